// Loads what every part of the worker shares, at the first call. What could not be loaded is not kept, nor is a database
// that the browser has ended: the next call tries again.
import { openDatabase } from '../store/database';
import { loadEffective, lockDown } from '../store/settings';
import { syncAlarm } from './alarm';
import { newOwner, type App } from './app';
import { wakeUp } from './tasks/wake-up';

export function appLoader(broadcast: App['broadcast']): () => Promise<App> {
  let loading: Promise<App> | undefined;
  let loaded: App | undefined;

  const forget = () => {
    loading = undefined;
  };

  async function load(): Promise<App> {
    const [db, effective] = await Promise.all([openDatabase({ ended: forget }), loadEffective(), lockDown()]);
    // Everything that runs holds this object, so it gets the new database. A task that failed over the old one is taken up by the next worker.
    if (loaded) return Object.assign(loaded, { db, effective });
    const app: App = { db, owner: newOwner(), effective, broadcast };
    await wakeUp(app);
    loaded = app;
    await syncAlarm(app);
    return app;
  }

  return () => {
    loading ??= load().catch((error: unknown) => {
      forget();
      throw error;
    });
    return loading;
  };
}
