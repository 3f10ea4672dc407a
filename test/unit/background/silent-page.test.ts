// A page that never answers, or that cannot be entered because one of its frames is frozen, holds nothing up.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { App } from '../../../src/background/app';
import { forgetFrames, framesOf } from '../../../src/background/pages/frames';
import { detailsOf, perceive } from '../../../src/background/pages/page-client';
import { paletteItems } from '../../../src/background/panel/palette';
import { everyFrame } from '../../../src/background/pages/readable-frames';
import { FRAMES_TIMEOUT_MS, PALETTE_PAGE_TIMEOUT_MS, READ_TIMEOUT_MS } from '../../../src/shared/budgets';
import { viewWith } from '../skills/views';

vi.mock('../../../src/background/acts/scrub', () => ({ scrubber: async () => (value: unknown) => value }));
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

const DETAIL = { id: 'a1', selector: { kind: 'role', role: 'button' } };

type Answer = 'answers' | 'frozen' | 'gone';

/** A page with one frame, which may freeze, or go elsewhere; then it has another document. */
function pageWithFrame(): { frame: Answer } {
  const page: { frame: Answer } = { frame: 'answers' };
  const child = () => (page.frame === 'gone' ? 'later' : 'child');
  const never = () => new Promise(() => undefined);
  vi.stubGlobal('chrome', {
    scripting: {
      executeScript: ({ target }: { target: { allFrames?: boolean } }) => {
        if (page.frame === 'frozen' && target.allFrames === true) return never();
        const main = { frameId: 0, documentId: 'main' };
        return Promise.resolve(target.allFrames ? [main, { frameId: 7, documentId: child() }] : [main]);
      },
    },
    tabs: {
      get: () => Promise.resolve({ status: 'complete' }),
      sendMessage: (_tab: number, { op }: { op: string }, { documentId }: { documentId: string }) => {
        const isMain = documentId === 'main';
        if (!isMain && page.frame === 'frozen') return never();
        if (!isMain && documentId !== child()) return Promise.reject(new Error('The document went away'));
        if (op === 'details') return Promise.resolve({ details: [DETAIL] });
        if (op !== 'hello') return Promise.resolve({ mini: viewWith({}).mini, answers: [] });
        return Promise.resolve({
          url: `https://a.test/${documentId}`,
          title: '',
          origin: 'https://a.test',
          readyState: 'complete',
          visible: true,
          place: isMain ? [] : [0],
          frames: isMain ? [{ index: 0, key: 'ad' }] : [],
        });
      },
    },
  });
  return page;
}

test('a frozen frame is left out, by name, long before the deadline of the page', async () => {
  const page = pageWithFrame();
  expect(await framesOf(3)).toHaveLength(2);
  page.frame = 'frozen';
  const look = perceive(3, [], everyFrame);
  await vi.advanceTimersByTimeAsync(2_100);
  expect(await look).toMatchObject({ leftOut: [expect.stringContaining('the frame ad')] });
  expect(await framesOf(3)).toHaveLength(1);
  // Entered anew, the page is there without the frame.
  forgetFrames(3);
  const entered = framesOf(3);
  await vi.advanceTimersByTimeAsync(FRAMES_TIMEOUT_MS);
  expect((await entered).map(({ frameId }) => frameId)).toEqual([0]);
});

test('details of the page do not wait for those of a frozen frame', async () => {
  const page = pageWithFrame();
  await framesOf(5);
  page.frame = 'frozen';
  const details = detailsOf(5, ['a1', 'f7.a1'], everyFrame);
  await vi.advanceTimersByTimeAsync(2_100);
  expect((await details).map(({ id }) => id)).toEqual(['a1']);
});

test('a frame that shows another document is entered again at the next look', async () => {
  const page = pageWithFrame();
  await framesOf(4);
  page.frame = 'gone';
  expect(await perceive(4, [], everyFrame)).toMatchObject({ leftOut: [] });
  expect((await framesOf(4)).map(({ documentId }) => documentId)).toEqual(['main', 'later']);
});
