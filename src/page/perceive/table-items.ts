// The rows of tables and grids: those that hold data, in all the places where they stand; and their heads. Judged by
// HTML and ARIA alone. Page world, reads only.
import { roleOf } from '../accessible/role';
import { areCards } from './card-items';
import {
  attributeOf,
  nextElementOf,
  parentElementOf,
  parentOf,
  previousElementOf,
  queryAllIn,
  queryIn,
  textContentOf,
  walkElements,
} from '../accessible/tree';
import type { FoundCollection } from './page-model';

/** Rows that hold data; head rows and sums are not items. A table that only lays out a page is none. */
export function tableRows(table: Element, isDeclared: boolean): FoundCollection | undefined {
  const rows = [...(table as HTMLTableElement).rows];
  const told = rows.filter((row) => !isBlankRow(row));
  const { tFoot } = table as HTMLTableElement;
  const items = told.filter((row) => row.parentElement !== tFoot && !isHeadRow(row));
  if (items.length === 0) return undefined;
  const hasHeads =
    isDeclared ||
    told.length > items.length ||
    queryIn(table, 'th') !== null ||
    headTableOf(table) !== undefined;
  if (hasHeads) return { shape: 'table', items };
  // The frame of a button may be a table.
  const mayLayOut =
    (isEmpty(items[0]!) && queryAllIn(table, 'button').length === 1) ||
    queryIn(table, 'table, form') !== null ||
    items.every((row) => row.cells.length < 2);
  return mayLayOut ? undefined : (storiesIn(items) ?? { shape: 'table', items });
}

/** Of a table that lays out a page, rows that are alike and tell something. */
export function layoutRows(body: Element): FoundCollection | undefined {
  if (queryIn(body, 'table') !== null) return undefined;
  const items = [...body.children].filter(
    (row) => row instanceof HTMLTableRowElement && !isBlankRow(row),
  ) as HTMLTableRowElement[];
  const stories = storiesIn(items);
  return stories ?? (items.length >= 3 && areCards(items) ? { shape: 'cards', items } : undefined);
}

/** A story may take so many rows. */
const MAX_ROWS_OF_STORY = 4;

/** Items of several rows each, which follow each other again and again: title, then what is known about it. */
function storiesIn(rows: readonly HTMLTableRowElement[]): FoundCollection | undefined {
  const columns = rows.map(({ cells }) => Array.from(cells, ({ colSpan }) => colSpan).join());
  const starts = [...rows.keys()].filter((at) => columns[at] === columns[0]);
  const length = starts[1]! - starts[0]!;
  if (starts.length < 3 || length < 2 || length > MAX_ROWS_OF_STORY) return undefined;
  // There may be something else between two.
  if (starts.some((at, i) => at - (starts[i - 1] ?? -length) < length)) return undefined;
  const parts = new Map(
    starts.map((at, i) => [
      rows[at]!,
      rows.slice(at + 1, Math.min(at + length, starts[i + 1] ?? rows.length)),
    ]),
  );
  return { shape: 'cards', items: [...parts.keys()], parts };
}

/** It keeps a distance, or the place of rows that are not there yet. */
function isBlankRow({ firstElementChild: first }: Element): boolean {
  return (
    first === null ||
    (first.nextElementSibling === null && first.firstElementChild === null && isEmpty(first))
  );
}

/** So far up from a table the box of its head may stand before its own. */
const MAX_BOXES = 8;

/** The table of nothing but heads, as many as this one, or each of its rows, has columns, that stands before it. */
export function headTableOf(table: Element): HTMLTableElement | undefined {
  let at: Element | null = table;
  for (let up = 0; at !== null && up < MAX_BOXES; up++, at = parentElementOf(at)) {
    const before: Element | null = previousElementOf(at);
    if (before === null) continue;
    const found = before.localName === 'table' ? before : queryIn(before, 'table');
    if (found === null) continue;
    const head = found as HTMLTableElement;
    const extra = widthOf(head) - widthOf(table);
    // There may be a cell above the bar by which the rows are scrolled.
    const fits = extra === 0 || (extra === 1 && isEmpty(head.rows[0]!.lastElementChild!));
    return fits && [...head.rows].every(isHeadRow) ? head : undefined;
  }
  return undefined;
}

/** Columns, by its first row. */
function widthOf(table: Element): number {
  const first = queryIn(table, 'tr') as HTMLTableRowElement | null;
  let width = 0;
  for (const { colSpan } of first?.cells ?? []) width += colSpan;
  return width;
}

/** In the head of the table, or of nothing but header cells; a cell at its end may be empty. */
export function isHeadRow(row: HTMLTableRowElement): boolean {
  if (row.parentElement?.localName === 'thead') return true;
  let heads = 0;
  let empty = 0;
  for (let cell = row.firstElementChild; cell !== null; cell = nextElementOf(cell)) {
    const tag = cell.localName;
    if (tag === 'th') {
      if ((cell as HTMLTableCellElement).scope === 'row') return false;
      heads++;
    } else if (tag === 'td') {
      const { previousElementSibling: before, nextElementSibling: after } = cell;
      if ((before && after) || (before ?? after)?.localName !== 'th' || !isEmpty(cell)) return false;
      empty++;
    }
  }
  return heads > empty;
}

function isEmpty(cell: Element): boolean {
  return !/\S/.test(textContentOf(cell));
}

export function ariaRows(el: Element): FoundCollection | undefined {
  const items: Element[] = [];
  const parts = new Map<Element, Element[]>();
  const byIndex = new Map<string, Element>();
  walkElements(el, (at) => {
    if (roleOf(at) !== 'row') return true;
    if (isAriaHeadRow(at)) return false;
    const index = attributeOf(at, 'aria-rowindex');
    const item = index === null ? undefined : byIndex.get(index);
    if (item !== undefined && goesOnIn(item, at)) {
      parts.set(item, [...(parts.get(item) ?? []), at]);
      return false;
    }
    items.push(at);
    if (index !== null) byIndex.set(index, at);
    return false;
  });
  if (items.length === 0) return undefined;
  return { shape: 'grid', items, ...(parts.size === 0 ? {} : { parts }) };
}

/** The cells of one are other columns than those of the other, in another part of the grid: some columns are pinned. */
function goesOnIn(row: Element, other: Element): boolean {
  const [first, next] = [row, other].map((each) => ariaCells(each)[0]);
  if (!first || !next || parentOf(row) === parentOf(other)) return false;
  return attributeOf(first, 'aria-colindex') !== attributeOf(next, 'aria-colindex');
}

function isAriaHeadRow(row: Element): boolean {
  if (row.localName === 'tr' && isHeadRow(row as HTMLTableRowElement)) return true;
  const cells = ariaCells(row);
  return cells.every(
    (cell, i) => roleOf(cell) === 'columnheader' || (i === 0 && cells.length > 2 && isEmpty(cell)),
  );
}

/** Cells of a row in tables of both kinds. */
export function ariaCells(row: Element): Element[] {
  const cells: Element[] = [];
  walkElements(row, (at) => {
    const role = roleOf(at);
    const isCell = role === 'cell' || role === 'gridcell' || role === 'columnheader' || role === 'rowheader';
    if (isCell) cells.push(at);
    return !isCell;
  });
  return cells;
}
