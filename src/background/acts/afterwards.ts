// Keeps an eye on the page for a moment after a task has succeeded by an act: what the page takes back then is said,
// and the task has failed. Nothing waits for it, and it is not durable: a worker that dies meanwhile leaves it unsaid.
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
/** What the page has told already is told again until more comes. */
const SAME_MS = 500;

/** What `dom.waitFor` says of a change. */
const waited = z.object({ changes: z.array(change), userActive: z.boolean() });

/** Resolves when the moment is over. Never rejects. */
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
  // A document that took the place of the former one shows what the server has.
  if (status !== 'succeeded' || !act || !item || act.observation?.navigated) return undefined;
  const turns = turnsTaken(tabId);
  const end = Date.now() + WATCH_MS;
  let told = '';
  for (let timeoutMs = WATCH_MS; timeoutMs > 0; timeoutMs = end - Date.now()) {
    const selector = act.call.args['selector'];
    const args = { tabId, event: 'change', timeoutMs, ...(selector ? { selector } : {}) };
    const clearance = await clearCall(app, { name: 'dom.waitFor', args }, askerOf(run));
    // On another page nothing can be told of the act.
    if (clearance.kind !== 'go') return undefined;
    const { frame, urlBefore } = clearance.cleared;
    if ((frame?.frameId ? frame.url : urlBefore) !== act.observation?.url) return undefined;
    const { result } = await perform(app, clearance.cleared, run.abort.signal);
    if (!result.ok) return undefined;
    const { changes, userActive } = waited.parse(result.data);
    // What somebody has done since then changes the page, too.
    if (userActive || turnsTaken(tabId) !== turns || runOnTab(tabId)) return undefined;
    const words = takenBack(act, item.parameters, changes);
    if (words) return words;
    if (told === JSON.stringify(changes)) await pause(SAME_MS);
    told = JSON.stringify(changes);
  }
  return undefined;
}
