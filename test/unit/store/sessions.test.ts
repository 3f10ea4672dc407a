// A session is there with its tab, or not at all: a worker may die between two transactions.
import { beforeEach, expect, test, vi } from 'vitest';
import type { SessionRecord } from '../../../src/shared/records';
import type { CopilotDb } from '../../../src/store/database';
import { createSession, sessionForTab } from '../../../src/store/sessions';

const stored = new Map<string, SessionRecord>();
let transactions = 0;

const put = async (session: SessionRecord) => void stored.set(session.sessionId, session);
const inTab = (tabId: number) => [...stored.values()].filter((session) => session.tabId === tabId);
const index = (name: string) => ({
  get: async (tabId: number) => (name === 'byTab' ? inTab(tabId)[0] : undefined),
  getAll: async (tabId: number) => (name === 'byTab' ? inTab(tabId) : []),
});
vi.mock('../../../src/store/database', () => ({
  write: async (_db: unknown, _stores: unknown, work: (tx: unknown) => unknown) => {
    transactions++;
    return work({ objectStore: () => ({ add: put, put, index }) });
  },
}));

/** Nothing is written but in a transaction of `write`. */
const db = {} as CopilotDb;

beforeEach(() => {
  stored.clear();
  transactions = 0;
});

test('a fresh session takes the tab of the former one in the transaction that adds it', async () => {
  const former = await createSession(db, { tabId: 7, title: 'Former', now: 1 });
  transactions = 0;
  const session = await createSession(db, { tabId: 7, now: 2 });
  expect(transactions).toBe(1);
  expect(session).toMatchObject({ title: '', tabId: 7, createdAt: 2, updatedAt: 2, nextSequence: 1 });
  expect(stored.get(session.sessionId)).toEqual(session);
  expect(stored.get(former.sessionId)).not.toHaveProperty('tabId');
});

test('without a tab it has none; a tab that has one keeps it', async () => {
  expect(await createSession(db)).not.toHaveProperty('tabId');
  const session = await sessionForTab(db, 9, 1);
  expect(await sessionForTab(db, 9, 2)).toEqual(session);
  expect(stored.size).toBe(2);
});
