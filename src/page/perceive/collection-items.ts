// Is this element a collection, and which elements are its items? Judged by HTML, ARIA and repeated
// structure alone. Page world, reads only.
import { roleOf } from '../accessible/role';
import {
  attributeOf,
  childNodesOf,
  idRefs,
  nodeTypeOf,
  parentOf,
  queryAllIn,
  queryIn,
  shadowOf,
  TEXT_NODE,
  textContentOf,
  walkElements,
} from '../accessible/tree';
import { isUnrendered } from '../accessible/visible';
import type { CollectionModel, CollectionShape } from './page-model';
import { HEADINGS } from './tag-parts';
import { tellingClass } from './telling-class';

const MIN_CARDS = 3;
const LIST_ROLES = new Set(['list', 'feed', 'tree']);
/** Roles of what may hold cards. */
const CARD_ROLES = new Set(
  'none generic region group main tabpanel article form log application complementary rowgroup row'.split(
    ' ',
  ),
);
const GRID_ROLES = new Set(['table', 'grid', 'treegrid']);
/** Elements that are parts of a text or controls themselves, never cards. */
const NEVER_CARDS = new Set(
  'button input select textarea option span b i em strong br hr path g p h1 h2 h3 h4 h5 h6 script style template label td th tr svg img code'.split(
    ' ',
  ),
);

export interface FoundCollection {
  shape: CollectionShape;
  items: Element[];
  parts?: CollectionModel['parts'];
}

export function collectionAt(
  el: Element,
  tag = el.localName,
  explicit = attributeOf(el, 'role'),
): FoundCollection | undefined {
  if (tag === 'table' && explicit === null) return tableRows(el, false);
  if (explicit !== null) {
    const role = roleOf(el);
    if (GRID_ROLES.has(role)) {
      const isPlain = tag === 'table' && queryIn(el, 'td[role=columnheader]') === null;
      const found = isPlain ? tableRows(el, true) : ariaRows(el);
      // A list that is scrolled may be called a grid though its rows are not called so.
      if (found !== undefined || tag === 'table') return found;
    } else if (LIST_ROLES.has(role)) {
      const items = listItems(el);
      if (items.length > 0)
        return items.length >= 2 && isContent(items) ? { shape: 'list', items } : undefined;
    } else if (!CARD_ROLES.has(role)) return undefined;
  }
  if (tag === 'dl') {
    const items = [...el.querySelectorAll('dt')];
    const parts = [...el.querySelectorAll('dd')];
    return items.length > 0 && !layOutFields(parts) ? { shape: 'definitions', items } : undefined;
  }
  if (tag === 'ul' || tag === 'ol' || tag === 'menu') {
    const items = listItems(el);
    return items.length >= 2 && isContent(items) && !layOutFields(items)
      ? { shape: 'list', items }
      : undefined;
  }
  if (NEVER_CARDS.has(tag)) return undefined;
  const items = repeatedChildren(el.childElementCount < 2 ? (treeOf(el, tag) ?? el) : el);
  return items.length >= MIN_CARDS && !layOutFields(items) ? { shape: 'cards', items } : undefined;
}

/** What an item of another collection tells by a list: its tags, its pieces, its facts under terms that others have, too. */
export function isPartOfItem(
  el: Element,
  { shape, items }: FoundCollection,
  item: Element,
  others: readonly Element[],
): boolean {
  if (shape === 'definitions') {
    const terms = others.slice(0, 8).map((each) => each !== item && queryIn(each, 'dt')?.textContent);
    return terms.includes(items[0]!.textContent);
  }
  const sample = items.slice(0, 8);
  if (new Set(sample.map(shapeOf)).size * 3 > sample.length * 2) return true;
  if (sample.filter(isRich).length * 2 >= sample.length) return false;
  // The item is more than the list: it leads elsewhere, or says more.
  return (
    [...queryAllIn(item, 'a[href]:not([href^="#"])')].some((link) => !el.contains(link)) ||
    foldedLength(textContentOf(el)) * 2 < foldedLength(textContentOf(item))
  );
}

/** Not filtered out by hiding, and no copy that is there for its look only. */
export function isShownItem(item: Element): boolean {
  return attributeOf(item, 'aria-hidden') !== 'true' && !isUnrendered(item);
}

const FIELDS = 'input:not([type=hidden], [type=checkbox], [type=submit], [type=button]), select, textarea';
/** What a card tells besides a field; rows of a form hardly do. */
const STORY = 'h1, h2, h3, h4, h5, h6, img, a[href]';

