// What is tidied when the browser starts and when a tab goes. A browser that ends tells nobody that its tabs went.
import { currentStep } from '../agent/controller/next-effect';
import { applyRetention, retentionIsDue } from '../store/retention';
import { eraseSecretValues } from '../store/secrets';
import { tabsWithSession, unbindTab } from '../store/sessions';
import { logFailure, type App } from './app';
import { dropSecrets, paletteSecret } from './tasks/keep-secrets';
import { dispatch } from './tasks/run-driver';
import { allRuns, runOnTab, type Run } from './tasks/running';

/** At install and browser start: ends the tasks of tabs that are gone, and deletes old records. */
export async function housekeeping(app: App): Promise<void> {
  const open = new Set((await chrome.tabs.query({})).map(({ id }) => id));
  const held = new Set([...(await tabsWithSession(app.db)), ...allRuns().map(({ state }) => state.tabId)]);
  for (const tabId of held) if (!open.has(tabId)) await logFailure(app, 'tabs', () => tabClosed(app, tabId));
  await retain(app);
}

/** A browser may run for months: old records also go when a worker starts, once a day. */
export async function retainDaily(app: App): Promise<void> {
  if (await retentionIsDue(app.db)) await retain(app);
}

async function retain(app: App): Promise<void> {
  const handles = await applyRetention(app.db, app.effective.settings.retentionDays);
  if (handles.length > 0) await eraseSecretValues(handles);
}

/** A task whose tab was closed cannot go on, unless to close it was its wish. */
export async function tabClosed(app: App, tabId: number): Promise<void> {
  await unbindTab(app.db, tabId);
  // A secret that the palette was typing: it is left over only where the worker died during that act.
  await dropSecrets(app, [paletteSecret(tabId)]);
  const run = runOnTab(tabId);
  if (run && !closesItsTab(run))
    await dispatch(app, run, {
      type: 'broken',
      code: 'TAB_CLOSED',
      error: 'The tab of this task was closed.',
    });
}

function closesItsTab({ state }: Run): boolean {
  const calls = [currentStep(state)?.call, state.attempts.at(-1)?.call];
  return calls.some((call) => call?.name === 'tabs.close' && call.args['tabId'] === state.tabId);
}
