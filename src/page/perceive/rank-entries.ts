// Entries by words: sieved and ranked by what they are quickly called, the best of them then by their names as
// accessibility computes them, in full. Page world, reads only.
import { colorWordsIn, sameColor } from '../../ranking/color-words';
import { rankDocument } from '../../ranking/rank-document';
import { rankWords } from '../../ranking/rank-words';
import { literalKey } from '../../ranking/tokens';
import { wordQueries, type WordQuery } from '../../ranking/word-query';
import { candidateOf, entryWords, knownKindOf } from './entry-words';
import type { ItemIds } from './item-ids';
import { lookOf } from './look';
import type { Entry, PageModel } from './page-model';
import { sieve } from './sieve';
import { due, mapped, type Steps } from './slices';
import { labelOf, MAX_NAME_CHARS } from './words';

export interface RankedEntry {
  entry: Entry;
  /** 0…1, as in `Ranked`. */
  score: number;
}

/** Beyond those that are told, so many are named: a name may say more than what is quickly read. */
const NAMED_BEYOND = 12;
/** A longer label speaks of kinds, and is of none. */
const MAX_KIND_CHARS = 60;

export function* rankEntries(
  text: string,
  entries: readonly Entry[],
  page: { model: PageModel; ids: ItemIds; version: number },
  topK: number,
): Steps<RankedEntry[]> {
  const queries = wordQueries(text);
  const colors = colorsNamed(text);
  const documentOf = (entry: Entry) => {
    const { label, text: own, document } = entryWords(entry, page.version);
    return colors === undefined ? document : rankDocument(label, `${own} ${colors(entry)}`);
  };
  const ofKind = () => entriesOfKind(queries, entries);
  const few = yield* sieve(queries, { all: entries, documentOf, ofKind }, page.model);
  const candidates = yield* mapped(few, (entry) => {
    const candidate = candidateOf(entry, page);
    return colors === undefined
      ? candidate
      : { ...candidate, text: `${candidate.text ?? ''} ${colors(entry)}` };
  });
  if (due()) yield;
  const options = { topK: topK + NAMED_BEYOND };
  let ranked = rankWords(queries, candidates, options);
  let renamed = false;
  for (const { index } of ranked) {
    if (due()) yield;
    const candidate = candidates[index]!;
    const name = labelOf(few[index]!, MAX_NAME_CHARS);
    if (literalKey(name) === literalKey(candidate.label)) continue;
    candidate.label = name;
    renamed = true;
  }
  if (due()) yield;
  if (renamed) ranked = rankWords(queries, candidates, options);
  return ranked.slice(0, topK).map(({ index, score }) => ({ entry: few[index]!, score }));
}

/**
 * By entry, the query's own words for its colour: it is found by them as by words of its own. Undefined when the
 * query names no colour: then nobody need look.
 */
function colorsNamed(text: string): ((entry: Entry) => string) | undefined {
  const named = [...colorWordsIn(text)];
  if (named.length === 0) return undefined;
  const known = new Map<Entry, string>();
  return (entry) => {
    let words = known.get(entry);
    if (words === undefined) {
      const { color = '' } = lookOf(entry.el);
      words = named.flatMap(([word, meant]) => (sameColor(color, meant) ? [word] : [])).join(' ');
      known.set(entry, words);
    }
    return words;
  };
}

function* entriesOfKind(
  queries: readonly WordQuery[],
  entries: readonly Entry[],
): Steps<ReadonlySet<number>> {
  const named = new Set(queries.flatMap(({ kinds }) => kinds));
  const found = new Set<number>();
  if (named.size === 0) return found;
  for (const [at, entry] of entries.entries()) {
    if (due()) yield;
    if (entry.quickLabel !== undefined && entry.quickLabel.length >= MAX_KIND_CHARS) continue;
    const kind = knownKindOf(entry);
    if (kind !== undefined && named.has(kind)) found.add(at);
  }
  return found;
}
