// Entries by words: sieved and ranked by what they are quickly called, the best of them then by their names as
// accessibility computes them, in full. Page world, reads only.
import { MAX_CANDIDATES } from '../../shared/perception-budgets';
import type { RankCandidate, RankOptions } from '../../ranking/candidate';
import { colorWordsIn, sameColor } from '../../ranking/color-words';
import type { RankDocument } from '../../ranking/rank-document';
import { foldNudge } from '../../ranking/nudge';
import { beginsWordIn, foldText, literalKey } from '../../ranking/tokens';
import { wordQueries, type WordQuery } from '../../ranking/word-query';
import { candidateOf, entryWords } from './entry-words';
import { entryId, isAboveFold, kindOfEntry } from './hit';
import type { ItemIds } from './item-ids';
import { lookOf } from './look';
import type { Entry, PageModel } from './page-model';
import type { Ranker } from './ranker';
import { CHEAP, sieve } from './sieve';
import { due, mapped, type Steps } from './slices';
import { fullLabelOf } from './words';

export interface RankedEntry {
  entry: Entry;
  /** 0…1, as in `Ranked`. */
  score: number;
}

/** Beyond those that are told, so many are named: a name may say more than what is quickly read. */
const NAMED_BEYOND = 12;
/** So many are ranked for each that is told, and so many at least: of more all, as many as one cycle takes. */
const RANKED_TIMES = 4;
const MIN_RANKED = 100;
/** A longer label speaks of kinds, and is of none. */
const MAX_KIND_CHARS = 60;

interface Searched {
  model: PageModel;
  ids: ItemIds;
  ranker: Ranker;
  /** Elements acted on lately, the last first. */
  acted: readonly Element[];
  version: number;
}

/** The best first, a few more than `topK`: not all of them may be visible. */
export function* rankEntries(
  text: string,
  entries: readonly Entry[],
  page: Searched,
  topK: number,
): Steps<RankedEntry[]> {
  const queries = wordQueries(text);
  const documents = () => documentsOf(entries, page.version);
  const ofKind = () => entriesOfKind(queries, entries);
  const limit = Math.min(MAX_CANDIDATES, Math.max(MIN_RANKED, RANKED_TIMES * topK));
  let few = yield* sieve(queries, { all: entries, documents, ofKind }, page, limit);
  let candidates = yield* mapped(few, (entry) => candidateOf(entry, page));
  const colors = colorWordsIn(text);
  if (colors.size > 0 && !candidates.some((candidate) => answers(candidate, queries))) {
    const ofColor = yield* entriesOfColor(colors, entries, topK);
    const wanted = new Set([...few, ...[...ofColor.keys()].slice(0, MAX_CANDIDATES)]);
    few = entries.filter((entry) => wanted.has(entry));
    candidates = yield* mapped(few, (entry) => {
      const candidate = candidateOf(entry, page);
      return { ...candidate, text: `${candidate.text ?? ''} ${ofColor.get(entry) ?? ''}` };
    });
  }
  const options = { topK: topK + NAMED_BEYOND, ...whereWorkGoesOn(page) };
  const rank = () => page.ranker.rank(queries, candidates, options, entries.length);
  let ranked = yield* rank();
  let renamed = false;
  for (const { index } of ranked) {
    if (due()) yield;
    const candidate = candidates[index]!;
    const name = fullLabelOf(few[index]!);
    if (literalKey(name) === literalKey(candidate.label)) continue;
    candidate.label = name;
    renamed = true;
  }
  if (renamed) ranked = yield* rank();
  return ranked
    .map(({ index, score, exact }) => {
      const entry = few[index]!;
      return { entry, score: exact || !isAboveFold(entry.el) ? score : score + foldNudge(score) };
    })
    .sort((a, b) => b.score - a.score);
}

/** All words of an alternative stand in the thing or around it: a colour among them is a word like another. */
function answers({ label, text = '', context = '' }: RankCandidate, queries: readonly WordQuery[]): boolean {
  const words = foldText(`${label} ${text} ${context}`);
  return queries.some(({ terms }) => terms.length > 0 && terms.every((term) => beginsWordIn(words, term)));
}

/**
 * By entry, the query's own words for its colour: it is found by them as by words of its own. None when most of
 * the page, and more than is asked for, has the colour: then it describes nothing.
 */
function* entriesOfColor(
  named: ReadonlyMap<string, string>,
  entries: readonly Entry[],
  topK: number,
): Steps<ReadonlyMap<Entry, string>> {
  const found = new Map<Entry, string>();
  for (const entry of entries) {
    if (due()) yield;
    const { color = '' } = lookOf(entry.el);
    const words = [...named].flatMap(([word, meant]) => (sameColor(color, meant) ? [word] : []));
    if (words.length > 0) found.set(entry, words.join(' '));
  }
  return found.size > topK && found.size * 2 > entries.length ? new Map() : found;
}

const known = new WeakMap<readonly Entry[], { documents: readonly RankDocument[]; version: number }>();

function* documentsOf(entries: readonly Entry[], version: number): Steps<readonly RankDocument[]> {
  const before = known.get(entries);
  if (before?.version === version) return before.documents;
  const documents = yield* mapped(entries, (entry) => entryWords(entry, version).document, CHEAP);
  known.set(entries, { documents, version });
  return documents;
}

/** The focused field, else what was acted on last, and all that was acted on lately. */
function whereWorkGoesOn({ model, ids, acted }: Searched): Pick<RankOptions, 'near' | 'recent'> {
  const focused = model.root.ownerDocument.activeElement;
  const [last] = acted;
  const here = (focused && model.byElement.get(focused)) ?? (last && model.byElement.get(last));
  const entries = acted.flatMap((el) => model.byElement.get(el) ?? []);
  return {
    recent: new Set(entries.map((entry) => entryId(entry, ids))),
    ...(here ? { near: here.order } : {}),
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
    if (at % CHEAP === 0 && due()) yield;
    if (entry.quickLabel !== undefined && entry.quickLabel.length >= MAX_KIND_CHARS) continue;
    const kind = kindOfEntry(entry);
    if (kind !== undefined && named.has(kind)) found.add(at);
  }
  return found;
}
