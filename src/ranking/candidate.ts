// What ranking knows of one thing on a page. Plain data: the same for the worker and inline.
import type { Landmark } from '../shared/selector';

export interface RankCandidate {
  id: string;
  /** Accessible name, else the best visible text. */
  label: string;
  /** Other words of its own: placeholder, value, options, visible text, attribute names. */
  text?: string;
  /** Words around it: section, text of the row or card. */
  context?: string;
  /** Inferred meaning (`kinds.ts`). */
  kind?: string;
  landmark?: Landmark;
  /** Clickable by listener, cursor or focus only. */
  implicit?: boolean;
  /** Position in document order. */
  order: number;
}

export interface RankOptions {
  /** Document order of the place where the work is going on (last act, focused field). */
  near?: number;
  /** Ids acted on lately, which the user is likelier to mean again. */
  recent?: ReadonlySet<string>;
  /** At most this many results. Default all that match. */
  topK?: number;
}

export interface Ranked {
  id: string;
  /** Index in the given candidates. */
  index: number;
  /** 0…1, comparable within one answer; 1 = the name is exactly what was asked for. */
  score: number;
  exact: boolean;
}
