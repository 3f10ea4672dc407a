// Two or three like parts that a page is made of, as a bar over all the rest, are no list: what stands in the rest is
// part of no item.
import type { PcdHit } from '../../shared/query';

/** Landmarks that say nothing of what the page is about. */
export const BESIDE: ReadonlySet<string | undefined> = new Set(['nav', 'aside', 'footer']);

/** Parts of a page; more are a list. */
const MOST_PARTS = 3;
/** Share of the page, in width and height, that the largest of them takes. */
const MOST_OF_PAGE = 0.6;

export function withoutFrame(hits: PcdHit[]): PcdHit[] {
  const lists = new Map<string, PcdHit[]>();
  for (const hit of hits)
    if (hit.collectionId !== undefined && hit.itemIndex !== undefined)
      lists.set(hit.collectionId, [...(lists.get(hit.collectionId) ?? []), hit]);
  if (lists.size < 2) return hits;
  const frames = new Set([...lists].filter(([id]) => isFrame(id, lists, hits)).map(([id]) => id));
  return frames.size === 0 ? hits : hits.map((hit) => (frames.has(hit.collectionId ?? '') ? free(hit) : hit));
}

function free(hit: PcdHit): PcdHit {
  const { collectionId: _list, itemIndex: _at, itemText: _text, ...rest } = hit;
  return rest;
}

/** One of its few parts holds whole lists, and takes most of the page; the others hold none. */
function isFrame(id: string, lists: ReadonlyMap<string, PcdHit[]>, hits: readonly PcdHit[]): boolean {
  const parts = new Map<number, PcdHit[]>();
  for (const hit of lists.get(id) ?? []) {
    const at = hit.itemIndex ?? 0;
    if (at >= MOST_PARTS) return false;
    parts.set(at, [...(parts.get(at) ?? []), hit]);
  }
  const others = [...lists].flatMap(([other, own]) => (other === id || isShort(own) ? [] : [own]));
  const holding = [...parts.values()].filter((part) => others.some((own) => isInside(own, part)));
  const [large, ...more] = holding;
  return large !== undefined && more.length === 0 && takesMost(large, hits);
}

const isShort = (own: readonly PcdHit[]): boolean => new Set(own.map(({ itemIndex }) => itemIndex)).size < 2;

function isInside(own: readonly PcdHit[], part: readonly PcdHit[]): boolean {
  const orders = part.map(({ order }) => order);
  const [from, to] = [Math.min(...orders), Math.max(...orders)];
  return own.every(({ order }) => from < order && order < to);
}

function takesMost(part: readonly PcdHit[], hits: readonly PcdHit[]): boolean {
  const [own, all] = [extentOf(part), extentOf(hits)];
  return own.w >= MOST_OF_PAGE * all.w && own.h >= MOST_OF_PAGE * all.h;
}

function extentOf(hits: readonly PcdHit[]): { w: number; h: number } {
  const boxes = hits.map(({ look }) => look.box).filter(({ w, h }) => w > 0 && h > 0);
  const span = (from: number[], to: number[]): number => Math.max(...to) - Math.min(...from);
  return {
    w: span(
      boxes.map(({ x }) => x),
      boxes.map(({ x, w }) => x + w),
    ),
    h: span(
      boxes.map(({ y }) => y),
      boxes.map(({ y, h }) => y + h),
    ),
  };
}
