// Requests that only look: what an act would point at, and the read tools. Waiting ones can be cancelled.
import { hashOf } from '../../shared/capability';
import type { ContentRequest } from '../../shared/messages/content-request';
import type { ContentReply } from '../../shared/messages/content';
import { pageText } from '../../shared/page-text';
import type { TargetInfo } from '../../shared/target-info';
import { failure, success, type ToolFailure, type ToolResult } from '../../shared/tool-result';
import type { PageWindow } from '../../page/act/act-context';
import type { Find } from '../../page/act/aim';
import { implicitTarget, isActCall, selectorOfCall, type JudgedCall } from '../../page/act/perform';
import { targetInfoOf } from '../../page/act/target-info';
import { resolveOne } from '../../page/resolve/resolve';
import { pause } from '../../page/settle/pause';
import { waitFor } from '../../page/settle/wait-for';
import { parsePageCall } from '../../tools/page-tools';
import { compareWith, type ToolPage } from './tool-page';

type Request<Op extends ContentRequest['op']> = Extract<ContentRequest, { op: Op }>;

const RESOLVE_POLL_MS = 60;

export async function answerTarget(
  request: Request<'target'>,
  page: ToolPage,
): Promise<ContentReply<'target'>> {
  const parsed = parsePageCall(request.call);
  if (!parsed.ok) return { result: parsed };
  // What is read of a field is judged as an act on it is.
  if (!isActCall(parsed.call) && parsed.call.name !== 'dom.get') {
    return { result: failure('INVALID_ACTION', `${parsed.call.name} is not an act on the page`) };
  }
  return { result: await targetOf(request, parsed.call, page) };
}

async function targetOf(
  { call: { name, args }, timeoutMs = 0 }: Request<'target'>,
  call: JudgedCall,
  page: ToolPage,
): Promise<{ ok: true; data: TargetInfo } | ToolFailure> {
  const { window, refs } = page;
  const selector = selectorOfCall(call);
  if (!selector) {
    const element = implicitTarget(call, window.document);
    return success(element ? infoOf(element, call, page) : wholePage(window));
  }
  // Ids are given by what perception knows: it is brought up to date in slices first.
  await page.perception.refresh();
  const until = window.performance.now() + timeoutMs;
  for (;;) {
    const found = resolveOne(selector, window.document, refs);
    if (found.ok) {
      page.judged = { actionHash: hashOf({ name, args }), element: new WeakRef(found.element) };
      return success(infoOf(found.element, call, page));
    }
    const waitable = found.code === 'NOT_FOUND' || (found.code === 'AMBIGUOUS' && selector.kind !== 'css');
    if (!waitable || window.performance.now() >= until) return found;
    await pause(window, RESOLVE_POLL_MS);
  }
}

function infoOf(element: Element, call: JudgedCall, page: ToolPage): TargetInfo {
  return targetInfoOf(element, call, {
    idOf: (e) => page.perception.idOf(e),
    purposeOf: (form) => page.perception.purposeOf(form),
    find: finder(page),
  });
}

/** The element of a selector, where there is exactly one. */
export function finder({ window, refs }: ToolPage): Find {
  return (selector) => {
    const found = resolveOne(selector, window.document, refs);
    return found.ok ? found.element : null;
  };
}

/** An act on no element: a scroll of the page, a key that nothing has the focus for. */
function wholePage(window: PageWindow): TargetInfo {
  return {
    id: 'page0',
    role: 'document',
    label: pageText(window.document.title, 200),
    tag: 'html',
    fingerprint: '',
  };
}

export async function answerRead(
  request: Request<'read'>,
  page: ToolPage,
  signal: AbortSignal,
): Promise<ContentReply<'read'>> {
  const parsed = parsePageCall(request.call);
  if (!parsed.ok) return { result: parsed };
  const { call, tool } = parsed;
  if (tool.effect !== 'read' || tool.host !== 'page') {
    return { result: failure('INVALID_ACTION', `${call.name} does not read the page`) };
  }
  if (call.name === 'page.info') return { result: await pageInfo(page) };
  if (call.name === 'dom.waitFor') {
    const locate = (selector: Parameters<typeof resolveOne>[0]) =>
      resolveOne(selector, page.window.document, page.refs);
    const { window, since } = page;
    const result = await waitFor(call.args, { window, signal, locate, since });
    // Nothing more is to come of the act.
    if (call.args.event === 'change' && !result.ok && page.since === since) compareWith(page, undefined);
    return { result };
  }
  return { result: await page.read(call) };
}

async function pageInfo(page: ToolPage): Promise<ToolResult> {
  const { document, location } = page.window;
  const { mini } = await page.perception.perceive({ needs: [] });
  return success({
    url: location.href,
    title: pageText(document.title, 200),
    readyState: document.readyState,
    loginState: mini.loginState,
    ...(mini.dialog ? { dialog: mini.dialog } : {}),
  });
}
