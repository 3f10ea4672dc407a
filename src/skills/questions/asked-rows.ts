// Which rows of a list a question is about. Each word of it is bound to what the page says: a value of a cell, a
// bound that a column can be held to, the name of the list or of a column. What nothing says is told, never
// dropped: "how many invoices are overdue" is not answered by counting all of them. Pure.
import { kindsNamedBy } from '../../ranking/kinds';
import { cellOf } from '../../shared/extraction';
import type { Item } from '../items/items';
import type { SkillView } from '../skill';
import {
  isFunction,
  joined,
  leftOf,
  runsOf,
  takeNegation,
  takeNoun,
  VERBS,
  type Word,
} from '../words/question-words';
import { namesOfState, yesOrNo } from '../words/state-words';
import { fold, hasPhrase, isUnspaced, sameWord, tokens } from '../words/words';
import { takeBounds } from './asked-bounds';

export interface AskedRows {
  items: Item[];
  /** What narrowed them, in the words of the page or of the question. */
  by: string[];
  /** A word names the list. */
  isNamed: boolean;
  /** It is the list's own name that says it, or what its first column is called. */
  isOwnName: boolean;
  /** What the question calls the rows, where nothing on the page does. */
  noun?: string;
  /** The column that the question calls the rows by: of orders, "how many customers". */
  column?: string;
  /** Words that nothing on the page says. */
  unbound: string[];
}

interface Said {
  at: number;
  length: number;
  values: Array<{ field: string; text: string }>;
  negated: boolean;
}

/** `marker`: what the noun stands behind, as "how many" and "cheapest"; it says nothing else of the rows. */
export function askedRows(
  items: readonly Item[],
  question: string,
  view: SkillView,
  marker: RegExp,
): AskedRows {
  const bounds = takeBounds(items, question, view);
  const folded = fold(bounds.rest);
  const mark = marker.exec(folded);
  const before = mark ? tokens(folded.slice(0, mark.index)) : [];
  const after = tokens(mark ? folded.slice(mark.index + mark[0].length) : folded);
  const words: Word[] = [...before, ...after].map((text) => ({ text, taken: false }));
  const nounFrom = before.length;

  const names = [items[0]?.collection ?? ''];
  const fields = Object.keys(items[0]?.cells ?? {});
  const values = valuesSaid(words, items, nounFrom, names);
  const tests = [...bounds.tests, ...testsOf(values)];
  const by = [
    ...bounds.held,
    ...values.map(({ values: [first], negated }) => `${negated ? '≠ ' : ''}${first?.text ?? ''}`),
  ];

  let isNamed = takeNames(words, names);
  const column = takeColumns(words, items, fields, tests, by, nounFrom);
  if (column === fields[0] && column !== undefined) isNamed = true;
  const { mini } = view;
  const headings = view.passages('passages').flatMap(({ heading }) => heading ?? []);
  // On a page that is called "Boat", a "rowing boat" in a cell does not narrow the boats.
  const ofPage = [...headings, ...mini.title.split(/ [|·–—-] /)].filter((name) =>
    takesAll(name, words, nounFrom),
  );
  const isOfPage = takeNames(words, ofPage);
  takeParts(words, items, tests, by);
  const isOwnName = isNamed;
  const path = URL.canParse(mini.url) ? new URL(mini.url).pathname.replace(/[^\p{L}]+/gu, ' ') : '';
  isNamed = takeNames(words, [mini.title, path, ...headings]) || isNamed || isOfPage;

  const noun = isNamed || column !== undefined ? undefined : takeNoun(words, nounFrom);
  return {
    items: items.filter((item) => tests.every((test) => test(item))),
    by,
    isNamed,
    isOwnName,
    ...(noun === undefined ? {} : { noun }),
    ...(column === undefined || column === fields[0] ? {} : { column }),
    unbound: [...bounds.unheld, ...leftOf(words)],
  };
}

