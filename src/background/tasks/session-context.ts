// The context of a conversation, from what is stored of it.
import { previousTasksOf } from '../../agent/views/task-context';
import type { TaskContext, UserPreferences } from '../../shared/task-context';
import type { CopilotDb } from '../../store/database';
import { tasksOfSession } from '../../store/tasks';
import { stateOf } from './task-view';

export async function contextOfSession(
  db: CopilotDb,
  from: { sessionId: string; currentUrl: string; preferences: UserPreferences },
): Promise<TaskContext> {
  const tasks = (await tasksOfSession(db, from.sessionId)).map((task) => {
    const state = stateOf(task);
    return { goal: task.goal, status: task.status, result: state?.result, list: state?.list };
  });
  return {
    sessionId: from.sessionId,
    previousTasks: previousTasksOf(tasks),
    currentUrl: from.currentUrl,
    userPreferences: from.preferences,
  };
}
