// How the user named a thing on the page → TargetPhrase. Takes the phrase apart from the outside in:
// where it lies, conditions, superlative, all / ordinal, look, name after "labelled", role words; what is
// left is the name. Works on masked text; never throws.
import type { TargetPhrase } from '../shared/intent';
import { regex, stripArticles, stripFiller, trimEdges } from './clean';
import { readConditions, type Condition } from './clauses/conditions';
import type { DateContext } from './dates';
import type { LanguageTable } from './language/language';
import { QUOTE, unmask, type Masked } from './quotes';

export interface TargetContext extends DateContext {
  table: LanguageTable;
  masked: Masked;
}

type Look = NonNullable<TargetPhrase['look']>;

interface Draft {
  rest: string;
  literal: string | undefined;
  roles: string[];
  ordinal: number | undefined;
  look: Look;
  within: string | undefined;
  superlative: TargetPhrase['superlative'];
  where: Condition[];
  all: boolean;
}

const edge = (table: LanguageTable): [string, string] =>
  table.spaced ? ['(?<![\\p{L}\\p{N}])', '(?![\\p{L}\\p{N}])'] : ['', ''];

export function parseTarget(phrase: string, context: TargetContext): TargetPhrase {
  const { table, masked } = context;
  const draft: Draft = {
    rest: stripFiller(phrase, table),
    literal: undefined,
    roles: [],
    ordinal: undefined,
    look: {},
    within: undefined,
    superlative: undefined,
    where: [],
    all: false,
  };
  takeNamed(draft, context);
  takeWithin(draft, context);
  draft.rest = stripFiller(draft.rest, table);
  const conditions = readConditions(draft.rest, context);
  draft.rest = conditions.rest;
  draft.where.push(...conditions.where);
  takeWithin(draft, context);
  takeFieldSuperlative(draft, table);
  takeAll(draft, table);
  draft.rest = stripArticles(draft.rest, table);
  takeSuperlative(draft, table);
  takeOrdinal(draft, table);
  takeStates(draft, table);
  takeLiteral(draft, context);
  takeLook(draft, table);
  takeRole(draft, table);
  takeOrdinal(draft, table);
  return finish(draft, masked, table);
}

/** Several targets: "A, B and C". */
export function parseTargets(phrase: string, context: TargetContext): TargetPhrase[] {
  return splitList(phrase, context.table).map((part) => parseTarget(part, context));
}

/** Takes a list apart at commas and "and"; a shared tail stays with the last. */
export function splitList(phrase: string, table: LanguageTable): string[] {
  return phrase
    .split(regex(table.listSeparator))
    .map((part) => trimEdges(part))
    .filter((part) => part !== '');
}

function takeNamed(draft: Draft, { table }: TargetContext): void {
  const [before] = edge(table);
  const match = regex(`${before}${table.naming}\\s*:?\\s*(?<name>${QUOTE}|\\S.*)$`).exec(draft.rest);
  const name = match?.groups?.['name'];
  if (!match || name === undefined || match.index === 0) return;
  const head = draft.rest.slice(0, match.index).trim();
  const quote = regex(`^(?<q>${QUOTE})(?<tail>.*)$`).exec(name);
  if (quote) {
    draft.literal = quote.groups?.['q'];
    draft.rest = trimEdges(`${head} ${quote.groups?.['tail'] ?? ''}`);
  } else {
    // The name is not quoted: a place behind it still is one.
    const place = regex(`\\s(?:${table.withinPatterns[0] ?? '(?!)'})$`).exec(name);
    const own = place ? name.slice(0, place.index) : name;
    draft.literal = trimEdges(own);
    draft.rest = trimEdges(`${head} ${place?.[0] ?? ''}`);
  }
}

function takeWithin(draft: Draft, { table, masked }: TargetContext): void {
  if (draft.within !== undefined) return;
  const [before] = edge(table);
  for (const source of table.withinPatterns) {
    const match = regex(`${before}${source}$`, 'u').exec(draft.rest) ?? undefined;
    const inside = match?.groups?.['within'];
    if (!match || inside === undefined || (match.index === 0 && draft.literal === undefined)) continue;
    const head = draft.rest.slice(0, match.index).trim();
    if (head === '' && draft.literal === undefined) continue;
    draft.rest = head;
    const name = containerName(inside, table);
    if (name !== '') draft.within = unmask(name, masked);
    return;
  }
}

