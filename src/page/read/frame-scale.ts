// How a frame is drawn: its document's px as px of the document around it. Page world, reads only.
import { parentOf } from '../accessible/tree';

/** Layout sizes are whole numbers: that much they may be off. */
const ROUNDING = 0.02;

/** Undefined when it is turned, skewed or stretched: points in it have no simple place then. */
export function scaleOf(frame: HTMLElement): number | undefined {
  for (let at: Element | null = frame; at; at = parentOf(at)) {
    const { transform, rotate, offsetPath } = getComputedStyle(at);
    if (rotate !== 'none' || offsetPath !== 'none' || !isUpright(transform)) return undefined;
  }
  const { width, height } = frame.getBoundingClientRect();
  const across = width / frame.offsetWidth;
  const down = height / frame.offsetHeight;
  if (!(Math.abs(across - down) < ROUNDING)) return undefined;
  return Math.abs(across - 1) < ROUNDING ? 1 : across;
}

function isUpright(transform: string): boolean {
  if (transform === 'none') return true;
  const { is2D, a, b, c, d } = new DOMMatrix(transform);
  return is2D && a > 0 && d > 0 && b === 0 && c === 0;
}
