// Has a page carry out one act that the gate has cleared, and finds out what became of it: the reply, or what the
// page is when a navigation cut the reply off. A reply that never comes is OUTCOME_UNKNOWN.
import { ACT_TIMEOUT_MS, SETTLE_TIMEOUT_MS } from '../../shared/budgets';
import { CopilotError } from '../../shared/errors';
import type { Nonce } from '../../shared/ids';
import type { ActReply, UndoRecord } from '../../shared/messages/content';
import { settlingOf } from '../../shared/messages/content-request';
import type { Observation } from '../../shared/observation';
import { pageText } from '../../shared/page-text';
import type { TargetInfo } from '../../shared/target-info';
import type { ToolCall } from '../../shared/tool-call';
import { failure, success, type ToolResult } from '../../shared/tool-result';
import { originOf, pageAddress } from '../../shared/url';
import { resolveSecret } from '../../store/secrets';
import type { App } from '../app';
import { forgetFrames, isSilence, mainFrame, request, Unreachable, type Frame } from '../pages/frames';
import { addressOf, observePage, tabExists, untilLoaded } from '../pages/navigation';
import { cancelInPage, cancelledBy, stoppedBefore } from './cancel-in-page';
import { onDownloadBegun } from './downloads';
import type { Cleared, Performed } from './funnel';

/**
 * Whether all that the act would choose was known when the gate judged it. Of several options in a list that is no
 * `select`, some may not have been there yet: the page then takes exact names only.
 */
function isJudged({ args }: ToolCall, target: TargetInfo | undefined): boolean {
  const several = Array.isArray(args['values']) && args['values'].length > 1;
  return Boolean(target?.aim) && (!several || target?.tag === 'select');
}

/**
 * Carries out the act. `secretText`: the value of the secret that it types, if any. Never repeats; `stop` reaches an act
 * that is still waiting for its element.
 */
export async function actInPage(
  cleared: Cleared,
  secretText: string | undefined,
  stop: AbortSignal | undefined,
): Promise<Performed> {
  const { tabId, frame, local, capability, urlBefore, target, foreign } = cleared;
  if (!frame || !capability) return { result: failure('FRAME_UNREACHABLE', 'The page cannot be reached.') };
  const wasLoading = await isLoading(tabId);
  if (stop?.aborted) return { result: stoppedBefore() };
  const opened = newTabsOf(tabId);
  // An address that turns out to be a file leaves the page where it is, and no event tells the page so.
  const unwatch = onDownloadBegun(() => settleNow(tabId, frame, capability.nonce));
  try {
    const message = {
      op: 'act' as const,
      call: local,
      capability,
      undoable: true,
      ...(foreign && !isJudged(local, target) ? { exact: true } : {}),
      ...(secretText === undefined ? {} : { secretText }),
    };
    const patienceMs = ACT_TIMEOUT_MS + SETTLE_TIMEOUT_MS + typingMs(local);
    const reply = await cancelledBy(stop, tabId, frame, capability.nonce, () =>
      request(tabId, frame.documentId, message, patienceMs),
    );
    const observation = await afterAct(tabId, frame, reply, { urlBefore, wasLoading });
    return {
      result: reply.result,
      observation: await withTab(observation, opened(), frame),
      undo: await undoOn(tabId, reply.undo),
    };
  } catch (error) {
    if (!(error instanceof Unreachable || error instanceof CopilotError)) throw error;
    if (error instanceof Unreachable && error.why === 'undelivered')
      return { result: failure('STALE', 'The page was replaced before I could act on it.') };
    // A reply that cannot be parsed tells no more than none at all.
    if (error instanceof CopilotError || error.why === 'timeout') {
      return {
        result: failure(
          'OUTCOME_UNKNOWN',
          `The page did not say what became of this: ${describe(local, target)}.`,
        ),
      };
    }
    if (!(await tabExists(tabId))) return { result: failure('TAB_CLOSED', 'The tab was closed.') };
    // A navigation that cuts the reply off is an outcome, not an error.
    const seen = await observePage(tabId, urlBefore, { leaving: leftBy(frame) });
    const observation: Observation = {
      ...(seen ?? { url: await addressOf(tabId), title: pageText(''), ts: Date.now() }),
      navigated: true,
    };
    return { result: success({ navigated: true }), observation: await withTab(observation, opened(), frame) };
  } finally {
    opened.stop();
    unwatch();
  }
}

/** Tells the document that the act has had its effect, so that it stops waiting for changes. */
function settleNow(tabId: number, frame: Frame, nonce: Nonce): void {
  cancelInPage(tabId, frame, settlingOf(nonce));
}

/**
 * The page after the act. The act may have begun a navigation that shows only now: then the new page is waited for. What
 * else is loading are frames and pictures of the page that is there, which may never end and is not waited for.
 */