/** Cells whose whole text the question says, also in another inflection or language. */
function valuesSaid(
  words: Word[],
  items: readonly Item[],
  nounFrom: number,
  names: readonly string[],
): Said[] {
  const spans = new Map<string, Said>();
  const seen = new Set<string>();
  for (const { cells } of items)
    for (const [index, [field, { text }]] of Object.entries(cells).entries()) {
      const key = `${field}\n${text}`;
      if (seen.has(key)) continue;
      seen.add(key);
      // A bare number may be anything, unless it stands where rows have their names; a time of day is no other.
      if (!/\p{L}/u.test(text) && index > 0 && !/^\d{1,2}:\d\d$/.test(text)) continue;
      for (const name of namesOfState(text)) {
        const parts = tokens(name);
        if (
          parts.length === 0 ||
          parts.length > 8 ||
          parts.every((part) => isFunction({ text: part, taken: false }))
        )
          continue;
        for (const at of placesOf(parts, words)) {
          const span = `${at}+${parts.length}`;
          const said = spans.get(span) ?? { at, length: parts.length, values: [], negated: false };
          spans.set(span, { ...said, values: [...said.values, { field, text }] });
        }
        const isUn = parts.length === 1 ? words.findIndex((word) => isUnOf(word.text, parts[0] ?? '')) : -1;
        if (isUn >= 0)
          spans.set(`un${isUn}`, { at: isUn, length: 1, values: [{ field, text }], negated: true });
      }
    }
  const taken: Said[] = [];
  // The longest first; and of a word that is a value, too, the value before its opposite.
  const ordered = [...spans.values()].sort(
    (a, b) => b.length - a.length || Number(a.negated) - Number(b.negated) || a.at - b.at,
  );
  for (const said of ordered) {
    const own = words.slice(said.at, said.at + said.length);
    if (own.some((word) => word.taken)) continue;
    // Of a list that is called "Scripts" and has "Script" for a value, "scripts" are all rows.
    const isKind =
      said.at === nounFrom &&
      own.every(({ text }) =>
        names.some((name) => (ordered.length > 1 ? isNameFor(text, name) : isWhole(name, text))),
      );
    if (isKind) continue;
    for (const word of own) word.taken = true;
    taken.push({ ...said, negated: said.negated || takeNegation(words, said.at) });
  }
  return taken.sort((a, b) => a.at - b.at);
}

function placesOf(parts: readonly string[], words: readonly Word[]): number[] {
  return words.flatMap((_, at) =>
    parts.every((part, i) => {
      const word = words[at + i];
      return word !== undefined && (isUnspaced(part) ? word.text === part : sameWord(word.text, part));
    })
      ? [at]
      : [],
  );
}

/** "Unpaid" is what is not "paid". */
const isUnOf = (said: string, value: string): boolean =>
  said.startsWith('un') && value.length > 3 && sameWord(said.slice(2), value) && !sameWord(said, value);

/** Values of one column are alternatives, "open or paid"; those of several columns must all hold. */
function testsOf(values: readonly Said[]): Array<(item: Item) => boolean> {
  const has = (item: Item, { values: own }: Said): boolean =>
    own.some(({ field, text }) => {
      const cell = cellOf(item.cells, field);
      return cell !== undefined && fold(cell.text) === fold(text);
    });
  const wanted = new Map<string, Said[]>();
  for (const said of values) {
    const field = said.values[0]?.field ?? '';
    if (!said.negated) wanted.set(field, [...(wanted.get(field) ?? []), said]);
  }
  return [
    ...[...wanted.values()].map((group) => (item: Item) => group.some((said) => has(item, said))),
    ...values.filter(({ negated }) => negated).map((said) => (item: Item) => !has(item, said)),
  ];
}

/** Whether a name says a word, or one for the same kind of thing in any language. */
function isNameFor(word: string, name: string): boolean {
  const parts = tokens(name);
  if (parts.some((part) => sameWord(word, part) || isCompoundOf(part, word) || isCompoundOf(word, part)))
    return true;
  const kinds = kindsNamedBy(word);
  return kinds.size > 0 && parts.some((part) => [...kindsNamedBy(part)].some((kind) => kinds.has(kind)));
}

const isWhole = (name: string, word: string): boolean =>
  tokens(name).length === 1 && tokens(name).every((own) => sameWord(own, word));

/** "Kundenrechnungen" are "Rechnungen". */
const isCompoundOf = (whole: string, part: string): boolean =>
  part.length >= 5 && whole.length > part.length + 2 && whole.endsWith(part);

/** A heading that is the word behind the marker, and no more. */
function takesAll(name: string, words: readonly Word[], nounFrom: number): boolean {
  const noun = words.slice(nounFrom).find((word) => !word.taken && !isFunction(word));
  return noun !== undefined && !isUnspaced(noun.text) && isWhole(name, noun.text);
}

