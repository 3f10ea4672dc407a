// One act on a capability: checked here once more, whatever the gate said before, then performed, settled
// and observed, and answered with outcome and observation in one reply. The secret appears in none of it.
import { ACTIONABLE_TIMEOUT_MS, SETTLE_SILENT_MS } from '../../shared/budgets';
import { hashOf } from '../../shared/capability';
import type { ContentRequest } from '../../shared/messages/content-request';
import type { ActReply, UndoRecord } from '../../shared/messages/content';
import { showsEffect, type Change, type Observation } from '../../shared/observation';
import { pageText } from '../../shared/page-text';
import { CopilotError } from '../../shared/errors';
import { isPress } from '../../shared/tool-call';
import { failure, success, type ToolFailure, type ToolResult } from '../../shared/tool-result';
import type { ActContext } from '../../page/act/act-context';
import { watchChanges, type ChangeWatch } from '../../page/act/change-watch';
import { focusedRoleOf } from '../../page/act/visible-state';
import { implicitTarget, isActCall, perform, selectorOfCall, type ActCall } from '../../page/act/perform';
import { scrubSecret } from '../../page/act/scrub';
import { undoFor } from '../../page/act/undo';
import { chooseSelector } from '../../page/resolve/choose';
import { printOfAct } from '../../page/act/target-info';
import { resolveOne } from '../../page/resolve/resolve';
import { watchPage, type Settled } from '../../page/settle/settle';
import { parsePageCall } from '../../tools/page-tools';
import { finder } from './read-request';
import { compareWith, type ToolPage } from './tool-page';

export type ActRequest = Extract<ContentRequest, { op: 'act' }>;

export interface ActSignals {
  /** The task was stopped. */
  stop: AbortSignal;
  /** The effect is known from elsewhere: what is done is done, the page need not be waited for. */
  enough: AbortSignal;
}

export async function answerAct(request: ActRequest, page: ToolPage, signals: ActSignals): Promise<ActReply> {
  const { nonce } = request.capability;
  if (!page.outbox.begin(nonce)) {
    // Not recorded: the outbox keeps what became of the first use.
    const refused = failure('POLICY_DENIED', 'this permission was used or revoked before');
    return { result: refused, observation: await observe(page, {}) };
  }
  const reply = scrubSecret(await carryOut(request, page, signals), request.secretText);
  page.outbox.finish(nonce, reply);
  return reply;
}

async function carryOut(
  request: ActRequest,
  page: ToolPage,
  { stop, enough }: ActSignals,
): Promise<ActReply> {
  const { document } = page.window;
  const watch = watchPage(page.window);
  compareWith(page, undefined);
  try {
    const changes = await watchChanges(document);
    // The snapshot gave the page its turn: what was judged must still be what is acted on, be it in a new node.
    const checked = checkCapability(request, page);
    if (!checked.ok) return { result: checked, observation: await observe(page, {}) };
    const { call, element } = checked;
    if (stop.aborted)
      return {
        result: failure('CANCELLED', 'stopped before it was begun'),
        observation: await observe(page, {}),
      };
    const undoNow = () => (request.undoable && element ? undoBefore(call, element) : undefined);
    const undo = undoNow();
    let result = await performed(call, element, contextOf(request, call, page, stop), stop);
    const silentMs = isPress(call.name) && result.ok ? SETTLE_SILENT_MS : undefined;
    const settled = await watch.settle(AbortSignal.any([stop, enough]), silentMs);
    if (result.ok && settled.navigatingTo) {
      result = success({ ...(result.data as object), navigatingTo: settled.navigatingTo.slice(0, 4_000) });
    }
    page.perception.noteAct(element);
    const changed = await changes.changes({ scrolled: call.name === 'dom.scroll', target: element });
    const isSilent = silentMs !== undefined && !changed.some(showsEffect);
    compareWith(page, isSilent ? changes : changes.later());
    const observation = await observe(page, { before: changes, changes: changed, settled });
    // One that was cut off may have begun: then what would take it back is another thing now.
    return {
      result,
      observation,
      ...(undo && (result.ok || hashOf(undo) !== hashOf(undoNow())) ? { undo } : {}),
    };
  } finally {
    watch.stop();
  }
}

