// Whose field it is: "the status of “A”", "Rolle von Ada", “A”的状态, and of several things at once.
import type { TargetPhrase } from '../../shared/intent';
import { regex } from '../clean';
import { QUOTE } from '../quotes';
import type { ClauseContext } from './rule';

/** The field and the quoted thing that has it; undefined where no thing is named so. */
export function ofQuoted(words: string, context: ClauseContext): TargetPhrase | undefined {
  const { of, what = '' } = regex(`^(?<of>${QUOTE})的(?<what>.+)$`).exec(words)?.groups ?? {};
  if (of === undefined) return undefined;
  return { ...context.target(what), where: [{ op: 'contains', value: context.plain(of) }] };
}

/** A field has no author: "von Ada" is Ada's. */
export function asOwner(target: TargetPhrase): TargetPhrase {
  if (!target.where) return target;
  const where = target.where.map((one) =>
    one.field === 'by' ? { op: 'contains' as const, value: one.value } : one,
  );
  return { ...target, where };
}

const SPACED = `^(?<what>.+?) (?:of|for|von|für) (?<all>${QUOTE}(?:(?:, ?|,? (?:and|und|&) )${QUOTE})+)$`;
const HAN = `^(?<all>${QUOTE}(?:[、，和与及]${QUOTE})+)的(?<what>.+)$`;

/** The field and the marks of the quoted things that have it, two or more. */
export function ofSeveral(words: string): { what: string; marks: string[] } | undefined {
  const { what, all } = (regex(SPACED).exec(words) ?? regex(HAN).exec(words))?.groups ?? {};
  if (what === undefined || all === undefined) return undefined;
  return { what, marks: all.match(regex(QUOTE, 'gu')) ?? [] };
}
