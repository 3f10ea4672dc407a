// Computed colours as numbers, and the words that people have for them. Page world, reads only.

/** sRGB: r, g and b 0…255, a 0…1. */
export interface Rgb {
  r: number;
  g: number;
  b: number;
  a: number;
}

/** Less than this is not seen. */
const FAINT = 0.1;

/** A computed colour, `rgb(…)` or of any other space; undefined for what is none, and for what cannot be seen. */
export function parseRgb(text: string): Rgb | undefined {
  const parts = /^rgba?\(([^)]+)\)$/
    .exec(text)?.[1]
    ?.split(/[\s,/]+/)
    .map(Number);
  if (!parts) return text.includes('(') ? converted(text) : undefined;
  const [r = 0, g = 0, b = 0, a = 1] = parts;
  return a < FAINT ? undefined : { r, g, b, a };
}

const MAX_REMEMBERED = 500;
const known = new Map<string, Rgb | undefined>();
let pixel: OffscreenCanvasRenderingContext2D | null | undefined;

/** `oklch(…)`, `color(…)`, `lab(…)`: the browser itself says what they are on a screen. */
function converted(text: string): Rgb | undefined {
  if (known.has(text)) return known.get(text);
  pixel ??= new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!pixel || !CSS.supports('color', text)) return undefined;
  pixel.clearRect(0, 0, 1, 1);
  pixel.fillStyle = text;
  pixel.fillRect(0, 0, 1, 1);
  const [r = 0, g = 0, b = 0, alpha = 0] = pixel.getImageData(0, 0, 1, 1).data;
  const a = alpha / 255;
  const found = a < FAINT ? undefined : { r, g, b, a };
  if (known.size >= MAX_REMEMBERED) known.clear();
  known.set(text, found);
  return found;
}

/** The middle of the colours that a gradient goes through; undefined for any other picture. */
export function gradientColor(image: string): Rgb | undefined {
  if (!image.includes('gradient(')) return undefined;
  const colors = [...image.matchAll(/\b(?:rgba?|color|oklch|oklab|lab|lch|hsla?)\([^()]*\)/g)].flatMap(
    ([text]) => parseRgb(text) ?? [],
  );
  if (colors.length === 0) return undefined;
  const mean = (part: keyof Rgb) => colors.reduce((sum, color) => sum + color[part], 0) / colors.length;
  return { r: mean('r'), g: mean('g'), b: mean('b'), a: mean('a') };
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