async function afterAct(
  tabId: number,
  frame: Frame,
  { result, observation: seen }: ActReply,
  { urlBefore, wasLoading }: { urlBefore: string; wasLoading: boolean },
): Promise<Observation> {
  const tab = await chrome.tabs.get(tabId).catch(() => null);
  if (!tab || tab.status === 'complete') return seen;
  const isLeaving = tab.pendingUrl !== undefined || navigatingTo(result) !== undefined;
  if (!isLeaving && !wasLoading) await untilLoaded(tabId, { timeoutMs: SETTLE_TIMEOUT_MS });
  const stays = !isLeaving && (await staysAt(tabId, frame));
  const wait = stays ? { timeoutMs: 0 } : { leaving: leftBy(frame) };
  const arrived = await observePage(tabId, urlBefore, wait);
  if (!arrived) return { ...seen, navigated: true };
  const same = await isThere(tabId, frame);
  if (!same) forgetFrames(tabId);
  return { ...seen, ...arrived, ...(same ? {} : { navigated: true }) };
}

/** Id of the document that a navigation of the tab leaves; unknown where the act was in a child frame. */
const leftBy = ({ frameId, documentId }: Frame): string | undefined =>
  frameId === 0 ? documentId : undefined;

async function isLoading(tabId: number): Promise<boolean> {
  const tab = await chrome.tabs.get(tabId).catch(() => null);
  return tab?.status === 'loading';
}

const navigatingTo = (result: ToolResult): unknown =>
  result.ok ? (result.data as { navigatingTo?: unknown } | undefined)?.navigatingTo : undefined;

/** Whether the document that acted is still there, and no navigation is on its way to replace it. */
async function staysAt(tabId: number, frame: Frame): Promise<boolean> {
  if (!(await isThere(tabId, frame))) return false;
  const tab = await chrome.tabs.get(tabId).catch(() => null);
  return tab !== null && tab.pendingUrl === undefined;
}

/** Whether the document that acted still exists: it answers, or is too busy to. */
const isThere = (tabId: number, { documentId }: Frame): Promise<boolean> =>
  request(tabId, documentId, { op: 'hello' }, SETTLE_TIMEOUT_MS).then(() => true, isSilence);

/** The record with the page that it is for: it must not be applied to another one. */
export async function undoOn(tabId: number, undo: UndoRecord | undefined): Promise<UndoRecord | undefined> {
  return undo && { ...undo, page: pageAddress(await addressOf(tabId)) };
}

/** The observation with the tab that the act opened, if any, after it has loaded. */
async function withTab(seen: Observation, opened: number | undefined, frame: Frame): Promise<Observation> {
  if (opened === undefined) return seen;
  await untilLoaded(opened);
  const tab = await chrome.tabs.get(opened).catch(() => null);
  const sameSite = originOf(tab?.url ?? '') === frame.origin;
  return { ...seen, openedTabId: opened, ...(tab?.active && sameSite ? { goesOnThere: true } : {}) };
}

/** Watches for a tab that the page opens. */
function newTabsOf(tabId: number): { (): number | undefined; stop(): void } {
  let opened: number | undefined;
  const created = (tab: chrome.tabs.Tab) => {
    if (tab.openerTabId === tabId) opened = tab.id;
  };
  chrome.tabs.onCreated.addListener(created);
  return Object.assign(() => opened, { stop: () => chrome.tabs.onCreated.removeListener(created) });
}

/** How long typing the text may take, ms; 0 characters and a margin for calls that type nothing. */
function typingMs(call: ToolCall): number {
  const { text, delayMs } = call.args as { text?: string; delayMs?: number };
  return (text?.length ?? 0) * (delayMs ?? 2) + 2_000;
}

function describe(call: ToolCall, target: TargetInfo | undefined): string {
  return target ? `${call.name} on “${target.label}”` : call.name;
}

/** The value of a secret, at the last moment, for exactly this field of exactly this page. When it throws, nothing was done. */
export async function secretTextFor(
  app: App,
  { call, frame, target, foreign }: Cleared,
): Promise<ToolResult<string> | undefined> {
  if (call.name !== 'dom.type' || !call.args.secret || !frame) return undefined;
  const top = (await chrome.tabs.get(call.args.tabId).catch(() => null))?.url; // of a tab that is gone, mainFrame tells
  const topOrigin = top ? new URL(top).origin : (await mainFrame(call.args.tabId)).origin;
  return resolveSecret(app.db, call.args.secret, {
    topOrigin,
    frameOrigin: frame.origin,
    fieldClass: target?.fieldClass ?? 'plain',
    formTarget: target?.form?.action,
    foreignAndShown: foreign && target?.inputType !== 'password',
    called: target?.label,
  });
}
