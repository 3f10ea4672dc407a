// Values that only the page can give: what an earlier clause named, "find the order number and type it into the search box",
// and one of its own suggestions.
import type { FieldValue, TargetPhrase } from '../../shared/intent';
import { reading, type ClauseContext, type Reading } from './rule';

/** In capitals it may be a name, "IT". */
export const pointsBack = (value: string): boolean => POINTS.test(value.trim());
const POINTS = /^(?:it|that|this|them|those|es|das|sie|ihn|它们?)$/u;

/** What it stands for is put in when the clauses are linked; where nothing does, the user is asked. */
export const typesFound = (field: TargetPhrase): Reading =>
  reading({ kind: 'fill', fields: [{ field, value: { from: 'page', target: { text: '' } } }] }, 0.8, {
    pronoun: true,
  });

/** `an item that starts with "Arg"`: a value that only the page's suggestions can give. */
export function startsLike(words: string, context: ClauseContext): FieldValue | undefined {
  const target = context.target(words);
  if (!target.where?.some(({ op }) => op === 'startsWith' || op === 'endsWith' || op === 'contains'))
    return undefined;
  return { value: { from: 'page', target: { ...target, roles: ['option'] } } };
}
