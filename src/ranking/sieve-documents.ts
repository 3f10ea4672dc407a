// The cheap sieve before BM25: which of all the things on a page are worth scoring. One pass over folded words,
// no index to build or to keep right. Pure; in steps, so that a page of ten thousand things is not read in one
// task, and the same in the ranking worker, where nothing is in the way.
import type { RankDocument } from './rank-document';
import { beginsWordIn } from './tokens';
import type { WordQuery } from './word-query';

export interface SieveAsk {
  queries: readonly WordQuery[];
  /** In document order. */
  documents: readonly RankDocument[];
  /** At most this many are let through. */
  limit: number;
  /** Positions of the things whose inferred kind the words name. */
  ofKind?: ReadonlySet<number> | undefined;
  /** Folded words around each thing, where they are to count. */
  contexts?: readonly (string | undefined)[] | undefined;
}

export interface Sieved {
  /** Positions in the given documents, ascending. */
  kept: number[];
  /** Some thing has all the words of an alternative in its own words: what stands around it need not be read. */
  answered: boolean;
}

/** The pause is asked for after this many documents. */
const STRIDE = 256;

export function* sieveSteps(ask: SieveAsk, due: () => boolean): Generator<void, Sieved, void> {
  const { queries, documents, limit } = ask;
  const kept = new Set<number>();
  let answered = false;
  for (const query of queries) {
    const scores = new Uint16Array(documents.length);
    const held = new Set<string>();
    for (let at = 0; at < documents.length; at++) {
      if (at % STRIDE === 0 && due()) yield;
      const { score, all } = ownScore(query, documents[at]!, held);
      scores[at] = score + (ask.ofKind?.has(at) === true ? OF_KIND : 0) + contextScore(query, ask, at);
      answered ||= all;
    }
    const strange = query.terms.filter((term) => term.length >= 5 && !held.has(term));
    if (strange.length > 0) yield* addLookalikes(strange, documents, scores, due);
    for (const at of best(scores, limit)) kept.add(at);
  }
  return { kept: [...kept].sort((a, b) => a - b), answered };
}

/** The same without a pause. */
export function sieveNow(ask: SieveAsk): Sieved {
  const { value, done } = sieveSteps(ask, () => false).next();
  if (done !== true) throw new Error('paused, though nothing was due');
  return value;
}

const EXACT = 400;
const WHOLE_PHRASE = 16;
const OF_KIND = 40;
const IN_LABEL = 12;
const IN_TEXT = 8;
const IN_CONTEXT = 4;
/** A thing that holds most of the letters of a word that is nowhere on the page. */
const ALIKE = 4;

function ownScore(
  { literal, key, terms }: WordQuery,
  { label, key: ownKey, text }: RankDocument,
  held: Set<string>,
): { score: number; all: boolean } {
  if (key === '') return { score: label.includes(literal) && literal !== '' ? EXACT : 0, all: false };
  let score = 0;
  let found = 0;
  if (ownKey === key) score = EXACT;
  else if (beginsWordIn(label, key)) score = WHOLE_PHRASE;
  for (const term of terms) {
    if (beginsWordIn(label, term)) score += IN_LABEL;
    else if (text !== '' && beginsWordIn(text, term)) score += IN_TEXT;
    else continue;
    found++;
    held.add(term);
  }
  return { score, all: found === terms.length };
}

function contextScore({ terms }: WordQuery, { contexts }: SieveAsk, at: number): number {
  const context = contexts?.[at];
  if (context === undefined) return 0;
  let score = 0;
  for (const term of terms) if (beginsWordIn(context, term)) score += IN_CONTEXT;
  return score;
}

/** A typo spoils two pairs of letters of a word; half of them must still be there. */
function* addLookalikes(
  terms: readonly string[],
  documents: readonly RankDocument[],
  scores: Uint16Array,
  due: () => boolean,
): Generator<void, void, void> {
  const pairs = terms.map(letterPairs);
  for (const [at, { label, text }] of documents.entries()) {
    if (at % STRIDE === 0 && due()) yield;
    for (const of of pairs)
      scores[at]! += Math.round(ALIKE * Math.max(overlap(of, label), overlap(of, text) / 2));
  }
}

function letterPairs(term: string): string[] {
  const pairs: string[] = [];
  for (let i = 0; i + 1 < term.length; i++) pairs.push(term.slice(i, i + 2));
  return pairs;
}

function overlap(pairs: readonly string[], text: string): number {
  if (text.length < 3 || text.length > 400) return 0;
  let hits = 0;
  for (const pair of pairs) if (text.includes(pair)) hits++;
  return hits >= pairs.length / 2 ? hits / pairs.length : 0;
}

/** Positions of the best `limit` scores above 0; among equals the first in the document. */
function best(scores: Uint16Array, limit: number): number[] {
  const all: number[] = [];
  for (let at = 0; at < scores.length; at++) if (scores[at]! > 0) all.push(at);
  if (all.length <= limit) return all;
  const sorted = Uint16Array.from(all, (at) => scores[at]!).sort();
  const least = sorted[sorted.length - limit]!;
  let ties = limit - (sorted.length - upperBound(sorted, least));
  return all.filter((at) => scores[at]! > least || (scores[at] === least && ties-- > 0));
}

/** How many of the sorted values are at most `value`. */
function upperBound(sorted: Uint16Array, value: number): number {
  const above = sorted.findIndex((each) => each > value);
  return above < 0 ? sorted.length : above;
}
