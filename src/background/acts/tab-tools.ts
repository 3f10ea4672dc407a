// Adapters of the tab tools. Titles and addresses of other tabs need the optional `tabs` permission;
// without it only tabs of granted sites show theirs.
import type { FenceAround } from '../../policy/fence/fence-around';
import type { Observation } from '../../shared/observation';
import { pageText } from '../../shared/page-text';
import { searchWords } from '../../shared/search-words';
import { failure, success, type ToolResult } from '../../shared/tool-result';
import { originOf } from '../../shared/url';
import type { CallOf } from '../../tools/registry';
import { messageOf } from '../error-text';
import { browserWindow } from '../pages/browser-window';
import { forgetFrames, knownDocument } from '../pages/frames';
import { addressOf, observePage, startMove, untilLoaded } from '../pages/navigation';
import { actBehind } from './fence';
import { scrubber } from './scrub';

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

/** Address of a tab that was opened without one. */
export const EMPTY_TAB = 'about:blank';

/** `fence`: where a tab that is opened may go, when the address is not of the user's choosing. */
export async function performTabCall(
  call: TabCall,
  urlBefore: string,
  fence?: FenceAround,
): Promise<TabOutcome> {
  try {
    return await carryOutCall(call, urlBefore, fence);
  } catch (error) {
    const text = messageOf(error);
    const code = /No tab with id/.test(text) ? 'TAB_CLOSED' : 'NOT_ACTIONABLE';
    return { result: failure(code, `${call.name}: ${text}`) };
  }
}

/** Throws as the browser does, for a tab that is gone or an address that it refuses. */
async function carryOutCall(call: TabCall, urlBefore: string, fence?: FenceAround): Promise<TabOutcome> {
  switch (call.name) {
    case 'tabs.list': {
      const list = ((await browserWindow())?.tabs ?? []).map((t) => ({
        tabId: t.id,
        title: t.title ?? '',
        url: t.url ?? '',
        active: t.active,
      }));
      const scrub = await scrubber();
      const words = searchWords(call.args.words ?? '');
      const isMeant = ({ title, url }: { title: string; url: string }) =>
        words.length === 0 || words.some((word) => `${title} ${url}`.toLowerCase().includes(word));
      return { result: success({ tabs: scrub(list.filter(isMeant)) }) };
    }
    case 'tabs.open': {
      const opener = await besideOpener(call.args.openerTabId);
      const { url, background } = call.args;
      // A fence needs the tab's id before the tab requests anything: the tab is opened empty, and sent on behind the fence.
      const first = fence ? EMPTY_TAB : url;
      const tab = await chrome.tabs.create({ url: first, active: !background, ...opener });
      const { id } = tab;
      if (id === undefined) return { result: failure('NOT_ACTIONABLE', 'the browser opened no tab') };
      // An empty tab too: the browser may drop an address that it gets while the tab is still being made.
      await untilLoaded(id, { leaving: '' });
      if (fence) {
        const go = () => moved(id, first, () => chrome.tabs.update(id, { url }));
        const { result } = await actBehind(id, { ...fence, urlBefore: first }, go);
        if (!result.ok) {
          await chrome.tabs.remove(id).catch(() => undefined); // empty as it is, it is of no use; the user may have closed it
          return { result };
        }
      }
      return { result: success({ tabId: id }), observation: background ? undefined : await seenAt(id) };
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

/** What is seen of a tab that was opened in front: the user looks at it now, so the task goes on there. */
export async function seenAt(tabId: number): Promise<Observation> {
  const { title = '', url = '' } = await chrome.tabs.get(tabId);
  const scrub = await scrubber();
  return {
    url: await addressOf(tabId),
    title: pageText(scrub(title, originOf(url)), 200),
    ts: Date.now(),
    openedTabId: tabId,
    goesOnThere: true,
  };
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
  const leaving = urlBefore === EMPTY_TAB ? '' : knownDocument(tabId);
  await startMove(tabId, move);
  forgetFrames(tabId);
  const observation = await observePage(tabId, urlBefore, { leaving });
  return {
    result: success({ url: observation?.url ?? '' }),
    observation: observation && { ...observation, navigated: true },
  };
}
