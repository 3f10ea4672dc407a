// "Again", "do that once more": the last task of the conversation as a new list. Without one there is nothing
// that the words could mean, and the user is asked.
import { newId } from '../shared/ids';
import type { TaskList } from '../shared/task-list';
import { regex, stripPoliteness } from './clean';
import { TABLES } from './language/tables';

export function isRepeat(goal: string): boolean {
  return TABLES.some((table) => regex(`^(?:${table.repeat})$`).test(stripPoliteness(goal, table)));
}

/** The same tasks as if they had just been read: a new id, nothing begun. */
export function repeated(last: TaskList, now: Date): TaskList {
  const tasks = last.tasks.map(({ note: _note, ...task }) => ({ ...task, status: 'pending' as const }));
  return { ...last, id: newId<string>(), tasks, createdAt: now.getTime() };
}
