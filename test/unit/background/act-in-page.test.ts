// An act that its page carries out: how a stop reaches it, and what an answer is worth that nobody can read.
import { beforeEach, expect, test, vi } from 'vitest';
import type { App } from '../../../src/background/app';
import { framesOf, mainFrame, request, Unreachable, type Frame } from '../../../src/background/pages/frames';
import { perform, type Cleared } from '../../../src/background/acts/funnel';
import { CopilotError } from '../../../src/shared/errors';
import { failure } from '../../../src/shared/tool-result';
import { resolveSecret } from '../../../src/store/secrets';

vi.mock('../../../src/store/secrets');
vi.mock('../../../src/background/pages/frames', async (actual) => ({
  ...(await actual<object>()),
  framesOf: vi.fn(),
  mainFrame: vi.fn(),
  request: vi.fn(),
}));

const FRAME: Frame = {
  frameId: 0,
  documentId: 'd1',
  origin: 'https://a.test',
  url: 'https://a.test/',
  path: [],
};
const CLEARED = {
  call: { name: 'dom.click', args: { tabId: 1 } },
  local: { name: 'dom.click', args: { tabId: 1 } },
  tool: { name: 'dom.click', host: 'page', effect: 'act' },
  tabId: 1,
  frame: FRAME,
  capability: { nonce: 'nonce-0001' },
  urlBefore: FRAME.url,
} as unknown as Cleared;
const READ = {
  ...CLEARED,
  call: { name: 'dom.waitFor', args: { tabId: 1 } },
  tool: { name: 'dom.waitFor', host: 'page', effect: 'read' },
} as unknown as Cleared;

/** Requests that were sent, and their ids. */
const sent = () => vi.mocked(request).mock.calls.map(([, , message]) => message);

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(framesOf).mockResolvedValue([FRAME]);
  vi.stubGlobal('chrome', {
    tabs: {
      get: async () => ({ status: 'complete', url: FRAME.url }),
      onCreated: { addListener: () => undefined, removeListener: () => undefined },
    },
  });
});

/** A page that is at its task until it is told to cancel it. */
function busyPage(): void {
  let give: (reply: unknown) => void = () => undefined;
  vi.mocked(request).mockImplementation(((_tab: number, _document: string, { op }: { op: string }) => {
    if (op !== 'cancel') return new Promise((resolve) => (give = resolve));
    give({ result: { ok: false, code: 'CANCELLED', error: 'stopped', retryable: false }, observation: {} });
    return Promise.resolve({ ok: true });
  }) as never);
}

test.each([
  ['an act', CLEARED, () => 'nonce-0001'],
  ['a wait', READ, () => (sent()[0] as { requestId: string }).requestId],
])('%s that is stopped is cancelled in its page', async (_what, cleared, id) => {
  busyPage();
  const stop = new AbortController();
  const done = perform({} as App, cleared, stop.signal);
  await vi.waitFor(() => expect(request).toHaveBeenCalled());
  stop.abort();
  expect((await done).result).toMatchObject({ ok: false, code: 'CANCELLED' });
  expect(sent().at(-1)).toEqual({ op: 'cancel', requestId: id() });
});

test.each([
  ['a model’s choice in a list that was not there to be judged', { foreign: true }, true],
  ['one in a list that was', { foreign: true, target: { aim: 'Archive' } }, undefined],
  [
    'one of several in a list that may not be drawn in whole',
    {
      foreign: true,
      target: { aim: 'Archive', tag: 'ul' },
      local: { name: 'dom.select', args: { values: ['a', 'b'] } },
    },
    true,
  ],
  ['one of the user’s own words', { foreign: false }, undefined],
])('%s: nothing but the very name: %s', async (_what, more, exact) => {
  vi.mocked(request).mockResolvedValue({ result: { ok: true, data: {} }, observation: {} } as never);
  await perform({} as App, { ...CLEARED, ...more } as Cleared);
  expect((sent()[0] as { exact?: boolean }).exact).toBe(exact);
});

test('an act that is over is not cancelled any more', async () => {
  vi.mocked(request).mockResolvedValue({ result: { ok: true, data: {} }, observation: {} } as never);
  const stop = new AbortController();
  await perform({} as App, CLEARED, stop.signal);
  stop.abort();
  expect(sent().map(({ op }) => op)).toEqual(['act']);
});

test('an act whose turn comes after the stop is not sent', async () => {
  busyPage();
  const first = new AbortController();
  const running = perform({} as App, CLEARED, first.signal);
  await vi.waitFor(() => expect(request).toHaveBeenCalled());
  const second = new AbortController();
  const waiting = perform({} as App, CLEARED, second.signal);
  second.abort();
  first.abort();
  await running;
  expect((await waiting).result).toMatchObject({ ok: false, code: 'CANCELLED' });
  expect(sent().map(({ op }) => op)).toEqual(['act', 'cancel']);
});

test('of an act whose answer cannot be read it is not known what became of it', async () => {
  vi.mocked(request).mockRejectedValue(new CopilotError('INVALID_ACTION', 'act: not what was asked for'));
  const { result } = await perform({} as App, CLEARED);
  expect(result).toMatchObject({ ok: false, code: 'OUTCOME_UNKNOWN' });
});

test('a secret is asked for with the site of the page, also where the browser does not tell its address', async () => {
  const tabs = { get: async () => ({ status: 'complete' }) };
  vi.stubGlobal('chrome', { tabs });
  vi.mocked(mainFrame).mockResolvedValue({ ...FRAME, origin: 'https://shop.test' });
  vi.mocked(resolveSecret).mockResolvedValue(failure('POLICY_DENIED', 'it belongs to https://a.test'));
  const call = { name: 'dom.type', args: { tabId: 1, text: '', secret: 'secret:1' } };
  const { result } = await perform({} as App, { ...CLEARED, call, frame: { ...FRAME, frameId: 3 } } as never);
  expect(result).toMatchObject({ ok: false, code: 'POLICY_DENIED' });
  expect(vi.mocked(resolveSecret).mock.lastCall?.[2]).toMatchObject({
    topOrigin: 'https://shop.test',
    frameOrigin: 'https://a.test',
  });
  expect(request).not.toHaveBeenCalled();
});

test.each([
  ['the tab is closed', new Unreachable('gone', 'no tab'), 'TAB_CLOSED', undefined],
  ['the page is replaced', new Unreachable('gone', 'no page'), 'STALE', { status: 'loading' }],
  ['the page is silent', new Unreachable('timeout', 'no answer'), 'TIMEOUT', { status: 'complete' }],
])('an act that wants a secret is known to be undone when %s before it', async (_what, error, code, tab) => {
  const tabs = { get: async () => tab ?? Promise.reject(new Error('No tab with id: 1')) };
  vi.stubGlobal('chrome', { tabs });
  vi.mocked(mainFrame).mockRejectedValue(error);
  const call = { name: 'dom.type', args: { tabId: 1, text: '', secret: 'secret:1' } };
  const { result } = await perform({} as App, { ...CLEARED, call } as never);
  expect(result).toMatchObject({ ok: false, code });
  expect(request).not.toHaveBeenCalled();
});
