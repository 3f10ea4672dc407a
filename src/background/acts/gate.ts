// Gathers the facts for the policy gate and passes its verdict on. The judgement itself is pure (policy/).
import { authorize, type Allowed, type Decision, type MustConfirm } from '../../policy/authorize';
import { fenceAround, type FenceAround } from '../../policy/fence/fence-around';
import type { GateContext, GateTask } from '../../policy/gate-context';
import { hashOf } from '../../shared/capability';
import type { ConfirmCard } from '../../shared/card';
import type { Risk } from '../../shared/plan';
import type { TargetInfo } from '../../shared/target-info';
import type { Caller, Rung } from '../../shared/tool-call';
import { failure, type ToolFailure } from '../../shared/tool-result';
import { originOf, pageAddress } from '../../shared/url';
import { appendAudit } from '../../store/audit';
import type { TypedCall } from '../../tools/registry';
import type { Tool } from '../../tools/tool';
import { log, refreshSettings, type App } from '../app';
import { now } from '../clock';
import { mainFrame, type Frame } from '../pages/frames';
import { allowlist, hasBrowserPermission } from '../pages/sites';

/** Who asks, and what the gate must know of the task it asks for. */
export interface Asker {
  caller: Caller;
  rung: Rung;
  tabId: number;
  /** The user's own words. */
  words: string;
  approvals: GateTask['approvals'];
  goalOrigins: string[];
  readOrigins: string[];
  approvedFlows: Array<[string, string]>;
  /** The current item is one that the copilot offers by itself after the goal is reached. */
  offered?: boolean;
  /** Origins on which the user trusts this session of the bridge. */
  trustedOrigins?: readonly string[];
}

export interface Question {
  call: TypedCall;
  tool: Tool;
  tabId: number;
  frame: Frame | undefined;
  target: TargetInfo | undefined;
  asker: Asker;
  /** Address of what is read or acted on: the frame's, or the page's where the call is for no frame. */
  place: string;
  /** Address of the page that the tab shows, used where the browser does not tell it. */
  pageUrl: string;
}

/** The user must approve first: what the card says, and what an approval covers. */
export interface Ask {
  kind: 'ask';
  card: Omit<ConfirmCard, 'id' | 'taskId' | 'createdAt'>;
  flows: MustConfirm['flows'];
  /** Asked only because an outside agent wants it: the user may allow such calls for the rest of the connection. */
  trustable: boolean;
}

export type Verdict =
  | { kind: 'allow'; risk: Risk; allowed: Allowed; context: GateContext }
  | Ask
  | { kind: 'no'; failure: ToolFailure };

declare const __TEST_HOOKS__: boolean;
let gateIsOpen = false;

/** Switches the gate off, for tests that prove the attack cases real: with the gate open they must succeed. Test build only. */
export function openTheGate(): void {
  gateIsOpen = __TEST_HOOKS__;
}

function decide(call: TypedCall, context: GateContext): Decision {
  const decision = authorize(call, context);
  if (!__TEST_HOOKS__ || !gateIsOpen || decision.decision === 'allow') return decision;
  const { name, args } = call;
  const risk = { kind: 'unknown', risk: 'low', irreversible: false, known: true } as const;
  return { decision: 'allow', reasons: [], call, risk, actionHash: hashOf({ name, args }) };
}

/**
 * The verdict of the policy on the call; recorded first, where an administrator wants an audit. Throws where the record
 * cannot be kept.
 */
export async function judge(app: App, question: Question): Promise<Verdict> {
  // Settings and policy as they are now, not as they were when the task began.
  await refreshSettings(app);
  const { call, tool, target } = question;
  const context = await contextOf(app, question);
  const decision = decide(call, context);
  const { policy } = app.effective;
  const audited = tool.effect !== 'read' && policy.kind === 'managed' && policy.policy.audit !== false;
  if (audited) {
    const detail = {
      tool: call.name,
      origin: context.tab?.frameOrigin ?? '',
      label: target?.label ?? '',
      caller: question.asker.caller,
    };
    // Before the act: where the record cannot be kept, this throws, and the act is not done.
    await appendAudit(app.db, `act.${decision.decision}`, detail, now());
  }
  switch (decision.decision) {
    case 'allow':
      return { kind: 'allow', risk: decision.risk.risk, allowed: decision, context };
    case 'confirm':
      log(app, 'info', 'gate', `${call.name}: asked: ${decision.reasons.map(({ rule }) => rule).join(', ')}`);
      // The approval is for exactly what was judged: this target, as it looks now.
      return {
        kind: 'ask',
        card: { ...decision.card, fingerprint: target?.fingerprint ?? '' },
        flows: decision.flows,
        trustable: decision.reasons.every(({ key }) => key === 'bridge_asked') && !decision.risk.irreversible,
      };
    case 'deny':
      log(app, 'info', 'gate', `${call.name}: ${decision.code}: ${decision.error}`);
      return { kind: 'no', failure: failure(decision.code, decision.error) };
  }
}

