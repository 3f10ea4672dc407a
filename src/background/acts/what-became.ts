// Finds out what became of an act whose worker died before its outcome was written: from the tabs, from the page's
// content script, or, when its document is gone, from the page that is there now. Never repeats the act. The one thing
// that it changes: a tab that was opened for the act and left empty is closed.
import type { Nonce } from '../../shared/ids';
import { pause } from '../../shared/pause';
import type { IntentEntry } from '../../shared/records';
import { failure, success, type ToolFailure, type ToolResult } from '../../shared/tool-result';
import { originOf } from '../../shared/url';
import { toolOf } from '../../tools/registry';
import { framesOf, request, Unreachable } from '../pages/frames';
import { observePage, tabExists } from '../pages/navigation';
import { undoOn } from './act-in-page';
import type { Performed } from './funnel';
import { EMPTY_TAB, seenAt } from './tab-tools';

/** An act that still runs in the page is waited for this long. */
const RUNNING_TIMEOUT_MS = 20_000;

/**
 * `notDone`: the act proved not to have happened, or only reads, so that it may be done anew. `ownTabs`: tabs that the
 * task is known to have opened. `tabId`: the task's tab, for intents that name none.
 */
export async function whatBecameOf(
  intent: IntentEntry,
  tabId: number,
  ownTabs: ReadonlySet<number | undefined>,
): Promise<Performed | 'notDone'> {
  const tool = toolOf(intent.call.name);
  if (!tool || tool.effect === 'read') return 'notDone';
  if (tool.host === 'tabs') return tabOutcome(intent, ownTabs);
  // Code in a page keeps no outbox: whether it ran cannot be asked, so it is never run again unasked.
  if (tool.host === 'script') return { result: unknownOutcome(intent) };
  return pageOutcome(intent, intent.tabId ?? tabId);
}

/** What became of a tab call shows in the tabs themselves. */
async function tabOutcome(
  intent: IntentEntry,
  ownTabs: ReadonlySet<number | undefined>,
): Promise<Performed | 'notDone'> {
  const { call } = intent;
  const tabId = Number(call.args['tabId']);
  switch (call.name) {
    case 'tabs.open': {
      const { openerTabId, url } = call.args;
      // Nothing tells a tab of ours from those that the user opens.
      if (openerTabId === undefined) return { result: unknownOutcome(intent) };
      const opened = (await chrome.tabs.query({})).filter(
        (t) =>
          t.openerTabId === openerTabId && !ownTabs.has(t.id) && !intent.tabsBefore?.includes(t.id ?? -1),
      );
      const orphan = opened.find((t) => leadsTo(t, String(url)));
      if (orphan?.id !== undefined)
        return {
          result: success({ tabId: orphan.id }),
          observation: orphan.active ? await seenAt(orphan.id) : undefined,
        };
      await Promise.all(opened.map(closeIfEmpty));
      return 'notDone';
    }
    case 'tabs.close':
      return (await tabExists(tabId)) ? 'notDone' : { result: success({}) };
    case 'tabs.switch':
      return 'notDone';
    case 'tabs.reload':
      // To reload once more does no harm: it asks the site again, and does nothing else.
      return 'notDone';
    default: {
      const seen = await observePage(tabId);
      // The tab shows another page than before: the call was carried out, maybe with a redirect. Repeated, `tabs.back`
      // would go back twice.
      const moved = intent.url !== '' && seen?.url !== intent.url;
      return seen && (moved || seen.url === call.args['url'])
        ? { result: success({ url: seen.url }), observation: { ...seen, navigated: true } }
        : 'notDone';
    }
  }
}

/** The tab shows the address, is on its way to it, or was sent on from it to another page of the site. */
function leadsTo(tab: chrome.tabs.Tab, url: string): boolean {
  if (tab.pendingUrl === url || tab.url === url) return true;
  return tab.url !== undefined && originOf(tab.url) === originOf(url);
}

/**
 * Closes a tab that we opened empty, to send it on behind a fence, and did not get to send on. A content script cannot
 * enter such a tab; it can enter an empty tab that a page opened to write into, which is left alone. Without the `tabs`
 * permission the browser does not tell that a tab is empty: then it stays open.
 */
async function closeIfEmpty({ id, url }: chrome.tabs.Tab): Promise<void> {
  if (id === undefined || url !== EMPTY_TAB) return;
  const entered = await framesOf(id).catch((error: unknown) => error);
  if (entered instanceof Unreachable && entered.why === 'forbidden')
    await chrome.tabs.remove(id).catch(() => undefined);
}

/** An act in a page: its content script knows; when its document is gone, only the page can tell. */
async function pageOutcome(intent: IntentEntry, tabId: number): Promise<Performed | 'notDone'> {
  if (intent.documentId === undefined) return 'notDone';
  const deadline = Date.now() + RUNNING_TIMEOUT_MS;
  for (;;) {
    try {
      const answer = await request(tabId, intent.documentId, { op: 'outbox', nonce: intent.nonce as Nonce });
      if (answer.state === 'unseen') return 'notDone';
      if (answer.state === 'done') {
        const { result, observation, undo } = answer.reply;
        return {
          result,
          observation: await later(tabId, observation, intent),
          undo: await undoOn(tabId, undo),
        };
      }
      if (Date.now() > deadline) return { result: unknownOutcome(intent) };
      await pause(100);
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
      return afterDocument(tabId, intent);
    }
  }
}

/** The reply may be older than the navigation that the act began. */
async function later(
  tabId: number,
  seen: Performed['observation'],
  { url, frameId }: IntentEntry,
): Promise<Performed['observation']> {
  const current = await observePage(tabId, url);
  // A frame tells its own address, which says nothing of the page's.
  const moved = frameId ? current?.urlChanged : current?.url !== seen?.url;
  return seen && current && moved ? { ...seen, ...current, navigated: true } : seen;
}

/** The document is gone: the act may have replaced it, or it never happened. The effects decide. */
async function afterDocument(tabId: number, intent: IntentEntry): Promise<Performed> {
  if (!(await tabExists(tabId))) return { result: failure('TAB_CLOSED', 'The tab was closed.') };
  const seen = await observePage(tabId, intent.url);
  const observation = seen && { ...seen, navigated: true };
  // Elsewhere than before: following a link or sending a form is what was wanted, and it has happened.
  const result: ToolResult = seen?.urlChanged ? success({ navigated: true }) : unknownOutcome(intent);
  return { result, observation };
}

export function unknownOutcome(intent: IntentEntry): ToolFailure {
  return failure(
    'OUTCOME_UNKNOWN',
    `I was interrupted while I did this, and the page does not show whether it happened: ${intent.description}.`,
  );
}
