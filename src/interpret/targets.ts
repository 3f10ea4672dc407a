// How the user named a thing on the page → TargetPhrase. Takes the phrase apart from the outside in: which
// of several, its place, conditions, look, the name after "called", role words; what is left is the name.
// Works on masked text; never throws.
import type { TargetPhrase } from '../shared/intent';
import { regex, splitPlain, stripArticles, stripFiller, trimEdges } from './clean';
import { readConditions } from './clauses/conditions';
import { dayOfPart, wholeDate, type DateContext } from './dates';
import type { LanguageTable } from './language/language';
import { QUOTE, unmask, type Masked } from './quotes';
import { newDraft, type Draft } from './target/draft';
import { takeLook } from './target/look';
import {
  takeAll,
  takeCount,
  takeEveryNth,
  takeFieldSuperlative,
  takeOrdinal,
  takeStates,
  takeSuperlative,
} from './target/order';
import { takeInside, takeNamed, takeWithin } from './target/place';
import { takeRole } from './target/role';

export interface TargetContext extends DateContext {
  table: LanguageTable;
  masked: Masked;
}

export function parseTarget(phrase: string, context: TargetContext): TargetPhrase {
  const { table, masked } = context;
  const draft = newDraft(stripFiller(phrase, table));
  const takeFront = (): void => {
    takeEveryNth(draft, table);
    takeAll(draft, table);
    // "All that is done" has no article.
    if (!(draft.all && ALL_THAT.test(draft.rest))) draft.rest = stripArticles(draft.rest, table);
    takeCount(draft, table);
    takeSuperlative(draft, table);
    takeOrdinal(draft, table);
  };
  takeFront();
  takeNamed(draft, context);
  // "in the row with Acme" looks like a place and is a condition.
  if (!regex(table.rowCondition).test(draft.rest)) takeWithin(draft, context);
  draft.rest = stripFiller(draft.rest, table);
  const conditions = readConditions(draft.rest, context);
  draft.rest = conditions.rest;
  draft.where.push(...conditions.where);
  takeWithin(draft, context);
  takeInside(draft, context);
  takeFieldSuperlative(draft, table);
  takeFront();
  takeOwner(draft, context);
  takeStates(draft, table);
  takeLiteral(draft, table);
  takeLook(draft, table);
  takeRole(draft, table);
  takeOrdinal(draft, table);
  return finish(draft, masked, table);
}

const ALL_THAT = /^that (?:is|are|was|were)(?!\p{L})/iu;

/** Several targets: "A, B and C". */
export function parseTargets(phrase: string, context: TargetContext): TargetPhrase[] {
  return splitPlain(phrase, context.table).map((part) => parseTarget(part, context));
}

/** "Bob's email" → the email by Bob. */
function takeOwner(draft: Draft, context: TargetContext): void {
  const groups = regex(context.table.possessive, 'u').exec(draft.rest)?.groups;
  const who = groups?.['who'];
  if (who === undefined) return;
  // "昨天的邮件", "Monday's mail": a day is nobody; April may be somebody.
  const isDay = !context.table.spaced || /day$/iu.test(who);
  const date = isDay ? (wholeDate(who, context) ?? dayOfPart(who, context)) : undefined;
  draft.where.push(
    date === undefined
      ? { field: 'by', op: 'is', value: who }
      : date.from === date.to
        ? { field: 'date', op: 'is', value: date.from }
        : { field: 'date', op: 'between', value: date.from, to: date.to },
  );
  draft.rest = groups?.['noun'] ?? '';
}

/** A quote is the name; the words round it describe. */
function takeLiteral(draft: Draft, table: LanguageTable): void {
  if (draft.literal !== undefined) return;
  const match = regex(QUOTE, 'u').exec(draft.rest);
  if (!match) return;
  draft.literal = match[0];
  const around = `${draft.rest.slice(0, match.index)} ${draft.rest.slice(match.index + match[0].length)}`;
  draft.rest = stripArticles(trimEdges(around), table);
  takeOrdinal(draft, table);
}

function finish(draft: Draft, masked: Masked, table: LanguageTable): TargetPhrase {
  let text = draft.literal ?? draft.rest;
  if (draft.literal !== undefined && draft.rest !== '') {
    const left = stripArticles(trimEdges(draft.rest), table);
    // Item nouns and glue words beside a quote describe; anything else would be lost, so it narrows.
    if (
      left !== '' &&
      !regex(`^(?:${table.genericContainer})$`).test(left) &&
      !regex(
        `^(?:(?:${table.itemNouns}|${table.functionWords}|${table.articles}|word|text|label)(?:\\s+|$))+$`,
      ).test(left) &&
      draft.within === undefined
    ) {
      draft.within = unmask(left, masked);
    }
  }
  // "Open the" was sent too early: an article names nothing. A button may well be called "A".
  if (draft.literal === undefined && /^\p{Ll}{2,}$/u.test(text) && regex(`^${table.articles}$`).test(text))
    text = '';
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
    ...(draft.count === undefined ? {} : { count: draft.count }),
    ...(draft.step === undefined ? {} : { step: draft.step }),
  };
}
