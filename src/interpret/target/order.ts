// Which of several: "all", "the 2nd", "last but one", "the cheapest", "with the shortest duration", "unread".
import { regex, trimEdges } from '../clean';
import { COUNT, countOf } from '../counts';
import type { LanguageTable } from '../language/language';
import { edge, type Draft } from './draft';

export function takeFieldSuperlative(draft: Draft, table: LanguageTable): void {
  const { min, max, pattern } = table.fieldSuperlative;
  if (pattern === '') return;
  const [before, after] = edge(table);
  const match = regex(`${before}${pattern.replace('{WORDS}', `${min}|${max}`)}${after}`).exec(draft.rest);
  const word = match?.groups?.['word'];
  const field = match?.groups?.['field'];
  if (!match || word === undefined || field === undefined) return;
  draft.superlative = { field: field.trim(), direction: regex(`^(?:${min})$`).test(word) ? 'min' : 'max' };
  draft.rest = trimEdges(
    `${draft.rest.slice(0, match.index)} ${draft.rest.slice(match.index + match[0].length)}`,
  );
}

export function takeSuperlative(draft: Draft, table: LanguageTable): void {
  if (draft.superlative) return;
  const [before, after] = edge(table);
  for (const [words, field, direction] of table.superlatives) {
    const match = regex(`${before}(?:${words})${after}`).exec(draft.rest);
    if (!match) continue;
    if (match.index > 0 && !table.spaced) draft.rest = draft.rest.trim();
    // Only in front of what it describes: "the Latest news link" keeps its name in capitals.
    if (/^\p{Lu}/u.test(match[0]) && draft.rest.length > match[0].length && match.index > 0) continue;
    if (match.index > 0 && table.spaced) continue;
    draft.superlative = { field, direction };
    const end = match.index + match[0].length;
    const many = manyBehind(draft.rest, end, table);
    draft.rest = trimEdges(draft.rest.slice(many?.end ?? end));
    if (many === undefined) return;
    draft.all = true;
    draft.count = many.count;
    if (draft.rest === '' && draft.literal === undefined) draft.roles = ['row', 'listitem'];
    return;
  }
}

/** "The oldest 3 mails": how many behind the superlative, and where that ends. */
function manyBehind(
  words: string,
  from: number,
  { counted }: LanguageTable,
): { count: number; end: number } | undefined {
  const found = regex(counted.behind).exec(words);
  const count = Number(countOf(found?.groups?.['many'] ?? ''));
  const isNext = found !== null && words.slice(from, found.index).trim() === '' && found.index >= from;
  return isNext && Number.isInteger(count) && count >= 2 && count <= 100
    ? { count, end: found.index + found[0].length }
    : undefined;
}

/** "Every second row", "every 3rd", "every other". */
export function takeEveryNth(draft: Draft, { everyNth = '(?!)', ordinals }: LanguageTable): void {
  const match = regex(`^${everyNth}(?=\\s)`).exec(draft.rest);
  // In capitals it is a name.
  if (!match || /\s\p{Lu}\p{L}*$/u.test(match[0])) return;
  // "Every other week" is when something is done.
  if (A_TIME.test(draft.rest.slice(match[0].length))) return;
  const { nth = '2' } = match.groups ?? {};
  const word = ordinals.find(([words]) => regex(`^(?:${words})$`).test(nth));
  const step = word?.[1] ?? Number.parseInt(nth, 10);
  if (!(step >= 2)) return;
  draft.all = true;
  draft.step = step;
  draft.rest = trimEdges(draft.rest.slice(match[0].length));
}

const A_TIME =
  /^\s*(?:(?:second|minute|hour|day|night|week|weekend|month|quarter|year|(?:mon|tues|wednes|thurs|fri|satur|sun)day)s?|(?:sekunde|minute|stunde|tag|nacht|woche|wochenende|monat|quartal|jahr|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch)(?:e?[ns])?)(?!\p{L})/iu;

/** "The ones starting with C": each of them; the words stay, for the condition stands behind them. */
const THE_ONES = /^(?:the )?ones (?=(?:that |which )?(?:start|end|begin|contain)(?:s|ing)?(?!\p{L}))/iu;

export function takeAll(draft: Draft, table: LanguageTable): void {
  const [, after] = edge(table);
  if (THE_ONES.test(draft.rest)) draft.all = true;
  const match = regex(`^(?:the )?(?:${table.all})${after}`).exec(draft.rest);
  if (!match) return;
  // "All items" in capitals inside a longer name is a name; alone at the start it is a quantity.
  draft.all = true;
  draft.rest = trimEdges(draft.rest.slice(match[0].length));
}

