// Which parts of a page a change touches: from mutation records and events to the stretches that have to be walked
// again, and to what is forgotten about the things around. What cannot be told apart is `false`: all is read anew.
// Page world, reads only.
import { parentOf, shadowOf } from '../accessible/tree';
import { collectionAt } from './collection-items';
import { lastBelow, parentNodeOf, previousElementOf, previousNodeOf } from './flat-steps';
import type { CollectionModel } from './page-model';
import type { RetainedPage } from './retained-page';
import type { Stretch } from './stretch';

/** A parent of so few stretches is walked whole: its other children may look different now (CSS sibling rules). */
const SMALL = 3;
const LISTING = new Set(['grid', 'treegrid', 'table', 'list', 'tree', 'feed']);
/** Attributes that say what names what. */
const NAMING = new Set(['for', 'id', 'aria-labelledby', 'aria-errormessage']);
const STYLES = new Set(['style', 'link', 'html', 'body']);

/** Marks what the records touch. */
export function noteRecords(page: RetainedPage, records: readonly MutationRecord[]): boolean {
  return records.every((record) => noteRecord(page, record));
}

function noteRecord(page: RetainedPage, record: MutationRecord): boolean {
  const target = elementOf(record.target);
  if (target === undefined || isOutside(page, target)) return false;
  if (record.type === 'characterData') {
    if (STYLES.has(target.localName)) return false;
    forgetAround(page, target);
    touch(page, target);
    return true;
  }
  if (record.type === 'attributes') {
    page.namesChanged ||= NAMING.has(record.attributeName ?? '');
    return noteLook(page, target);
  }
  if (target.localName === 'html' || bringsStyles(record.addedNodes) || bringsStyles(record.removedNodes))
    return false;
  forgetAround(page, target);
  page.namesChanged ||= holdNames(page, record.addedNodes) || holdNames(page, record.removedNodes);
  // A card is told by its children's children, a collection by its items however deep they lie.
  for (let at: Element | null = target, up = 0; at !== null; at = parentOf(at), up++) {
    const collection = page.known.collections.get(at);
    const lists =
      collection === undefined ? LISTING.has(at.getAttribute('role') ?? '') : !keepsItems(collection);
    if (up < 3 || lists) touch(page, at);
  }
  touchPlace(page, target, record);
  return true;
}

/** It is still a collection, or still none, of the very same items. */
function keepsItems({ el, shape, items }: CollectionModel): boolean {
  const now = collectionAt(el);
  if (now === undefined) return items.length === 0;
  return (
    now.shape === shape &&
    now.items.length === items.length &&
    now.items.every((item, i) => item === items[i])
  );
}

/** The element may look different, and so may what is in it and beside it. */
export function noteLook(page: RetainedPage, el: Element): boolean {
  if (STYLES.has(el.localName) || isOutside(page, el)) return false;
  forgetAround(page, el);
  page.namesChanged ||= el.firstElementChild !== null && holdNames(page, [el]);
  const parent = parentOf(el);
  const around = parent === null ? [] : within(page, parent);
  const touched = around.length > 0 && around.length <= SMALL ? around : within(page, el);
  for (const stretch of touched) stretch.dirty = true;
  return true;
}

/** Beside or around a modal dialog, where nothing was walked: the dialog may end by it, or a list of its open there. */
function isOutside(page: RetainedPage, el: Element): boolean {
  return page.dialog?.modal === true && stretchOf(page, el) === undefined;
}

/** What is known of the things that the element is part of. */
function forgetAround(page: RetainedPage, el: Element): void {
  const { known } = page;
  for (let at: Element | null = el; at !== null; at = parentOf(at)) {
    page.namesChanged ||= isNaming(page, at);
    known.entries.get(at)?.forget();
    const form = known.forms.get(at);
    if (form) form.told = undefined;
    known.collections.get(at)?.forget();
  }
}

/** What labels name, by an id that another field may have, too. */
const NAMED_BY_ID = 'label, input[id], select[id], textarea[id]';

/** Something in them names, or named, things elsewhere. */
function holdNames(page: RetainedPage, nodes: Iterable<Node>): boolean {
  for (const node of nodes) {
    if (!(node instanceof Element)) continue;
    if (isNaming(page, node) || node.matches(NAMED_BY_ID) || node.querySelector(NAMED_BY_ID) !== null)
      return true;
    if (page.known.namingIds.size === 0) continue;
    for (const el of node.querySelectorAll('[id]')) if (isNaming(page, el)) return true;
  }
  return false;
}

function isNaming({ known: { namingIds } }: RetainedPage, el: Element): boolean {
  if (el.localName === 'label') return true;
  const id = namingIds.size === 0 ? null : el.getAttribute('id');
  return id !== null && namingIds.has(id);
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

/** Where children came or went: the end of what stands before them. */
function touchPlace(page: RetainedPage, parent: Element, record: MutationRecord): void {
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
    if (node instanceof Element && (STYLES.has(node.localName) || node.querySelector('style, link') !== null))
      return true;
  }
  return false;
}

function elementOf(node: Node): Element | undefined {
  if (node instanceof Element) return node;
  return node instanceof ShadowRoot ? node.host : (parentOf(node) ?? undefined);
}
