// How a frame is drawn: its document's px as px of the document around it. Page world, reads only.
import { parentOf } from '../accessible/tree';

/** Layout sizes are told in whole px: sides that were scaled alike may differ by less than that. */
const ROUNDING_PX = 1;

/** Undefined when it is turned, mirrored, skewed or stretched: points in it have no simple place then. */
export function scaleOf(frame: HTMLElement): number | undefined {
  for (let at: Element | null = frame; at; at = parentOf(at)) {
    const { transform, rotate, scale, offsetPath } = getComputedStyle(at);
    const mirrored = scale.includes('-');
    if (rotate !== 'none' || offsetPath !== 'none' || mirrored || !isUpright(transform)) return undefined;
  }
  const { width, height } = frame.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = frame;
  // Of the longer side: there the rounding tells least.
  const scale = offsetWidth > offsetHeight ? width / offsetWidth : height / offsetHeight;
  const alike = (side: number, laidOut: number) => Math.abs(side - laidOut * scale) < ROUNDING_PX;
  return alike(width, offsetWidth) && alike(height, offsetHeight) ? scale : undefined;
}

function isUpright(transform: string): boolean {
  if (transform === 'none') return true;
  const { is2D, a, b, c, d } = new DOMMatrix(transform);
  return is2D && a > 0 && d > 0 && b === 0 && c === 0;
}