/** "The first three rows", "the last 2", "the three cheapest". */
export function takeCount(draft: Draft, table: LanguageTable): void {
  if (draft.count !== undefined) return;
  const gap = table.spaced ? '\\s+' : '';
  const { first, last, unit, not } = table.counted;
  const superlative = table.superlatives.map(([words]) => words).join('|');
  const bare = regex(`^(?:${first}|(?<last>${last}))${gap}(?<many>${COUNT}|beiden)${unit}$`).exec(draft.rest);
  const match =
    bare ??
    regex(`^(?:${first}|(?<last>${last}))${gap}(?<many>${COUNT})${unit}${gap}(?=\\S)(?!${not})`).exec(
      draft.rest,
    ) ??
    regex(`^(?<many>${COUNT})${unit}${gap}(?=${superlative})`).exec(draft.rest);
  // In capitals it is a name: "Last 7 Days", "Top 10 Songs".
  if (/^\p{Lu}/u.test(draft.rest)) return;
  const said = match?.groups?.['many'] ?? '';
  const many = /^beiden$/iu.test(said) ? 2 : Number(countOf(said));
  if (!match || !Number.isInteger(many) || many < 2 || many > 100) return;
  draft.all = true;
  draft.count = match.groups?.['last'] === undefined ? many : -many;
  // "The first three" of a list, whatever they are.
  if (bare && draft.literal === undefined) draft.roles = ['row', 'listitem'];
  draft.rest = trimEdges(draft.rest.slice(match[0].length));
}

export function takeOrdinal(draft: Draft, table: LanguageTable): void {
  if (draft.ordinal !== undefined) return;
  const [, after] = edge(table);
  if (regex(`^(?:${table.notOrdinal})`).test(draft.rest)) return;
  for (const [words, ordinal] of table.ordinals) {
    const match = regex(`^(?:${words})${after}`).exec(draft.rest);
    if (!match) continue;
    const left = trimEdges(draft.rest.slice(match[0].length));
    // "Top" alone is a name, as is an ordinal in capitals before a name in capitals ("First National").
    if (left === '' && draft.literal === undefined && draft.roles.length === 0 && /^\p{Lu}/u.test(match[0]))
      continue;
    if (/^\p{Lu}/u.test(match[0]) && /^\p{Lu}/u.test(left)) continue;
    // "The second link from the right" is the last but one; "from the left" is how things are counted.
    const side = regex('(?:^|\\s)from (?:the )?(?<side>left|top|start|right|bottom|end)$').exec(left);
    const isBack = /^(?:right|bottom|end)$/iu.test(side?.groups?.['side'] ?? '');
    draft.ordinal = isBack && ordinal > 0 ? -ordinal : ordinal;
    draft.rest = side ? trimEdges(left.slice(0, side.index)) : left;
    return;
  }
  const numbered =
    /^(\d{1,3})(?:st|nd|rd|th|\.)\s+(?=\S)/iu.exec(draft.rest) ??
    /\s(?:number|no\.?|nr\.?|#)\s?(\d{1,3})$/iu.exec(draft.rest);
  if (numbered) {
    draft.ordinal = Number(numbered[1]);
    draft.rest = trimEdges(draft.rest.replace(numbered[0], ' '));
    return;
  }
  const zh = /^第([一二三四五六七八九十]|\d{1,3})(?:个|条|项|封|张|篇|页|款|件|份)?/u.exec(draft.rest);
  if (zh) {
    const word = zh[1] ?? '1';
    draft.ordinal = /^\d/u.test(word) ? Number(word) : '一二三四五六七八九十'.indexOf(word) + 1;
    draft.rest = trimEdges(draft.rest.slice(zh[0].length));
  }
}

export function takeStates(draft: Draft, table: LanguageTable): void {
  if (table.states === '') return;
  const gap = table.spaced ? '\\s+' : '(?:的)?';
  const match = regex(`^(?<state>${table.states})${gap}(?<noun>(?:${table.itemNouns}))$`, 'u').exec(
    draft.rest,
  );
  const state = match?.groups?.['state'];
  if (!match || state === undefined) return;
  draft.where.push({ op: 'is', value: state });
  draft.rest = match.groups?.['noun'] ?? '';
}
