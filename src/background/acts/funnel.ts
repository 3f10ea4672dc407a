// The one funnel: whoever asks (panel, palette, skill, exploration, bridge, model), a call is parsed,
// routed to its frame, judged by the policy gate on what its target really is, and only then carried out.
import { issueCapability } from '../../policy/capability';
import type { FenceAround } from '../../policy/fence/fence-around';
import { isForeign } from '../../policy/gate-context';
import { WAIT_FOR_DEFAULT_MS } from '../../shared/budgets';
import { hashOf, type Capability } from '../../shared/capability';
import { CopilotError } from '../../shared/errors';
import { newId, type Nonce } from '../../shared/ids';
import type { UndoRecord } from '../../shared/messages/content';
import type { Observation } from '../../shared/observation';
import type { Risk } from '../../shared/plan';
import type { OutcomeEntry } from '../../shared/records';
import type { RoleSelector } from '../../shared/selector';
import type { TargetInfo } from '../../shared/target-info';
import type { ToolCall } from '../../shared/tool-call';
import { failure, success, type ToolFailure, type ToolResult } from '../../shared/tool-result';
import { parseToolCall, type CallOf, type TypedCall } from '../../tools/registry';
import type { Host, Tool } from '../../tools/tool';
import { log, type App } from '../app';
import { captureCandidates } from '../capture/capture-candidates';
import { now } from '../clock';
import { logTextOf } from '../error-text';
import { didNotLoad, framesOf, mainFrame, request, Unreachable, type Frame } from '../pages/frames';
import { addressOf, tabExists } from '../pages/navigation';
import { detailsOf, perceive, routeCall } from '../pages/page-client';
import { readableTo, type FrameChoice } from '../pages/readable-frames';
import { timed } from '../panel/metrics';
import { actInPage, secretTextFor } from './act-in-page';
import { cancelledBy, stoppedBefore } from './cancel-in-page';
import { waitForDownload } from './downloads';
import { actBehind } from './fence';
import { fenceFor, judge, type Ask, type Asker } from './gate';
import { runScript } from './run-script';
import { inTabOrder } from './tab-queue';
import { performTabCall, type TabCall } from './tab-tools';

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
  /** Address of the page that the tab showed, also where the call is for a frame in it. */
  urlBefore: string;
  /** For `tabs.open`: tabs that its opener has opened before, so that a new worker can tell the new one. */
  tabsBefore: number[] | undefined;
  fence: FenceAround | undefined;
  /** Which frames of the page the asker may read. */
  readable: FrameChoice;
  /** Chosen by a model or an outside agent. */
  foreign: boolean;
}

export type Clearance = { kind: 'go'; cleared: Cleared } | Ask | { kind: 'no'; failure: ToolFailure };

/** What came of a call. `observation`: the page afterwards. `undo`: how an act can be taken back. */
export interface Performed {
  result: ToolResult;
  observation?: Observation | undefined;
  undo?: UndoRecord | undefined;
}

/** Whether the call may be made: parses, routes and judges it. Touches nothing. */
export async function clearCall(app: App, raw: ToolCall, asker: Asker): Promise<Clearance> {
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
    if (frame && isJudgedByTarget(call, tool) && hasTarget(call)) {
      const { result } = await request(tabId, frame.documentId, {
        op: 'target',
        call: local,
        timeoutMs: 2_000,
      });
      if (!result.ok) return { kind: 'no', failure: result };
      target = result.data;
    }
    const urlBefore = (await addressOf(tabId)) || (frame ? await pageOf(tabId, frame) : '');
    const place = frame?.url ?? urlBefore;
    const verdict = await judge(app, { call, tool, tabId, frame, target, asker, place, pageUrl: urlBefore });
    if (verdict.kind !== 'allow') return verdict;
    const nonce = newId<Nonce>();
    // The frame checks the capability against the call that it gets, whose ids have no frame prefix.
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
        tabsBefore: await openedBefore(call),
        fence,
        readable,
        foreign: isForeign(asker.caller),
      },
    };
  } catch (error) {
    return { kind: 'no', failure: await failureToReach(tabId, error) };
  }
}

/** Address of the page that the frame is in, when the browser does not tell it: as its main frame said. */
const pageOf = async (tabId: number, frame: Frame): Promise<string> =>
  (frame.frameId === 0 ? frame : await mainFrame(tabId)).url;

async function openedBefore(call: TypedCall): Promise<number[] | undefined> {
  if (call.name !== 'tabs.open' || call.args.openerTabId === undefined) return undefined;
  const { openerTabId } = call.args;
  const opened = (await chrome.tabs.query({})).filter((tab) => tab.openerTabId === openerTabId);
  return opened.flatMap(({ id }) => id ?? []);
}

/** Hosts of calls that concern a page. */
const ON_PAGE: ReadonlySet<Host> = new Set<Host>(['page', 'script', 'capture']);

function tabOf(call: TypedCall): number | undefined {
  return 'tabId' in call.args ? call.args.tabId : undefined;
}

/** Whether the gate must know the target: for acts, and where the value or an attribute of a field is read. */
function isJudgedByTarget(call: TypedCall, tool: Tool): boolean {
  return tool.effect === 'act' || (call.name === 'dom.get' && call.args.what !== 'text');
}

/** Whether the call is for one element. A key without a selector goes to the element that has the focus. */
function hasTarget(call: TypedCall): boolean {
  return ('selector' in call.args && call.args.selector !== undefined) || call.name === 'dom.press';
}

/**
 * Why a page could not be reached, or what it said not understood, as a failure for the user. Throws what is neither: an
 * error that is not about the page.
 */
