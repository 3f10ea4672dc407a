// What the earlier tasks of a conversation mean for reading the next goal: what "it" and "again" stand for. Pure.
import { rememberedOf } from '../../interpret/clauses/pronouns';
import type { InterpretContext } from '../../interpret/interpret';
import { hasEnded, type TaskStatus } from '../../shared/status';
import type { CompletedTask, TaskContext } from '../../shared/task-context';
import type { TaskList } from '../../shared/task-list';

/** Tasks that a reading looks back on. */
const MAX_PREVIOUS = 50;

interface TaskSummary {
  goal: string;
  status: TaskStatus;
  result?: string | undefined;
  list?: TaskList | undefined;
}

/** The ended ones, in their order; of a very long conversation the newest. */
export function previousTasksOf(tasks: readonly TaskSummary[]): CompletedTask[] {
  return tasks
    .filter(({ status }) => hasEnded(status))
    .slice(-MAX_PREVIOUS)
    .map(({ goal, status, result, list }) => ({
      goal,
      status,
      ...(result === undefined ? {} : { result }),
      ...(list === undefined ? {} : { list }),
    }));
}

/** What a goal is read with: the clock, the languages, and what "it" and "again" may stand for. */
export function readingContext(context: TaskContext, now: Date): InterpretContext {
  const { locale, language } = context.userPreferences;
  const lists = context.previousTasks.flatMap(({ list }) => (list ? [list] : []));
  const lastList = lists.at(-1);
  if (!lastList) return { now, locale, language };
  // What was never found is not what "it" means.
  const done = lists.flatMap(({ tasks }) => tasks.filter(({ status }) => status === 'completed'));
  const lastTargets = done.flatMap(({ parameters }) => rememberedOf(parameters) ?? []);
  return { now, locale, language, previous: { lastTargets, lastList } };
}
