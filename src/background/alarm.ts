// A worker that died with open tasks is started again by this alarm at the latest. There is none while no
// task is open: an idle copilot wakes nobody.
import { allRuns } from './running';

const NAME = 'resume';
/** The shortest period that the browser grants, in minutes. */
const PERIOD_MINUTES = 0.5;

export async function syncAlarm(): Promise<void> {
  if (allRuns().length === 0) await chrome.alarms.clear(NAME);
  else if (!(await chrome.alarms.get(NAME)))
    await chrome.alarms.create(NAME, { periodInMinutes: PERIOD_MINUTES });
}
