// Which parts of a page a change touches: from mutation records and events to the stretches that have to be walked
// again, and to what is forgotten about the things around. What cannot be told apart is `false`: all is read anew.
// Page world, reads only.
import {
  attributeOf,
  firstElementIn,
  parentNodeOf,
  parentOf,
  previousElementOf,
  previousNodeOf,
  queryIn,
  shadowOf,
} from '../accessible/tree';
import { collectionAt, PLACING } from './collection-items';
import { lastBelow } from './flat-steps';
import type { CollectionModel } from './page-model';
import type { RetainedPage } from './retained-page';
import type { Stretch } from './stretch';

/** A parent of so few stretches is walked whole: its other children may look different now (CSS sibling rules). */
const SMALL = 4;
const LISTING = new Set(['grid', 'treegrid', 'table', 'list', 'tree', 'feed']);
/** Never told by what is in their children. */
const TABLE_PARTS = new Set(['tr', 'td', 'th', 'tbody', 'thead', 'tfoot']);
const STYLES = new Set(['style', 'link', 'html', 'body']);

/** Of the changes since the last look; the page does not change while they are noted. */
interface Batch {
  page: RetainedPage;
  /** Collections that were asked whether they have the same items. */
  kept: Map<CollectionModel, boolean>;
  looked: Set<Element>;
}

/** Marks what has changed: by mutations, and by events on elements that may look different since. */
export function noteChanges(
  page: RetainedPage,
  records: readonly MutationRecord[],
  touched: readonly Element[],
): boolean {
  const batch: Batch = { page, kept: new Map(), looked: new Set() };
  return records.every((record) => noteRecord(batch, record)) && touched.every((el) => noteLook(batch, el));
}

function noteRecord(batch: Batch, record: MutationRecord): boolean {
  const { page } = batch;
  const { references } = page.known;
  const target = elementOf(record.target);
  if (target === undefined || isOutside(page, target)) return false;
  if (record.type === 'characterData') {
    if (STYLES.has(target.localName)) return false;
    forgetAround(page, target);
    touch(page, target);
    return true;
  }
  if (record.type === 'attributes') {
    references.noteAttribute(record.attributeName);
    const collection = page.known.collectionOfItem.get(target);
    if (collection && PLACING.has(record.attributeName) && !keepsItems(collection, batch.kept))
      touch(page, collection.el);
    return noteLook(batch, target);
  }
  if (target.localName === 'html' || bringsStyles(record.addedNodes) || bringsStyles(record.removedNodes))
    return false;
  forgetAround(page, target);
  references.noteAll(record.addedNodes);
  references.noteAll(record.removedNodes);
  // A card is told by its children's children, a collection by its items however deep they lie.
  let row: Element | undefined;
  for (let at: Element | null = target, up = 0; at !== null; at = parentOf(at), up++) {
    const collection = page.known.collections.get(at);
    const lists =
      collection === undefined
        ? LISTING.has(attributeOf(at, 'role') ?? '')
        : !(isSettledBy(row, collection) || keepsItems(collection, batch.kept));
    if (at.localName === 'tr' && at !== target) row = at;
    // What was no collection may be one now; what is one of the same items is as it was.
    const mayList = up < 3 && collection === undefined && !TABLE_PARTS.has(at.localName);
    if (up === 0 || mayList || lists) touch(page, at);
  }
  // What left may come back with other words: out of the page nothing tells of them.
  for (const node of record.removedNodes)
    if (isVisited(page, node)) for (const stretch of within(page, node as Element)) stretch.forgetNames();
  touchPlace(page, target, record);
  return true;
}

/** What is in the cells of a table that has a head says nothing of its rows. */
function isSettledBy(row: Element | undefined, collection: CollectionModel): boolean {
  if (row === undefined || collection.shape !== 'table' || collection.indexOf(row) === undefined)
    return false;
  return (collection.el as HTMLTableElement).rows.length > collection.items.length;
}

/** It is still a collection, or still none, of the very same items. */
function keepsItems(collection: CollectionModel, asked: Map<CollectionModel, boolean>): boolean {
  let keeps = asked.get(collection);
  if (keeps === undefined) {
    const { el, shape, items } = collection;
    const now = collectionAt(el);
    keeps =
      now === undefined
        ? items.length === 0
        : now.shape === shape &&
          now.items.length === items.length &&
          now.parts === undefined &&
          now.items.every((item, i) => item === items[i]);
    asked.set(collection, keeps);
  }
  return keeps;
}

