// A content script's handler in a plain page, and a background that hands out capabilities as the gate does.
import { hashOf, type Capability } from '../../../src/shared/capability';
import type { ActReply, ContentReply } from '../../../src/shared/messages/content';
import { CONTENT_REPLIES } from '../../../src/shared/messages/content';
import type { TargetInfo } from '../../../src/shared/target-info';
import type { ToolCall } from '../../../src/shared/tool-call';
import { createHandler } from '../../../src/content/handle';
import { createOutbox } from '../../../src/content/outbox';
import '../../../src/content/tools/index';
import { PagePerception } from '../../../src/page/perceive/page-perception';

export interface Tab {
  send(message: unknown): Promise<unknown>;
  target(call: ToolCall, timeoutMs?: number): Promise<ContentReply<'target'>['result']>;
  /** Asks for the target, then acts on a fresh capability, changed by `wrong`. */
  act(call: ToolCall, wrong?: Partial<Capability>, more?: Record<string, unknown>): Promise<ActReply>;
  capability(call: ToolCall, fingerprint: string): Capability;
}

let count = 0;

export function openTab(html: string): Tab {
  document.body.innerHTML = html;
  const handle = createHandler({
    window,
    perception: new PagePerception(window),
    outbox: createOutbox(),
    open: new Map(),
    now: () => Date.now(),
  });
  const send = (message: unknown): Promise<unknown> => {
    const reply = handle(message);
    if (!reply) throw new Error('nobody answers this message');
    return reply;
  };
  const capability = (call: ToolCall, fingerprint: string): Capability =>
    ({
      nonce: `nonce-${String(++count).padStart(4, '0')}`,
      tabId: 1,
      documentId: 'doc',
      origin: location.origin,
      actionHash: hashOf({ name: call.name, args: call.args }),
      fingerprint,
      expiresAt: Date.now() + 30_000,
    }) as Capability;
  const target: Tab['target'] = async (call, timeoutMs) =>
    CONTENT_REPLIES.target.parse(
      await send({ op: 'target', call, ...(timeoutMs === undefined ? {} : { timeoutMs }) }),
    ).result;
  return {
    send,
    target,
    capability,
    async act(call, wrong = {}, more = {}) {
      const info = await target(call);
      const fingerprint = info.ok ? info.data.fingerprint : '';
      const leave = { ...capability(call, fingerprint), ...wrong };
      return CONTENT_REPLIES.act.parse(await send({ op: 'act', call, capability: leave, ...more }));
    },
  };
}

export function call(name: string, css: string | null, args: Record<string, unknown> = {}): ToolCall {
  return { name, args: { tabId: 1, ...(css === null ? {} : { selector: { kind: 'css', css } }), ...args } };
}

export function dataOf(result: ContentReply<'target'>['result']): TargetInfo {
  if (!result.ok) throw new Error(result.error);
  return result.data;
}
