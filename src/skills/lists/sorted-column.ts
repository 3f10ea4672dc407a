// A column that is sorted by: its values as they stand, whether they are in order, and whether a press has moved them.
import type { Attempt, SkillView } from '../skill';
import { poolOf } from '../target/pool';
import { bytesIn, numberIn } from '../words/quantity';
import { nameScore, fold } from '../words/words';
import { isPartial } from './partial-list';

const OF_CONTROLS: ReadonlySet<string> = new Set(
  'value,checked,selected,expanded,focus,scroll,validation'.split(','),
);

/** Another document, other lines, or lines in another order. */
export function reordered({ result, observation }: Attempt): boolean {
  if (!result.ok) return false;
  if (!observation || observation.navigated || observation.urlChanged) return true;
  return (observation.changes ?? []).some(({ what }) => !OF_CONTROLS.has(what));
}

/** "The amount spent" is the column "Spent". */
export const NAMED = 0.55;

interface Column {
  collectionId: string;
  /** In the order they stand. */
  values: string[];
  /** The list has more of them than the page shows. */
  isPart: boolean;
}

/** One cell across all columns tells of the row before it, and has no value of its own. */
function isSpanned(cells: Readonly<Record<string, { text: string }>>): boolean {
  const told = Object.values(cells).flatMap(({ text }) => (text === '' ? [] : [text]));
  return told.length > 2 && new Set(told).size === 1;
}

/** Where the page has such a column with more than one value. */
export function columnOf(view: SkillView, by: string | undefined): Column | undefined {
  if (!by) return undefined;
  for (const table of view.tables('tables')) {
    const field = table.fields
      .map((name) => ({ name, score: nameScore(by, name) }))
      .sort((a, b) => b.score - a.score)[0];
    if (!field || field.score < NAMED) continue;
    // Empty cells stand last, or first, whatever the order.
    const values = table.rows
      .filter(({ cells }) => !isSpanned(cells))
      .map(({ cells }) => cells[field.name]?.text ?? '')
      .filter((text) => text !== '');
    // Heads without their cells, as of a grid that draws both apart, tell no order.
    if (values.length > 1 || table.rows.length === 1)
      return { collectionId: table.collectionId, values, isPart: isPartial(view, table) };
  }
  return underHead(view, by);
}

/** Of a grid that draws its head and its cells as two tables: the column that stands where the head does. */
function underHead(view: SkillView, by: string): Column | undefined {
  const head = poolOf(view).find(
    (hit) => (hit.role === 'columnheader' || hit.tag === 'th') && nameScore(by, hit.label) >= 0.9,
  );
  if (!head) return undefined;
  const heads = poolOf(view)
    .filter(({ role, tag, look: { box } }) => {
      const isHead = role === head.role && tag === head.tag;
      return isHead && Math.abs(box.y - head.look.box.y) <= 4;
    })
    .sort((a, b) => a.look.box.x - b.look.box.x);
  const table = view
    .tables('tables')
    .find(({ fields, rows }) => fields.length === heads.length && rows.length > 1);
  const field = table?.fields[heads.indexOf(head)];
  if (!table || field === undefined || heads.length < 2) return undefined;
  const values = table.rows.map((row) => row.cells[field]?.text ?? '').filter((text) => text !== '');
  return { collectionId: table.collectionId, values, isPart: isPartial(view, table) };
}

export function compare(a: string, b: string, locale: string): number {
  const [x, y] = [sizeIn(a), sizeIn(b)];
  const numeric = x !== undefined && y !== undefined && /\d/.test(a) && /\d/.test(b);
  return numeric ? x - y : byLetters(a, b, locale);
}

const sizeIn = (text: string): number | undefined => bytesIn(text) ?? numberIn(text);

/** "Part 10" stands before "Part 2" on many pages, and after it on others; 10 never stands before 2. */
const ORDERS = [
  compare,
  (a: string, b: string, locale: string): number =>
    /\p{L}/u.test(a + b) ? byLetters(a, b, locale) : compare(a, b, locale),
];

function byLetters(a: string, b: string, locale: string): number {
  return fold(a).localeCompare(fold(b), locale);
}

export function isSorted(values: readonly string[], direction: 'asc' | 'desc', locale: string): boolean {
  const sign = direction === 'asc' ? 1 : -1;
  return ORDERS.some((order) =>
    values.every((value, at) => {
      const before = at === 0 ? 0 : order(values[at - 1] ?? '', value, locale);
      return sign * before <= 0 || Number.isNaN(before);
    }),
  );
}

/** Low, normal, high: what a header put together stands in an order of the page's own, which letters do not tell. */
export function isInOwnOrder(view: SkillView, values: readonly string[], direction: 'asc' | 'desc'): boolean {
  const groups = values.filter((value, at) => at === 0 || value !== values[at - 1]);
  const kinds = new Set(values).size;
  if (groups.length > kinds || kinds === values.length) return false;
  const presses = view.attempts.filter((attempt) => attempt.call.name === 'dom.click' && reordered(attempt));
  // The first press of a header is taken for upwards, as most pages have it.
  return presses.length >= (direction === 'asc' ? 1 : 2);
}
