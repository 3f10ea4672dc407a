// A page that never answers, or that cannot be entered because one of its frames is frozen, holds nothing up.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { App } from '../../../src/background/app';
import { framesOf } from '../../../src/background/frames';
import { paletteItems } from '../../../src/background/palette';
import { PALETTE_PAGE_TIMEOUT_MS, READ_TIMEOUT_MS } from '../../../src/shared/budgets';

vi.mock('../../../src/store/tasks', () => ({ listTasks: () => Promise.resolve([]) }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('chrome', {
    scripting: { executeScript: () => new Promise(() => undefined) },
    tabs: { get: () => Promise.resolve({ status: 'complete' }) },
    windows: {
      getLastFocused: () => Promise.resolve({ tabs: [{ id: 2, title: 'Inbox', url: 'https://mail.test/' }] }),
      getAll: () => Promise.resolve([]),
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the palette shows what else there is, and says that the page is silent', async () => {
  const answer = paletteItems({} as App, 1, '');
  await vi.advanceTimersByTimeAsync(PALETTE_PAGE_TIMEOUT_MS);
  const { items, silent } = await answer;
  expect(silent).toBe(true);
  expect(items.map(({ label }) => label)).toEqual(['Inbox']);
});

test('entering a page ends at a deadline', async () => {
  const entered = expect(framesOf(1)).rejects.toMatchObject({ why: 'timeout' });
  await vi.advanceTimersByTimeAsync(READ_TIMEOUT_MS);
  await entered;
});