/** "the billing section" → "billing"; a container without a name says nothing. */
function containerName(words: string, table: LanguageTable): string {
  let name = stripArticles(trimEdges(words), table);
  const kind = regex(
    '\\s+(?:section|table|form|list|panel|group|box|area|region|card|page|field ?set|block|window|bereich|abschnitt|tabelle|formular|liste)$',
  );
  const quoted = regex(`${QUOTE}`).exec(name)?.[0];
  if (quoted !== undefined) return quoted;
  name = name.replace(kind, '').replace(/\s+(?:labelled|labeled|called|named|titled)$/iu, '');
  return regex(`^(?:${table.genericContainer})$`).test(name) ? '' : name;
}

function takeFieldSuperlative(draft: Draft, table: LanguageTable): void {
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

function takeSuperlative(draft: Draft, table: LanguageTable): void {
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
    draft.rest = trimEdges(draft.rest.slice(match.index + match[0].length));
    return;
  }
}

function takeAll(draft: Draft, table: LanguageTable): void {
  const [, after] = edge(table);
  const match = regex(`^(?:the )?(?:${table.all})${after}`).exec(draft.rest);
  if (!match) return;
  // "All items" in capitals inside a longer name is a name; alone at the start it is a quantity.
  draft.all = true;
  draft.rest = trimEdges(draft.rest.slice(match[0].length));
}

