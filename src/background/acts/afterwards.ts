// Watches the page for a few seconds after a task has succeeded by an act. If the page takes back what the act changed, the
// task is turned to failed and the user is told. Nothing waits for this, and it is not durable: if the worker dies
// meanwhile, nobody is told.
import { takenBack } from '../../agent/controller/taken-back';
import { change } from '../../shared/observation';
import { pause } from '../../shared/pause';
import type { Words } from '../../shared/phrase';
import { z } from '../../shared/schema';
import { log, type App } from '../app';
import { apply } from '../tasks/apply-event';
import { withEndedTask } from '../tasks/ended-task';
import { runOnTab, type Run } from '../tasks/running';
import { askerOf } from './asker';
import { clearCall, perform } from './funnel';
import { turnsTaken } from './tab-queue';

const WATCH_MS = 4_000;
/** Pause before asking again, where the page has reported the same changes twice: it repeats them until more come. */
const SAME_MS = 500;

/** The result of `dom.waitFor` for a change. */
const waited = z.object({ changes: z.array(change), userActive: z.boolean() });

/** Resolves when the watch is over. Never rejects. */
export async function watchAfterwards(app: App, run: Run): Promise<void> {
  try {
    const words = await saidAfterwards(app, run);
    if (!words) return;
    await withEndedTask(app, run.task.taskId, (again) => apply(app, again, { type: 'tookBack', words }));
  } catch (error) {
    log(app, 'warn', 'afterwards', String(error));
  }
}

async function saidAfterwards(app: App, run: Run): Promise<Words | undefined> {
  const { status, before: act, beforeOf, list, tabId } = run.state;
  const item = list?.tasks.find(({ id }) => id === beforeOf);
  // A new document shows what the server has kept: there is nothing to take back.
  if (status !== 'succeeded' || !act || !item || act.observation?.navigated) return undefined;
  const turns = turnsTaken(tabId);
  const end = Date.now() + WATCH_MS;
  let told = '';
  for (let timeoutMs = WATCH_MS; timeoutMs > 0; timeoutMs = end - Date.now()) {
    const selector = act.call.args['selector'];
    const args = { tabId, event: 'change', timeoutMs, ...(selector ? { selector } : {}) };
    const clearance = await clearCall(app, { name: 'dom.waitFor', args }, askerOf(run));
    // Another page shows nothing about the act.
    if (clearance.kind !== 'go') return undefined;
    const { frame, urlBefore } = clearance.cleared;
    if ((frame?.frameId ? frame.url : urlBefore) !== act.observation?.url) return undefined;
    const { result } = await perform(app, clearance.cleared, run.abort.signal);
    if (!result.ok) return undefined;
    const { changes, userActive } = waited.parse(result.data);
    // The user, or another call, has changed the page since: its changes are no sign any more.
    if (userActive || turnsTaken(tabId) !== turns || runOnTab(tabId)) return undefined;
    const words = takenBack(act, item.parameters, changes);
    if (words) return words;
    if (told === JSON.stringify(changes)) await pause(SAME_MS);
    told = JSON.stringify(changes);
  }
  return undefined;
}
