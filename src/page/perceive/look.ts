// How a thing looks: its box and the basic word for its colour, for targets that are described by look.
// Page world, reads only.
import type { Look } from '../../shared/query';
import { parentOf } from '../accessible/tree';
import { colorWord, gradientColor, hexOf, parseRgb, type Rgb } from './css-color';

export function lookOf(el: Element): Look {
  const { x, y, width, height } = el.getBoundingClientRect();
  const box = { x: Math.round(x), y: Math.round(y), w: Math.round(width), h: Math.round(height) };
  const found = colorOf(el);
  return found === undefined ? { box } : { color: colorWord(found), hex: hexOf(found), box };
}

/**
 * Fill of a shape; background of a box, or of what fills it; else the paint of the icon that is all there is in
 * it, or the text's colour. A background that is that of the page around it is seen by its outline and text alone.
 */
function colorOf(el: Element): Rgb | undefined {
  const style = getComputedStyle(el);
  if (el.namespaceURI === SVG && el.localName !== 'svg') {
    return parseRgb(style.fill) ?? parseRgb(style.stroke);
  }
  const fill = fillOf(style);
  if (fill) return hasHue(fill) || !isAround(el, fill) ? fill : (outlineOf(style) ?? fill);
  return fillInside(el) ?? iconPaint(el) ?? parseRgb(style.color);
}

const SVG = 'http://www.w3.org/2000/svg';

function fillOf(style: CSSStyleDeclaration): Rgb | undefined {
  return gradientColor(style.backgroundImage) ?? parseRgb(style.backgroundColor);
}

/** Below this share of its holder a thing does not fill it. */
const FILLS = 0.6;

/** A link or button is often a bare shell around the box that one sees. */
function fillInside(el: Element): Rgb | undefined {
  const only = el.childElementCount === 1 ? el.firstElementChild : null;
  if (!only || only.namespaceURI === SVG) return undefined;
  const [outer, inner] = [el.getBoundingClientRect(), only.getBoundingClientRect()];
  if (inner.width * inner.height < FILLS * outer.width * outer.height) return undefined;
  return fillOf(getComputedStyle(only));
}

/** More is no icon. */
const ICON_MAX_PX = 128;
const SHAPES = 'path, circle, rect, ellipse, polygon, line, polyline, use';

/** Of the first shape with a paint; undefined where there is text besides the icon. */
function iconPaint(el: Element): Rgb | undefined {
  const { width, height } = el.getBoundingClientRect();
  if (width > ICON_MAX_PX || height > ICON_MAX_PX) return undefined;
  if ((el.textContent ?? '').trim() !== '') return undefined;
  const svg = el.localName === 'svg' ? el : el.querySelector('svg');
  for (const shape of svg?.querySelectorAll(SHAPES) ?? []) {
    const { fill, stroke } = getComputedStyle(shape);
    const paint = parseRgb(fill) ?? parseRgb(stroke);
    if (paint) return paint;
  }
  return undefined;
}

/** The colour of border or text, where it has one that stands out. */
function outlineOf(style: CSSStyleDeclaration): Rgb | undefined {
  const border = parseFloat(style.borderTopWidth) > 0 ? parseRgb(style.borderTopColor) : undefined;
  return [border, parseRgb(style.color)].find((color) => color && hasHue(color));
}

const HUELESS = new Set(['black', 'white', 'gray']);

function hasHue(color: Rgb): boolean {
  return !HUELESS.has(colorWord(color));
}

/** Whether what the thing stands on has the same colour. A page without any is white. */
function isAround(el: Element, fill: Rgb): boolean {
  for (let at = parentOf(el); at; at = parentOf(at)) {
    const around = fillOf(getComputedStyle(at));
    if (around) return hexOf(around) === hexOf(fill);
  }
  return hexOf(fill) === '#ffffff';
}