/** Rows of a form: most hold a field, and each another one. Items of a list hold the same field, if any. */
function layOutFields(items: readonly Element[]): boolean {
  const sample = items.slice(0, 12);
  const rows: Array<{ item: Element; field: Element }> = [];
  for (const [index, item] of sample.entries()) {
    const field = fieldIn(item);
    if (field !== null) rows.push({ item, field });
    // Most hold none.
    else if ((index + 1 - rows.length) * 2 > sample.length) return false;
  }
  const differ = (keyOf: (row: (typeof rows)[number]) => string) => {
    // Numbers, and ids that a framework counts with letters, tell nothing.
    const keys = new Set(rows.map((row) => keyOf(row).replace(/\d+|:r\w+:|_r_\w+_|«\w+»/g, '')));
    return keys.size > 1 && keys.size * 2 > rows.length;
  };
  if (differ(({ field }) => attributeOf(field, 'name') ?? attributeOf(field, 'id') ?? '')) return true;
  return differ(labelIn) && rows.filter(({ item }) => queryIn(item, STORY) !== null).length * 2 < rows.length;
}

/** The first one; radio buttons are one together. */
function fieldIn(item: Element): Element | null {
  const field = queryIn(item, FIELDS);
  if (field === null || attributeOf(field, 'type') !== 'radio') return field;
  return queryAllIn(item, '[type=radio]').length > 1 && queryIn(item, STORY) === null ? field : null;
}

function labelIn({ item, field }: { item: Element; field: Element }): string {
  const isRadio = attributeOf(field, 'type') === 'radio';
  const named = isRadio ? (field.closest('[role=radiogroup]') ?? field) : field;
  const label = idRefs(named, 'aria-labelledby')[0] ?? queryIn(item, isRadio ? 'legend' : 'label');
  return attributeOf(named, 'aria-label') ?? label?.textContent ?? attributeOf(named, 'placeholder') ?? '';
}

/** Rows that hold data; head rows and sums are not items. A table that only lays out a page is none. */
function tableRows(table: Element, isDeclared: boolean): FoundCollection | undefined {
  const rows = [...(table as HTMLTableElement).rows];
  const items = rows.filter((row) => row.parentElement?.localName !== 'tfoot' && !isHeadRow(row));
  if (items.length === 0) return undefined;
  const hasHeads = isDeclared || rows.length > items.length || queryIn(table, 'th') !== null;
  const mayLayOut = () =>
    queryIn(table, 'table, form') !== null || items.every((row) => row.cells.length < 2);
  if (!hasHeads && mayLayOut() && headTableOf(table as HTMLTableElement) === undefined) return undefined;
  return { shape: 'table', items };
}

/** So far up from a table the box of its head may stand before its own. */
const MAX_BOXES = 4;

