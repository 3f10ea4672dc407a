// What is done only in a certain case: "if there is a banner, close it", "close it if it appears, otherwise click Next". Pure.
import { regex, stripPoliteness, trimEdges } from '../clean';
import { dictatedFrom, isSaid } from '../dictated';
import type { LanguageTable } from '../language/language';
import { unmask } from '../quotes';
import type { TargetContext } from '../targets';

export interface Conditional {
  kind: 'presence' | 'other';
  thing: string;
  act: string;
}

/** "If there are items to delete …", "… a log in form …": the verb is part of what is there. */
const GOES_ON =
  /(?<!\p{L})(?:to|says?|saying|reads|reading|an?|the|my|our|and|or|zu|steht|eine?[nr]?|de[nr]|die|das|und|oder)\s$/iu;

export function takeCondition(clause: string, context: TargetContext): Conditional | undefined {
  const { table } = context;
  // What is done in the other case belongs to it: neither is done without a look.
  if (hasOtherwise(clause, table)) return { kind: 'other', thing: '', act: clause };
  const there = takePresence(clause, table);
  if (there) {
    const act = onTheThing(there.thing, trimEdges(stripPoliteness(there.act, table)), context);
    return act === undefined
      ? { kind: 'other', thing: '', act: clause }
      : { kind: 'presence', thing: there.thing, act };
  }
  if (regex(`^(?:${table.condition})`).test(clause)) return { kind: 'other', thing: '', act: clause };
  const verb = regex(`^(?:${table.verbStart}|${table.nounVerb})`).test(clause);
  // "wait until …" and "scroll until …" are acts of their own.
  if (!verb || regex('^(?:wait|scroll|warte)').test(clause)) return undefined;
  if (dictatedFrom(clause, table) !== undefined || isSaid(clause, table)) return undefined;
  const behind = table.spaced ? `,\\s(?:${table.condition})|\\s(?:${table.behind})` : table.behind;
  return regex(behind, 'u').test(clause) ? { kind: 'other', thing: '', act: clause } : undefined;
}

function takePresence(clause: string, table: LanguageTable): Pick<Conditional, 'thing' | 'act'> | undefined {
  const comma = table.spaced ? '\\s*(?:,|:| then )\\s*(?:then )?' : '(?:[,，](?:就|则|请)?|就|则|请)';
  const front = regex(`^(?:${table.presence})${comma}(?<act>\\S.*)$`).exec(clause)?.groups;
  const act = front?.['act'];
  if (act === undefined && table.spaced) {
    // "If there's a cookie banner close it": the verb alone shows where the act begins.
    const bare = regex(`^(?:${table.presence})\\s(?<act>(?:${table.verbStart})(?!\\p{L}).*)$`, 'iu').exec(
      clause,
    )?.groups;
    const done = bare?.['act'];
    if (done !== undefined && !GOES_ON.test(clause.slice(0, -done.length)))
      return { thing: bare?.['thing'] ?? bare?.['thing2'] ?? '', act: done };
  }
  if (act !== undefined) return { thing: front?.['thing'] ?? front?.['thing2'] ?? '', act };
  const back = table.spaced
    ? regex(`^(?<act>\\S.*?),?\\s+(?:${table.presence})$`).exec(clause)?.groups
    : undefined;
  const first = back?.['act'];
  // "Asking if it is still open" is what to say.
  if (first === undefined || /(?:ask(?:ing)?|wondering|know|fragt?)$/iu.test(first)) return undefined;
  return { thing: back?.['thing'] ?? back?.['thing2'] ?? '', act: first };
}

/**
 * The act, where doing it on the thing is the look for it: "close it", „akzeptiere es“, and the button of a banner.
 * Whether there are new mails nobody looks up; what is done then is asked about.
 */
function onTheThing(thing: string, act: string, { table, masked }: TargetContext): string | undefined {
  if (thing === '') return act;
  if (regex(`^(?:${table.overlay.none})`).test(thing)) return undefined;
  const words: readonly string[] =
    unmask(thing, masked)
      .toLowerCase()
      .match(/[\p{L}\p{N}]{2,}/gu) ?? [];
  const pronoun = regex(`${table.spaced ? '(?<!\\p{L})' : ''}(?:${table.pronoun})$`);
  const said = pronoun.exec(act)?.[0];
  // "Delete this file" is no word for the warning.
  const noun = /\s(?<noun>\p{L}+)$/u.exec(said ?? '')?.groups?.['noun'];
  if (said !== undefined && (noun === undefined || noun === 'one' || words.includes(noun.toLowerCase())))
    return act.replace(pronoun, () => (table.id === 'en' ? `the ${thing}` : thing));
  if (!table.spaced && regex(`^(?:${table.verbStart})$`).test(act)) return act + thing;
  const { things, acts } = table.overlay;
  if (regex(things).test(thing) && regex(`^(?:${acts})`).test(act)) return act;
  const shown = table.overlay.shows?.find(
    (each) => regex(`^(?:${each.thing})$`).test(thing) && regex(`^(?:${each.act})$`).test(act),
  );
  if (shown) return act + (shown.place ?? '').replace('$1', () => thing);
  const isRole = (word: string): boolean =>
    table.roles.some(([source]) => regex(`^(?:${source})$`).test(word));
  const roles = table.roles.map(([source]) => source).join('|');
  const named = words
    .map((word) => (table.spaced ? word : word.replace(regex(`(?:${roles})$`), '')))
    .filter((word) => word !== '' && !isRole(word));
  const done = unmask(act, masked).toLowerCase();
  const isNamed = (word: string): boolean => done.includes(word);
  return named.length > 0 && named.every(isNamed) ? act : undefined;
}

function hasOtherwise(clause: string, table: LanguageTable): boolean {
  if (dictatedFrom(clause, table) !== undefined || isSaid(clause, table)) return false;
  const before = table.spaced ? '(?:^|[\\s,;])' : '';
  const act = table.spaced
    ? `(?:${table.politeStart})*(?:${table.verbStart}|${table.nounVerb})(?!\\p{L})`
    : '.';
  return regex(`${before}(?:${table.otherwise})${act}`).test(clause);
}

/** "If it is there, close it. Otherwise click Next": the other case with the words of its condition. */
export function withOtherwise(clauses: readonly string[], table: LanguageTable): string[] {
  const out: string[] = [];
  for (const clause of clauses) {
    const from = hasOtherwise(clause, table)
      ? out.findLastIndex((each) => regex(`^(?:${table.condition})`).test(each))
      : -1;
    if (from < 0) out.push(clause);
    else out.splice(from, out.length, [...out.slice(from), clause].join(table.spaced ? ', ' : '，'));
  }
  return out;
}
