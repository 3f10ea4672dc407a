// A worker that died over a task with something left to do, or with the bridge on, is started again by this alarm at the
// latest. There is none otherwise: an idle copilot wakes nobody, nor does one whose question nobody has answered yet; the
// answer wakes it.
import { nextEffect } from '../agent/controller/next-effect';
import type { ControllerState } from '../agent/controller/state';
import type { App } from './app';
import { allRuns } from './tasks/running';

const NAME = 'resume';
/** The shortest period that the browser grants, in minutes. */
const PERIOD_MINUTES = 0.5;

/** The calls of the browser in turn: what is decided last is what is left. */
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

/** Something is left to do without the user, or what the user was asked to do is watched for (assist-watch.ts). */
function goesOnByItself(state: ControllerState): boolean {
  const watched = state.phase.at === 'wait' && state.phase.card.kind === 'assist';
  return watched || ![undefined, 'end'].includes(nextEffect(state)?.type);
}
