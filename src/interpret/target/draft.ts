// A target phrase half taken apart: what was recognised so far, and the words still to be read.
import type { TargetPhrase } from '../../shared/intent';
import type { Condition } from '../clauses/conditions';
import type { LanguageTable } from '../language/language';

export type Look = NonNullable<TargetPhrase['look']>;

export interface Draft {
  /** Masked words that nothing has claimed yet. */
  rest: string;
  /** The name, still masked, when it was quoted or announced ("called …"). */
  literal: string | undefined;
  roles: string[];
  ordinal: number | undefined;
  look: Look;
  within: string | undefined;
  superlative: TargetPhrase['superlative'];
  where: Condition[];
  all: boolean;
  count: number | undefined;
  step: number | undefined;
}

export const newDraft = (rest: string): Draft => ({
  rest,
  literal: undefined,
  roles: [],
  ordinal: undefined,
  look: {},
  within: undefined,
  superlative: undefined,
  where: [],
  all: false,
  count: undefined,
  step: undefined,
});

/** Word boundaries of the language, for the front and the back of a regex. */
export const edge = (table: LanguageTable): [string, string] =>
  table.spaced ? ['(?<![\\p{L}\\p{N}])', '(?![\\p{L}\\p{N}])'] : ['', ''];
