import { expect, test, vi } from 'vitest';
import type { ActReply } from '../../../src/shared/messages/content';
import { settlingOf } from '../../../src/shared/messages/content-request';
import type { ToolCall } from '../../../src/shared/tool-call';
import { call, dataOf, openTab, type Tab } from './tab';

const CLICK = call('dom.click', '#b');
const PAGE =
  '<button id="b" onclick="this.dataset.clicks = (Number(this.dataset.clicks) || 0) + 1">Pay</button>';
const clicks = () => document.querySelector('#b')?.getAttribute('data-clicks');

test('acts on a capability, once, and answers with outcome and observation', async () => {
  const reply = await openTab(PAGE).act(CLICK);
  expect(reply.result).toEqual({ ok: true, data: {} });
  expect(reply.observation).toMatchObject({ url: location.href, loginState: 'unknown', changes: [] });
  expect(clicks()).toBe('1');
});

test.each([
  ['of another site', { origin: 'https://evil.example' }, 'POLICY_DENIED', 'for another site'],
  ['that has expired', { expiresAt: 1 }, 'POLICY_DENIED', 'expired'],
  ['for another act', { actionHash: 'abc' }, 'POLICY_DENIED', 'for another act'],
  ['for another element', { fingerprint: 'abc' }, 'STALE', 'the page changed since it was judged'],
] as const)('refuses a capability %s', async (_what, wrong, code, why) => {
  const reply = await openTab(PAGE).act(CLICK, wrong);
  expect(reply.result).toMatchObject({ ok: false, code, error: expect.stringContaining(why) as string });
  expect(clicks()).toBe(null);
});

test('a page in a sandbox has no site, whatever its address says, and takes no capability for one', async () => {
  const tab = openTab(PAGE);
  const origin = vi.spyOn(window, 'origin', 'get').mockReturnValue('null');
  try {
    expect(await tab.send({ op: 'hello' })).toMatchObject({ origin: 'null', url: location.href });
    expect((await tab.act(CLICK)).result).toMatchObject({ ok: false, code: 'POLICY_DENIED' });
  } finally {
    origin.mockRestore();
  }
  expect(clicks()).toBe(null);
});

test('refuses when the thing behind the selector was swapped after it was judged', async () => {
  const tab = openTab(PAGE);
  const info = await tab.target(CLICK);
  const capability = tab.capability(CLICK, info.ok ? info.data.fingerprint : '');
  document.querySelector('#b')!.textContent = 'Delete account';
  expect(await tab.send({ op: 'act', call: CLICK, capability })).toMatchObject({ result: { code: 'STALE' } });
  expect(clicks()).toBe(null);
});

/** Acts while noting the page takes so long that the page has its turn, in which it becomes `next`. */
async function actWhileItBecomes(next: string): Promise<unknown> {
  const tab = openTab(PAGE);
  const info = await tab.target(CLICK);
  const capability = tab.capability(CLICK, info.ok ? info.data.fingerprint : '');
  const { scheduler } = globalThis as unknown as { scheduler: { yield(): Promise<void> } };
  let nowMs = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => (nowMs += 5));
  const turn = vi.spyOn(scheduler, 'yield').mockImplementationOnce(() => {
    document.body.innerHTML = next;
    return Promise.resolve();
  });
  try {
    const reply = await tab.send({ op: 'act', call: CLICK, capability });
    expect(turn).toHaveBeenCalled();
    return reply;
  } finally {
    vi.restoreAllMocks();
  }
}

test('acts on the same thing in the node that took its place while the page was noted', async () => {
  expect(await actWhileItBecomes(PAGE)).toMatchObject({ result: { ok: true } });
  expect(clicks()).toBe('1');
});

test('refuses another thing that took its place while the page was noted', async () => {
  const reply = await actWhileItBecomes(PAGE.replace('Pay', 'Delete account'));
  expect(reply).toMatchObject({ result: { code: 'STALE' } });
  expect(clicks()).toBe(null);
});

/** A click on the button of this name, or on one of several. */
const press = (more: object = {}): ToolCall =>
  call('dom.click', null, {
    selector: { kind: 'role', role: 'button', name: 'Pay', nameMode: 'exact', ...more },
  });
const clicked = () => [...document.querySelectorAll('[data-clicks]')].map(({ id }) => id);

