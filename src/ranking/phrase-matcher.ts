// Finds phrases of a table in a text by whole words, in one pass over the words.
import { foldText, wordsOf } from './tokens';

interface Phrase {
  words: readonly string[];
  name: string;
}
interface Filed {
  byFirstWord: ReadonlyMap<string, readonly Phrase[]>;
  /** Phrases in scripts without spaces: found anywhere in the text. */
  unspaced: readonly Phrase[];
}

export interface Found {
  name: string;
  at: number;
  /** Words of the phrase; for unspaced scripts its share of the text. */
  words: number;
}

/** All names whose phrases stand in the text, and how many words (unspaced: characters) the text has. */
export type Matcher = (text: string) => { found: Found[]; count: number };

const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;
const MAX_TEXT = 200;

/**
 * A table name → `phrase|phrase` made searchable; the words of a phrase stand one space apart. It is filed when first
 * asked, not in each frame that the script comes to.
 */
export function matcher(table: Readonly<Record<string, string>>): Matcher {
  let filed: Filed | undefined;
  return (text) => findAll(text, (filed ??= file(table)));
}

function file(table: Readonly<Record<string, string>>): Filed {
  const byFirstWord = new Map<string, Phrase[]>();
  const unspaced: Phrase[] = [];
  for (const [name, phrases] of Object.entries(table)) {
    for (const phrase of foldText(phrases).split('|')) {
      const words = phrase.split(' ');
      if (UNSPACED.test(phrase)) {
        unspaced.push({ words: [words.join('')], name });
        continue;
      }
      const first = words[0]!;
      const others = byFirstWord.get(first);
      if (others) others.push({ words, name });
      else byFirstWord.set(first, [{ words, name }]);
    }
  }
  unspaced.sort((a, b) => b.words[0]!.length - a.words[0]!.length);
  return { byFirstWord, unspaced };
}

function findAll(text: string, { byFirstWord, unspaced }: Filed): { found: Found[]; count: number } {
  const words = wordsOf(text.slice(0, MAX_TEXT));
  const found: Found[] = [];
  for (let at = 0; at < words.length; at++) {
    let longest: Phrase | undefined;
    for (const phrase of byFirstWord.get(words[at]!) ?? []) {
      if (longest !== undefined && longest.words.length >= phrase.words.length) continue;
      if (phrase.words.every((word, i) => words[at + i] === word)) longest = phrase;
    }
    if (longest !== undefined) found.push({ name: longest.name, at, words: longest.words.length });
  }
  if (!UNSPACED.test(text)) return { found, count: words.length };
  const joined = words.join('');
  for (const phrase of unspaced) {
    const at = joined.indexOf(phrase.words[0]!);
    if (at >= 0) found.push({ name: phrase.name, at, words: phrase.words[0]!.length });
  }
  return { found, count: joined.length };
}
