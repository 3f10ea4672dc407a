// Scrubs echoes of secrets from any text that is about to be stored, shown, logged or sent: as they are,
// URL-encoded, in base64, in hex, reversed, spaced out, with zero-width characters in between, escaped.
import { unfold, type Unfolded } from './unfold';

/** What stands where a secret stood. */
export const DOTS = '••••';
/** Values shorter than this are scrubbed only as whole words: "ok" as a PIN must not eat every "ok". */
const SUBSTRING_CHARS = 4;

/** A secret that is what pages call its field: as it stands, not within other words, nor as a label that begins with a capital. */
const FIELD_WORDS: ReadonlySet<string> = new Set(['password', 'passwort', 'passwd', 'secret', 'login']);

type Range = readonly [start: number, end: number];

/** A function that scrubs texts of these values. Prepared once; each text is read a fixed number of times, whatever the number of values. */
export function redactor(values: readonly string[]): (text: string) => string {
  const all = [...new Set(values)].filter((value) => value !== '');
  const isShort = (value: string) => value.length < SUBSTRING_CHARS || FIELD_WORDS.has(value);
  const long = all.filter((value) => !isShort(value));
  const short = all.filter(isShort).map(wholeWord);
  const needles = [...new Set(long.flatMap(needlesOf))];
  const hexes = long.map((value) => bytesOf(value).map(toHex).join(''));
  const base64 = [...new Set(long.flatMap((value) => base64Forms(bytesOf(value))))];
  return (text) => {
    const words = short.flatMap((pattern) => matchesOf(text, pattern));
    if (long.length === 0) return dotted(text, words);
    const sameAlphabet = text.replaceAll('-', '+').replaceAll('_', '/');
    const ranges = [
      words,
      found({ text, starts: null, ends: null }, long),
      found(unfold(text), needles),
      found(hexDigits(text), hexes),
      found({ text: sameAlphabet, starts: null, ends: null }, base64),
    ].flat();
    return dotted(text, ranges);
  };
}

/** A reading of a text; null maps: position for position. */
type Reading = Unfolded | { text: string; starts: null; ends: null };

function found({ text, starts, ends }: Reading, needles: readonly string[]): Range[] {
  const ranges: Range[] = [];
  for (const needle of needles) {
    for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, at + 1)) {
      const end = at + needle.length;
      ranges.push([starts ? (starts[at] ?? 0) : at, ends ? (ends[end - 1] ?? end) : end]);
    }
  }
  return ranges;
}

function matchesOf(text: string, pattern: RegExp): Range[] {
  return [...text.matchAll(pattern)].map((match) => [match.index, match.index + match[0].length]);
}

/** Overlapping and touching ranges become one row of dots. */
function dotted(text: string, ranges: Range[]): string {
  ranges.sort(([a], [b]) => a - b);
  let scrubbed = '';
  let done = -1;
  for (const [start, end] of ranges) {
    if (start > done || done < 0) scrubbed += text.slice(Math.max(done, 0), start) + DOTS;
    done = Math.max(done, end);
  }
  return scrubbed + text.slice(Math.max(done, 0));
}

/** What to look for in unfolded text: forwards and backwards, with the value's own escapes read or not. */
function needlesOf(value: string): string[] {
  const bare = value.replace(/[\s\p{Cf}]/gu, '').toLowerCase();
  const forwards = [bare, unfold(value).text, unfold(value.replaceAll(' ', '+')).text];
  const both = [...forwards, ...forwards.map((needle) => [...needle].reverse().join(''))];
  return both.filter((needle) => needle.length >= SUBSTRING_CHARS);
}

function wholeWord(value: string): RegExp {
  const literal = value.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, 'gu');
}

function bytesOf(value: string): number[] {
  return [...new TextEncoder().encode(value)];
}

function toHex(byte: number): string {
  return byte.toString(16).padStart(2, '0');
}

/** The text without what stands between the bytes of a hex dump. */
function hexDigits(source: string): Unfolded {
  const starts: number[] = [];
  const ends: number[] = [];
  let text = '';
  for (const match of source.toLowerCase().matchAll(/0x|\\x|[\s:,-]|[^]/g)) {
    if (match[0].length > 1 || /[\s:,-]/.test(match[0])) continue;
    text += match[0];
    starts.push(match.index);
    ends.push(match.index + 1);
  }
  return { text, starts, ends };
}

/** Base64 of the value wherever it begins within a group of three bytes. */
function base64Forms(bytes: readonly number[]): string[] {
  const forms: string[] = [];
  for (const lead of [0, 1, 2]) {
    const padded = [...new Array<number>(lead).fill(0), ...bytes];
    const encoded = btoa(String.fromCharCode(...padded)).replace(/=+$/, '');
    // The first and last characters also hold bits of the neighbouring bytes, so they cannot be known: they are left out.
    const from = lead === 0 ? 0 : lead + 1;
    const to = padded.length % 3 === 0 ? encoded.length : encoded.length - 1;
    const core = encoded.slice(from, to);
    if (core.length >= 5) forms.push(core);
  }
  return forms;
}
