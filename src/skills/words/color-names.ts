// CSS colour keywords that people say, as `#rrggbb`.

const NAMED = new Map(
  Object.entries({
    black: '#000000',
    white: '#ffffff',
    red: '#ff0000',
    green: '#008000',
    lime: '#00ff00',
    blue: '#0000ff',
    yellow: '#ffff00',
    cyan: '#00ffff',
    aqua: '#00ffff',
    magenta: '#ff00ff',
    fuchsia: '#ff00ff',
    orange: '#ffa500',
    purple: '#800080',
    pink: '#ffc0cb',
    brown: '#a52a2a',
    gray: '#808080',
    grey: '#808080',
    silver: '#c0c0c0',
    navy: '#000080',
    teal: '#008080',
    olive: '#808000',
    maroon: '#800000',
    gold: '#ffd700',
    violet: '#ee82ee',
    indigo: '#4b0082',
    turquoise: '#40e0d0',
  }),
);

/** `#rrggbb` of a keyword or of a code in any usual spelling. */
export function colorHex(words: string): string | undefined {
  const text = words.trim().toLowerCase();
  const long = /^#?([0-9a-f]{6})$/.exec(text);
  if (long?.[1] && (text.startsWith('#') || /[a-f]/.test(text))) return `#${long[1]}`;
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/.exec(text);
  if (short) return `#${[short[1], short[2], short[3]].map((digit) => `${digit}${digit}`).join('')}`;
  const rgb = /^rgb\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)\s*\)$/.exec(text);
  if (rgb)
    return `#${[rgb[1], rgb[2], rgb[3]].map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
  return NAMED.get(text);
}
