// Judges targets that the user described by their look: colour, size, place, shape.
import type { TargetPhrase } from '../shared/intent';
import type { PcdHit } from '../shared/query';
import { fold, hasPhrase } from './words';

type LookPhrase = NonNullable<TargetPhrase['look']>;

const SAME_COLOR: Readonly<Record<string, readonly string[]>> = {
  gray: ['grey', 'silver'],
  blue: ['navy', 'lightblue', 'darkblue'],
  cyan: ['aqua', 'teal', 'turquoise'],
  magenta: ['fuchsia', 'pink', 'purple'],
  purple: ['violet', 'indigo'],
  green: ['lime'],
  orange: ['amber'],
  red: ['crimson', 'maroon'],
  yellow: ['gold'],
};

export function sameColor(a: string, b: string): boolean {
  const [x, y] = [fold(a).replace('grey', 'gray'), fold(b).replace('grey', 'gray')];
  return x === y || (SAME_COLOR[x]?.includes(y) ?? false) || (SAME_COLOR[y]?.includes(x) ?? false);
}

function isColor(hit: PcdHit, color: string): boolean {
  if (color.startsWith('#')) return hit.look.hex?.toLowerCase() === color.toLowerCase();
  if (hit.look.color && sameColor(hit.look.color, color)) return true;
  return hasPhrase(fold(`${hit.label} ${hit.text ?? ''}`), fold(color));
}

const SHAPE_TAGS: Readonly<Record<string, readonly string[]>> = {
  circle: ['circle', 'ellipse'],
  ellipse: ['ellipse', 'circle'],
  oval: ['ellipse'],
  square: ['rect'],
  rectangle: ['rect'],
  triangle: ['polygon', 'path'],
  line: ['line', 'path'],
  polygon: ['polygon'],
  letter: ['text'],
  digit: ['text'],
  box: ['rect', 'div', 'span', 'section', 'li', 'td'],
};

function isShape(hit: PcdHit, shape: string): boolean {
  const name = fold(shape).replace(/s$/, '');
  if (name === 'any') return true;
  if (hasPhrase(fold(`${hit.label} ${hit.text ?? ''} ${hit.kind ?? ''}`), name)) return true;
  if (!SHAPE_TAGS[name]?.includes(hit.tag)) return false;
  const { w, h } = hit.look.box;
  const even = Math.abs(w - h) <= 0.1 * Math.max(w, h);
  return name === 'square' ? even : name === 'rectangle' ? !even || hit.tag === 'rect' : true;
}

function area(hit: PcdHit): number {
  return hit.look.box.w * hit.look.box.h;
}

/** Those of the candidates that look as described; empty when none does. */
export function withLook(candidates: readonly PcdHit[], look: LookPhrase): PcdHit[] {
  let left = [...candidates];
  const { color, shape, size, position } = look;
  if (color) left = left.filter((hit) => isColor(hit, color));
  if (shape) left = left.filter((hit) => isShape(hit, shape));
  if (size && left.length > 1) {
    const wantsLarge = size === 'large' || size === 'largest';
    const areas = left.map(area);
    const extreme = wantsLarge ? Math.max(...areas) : Math.min(...areas);
    const bound = size.endsWith('est') ? 0.02 : 0.15;
    left = left.filter((hit) => Math.abs(area(hit) - extreme) <= bound * extreme);
  }
  for (const side of position ?? []) left = atSide(left, side);
  return left;
}

function atSide(
  candidates: readonly PcdHit[],
  side: 'top' | 'bottom' | 'left' | 'right' | 'center',
): PcdHit[] {
  if (candidates.length < 2) return [...candidates];
  const horizontal = side === 'left' || side === 'right';
  const at = (hit: PcdHit): number => {
    const { x, y, w, h } = hit.look.box;
    return horizontal ? x + w / 2 : y + h / 2;
  };
  const places = candidates.map(at);
  const [low, high] = [Math.min(...places), Math.max(...places)];
  const goal = side === 'center' ? (low + high) / 2 : side === 'left' || side === 'top' ? low : high;
  const nearest = Math.min(...places.map((place) => Math.abs(place - goal)));
  return candidates.filter((hit) => Math.abs(at(hit) - goal) <= nearest + 4);
}
