// What a new worker can know of a tab that the last one was about to open.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whatBecameOf } from '../../../src/background/what-became';
import type { IntentEntry } from '../../../src/shared/records';
import { success } from '../../../src/shared/tool-result';

const BILLS = 'https://a.test/bills';
let tabs: Partial<chrome.tabs.Tab>[];

beforeEach(() => {
  tabs = [];
  vi.stubGlobal('chrome', { tabs: { query: async () => tabs } });
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
