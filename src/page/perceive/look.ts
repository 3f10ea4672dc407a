// How a thing looks: its box and the basic word for its colour, for targets that are described by look.
// Page world, reads only.
import { SVG } from '../accessible/namespaces';
import type { Look } from '../../shared/query';
import { shownRectOf } from '../accessible/image-map';
import { parentOf } from '../accessible/tree';
import { colorWord, gradientColor, hexOf, parseRgb, type Rgb } from './css-color';

export function lookOf(el: Element): Look {
  const rect = shownRectOf(el);
  const { x, y, width, height } = rect;
  const box = { x: Math.round(x), y: Math.round(y), w: Math.round(width), h: Math.round(height) };
  const found = colorOf(el, rect);
  const place = isOffPage(el, rect) ? { box, offPage: true } : { box };
  return found === undefined ? place : { color: colorWord(found), hex: hexOf(found), ...place };
}

function isOffPage(el: Element, { right, bottom }: DOMRect): boolean {
  if (right > 0 && bottom > 0) return false;
  const { scrollX, scrollY } = el.ownerDocument.defaultView!;
  return right + scrollX <= 0 || bottom + scrollY <= 0 || getComputedStyle(el).position === 'fixed';
}

/**
 * Fill of a shape; background of a box, or of what fills it; else the paint of the icon that is all there is in
 * it, or the text's colour. A background that is that of the page around it is seen by its outline and text alone.
 * Asked of every hit: each property of a style that is read costs, so the rare ones come last.
 */
function colorOf(el: Element, rect: DOMRect): Rgb | undefined {
  const style = getComputedStyle(el);
  if (el.namespaceURI === SVG && el.localName !== 'svg') {
    return parseRgb(style.fill) ?? parseRgb(style.stroke);
  }
  const fill = fillOf(style);
  if (!fill) return fillInside(el, rect) ?? iconPaint(el, rect) ?? parseRgb(style.color);
  if (hasHue(fill)) return fill;
  const outline = outlineOf(style);
  return outline && isAround(el, style.backgroundColor) ? outline : fill;
}

/** A gradient shows on top of the colour that is there in its stead where it cannot be drawn. */
function fillOf(style: CSSStyleDeclaration): Rgb | undefined {
  const color = parseRgb(style.backgroundColor);
  return color && hasHue(color) ? color : (gradientColor(style.backgroundImage) ?? color);
}

/** Below this share of its holder a thing does not fill it. */
const FILLS = 0.6;

/** A link or button is often a bare shell around the box that one sees. */
function fillInside(el: Element, { width, height }: DOMRect): Rgb | undefined {
  const only = el.childElementCount === 1 ? el.firstElementChild : null;
  if (!only || only.namespaceURI === SVG) return undefined;
  const fill = fillOf(getComputedStyle(only));
  if (!fill) return undefined;
  const inner = only.getBoundingClientRect();
  return inner.width * inner.height < FILLS * width * height ? undefined : fill;
}

/** More is no icon. */
const ICON_MAX_PX = 128;
const SHAPES = 'path, circle, rect, ellipse, polygon, line, polyline, use';

/** Of the first shape with a paint; undefined where there is text besides the icon. */
function iconPaint(el: Element, { width, height }: DOMRect): Rgb | undefined {
  if (width > ICON_MAX_PX || height > ICON_MAX_PX) return undefined;
  const svg = el.localName === 'svg' ? el : el.querySelector('svg');
  if (!svg || el.textContent.trim() !== '') return undefined;
  for (const shape of svg.querySelectorAll(SHAPES)) {
    const { fill, stroke } = getComputedStyle(shape);
    const paint = parseRgb(fill) ?? parseRgb(stroke);
    if (paint) return paint;
  }
  return undefined;
}

/** The colour of text or border, where it has one that stands out. */
function outlineOf(style: CSSStyleDeclaration): Rgb | undefined {
  const text = parseRgb(style.color);
  if (text && hasHue(text)) return text;
  const border = parseFloat(style.borderTopWidth) > 0 ? parseRgb(style.borderTopColor) : undefined;
  return border && hasHue(border) ? border : undefined;
}

const HUELESS = new Set(['black', 'white', 'gray']);

function hasHue(color: Rgb): boolean {
  return !HUELESS.has(colorWord(color));
}

const CLEAR = 'rgba(0, 0, 0, 0)';

/** Whether what the thing stands on has the same colour. A page without any is white. */
function isAround(el: Element, color: string): boolean {
  for (let at = parentOf(el); at; at = parentOf(at)) {
    const around = getComputedStyle(at).backgroundColor;
    if (around !== CLEAR) return around === color;
  }
  return color === 'rgb(255, 255, 255)';
}
