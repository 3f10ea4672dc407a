// Finds phrases of a table in a text by whole words, in one pass over the words.
import { wordsOf } from './tokens';

interface Phrase {
  words: string[];
  name: string;
}
export interface Matcher {
  byFirstWord: ReadonlyMap<string, Phrase[]>;
  /** Phrases in scripts without spaces: found anywhere in the text. */
  unspaced: Phrase[];
}

const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;

/** A table name → `phrase|phrase` made searchable. */
export function matcher(table: Record<string, string>): Matcher {
  const byFirstWord = new Map<string, Phrase[]>();
  const unspaced: Phrase[] = [];
  for (const [name, phrases] of Object.entries(table)) {
    for (const phrase of phrases.split('|')) {
      const words = wordsOf(phrase);
      if (UNSPACED.test(phrase)) {
        unspaced.push({ words: [words.join('')], name });
        continue;
      }
      const first = words[0]!;
      byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), { words, name }]);
    }
  }
  for (const list of byFirstWord.values()) list.sort((a, b) => b.words.length - a.words.length);
  unspaced.sort((a, b) => b.words[0]!.length - a.words[0]!.length);
  return { byFirstWord, unspaced };
}

export interface Found {
  name: string;
  at: number;
  /** Words of the phrase; for unspaced scripts its share of the text. */
  words: number;
}

/** All names whose phrases stand in the text, and how many words (unspaced: characters) the text has. */
export function findAll(text: string, { byFirstWord, unspaced }: Matcher): { found: Found[]; count: number } {
  const words = wordsOf(text.slice(0, 200));
  const found: Found[] = [];
  for (let at = 0; at < words.length; at++) {
    for (const phrase of byFirstWord.get(words[at]!) ?? []) {
      if (phrase.words.every((word, i) => words[at + i] === word)) {
        found.push({ name: phrase.name, at, words: phrase.words.length });
        break;
      }
    }
  }
  if (UNSPACED.test(text)) {
    const joined = words.join('');
    for (const phrase of unspaced) {
      const at = joined.indexOf(phrase.words[0]!);
      if (at >= 0) found.push({ name: phrase.name, at, words: phrase.words[0]!.length });
    }
    return { found, count: joined.length };
  }
  return { found, count: words.length };
}
