// The fields of a collection's items, named from headers, labels, markup or the kind of their values, and
// where each item keeps them. Page world, reads only.
import { ariaCells, headTableOf, isHeadRow } from './table-items';
import { cardFields } from './card-fields';
import { unique, valueKind, type ItemField } from './item-field';
import type { CollectionModel } from './page-model';
import { nextElementOf, walkElements } from '../accessible/tree';
import { textOf } from './words';

export function fieldsOf(collection: CollectionModel): ItemField[] {
  switch (collection.shape) {
    case 'table':
      return tableFields(collection.el as HTMLTableElement, collection.items as HTMLTableRowElement[]);
    case 'grid':
      return gridFields(collection);
    case 'definitions':
      return definitionFields(collection.items);
    case 'list':
    case 'cards':
      return cardFields(collection);
  }
}

function definitionFields(terms: readonly Element[]): ItemField[] {
  const fields: ItemField[] = [{ name: 'term', partOf: (item) => item }];
  const most = Math.max(...terms.slice(0, SAMPLE_TERMS).map((term) => definitionsOf(term).length), 1);
  for (let i = 0; i < most; i++)
    fields.push({
      name: unique(
        'definition',
        fields.map(({ name }) => name),
      ),
      partOf: (item) => definitionsOf(item)[i],
    });
  return fields;
}

/** Several terms before them may share them. */
function definitionsOf(term: Element): Element[] {
  const found: Element[] = [];
  for (let at = nextElementOf(term); at !== null; at = nextElementOf(at)) {
    if (at.localName === 'dd') found.push(at);
    else if (found.length > 0) break;
  }
  return found;
}

/** Terms by which it is told how many facts one has. */
const SAMPLE_TERMS = 20;
/** Rows by which a table's columns are named. */
const SAMPLE_ROWS = 8;

function tableFields(table: HTMLTableElement, items: readonly HTMLTableRowElement[]): ItemField[] {
  let whole: ReturnType<typeof gridOf> | undefined;
  const grid = gridOf(table, items[SAMPLE_ROWS - 1]);
  let heads = headsOf(table, grid, items);
  if (heads.length === 0) {
    const apart = headTableOf(table);
    if (apart !== undefined) heads = headsOf(apart, gridOf(apart), []);
  }
  const sample = items.slice(0, SAMPLE_ROWS).map((row) => grid.get(row) ?? []);
  const width = Math.max(...sample.map(({ length }) => length), 0);
  const names = nameColumns(heads, width, (column) => sample.map((cells) => cells[column]));
  return names.map((name, column) => ({
    name,
    partOf: (item) => (whole ??= gridOf(table)).get(item as HTMLTableRowElement)?.[column],
  }));
}

function headsOf(
  table: HTMLTableElement,
  grid: ReturnType<typeof gridOf>,
  items: readonly HTMLTableRowElement[],
): string[] {
  const heads: string[] = [];
  for (const row of table.rows) {
    if (!isHeadRow(row)) {
      if (items.includes(row)) break;
      continue;
    }
    // A row of one head over a group of rows is no head of columns.
    if (row.cells.length === 1 && heads.length > 1) break;
    // Heads of several rows join from top to bottom; one that spans rows is not repeated.
    grid.get(row)?.forEach((cell, column) => {
      const text = textOf(cell, 40);
      if (text !== '' && heads[column] !== text && !(heads[column] ?? '').endsWith(` ${text}`)) {
        heads[column] = heads[column] === undefined ? text : `${heads[column]} ${text}`;
      }
    });
  }
  return heads;
}

/** Cells by row and column with spans carried out (HTML standard, "forming a table"), to the `last` row if one is named. */
function gridOf(
  table: HTMLTableElement,
  last?: HTMLTableRowElement,
): Map<HTMLTableRowElement, HTMLTableCellElement[]> {
  const grid = new Map<HTMLTableRowElement, HTMLTableCellElement[]>();
  let carried: Array<{ cell: HTMLTableCellElement; left: number } | undefined> = [];
  let group: Element | null = null;
  for (const row of table.rows) {
    if (row.parentElement !== group) carried = [];
    group = row.parentElement;
    const line: HTMLTableCellElement[] = [];
    const next: typeof carried = [];
    let column = 0;
    const carry = () => {
      for (let from = carried[column]; from !== undefined; from = carried[column]) {
        line[column] = from.cell;
        if (from.left > 1) next[column] = { cell: from.cell, left: from.left - 1 };
        column++;
      }
    };
    for (const cell of row.cells) {
      carry();
      const rows = cell.rowSpan === 0 ? Infinity : cell.rowSpan;
      for (let i = 0; i < Math.min(cell.colSpan, 100); i++, column++) {
        line[column] = cell;
        if (rows > 1) next[column] = { cell, left: rows - 1 };
      }
    }
    carry();
    carried = next;
    grid.set(row, line);
    if (row === last) break;
  }
  return grid;
}

