// What a person calls a thing that is only seen: "green circle", "blue box". Page world, reads only.
import { SVG } from '../accessible/namespaces';
import { colorWord, parseRgb } from './css-color';

const SHAPES = new Map(
  Object.entries({
    rect: 'rectangle',
    circle: 'circle',
    ellipse: 'ellipse',
    polygon: 'polygon',
    line: 'line',
    polyline: 'line',
    path: 'shape',
  }),
);

/** Colour and shape of an SVG shape, and its title; undefined for what is no shape. */
export function svgShapeWords(el: Element): string | undefined {
  if (el.namespaceURI !== SVG) return undefined;
  const shape = SHAPES.get(el.localName);
  if (shape === undefined) return undefined;
  const style = getComputedStyle(el);
  const paint = parseRgb(style.fill) ?? parseRgb(style.stroke);
  const title = el.querySelector('title')?.textContent?.trim();
  return [title, paint && colorWord(paint), shapeName(el, shape)].filter(Boolean).join(' ');
}

/** A polygon of three points is a triangle to everybody; a rectangle of equal sides a square. */
function shapeName(el: Element, shape: string): string {
  if (shape === 'polygon') {
    const points = (el.getAttribute('points') ?? '').trim().split(/[\s,]+/).length / 2;
    return points === 3 ? 'triangle' : points === 5 ? 'pentagon' : points === 6 ? 'hexagon' : shape;
  }
  if (shape === 'rectangle') {
    const box = el.getBoundingClientRect();
    return Math.abs(box.width - box.height) < 0.05 * box.width ? 'square' : shape;
  }
  return shape;
}

/** An empty box with a colour of its own is something to see: swatches, tiles, squares. */
export function boxWords(el: Element): string | undefined {
  const style = getComputedStyle(el);
  const paint = parseRgb(style.backgroundColor);
  const { width, height } = el.getBoundingClientRect();
  if (width < 4 || height < 4) return undefined;
  if (!paint) return isFramed(style, height) || isFramedBesides(el) ? 'empty box' : undefined;
  const round = style.borderTopLeftRadius.endsWith('%')
    ? parseFloat(style.borderTopLeftRadius) >= 50
    : parseFloat(style.borderTopLeftRadius) >= Math.min(width, height) / 2;
  const square = Math.abs(width - height) < 0.05 * width;
  const shape = round && square ? 'circle' : square ? 'square' : 'box';
  return `${colorWord(paint)} ${shape}`;
}

/** Drawn by its border alone: a cell of a calendar, a place to drop something. */
function isFramed(style: CSSStyleDeclaration, height: number): boolean {
  if (height < 8) return false;
  return [style.borderTopWidth, style.borderBottomWidth, style.borderLeftWidth, style.borderRightWidth].some(
    (width) => parseFloat(width) > 0,
  );
}

/** One line between two cells frames both, whichever of them it is drawn on. */
function isFramedBesides(el: Element): boolean {
  return [el.previousElementSibling, el.nextElementSibling].some((other) => {
    if (!other || other.localName !== el.localName || other.className !== el.className) return false;
    return isFramed(getComputedStyle(other), other.getBoundingClientRect().height);
  });
}
