// The one funnel: whoever asks (panel, palette, skill, exploration, replay, bridge, model), a call is parsed,
// routed to its frame, judged by the policy gate on what its target really is, and only then carried out.
import { ACT_TIMEOUT_MS, SETTLE_TIMEOUT_MS, WAIT_FOR_DEFAULT_MS } from '../shared/budgets';
import { hashOf, type Capability } from '../shared/capability';
import { CopilotError } from '../shared/errors';
import { newId, type Nonce } from '../shared/ids';
import { settlingOf, type UndoRecord } from '../shared/messages/content';
import type { Observation } from '../shared/observation';
import type { Risk } from '../shared/plan';
import type { RoleSelector } from '../shared/selector';
import type { TargetInfo } from '../shared/target-info';
import type { ToolCall } from '../shared/tool-call';
import { failure, success, type ToolFailure, type ToolResult } from '../shared/tool-result';
import { issueCapability } from '../policy/capability';
import { isForeign } from '../policy/gate-context';
import { parseToolCall, type CallOf, type TypedCall } from '../tools/registry';
import type { Host, Tool } from '../tools/tool';
import { originOf } from '../shared/url';
import { bindSecret, resolveSecret } from '../store/secrets';
import type { App } from './app';
import { now } from './clock';
import { onDownloadBegun, waitForDownload } from './downloads';
import { captureCandidates } from './capture/capture-candidates';
import { forgetFrames, framesOf, request, Unreachable, type Frame } from './frames';
import { fenceFor, judge, type Ask, type Asker } from './gate';
import { timed } from './metrics';
import { observePage, tabExists, untilLoaded } from './navigation';
import { detailsOf, perceive, routeCall } from './page-client';
import { readableTo, type FrameChoice } from './readable-frames';
import { runScript } from './run-script';
import { inTabOrder } from './tab-queue';
import { performTabCall, type TabCall } from './tab-tools';
import type { FenceAround } from '../policy/fence-around';
import { actBehind } from './fence';

/** A call that passed the gate: what is needed to carry it out exactly as it was judged. */
export interface Cleared {
  call: TypedCall;
  tool: Tool;
  tabId: number;
  frame: Frame | undefined;
  /** The call as its frame understands it (ids without frame prefix). */
  local: ToolCall;
  target: TargetInfo | undefined;
  capability: Capability | undefined;
  nonce: Nonce;
  risk: Risk;
  urlBefore: string;
  fence: FenceAround | undefined;
  /** What of the page the asker may read. */
  readable: FrameChoice;
  /** A model or an outside agent has chosen it. */
  foreign: boolean;
}

export type Clearance = { kind: 'go'; cleared: Cleared } | Ask | { kind: 'no'; failure: ToolFailure };

export interface Performed {
  result: ToolResult;
  observation?: Observation | undefined;
  undo?: UndoRecord | undefined;
}

/** Parses, routes and judges. Touches nothing. */
export async function clear(app: App, raw: ToolCall, asker: Asker): Promise<Clearance> {
  const parsed = parseToolCall(raw);
  if (!parsed.ok) return { kind: 'no', failure: parsed };
  const { call, tool } = parsed;
  const tabId = tabOf(call) ?? asker.tabId;
  const plain: ToolCall = { name: call.name, args: call.args };
  try {
    const routed = ON_PAGE.has(tool.host) ? await routeCall(tabId, plain) : undefined;
    if (routed && !routed.ok) return { kind: 'no', failure: routed };
    const frame = routed?.frame;
    const local = routed?.call ?? plain;
    let target: TargetInfo | undefined;
    if (frame && tool.effect === 'act' && hasTarget(call)) {
      const { result } = await request(tabId, frame.documentId, {
        op: 'target',
        call: local,
        timeoutMs: 2_000,
      });
      if (!result.ok) return { kind: 'no', failure: result };
      target = result.data;
    }
    const urlBefore = frame?.url ?? (await addressOf(tabId));
    const verdict = await judge(app, { call, tool, tabId, frame, target, asker, urlBefore });
    if (verdict.kind !== 'allow') return verdict;
    const nonce = newId<Nonce>();
    // The frame knows the call by its own ids: the leave is for the call in that form.
    const capability: Capability | undefined =
      frame && tool.effect === 'act' && tool.host === 'page'
        ? { ...issueCapability(verdict.allowed, verdict.context, nonce), actionHash: hashOf(local) }
        : undefined;
    const fence = fenceFor(verdict.allowed, verdict.context);
    const { risk } = verdict;
    const readable = readableTo(app, asker);
    return {
      kind: 'go',
      cleared: {
        call,
        tool,
        tabId,
        frame,
        local,
        target,
        capability,
        nonce,
        risk,
        urlBefore,
        fence,
        readable,
        foreign: isForeign(asker.caller),
      },
    };
  } catch (error) {
    return { kind: 'no', failure: await troubleOf(tabId, error) };
  }
}

/** Hosts of calls that concern a page. */
const ON_PAGE: ReadonlySet<Host> = new Set<Host>(['page', 'script', 'capture']);

