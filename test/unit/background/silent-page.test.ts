// A page that never answers, or that cannot be entered because one of its frames is frozen, holds nothing up.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { App } from '../../../src/background/app';
import { forgetFrames, framesOf } from '../../../src/background/frames';
import { perceive } from '../../../src/background/page-client';
import { success } from '../../../src/shared/tool-result';
import { paletteItems } from '../../../src/background/palette';
import { FRAMES_TIMEOUT_MS, PALETTE_PAGE_TIMEOUT_MS, READ_TIMEOUT_MS } from '../../../src/shared/budgets';

vi.mock('../../../src/background/scrub', () => ({ scrubber: async () => (value: unknown) => value }));
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

const MINI = {
  url: 'https://a.test/',
  origin: 'https://a.test',
  title: '',
  loginState: 'unknown',
  ts: 1,
  landmarks: [],
  actions: [],
  forms: [],
  collections: [],
};

test('a frozen frame is left out, by name, long before the deadline of the page', async () => {
  const hello = (frameId: number) => ({
    url: `https://a.test/${frameId}`,
    title: '',
    origin: 'https://a.test',
    readyState: 'complete',
    visible: true,
    place: frameId === 0 ? [] : [0],
    frames: frameId === 0 ? [{ frameId: -1, index: 0, key: 'ad', visible: true }] : [],
  });
  const frozen = { now: false };
  const injected = [
    { frameId: 0, documentId: 'd0' },
    { frameId: 7, documentId: 'd7' },
  ];
  vi.stubGlobal('chrome', {
    scripting: {
      executeScript: ({ target }: { target: { allFrames?: boolean; documentIds?: string[] } }) => {
        const isKept = frozen.now && (target.allFrames === true || target.documentIds?.[0] === 'd7');
        if (isKept) return new Promise(() => undefined);
        return Promise.resolve(target.allFrames ? injected : injected.slice(0, 1));
      },
    },
    tabs: {
      get: () => Promise.resolve({ status: 'complete' }),
      sendMessage: (_tab: number, { op }: { op: string }, { documentId }: { documentId: string }) => {
        if (frozen.now && documentId === 'd7') return new Promise(() => undefined);
        if (op === 'hello') return Promise.resolve(hello(documentId === 'd0' ? 0 : 7));
        return Promise.resolve({ mini: MINI, answers: [], frames: [] });
      },
    },
  });
  expect(await framesOf(3)).toHaveLength(2);
  frozen.now = true;
  const look = perceive(3, [], async (frames) => success(frames));
  await vi.advanceTimersByTimeAsync(2_100);
  expect(await look).toMatchObject({ silent: ['ad'] });
  // Entered anew, the page is there without the frame.
  forgetFrames(3);
  const entered = framesOf(3);
  await vi.advanceTimersByTimeAsync(FRAMES_TIMEOUT_MS);
  expect((await entered).map(({ frameId }) => frameId)).toEqual([0]);
});