/** The element may look different, and so may what is in it and beside it. */
function noteLook({ page, looked }: Batch, el: Element): boolean {
  if (looked.has(el)) return true;
  looked.add(el);
  if (STYLES.has(el.localName) || isOutside(page, el)) return false;
  forgetAround(page, el);
  const parent = parentOf(el);
  const around = parent === null ? [] : within(page, parent);
  const isSmall = parent !== null && around.length > 0 && around.length <= SMALL;
  page.known.references.noteAll([isSmall ? parent : el]);
  for (const stretch of isSmall ? around : within(page, el)) stretch.doubt();
  return true;
}

/** Beside or around a modal dialog, where nothing was walked: the dialog may end by it, or a list of its open there. */
function isOutside(page: RetainedPage, el: Element): boolean {
  return page.dialog?.modal === true && stretchOf(page, el) === undefined;
}

/** What is known of the things that the element is part of. */
function forgetAround(page: RetainedPage, el: Element): void {
  const { known } = page;
  const items = new Map<CollectionModel, Element>();
  for (let at: Element | null = el; at !== null; at = parentOf(at)) {
    known.references.noteChange(at);
    known.entries.get(at)?.forget();
    const form = known.forms.get(at) ?? page.groups.get(at);
    if (form) form.told = undefined;
    const collection = known.collections.get(at);
    const item = collection && items.get(collection);
    if (item === undefined) collection?.forget();
    else collection?.forgetBy(item);
    const itemOf = known.collectionOfItem.get(at);
    if (itemOf) items.set(itemOf, at);
  }
}

function touch(page: RetainedPage, el: Element): void {
  const stretch = stretchOf(page, el);
  if (stretch) stretch.dirty = true;
}

/** The stretch that visited the element, or the nearest one around it. */
function stretchOf({ known }: RetainedPage, el: Element): Stretch | undefined {
  for (let at: Element | null = el; at !== null; at = parentOf(at)) {
    const stretch = known.stretches.get(at);
    if (stretch && !stretch.gone) return stretch;
  }
  return undefined;
}

/** Where children came or went: the end of what stands before them, and of what was there before and has moved here. */
function touchPlace(page: RetainedPage, parent: Element, record: MutationRecord): void {
  for (const node of record.addedNodes) {
    if (!isVisited(page, node)) continue;
    touch(page, lastIn(page, node as Element));
    for (const stretch of within(page, node as Element)) stretch.forgetNames();
  }
  // What a host or a slot shows in place of its children follows another order.
  if (shadowOf(parent) !== null || parent.localName === 'slot') {
    for (const stretch of within(page, parent)) stretch.dirty = true;
    return;
  }
  let before = record.previousSibling;
  while (before !== null && !isVisited(page, before)) before = previousNodeOf(before);
  if (before !== null && parentNodeOf(before) === record.target) touch(page, lastIn(page, before as Element));
  else if (record.previousSibling !== null && parentNodeOf(record.previousSibling) !== record.target) {
    // It has moved on: where it stood is not known any more.
    for (const stretch of within(page, parent)) stretch.dirty = true;
  }
}

/** All stretches that hold some of the element. */
function within(page: RetainedPage, el: Element): Stretch[] {
  const first = stretchOf(page, el);
  const last = stretchOf(page, lastIn(page, el));
  if (first === undefined || last === undefined || first === last) return first === undefined ? [] : [first];
  const [from, to] = [page.stretches.indexOf(first), page.stretches.indexOf(last)];
  return from < 0 || to < from ? [first, last] : page.stretches.slice(from, to + 1);
}

/** The last element below that was visited, or the element itself. */
function lastIn(page: RetainedPage, el: Element): Element {
  let last = el;
  for (;;) {
    let below = lastBelow(last);
    while (below !== null && !isVisited(page, below)) below = previousElementOf(below);
    if (below === null) return last;
    last = below;
  }
}

function isVisited({ known }: RetainedPage, node: Node): boolean {
  return node instanceof Element && known.stretches.has(node);
}

function bringsStyles(nodes: NodeList): boolean {
  for (const node of nodes) {
    if (!(node instanceof Element)) continue;
    if (STYLES.has(node.localName)) return true;
    if (firstElementIn(node) !== null && queryIn(node, 'style, link') !== null) return true;
  }
  return false;
}

function elementOf(node: Node): Element | undefined {
  if (node instanceof Element) return node;
  return node instanceof ShadowRoot ? node.host : (parentOf(node) ?? undefined);
}
