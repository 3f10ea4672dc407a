// When the rules of a fence go up and come down.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { actBehind } from '../../../src/background/acts/fence';
import { startMove } from '../../../src/background/pages/navigation';
import { FENCE_LINGER_MS } from '../../../src/shared/budgets';
import { failure, success } from '../../../src/shared/tool-result';

vi.mock('../../../src/background/pages/navigation');

interface Update {
  removeRuleIds: number[];
  addRules?: { id: number }[];
}

const rules = new Set<number>();
const moved = vi.fn(async () => undefined);
let shown: { url?: string } = {};
const update = vi.fn(async ({ removeRuleIds, addRules = [] }: Update) => {
  removeRuleIds.forEach((id) => rules.delete(id));
  addRules.forEach(({ id }) => rules.add(id));
});
const behind = (origin: string) => ({ strength: 'sealed' as const, origins: [origin], urlBefore: origin });
const act = (tabId: number, origin: string) =>
  actBehind(tabId, behind(origin), async () => ({ result: success({}) }));

beforeEach(() => {
  vi.useFakeTimers();
  rules.clear();
  update.mockClear();
  vi.mocked(startMove).mockClear();
  vi.stubGlobal('chrome', {
    tabs: { query: async () => [{ id: 1 }, { id: 2 }], get: async () => shown, update: moved },
    declarativeNetRequest: { updateSessionRules: update },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('acts of a run share one fence, which comes down a moment after the last', async () => {
  await act(1, 'https://a.test');
  await vi.advanceTimersByTimeAsync(FENCE_LINGER_MS / 2);
  await act(1, 'https://a.test');
  await vi.advanceTimersByTimeAsync(FENCE_LINGER_MS - 1);
  expect(rules.size).toBeGreaterThan(0);
  expect(update).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1);
  expect(rules.size).toBe(0);
});

test('a fence for other sites replaces the one that stands', async () => {
  await act(1, 'https://a.test');
  const first = [...rules];
  await act(1, 'https://b.test');
  expect([...rules].filter((id) => first.includes(id))).toEqual([]);
  await vi.advanceTimersByTimeAsync(FENCE_LINGER_MS);
  expect(rules.size).toBe(0);
});

test('where the browser refuses the next fence, nothing is done and the one that stands still comes down', async () => {
  await act(2, 'https://a.test');
  update.mockRejectedValueOnce(new Error('too many rules'));
  const done = vi.fn(async () => ({ result: success({}) }));
  await expect(actBehind(2, behind('https://b.test'), done)).rejects.toThrow('too many rules');
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(FENCE_LINGER_MS);
  expect(rules.size).toBe(0);
});

test.each([
  'Frame with ID 0 is showing error page',
  'Cannot access contents of url "chrome-error://chromewebdata/". Extension manifest must request permission.',
])('an act that ended before the browser’s own page has failed: %s', async (told) => {
  const scripting = { executeScript: async () => Promise.reject(new Error(told)) };
  vi.stubGlobal('chrome', { ...chrome, scripting });
  const observation = { url: 'https://b.test/', title: '' as never, ts: 1, navigated: true };
  const done = await actBehind(3, behind('https://a.test'), async () => ({
    result: success({}),
    observation,
  }));
  expect(done.result).toMatchObject({ ok: false, code: 'POLICY_DENIED' });
  expect(startMove).toHaveBeenCalledOnce();
});

test.each([
  ['the browser tells', { url: 'https://a.test/?of=hunter2' }, 'https://a.test/?of=hunter2'],
  ['was told', {}, 'https://a.test'],
])('a halted page goes back to the address that %s', async (_who, tab, url) => {
  shown = tab;
  const scripting = {
    executeScript: async () => Promise.reject(new Error('Frame with ID 0 is showing error page')),
  };
  vi.stubGlobal('chrome', { ...chrome, scripting });
  vi.mocked(startMove).mockImplementation(async (_tab, move) => void (await move()));
  const observation = { url: 'https://b.test/', title: '' as never, ts: 1, navigated: true };
  await actBehind(5, behind('https://a.test'), async () => ({ result: success({}), observation }));
  expect(moved).toHaveBeenLastCalledWith(5, { url });
  shown = {};
});

test('in a tab that was closed the act itself tells so', async () => {
  vi.stubGlobal('chrome', {
    ...chrome,
    tabs: { ...chrome.tabs, get: async () => Promise.reject(new Error('No tab')) },
  });
  const closed = { result: failure('TAB_CLOSED', 'The tab was closed.') };
  expect(await actBehind(6, behind('https://a.test'), async () => closed)).toBe(closed);
});

test('rules that the browser did not take down are taken down after the next act', async () => {
  await act(4, 'https://a.test');
  update.mockRejectedValueOnce(new Error('busy'));
  await vi.advanceTimersByTimeAsync(FENCE_LINGER_MS);
  expect(rules.size).toBeGreaterThan(0);
  await act(4, 'https://b.test');
  await vi.advanceTimersByTimeAsync(FENCE_LINGER_MS);
  expect(rules.size).toBe(0);
});
