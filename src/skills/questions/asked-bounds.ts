// The bounds that a question sets on rows: "over 100 €", "at least 3", "in March", "before 1 May 2026". Pure.
import { findDate } from '../../interpret/dates';
import { cellOf } from '../../shared/extraction';
import type { Item } from '../items/items';
import type { SkillView } from '../skill';
import { dateIn, moneyIn, numberIn } from '../words/quantity';
import { fold, keywords, sameWord, tokens } from '../words/words';

/** What is left of the question, which rows keep to its bounds, and the bounds that no column can be held to. */
export interface Bounds {
  rest: string;
  tests: Array<(item: Item) => boolean>;
  /** The bounds that the tests hold, in the question's words. */
  held: string[];
  unheld: string[];
}

const VALUE = String.raw`(?<value>(?:\p{Sc}\s?)?\d[\d.,]*(?:\s?(?:\p{Sc}|(?:euros?|eur|usd|dollars?|chf|k|元|块)(?!\p{L})))?)`;
const COMPARISONS: ReadonlyArray<[RegExp, (value: number, bound: number) => boolean]> = [
  [
    'over|more than|above|greater than|higher than|exceeding|über|mehr als|höher als|größer als|teurer als|超过|大于|高于|多于',
    (value: number, bound: number) => value > bound,
  ],
  [
    'under|less than|fewer than|below|lower than|cheaper than|unter|weniger als|kleiner als|billiger als|günstiger als|低于|少于|小于|不到',
    (value: number, bound: number) => value < bound,
  ],
  ['at least|mindestens|wenigstens|至少', (value: number, bound: number) => value >= bound],
  ['at most|up to|höchstens|maximal|bis zu|最多', (value: number, bound: number) => value <= bound],
].map(([words, judge]) => [
  new RegExp(String.raw`(?<!\p{Script=Latin})(?:${words as string})\s*${VALUE}`, 'iu'),
  judge as (value: number, bound: number) => boolean,
]);

const BEFORE = /(?<!\p{Script=Latin})(?:before|until|by|vor|vor dem|bis|bis zum)\s*(?:the )?$/iu;
const AFTER = /(?<!\p{Script=Latin})(?:after|since|from|nach|nach dem|seit|ab|ab dem)\s*(?:the )?$/iu;
const IN_DATE =
  /(?<!\p{Script=Latin})(?:in|on|of|from|during|at|im|in|am|vom|aus|seit dem|den|der)\s*(?:the )?$/iu;

export function takeBounds(items: readonly Item[], question: string, view: SkillView): Bounds {
  const bounds: Bounds = { rest: question, tests: [], held: [], unheld: [] };
  const take = (from: number, to: number, test: ((item: Item) => boolean) | undefined): void => {
    const words = bounds.rest.slice(from, to).trim();
    bounds.rest = `${bounds.rest.slice(0, from)} ${bounds.rest.slice(to)}`;
    if (test) {
      bounds.tests.push(test);
      bounds.held.push(words);
    } else bounds.unheld.push(words);
  };
  for (const [pattern, judge] of COMPARISONS) {
    const found = pattern.exec(bounds.rest);
    const value = found?.groups?.['value'];
    const bound = value === undefined ? undefined : numberIn(value);
    if (!found || value === undefined || bound === undefined) continue;
    const read = readerOf(items, question, moneyIn(value) !== undefined);
    const test = read && ((item: Item) => judge(read(item) ?? Number.NaN, bound));
    take(found.index, found.index + found[0].length, test);
  }
  const date = findDate(bounds.rest, { now: new Date(view.now), locale: view.locale });
  if (date) {
    const { from, to } = date.span;
    const before = bounds.rest.slice(0, date.index);
    const lead = BEFORE.exec(before) ?? AFTER.exec(before) ?? IN_DATE.exec(before);
    const read = dayReaderOf(items, question, view.locale);
    const keeps = BEFORE.test(before)
      ? (day: string) => day < from || (/by|bis|until/iu.test(lead?.[0] ?? '') && day <= to)
      : AFTER.test(before) && !/from/iu.test(lead?.[0] ?? '')
        ? (day: string) => (/since|seit|ab/iu.test(lead?.[0] ?? '') ? day >= from : day > to)
        : (day: string) => day >= from && day <= to;
    const test = read && ((item: Item) => keeps(read(item) ?? ''));
    take(lead?.index ?? date.index, date.index + date.length, test);
  }
  return bounds;
}

type Read<T> = (item: Item) => T | undefined;

/** How a row tells what a bound is held against: the column that the question names, or the only one that can be meant. */
function readerOf(items: readonly Item[], question: string, isMoney: boolean): Read<number> | undefined {
  const read = (text: string): number | undefined =>
    dateIn(text) === undefined ? ((isMoney ? moneyIn(text) : undefined) ?? plainNumber(text)) : undefined;
  const columns = columnsWith(items, (text) => read(text) !== undefined);
  const money = columnsWith(items, (text) => moneyIn(text) !== undefined);
  const column = named(columns, question) ?? only(money) ?? only(columns);
  if (column !== undefined)
    return (item) => {
      const text = item.cells[column]?.text;
      return text === undefined ? undefined : read(text);
    };
  const isCard = items.every(({ cells }) => Object.keys(cells).length === 0);
  return isCard && isMoney ? (item) => moneyIn(item.text) : undefined;
}

function dayReaderOf(items: readonly Item[], question: string, locale: string): Read<string> | undefined {
  const dayIn = (text: string): string | undefined => dateIn(text, locale);
  const columns = columnsWith(items, (text) => dayIn(text) !== undefined);
  const column = named(columns, question) ?? only(columns);
  if (column !== undefined) return (item) => dayIn(item.cells[column]?.text ?? '');
  const isCard = items.every(({ cells }) => Object.keys(cells).length === 0);
  return isCard && items.some(({ text }) => dayIn(text) !== undefined)
    ? (item) => dayIn(item.text)
    : undefined;
}

/** A number and its unit, nothing else: "INV-1003" counts nothing. */
const plainNumber = (text: string): number | undefined =>
  /^[^\p{L}\d#]{0,3}\d[\d.,\s'’]*(?:\s?(?:\p{Sc}|\p{L}{1,3}|%))?$/u.test(text.trim())
    ? numberIn(text)
    : undefined;

/** The columns whose cells all are so, where they are not empty. */
function columnsWith(items: readonly Item[], is: (text: string) => boolean): string[] {
  return Object.keys(items[0]?.cells ?? {}).filter((name) => {
    const texts = items
      .map(({ cells }) => cellOf(cells, name)?.text.trim() ?? '')
      .filter((text) => text !== '');
    return texts.length > 0 && texts.every(is);
  });
}

const only = (columns: readonly string[]): string | undefined =>
  columns.length === 1 ? columns[0] : undefined;

function named(columns: readonly string[], question: string): string | undefined {
  const said = tokens(question);
  return columns.find((column) =>
    keywords(fold(column)).some((part) => said.some((word) => sameWord(word, part))),
  );
}
