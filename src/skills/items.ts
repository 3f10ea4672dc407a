// Items of repeated structures (rows, cards, messages) as one shape, whether perception read them as a
// table or only as things that repeat; and the judging of a user's conditions on them.
import type { Extraction } from '../shared/extraction';
import type { TargetPhrase } from '../shared/intent';
import type { PcdHit } from '../shared/query';
import { bytesIn, dateIn, dateValue, measure, measureAmong, moneyIn, numberIn, timeIn } from './quantity';
import { meansItem } from './role-words';
import { fold, hasPhrase, keywords, nameScore, stem, tokens } from './words';

export interface Item {
  collectionId: string;
  /** Name of the collection. */
  collection: string;
  /** 0-based place in the collection. */
  index: number;
  text: string;
  /** Cell texts by field name; empty when perception saw no fields. */
  cells: Readonly<Record<string, { text: string; number?: number | undefined; date?: string | undefined }>>;
  /** Things in the item that can be pointed at, in document order. */
  hits: PcdHit[];
}

export function itemsOf(tables: readonly Extraction[], hits: readonly PcdHit[]): Item[] {
  const items: Item[] = [];
  const byKey = new Map<string, PcdHit[]>();
  for (const hit of [...hits].sort((a, b) => a.order - b.order)) {
    if (!hit.collectionId || hit.itemIndex === undefined) continue;
    const key = `${hit.collectionId}#${hit.itemIndex}`;
    byKey.set(key, [...(byKey.get(key) ?? []), hit]);
  }
  const byId = new Map(hits.map((hit) => [hit.id, hit]));
  const taken = new Set<string>();
  for (const table of tables) {
    // Its things are part of no item: it is the frame of the page.
    const held = table.rows.flatMap(({ actions }) => actions.flatMap(({ id }) => byId.get(id) ?? []));
    const isListed = held.some(({ collectionId }) => collectionId === table.collectionId);
    if (!isListed && held.some(({ collectionId }) => collectionId === undefined)) continue;
    for (const row of table.rows) {
      const key = `${table.collectionId}#${row.index}`;
      taken.add(key);
      const own = byKey.get(key) ?? [];
      const listed = row.actions.flatMap((action) => byId.get(action.id) ?? []);
      const all = [...new Set([...own, ...listed])].sort((a, b) => a.order - b.order);
      const texts = Object.values(row.cells).map((cell) => cell.text as string);
      items.push({
        collectionId: table.collectionId,
        collection: table.name,
        index: row.index,
        text: all[0]?.itemText ?? texts.join(' '),
        cells: row.cells,
        hits: all,
      });
    }
  }
  for (const [key, own] of byKey) {
    if (taken.has(key)) continue;
    const first = own[0];
    if (!first?.collectionId || first.itemIndex === undefined) continue;
    items.push({
      collectionId: first.collectionId,
      collection: '',
      index: first.itemIndex,
      text: first.itemText ?? own.map((hit) => hit.label).join(' '),
      cells: {},
      hits: own,
    });
  }
  return items;
}

/** Stands in a row or card that says more than it does: a bar of controls is a list, too, of nothing but them. */
export const isPartOfItem = ({ itemText, label }: PcdHit): boolean =>
  itemText !== undefined && fold(itemText) !== fold(label);

/** The items of each collection, in their order. */
export function byCollection(items: readonly Item[]): Item[][] {
  const lists = new Map<string, Item[]>();
  for (const item of items) {
    const own = lists.get(item.collectionId);
    if (own) own.push(item);
    else lists.set(item.collectionId, [item]);
  }
  return [...lists.values()];
}

/** The field of an item that the user's word for it means. */
export function cellFor(
  item: Item,
  field: string,
): { name: string; text: string; score: number } | undefined {
  let best: { name: string; text: string; score: number } | undefined;
  for (const [name, cell] of Object.entries(item.cells)) {
    const score = Math.max(nameScore(field, name), fieldSynonym(field, name) ? 0.75 : 0);
    if (score > (best?.score ?? 0.45)) best = { name, text: cell.text, score };
  }
  if (best) return best;
  const labelled = field === '' ? undefined : labelledText(item, field);
  return labelled === undefined ? undefined : { name: field, text: labelled, score: 0.6 };
}

