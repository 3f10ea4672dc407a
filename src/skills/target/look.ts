// Judges targets that the user described by their look: colour, size, place, shape.
import { sameColor } from '../../ranking/color-words';
import type { TargetPhrase } from '../../shared/intent';
import type { PcdHit } from '../../shared/query';
import { fold, hasPhrase } from '../words/words';

type LookPhrase = NonNullable<TargetPhrase['look']>;
type Side = NonNullable<LookPhrase['position']>[number];

function isColor(hit: PcdHit, color: string): boolean {
  if (color.startsWith('#')) return hit.look.hex?.toLowerCase() === color.toLowerCase();
  if (hit.look.color && sameColor(hit.look.color, color)) return true;
  return hasPhrase(fold(`${hit.label} ${hit.text ?? ''}`), fold(color));
}

const SHAPE_TAGS: ReadonlyMap<string, readonly string[]> = new Map([
  ['circle', ['circle', 'ellipse']],
  ['ellipse', ['ellipse', 'circle']],
  ['oval', ['ellipse']],
  ['square', ['rect']],
  ['rectangle', ['rect']],
  ['triangle', ['polygon', 'path']],
  ['line', ['line', 'path']],
  ['polygon', ['polygon']],
  ['letter', ['text']],
  ['digit', ['text']],
  ['box', ['rect', 'div', 'span', 'section', 'li', 'td']],
]);

function isShape(hit: PcdHit, shape: string): boolean {
  const name = fold(shape).replace(/s$/, '');
  if (name === 'any') return true;
  if (hasPhrase(fold(`${hit.label} ${hit.text ?? ''} ${hit.kind ?? ''}`), name)) return true;
  if (!SHAPE_TAGS.get(name)?.includes(hit.tag)) return false;
  const { w, h } = hit.look.box;
  const even = Math.abs(w - h) <= 0.1 * Math.max(w, h);
  return name === 'square' ? even : name === 'rectangle' ? !even || hit.tag === 'rect' : true;
}

function area(hit: PcdHit): number {
  return hit.look.box.w * hit.look.box.h;
}

/**
 * Those of the candidates that look as described; empty when none does. `roles` are the role words beside the
 * look: "icon" means a thing that is drawn rather than written, where there is one.
 */
export function withLook(
  candidates: readonly PcdHit[],
  look: LookPhrase,
  roles: readonly string[] = [],
): PcdHit[] {
  let left = [...candidates];
  const { color, shape, size, position } = look;
  if (color) left = left.filter((hit) => isColor(hit, color));
  if (shape) left = left.filter((hit) => isShape(hit, shape));
  if (roles.includes('img') && left.some(isIcon)) left = left.filter(isIcon);
  if (size && left.length > 1) {
    const wantsLarge = size === 'large' || size === 'largest';
    const areas = left.map(area);
    const extreme = wantsLarge ? Math.max(...areas) : Math.min(...areas);
    const bound = size.endsWith('est') ? 0.02 : 0.15;
    left = left.filter((hit) => Math.abs(area(hit) - extreme) <= bound * extreme);
  }
  return position ? atPlace(left, position) : left;
}

const DRAWN = new Set(['img', 'svg', 'picture', 'i']);
const ICON_MAX_PX = 72;
/** Words are wider than that for their height. */
const ICON_MAX_RATIO = 1.6;

function isIcon({ tag, role, icon, look: { box } }: PcdHit): boolean {
  if (DRAWN.has(tag) || role === 'img') return true;
  const [short, long] = [Math.min(box.w, box.h), Math.max(box.w, box.h)];
  return long <= ICON_MAX_PX && (icon !== undefined || long <= ICON_MAX_RATIO * short);
}

/** As far off as things may stand and still count as being in one place, px. */
const SAME_PLACE_PX = 4;

/** Those nearest to an edge of the area that the candidates take up; of two sides, to its corner. */
function atPlace(candidates: readonly PcdHit[], sides: readonly Side[]): PcdHit[] {
  const shown = candidates.filter(isOnPage);
  if (shown.length < 2) return shown.length > 0 ? shown : [...candidates];
  const xs = shown.map(({ look: { box } }) => box.x + box.w / 2);
  const ys = shown.map(({ look: { box } }) => box.y + box.h / 2);
  const goal = (places: readonly number[], low: Side, high: Side): number | undefined => {
    const [least, most] = [Math.min(...places), Math.max(...places)];
    if (sides.includes(low)) return least;
    if (sides.includes(high)) return most;
    return sides.includes('center') ? (least + most) / 2 : undefined;
  };
  const [goalX, goalY] = [goal(xs, 'left', 'right'), goal(ys, 'top', 'bottom')];
  const offs = shown.map((_hit, index) => {
    const [x, y] = [xs[index]!, ys[index]!];
    return Math.hypot(x - (goalX ?? x), y - (goalY ?? y));
  });
  const nearest = Math.min(...offs);
  return shown.filter((_hit, index) => offs[index]! <= nearest + SAME_PLACE_PX);
}

/** What is scrolled away can be scrolled to. */
function isOnPage({ look: { box, offPage } }: PcdHit): boolean {
  return offPage !== true && box.w > 1 && box.h > 1;
}
