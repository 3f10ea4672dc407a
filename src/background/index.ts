// The service worker. Listeners are registered synchronously, in the first turn; what arrives before the
// state has loaded waits for it. The browser may end this worker at any moment.
import { openDatabase } from '../store/database';
import { lockDown, loadEffective } from '../store/settings';
import { accessChanged, pageShown } from './access';
import { syncAlarm } from './alarm';
import { createApi } from './api';
import { logFailure, newOwner, type App } from './app';
import { createBridge } from './bridge/bridge';
import { tabChanged } from './assist-watch';
import { clearAllMarks } from './citations';
import { forgetFrames } from './frames';
import { acceptHostPort } from './model-host';
import { installTestHooks } from './test-hooks';
import { clearOutline } from './outline';
import { housekeeping, retainDaily, tabClosed } from './housekeeping';
import { watchNotices } from './notify';
import { pageChanged } from './page-label';
import { acceptPort, broadcast } from './ui-port';
import { wakeUp } from './wake-up';

declare const __TEST_HOOKS__: boolean;

const app: Promise<App> = load();
const bridge = app.then(createBridge);
const api = Promise.all([app, bridge]).then(([ready, door]) => createApi(ready, door));

/** Nobody waits for it. */
function whenReady(area: string, work: (ready: App) => unknown): void {
  void app.then((ready) => logFailure(ready, area, () => work(ready)));
}

whenReady('bridge', async () => (await bridge).sync());

const closed = () => {
  whenReady('marks', clearAllMarks);
  whenReady('marks', clearOutline);
};

chrome.runtime.onConnect.addListener((port) => {
  if (!acceptHostPort(port)) acceptPort(port, api, closed);
});
chrome.runtime.onInstalled.addListener(() => whenReady('housekeeping', housekeeping));
chrome.runtime.onStartup.addListener(() => whenReady('housekeeping', housekeeping));
chrome.alarms.onAlarm.addListener(() => whenReady('housekeeping', retainDaily));
whenReady('housekeeping', retainDaily);
chrome.tabs.onUpdated.addListener((tabId, change) => {
  if (change.status === 'loading') forgetFrames(tabId);
  if (change.status === 'complete') whenReady('tabs', () => tabChanged(tabId));
  if (change.status === 'complete' || change.title !== undefined || change.url !== undefined)
    whenReady('tabs', (ready) => pageChanged(ready, tabId));
});
chrome.tabs.onRemoved.addListener((tabId) => {
  forgetFrames(tabId);
  whenReady('tabs', (ready) => tabClosed(ready, tabId));
});
chrome.commands.onCommand.addListener((command, tab) => {
  // The user gesture is spent at the first await: open first.
  if (command === 'open-side-panel' && tab?.windowId !== undefined)
    void chrome.sidePanel.open({ windowId: tab.windowId });
  // Called there, the extension may see the page: a panel that stood beside it already is told so.
  const tabId = tab?.id;
  if (tabId !== undefined) whenReady('tabs', (ready) => pageShown(ready, tabId));
});
chrome.permissions.onAdded.addListener(({ origins = [] }) => {
  if (origins.length > 0) whenReady('access', accessChanged);
});
chrome.permissions.onRemoved.addListener(({ origins = [] }) => {
  if (origins.length > 0) whenReady('access', accessChanged);
});
chrome.storage.onChanged.addListener((_changes, area) => {
  if (area === 'local' || area === 'managed')
    whenReady('settings', async (ready) => {
      ready.effective = await loadEffective();
      await Promise.all([syncAlarm(ready), (await bridge).sync()]);
    });
});
watchNotices(app);
if (__TEST_HOOKS__) installTestHooks(() => app);

async function load(): Promise<App> {
  const [db, effective] = await Promise.all([openDatabase(), loadEffective(), lockDown()]);
  const ready: App = { db, owner: newOwner(), effective, broadcast };
  await wakeUp(ready);
  await syncAlarm(ready);
  return ready;
}
