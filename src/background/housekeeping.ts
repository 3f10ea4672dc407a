// What is tidied when the browser starts and when a tab goes.
import { currentStep } from '../agent/next-effect';
import { applyRetention } from '../store/retention';
import { unbindTab } from '../store/sessions';
import { eraseSecretValues } from '../store/secrets';
import type { App } from './app';
import { tell } from './run-driver';
import { runOnTab, type Run } from './running';

/** At install and browser start: tab ids mean other tabs now, and old records go. */
export async function housekeeping(app: App): Promise<void> {
  const handles = await applyRetention(app.db, app.effective.settings.retentionDays);
  if (handles.length > 0) await eraseSecretValues(handles);
}

/** A task whose tab was closed cannot go on, unless to close it was its wish. */
export async function tabClosed(app: App, tabId: number): Promise<void> {
  const run = runOnTab(tabId);
  if (run && !closesItsTab(run))
    await tell(app, run, { type: 'broken', code: 'TAB_CLOSED', error: 'The tab of this task was closed.' });
  await unbindTab(app.db, tabId);
}

function closesItsTab({ state }: Run): boolean {
  const calls = [currentStep(state)?.call, state.attempts.at(-1)?.call];
  return calls.some((call) => call?.name === 'tabs.close' && call.args['tabId'] === state.tabId);
}
