// The service worker. Listeners are registered synchronously, in the first turn; what arrives before the
// state has loaded waits for it. The browser may end this worker at any moment.
import { settingsView } from '../store/settings';
import { syncAlarm } from './alarm';
import { logFailure, refreshSettings, type App, type WhenReady } from './app';
import { createBridge, type Bridge } from './bridge/bridge';
import { housekeeping, retainDaily, tabClosed } from './housekeeping';
import { appLoader } from './load-app';
import { acceptHostPort } from './models/model-host';
import { accessChanged, pageShown } from './pages/access';
import { tabChanged } from './pages/assist-watch';
import { clearAllMarks } from './pages/citations';
import { forgetFrames } from './pages/frames';
import { clearOutline } from './pages/outline';
import { pageChanged } from './pages/page-label';
import { createApi, createLostApi } from './panel/api';
import { watchNotices } from './panel/notify';
import { acceptPort, broadcast } from './panel/ui-port';
import { installTestHooks } from './test-hooks';

declare const __TEST_HOOKS__: boolean;

const app = appLoader(broadcast);
let door: Bridge | undefined;
const bridgeOf = (ready: App): Bridge => (door ??= createBridge(ready));
const api = () => app().then((ready) => createApi(ready, bridgeOf(ready)), createLostApi);

const whenReady: WhenReady = (area, work) => {
  app().then(
    (ready) => logFailure(ready, area, () => work(ready)),
    // To the console: the log is in the database that could not be opened.
    (error: unknown) => console.error(area, error),
  );
};

whenReady('bridge', (ready) => bridgeOf(ready).sync());

const undrawn = () => whenReady('marks', clearOutline);
const closed = () => {
  whenReady('marks', clearAllMarks);
  undrawn();
};

chrome.runtime.onConnect.addListener((port) => {
  if (!acceptHostPort(port)) acceptPort(port, api, closed, undrawn);
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
  // The panel is opened before any await, which would use up the user's gesture.
  if (command === 'open-side-panel' && tab?.windowId !== undefined)
    void chrome.sidePanel.open({ windowId: tab.windowId });
  // A shortcut gives access to the page (`activeTab`): a panel that was open beside it is told.
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
      await refreshSettings(ready);
      broadcast({ type: 'settings_update', settings: await settingsView(ready.effective) });
      await Promise.all([syncAlarm(ready), bridgeOf(ready).sync()]);
    });
});
watchNotices(whenReady);
if (__TEST_HOOKS__) installTestHooks(app);
