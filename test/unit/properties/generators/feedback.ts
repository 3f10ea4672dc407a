// What people write into the composer while a task runs: more to do, something else, something to leave out,
// and remarks that ask for nothing.
import fc from 'fast-check';
import type { TaskList } from '../../../../src/shared/task-list';
import { clearGoal } from './goals';

export type Remark =
  { kind: 'more'; text: string } | { kind: 'instead'; text: string } | { kind: 'remark'; text: string };

const english = clearGoal.filter(
  (goal) => /^[A-Z][a-z]+ /.test(goal) && !/^(?:Please|Could|Gib|Suche|Klicke|Bitte)/.test(goal),
);

export const remarks: fc.Arbitrary<Remark> = fc.oneof(
  fc.tuple(fc.constantFrom('also ', 'Then ', 'and '), english).map(([opening, goal]) => ({
    kind: 'more' as const,
    text: opening + goal.charAt(0).toLowerCase() + goal.slice(1),
  })),
  english.map((text) => ({ kind: 'instead' as const, text })),
  fc.constantFrom('hm', 'thanks!', '???', 'nice', '好的').map((text) => ({ kind: 'remark' as const, text })),
);

/** A remark that takes one of the list's tasks away, and which. */
export function refusalOf(list: TaskList): fc.Arbitrary<{ id: string; text: string }> {
  return fc
    .tuple(fc.constantFrom(...list.tasks), fc.constantFrom('skip ', "don't ", 'please do not ', 'leave out '))
    .map(([item, opening]) => ({ id: item.id, text: opening + item.description }));
}
