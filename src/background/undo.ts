// Takes the last undoable step back: the value, check, selection or address that stood there before is set
// again, through the same funnel, as the user's own wish. A task that has ended is taken up for this one act.
import { CopilotError } from '../shared/errors';
import { phraseOf, series, type Phrase, type Words } from '../shared/phrase';
import { hasEnded } from '../shared/status';
import { failure } from '../shared/tool-result';
import { acquireLease, releaseLease } from '../store/leases';
import { loadTask } from '../store/tasks';
import type { App } from './app';
import { apply } from './apply-event';
import { askerOf } from './asker';
import { callDirectly } from './direct-call';
import type { Ask } from './gate';
import { tell } from './run-driver';
import { runOf, runOnTab, type Run } from './running';
import { stateOf } from './task-view';

export async function undo(app: App, taskId: string): Promise<void> {
  const live = runOf(taskId);
  if (live) return undoLast(app, live);
  const task = await loadTask(app.db, taskId);
  const state = task && stateOf(task);
  if (!task || !state) throw new CopilotError('NOT_FOUND', 'This task is no longer in the history.');
  if (runOnTab(state.tabId))
    throw new CopilotError('NOT_ACTIONABLE', 'Another task is at work on this tab. Stop it first.');
  const epoch = await acquireLease(app.db, taskId, app.owner, Date.now());
  if (epoch === null) throw new CopilotError('NOT_ACTIONABLE', 'This task is still being ended. Try again.');
  const leased = { ...task, lease: { owner: app.owner, epoch, until: 0 } };
  const run: Run = { task: leased, state, abort: new AbortController(), busy: false, wake: undefined };
  try {
    await undoLast(app, run);
  } finally {
    await releaseLease(app.db, taskId, epoch);
  }
}

async function undoLast(app: App, run: Run): Promise<void> {
  const over = hasEnded(run.state.status);
  const report = (ok: boolean, note: Words) => (over ? apply : tell)(app, run, { type: 'undone', ok, note });
  const last = run.state.undo.at(-1);
  if (!last) return report(false, phraseOf('said_nothing_to_undo'));
  // It is the user's own wish, also where the task has gone on to offer something.
  const asker = { ...askerOf(run), caller: 'panel', offered: false } as const;
  let asked: Phrase | undefined;
  const refuse = async ({ card }: Ask) => {
    asked = card.said && phraseOf('about', card.said.what, series(card.said.why, 'sentences'));
    return failure('NEEDS_CONFIRM', `${card.what}: ${card.why}`);
  };
  const { result } = await callDirectly(app, last.call, asker, 'Undo', refuse);
  if (!result.ok) return report(false, phraseOf('said_not_undone', asked ?? result));
  return report(true, phraseOf(over ? 'said_undone' : 'said_undone_paused'));
}
