// What was drawn into pages is taken away again, also by a worker that did not draw it.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { App } from '../../../src/background/app';
import { callDirectly } from '../../../src/background/acts/direct-call';
import { framesOf, request } from '../../../src/background/pages/frames';
import { failure, success } from '../../../src/shared/tool-result';

vi.mock('../../../src/background/acts/direct-call', () => ({ callDirectly: vi.fn() }));
vi.mock('../../../src/background/pages/frames', () => ({
  framesOf: vi.fn(),
  request: vi.fn(),
  globalId: (_frameId: number, id: string) => id,
  splitId: (id: string) => ({ frameId: 0, local: id }),
}));

const app = {} as App;
const stored = new Map<string, unknown>();

beforeEach(() => {
  vi.resetAllMocks();
  stored.clear();
  vi.stubGlobal('chrome', {
    storage: {
      session: {
        get: async (key: string) => ({ [key]: structuredClone(stored.get(key)) }),
        set: async (items: object) => Object.entries(items).forEach(([k, v]) => stored.set(k, v)),
      },
    },
  });
  vi.mocked(framesOf).mockImplementation(async (tabId) => [
    { frameId: 0, documentId: `d${tabId}`, origin: '', url: '', path: [] },
  ]);
  vi.mocked(request).mockResolvedValue({ ok: true });
  vi.mocked(callDirectly).mockResolvedValue({ result: success({}) });
});
afterEach(() => void vi.unstubAllGlobals());

/** The same modules as a worker that has just been started has them. */
async function newWorker() {
  vi.resetModules();
  const { showCitation, clearAllMarks } = await import('../../../src/background/pages/citations');
  const { outline, clearOutline } = await import('../../../src/background/pages/outline');
  return { showCitation, clearAllMarks, outline, clearOutline };
}

/** What each document was last asked to outline. */
function outlines(): Record<string, string[]> {
  const asked = vi.mocked(request).mock.calls.map(([, documentId, message]) => {
    const items = message.op === 'highlight' ? message.items : [];
    return [documentId, items.map(({ id }) => id)] as const;
  });
  return Object.fromEntries(asked);
}

/** Tabs whose mark was taken away. */
function unmarked(): unknown[] {
  const calls = vi.mocked(callDirectly).mock.calls.map(([, call]) => call.args);
  return calls.filter((args) => !('text' in args)).map(({ tabId }) => tabId);
}

test('outlines of the last worker go when others are shown, and when the last page of ours closes', async () => {
  await (await newWorker()).outline(1, [{ id: 'a1' }]);
  await (await newWorker()).outline(2, [{ id: 'a2' }]);
  expect(outlines()).toEqual({ d1: [], d2: ['a2'] });
  await (await newWorker()).clearOutline();
  expect(outlines()).toEqual({ d1: [], d2: [] });
});

test('a worker that dies while it draws has said where before', async () => {
  vi.mocked(request).mockReturnValueOnce(new Promise(() => undefined));
  void (await newWorker()).outline(1, [{ id: 'a1' }]);
  await vi.waitFor(() => expect(request).toHaveBeenCalledOnce());
  await (await newWorker()).clearOutline();
  expect(outlines()).toEqual({ d1: [] });
});

test('where nothing is outlined no page is asked', async () => {
  await (await newWorker()).clearOutline();
  expect(request).not.toHaveBeenCalled();
});

test('marks of the last worker go when the last page of ours closes', async () => {
  const first = await newWorker();
  await first.showCitation(app, 1, { id: 'p1', text: 'Due on Monday' });
  await first.showCitation(app, 2, { id: 'p1', text: 'Paid' });
  await first.showCitation(app, 2, null);
  vi.mocked(callDirectly).mockClear();
  await (await newWorker()).clearAllMarks(app);
  expect(unmarked()).toEqual([1]);
  await (await newWorker()).clearAllMarks(app);
  expect(unmarked()).toEqual([1]);
});

test('a mark that the page did not take is told, and taken away all the same', async () => {
  vi.mocked(callDirectly).mockResolvedValueOnce({ result: success({}) });
  vi.mocked(callDirectly).mockResolvedValueOnce({ result: failure('OUTCOME_UNKNOWN', 'no answer') });
  const said = await (await newWorker()).showCitation(app, 1, { id: 'p1', text: 'Paid' });
  expect(said).toEqual({ ok: false, message: 'no answer' });
  vi.mocked(callDirectly).mockClear();
  await (await newWorker()).clearAllMarks(app);
  expect(unmarked()).toEqual([1]);
});
