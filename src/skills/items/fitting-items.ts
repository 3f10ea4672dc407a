// Which items fit a phrase, by what is said of them, their names and their places.
import type { TargetPhrase } from '../../shared/intent';
import { meansItem } from '../words/role-words';
import { fold, hasPhrase, keywords, nameScore, stem, tokens } from '../words/words';
import { isOfTime, measureOf } from './item-cells';
import { meets } from './item-conditions';
import type { Item } from './items';

export interface ScoredItem {
  item: Item;
  score: number;
}

/**
 * Items that fit a phrase, best first: conditions are filters, then words, then a superlative, then an ordinal.
 * `useText` false: the phrase's words name a part of the item, not the item.
 */
export function fittingItems(
  items: readonly Item[],
  phrase: TargetPhrase,
  locale: string,
  useText = true,
): ScoredItem[] {
  let fitting: ScoredItem[] = items.map((item) => ({ item, score: 1 }));
  const told = phrase.where ? columnsTold(items) : undefined;
  for (const condition of phrase.where ?? [])
    fitting = fitting.flatMap(({ item, score }) => {
      const fit = meets(told ? withColumns(item, told) : item, condition, locale);
      return fit >= 0.5 ? [{ item, score: score * fit }] : [];
    });
  const words = useText ? phrase.text.trim() : '';
  if (words !== '') {
    const named = fitting.flatMap(({ item, score }) => {
      const fit = itemNameScore(item, words);
      return fit >= 0.45 ? [{ item, score: score * fit }] : [];
    });
    // "the cheapest flight": the word names the kind of item, which no row says of itself.
    const ofKind = phrase.ordinal === undefined ? [] : fitting.filter(({ item }) => isOfKind(item, words));
    if (named.length > 0 || !(phrase.where?.length || phrase.superlative || meansItem(phrase.roles)))
      fitting = named.length > 0 ? named : ofKind;
  }
  if (phrase.superlative) {
    const { field, direction } = phrase.superlative;
    const measured = fitting.flatMap(({ item, score }) => {
      const value = measureOf(item, field);
      return value === undefined ? [] : [{ item, score, value }];
    });
    const groups = new Map<string, number>();
    for (const each of measured)
      groups.set(each.item.collectionId, (groups.get(each.item.collectionId) ?? 0) + 1);
    // Compare within the largest collection that has the field: a total row elsewhere is not a candidate.
    const home = [...groups].sort((a, b) => b[1] - a[1])[0]?.[0];
    const own = measured.filter((each) => each.item.collectionId === home);
    // Where most dates cannot be read, the newest of the others is not the newest of all.
    const all = fitting.filter(({ item }) => item.collectionId === home);
    if (isOfTime(field) && own.length < all.length / 2) return [];
    own.sort((a, b) => (direction === 'min' ? a.value - b.value : b.value - a.value));
    const top = own[0];
    if (phrase.count !== undefined) return own.slice(0, Math.abs(phrase.count));
    fitting = top ? own.filter((each) => each.value === top.value) : [];
  }
  if (phrase.step !== undefined) return everyNth(mainGroup(fitting), phrase.step);
  if (phrase.count !== undefined) {
    const sorted = mainGroup(fitting);
    return phrase.count > 0 ? sorted.slice(0, phrase.count) : sorted.slice(phrase.count);
  }
  if (phrase.ordinal !== undefined && fitting.length > 0) {
    const sorted = mainGroup(fitting);
    const nth = phrase.ordinal > 0 ? sorted[phrase.ordinal - 1] : sorted[sorted.length + phrase.ordinal];
    return nth ? [nth] : [];
  }
  return fitting.sort((a, b) => b.score - a.score || a.item.index - b.item.index);
}

/** Nothing narrows them: not those of a kind, so many of them, or every second. */
export const isWhole = ({ where, count, ordinal, step }: TargetPhrase): boolean =>
  !where?.length && count === undefined && ordinal === undefined && step === undefined;

const columnKey = ({ collectionId }: Item, name: string): string => `${collectionId} ${name}`;

/** Columns that say something in any row: of another one no row can be told by. */
const columnsTold = (items: readonly Item[]): Set<string> =>
  new Set(
    items.flatMap((item) =>
      Object.entries(item.cells).flatMap(([name, { text }]) => (text === '' ? [] : [columnKey(item, name)])),
    ),
  );

const withColumns = (item: Item, told: ReadonlySet<string>): Item => ({
  ...item,
  cells: Object.fromEntries(Object.entries(item.cells).filter(([name]) => told.has(columnKey(item, name)))),
});

/** "The second order": of a list of orders, or one that has a column of that name. */
function isOfKind(item: Item, words: string): boolean {
  const wanted = keywords(words).map(stem);
  return [item.collection, ...Object.keys(item.cells)].some((name) => {
    const said = keywords(name).map(stem);
    return wanted.length > 0 && wanted.every((word) => said.includes(word));
  });
}

/** The 2nd, the 4th… of them. */
export const everyNth = <T>(all: readonly T[], step: number): T[] =>
  all.filter((_, at) => (at + 1) % step === 0);

/** The collection with the most fitting items, in order. */
function mainGroup(fitting: readonly ScoredItem[]): ScoredItem[] {
  const counts = new Map<string, number>();
  for (const { item } of fitting) counts.set(item.collectionId, (counts.get(item.collectionId) ?? 0) + 1);
  const home = [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
  return fitting.filter(({ item }) => item.collectionId === home).sort((a, b) => a.item.index - b.item.index);
}

export function itemNameScore(item: Item, words: string): number {
  if (saysTooLittle(item, words) || isOtherFile(item, words)) return 0;
  let best = 0;
  for (const cell of Object.values(item.cells)) best = Math.max(best, nameScore(words, cell.text));
  for (const hit of item.hits) best = Math.max(best, nameScore(words, hit.label) * 0.98);
  const inText = hasPhrase(fold(item.text), fold(words)) ? 0.85 : nameScore(words, item.text) * 0.9;
  return Math.max(best, inText, hasAllWords(item, words) ? 0.68 : 0);
}

/** The name of a file, or an address, is that of one alone: "data.json" is not "data-Copy1.json". */
function isOtherFile({ text, hits }: Item, words: string): boolean {
  const said = fold([text, ...hits.map(({ label }) => label)].join(' '));
  return [...words.matchAll(FILE_NAME)].some(([name]) => !said.includes(fold(name)));
}

const FILE_NAME = /[^\s"“”„]+\.\p{L}[\p{L}\d]{1,4}(?=$|\s)/gu;

/** Of many words that tell about a thing a row of another one may say a few. */
function saysTooLittle({ text }: Item, words: string): boolean {
  const wanted = keywords(words);
  const said = tokens(text);
  return (
    wanted.length > MANY_WORDS && wanted.filter((word) => said.includes(word)).length * 2 < wanted.length
  );
}
const MANY_WORDS = 5;

/** "The user otto", of a row that has "otto" and "user" in its cells: more than another user's row has. */
function hasAllWords({ text }: Item, words: string): boolean {
  const wanted = keywords(words);
  const said = tokens(text);
  return wanted.length > 1 && wanted.every((word) => said.includes(word));
}
