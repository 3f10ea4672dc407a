// What a new worker does first: takes over every task that has not ended, finds out what became of the act
// that was under way when the last worker died, and goes on. It verifies; it never repeats blindly.
import type { AgentEvent } from '../../agent/controller/events';
import { afterTabCall } from '../../agent/explore/beam';
import { DIRECT_CALLS, type IntentEntry, type TaskRecord } from '../../shared/records';
import { failure } from '../../shared/tool-result';
import { acquireLease } from '../../store/leases';
import { allOpenIntents, commitOutcome, listRunningTasks, openIntents, saveTask } from '../../store/tasks';
import { inheritFences } from '../acts/fence';
import { outcomeOf, type Performed } from '../acts/funnel';
import { unknownOutcome, whatBecameOf } from '../acts/what-became';
import { log, type App } from '../app';
import { now } from '../clock';
import { count } from '../panel/metrics';
import { apply } from './apply-event';
import { drive } from './run-driver';
import { addRun, type Run } from './running';
import { stateOf } from './task-view';

/** Resolves when the tasks are taken up; open acts are settled, and tasks driven on, after that. */
export async function wakeUp(app: App): Promise<void> {
  const runs: Run[] = [];
  const tasks = await listRunningTasks(app.db);
  for (const task of tasks) {
    // A task that cannot be taken up (a full disk, a record that this version refuses) must not keep the worker from
    // starting: the user could not even erase it then.
    const run = await takeUp(app, task).catch((error: unknown) =>
      log(app, 'error', 'wake-up', String(error)),
    );
    if (run) runs.push(run);
  }
  const settled = runs.map((run) => settleOpenActs(app, run));
  const others = settleOthers(app, new Set(tasks.map(({ taskId }) => taskId))).catch((error: unknown) =>
    log(app, 'error', 'wake-up', String(error)),
  );
  inheritFences(Promise.all([...settled, others]));
  runs.forEach((run, i) => void settled[i]?.then(() => goOn(app, run)));
}

function goOn(app: App, run: Run): Promise<void> {
  run.busy = false;
  return drive(app, run);
}

/**
 * Calls outside of a task, and the last steps of tasks that were stopped over them: nobody waits for these any more, but
 * the journal says what became of each.
 */
async function settleOthers(app: App, running: ReadonlySet<string>): Promise<void> {
  for (const intent of await allOpenIntents(app.db)) {
    if (running.has(intent.taskId)) continue;
    // An outcome that cannot be written must not keep the others from theirs.
    await settleOther(app, intent).catch((error: unknown) => log(app, 'error', 'wake-up', String(error)));
  }
}

async function settleOther(app: App, intent: IntentEntry): Promise<void> {
  const found = await becameOf(app, intent, intent.tabId ?? -1, new Set());
  const why =
    intent.taskId === DIRECT_CALLS
      ? failure('OUTCOME_UNKNOWN', 'The browser stopped the copilot before this was answered.')
      : failure('CANCELLED', 'stopped before it was begun');
  const outcome = outcomeOf(
    found === 'notDone' ? { result: why } : found,
    intent.taskId,
    intent.seq,
    intent.ts,
  );
  if (found === 'notDone') outcome.status = 'skipped';
  await commitOutcome(app.db, outcome);
}

/** What became of an open intent. Never rejects: what cannot be found out is `OUTCOME_UNKNOWN`. */
async function becameOf(
  app: App,
  intent: IntentEntry,
  tabId: number,
  ownTabs: ReadonlySet<number | undefined>,
): Promise<Performed | 'notDone'> {
  try {
    return await whatBecameOf(intent, tabId, ownTabs);
  } catch (error) {
    log(app, 'error', 'wake-up', String(error));
    return { result: unknownOutcome(intent) };
  }
}

async function takeUp(app: App, task: TaskRecord): Promise<Run | undefined> {
  const epoch = await acquireLease(app.db, task.taskId, app.owner, Date.now(), { takeOver: true });
  if (epoch === null) return undefined;
  const leased: TaskRecord = { ...task, lease: { owner: app.owner, epoch, until: 0 } };
  const state = stateOf(task);
  if (!state) {
    log(app, 'error', 'wake-up', `task ${task.taskId} has a state that this version cannot read`);
    await saveTask(app.db, { ...leased, status: 'failed', updatedAt: now() });
    return undefined;
  }
  // `busy` until its open acts have their outcomes: whatever the user says meanwhile, no step is begun before.
  const run: Run = { task: leased, state, abort: new AbortController(), busy: true, wake: undefined };
  addRun(run);
  count('wakeUp.taken');
  return run;
}

async function settleOpenActs(app: App, run: Run): Promise<void> {
  try {
    for (const intent of await openIntents(app.db, run.task.taskId)) {
      await settle(app, run, intent);
    }
  } catch (error) {
    log(app, 'error', 'wake-up', String(error));
  }
}

/** Gives an open intent its outcome, as far as it can be known. */
async function settle(app: App, run: Run, intent: IntentEntry): Promise<void> {
  const beam = run.state.phase.at === 'explore' ? run.state.phase.beam.nodes : [];
  const found = await becameOf(app, intent, run.state.tabId, new Set(beam.map((node) => node.tabId)));
  const notDone = found === 'notDone';
  const done: Performed = notDone
    ? {
        result: failure(
          'CANCELLED',
          'The browser stopped the copilot before this was done; it is done anew.',
        ),
      }
    : found;
  const outcome = outcomeOf(done, intent.taskId, intent.seq, intent.ts);
  if (notDone) outcome.status = 'skipped';
  count(notDone ? 'wakeUp.notDone' : 'wakeUp.settled');
  const { phase } = run.state;
  const event: AgentEvent =
    phase.at === 'explore'
      ? {
          type: 'beam',
          beam: notDone ? phase.beam : afterTabCall(phase.beam, intent.call, done.result),
          journaled: 1,
        }
      : {
          type: 'stepDone',
          result: done.result,
          observation: done.observation,
          undo: done.undo,
          ...(notDone ? { notDone } : {}),
        };
  await apply(app, run, event, outcome);
}