function tabOf(call: TypedCall): number | undefined {
  return 'tabId' in call.args ? call.args.tabId : undefined;
}

/** A key without a selector falls on what has the focus. */
function hasTarget(call: TypedCall): boolean {
  return ('selector' in call.args && call.args.selector !== undefined) || call.name === 'dom.press';
}

async function addressOf(tabId: number): Promise<string> {
  const tab = await chrome.tabs.get(tabId).catch(() => null);
  return tab?.url ?? '';
}

/** What stands in the way of reaching a page, or of understanding it, in the words of the catalogue. */
export async function troubleOf(tabId: number, error: unknown): Promise<ToolFailure> {
  if (error instanceof CopilotError) return failure(error.code, error.message);
  if (!(error instanceof Unreachable)) throw error;
  if (error.why === 'timeout') return failure('TIMEOUT', `The page did not answer: ${error.message}.`);
  if (!(await tabExists(tabId))) return failure('TAB_CLOSED', 'The tab was closed.');
  if (error.why === 'forbidden') {
    return failure('NEEDS_PERMISSION', whyForbidden(await addressOf(tabId), error.message));
  }
  return failure('STALE', 'The page was replaced while I looked at it.');
}

function whyForbidden(address: string, told: string): string {
  if (/error page|chrome-error:/.test(told)) return 'This page did not load. Reload it, and try again.';
  return /^https?:/.test(address)
    ? 'The browser does not let me work on this page. Give access to the site, or open another page.'
    : 'The browser keeps this page to itself: I can work on websites only. Open one, and try again there.';
}

/** Carries out what was cleared. Acts wait their turn in the tab's queue, and are fenced in. */
export async function perform(app: App, cleared: Cleared): Promise<Performed> {
  const { tool, tabId, fence, urlBefore } = cleared;
  const work = () => timed(`tool.${tool.name}`, () => performNow(app, cleared));
  // A new tab has no number yet: opening it puts up the fence itself.
  const behind = fence && cleared.call.name !== 'tabs.open' ? { ...fence, urlBefore } : undefined;
  const act = () => (behind ? actBehind(tabId, behind, work) : work());
  return tool.effect === 'act' ? inTabOrder(tabId, act) : act();
}

async function performNow(app: App, cleared: Cleared): Promise<Performed> {
  const { call, tool, tabId, urlBefore, fence } = cleared;
  switch (tool.host) {
    case 'tabs':
      return performTabCall(call as TabCall, urlBefore, fence);
    case 'downloads':
      return { result: await waitForDownload(call as CallOf<'downloads.waitFor'>, now() - Date.now()) };
    case 'page':
      return tool.effect === 'act' ? actInPage(app, cleared) : readPage(cleared);
    case 'script':
      return runIn(cleared);
    case 'capture':
      return picture(cleared);
    case 'user':
      return {
        result: failure('INVALID_ACTION', `${call.name} is answered by the task, not by tab ${tabId}.`),
      };
  }
}

async function picture({ call, tabId, readable }: Cleared): Promise<Performed> {
  try {
    const frames = await readable(await framesOf(tabId));
    if (!frames.ok) return { result: frames };
    return { result: await captureCandidates(call as CallOf<'capture.candidates'>, frames.data) };
  } catch (error) {
    return { result: await troubleOf(tabId, error) };
  }
}

async function runIn({ call, tabId, frame, urlBefore }: Cleared): Promise<Performed> {
  if (!frame) return { result: failure('FRAME_UNREACHABLE', 'The page cannot be reached.') };
  return runScript(call as CallOf<'page.runScript'>, frame, urlBefore).catch(async (error: unknown) => ({
    result: await troubleOf(tabId, error),
  }));
}

async function readPage({ call, tabId, frame, local, readable }: Cleared): Promise<Performed> {
  try {
    switch (call.name) {
      case 'getMiniPCD':
        return { result: success((await perceive(tabId, [], readable)).mini) };
      case 'pcd.query': {
        const { tabId: _tab, ...query } = call.args;
        const reply = await perceive(tabId, [{ key: 'q', type: 'query', query }], readable);
        return { result: success(reply.answers.flatMap((a) => (a.type === 'query' ? a.hits : []))) };
      }
      case 'getDetails':
        return { result: success(await detailsOf(tabId, call.args.ids, readable)) };
      default: {
        if (!frame) return { result: failure('FRAME_UNREACHABLE', 'The page cannot be reached.') };
        const patience =
          'timeoutMs' in call.args ? (call.args.timeoutMs ?? WAIT_FOR_DEFAULT_MS) : WAIT_FOR_DEFAULT_MS;
        const reply = await request(
          tabId,
          frame.documentId,
          { op: 'read', call: local, requestId: newId<string>() },
          patience + 5_000,
        );
        return { result: reply.result };
      }
    }
  } catch (error) {
    return { result: await troubleOf(tabId, error) };
  }
}

