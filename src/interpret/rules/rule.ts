// What a rule is: the phrasings of one family (data in the language tables) and a function from their
// slots to intents. A rule that cannot make sense of its slots says so by `undefined`, and the next is asked.
import type { Intent, TargetPhrase } from '../../shared/intent';
import { regex, stripArticles, trimEdges } from '../clean';
import type { Extra, LanguageTable, RuleName } from '../language/language';
import type { Slots } from '../pattern';
import { QUOTE, unmask } from '../quotes';
import { parseTarget, parseTargets, type TargetContext } from '../targets';
import { parseValue, type ReadValue } from '../values';

export interface Reading {
  intents: Intent[];
  /** 0…1 */
  confidence: number;
  /** The clause is about something an earlier clause named. */
  pronoun?: boolean;
  /** It is about all that was named before, or about two of it. */
  many?: 'all' | 'both';
  optional?: boolean;
  /** A question is needed before this may be carried out. */
  ask?: string;
}

export interface ClauseContext extends TargetContext {
  table: LanguageTable;
  /** The clause as a whole, masked. */
  clause: string;
  /** The words without marks, trimmed. */
  plain(words: string): string;
  target(words: string): TargetPhrase;
  targets(words: string): TargetPhrase[];
  value(words: string, field?: string, types?: boolean): ReadValue;
  isPronoun(words: string): boolean;
  isQuoted(words: string): boolean;
}

export interface Rule {
  name: RuleName;
  /** Higher is asked first. */
  specificity: number;
  build(slots: Slots, extra: Extra, context: ClauseContext): Reading | Intent | undefined;
}

export const defineRule = (rule: Rule): Rule => rule;

export const reading = (
  intents: Intent | Intent[],
  confidence: number,
  more: Partial<Reading> = {},
): Reading => ({
  intents: Array.isArray(intents) ? intents : [intents],
  confidence,
  ...more,
});

export function clauseContext(base: TargetContext, clause: string): ClauseContext {
  const { table, masked } = base;
  const context: ClauseContext = {
    ...base,
    clause,
    plain: (words) => unmask(trimEdges(words), masked),
    target: (words) => parseTarget(words, base),
    targets: (words) => parseTargets(words, base),
    value: (words, field, types) => parseValue(words, base, field, types),
    isPronoun: (words) => regex(`^(?:${table.pronoun})$`).test(trimEdges(words)),
    isQuoted: (words) => regex(`^${QUOTE}$`, 'u').test(stripArticles(trimEdges(words), table)),
  };
  return context;
}

/** Nothing in it says which thing is meant. */
export function isEmptyTarget(target: TargetPhrase): boolean {
  return (
    target.text === '' &&
    target.literal !== true &&
    target.roles === undefined &&
    target.ordinal === undefined &&
    target.look === undefined &&
    target.superlative === undefined &&
    target.where === undefined &&
    target.all !== true
  );
}

/** Surer when the user quoted it or named its role. */
export const targetConfidence = (target: TargetPhrase): number =>
  target.literal === true ? 0.97 : target.roles !== undefined || target.ordinal !== undefined ? 0.92 : 0.85;
