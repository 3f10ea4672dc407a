// What a new worker can know of an act that the last one had sent into a page, or to a tab.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { request, Unreachable } from '../../../src/background/pages/frames';
import { observePage, tabExists } from '../../../src/background/pages/navigation';
import { whatBecameOf } from '../../../src/background/acts/what-became';
import type { IntentEntry } from '../../../src/shared/records';
import { success } from '../../../src/shared/tool-result';

vi.mock('../../../src/background/pages/frames', async (actual) => ({
  ...(await actual<object>()),
  request: vi.fn(),
}));
vi.mock('../../../src/background/pages/navigation');

const HERE = 'https://a.test/';
const OUTBOX = { op: 'outbox', nonce: 'nonce-0001' };
const unknown = { result: { ok: false, code: 'OUTCOME_UNKNOWN' } };

const intent = (name: string, args = {}, more = {}) =>
  ({
    call: { name, args: { tabId: 1, ...args } },
    description: 'Click “Pay”',
    nonce: 'nonce-0001',
    tabId: 1,
    documentId: 'd1',
    url: HERE,
    ...more,
  }) as unknown as IntentEntry;
const became = (one: IntentEntry) => whatBecameOf(one, 1, new Set());
const at = (url: string) => ({
  url,
  title: '' as never,
  ts: 1,
  ...(url === HERE ? {} : { urlChanged: true }),
});

beforeEach(() => {
  vi.mocked(tabExists).mockResolvedValue(true);
  vi.mocked(observePage).mockResolvedValue(at(HERE));
});
afterEach(() => {
  vi.useRealTimers();
  vi.resetAllMocks();
});

test('an act that its document has not seen was not done, and is asked for by its nonce', async () => {
  vi.mocked(request).mockResolvedValue({ state: 'unseen' } as never);
  expect(await became(intent('dom.click'))).toBe('notDone');
  expect(vi.mocked(request).mock.calls).toEqual([[1, 'd1', OUTBOX]]);
});

test('an act that was meant for no document was not done', async () => {
  expect(await became(intent('dom.click', {}, { documentId: undefined }))).toBe('notDone');
  expect(request).not.toHaveBeenCalled();
});

test('what its document has kept of an act is its outcome', async () => {
  const reply = { result: success({ already: true }), observation: at(HERE) };
  vi.mocked(request).mockResolvedValue({ state: 'done', reply } as never);
  expect(await became(intent('dom.click'))).toEqual({ ...reply, undo: undefined });
});

test('what a frame tells of itself moves no page', async () => {
  const reply = { result: success({}), observation: { ...at('https://widget.test/'), urlChanged: false } };
  vi.mocked(request).mockResolvedValue({ state: 'done', reply } as never);
  const found = (await became(intent('dom.click', {}, { frameId: 3 }))) as { observation: object };
  expect(found.observation).not.toHaveProperty('navigated');
});

test('an act that is under way is waited for, but not for ever', async () => {
  vi.useFakeTimers();
  vi.mocked(request).mockResolvedValue({ state: 'running' } as never);
  const found = became(intent('dom.click'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await found).toMatchObject(unknown);
});

test.each([
  ['the page is elsewhere', 'https://a.test/paid', { result: success({ navigated: true }) }],
  ['the page is where it was', HERE, unknown],
])('of an act whose document is gone, %s', async (_where, url, expected) => {
  vi.mocked(request).mockRejectedValue(new Unreachable('gone', 'gone'));
  vi.mocked(observePage).mockResolvedValue(at(url));
  expect(await became(intent('dom.click'))).toMatchObject(expected);
});

test('an act in a tab that is gone has no page left to ask', async () => {
  vi.mocked(request).mockRejectedValue(new Unreachable('gone', 'gone'));
  vi.mocked(tabExists).mockResolvedValue(false);
  expect(await became(intent('dom.click'))).toMatchObject({ result: { code: 'TAB_CLOSED' } });
});

test('whether code has run cannot be asked, and it is not run again', async () => {
  expect(await became(intent('page.runScript', { code: 'go()' }))).toMatchObject(unknown);
  expect(request).not.toHaveBeenCalled();
});

test('what only reads is read again', async () => {
  expect(await became(intent('page.read'))).toBe('notDone');
});

test.each([
  ['tabs.navigate', { url: HERE }, success({ url: HERE })],
  ['tabs.navigate', { url: 'https://a.test/other' }, undefined],
  ['tabs.forward', {}, undefined],
  ['tabs.reload', {}, undefined],
])('%s %j is told by the tab', async (name, args, result) => {
  const found = await became(intent(name, args));
  if (result) expect(found).toMatchObject({ result });
  else expect(found).toBe('notDone');
});

test('a tab that has gone a step back is not sent back once more', async () => {
  expect(await became(intent('tabs.back'))).toBe('notDone');
  vi.mocked(observePage).mockResolvedValue(at('https://a.test/before'));
  expect(await became(intent('tabs.back'))).toMatchObject({
    result: success({ url: 'https://a.test/before' }),
  });
  expect(await became(intent('tabs.navigate', { url: 'https://a.test/moved' }))).toMatchObject({
    result: { ok: true },
  });
});

test.each([
  [true, 'notDone'],
  [false, { result: success({}) }],
])('a tab that was to be closed and is there: %s', async (there, expected) => {
  vi.mocked(tabExists).mockResolvedValue(there);
  expect(await became(intent('tabs.close'))).toEqual(expected);
});
