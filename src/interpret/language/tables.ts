// The languages the interpreter knows, and which one a goal is in.
import { DE } from './de';
import { EN } from './en';
import type { LanguageTable, Sentences } from './language';
import { ZH } from './zh';

export const TABLES: readonly LanguageTable[] = [EN, DE, ZH];

export function tableFor(locale: string): LanguageTable {
  const id = locale.toLowerCase().split(/[-_]/u)[0];
  return TABLES.find((table) => table.id === id) ?? EN;
}

export const sentencesFor = (locale: string): Sentences => tableFor(locale).say;

const HAN = /\p{Script=Han}/gu;
const LATIN = /\p{Script=Latin}/gu;
const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** The languages to try, likeliest first. `masked` has no quotes in it any more. */
export function likelyTables(masked: string, locale: string): LanguageTable[] {
  const han = count(masked, HAN);
  const isMostly = han * 3 >= count(masked, LATIN) || /^[^\p{L}]*\p{Script=Han}/u.test(masked);
  if (han > 0 && isMostly) return TABLES.filter(({ id }) => id === 'zh');
  const words = masked.toLowerCase().match(/\p{L}+/gu) ?? [];
  const score = (table: LanguageTable): number => {
    const known = new RegExp(`^(?:${table.functionWords})$`, 'iu');
    const verbs = new RegExp(`^(?:${table.verbStart}|${table.nounVerb})(?!\\p{L})`, 'iu');
    return (
      words.filter((word) => known.test(word)).length +
      (verbs.test(masked.trim()) || table.reordered?.(masked.trim()) !== undefined ? 2 : 0) +
      (tableFor(locale) === table ? 0.5 : 0)
    );
  };
  return (
    TABLES.filter(({ id }) => id !== 'zh')
      .map((table) => ({ table, score: score(table) }))
      .sort((a, b) => b.score - a.score)
      // "find" and "in" are words of both; a language far behind would misread what the other left open.
      .filter(({ score }, _, [best]) => !best || best.score < 1 || score * 2 >= best.score)
      .map(({ table }) => table)
  );
}

/** Most letters are of a script that no table reads: Cyrillic, Arabic, Kana, Hangul… */
export function unreadableScript(masked: string): boolean {
  const letters = count(masked, /\p{L}/gu);
  return letters > 0 && count(masked, LATIN) + count(masked, HAN) < letters / 2;
}
