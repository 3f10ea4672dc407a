// "Erase everything": records, settings, keys, what is kept in memory, downloaded models, notices, and the browser's leave
// for sites. What stays is the extension itself, with what else the user has let it do (downloads, notifications…).
import { LOCAL_MODELS_FOLDER } from '../shared/local-models';
import { pause } from '../shared/pause';
import { phraseOf, type Words } from '../shared/phrase';
import { deleteDatabase } from '../store/database';
import { eraseAll } from '../store/retention';
import { eraseSecretValues } from '../store/secrets';
import { eraseSettings } from '../store/settings';
import { log, type App } from './app';
import { closeHost } from './models/model-host';
import { clearNotices } from './panel/notify';
import { dispatch } from './tasks/run-driver';
import { allRuns, dropRun, type Run } from './tasks/running';

/** The model host's worker lets go of its files a moment after it has ended. */
const TRIES = 20;
const AGAIN_MS = 100;

/** Without an app (its database cannot be opened) the database itself is deleted. Erases as much as it can; rejects at the end if something could not be. */
export async function eraseEverything(app: App | undefined): Promise<void> {
  if (app) await Promise.all(allRuns().map((run) => stopOrDrop(app, run, phraseOf('said_erased'))));
  else for (const { task } of allRuns()) dropRun(task.taskId);
  // Before what others hear of and write down.
  const [records] = await Promise.allSettled([app ? eraseAll(app.db) : deleteDatabase()]);
  const done = await Promise.allSettled([
    // To clear the storage, as `eraseSettings` does, is not enough: this also tells the scrubber.
    eraseSecretValues(),
    eraseSettings(),
    clearNotices(),
    dropSitePermissions(),
    eraseWeights(),
  ]);
  const failed = [records, ...done].filter((one) => one.status === 'rejected');
  if (app) for (const { reason } of failed) log(app, 'error', 'erase', String(reason));
  if (failed[0]) throw failed[0].reason;
}

/** Stops a run. One whose end cannot be saved is dropped all the same. Never rejects. */
export async function stopOrDrop(app: App, run: Run, reason: Words): Promise<void> {
  await dispatch(app, run, { type: 'stop', reason }).catch((error: unknown) => {
    log(app, 'warn', 'task', String(error));
    dropRun(run.task.taskId);
  });
}

async function dropSitePermissions(): Promise<void> {
  const { origins = [] } = await chrome.permissions.getAll();
  // One by one: the browser refuses a request as a whole if it has an origin of the manifest in it, which cannot be removed.
  for (const origin of origins) await chrome.permissions.remove({ origins: [origin] }).catch(() => false);
}

async function eraseWeights(): Promise<void> {
  await closeHost();
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  const files = await navigator.storage.getDirectory();
  for (let tries = 1; ; tries++) {
    try {
      await files.removeEntry(LOCAL_MODELS_FOLDER, { recursive: true });
      return;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'NotFoundError') return;
      if (tries >= TRIES) throw error;
      await pause(AGAIN_MS);
    }
  }
}