function gridFields(collection: CollectionModel): ItemField[] {
  const cells = new Map<Element, Element[]>();
  const cellsOf = (row: Element) => {
    let found = cells.get(row);
    if (!found) cells.set(row, (found = placed(collection.wholeOf(row).flatMap(ariaCells))));
    return found;
  };
  const heads: string[] = [];
  // The lowest ones tell columns apart.
  for (const row of headRowsOf(collection))
    placed(row).forEach((head, column) => (heads[column] = textOf(head, 60) || heads[column]!));
  const sample = collection.items.slice(0, SAMPLE_ROWS).map(cellsOf);
  const columns = [...new Set(sample.flatMap((row) => Object.keys(row).map(Number)))].sort((a, b) => a - b);
  const names = nameColumns(
    columns.map((column) => heads[column]),
    columns.length,
    (index) => sample.map((row) => row[columns[index]!]),
  );
  return names.map((name, index) => ({ name, partOf: (item) => cellsOf(item)[columns[index]!] }));
}

/** Cells of the rows of heads; those of rows that are tables of their own stand in a table before them. */
function headRowsOf(collection: CollectionModel): Element[][] {
  const apart = headTableOf(collection.el);
  if (apart) return Array.from(apart.rows, ({ cells }) => [...cells]);
  const rows = new Map<Element | string | null, Element[]>();
  let last: Element | null | undefined;
  walkElements(collection.el, (head) => {
    if (collection.indexOf(head) !== undefined) return false;
    if (!head.matches('[role=columnheader], th')) return true;
    const row = head.closest('[role=row], tr');
    // One row may be split over several parts of the grid.
    const key = row?.getAttribute('aria-rowindex') ?? row;
    if (!row || row !== last) rows.set(key, [...(rows.get(key) ?? []), ...(row ? ariaCells(row) : [head])]);
    last = row;
    return false;
  });
  return [...rows.values()];
}

/** No grid that a person reads has more columns. */
const MAX_COLUMN = 16_384;

/** By `aria-colindex` where that is told, else as they follow each other. */
function placed(cells: readonly Element[]): Element[] {
  const line: Element[] = [];
  for (const [order, cell] of cells.entries()) {
    const told = Number(cell.getAttribute('aria-colindex'));
    line[Number.isInteger(told) && told > 0 && told <= MAX_COLUMN ? told - 1 : order] = cell;
  }
  return line;
}

function nameColumns(
  heads: readonly (string | undefined)[],
  width: number,
  sample: (column: number) => Array<Element | undefined>,
): string[] {
  const names: string[] = [];
  for (let column = 0; column < width; column++) {
    const head = heads[column];
    const name = head !== undefined && head !== '' ? head : typeName(sample(column), column);
    names.push(unique(name, names));
  }
  return names;
}

/** A name for a column that has none, by what most of its values are. */
function typeName(cells: ReadonlyArray<Element | undefined>, column: number): string {
  const present = cells.filter((cell) => cell !== undefined);
  const texts = present.map((cell) => textOf(cell, 80)).filter((text) => text !== '');
  if (present.length > 0 && texts.length === 0) {
    return present.some((cell) => cell.querySelector('img'))
      ? 'image'
      : present.some((cell) => cell.querySelector('input'))
        ? 'select'
        : `column ${column + 1}`;
  }
  const kind = valueKind(texts);
  if (kind !== 'text') return kind;
  if (present.every((cell) => cell.querySelector('button, a') !== null)) {
    return texts.every((text) => text === texts[0]) ? 'actions' : 'title';
  }
  return column === 0 ? 'name' : `column ${column + 1}`;
}
