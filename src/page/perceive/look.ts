// How a thing looks: its box and the basic word for its colour, for targets that are described by look.
// Page world, reads only.
import type { Look } from '../../shared/query';

interface Rgb {
  r: number;
  g: number;
  b: number;
  a: number;
}

export function lookOf(el: Element): Look {
  const { x, y, width, height } = el.getBoundingClientRect();
  const box = { x: Math.round(x), y: Math.round(y), w: Math.round(width), h: Math.round(height) };
  const found = colorOf(el);
  return found === undefined ? { box } : { color: colorWord(found), hex: hexOf(found), box };
}

/** Fill of a shape; background of a box; else, for what has no background of its own, the text's colour. */
function colorOf(el: Element): Rgb | undefined {
  const style = getComputedStyle(el);
  if (el.namespaceURI === SVG && el.localName !== 'svg') {
    return parseRgb(style.fill) ?? parseRgb(style.stroke);
  }
  return parseRgb(style.backgroundColor) ?? parseRgb(style.color);
}

const SVG = 'http://www.w3.org/2000/svg';

/** Computed colours are `rgb(…)` or `rgba(…)`; anything else, and what cannot be seen, is no colour. */
export function parseRgb(text: string): Rgb | undefined {
  const parts = /^rgba?\(([^)]+)\)$/
    .exec(text)?.[1]
    ?.split(/[\s,/]+/)
    .map(Number);
  if (!parts) return undefined;
  const [r = 0, g = 0, b = 0, a = 1] = parts;
  return a < 0.1 ? undefined : { r, g, b, a };
}

export function hexOf({ r, g, b }: Rgb): string {
  return `#${[r, g, b].map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** The nearest of the eleven basic colour terms (Berlin and Kay 1969), and cyan and magenta, by hue, lightness and saturation. */
export function colorWord({ r, g, b }: Rgb): string {
  const max = Math.max(r, g, b) / 255;
  const min = Math.min(r, g, b) / 255;
  const light = (max + min) / 2;
  const chroma = max - min;
  if (light < 0.12) return 'black';
  if (light > 0.94 && chroma < 0.12) return 'white';
  if (chroma < 0.12) return light > 0.9 ? 'white' : light < 0.2 ? 'black' : 'gray';
  const hue = hueOf(r / 255, g / 255, b / 255, max, chroma);
  if (hue < 16 || hue >= 345) return light > 0.72 ? 'pink' : light < 0.3 && chroma < 0.4 ? 'brown' : 'red';
  if (hue < 45) return light < 0.42 && max < 0.75 ? 'brown' : 'orange';
  if (hue < 70) return light < 0.3 ? 'olive' : 'yellow';
  if (hue < 165) return 'green';
  if (hue < 195) return 'cyan';
  if (hue < 260) return 'blue';
  if (hue < 290) return 'purple';
  if (hue < 322) return light > 0.72 ? 'pink' : light < 0.35 ? 'purple' : 'magenta';
  return light > 0.5 ? 'pink' : 'magenta';
}

function hueOf(r: number, g: number, b: number, max: number, chroma: number): number {
  const raw = max === r ? (g - b) / chroma : max === g ? (b - r) / chroma + 2 : (r - g) / chroma + 4;
  return (raw * 60 + 360) % 360;
}
