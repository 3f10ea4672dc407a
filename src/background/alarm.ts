// An alarm that starts the worker again if it dies while a task has something to do, or the bridge is on. Otherwise there is
// no alarm: an idle copilot wakes nothing, and while a question waits for the user, the answer itself starts the worker.
import { nextEffect } from '../agent/controller/next-effect';
import type { ControllerState } from '../agent/controller/state';
import type { App } from './app';
import { allRuns } from './tasks/running';

const NAME = 'resume';
/** The shortest period that the browser grants, in minutes. */
const PERIOD_MINUTES = 0.5;

/** The calls to the browser take turns, so that the last decision is the one that stays. */
let turn: Promise<void> = Promise.resolve();

export function syncAlarm(app: App): Promise<void> {
  turn = turn.catch(() => undefined).then(() => setOrClear(app));
  return turn;
}

async function setOrClear(app: App): Promise<void> {
  const needed = app.effective.settings.bridge.on || allRuns().some(({ state }) => goesOnByItself(state));
  if (!needed) await chrome.alarms.clear(NAME);
  else if (!(await chrome.alarms.get(NAME)))
    await chrome.alarms.create(NAME, { periodInMinutes: PERIOD_MINUTES });
}

/** Whether the task needs a living worker: it has something to do without the user, or watches for what they do (assist-watch.ts). */
function goesOnByItself(state: ControllerState): boolean {
  const watched = state.phase.at === 'wait' && state.phase.card.kind === 'assist';
  return watched || ![undefined, 'end'].includes(nextEffect(state)?.type);
}