function takeOrdinal(draft: Draft, table: LanguageTable): void {
  if (draft.ordinal !== undefined) return;
  const [, after] = edge(table);
  if (regex(`^(?:${table.notOrdinal})`).test(draft.rest)) return;
  for (const [words, ordinal] of table.ordinals) {
    const match = regex(`^(?:${words})${after}`).exec(draft.rest);
    if (!match) continue;
    const left = trimEdges(draft.rest.slice(match[0].length));
    // "Top" alone is a name, as is an ordinal in capitals before a name in capitals ("First National").
    if (left === '' && draft.literal === undefined && draft.roles.length === 0) continue;
    if (/^\p{Lu}/u.test(match[0]) && /^\p{Lu}/u.test(left)) continue;
    draft.ordinal = ordinal;
    draft.rest = left;
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
  const zh = /^第([一二三四五六七八九十]|\d{1,3})(?:个|条|行|项|封|张|篇|页|款|件|份)?/u.exec(draft.rest);
  if (zh) {
    const word = zh[1] ?? '1';
    draft.ordinal = /^\d/u.test(word) ? Number(word) : '一二三四五六七八九十'.indexOf(word) + 1;
    draft.rest = trimEdges(draft.rest.slice(zh[0].length));
  }
}

function takeStates(draft: Draft, table: LanguageTable): void {
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

function takeLiteral(draft: Draft, { masked, table }: TargetContext): void {
  if (draft.literal !== undefined) return;
  const match = regex(QUOTE, 'u').exec(draft.rest);
  if (!match) return;
  const left = `${draft.rest.slice(0, match.index)} ${draft.rest.slice(match.index + match[0].length)}`;
  // Words beside the quote that are no role, ordinal or look belong to the name ("order "12"").
  const probe: Draft = { ...draft, rest: stripArticles(trimEdges(left), table), roles: [], look: {} };
  takeOrdinal(probe, table);
  takeLook(probe, table);
  takeRole(probe, table);
  takeOrdinal(probe, table);
  draft.literal = match[0];
  draft.rest = stripArticles(trimEdges(left), table);
  void masked;
}

function takeLook(draft: Draft, table: LanguageTable): void {
  const [before, after] = edge(table);
  const hex = /#(?:[\da-f]{6}|[\da-f]{3})\b/iu.exec(draft.rest);
  const roleWords = [...table.roles.map(([words]) => words), ...table.shapes.map(([words]) => words)].join(
    '|',
  );
  const hasNoun = regex(`${before}(?:${roleWords})$`).test(draft.rest) || draft.literal !== undefined;
  const shades = regex('^(?:shades?|tones?|hues?) of (?<c>\\p{L}+)$').exec(draft.rest);
  if (shades) draft.rest = `${shades.groups?.['c'] ?? ''} ones`;
  if (!hasNoun && !shades) return;
  if (hex) {
    draft.look.color = hex[0].toLowerCase();
    draft.rest = trimEdges(draft.rest.replace(hex[0], ' '));
  }
  const take = (words: string, keep: () => void): void => {
    const match = regex(`${before}(?:${words})(?:[- ]?(?:colou?red|farbige[nrs]?|色的?))?${after}`, 'u').exec(
      draft.rest,
    );
    if (!match) return;
    keep();
    draft.rest = trimEdges(
      `${draft.rest.slice(0, match.index)} ${draft.rest.slice(match.index + match[0].length)}`,
    );
  };
  const corner = regex(
    `,? ?(?:that is |which is )?(?:(?:in|on|at|to) (?:the )?)?(?<p>(?:top|bottom|upper|lower|left|right|cent(?:er|re)|middle)(?:[ -](?:left|right|cent(?:er|re)))?)(?:[- ]hand)?(?: (?:corner|side|edge))?(?: of the (?:page|screen|window))?$`,
    'u',
  ).exec(draft.rest);
  if (corner && corner.index > 0) {
    const words = corner.groups?.['p'] ?? '';
    const spots = table.positions.filter(([w]) => regex(`(?:${w})`).test(words)).map(([, p]) => p);
    if (spots.length > 0) draft.look.position = spots.slice(0, 2);
    draft.rest = trimEdges(draft.rest.slice(0, corner.index));
  }
  for (const [words, color] of table.colors)
    if (draft.look.color === undefined) take(words, () => (draft.look.color = color));
  for (const [words, size] of table.sizes)
    if (draft.look.size === undefined) take(words, () => (draft.look.size = size));
  if (draft.look.position === undefined) {
    const spots: NonNullable<Look['position']> = [];
    for (const [words, position] of table.positions)
      if (spots.length < 2) take(words, () => spots.push(position));
    if (spots.length > 0) draft.look.position = spots;
  }
  for (const [words, shape] of table.shapes) {
    const match = regex(`${before}(?:${words})$`, 'u').exec(draft.rest);
    if (!match) continue;
    draft.look.shape = shape;
    draft.rest = trimEdges(draft.rest.slice(0, match.index));
    break;
  }
}

function takeRole(draft: Draft, table: LanguageTable): void {
  const [before, after] = edge(table);
  for (const place of ['end', 'start'] as const) {
    for (const [words, roles] of table.roles) {
      const match =
        place === 'end'
          ? regex(`${before}(?:${words})$`).exec(draft.rest)
          : regex(`^(?:${words})${after}(?=.)`).exec(draft.rest);
      if (!match) continue;
      const left = trimEdges(
        place === 'end' ? draft.rest.slice(0, match.index) : draft.rest.slice(match[0].length),
      );
      if (/^\p{Lu}/u.test(match[0]) && table.id === 'en' && left === '' && draft.literal === undefined)
        continue;
      draft.roles = [...roles];
      draft.rest = stripArticles(left, table);
      if (/result|结果|ergebnis|treffer/iu.test(match[0]) && draft.within === undefined)
        draft.within = match[0].trim().toLowerCase();
      return;
    }
  }
}

function finish(draft: Draft, masked: Masked, table: LanguageTable): TargetPhrase {
  let text = draft.literal ?? draft.rest;
  if (draft.literal !== undefined && draft.rest !== '') {
    const left = stripArticles(trimEdges(draft.rest), table);
    // Item nouns and glue words beside a quote describe; anything else would be lost, so it narrows.
    if (
      left !== '' &&
      !regex(`^(?:${table.itemNouns}|${table.functionWords}|${table.articles}|word|text|label)$`).test(
        left,
      ) &&
      draft.within === undefined
    ) {
      draft.within = unmask(left, masked);
    }
  }
  const quoted = regex(QUOTE, 'u').test(text);
  text = unmask(trimEdges(text), masked).slice(0, 1_000);
  const look = draft.look;
  return {
    text,
    ...(quoted || (draft.literal !== undefined && text !== '') ? { literal: true } : {}),
    ...(draft.roles.length > 0 ? { roles: draft.roles } : {}),
    ...(draft.ordinal === undefined ? {} : { ordinal: draft.ordinal }),
    ...(Object.keys(look).length > 0 ? { look } : {}),
    ...(draft.within === undefined ? {} : { within: draft.within.slice(0, 1_000) }),
    ...(draft.superlative ? { superlative: draft.superlative } : {}),
    ...(draft.where.length > 0 ? { where: draft.where.slice(0, 6) } : {}),
    ...(draft.all ? { all: true } : {}),
  };
}