async function actInPage(app: App, cleared: Cleared): Promise<Performed> {
  const { tabId, frame, local, capability, urlBefore, target } = cleared;
  if (!frame || !capability) return { result: failure('FRAME_UNREACHABLE', 'The page cannot be reached.') };
  const secret = await secretTextFor(app, cleared);
  if (secret && !secret.ok) return { result: secret };
  const opened = newTabsOf(tabId);
  // An address that turns out to be a file leaves the page where it is, and no event tells the page so.
  const unwatch = onDownloadBegun(() => settleNow(tabId, frame, capability.nonce));
  try {
    const message = {
      op: 'act' as const,
      call: local,
      capability,
      undoable: true,
      ...(secret ? { secretText: secret.data } : {}),
    };
    const reply = await request(
      tabId,
      frame.documentId,
      message,
      ACT_TIMEOUT_MS + SETTLE_TIMEOUT_MS + typingMs(local),
    );
    const observation = await afterAct(tabId, frame, reply.observation, urlBefore);
    return {
      result: reply.result,
      observation: await withTab(observation, opened(), frame),
      undo: reply.undo,
    };
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    if (error.why === 'undelivered')
      return { result: failure('STALE', 'The page was replaced before I could act on it.') };
    if (error.why === 'timeout') {
      return {
        result: failure(
          'OUTCOME_UNKNOWN',
          `The page did not say what became of this: ${describe(local, target)}.`,
        ),
      };
    }
    if (!(await tabExists(tabId))) return { result: failure('TAB_CLOSED', 'The tab was closed.') };
    // A navigation that cuts the reply off is an outcome, not an error.
    const seen = await observePage(tabId, urlBefore);
    const observation: Observation = {
      ...(seen ?? { url: await addressOf(tabId), title: '' as never, ts: Date.now() }),
      navigated: true,
    };
    return { result: success({ navigated: true }), observation: await withTab(observation, opened(), frame) };
  } finally {
    opened.stop();
    unwatch();
  }
}

/** The act has had its effect: its document need not wait for more. A document that is gone does not wait. */
function settleNow(tabId: number, { documentId }: Frame, nonce: Nonce): void {
  void request(tabId, documentId, { op: 'cancel', requestId: settlingOf(nonce) }).catch(() => undefined);
}

/** The act may have begun a navigation that shows only now. */
async function afterAct(
  tabId: number,
  frame: Frame,
  seen: Observation,
  urlBefore: string,
): Promise<Observation> {
  const tab = await chrome.tabs.get(tabId).catch(() => null);
  if (!tab || tab.status === 'complete') return seen;
  const arrived = await observePage(tabId, urlBefore);
  if (!arrived) return { ...seen, navigated: true };
  const same = await request(tabId, frame.documentId, { op: 'hello' }).then(
    () => true,
    () => false,
  );
  if (!same) forgetFrames(tabId);
  return { ...seen, ...arrived, ...(same ? {} : { navigated: true }) };
}

/** With the tab that the act opened, loaded. */
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

/** Typing with a delay between the keys takes its time. */
function typingMs(call: ToolCall): number {
  const { text, delayMs } = call.args as { text?: string; delayMs?: number };
  return (text?.length ?? 0) * (delayMs ?? 2) + 2_000;
}

function describe(call: ToolCall, target: TargetInfo | undefined): string {
  return target ? `${call.name} on “${target.label}”` : call.name;
}

/** The value of a secret, at the last moment, for exactly this field of exactly this page. */
async function secretTextFor(
  app: App,
  { call, frame, target, foreign }: Cleared,
): Promise<ToolResult<string> | undefined> {
  if (call.name !== 'dom.type' || !call.args.secret || !frame) return undefined;
  const top = (await chrome.tabs.get(call.args.tabId)).url;
  const topOrigin = top ? new URL(top).origin : frame.origin;
  await bindSecret(app.db, call.args.secret, topOrigin);
  return resolveSecret(app.db, call.args.secret, {
    topOrigin,
    frameOrigin: frame.origin,
    fieldClass: target?.fieldClass ?? 'plain',
    formTarget: target?.form?.action,
    foreignAndShown: foreign && target?.inputType !== 'password',
  });
}

/** The journal's intent of a cleared call. */
export function intentOf(cleared: Cleared, taskId: string, seq: number, ts: number) {
  const selector = (cleared.call.args as { selector?: RoleSelector }).selector;
  return {
    taskId,
    seq,
    ts,
    phase: 'intent' as const,
    call: { name: cleared.call.name, args: cleared.call.args as Record<string, unknown> },
    nonce: cleared.nonce,
    tabId: cleared.tabId,
    url: cleared.urlBefore,
    risk: cleared.risk,
    ...(cleared.frame ? { documentId: cleared.frame.documentId, frameId: cleared.frame.frameId } : {}),
    ...(selector ? { selector } : {}),
  };
}

export function outcomeOf(done: Performed, taskId: string, seq: number, startedAt: number) {
  return {
    taskId,
    seq,
    ts: now(),
    phase: 'outcome' as const,
    result: done.result,
    status: done.result.ok
      ? ('ok' as const)
      : done.result.code === 'OUTCOME_UNKNOWN'
        ? ('unknown' as const)
        : ('error' as const),
    durationMs: now() - startedAt,
    ...(done.observation ? { observation: done.observation } : {}),
    ...(done.undo ? { undo: done.undo } : {}),
  };
}
