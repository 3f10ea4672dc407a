// A summary is read where the user is. Of long collections the first items, the last one and what is near the view are
// read; the others are counted as if they held what the read ones hold. Parts of the page that begin further down are
// passed over once there is enough to tell, and what they hold is counted by its tags. All of it is read as soon as
// something asks for all there is. Page world, reads only.
import { FOLD_VIEWPORTS } from '../../shared/perception-budgets';
import { firstElementIn, queryAllIn, queryIn, rectOf } from '../accessible/tree';
import type { CollectionModel } from './page-model';

/** Shorter collections are read whole. */
const LONG = 40;
/** Of long ones so many items are read wherever they are: they tell what all have. */
const FIRST = 4;
/** Of items that follow a far one so many are passed over with it. */
const AHEAD = 16;

/** Passed over: items of one collection that follow each other, or a part of the page (then of no collection). */
export interface Far {
  readonly collection: CollectionModel | undefined;
  readonly first: Element;
  last: Element;
  /** Items; of a part, things to act on. */
  count: number;
  /** Of a part: tables and lists. */
  readonly lists: number;
}

/** With so many things to act on there is enough to tell: what comes further down is not read for it. */
export const ENOUGH_ACTIONS = 48;
/** Where one of these is, a part is read wherever it lies: fields are few, and a dialog shows where it likes. */
const ALWAYS_READ =
  'form, input:not([type=hidden]), select, textarea, [contenteditable], dialog, [role$=dialog], [aria-modal], [popover]';
const ACTIONS = 'a[href], button, summary, [role=button]';
const LISTS = 'table, ul, ol, dl';

/** Where an element lies with all that is in it; `mixed` where that has to be asked of its parts. */
type Place = 'near' | 'mixed' | 'far';

/** Tells a walk what it may pass over. */
export class FarFinder {
  /** Items of it up to here were found to be far. */
  #of: CollectionModel | undefined;
  #until = -1;

  /** What begins lower is far, CSS px. */
  readonly #limitPx: number;

  /** `actions`: so many things to act on are known; the walk goes on counting. */
  constructor(
    { innerHeight }: Window,
    public actions: number,
  ) {
    this.#limitPx = FOLD_VIEWPORTS * innerHeight;
  }

  /** What is far is noted in `far`. */
  place(
    el: Element,
    itemOf: CollectionModel | undefined,
    isInNear: boolean,
    isLandmark: boolean,
    far: Far[],
  ): Place {
    if (itemOf !== undefined && this.#isFar(el, itemOf)) {
      addItem(far, el, itemOf);
      return 'far';
    }
    if (isInNear) return 'near';
    // Leaves are visited sooner than placed; landmarks are told.
    if (isLandmark || this.actions < ENOUGH_ACTIONS || firstElementIn(el) === null) return 'mixed';
    const place = placeOf(el, this.#limitPx);
    if (place === 'far') addPart(far, el);
    return place;
  }

  #isFar(item: Element, collection: CollectionModel): boolean {
    const { items } = collection;
    if (items.length < LONG) return false;
    const index = collection.indexOf(item);
    if (index === undefined || index < FIRST || index === items.length - 1) return false;
    if (collection === this.#of && index <= this.#until) return true;
    const side = sideOf(item);
    if (side === NEAR) return false;
    // What stands between two items on the same side of the view is there, too.
    const ahead = Math.min(index + AHEAD, items.length - 2);
    this.#of = collection;
    this.#until = sideOf(items[ahead]!) === side ? ahead : index;
    return true;
  }
}

/** Adds what was passed over to the runs before it. */
function addItem(far: Far[], item: Element, collection: CollectionModel): void {
  const run = far.at(-1);
  // A part of an item is no other item.
  const count = Number(item === collection.items[collection.indexOf(item)!]);
  if (run?.collection !== collection) far.push({ collection, first: item, last: item, count, lists: 0 });
  else {
    run.last = item;
    run.count += count;
  }
}

function addPart(far: Far[], el: Element): void {
  const countOf = (selector: string) => queryAllIn(el, selector).length;
  far.push({ collection: undefined, first: el, last: el, count: countOf(ACTIONS), lists: countOf(LISTS) });
}

/** Only what begins below the view is far: what the user has scrolled past leads through the site. */
function placeOf(el: Element, limitPx: number): Place {
  const { width, height, top, bottom } = rectOf(el);
  if (width === 0 || height === 0) return 'mixed';
  if (top < limitPx) return bottom <= limitPx ? 'near' : 'mixed';
  return queryIn(el, ALWAYS_READ) === null ? 'far' : 'mixed';
}

/** Some of them are near the view by now. */
export function haveComeNear({ first, last }: Far): boolean {
  const side = sideOf(first);
  return side === NEAR || sideOf(last) !== side;
}

const ABOVE = -1;
const NEAR = 0;
const BELOW = 1;

/** Where it lies: without a box of its own it may show its content anywhere. */
function sideOf(item: Element): typeof ABOVE | typeof NEAR | typeof BELOW {
  const heightPx = item.ownerDocument.defaultView!.innerHeight;
  const { width, height, top, bottom } = rectOf(item);
  if (width === 0 || height === 0) return NEAR;
  if (top >= FOLD_VIEWPORTS * heightPx) return BELOW;
  return bottom <= (1 - FOLD_VIEWPORTS) * heightPx ? ABOVE : NEAR;
}

/** How many of `found` the items that were passed over would hold, were they as those that were read. */
export function countFar(
  far: Iterable<Far>,
  found: Iterable<{ collection: CollectionModel | undefined }>,
): number {
  const share = new Map<CollectionModel, number>();
  for (const { collection, count } of far)
    if (collection !== undefined) share.set(collection, (share.get(collection) ?? 0) + count);
  for (const [collection, count] of share)
    share.set(collection, count / Math.max(1, collection.items.length - count));
  let sum = 0;
  for (const { collection } of found)
    for (let at = collection; at !== undefined; at = at.outer) sum += share.get(at) ?? 0;
  return Math.round(sum);
}