/** The fence that the act must stand behind. */
export function fenceFor(allowed: Allowed, context: GateContext): FenceAround | undefined {
  return __TEST_HOOKS__ && gateIsOpen ? undefined : fenceAround(allowed, context);
}

/** Whether a page of this origin may be read; the refusal when not. */
export async function judgeReading(app: App, origin: string, asker: Asker): Promise<ToolFailure | undefined> {
  const decision = await onReading(app, origin, asker);
  if (decision.decision !== 'deny') return undefined;
  log(app, 'info', 'gate', `reading: ${decision.code}: ${decision.error}`);
  return failure(decision.code, decision.error);
}

/** The same without a log entry, for callers that silently leave out what may not be read. */
export async function mayRead(app: App, origin: string, asker: Asker): Promise<boolean> {
  return (await onReading(app, origin, asker)).decision !== 'deny';
}

async function onReading(app: App, origin: string, asker: Asker): Promise<Decision> {
  await refreshSettings(app);
  const call = { name: 'page.info', args: { tabId: asker.tabId } } as TypedCall;
  const base = await gateFacts(app, asker, origin, origin);
  return decide(call, {
    ...base,
    tab: { tabId: asker.tabId, topOrigin: origin, frameOrigin: origin, url: origin, page: origin },
  });
}

async function contextOf(
  app: App,
  { call, tabId, frame, target, asker, place, pageUrl }: Question,
): Promise<GateContext> {
  const shown = (await chrome.tabs.get(tabId).catch(() => null))?.url;
  const top = await topOriginOf(tabId, frame, shown, pageUrl);
  const frameOrigin = frame?.origin ?? top;
  const base = await gateFacts(app, asker, frameOrigin, top);
  const goal = 'url' in call.args ? originOf(call.args.url) : frameOrigin;
  // A frame that the page wrote itself (about:blank, srcdoc) has no address of its own: it is judged by its origin.
  const isWritten = frame !== undefined && frame.frameId !== 0 && frame.url.startsWith('about:');
  return {
    ...base,
    bridgeTrusted: goal !== undefined && (asker.trustedOrigins?.includes(goal) ?? false),
    tab: {
      tabId,
      topOrigin: top,
      frameOrigin,
      url: isWritten ? frameOrigin : place,
      page: pageAddress(shown ?? pageUrl),
      ...(frame ? { documentId: frame.documentId } : {}),
    },
    ...(target ? { target } : {}),
  };
}

/**
 * Origin of the page in the tab. Where the browser does not tell the tab's address (any more), the main frame says it; the
 * frame that is acted in may be of another site.
 */
async function topOriginOf(
  tabId: number,
  frame: Frame | undefined,
  shown: string | undefined,
  pageUrl: string,
): Promise<string> {
  if (shown === undefined && frame !== undefined && frame.frameId !== 0)
    return (await mainFrame(tabId)).origin;
  return originOf(shown ?? pageUrl) ?? frame?.origin ?? 'null';
}

/** The facts but for tab and target. Callers refresh the settings first. */
async function gateFacts(
  app: App,
  asker: Asker,
  frameOrigin: string,
  topOrigin: string,
): Promise<Omit<GateContext, 'tab' | 'target'>> {
  const { policy, settings } = app.effective;
  const granted = /^https?:/.test(frameOrigin) && (await hasBrowserPermission(frameOrigin));
  return {
    caller: asker.caller,
    allowlist: await allowlist(app),
    // A main frame that answers was entered with the browser's permission, if only by `activeTab`.
    permissionGranted: granted || frameOrigin === topOrigin,
    policy,
    task: {
      goalOrigins: asker.goalOrigins,
      readOrigins: asker.readOrigins,
      approvedFlows: asker.approvedFlows,
      userWords: asker.words.toLowerCase(),
      approvals: asker.approvals,
      ...(asker.offered ? { offered: true } : {}),
      namedByUser: asker.caller === 'skill' || asker.caller === 'panel' || asker.caller === 'palette',
    },
    settings: { scripts: settings.scripts },
    now: now(),
  };
}
