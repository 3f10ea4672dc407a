// What a goal is read as, at a fixed moment, in short.
import { interpret } from '../../../src/interpret/interpret';
import type { FieldValue, Intent } from '../../../src/shared/intent';

/** Each of its tasks as `tell` has it; what else became of it, where the user is asked. */
export function readAs(goal: string, tell: (intent: Intent) => string): string[] {
  const made = interpret(goal, { now: new Date('2026-11-21T12:00:00Z'), locale: 'en-US' });
  return made.kind === 'tasks' ? made.list.tasks.map(({ parameters }) => tell(parameters)) : [made.kind];
}

/** "name=Otto;city=Bonn". */
export const tellFields = (fields: readonly FieldValue[]): string =>
  fields
    .map(({ field, value }) => `${field?.text ?? ''}=${value.from === 'text' ? value.text : value.from}`)
    .join(';');
