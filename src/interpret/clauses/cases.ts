// What is done only in a certain case: "if there is a banner, close it", "close it if it appears, otherwise click Next". Pure.
import { regex } from '../clean';
import { dictatedFrom, isSaid } from '../dictated';
import type { LanguageTable } from '../language/language';

export interface Conditional {
  kind: 'presence' | 'other';
  thing: string;
  act: string;
}

/** "If there are items to delete …", "… a log in form …": the verb is part of what is there. */
const GOES_ON =
  /(?<!\p{L})(?:to|says?|saying|reads|reading|an?|the|my|our|and|or|zu|steht|eine?[nr]?|de[nr]|die|das|und|oder)\s$/iu;

export function takeCondition(clause: string, table: LanguageTable): Conditional | undefined {
  // What is done in the other case belongs to it: neither is done without a look.
  if (hasOtherwise(clause, table)) return { kind: 'other', thing: '', act: clause };
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
      return { kind: 'presence', thing: bare?.['thing'] ?? bare?.['thing2'] ?? '', act: done };
  }
  if (act !== undefined) return { kind: 'presence', thing: front?.['thing'] ?? front?.['thing2'] ?? '', act };
  const back = table.spaced
    ? regex(`^(?<act>\\S.*?),?\\s+(?:${table.presence})$`).exec(clause)?.groups
    : undefined;
  const first = back?.['act'];
  // "Asking if it is still open" is what to say.
  if (first !== undefined && !/(?:ask(?:ing)?|wondering|know|fragt?)$/iu.test(first))
    return { kind: 'presence', thing: back?.['thing'] ?? back?.['thing2'] ?? '', act: first };
  if (regex(`^(?:${table.condition})`).test(clause)) return { kind: 'other', thing: '', act: clause };
  const verb = regex(`^(?:${table.verbStart}|${table.nounVerb})`).test(clause);
  // "wait until …" and "scroll until …" are acts of their own.
  if (!verb || regex('^(?:wait|scroll|warte)').test(clause)) return undefined;
  if (dictatedFrom(clause, table) !== undefined || isSaid(clause, table)) return undefined;
  const behind = table.spaced ? `,\\s(?:${table.condition})|\\s(?:${table.behind})` : table.behind;
  return regex(behind, 'u').test(clause) ? { kind: 'other', thing: '', act: clause } : undefined;
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