async function pressAfter(tab: Tab, pressed: ToolCall, change: () => unknown): Promise<unknown> {
  const capability = tab.capability(pressed, dataOf(await tab.target(pressed)).fingerprint);
  await change();
  return tab.send({ op: 'act', call: pressed, capability });
}

test('acts on what was judged, whatever of the same name has come since', async () => {
  const more = () =>
    document.querySelector('#b')!.insertAdjacentHTML('beforebegin', PAGE.replace('"b"', '"c"'));
  expect(await pressAfter(openTab(PAGE), press(), more)).toMatchObject({ result: { ok: true } });
  expect(clicked()).toEqual(['b']);
  const second = openTab(PAGE.replace('"b"', '"a"') + PAGE);
  expect(await pressAfter(second, press({ nth: 1 }), more)).toMatchObject({ result: { ok: true } });
  expect(clicked()).toEqual(['b']);
});

test('acts on what a call means, not on what another call was judged by', async () => {
  const tab = openTab(PAGE.replace('"b"', '"a"') + PAGE);
  expect(await pressAfter(tab, press({ nth: 0 }), () => tab.target(press({ nth: 1 })))).toMatchObject({
    result: { ok: true },
  });
  expect(clicked()).toEqual(['a']);
});

test('what was judged and has lost what the selector asks for is not acted on', async () => {
  const tab = openTab(PAGE.replace('<button', '<button aria-expanded="false"'));
  const open = () => document.querySelector('#b')!.setAttribute('aria-expanded', 'true');
  expect(await pressAfter(tab, press({ expanded: false }), open)).toMatchObject({
    result: { code: 'NOT_FOUND' },
  });
  const hide = () => document.querySelector('#b')!.setAttribute('aria-hidden', 'true');
  const shown = openTab(PAGE + PAGE.replace('"b"', '"c"'));
  expect(await pressAfter(shown, press({ nth: 0 }), hide)).toMatchObject({ result: { ok: true } });
  expect(clicked()).toEqual(['c']);
});

test('the gate is told what a form is for', async () => {
  const tab = openTab(
    '<form action="/find"><label>Search <input name="q"></label><button id="b">Search</button></form>',
  );
  expect(await tab.target(CLICK)).toMatchObject({ ok: true, data: { form: { purpose: 'search' } } });
});

test('refuses when the form now goes to another site', async () => {
  const tab = openTab('<form id="f" action="/pay"><button id="b">Pay</button></form>');
  const info = await tab.target(CLICK);
  const capability = tab.capability(CLICK, info.ok ? info.data.fingerprint : '');
  document.querySelector('#f')!.setAttribute('action', 'https://evil.example/');
  expect(await tab.send({ op: 'act', call: CLICK, capability })).toMatchObject({ result: { code: 'STALE' } });
});

test('uses a nonce once, and keeps what became of the first use', async () => {
  const tab = openTab(PAGE);
  const info = await tab.target(CLICK);
  const capability = tab.capability(CLICK, info.ok ? info.data.fingerprint : '');
  await tab.send({ op: 'act', call: CLICK, capability });
  expect(await tab.send({ op: 'act', call: CLICK, capability })).toMatchObject({
    result: { code: 'POLICY_DENIED' },
  });
  expect(clicks()).toBe('1');
  expect(await tab.send({ op: 'outbox', nonce: capability.nonce })).toMatchObject({
    state: 'done',
    reply: { result: { ok: true } },
  });
});

test('the outbox says running, then done', async () => {
  const tab = openTab(PAGE);
  const info = await tab.target(CLICK);
  const capability = tab.capability(CLICK, info.ok ? info.data.fingerprint : '');
  const acting = tab.send({ op: 'act', call: CLICK, capability });
  await Promise.resolve();
  expect(await tab.send({ op: 'outbox', nonce: capability.nonce })).toEqual({ state: 'running' });
  await acting;
  expect(await tab.send({ op: 'outbox', nonce: capability.nonce })).toMatchObject({ state: 'done' });
});

