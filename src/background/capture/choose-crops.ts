// Which parts of the viewport are worth an enlargement: where candidates are small or lie on each other. Pure.
import { areaOf, grown, intersection, union, type Box } from '../../shared/box';
import { MAX_CROPS } from '../../shared/budgets';

/** WCAG 2.2 calls a target of fewer CSS px a side small (success criterion 2.5.8). */
const SMALL_PX = 24;
/** Page around the candidates, so that one sees where they stand. */
const AROUND_PX = 16;
/** A part is at least so large: the words that say what a small control is for stand beside it. */
const LEAST_PX = { w: 260, h: 120 };
/** Boxes that share less are neighbours. */
const TOUCHING_PX2 = 4;

/** At most MAX_CROPS parts of the view, none longer than `maxSide`, those with the most hard candidates first. */
export function chooseCrops(
  boxes: readonly Box[],
  view: { width: number; height: number },
  maxSide: number,
): Box[] {
  const fits = (box: Box) => box.w + 2 * AROUND_PX <= maxSide && box.h + 2 * AROUND_PX <= maxSide;
  let left = boxes.filter((box) => fits(box) && isHard(box, boxes));
  const crops: Box[] = [];
  while (left.length > 0 && crops.length < MAX_CROPS) {
    const groups = left.map((seed) => groupAround(seed, left, fits));
    const best = groups.reduce((a, b) => (b.length > a.length ? b : a));
    crops.push(partAround(best, view));
    left = left.filter((box) => !best.includes(box));
  }
  return crops;
}

function isHard(box: Box, all: readonly Box[]): boolean {
  if (Math.min(box.w, box.h) < SMALL_PX) return true;
  return all.some((other) => other !== box && areaOf(intersection(box, other)) > TOUCHING_PX2);
}

/** The seed and what lies nearest to it, as many as one part can hold. */
function groupAround(seed: Box, boxes: readonly Box[], fits: (box: Box) => boolean): Box[] {
  const group = [seed];
  let around = seed;
  const others = boxes.filter((box) => box !== seed).sort((a, b) => distance(seed, a) - distance(seed, b));
  for (const box of others) {
    const wider = union(around, box);
    if (!fits(wider)) continue;
    around = wider;
    group.push(box);
  }
  return group;
}

function distance(a: Box, b: Box): number {
  return Math.hypot(a.x + a.w / 2 - b.x - b.w / 2, a.y + a.h / 2 - b.y - b.h / 2);
}

function partAround(group: readonly Box[], view: { width: number; height: number }): Box {
  const all = grown(
    group.reduce((a, b) => union(a, b)),
    AROUND_PX,
  );
  const w = Math.min(view.width, Math.max(all.w, LEAST_PX.w));
  const h = Math.min(view.height, Math.max(all.h, LEAST_PX.h));
  const x = clamp(all.x + (all.w - w) / 2, 0, view.width - w);
  const y = clamp(all.y + (all.h - h) / 2, 0, view.height - h);
  return { x, y, w, h };
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