/** A bug in one act is that act's failure, not the content script's end; what it did to the page is unknown. */
async function performed(
  call: ActCall,
  element: Element | null,
  ctx: ActContext,
  signal: AbortSignal,
): Promise<ToolResult> {
  try {
    return await perform(call, element, ctx);
  } catch (cause) {
    if (signal.aborted) return failure('CANCELLED', 'stopped');
    const code = cause instanceof CopilotError ? cause.code : 'OUTCOME_UNKNOWN';
    return failure(
      code,
      `${call.name} broke off: ${cause instanceof Error ? cause.message.slice(0, 500) : 'unknown cause'}`,
    );
  }
}

type Checked = { ok: true; call: ActCall; element: Element | null } | ToolFailure;

function checkCapability({ call, capability }: ActRequest, page: ToolPage): Checked {
  const denied = (why: string) => failure('POLICY_DENIED', `${call.name}: ${why}`);
  if (page.now() > capability.expiresAt) return denied('the permission has expired');
  if (capability.origin !== page.window.origin) return denied('the permission is for another site');
  if (capability.actionHash !== hashOf({ name: call.name, args: call.args })) {
    return denied('the permission is for another act');
  }
  const parsed = parsePageCall(call);
  if (!parsed.ok) return parsed;
  if (!isActCall(parsed.call)) return failure('INVALID_ACTION', `${call.name} is not an act on the page`);
  const selector = selectorOfCall(parsed.call);
  let element: Element | null;
  if (selector) {
    const { judged } = page;
    const known = judged?.actionHash === capability.actionHash ? judged.element.deref() : undefined;
    const found = resolveOne(selector, page.window.document, page.refs, known);
    if (!found.ok) return found;
    element = found.element;
  } else {
    element = implicitTarget(parsed.call, page.window.document);
  }
  const fingerprint = element ? printOfAct(element, parsed.call, finder(page)) : '';
  if (fingerprint !== capability.fingerprint) return failure('STALE', 'the page changed since it was judged');
  return { ok: true, call: parsed.call, element };
}

function contextOf(request: ActRequest, call: ActCall, page: ToolPage, signal: AbortSignal): ActContext {
  const { window, refs } = page;
  const selector = selectorOfCall(call);
  const { fingerprint } = request.capability;
  return {
    window,
    signal,
    deadlineAt: window.performance.now() + ACTIONABLE_TIMEOUT_MS,
    locate: (other) => resolveOne(other, window.document, refs),
    // Only the same thing may take the place of a node that was replaced.
    again: () => {
      if (!selector) return null;
      const found = resolveOne(selector, window.document, refs);
      return found.ok && printOfAct(found.element, call, finder(page)) === fingerprint ? found.element : null;
    },
    exact: request.exact,
    ...(request.secretText === undefined ? {} : { secretText: request.secretText }),
    ...(request.file
      ? { file: new window.File([request.file.bytes], request.file.name, { type: request.file.type }) }
      : {}),
  };
}

function undoBefore(call: ActCall, element: Element): UndoRecord | undefined {
  return undoFor(call, element, (target) => chooseSelector(target, target.ownerDocument)?.selector);
}

interface Seen {
  before?: ChangeWatch;
  changes?: Change[];
  settled?: Settled;
}

export async function observe(page: ToolPage, seen: Seen): Promise<Observation> {
  const { document, location } = page.window;
  const { mini } = await page.perception.perceive({ needs: [] });
  const focusedRole = focusedRoleOf(document);
  return {
    url: location.href.slice(0, 4_000),
    title: pageText(document.title, 200),
    ts: mini.ts,
    ...(seen.before && seen.before.before.url !== location.href ? { urlChanged: true } : {}),
    ...(seen.settled?.how === 'left' ? { navigated: true } : {}),
    collectionSummary: mini.collections.map(({ id, approxCount }) => ({ id, count: approxCount ?? 0 })),
    ...(focusedRole ? { focusedRole: focusedRole.slice(0, 40) } : {}),
    loginState: mini.loginState,
    ...(seen.changes ? { changes: seen.changes } : {}),
  };
}
