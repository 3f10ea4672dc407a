// A worker that died with open tasks, or with the bridge on, is started again by this alarm at the latest.
// There is none otherwise: an idle copilot wakes nobody.
import type { App } from './app';
import { allRuns } from './running';

const NAME = 'resume';
/** The shortest period that the browser grants, in minutes. */
const PERIOD_MINUTES = 0.5;

export async function syncAlarm(app: App): Promise<void> {
  const idle = allRuns().length === 0 && !app.effective.settings.bridge.on;
  if (idle) await chrome.alarms.clear(NAME);
  else if (!(await chrome.alarms.get(NAME)))
    await chrome.alarms.create(NAME, { periodInMinutes: PERIOD_MINUTES });
}
