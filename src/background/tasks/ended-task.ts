// Takes up a task that has ended for one more piece of work: to undo an act, or to say that the page took one back.
import { hasEnded } from '../../shared/status';
import { takingTurns } from '../../shared/taking-turns';
import { acquireLease, releaseLease } from '../../store/leases';
import { loadTask } from '../../store/tasks';
import type { App } from '../app';
import type { Run } from './running';
import { stateOf } from './task-view';

/** One piece of work after the other: each sees the state that the one before has saved. */
const inTurn = takingTurns();

/** `gone`: the task is no longer in the history. `held`: it has not ended, or another worker holds its lease. */
export function withEndedTask(
  app: App,
  taskId: string,
  work: (run: Run) => Promise<void>,
): Promise<'done' | 'gone' | 'held'> {
  return inTurn(() => takeUp(app, taskId, work));
}

async function takeUp(
  app: App,
  taskId: string,
  work: (run: Run) => Promise<void>,
): Promise<'done' | 'gone' | 'held'> {
  const task = await loadTask(app.db, taskId);
  const state = task && stateOf(task);
  if (!task || !state) return 'gone';
  const epoch = hasEnded(state.status) ? await acquireLease(app.db, taskId, app.owner, Date.now()) : null;
  if (epoch === null) return 'held';
  const leased = { ...task, lease: { owner: app.owner, epoch, until: 0 } };
  try {
    await work({ task: leased, state, abort: new AbortController(), busy: false, wake: undefined });
  } finally {
    await releaseLease(app.db, taskId, epoch);
  }
  return 'done';
}
