// Is this element a collection, and which elements are its items? Judged by HTML, ARIA and repeated
// structure alone. Page world, reads only.
import { TABLE_ROLES } from '../../shared/table-roles';
import { roleOf } from '../accessible/role';
import {
  attributeOf,
  idRefs,
  nodeTypeOf,
  queryAllIn,
  queryIn,
  TEXT_NODE,
  textContentOf,
  walkElements,
} from '../accessible/tree';
import { isUnrendered } from '../accessible/visible';
import { isRich, MIN_CARDS, repeatedChildren, STORY, treeOf } from './card-items';
import type { FoundCollection } from './page-model';
import { ariaRows, headTableOf, layoutRows, tableRows } from './table-items';
import { HEADING, NEVER_CARD, partsOf } from './tag-parts';

const LIST_ROLES = new Set(['list', 'feed', 'tree']);
/** Roles of what may hold cards. */
const CARD_ROLES = new Set(
  'none generic region group main tabpanel article form log application complementary rowgroup row'.split(
    ' ',
  ),
);
/** What its items are numbered or placed by. */
export const PLACING = new Set<string | null>(['aria-rowindex', 'aria-posinset', 'style']);

export function collectionAt(
  el: Element,
  tag = el.localName,
  explicit = attributeOf(el, 'role'),
): FoundCollection | undefined {
  const found = foundAt(el, tag, explicit);
  return found && { ...found, items: inOrder(found.items) };
}

/** Rows that scroll are put in their places by number or style, wherever they stand. */
function inOrder(items: Element[]): Element[] {
  if (Number.isNaN(placeOf(items[0]!))) return items;
  const placed = items.map((item) => ({ item, place: placeOf(item) }));
  const places = new Set(placed.map(({ place }) => place));
  // Those of a tree are numbered in each branch.
  if (places.has(NaN) || places.size < items.length) return items;
  return placed.sort((a, b) => a.place - b.place).map(({ item }) => item);
}

function placeOf(item: Element): number {
  const told = attributeOf(item, 'aria-rowindex') ?? attributeOf(item, 'aria-posinset');
  return Number(told ?? /translateY\(([-\d.]+)px/.exec(attributeOf(item, 'style') ?? '')?.[1] ?? NaN);
}

function foundAt(el: Element, tag: string, explicit: string | null): FoundCollection | undefined {
  if (tag === 'table' && explicit === null) return tableRows(el, false);
  if (explicit !== null) {
    const role = roleOf(el);
    if (TABLE_ROLES.has(role)) {
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
  if ((partsOf(tag) & NEVER_CARD) !== 0 || (tag === 'tr' && el.parentElement?.localName === 'thead'))
    return undefined;
  if (tag === 'tbody') return layoutRows(el);
  const tree = treeOf(el, tag);
  const items = repeatedChildren(tree !== null && el.childElementCount < 2 ? tree : el);
  // Rows are of a grid, though that may be in the shadow tree.
  const isGrid = tree !== null && items[0]?.role === 'row';
  if (items.length < MIN_CARDS || isGrid || layOutFields(items)) return undefined;
  // Rows may be tables of their own, below one of nothing but heads.
  return { shape: queryIn(items[0]!, 'tr') && headTableOf(el) ? 'grid' : 'cards', items };
}

/** Not filtered out by hiding, and no copy that is there for its look only. */
export function isShownItem(item: Element): boolean {
  return attributeOf(item, 'aria-hidden') !== 'true' && !isUnrendered(item);
}

const FIELDS = 'input:not([type=hidden], [type=checkbox], [type=submit], [type=button]), select, textarea';
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

/** Where most are made of several things, what is not keeps others apart or heads them. */
function listItems(el: Element): Element[] {
  const items = allItems(el);
  const sample = items.slice(0, 12);
  if (sample.filter(isRich).length * 2 < sample.length) return items;
  return items.filter((item) => item.firstElementChild !== null || isRich(item));
}

function allItems(el: Element): Element[] {
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
  const links = queryAllIn(item, 'a, button');
  const linked = [...links].reduce((sum, link) => sum + lettersIn(link), 0);
  if (lettersIn(item) - linked >= 3 || links.length === 0) return false;
  // A branch of a menu.
  if (links.length > 1) return queryIn(item, 'ul, ol') !== null;
  const parts = queryAllIn(item, '*');
  if (parts.length >= 5) return false;
  let told = 0;
  for (const part of parts) {
    const tag = part.localName;
    if (tag === 'time' || (partsOf(tag) & HEADING) !== 0) return false;
    if (!EMPHASES.has(tag) && [...part.childNodes].some(tells)) told++;
  }
  return told < 2;
}

function lettersIn(el: Element): number {
  return textContentOf(el).replace(/\s+/g, '').length;
}

const EMPHASES = new Set(['b', 'strong', 'em', 'i', 'mark']);

/** Text that is no number and no name of an icon. */
function tells(node: Node): boolean {
  return nodeTypeOf(node) === TEXT_NODE && !/^([a-z_]*|[\d\s.(+)]*|\(.*\))$/.test(node.textContent!.trim());
}