function takeNames(words: Word[], names: readonly string[]): boolean {
  const own = names.filter((name) => name !== '');
  let isNamed = false;
  for (const run of runsOf(words))
    for (const part of run)
      if (
        own.some((name) =>
          part.every(({ text }) => isUnspaced(text))
            ? saysHan(name, part)
            : part.length === 1 && isNameFor(part[0]?.text ?? '', name),
        )
      ) {
        if (part.some(({ taken }) => taken)) continue;
        for (const word of part) word.taken = true;
        isNamed = true;
      }
  return isNamed;
}

function saysHan(name: string, part: readonly Word[]): boolean {
  const text = joined(part);
  if (part.length < 2) return false;
  if (fold(name).includes(text)) return true;
  const kinds = ownKindsOf(text);
  return [...kindsNamedBy(name), ...tokens(name).flatMap((word) => [...kindsNamedBy(word)])].some((kind) =>
    kinds.has(kind),
  );
}

/** The kinds that the whole text names, not a shorter word within it. */
function ownKindsOf(text: string): Set<string> {
  const within = new Set([...kindsNamedBy(text.slice(1)), ...kindsNamedBy(text.slice(0, -1))]);
  return new Set([...kindsNamedBy(text)].filter((kind) => !within.has(kind)));
}

/** A column that the question names; one of yes and no says it of the rows. */
function takeColumns(
  words: Word[],
  items: readonly Item[],
  fields: readonly string[],
  tests: Array<(item: Item) => boolean>,
  by: string[],
  nounFrom: number,
): string | undefined {
  let called: string | undefined;
  for (const run of runsOf(words))
    for (const part of run) {
      if (part.some(({ taken }) => taken)) continue;
      const text = joined(part);
      const field = fields.find((name) =>
        isUnspaced(text)
          ? text.length > 1 && fold(name).includes(text)
          : part.length === 1 && isNameFor(text, name),
      );
      if (field === undefined) continue;
      const at = words.indexOf(part[0] ?? { text: '', taken: false });
      const says = items.map(({ cells }) => yesOrNo(cells[field]?.text ?? ''));
      if (says.every((one) => one !== undefined) && says.some((one) => one !== says[0])) {
        const isNo = takeNegation(words, at);
        tests.push((item) => yesOrNo(item.cells[field]?.text ?? '') !== isNo);
        by.push(`${isNo ? '≠ ' : ''}${field}`);
      } else if (
        words.slice(nounFrom, at).every((word) => word.taken || isFunction(word)) &&
        !words.slice(nounFrom, at).some(({ text: own }) => VERBS.has(own))
      )
        called ??= field;
      // "How many have a discount": what the column must say is not said.
      else if (by.length === 0) continue;
      for (const word of part) word.taken = true;
    }
  return called;
}

/** Words that some rows say within a longer text. */
function takeParts(
  words: Word[],
  items: readonly Item[],
  tests: Array<(item: Item) => boolean>,
  by: string[],
): void {
  for (const run of runsOf(words))
    for (const part of run) {
      if (part.some(({ taken }) => taken)) continue;
      const text = joined(part);
      if (isUnspaced(text) ? text.length < 2 : !/\p{L}{3}/u.test(text) && part.length < 2) continue;
      const says = (item: Item): boolean => textsOf(item).some((own) => saysPart(own, text, part.length));
      const saying = items.filter(says).length;
      if (saying === 0) continue;
      const isNo = takeNegation(words, words.indexOf(part[0] ?? { text: '', taken: false }));
      for (const word of part) word.taken = true;
      if (saying === items.length && !isNo) continue;
      tests.push((item) => says(item) !== isNo);
      by.push(`${isNo ? '≠ ' : ''}${text}`);
    }
}

/** Words in a sentence mention; in a few words, and in a card, they say. */
const FEW_WORDS = 4;

function textsOf({ cells, text }: Item): string[] {
  const own = Object.values(cells).map((cell) => cell.text);
  return own.length > 0 ? own : [text];
}

function saysPart(own: string, part: string, length: number): boolean {
  const text = fold(own);
  if (isUnspaced(part) || length > 1) return hasPhrase(text, part);
  const parts = tokens(text);
  return parts.length <= FEW_WORDS ? parts.some((word) => sameWord(part, word)) : parts.includes(part);
}