test('asking for an act that was never seen revokes it', async () => {
  const tab = openTab(PAGE);
  const info = await tab.target(CLICK);
  const capability = tab.capability(CLICK, info.ok ? info.data.fingerprint : '');
  expect(await tab.send({ op: 'outbox', nonce: capability.nonce })).toEqual({ state: 'unseen' });
  expect(await tab.send({ op: 'act', call: CLICK, capability })).toMatchObject({
    result: { code: 'POLICY_DENIED' },
  });
  expect(clicks()).toBe(null);
});

test('a read tool is no act, an act is no read, and nonsense has no answer', async () => {
  const tab = openTab(PAGE);
  expect((await tab.act(call('dom.get', null, { what: 'title' }))).result).toMatchObject({
    code: 'INVALID_ACTION',
  });
  expect(await tab.send({ op: 'read', call: CLICK, requestId: 'r1' })).toMatchObject({
    result: { code: 'INVALID_ACTION' },
  });
  await expect(async () => tab.send({ op: 'eval', code: '1' })).rejects.toThrow('nobody answers');
});

test('to end the wait for a quiet page is not to cancel the act', async () => {
  const tab = openTab(PAGE);
  const info = await tab.target(CLICK);
  const capability = tab.capability(CLICK, info.ok ? info.data.fingerprint : '');
  const acting = tab.send({ op: 'act', call: CLICK, capability });
  await tab.send({ op: 'cancel', requestId: settlingOf(capability.nonce) });
  expect(await acting).toMatchObject({ result: { ok: true } });
  expect(clicks()).toBe('1');
});

test('an act is cancelled by its nonce', async () => {
  const tab = openTab('<button id="b" disabled>Pay</button>');
  const info = await tab.target(CLICK);
  const capability = tab.capability(CLICK, info.ok ? info.data.fingerprint : '');
  const acting = tab.send({ op: 'act', call: CLICK, capability });
  await Promise.resolve();
  await tab.send({ op: 'cancel', requestId: capability.nonce });
  expect(await acting).toMatchObject({ result: { code: 'CANCELLED' } });
});

test.each([
  ['has begun can be taken back', '', 'old'],
  ['waits for its field has done nothing', ' disabled', undefined],
])('an act that is cancelled while it %s', async (_what, state, before) => {
  const tab = openTab(`<input id="i" aria-label="Name" value="old"${state}>`);
  const field = document.querySelector<HTMLInputElement>('#i')!;
  const typing = call('dom.type', '#i', { text: 'a new name', delayMs: 100 });
  const info = await tab.target(typing);
  const capability = tab.capability(typing, info.ok ? info.data.fingerprint : '');
  const acting = tab.send({ op: 'act', call: typing, capability, undoable: true });
  if (before !== undefined) await vi.waitFor(() => expect(field.value).not.toBe('old'));
  await tab.send({ op: 'cancel', requestId: capability.nonce });
  const { result, undo } = (await acting) as ActReply;
  expect(result).toMatchObject({ code: 'CANCELLED' });
  expect(undo?.call.args['text']).toBe(before);
});

test('an act that waits for its turn is cancelled like one that is under way', async () => {
  const tab = openTab(`${PAGE}<button id="shut" disabled>Shut</button>`);
  const leaveFor = async (act: ToolCall) => {
    const info = await tab.target(act);
    return tab.capability(act, info.ok ? info.data.fingerprint : '');
  };
  const shut = call('dom.click', '#shut');
  const [first, second] = [await leaveFor(shut), await leaveFor(CLICK)];
  const acting = tab.send({ op: 'act', call: shut, capability: first });
  const waiting = tab.send({ op: 'act', call: CLICK, capability: second });
  await tab.send({ op: 'cancel', requestId: second.nonce });
  await tab.send({ op: 'cancel', requestId: first.nonce });
  expect(await acting).toMatchObject({ result: { code: 'CANCELLED' } });
  expect(await waiting).toMatchObject({ result: { code: 'CANCELLED' } });
  expect(clicks()).toBe(null);
});

test('acts on the page without an element have an empty fingerprint', async () => {
  const tab = openTab('<div style="height:3000px">x</div>');
  const down = call('dom.scroll', null, { direction: 'down' });
  expect(await tab.target(down)).toMatchObject({ ok: true, data: { fingerprint: '' } });
  const reply = await tab.act(down);
  expect(reply.result.ok).toBe(true);
  expect(reply.observation.changes?.map((c) => c.what)).toEqual(['scroll']);
  window.scrollTo(0, 0);
});
