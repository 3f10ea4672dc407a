// What a new worker can know of a tab that the last one was about to open.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whatBecameOf } from '../../../src/background/acts/what-became';
import type { IntentEntry } from '../../../src/shared/records';
import { success } from '../../../src/shared/tool-result';

const BILLS = 'https://a.test/bills';
const WRITTEN_BY_PAGE = 10;
let tabs: Partial<chrome.tabs.Tab>[];
let closed: number[];

beforeEach(() => {
  tabs = [];
  closed = [];
  vi.stubGlobal('chrome', {
    tabs: { query: async () => tabs, remove: async (id: number) => void closed.push(id) },
    scripting: {
      executeScript: async ({ target }: { target: { tabId: number } }) => {
        if (target.tabId === WRITTEN_BY_PAGE) return [];
        throw new Error('Cannot access contents of url "about:blank".');
      },
    },
  });
});
afterEach(() => void vi.unstubAllGlobals());

const opening = (openerTabId?: number) =>
  ({
    call: { name: 'tabs.open', args: { url: BILLS, ...(openerTabId === undefined ? {} : { openerTabId }) } },
    description: 'open a tab',
  }) as unknown as IntentEntry;

test('a tab that the task’s tab opened there is the one', async () => {
  tabs = [
    { id: 5, url: BILLS },
    { id: 6, url: BILLS, openerTabId: 1 },
  ];
  expect(await whatBecameOf(opening(1), 1, new Set())).toEqual({ result: success({ tabId: 6 }) });
  expect(await whatBecameOf(opening(1), 1, new Set([6]))).toBe('notDone');
});

test('without an opener any tab of the site may be the user’s own: the outcome is unknown', async () => {
  const unknown = { result: { ok: false, code: 'OUTCOME_UNKNOWN' } };
  tabs = [{ id: 5, url: 'https://a.test/mail' }];
  expect(await whatBecameOf(opening(), 1, new Set())).toMatchObject(unknown);
  tabs = [];
  expect(await whatBecameOf(opening(), 1, new Set())).toMatchObject(unknown);
});

test('the tab that was left empty on its way there is closed, before another is opened', async () => {
  const empty = { url: 'about:blank', openerTabId: 1 };
  tabs = [
    { id: 5, url: 'about:blank' },
    { ...empty, id: 6 },
    { ...empty, id: 7 },
    { id: 8, url: 'https://b.test/', openerTabId: 1 },
    { ...empty, id: 9, openerTabId: 2 },
    { ...empty, id: WRITTEN_BY_PAGE },
  ];
  expect(await whatBecameOf(opening(1), 1, new Set([7]))).toBe('notDone');
  expect(closed).toEqual([6]);
});

test('no tab is closed where the one that was opened is found', async () => {
  tabs = [
    { id: 6, url: 'about:blank', openerTabId: 1 },
    { id: 7, pendingUrl: BILLS, url: 'about:blank', openerTabId: 1 },
  ];
  expect(await whatBecameOf(opening(1), 1, new Set())).toEqual({ result: success({ tabId: 7 }) });
  expect(closed).toEqual([]);
});

test('a tab that the user had opened from there before is not taken for the task’s own', async () => {
  tabs = [{ id: 6, url: 'https://a.test/compose?draft=9', openerTabId: 1 }];
  const intent = { ...opening(1), tabsBefore: [6] };
  expect(await whatBecameOf(intent, 1, new Set())).toBe('notDone');
  tabs.push({ id: 7, url: 'https://a.test/bills/2026', openerTabId: 1 });
  expect(await whatBecameOf(intent, 1, new Set())).toEqual({ result: success({ tabId: 7 }) });
});
