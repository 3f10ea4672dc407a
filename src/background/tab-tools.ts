// Adapters of the tab tools. Titles and addresses of other tabs need the optional `tabs` permission;
// without it only tabs of granted sites show theirs.
import type { CallOf } from '../tools/registry';
import type { Observation } from '../shared/observation';
import { failure, success, type ToolResult } from '../shared/tool-result';
import { forgetFrames } from './frames';
import { observePage, untilLoaded } from './navigation';

export type TabCall = CallOf<
  | 'tabs.list'
  | 'tabs.open'
  | 'tabs.switch'
  | 'tabs.close'
  | 'tabs.navigate'
  | 'tabs.back'
  | 'tabs.forward'
  | 'tabs.reload'
>;

export interface TabOutcome {
  result: ToolResult;
  observation?: Observation | undefined;
}

export async function performTabCall(call: TabCall, urlBefore: string): Promise<TabOutcome> {
  try {
    return await perform(call, urlBefore);
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    const code = /No tab with id/.test(text) ? 'TAB_CLOSED' : 'NOT_ACTIONABLE';
    return { result: failure(code, `${call.name}: ${text}`) };
  }
}

async function perform(call: TabCall, urlBefore: string): Promise<TabOutcome> {
  switch (call.name) {
    case 'tabs.list': {
      const tabs = await chrome.tabs.query({ lastFocusedWindow: true });
      const list = tabs.map((t) => ({
        tabId: t.id,
        title: t.title ?? '',
        url: t.url ?? '',
        active: t.active,
      }));
      return { result: success({ tabs: list }) };
    }
    case 'tabs.open': {
      const opener = await besideOpener(call.args.openerTabId);
      const tab = await chrome.tabs.create({ url: call.args.url, active: !call.args.background, ...opener });
      if (tab.id === undefined) return { result: failure('NOT_ACTIONABLE', 'the browser opened no tab') };
      await untilLoaded(tab.id);
      return { result: success({ tabId: tab.id }) };
    }
    case 'tabs.switch': {
      const tab = await chrome.tabs.update(call.args.tabId, { active: true });
      return { result: success({ tabId: tab?.id ?? call.args.tabId }) };
    }
    case 'tabs.close':
      await chrome.tabs.remove(call.args.tabId);
      forgetFrames(call.args.tabId);
      return { result: success({}) };
    case 'tabs.navigate':
      return moved(call.args.tabId, urlBefore, () =>
        chrome.tabs.update(call.args.tabId, { url: call.args.url }),
      );
    case 'tabs.back':
      return moved(call.args.tabId, urlBefore, () => chrome.tabs.goBack(call.args.tabId));
    case 'tabs.forward':
      return moved(call.args.tabId, urlBefore, () => chrome.tabs.goForward(call.args.tabId));
    case 'tabs.reload':
      return moved(call.args.tabId, urlBefore, () => chrome.tabs.reload(call.args.tabId));
  }
}

/** An opener must stand in the window of the tab it opens; the focused window may be another one. */
async function besideOpener(
  openerTabId: number | undefined,
): Promise<{ openerTabId?: number; windowId?: number }> {
  if (openerTabId === undefined) return {};
  const { windowId } = await chrome.tabs.get(openerTabId);
  return { openerTabId, windowId };
}

async function moved(tabId: number, urlBefore: string, move: () => Promise<unknown>): Promise<TabOutcome> {
  const loading = startsLoading(tabId);
  await move();
  await loading;
  forgetFrames(tabId);
  const observation = await observePage(tabId, urlBefore);
  return {
    result: success({ url: observation?.url ?? '' }),
    observation: observation && { ...observation, navigated: true },
  };
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
      if (id === tabId && info.status !== undefined) finish();
    };
    const timer = setTimeout(finish, 500);
    chrome.tabs.onUpdated.addListener(updated);
  });
}
