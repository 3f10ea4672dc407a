// "Again", "do that once more": the last task of the conversation as a new list. Without one there is nothing
// that the words could mean, and the user is asked.
import { newId } from '../shared/ids';
import type { TaskList } from '../shared/task-list';

const AGAIN: readonly RegExp[] = [
  /^(?:(?:do|try|run|repeat|make)\s+)?(?:(?:it|that|this|the same(?: thing)?)\s+)?(?:again|once more|one more time)$/iu,
  /^repeat(?:\s+(?:it|that|this|the last (?:one|task)))?$/iu,
  /^(?:(?:mach|tu|mache|versuch)\s+)?(?:(?:es|das|dasselbe)\s+)?(?:noch ?mal|nochmals|noch einmal)$/iu,
  /^wiederhole?(?:\s+(?:es|das))?$/iu,
  /^(?:再来一次|再做一次|再试一次|重复(?:一次|一遍)?)$/u,
];

export function isRepeat(goal: string): boolean {
  const words = goal
    .replace(/^(?:please|bitte|请)[\s,]*|[\s,]*(?:please|bitte)$/giu, '')
    .replace(/[\p{P}\s]+$/u, '')
    .trim();
  return AGAIN.some((pattern) => pattern.test(words));
}

/** The same tasks as if they had just been read: a new id, nothing begun. */
export function repeated(last: TaskList, now: Date): TaskList {
  const tasks = last.tasks.map(({ note: _note, ...task }) => ({ ...task, status: 'pending' as const }));
  return { ...last, id: newId<string>(), tasks, createdAt: now.getTime() };
}
