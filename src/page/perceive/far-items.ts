// Long collections are read where the user is: their first items, the last one, and what is near the view. The others
// are passed over until something asks for all there is, and counted as if they held what the read ones hold.
// Page world, reads only.
import { FOLD_VIEWPORTS } from '../../shared/budgets';
import { rectOf } from '../accessible/tree';
import type { CollectionModel } from './page-model';

/** Shorter collections are read whole. */
const LONG = 40;
/** Of long ones so many items are read wherever they are: they tell what all have. */
const FIRST = 4;
/** Of items that follow a far one so many are passed over with it. */
const AHEAD = 16;

/** Items of one collection that follow each other and were passed over. */
export interface FarItems {
  readonly collection: CollectionModel;
  readonly first: Element;
  last: Element;
  count: number;
}

/** Tells a walk which items it may pass over. */
export class FarItemFinder {
  /** Items of it up to here were found to be far. */
  #of: CollectionModel | undefined;
  #until = -1;

  isFar(item: Element, collection: CollectionModel): boolean {
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
export function addFar(far: FarItems[], item: Element, collection: CollectionModel): void {
  const run = far.at(-1);
  // A part of an item is no other item.
  const count = Number(item === collection.items[collection.indexOf(item)!]);
  if (run?.collection !== collection) far.push({ collection, first: item, last: item, count });
  else {
    run.last = item;
    run.count += count;
  }
}

/** Some of them are near the view by now. */
export function haveComeNear({ first, last }: FarItems): boolean {
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
  far: Iterable<FarItems>,
  found: Iterable<{ collection: CollectionModel | undefined }>,
): number {
  const share = new Map<CollectionModel, number>();
  for (const { collection, count } of far) share.set(collection, (share.get(collection) ?? 0) + count);
  for (const [collection, count] of share)
    share.set(collection, count / Math.max(1, collection.items.length - count));
  let sum = 0;
  for (const { collection } of found)
    for (let at = collection; at !== undefined; at = at.outer) sum += share.get(at) ?? 0;
  return Math.round(sum);
}
