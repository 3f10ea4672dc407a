// Where the number of each box is drawn: beside it, on nothing that it would hide, on no other number. Pure.
import { areaOf, intersection, type Box } from '../../shared/box';

export interface Tag {
  box: Box;
  /** It stands apart from its box: a line leads there. */
  apart: boolean;
}

export interface TagSize {
  w: number;
  h: number;
}

/** What a place costs: shares of the tag that lie on other tags, on other boxes, on its own box; distance. */
const ON_TAG = 100;
const ON_OTHER = 6;
const ON_OWN = 4;
const STEP_AWAY = 1;
const MAX_STEPS_AWAY = 3;

/**
 * A place for each box, in the order of `boxes`; all units are px of the picture. Small boxes choose first: they
 * have the fewest good places.
 */
export function placeTags(
  boxes: readonly Box[],
  sizes: readonly TagSize[],
  picture: { width: number; height: number },
): Tag[] {
  const frame = { x: 0, y: 0, w: picture.width, h: picture.height };
  const tags: Tag[] = [];
  const placed: Box[] = [];
  const order = boxes.map((_box, index) => index).sort((a, b) => areaOf(boxes[a]) - areaOf(boxes[b]));
  for (const index of order) {
    const own = boxes[index]!;
    const size = sizes[index]!;
    const others = boxes.filter((_box, at) => at !== index);
    const costOf = ({ box, steps }: Place): number =>
      ON_TAG * shareOn(box, placed) +
      ON_OTHER * shareOn(box, others) +
      ON_OWN * shareOn(box, [own]) +
      STEP_AWAY * steps;
    const best = placesFor(own, size)
      .map((place) => ({ ...place, box: within(place.box, frame) }))
      .map((place) => ({ place, cost: costOf(place) }))
      .reduce((a, b) => (b.cost < a.cost ? b : a)).place;
    placed.push(best.box);
    tags[index] = { box: best.box, apart: best.steps > 0 };
  }
  return tags;
}

interface Place {
  box: Box;
  steps: number;
}

/** Around the box, nearest first, then in its corners. On the right before the left, where a field's label stands. */
function placesFor({ x, y, w, h }: Box, size: TagSize): Place[] {
  const places: Place[] = [];
  const add = (left: number, top: number, steps: number) =>
    places.push({ box: { x: left, y: top, ...size }, steps });
  const right = x + w;
  const bottom = y + h;
  for (let steps = 0; steps <= MAX_STEPS_AWAY; steps++) {
    const up = y - size.h - steps * size.h;
    const down = bottom + steps * size.h;
    const before = x - size.w - steps * size.w;
    const behind = right + steps * size.w;
    for (const left of [right - size.w, x]) add(left, up, steps);
    for (const top of [y, bottom - size.h]) {
      add(behind, top, steps);
      add(before, top, steps);
    }
    for (const left of [right - size.w, x]) add(left, down, steps);
    for (const left of [behind, before]) for (const top of [up, down]) add(left, top, steps);
  }
  for (const left of [right - size.w, x]) for (const top of [y, bottom - size.h]) add(left, top, 0);
  return places;
}

/** How much of a box lies on the others, in shares of it; 1 is all of it on one. */
function shareOn(box: Box, others: readonly Box[]): number {
  return others.reduce((sum, other) => sum + areaOf(intersection(box, other)), 0) / areaOf(box);
}

function within(box: Box, frame: Box): Box {
  const x = Math.max(frame.x, Math.min(box.x, frame.x + frame.w - box.w));
  const y = Math.max(frame.y, Math.min(box.y, frame.y + frame.h - box.h));
  return { ...box, x, y };
}