export async function failureToReach(tabId: number, error: unknown): Promise<ToolFailure> {
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
  if (didNotLoad(told)) return 'This page did not load. Reload it, and try again.';
  // Without permission for the site, the browser tells its address only after the user has called the extension there.
  if (address === '')
    return 'I cannot see which page this tab shows. If it is a website, click my icon in the toolbar there, or press my shortcut: then I go on. Pages of the browser itself stay closed to me.';
  return /^https?:/.test(address)
    ? 'The browser does not let me work on this page. Give access to the site, or open another page.'
    : 'The browser keeps this page to itself: I can work on websites only. Open one, and try again there.';
}

/**
 * Carries out what was cleared. Acts, and what moves the tab, wait their turn in its queue; acts are fenced in. Never
 * rejects. `stop`: nothing more is begun once it is aborted, and an act for which its page still waits is not done.
 */
export async function perform(app: App, cleared: Cleared, stop?: AbortSignal): Promise<Performed> {
  const { tool, tabId, fence, urlBefore } = cleared;
  const work = () => timed(`tool.${tool.name}`, () => performNow(app, cleared, stop));
  // A new tab has no number yet: opening it puts up the fence itself.
  const behind = fence && cleared.call.name !== 'tabs.open' ? { ...fence, urlBefore } : undefined;
  const act = () => (behind ? actBehind(tabId, behind, work) : work());
  const done = tool.effect === 'act' || MOVES_TAB.has(tool.name) ? inTabOrder(tabId, act) : act();
  return done.catch((error: unknown) => broken(app, cleared, error));
}

/** Calls that would take the page away from an act that is under way: they wait for it in the tab's queue. */
const MOVES_TAB: ReadonlySet<string> = new Set([
  'tabs.navigate',
  'tabs.back',
  'tabs.forward',
  'tabs.reload',
  'tabs.close',
]);

/** For what nobody foresaw: a bug of ours, or a browser that refuses. The journal has the intent already, so an outcome is due. */
function broken(app: App, { call, tool }: Cleared, error: unknown): Performed {
  log(app, 'error', call.name, logTextOf(error));
  if (tool.effect === 'read')
    return {
      result:
        error instanceof CopilotError
          ? failure(error.code, error.message)
          : failure('INVALID_ACTION', WENT_WRONG_INSIDE),
    };
  return { result: failure('OUTCOME_UNKNOWN', WENT_WRONG_INSIDE) };
}

export const WENT_WRONG_INSIDE =
  'Something went wrong inside the copilot. The log in the options has the details.';

async function performNow(app: App, cleared: Cleared, stop: AbortSignal | undefined): Promise<Performed> {
  const { call, tool, tabId, urlBefore, fence } = cleared;
  if (stop?.aborted) return { result: stoppedBefore() };
  switch (tool.host) {
    case 'tabs':
      return performTabCall(call as TabCall, urlBefore, fence);
    case 'downloads':
      return { result: await waitForDownload(call as CallOf<'downloads.waitFor'>, now() - Date.now()) };
    case 'page':
      return tool.effect === 'act' ? act(app, cleared, stop) : readPage(cleared, stop);
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

async function act(app: App, cleared: Cleared, stop: AbortSignal | undefined): Promise<Performed> {
  let secret: ToolResult<string> | undefined;
  try {
    secret = await secretTextFor(app, cleared);
  } catch (error) {
    // The act was not begun, so its outcome is known.
    const told = error instanceof CopilotError || error instanceof Unreachable;
    return {
      result: told
        ? await failureToReach(cleared.tabId, error)
        : failure('INVALID_ACTION', WENT_WRONG_INSIDE),
    };
  }
  return secret && !secret.ok ? { result: secret } : actInPage(cleared, secret?.data, stop);
}

async function picture({ call, tabId, readable }: Cleared): Promise<Performed> {
  try {
    const frames = await readable(await framesOf(tabId));
    if (!frames.ok) return { result: frames };
    return { result: await captureCandidates(call as CallOf<'capture.candidates'>, frames.data) };
  } catch (error) {
    return { result: await failureToReach(tabId, error) };
  }
}

async function runIn({ call, tabId, frame, urlBefore }: Cleared): Promise<Performed> {
  if (!frame) return { result: failure('FRAME_UNREACHABLE', 'The page cannot be reached.') };
  return runScript(call as CallOf<'page.runScript'>, frame, urlBefore).catch(async (error: unknown) => ({
    result: await failureToReach(tabId, error),
  }));
}

async function readPage(
  { call, tabId, frame, local, readable }: Cleared,
  stop: AbortSignal | undefined,
): Promise<Performed> {
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
        const requestId = newId<string>();
        const message = { op: 'read' as const, call: local, requestId };
        const reply = await cancelledBy(stop, tabId, frame, requestId, () =>
          request(tabId, frame.documentId, message, patience + 5_000),
        );
        return { result: reply.result };
      }
    }
  } catch (error) {
    return { result: await failureToReach(tabId, error) };
  }
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
    ...(cleared.tabsBefore ? { tabsBefore: cleared.tabsBefore } : {}),
    ...(cleared.frame ? { documentId: cleared.frame.documentId, frameId: cleared.frame.frameId } : {}),
    ...(selector ? { selector } : {}),
  };
}

/** The journal's outcome of a call. `startedAt`: ms since the epoch. */
export function outcomeOf(done: Performed, taskId: string, seq: number, startedAt: number): OutcomeEntry {
  return {
    taskId,
    seq,
    ts: now(),
    phase: 'outcome',
    result: done.result,
    status: done.result.ok ? 'ok' : done.result.code === 'OUTCOME_UNKNOWN' ? 'unknown' : 'error',
    durationMs: now() - startedAt,
    ...(done.observation ? { observation: done.observation } : {}),
    ...(done.undo ? { undo: done.undo } : {}),
  };
}
