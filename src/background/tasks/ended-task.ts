// A task that has ended is taken up once more for one thing: an act that is undone, a word that comes late.
import { hasEnded } from '../../shared/status';
import { takingTurns } from '../../shared/taking-turns';
import { acquireLease, releaseLease } from '../../store/leases';
import { loadTask } from '../../store/tasks';
import type { App } from '../app';
import type { Run } from './running';
import { stateOf } from './task-view';

/** One after the other: each sees what the one before has made of the task. */
const inTurn = takingTurns();

/** `gone`: it is no longer in the history. `held`: it has not ended for good, somebody still has it. */
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
