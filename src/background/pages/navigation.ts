// What a tab shows and when it has loaded. Needs no permission beyond the page's own: title and address
// come from the content script, not from the `tabs` permission.
import { LOAD_TIMEOUT_MS } from '../../shared/budgets';
import type { Observation } from '../../shared/observation';
import { pageText } from '../../shared/page-text';
import { scrubbedAddress } from '../acts/scrub';
import { mainFrame, request, Unreachable, withDeadline } from './frames';

/** The browser sends an event when a document has loaded, but none when only a frame's load ends: the tab is polled as well. */
const LOAD_POLL_MS = 100;
/** A page that does not answer in this time is taken for not yet parsed. */
const ASK_TIMEOUT_MS = 1_000;

/** Some resources of a page may never arrive: a page that was parsed so long ago counts as loaded. */
const PARSED_MS = 2_000;

export interface LoadWait {
  timeoutMs?: number;
  /**
   * Id of the document that is being left, '' where there is none. If given, a page that has long been parsed counts as
   * loaded. If absent, the load must be complete, since the page that is there may be the one that is about to go.
   */
  leaving?: string | undefined;
}

/** Resolves when the tab is no longer loading, when it is gone, or after `timeoutMs`. */
export async function untilLoaded(
  tabId: number,
  { timeoutMs = LOAD_TIMEOUT_MS, leaving }: LoadWait = {},
): Promise<void> {
  const tab = await chrome.tabs.get(tabId).catch(() => null);
  if (!tab || tab.status === 'complete') return;
  await new Promise<void>((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      clearInterval(poll);
      chrome.tabs.onUpdated.removeListener(updated);
      chrome.tabs.onRemoved.removeListener(removed);
      resolve();
    };
    const updated = (id: number, info: chrome.tabs.OnUpdatedInfo) => {
      if (id === tabId && info.status === 'complete') finish();
    };
    const removed = (id: number) => {
      if (id === tabId) finish();
    };
    let asking = false;
    const ask = async () => {
      if (asking) return;
      asking = true;
      if (await hasLoaded(tabId, leaving)) finish();
      asking = false;
    };
    const timer = setTimeout(finish, timeoutMs);
    const poll = setInterval(() => void ask(), LOAD_POLL_MS);
    chrome.tabs.onUpdated.addListener(updated);
    chrome.tabs.onRemoved.addListener(removed);
    // The load may have finished before the listener was added.
    void ask();
  });
}

async function hasLoaded(tabId: number, leaving: string | undefined): Promise<boolean> {
  const parsed = leaving !== undefined && (await isParsed(tabId, leaving));
  const tab = await chrome.tabs.get(tabId).catch(() => null);
  if (!tab || tab.status === 'complete') return true;
  return parsed && tab.pendingUrl === undefined;
}

async function isParsed(tabId: number, leaving: string): Promise<boolean> {
  const asked = { target: { tabId }, injectImmediately: true, func: msSinceParsed };
  const [main] = await withDeadline(chrome.scripting.executeScript(asked), ASK_TIMEOUT_MS).catch(() => []);
  return main !== undefined && main.documentId !== leaving && (main.result ?? 0) >= PARSED_MS;
}

/** Runs in the page. */
function msSinceParsed(): number {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load?.domContentLoadedEventEnd ? performance.now() - load.domContentLoadedEventEnd : 0;
}

/** Address of the tab's page, scrubbed of secrets; '' where the browser does not tell it. */
export async function addressOf(tabId: number): Promise<string> {
  const tab = await chrome.tabs.get(tabId).catch(() => null);
  return scrubbedAddress(tab?.url ?? '');
}

export async function tabExists(tabId: number): Promise<boolean> {
  return chrome.tabs.get(tabId).then(
    () => true,
    () => false,
  );
}

/** The page as it is now, after a load. `undefined` when it may not be entered (another site, an error page). */
export async function observePage(
  tabId: number,
  before?: string,
  wait?: LoadWait,
): Promise<Observation | undefined> {
  await untilLoaded(tabId, wait);
  for (let tries = 0; tries < 3; tries++) {
    try {
      const main = await mainFrame(tabId);
      const hello = await request(tabId, main.documentId, { op: 'hello' });
      const urlChanged = before !== undefined && before !== hello.url;
      return {
        url: hello.url,
        title: pageText(hello.title),
        ts: Date.now(),
        ...(urlChanged ? { urlChanged } : {}),
      };
    } catch (error) {
      if (!(error instanceof Unreachable) || (error.why !== 'gone' && error.why !== 'undelivered'))
        return undefined;
      await untilLoaded(tabId, { leaving: wait?.leaving });
    }
  }
  return undefined;
}

/** Has the browser move a tab, and resolves when it has begun to load. */
export async function startMove(tabId: number, move: () => Promise<unknown>): Promise<void> {
  const loading = startsLoading(tabId);
  await move();
  await loading;
}

/** A navigation within the same document never reports `loading`; half a second is enough to know. */
async function startsLoading(tabId: number): Promise<void> {
  await new Promise<void>((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      chrome.tabs.onUpdated.removeListener(updated);
      resolve();
    };
    const updated = (id: number, info: chrome.tabs.OnUpdatedInfo) => {
      // Only `loading` counts: a `complete` that comes now belongs to an earlier load.
      if (id === tabId && info.status === 'loading') finish();
    };
    const timer = setTimeout(finish, 500);
    chrome.tabs.onUpdated.addListener(updated);
  });
}
