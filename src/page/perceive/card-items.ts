// Cards: children that look alike and tell something, in rows or not, in shadow trees or not; and lists that are no
// collection but a part of what a card tells. Judged by repeated structure alone. Page world, reads only.
import {
  attributeOf,
  nextElementOf,
  queryAllIn,
  queryIn,
  shadowOf,
  taggedIn,
  textContentOf,
  walkElements,
} from '../accessible/tree';
import type { FoundCollection } from './page-model';
import { NEVER_CARD, partsOf } from './tag-parts';
import { tellingClass } from './telling-class';
import { hasOwnText } from './words';

/** What a card tells besides a field; rows of a form hardly do. */
export const STORY = 'h1, h2, h3, h4, h5, h6, img, a[href]';

/** Fewer are no list. */
export const MIN_CARDS = 3;

/** Children of one tag, telling class and kind of first child. */
interface Kind {
  tag: string;
  telling: string;
  inner: string;
  items: Element[];
}
/** Among more kinds of children none is a collection. */
const MAX_KINDS = 32;

/** Children that look alike: same tag, same telling class, same kinds of children. */
export function repeatedChildren(el: Element | ShadowRoot): Element[] {
  const count = el.childElementCount;
  // Two could only be rows of cards.
  if (count < 2 || (count === 2 && el.firstElementChild!.childElementCount < 2)) return [];
  const kinds: Kind[] = [];
  let others = 0;
  for (let child = el.firstElementChild; child !== null; child = nextElementOf(child)) {
    const tag = child.localName;
    const isPart = (partsOf(tag) & NEVER_CARD) !== 0 && (tag !== 'button' || !tells(child, 3));
    const first = isPart ? null : firstIn(child, tag);
    if (first === null) {
      if (++others * 2 > count) return [];
      continue;
    }
    const telling = tellingClass(child);
    const inner = first.localName;
    let at = 0;
    for (; at < kinds.length; at++) {
      const kind = kinds[at]!;
      if (kind.tag === tag && kind.telling === telling && kind.inner === inner) break;
    }
    if (at < kinds.length) kinds[at]!.items.push(child);
    else if (at < MAX_KINDS) kinds.push({ tag, telling, inner, items: [child] });
    else if (++others * 2 > count) return [];
  }
  let best: Element[] = [];
  for (const { items } of kinds) if (items.length > best.length) best = items;
  if (best.length < 2 || best.length * 2 < count || attributeOf(best[0]!, 'role') === 'tabpanel') return [];
  const inRows = cardsInRows(best);
  if (inRows !== undefined || best.length < MIN_CARDS) return inRows ?? [];
  return best.filter(isRich).length * 2 >= best.length && best.some((item) => hasOwnStory(item)) ? best : [];
}

/** The shadow tree of a custom element. */
export function treeOf(el: Element, tag = el.localName): ShadowRoot | null {
  return tag.includes('-') ? shadowOf(el) : null;
}

function firstIn(el: Element, tag?: string): Element | null {
  return el.firstElementChild ?? treeOf(el, tag)?.firstElementChild ?? null;
}

/** Of several things, in boxes or not; a link with an icon is one. */
export function isRich(item: Element): boolean {
  let at = item;
  let depth = 0;
  for (; at.childElementCount === 1; depth++) at = at.firstElementChild!;
  return at.childElementCount >= (depth > 1 ? 3 : 2) || tells(at, 2);
}

/** So many texts or pictures at least, in shadow trees, too, and no field. */
function tells(item: Element, least: number): boolean {
  let told = 0;
  walkElements(item, (at) => {
    const tag = at.localName;
    if (at !== item && SILENT.has(tag)) return false;
    if (tag === 'input' || tag === 'select' || tag === 'textarea') told = -Infinity;
    else if (tag === 'img' || hasOwnText(at)) told++;
    return told < least;
  });
  return told >= least;
}

/** Words in these are no story. */
const SILENT = new Set(['style', 'script', 'button']);

/** By so many rows it is told what they hold. */
const SAMPLE_OF_ROWS = 3;
/** Nobody lays out more cards beside each other. */
const MAX_IN_ROW = 24;

/** What stands in rows, or in columns beside each other, is the collection: cards, one like the other, and nothing else. */
function cardsInRows(rows: readonly Element[]): Element[] | undefined {
  const [first] = rows;
  if (first!.childElementCount < 2 || first!.childElementCount > MAX_IN_ROW) return undefined;
  const sample = rows.slice(0, SAMPLE_OF_ROWS).map(filled);
  if (sample.some(({ length }, index) => length < (index + 1 < rows.length ? 2 : 1))) return undefined;
  return areCards(sample.flat()) ? rows.flatMap(filled) : undefined;
}

/** Most tell something, each as the first one does. */
export function areCards(items: readonly Element[]): boolean {
  const shape = shapeOf(items[0]!);
  const isCard = (each: Element) => shapeOf(each) === shape && isRich(each) && queryIn(each, STORY) !== null;
  return isCard(items[0]!) && items.filter(isCard).length * 4 >= items.length * 3;
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
  if (hasThreeFields(item)) return false;
  if (queryIn(item, 'img') !== null) return true;
  const text = textContentOf(item);
  if (!/\S/.test(text)) return tells(item, 2);
  if (queryAllIn(item, 'a[href]').length < 2 || queryIn(item, 'time') !== null) return true;
  let told = 0;
  for (const part of queryAllIn(item, 'a[href], h1, h2, h3, h4, h5, h6'))
    told += foldedLength(textContentOf(part));
  return foldedLength(text) - told > 12;
}

function hasThreeFields(item: Element): boolean {
  let fields = 0;
  for (const tag of ['input', 'select', 'textarea']) {
    // By number: to go through the list by its iterator is to ask for its length.
    const tagged = taggedIn(item, tag);
    for (let i = 0; tagged[i] !== undefined; i++) if (++fields === 3) return true;
  }
  return false;
}

function foldedLength(text: string): number {
  return text.replace(/\s+/g, ' ').trim().length;
}

const LINK = 'a[href]:not([href^="#"])';

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
  if (sample.filter(isRich).length * 2 >= sample.length || queryIn(el, LINK) !== null) return false;
  // The item is more than the list: it leads elsewhere, or says more.
  return (
    queryIn(item, LINK) !== null || foldedLength(textContentOf(el)) * 2 < foldedLength(textContentOf(item))
  );
}
