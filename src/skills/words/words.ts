// Compares the words a user said with the words a page shows. Pure; any script, tuned for short names.
import { phraseOf, type Phrase } from '../../shared/phrase';
import { remembering } from '../../shared/remembering';

/** Texts of a page are compared many times in one planning round. */
const cached = <T extends string | object>(make: (text: string) => T) => remembering(make, 4_000);

/** Lower case, no accents, ß as ss, typographic quotes and dashes made plain, white space folded. */
export const fold = cached((text) =>
  withoutPictures(text)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[‘’‚‛`´]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/[‐-―−]/g, '-')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(SPACED_PAIR, '$1$2'),
);

/** "确 定": a button of two characters is drawn apart. */
const SPACED_PAIR = /(?<!\p{Script=Han}\s?)(\p{Script=Han}) (\p{Script=Han})(?!\s?\p{Script=Han})/gu;

/** Fonts of icons have their pictures where no script has letters: beside words they are no part of a name. */
function withoutPictures(text: string): string {
  const words = text.replace(/[\uE000-\uF8FF]+/g, ' ');
  return words.trim() === '' ? text : words;
}

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Written without spaces between words. */
export const isUnspaced = (text: string): boolean => UNSPACED.test(text);

/** Words of a text, folded; scripts without spaces are cut into single characters. */
export const tokens = cached((text): readonly string[] => {
  const found = fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return found.flatMap((word) => (UNSPACED.test(word) ? [...word] : [word]));
});

/** Whether one of the words is said; where nothing stands between words, anywhere in the text. `words` as `fold` gives them. */
export const saysAny = (text: string, words: RegExp): boolean =>
  tokens(text).some((word) => words.test(word)) || (isUnspaced(text) && words.test(fold(text)));

/** The words of a text but for those; taken out of a text that has nothing between words. */
export function withoutWords(text: string, words: RegExp): readonly string[] {
  const left = isUnspaced(text) ? fold(text).split(words).join(' ') : text;
  return tokens(left).filter((word) => !words.test(word));
}

const STOP = new Set(
  'a an the of for to in on at by with and or is are was be it its this that my your our me i please der die das den dem ein eine einen von zu im und mit mein meine'.split(
    ' ',
  ),
);

/** Words that carry meaning; all of them when none does. */
export const keywords = cached((text): readonly string[] => {
  const all = tokens(text);
  const kept = all.filter((word) => !STOP.has(word));
  return kept.length > 0 ? kept : all;
});

/** English plural and verb endings off, so that "invoices" meets "invoice". */
export const stem = cached((word) => {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(?:s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  if (word.length > 3 && word.endsWith('s') && !/(?:ss|us|is)$/.test(word)) return word.slice(0, -1);
  if (word.length > 5 && word.endsWith('ing')) return word.slice(0, -3);
  if (word.length > 4 && word.endsWith('ed')) return word.slice(0, -2);
  return word;
});

/** Optimal string alignment distance, given up (returns limit + 1) beyond `limit`. */
function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min((row[j - 1] ?? 0) + 1, (last[j] ?? 0) + 1, (last[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row.push(cost);
    }
    before = last;
    last = row;
  }
  return last[b.length] ?? limit + 1;
}

/** How well one word stands for another, 0…1: same, same stem, or a likely typing error. */
export function wordScore(a: string, b: string): number {
  if (a === b) return 1;
  if (stem(a) === stem(b)) return 0.95;
  if (/\d/.test(a) || /\d/.test(b)) return 0;
  const shorter = Math.min(a.length, b.length);
  if (shorter >= 4 && a[0] === b[0] && editDistance(a, b, shorter >= 8 ? 2 : 1) <= (shorter >= 8 ? 2 : 1))
    return 0.8;
  if (shorter >= 5 && (a.startsWith(b) || b.startsWith(a))) return 0.7;
  return 0;
}

const ENDING = /^(?:e|en|er|es|em|n|s|ne|nen)$/;

/** The same word, or the same with another ending of German or English, or a likely typing error. Both folded. */
export function sameWord(a: string, b: string): boolean {
  if (wordScore(a, b) >= 0.8) return true;
  const [shorter, longer] = a.length < b.length ? [a, b] : [b, a];
  return shorter.length >= 4 && longer.startsWith(shorter) && ENDING.test(longer.slice(shorter.length));
}

/** How well the best of several words stands for one, 0…1. */
export const bestOf = (word: string, among: readonly string[]): number =>
  among.reduce((top, other) => Math.max(top, wordScore(word, other)), 0);

/** Share of `wanted`'s words that `name` has, and the other way round. */
function overlap(wanted: readonly string[], name: readonly string[]): { recall: number; precision: number } {
  const sum = (words: readonly string[], among: readonly string[]): number =>
    words.reduce((total, word) => total + bestOf(word, among), 0) / Math.max(1, words.length);
  return { recall: sum(wanted, name), precision: sum(name, wanted) };
}

const LETTER = /[\p{L}\p{N}]/u;

/** Whether `part` stands in `whole` as a phrase, not inside a longer word. Both folded. */
export function hasPhrase(whole: string, part: string): boolean {
  if (part === '') return false;
  if (UNSPACED.test(part)) return whole.includes(part);
  for (let at = whole.indexOf(part); at >= 0; at = whole.indexOf(part, at + 1)) {
    const [before, after] = [whole[at - 1], whole[at + part.length]];
    if (!(before && LETTER.test(before)) && !(after && LETTER.test(after))) return true;
  }
  return false;
}

/** Whether a name has the words only as part of a longer word: "Play" in "Playback". */
export function isPartOfWord(wanted: string, name: string): boolean {
  const [w, n] = [fold(wanted), fold(name)];
  return w !== '' && n.includes(w) && !hasPhrase(n, w);
}

/**
 * How well a name on the page is what the user called it, 0…1.
 * 1 the same; 0.97 but for case; 0.95 but for punctuation; 0.7–0.9 contains the phrase; below that by shared words.
 */
export function nameScore(wanted: string, name: string): number {
  const [rawWanted, rawName] = [wanted.trim(), name.trim()];
  if (rawWanted === '' || rawName === '') return 0;
  if (rawWanted === rawName) return 1;
  const [w, n] = [fold(rawWanted), fold(rawName)];
  if (w === n) return 0.97;
  const [wt, nt] = [tokens(w), tokens(n)];
  if (wt.length === 0 || nt.length === 0) return 0;
  const [wj, nj] = [wt.join(' '), nt.join(' ')];
  if (wj === nj) return 0.95;
  if (wt.join('') === nt.join('')) return 0.93;
  if (hasPhrase(nj, wj)) {
    const share = wj.length / nj.length;
    return (nj.startsWith(wj) ? 0.76 : 0.72) + 0.16 * share;
  }
  const [wk, nk] = [keywords(w), keywords(n)];
  if (wk.map(stem).join(' ') === nk.map(stem).join(' ')) return 0.9;
  if (nj.length >= 3 && hasPhrase(wj, nj)) return 0.45 + 0.35 * (nj.length / wj.length);
  const { recall, precision } = overlap(wk, nk);
  const byWords = recall === 0 ? 0 : 0.82 * recall * (0.6 + 0.4 * precision);
  const inside = wj.length >= 3 && nj.includes(wj) ? 0.5 + 0.2 * (wj.length / nj.length) : 0;
  return Math.max(recall < 0.5 && wk.length > 1 ? byWords * 0.6 : byWords, inside);
}

/** Shortened for a sentence to the user. */
export function clip(text: string, maxChars = 60): string {
  return text.length > maxChars ? `${text.slice(0, maxChars - 1)}…` : text;
}

export function quoted(text: string): string {
  return `“${clip(text)}”`;
}

/** Words of a page or a person in the quotation marks of the interface's language. */
export const quote = (text: string, maxChars = 60): Phrase => phraseOf('quote', clip(text, maxChars));
