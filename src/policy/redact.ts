// Scrubs echoes of secrets from any text that is about to be stored, shown, logged or sent: as they are,
// URL-encoded, in base64, in hex, reversed, spaced out, with zero-width characters in between, escaped.

const DOTS = '••••';
/** Values shorter than this are scrubbed only as whole words: "ok" as a PIN must not eat every "ok". */
const SUBSTRING_CHARS = 4;
const BETWEEN = '[\\s\\u00ad\\u034f\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2064\\ufeff]';

/** Compiled once for many texts. */
export function redactor(values: readonly string[]): (text: string) => string {
  const longest = [...new Set(values)].filter((value) => value !== '').sort((a, b) => b.length - a.length);
  const patterns = longest.flatMap(patternsOf);
  return (text) => patterns.reduce((rest, pattern) => rest.replace(pattern, DOTS), text);
}

export function redact(text: string, values: readonly string[]): string {
  return redactor(values)(text);
}

function patternsOf(value: string): RegExp[] {
  if (value.length < SUBSTRING_CHARS) {
    return [new RegExp(`(?<![\\p{L}\\p{N}])${[...value].map(escaped).join('')}(?![\\p{L}\\p{N}])`, 'gu')];
  }
  const chars = [...value];
  const spelled = (letters: string[]) =>
    new RegExp(letters.map(anyForm).join(`(?:${BETWEEN}|%20|\\+(?=\\S)){0,3}`), 'giu');
  const bytes = [...new TextEncoder().encode(value)];
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0'));
  return [
    spelled(chars),
    spelled([...chars].reverse()),
    new RegExp(hex.join('(?:[\\s:,-]|\\\\x|0x|, ?0x)?'), 'gi'),
    ...base64Forms(bytes).map((form) => new RegExp(form, 'g')),
  ];
}

/** One character as itself, percent-encoded, as a character reference or as a JSON escape. */
function anyForm(char: string): string {
  const code = char.codePointAt(0) ?? 0;
  const bytes = [...new TextEncoder().encode(char)];
  const percent = bytes.map((byte) => `%(?:25)?${byte.toString(16).padStart(2, '0')}`).join('');
  const units = [...Array(char.length).keys()].map((i) => char.charCodeAt(i).toString(16).padStart(4, '0'));
  const named: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  const forms = [
    escaped(char),
    percent,
    `&#0*${code};`,
    `&#x0*${code.toString(16)};`,
    `\\\\u${units.join('\\\\u')}`,
    ...(named[char] ? [named[char]] : []),
    ...(char === '"' || char === '\\' ? [`\\\\${escaped(char)}`] : []),
    ...(char === ' ' ? ['\\+'] : []),
  ];
  return `(?:${forms.join('|')})`;
}

function escaped(char: string): string {
  return char.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
}

/** Base64 of the value wherever it begins within a group of three bytes; both alphabets. */
function base64Forms(bytes: readonly number[]): string[] {
  const forms: string[] = [];
  for (const lead of [0, 1, 2]) {
    const padded = [...new Array<number>(lead).fill(0), ...bytes];
    const encoded = btoa(String.fromCharCode(...padded)).replace(/=+$/, '');
    // Characters that mix in bits of the neighbours cannot be known.
    const from = lead === 0 ? 0 : lead + 1;
    const to = padded.length % 3 === 0 ? encoded.length : encoded.length - 1;
    const core = encoded.slice(from, to);
    if (core.length < 5) continue;
    forms.push(core.replace(/[+/]/g, (c) => (c === '+' ? '[+-]' : '[/_]')));
  }
  return forms;
}