/** The table of nothing but heads, as many as this one has columns, that stands before it: rows scroll below it. */
export function headTableOf(table: HTMLTableElement): HTMLTableElement | undefined {
  let at: Element | null = table;
  for (let up = 0; at !== null && up < MAX_BOXES; up++, at = at.parentElement) {
    const before: Element | null = at.previousElementSibling;
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
function widthOf({ rows: [first] }: HTMLTableElement): number {
  let width = 0;
  for (const { colSpan } of first?.cells ?? []) width += colSpan;
  return width;
}

/** In the head of the table, or of nothing but header cells; a cell at its end may be empty. */
export function isHeadRow(row: HTMLTableRowElement): boolean {
  if (row.parentElement?.localName === 'thead') return true;
  let heads = 0;
  let empty = 0;
  for (let cell = row.firstElementChild; cell !== null; cell = cell.nextElementSibling) {
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

function ariaRows(el: Element): FoundCollection | undefined {
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

function listItems(el: Element): Element[] {
  const items: Element[] = [];
  walkElements(el, (at) => {
    const role = attributeOf(at, 'role');
    if (
      role === null ? at.localName === 'li' : role === 'listitem' || role === 'article' || role === 'treeitem'
    ) {
      items.push(at);
      return false;
    }
    // Wrappers between a list and its items are rare and shallow.
    return (
      role === 'none' ||
      role === 'presentation' ||
      role === 'rowgroup' ||
      role === 'group' ||
      at.localName === 'div' ||
      at.localName.includes('-')
    );
  });
  return items;
}

/** A list of single short links is a menu, not content. */
function isContent(items: readonly Element[]): boolean {
  if (items.length > 30) return true;
  const sample = items.slice(0, 6);
  let bare = 0;
  for (const [index, item] of sample.entries()) {
    if (isBareLink(item)) bare++;
    // Settled, whatever the others are.
    if (bare * 2 >= sample.length || (index + 1 - bare) * 2 > sample.length) break;
  }
  return bare * 2 < sample.length;
}

function isBareLink(item: Element): boolean {
  const links = queryAllIn(item, 'a[href], button');
  if (links.length !== 1) return false;
  const text = textContentOf(item).trim().length;
  const parts = queryAllIn(item, '*');
  if (text - textContentOf(links[0]!).trim().length >= 3 || parts.length >= 5) return false;
  let told = 0;
  for (const part of parts) {
    const tag = part.localName;
    if (tag === 'time' || HEADINGS.has(tag)) return false;
    if (!EMPHASES.has(tag) && [...part.childNodes].some(tells)) told++;
  }
  return told < 2;
}

const EMPHASES = new Set(['b', 'strong', 'em', 'i', 'mark']);

/** Text that is no number and no name of an icon. */
function tells(node: Node): boolean {
  return nodeTypeOf(node) === TEXT_NODE && !/^([a-z_]*|[\d\s.(+)]*|\(.*\))$/.test(node.textContent!.trim());
}

/** Children that look alike: same tag, same telling class, same kinds of children. */
function repeatedChildren(el: Element | ShadowRoot): Element[] {
  const count = el.childElementCount;
  if (count < 2) return [];
  const groups = new Map<string, Element[]>();
  let others = 0;
  for (let child = el.firstElementChild; child !== null; child = child.nextElementSibling) {
    const tag = child.localName;
    const first = NEVER_CARDS.has(tag) ? null : firstIn(child, tag);
    if (first === null) {
      if (++others * 2 > count) return [];
      continue;
    }
    const key = `${tag}.${tellingClass(child)}>${first.localName}`;
    const group = groups.get(key);
    if (group) group.push(child);
    else groups.set(key, [child]);
  }
  let best: Element[] = [];
  for (const group of groups.values()) if (group.length > best.length) best = group;
  if (best.length < 2 || best.length * 2 < count) return [];
  const inRows = cardsInRows(best);
  if (inRows !== undefined) return inRows;
  return best.filter(isRich).length * 2 >= best.length && best.some((item) => hasOwnStory(item)) ? best : [];
}

/** The shadow tree of a custom element. */
function treeOf(el: Element, tag = el.localName): ShadowRoot | null {
  return tag.includes('-') ? shadowOf(el) : null;
}

function firstIn(el: Element, tag?: string): Element | null {
  return el.firstElementChild ?? treeOf(el, tag)?.firstElementChild ?? null;
}

function isRich(item: Element): boolean {
  const first = item.firstElementChild;
  return item.childElementCount >= 2 || (first === null ? tellsInTree(item) : first.childElementCount >= 2);
}

/** All that it shows is in its shadow tree: two texts or pictures at least, and no field. */
function tellsInTree(item: Element): boolean {
  let told = 0;
  walkElements(item, (at) => {
    const tag = at.localName;
    if (SILENT.has(tag)) return false;
    if (tag === 'input' || tag === 'select' || tag === 'textarea') told = -Infinity;
    else if (tag === 'img' || Array.from(childNodesOf(at)).some(isText)) told++;
    return told < 2;
  });
  return told >= 2;
}

/** Words in these are no story. */
const SILENT = new Set(['style', 'script', 'button']);

function isText(node: Node): boolean {
  return nodeTypeOf(node) === TEXT_NODE && /\S/.test((node as Text).data);
}

/** By so many rows it is told what they hold. */
const SAMPLE_OF_ROWS = 3;

/** What stands in rows, or in columns beside each other, is the collection: cards, one like the other, and nothing else. */
function cardsInRows(rows: readonly Element[]): Element[] | undefined {
  const sample = rows.slice(0, SAMPLE_OF_ROWS).map(filled);
  if (sample.some(({ length }, index) => length < (index + 1 < rows.length ? 2 : 1))) return undefined;
  const cards = sample.flat();
  const shape = shapeOf(cards[0]!);
  const isCard = (each: Element) => shapeOf(each) === shape && isRich(each) && queryIn(each, STORY) !== null;
  return cards.filter(isCard).length * 4 >= cards.length * 3 ? rows.flatMap(filled) : undefined;
}

function filled({ children }: Element): Element[] {
  return [...children].filter((child) => firstIn(child) !== null);
}

/** What it begins with, from the outside to the inside. */
function shapeOf(item: Element): string {
  let shape = tellingClass(item);
  for (let at: Element | null = item; at !== null; at = at.firstElementChild) shape += ` ${at.localName}`;
  return shape;
}

/** Something to tell: not a column of links under a heading, and not a group of form fields. */
function hasOwnStory(item: Element): boolean {
  if (item.firstElementChild === null) return tellsInTree(item);
  if (queryAllIn(item, 'input, select, textarea').length >= 3) return false;
  if (queryIn(item, 'img') !== null) return true;
  const text = textContentOf(item);
  if (!/\S/.test(text)) return false;
  if (queryAllIn(item, 'a[href]').length < 2 || queryIn(item, 'time') !== null) return true;
  let told = 0;
  for (const part of queryAllIn(item, 'a[href], h1, h2, h3, h4, h5, h6'))
    told += foldedLength(textContentOf(part));
  return foldedLength(text) - told > 12;
}

function foldedLength(text: string): number {
  return text.replace(/\s+/g, ' ').trim().length;
}
