// "Rows 2 and 4", "the second and the fourth order": several things under one noun, each with a phrase of its own.
import { regex, splitPlain, stripArticles } from '../clean';
import type { LanguageTable } from '../language/language';
import type { ClauseContext } from '../rules/rule';

/** The phrase of each; undefined where the words are not of that kind. */
export function eachOf(words: string, context: ClauseContext): string[] | undefined {
  const { table } = context;
  const span = spanOf(words, table) ?? onesOf(words);
  if (span) return span;
  const parts = splitPlain(words, table);
  const [first = '', last = ''] = [parts[0], parts.at(-1)];
  if (parts.length < 2 || parts.length > MOST) return undefined;
  if (parts.every((part) => FILE.test(part))) return parts;
  if (!table.spaced) return eachNumbered(parts);
  const counted = /^(.*\p{L})\s+(\d{1,9}\p{Lu}?)$/u.exec(first);
  if (counted?.[1] !== undefined && parts.slice(1).every((part) => /^\d{1,9}\p{Lu}?$/u.test(part))) {
    const noun = singular(stripArticles(counted[1], table));
    return [counted[2], ...parts.slice(1)].map((number) => `${noun} ${number ?? ''}`);
  }
  const ordinal = regex(`^(?:${table.ordinals.map(([source]) => source).join('|')})$`);
  const [of = '', ...noun] = stripArticles(last, table).split(/\s+/u);
  const before = parts.slice(0, -1).map((part) => stripArticles(part, table));
  if (noun.length === 0 || ![...before, of].every((word) => ordinal.test(word))) return undefined;
  return [...before, of].map((word) => `${word} ${noun.join(' ')}`);
}

/** "第2行和第4行", "第二、第三封邮件": what they are is said of the last. */
function eachNumbered(parts: readonly string[]): string[] | undefined {
  const said = parts.map((part) => NUMBERED.exec(part)?.groups);
  const { unit, noun = '' } = said.at(-1) ?? {};
  const isOne = said.every(
    (one) => one && (one['unit'] ?? unit) === unit && ['', noun].includes(one['noun'] ?? ''),
  );
  return isOne && unit !== undefined ? said.map((one) => `第${one?.['n'] ?? ''}${unit}${noun}`) : undefined;
}
const NUMBERED =
  /^第?(?<n>\d{1,3}|[一二三四五六七八九十]{1,3})(?:(?<unit>[行条个项封张篇件份])(?:的)?(?<noun>\p{Script=Han}{0,6}))?$/u;

/** "The invoice from May and the one from June": of the same kind. */
function onesOf(words: string): string[] | undefined {
  const { what, first, other } = ONES.exec(words)?.groups ?? {};
  return what === undefined ? undefined : [`${what} ${first ?? ''}`, `${what} ${other ?? ''}`];
}
const ONES =
  /^(?<what>(?:(?:all|the|all the|every|die|alle|den|das) )?(?:\p{Ll}+ )?\p{L}+) (?<first>(?:from|by|of|about|von|vom|aus|über) (?:(?! and | und |,).)+) (?:and|und) (?:the ones?|those|die|den|das) (?<other>(?:from|by|of|about|von|vom|aus|über) (?:(?! and | und |,).)+)$/u;

/** "Rows 2 to 5", "第2到5行". */
function spanOf(words: string, table: LanguageTable): string[] | undefined {
  const { noun, low, high, unit } =
    (table.spaced ? SPAN.exec(stripArticles(words, table)) : SPAN_ZH.exec(words))?.groups ?? {};
  const [from, to] = [Number(low), Number(high)];
  if (low === undefined || !(from >= 1 && from < to && to - from < MOST)) return undefined;
  const each = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  return each.map((n) => (noun === undefined ? `第${n}${unit ?? ''}` : `${singular(noun)} ${n}`));
}
const SPAN =
  /^(?<noun>rows|items|entries|results|zeilen|einträge) (?<low>\d{1,3}) ?(?:to|through|until|bis|-|–) ?(?<high>\d{1,3})$/iu;
const SPAN_ZH =
  /^第(?<low>\d{1,3})(?:[行条个项封张篇件份])?(?:到|至|-|–|~)第?(?<high>\d{1,3})(?<unit>[行条个项封张篇件份])$/u;
const MOST = 20;

/** The name of a file, by its ending. */
const FILE = /^[^\s\p{Script=Han}\uE000-\uEFFF/@]+\.[a-z]\p{Script=Latin}{1,3}\d?$/iu;

/** English alone needs it: the other tables' nouns are not compared by their number. */
const singular = (noun: string): string =>
  noun
    .replace(/ies$/iu, 'y')
    .replace(/(x|ch|sh|ss)es$/iu, '$1')
    .replace(/([^s])s$/iu, '$1');