/** "Price: $3" inside the text of a card. */
function labelledText(item: Item, field: string): string | undefined {
  // Not in the midst of a word: "by" is no part of "Bobby".
  const named = `(?<![a-z0-9])${escaped(field)}(?![a-z0-9])`;
  return new RegExp(`${named}\\s*[:=]?\\s*([^|;\\n]{1,60})`, 'i').exec(item.text)?.[1];
}

const FIELD_WORDS: readonly RegExp[] = [
  /price|cost|amount|total|fare|sum|fee|charge|preis|betrag|价格|金额/,
  /date|day|when|issued|created|time|datum|日期/,
  /name|title|subject|product|item|description|titel|名称/,
  /duration|length|time|dauer/,
  /sender|from|author|by|user|von|作者/,
  /status|state|zustand|状态/,
  /quantity|count|number|stock|anzahl|数量/,
  /rating|stars|score|bewertung/,
];

function fieldSynonym(wanted: string, name: string): boolean {
  const [w, n] = [fold(wanted), fold(name)];
  return FIELD_WORDS.some((words) => words.test(w) && words.test(n));
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

type Condition = NonNullable<TargetPhrase['where']>[number];

/** Whether an item meets a condition: 0 no, 1 surely, between when the text only suggests it. */
export function meets(item: Item, condition: Condition, locale: string): number {
  const cell = condition.field ? cellFor(item, condition.field) : undefined;
  const texts = cell ? [cell.text] : Object.values(item.cells).map((each) => each.text);
  const whole = cell ? cell.text : item.text;
  const wanted = fold(condition.value);
  // "Over 500" is asked in the unit of the column, "over 500 KB" of sizes.
  const read = bytesIn(condition.value) === undefined ? measure : bytesIn;
  const compare = (judge: (value: number, bound: number) => boolean): number => {
    const bound = read(condition.value, condition.field);
    if (bound === undefined) return 0;
    const isDate = dateIn(condition.value, locale) !== undefined;
    const isMoney = moneyIn(condition.value) !== undefined;
    const readings = (cell ? [cell.text] : texts.length > 0 ? texts : [item.text]).map((text) => {
      const date = dateIn(text, locale);
      // "Over 100 dollars" is asked of amounts alone; no number is meant that is a day.
      if (isMoney && !cell) return moneyIn(text);
      if (!isDate) return date === undefined || cell ? read(text, condition.field) : undefined;
      return date === undefined ? undefined : dateValue(date);
    });
    return readings.some((value) => value !== undefined && judge(value, bound)) ? 1 : 0;
  };
  switch (condition.op) {
    case 'is': {
      const isMarked = condition.field === undefined && TICKED.test(wanted);
      if (isMarked && item.hits.some(isTicked)) return 1;
      if (cell) return isSame(cell.text, condition.value, locale);
      if (texts.some((text) => isSame(text, condition.value, locale) === 1)) return 1;
      // "Not selected" is no mark.
      if (isMarked) return 0;
      return item.hits.some((hit) => fold(hit.label) === wanted)
        ? 1
        : hasPhrase(fold(whole), wanted)
          ? 0.9
          : tokens(wanted).every((word) => tokens(whole).includes(word))
            ? 0.6
            : dateMatches(whole, condition.value, locale);
    }
    case 'contains':
      return fold(whole).includes(wanted) ? 1 : dateMatches(whole, condition.value, locale);
    case 'startsWith':
      return [whole, ...texts].some((text) => fold(text).startsWith(wanted)) ? 1 : 0;
    case 'endsWith':
      return [whole, ...texts].some((text) => fold(text).endsWith(wanted)) ? 1 : 0;
    case 'not':
      return 1 - Math.round(meets(item, { ...condition, op: 'is' }, locale));
    case 'lt':
      return compare((value, bound) => value < bound);
    case 'le':
      return compare((value, bound) => value <= bound);
    case 'gt':
      return compare((value, bound) => value > bound);
    case 'ge':
      return compare((value, bound) => value >= bound);
    case 'between': {
      const upper = read(condition.to ?? condition.value, condition.field);
      return compare((value, bound) => value >= bound && upper !== undefined && value <= upper);
    }
  }
}

const TICKED =
  /^(?:(?:selected|checked|ticked|marked|highlighted)|(?:ausgewahlte|markierte|angehakte|angekreuzte)[nrs]?|(?:选中|勾选|已选)的?)$/;

/** A row that is chosen, or whose box is ticked; a switch in it says something else. */
const isTicked = ({ role, selected, checked }: PcdHit): boolean =>
  selected === true || (role === 'checkbox' && checked === true);

function isSame(text: string, wanted: string, locale: string): number {
  const [t, w] = [fold(text), fold(wanted)];
  if (t === w || tokens(t).join(' ') === tokens(w).join(' ')) return 1;
  const [a, b] = [numberIn(t), numberIn(w)];
  if (a !== undefined && a === b && /^[^\p{L}]*$/u.test(t + w)) return 1;
  if (hasPhrase(t, w)) return 0.8;
  return Math.max(dateMatches(text, wanted, locale), nameScore(wanted, text) >= 0.75 ? 0.7 : 0);
}

/** A text holds the day or the month that the user said. */
function dateMatches(text: string, wanted: string, locale: string): number {
  const [have, want] = [dateIn(text, locale), dateIn(wanted, locale)];
  if (!have || !want) return 0;
  return have === want || (want.length === 7 && have.startsWith(want)) ? 0.9 : 0;
}

/** The value that a superlative compares: the named field, else the only thing that measures. */
export function measureOf(item: Item, field: string): number | undefined {
  const cell = cellFor(item, field);
  if (cell) {
    const told = isOfTime(field) ? momentOf({ ...item.cells[cell.name], text: cell.text }) : undefined;
    const found = told ?? measureAmong(cell.text, field);
    if (found !== undefined) return found;
  }
  const labelled = field === '' ? undefined : labelledText(item, field);
  const beside = labelled === undefined ? undefined : measureAmong(labelled, field);
  if (beside !== undefined) return beside;
  const about = fold(field);
  const texts = Object.values(item.cells).map((each) => each.text);
  const pool = [...(texts.length > 0 ? texts : [item.text]), ...item.hits.map((hit) => hit.label)];
  if (/price|cost|cheap|expens|preis|价/.test(about)) {
    for (const text of pool) {
      const amount = moneyIn(text);
      if (amount !== undefined) return amount;
    }
  }
  if (/date|new|old|recent|latest|datum/.test(about))
    for (const each of [...Object.values(item.cells), ...pool.map((text) => ({ text }))]) {
      const moment = momentOf(each);
      if (moment !== undefined) return moment;
    }
  const numbers = pool
    .flatMap((text) => (/\d/.test(text) ? [measureAmong(text, field)] : []))
    .filter((n) => n !== undefined);
  return field === '' || numbers.length === 1 ? numbers[0] : cell ? undefined : numbers[0];
}

/** The day that a text tells, and the time of it, so that they compare; "yesterday" is read where the page is. */
function momentOf({
  text,
  date = dateIn(text),
}: {
  text: string;
  date?: string | undefined;
}): number | undefined {
  return date === undefined ? undefined : dateValue(date) + (timeIn(text) ?? 0) / MINUTES_OF_DAY;
}
const MINUTES_OF_DAY = 1_440;

/** Whether things that stand together, and are no item of a list, say all that an item is to be known by. */
export function meetAll(hits: readonly PcdHit[], { where = [] }: TargetPhrase, locale: string): boolean {
  const text = hits.map((hit) => [hit.label, hit.text ?? ''].join(' ')).join(' ');
  const whole = { cells: {}, hits, text } as unknown as Item;
  return where.every((condition) => meets(whole, condition, locale) >= 0.5);
}

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

const isOfTime = (field: string): boolean => /date|datum|newest|oldest|latest|日期/.test(fold(field));

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

/** Terms with their definitions, or rows of a name and a value that no head calls anything. */
export const isPairList = ({ fields }: { fields: readonly string[] }): boolean =>
  fields.length === 2 && (fields[0] === 'term' || fields[1] === 'column 2');
