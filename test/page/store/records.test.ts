import { deleteDB, openDB, unwrap } from 'idb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { MAX_DIRECT_ENTRIES, MAX_SITE_NODES_PER_ORIGIN, SITE_NODE_TTL_MS } from '../../../src/shared/budgets';
import { appendAudit, firstBrokenLink } from '../../../src/store/audit';
import { MIGRATIONS, openDatabase, write, type CopilotDb } from '../../../src/store/database';
import { addGrant, countAct, listGrants, removeGrant } from '../../../src/store/grants';
import { appendLog, listLogs, MAX_LOG_ENTRIES } from '../../../src/store/logs';
import { messagesOf, putMessages, type NewMessage } from '../../../src/store/messages';
import { DIRECT_CALLS } from '../../../src/shared/records';
import {
  applyRetention,
  eraseAll,
  eraseTask,
  exportAll,
  exportTask,
  retentionIsDue,
} from '../../../src/store/retention';
import {
  createSession,
  getSession,
  sessionForTab,
  showAlsoIn,
  sessionOfTab,
  tabsWithSession,
  unbindTab,
} from '../../../src/store/sessions';
import { edgesOf, forgetNode, nodesOf, recordEdge, recordVisit } from '../../../src/store/site-graph';
import { commitIntent, createTask, journalOf, loadTask } from '../../../src/store/tasks';
import { freshDatabase, intent, message, session, task } from './fixtures';

const DAY_MS = 24 * 3_600_000;
let db: CopilotDb;
beforeEach(async () => {
  db = await freshDatabase();
});

describe('the database', () => {
  test('a newer version keeps what is there and migrates it', async () => {
    const { name } = db;
    await createTask(db, { task: task(), session: session() });
    db.close();
    const newer = await openDatabase({
      name,
      migrations: [
        ...MIGRATIONS,
        async (_, tx) => {
          const store = tx.objectStore('tasks');
          for (const one of await store.getAll()) await store.put({ ...one, goal: `${one.goal}!` });
        },
      ],
    });
    expect(newer.version).toBe(MIGRATIONS.length + 1);
    expect((await loadTask(newer, 't1'))?.goal).toBe('Open the invoices!');
    newer.close();
  });

  test('a migration that fails leaves the old version whole', async () => {
    const { name } = db;
    await createTask(db, { task: task(), session: session() });
    db.close();
    const failing = openDatabase({
      name,
      migrations: [
        ...MIGRATIONS,
        async (_, tx) => {
          await tx.objectStore('tasks').clear();
          throw new Error('broken');
        },
      ],
    });
    await expect(failing).rejects.toThrow();
    const again = await openDatabase({ name });
    expect(await loadTask(again, 't1')).toBeDefined();
    again.close();
  });

  test('it is told where the browser ends the database, or another wants it gone', async () => {
    const name = `${db.name}-ended`;
    const ended = vi.fn();
    const first = await openDatabase({ name, ended });
    unwrap(first).dispatchEvent(new Event('close'));
    expect(ended).toHaveBeenCalledTimes(1);
    await deleteDB(name);
    expect(ended).toHaveBeenCalledTimes(2);
  });

  test('every version is reached from an empty database', async () => {
    const name = `${db.name}-raw`;
    const raw = await openDB(name, 0 + 1);
    expect([...raw.objectStoreNames]).toEqual([]);
    raw.close();
    await deleteDB(name);
    expect([...db.objectStoreNames].sort()).toEqual(
      'audit grants journal logs messages meta secrets sessions siteEdges siteNodes tasks workflows'.split(
        ' ',
      ),
    );
  });

  test('a full disk gives up the reserve and tries once more, then says QUOTA', async () => {
    await applyRetention(db, 0);
    expect(await db.getKey('meta', 'reserve')).toBe('reserve');
    let tries = 0;
    const full = () => {
      tries++;
      throw new DOMException('full', 'QuotaExceededError');
    };
    await expect(write(db, ['logs'], async () => full())).rejects.toMatchObject({ code: 'QUOTA' });
    expect(tries).toBe(2);
    expect(await db.getKey('meta', 'reserve')).toBeUndefined();
    const once = write(db, ['logs'], async () => (tries++ === 2 ? full() : 'written'));
    expect(await once).toBe('written');
  });
});

describe('sessions and messages', () => {
  const appendMessages = (to: CopilotDb, sessionId: string, messages: NewMessage[]) =>
    write(to, ['sessions', 'messages'], (tx) => putMessages(tx, sessionId, messages));

  test('two panels that open at once on one tab get the same session', async () => {
    const [one, two] = await Promise.all([sessionForTab(db, 9, 1), sessionForTab(db, 9, 2)]);
    expect(two.sessionId).toBe(one.sessionId);
    expect((await sessionForTab(db, 9, 3)).sessionId).toBe(one.sessionId);
  });

  test('a tab has one session; the former is let go and keeps its messages', async () => {
    const one = await createSession(db, { tabId: 7 });
    await appendMessages(db, one.sessionId, [message('m')]);
    const two = await createSession(db, { tabId: 7 });
    expect((await sessionOfTab(db, 7))?.sessionId).toBe(two.sessionId);
    expect(await getSession(db, one.sessionId)).not.toHaveProperty('tabId');
    expect((await messagesOf(db, one.sessionId)).total).toBe(1);
    await unbindTab(db, 7);
    expect(await sessionOfTab(db, 7)).toBeUndefined();
  });

  test('a session is shown in the tabs that its tasks opened, until they have one of their own', async () => {
    const one = await createSession(db, { tabId: 11 });
    const begun = await sessionForTab(db, 12, 1);
    await showAlsoIn(db, one.sessionId, 12);
    await showAlsoIn(db, one.sessionId, 13);
    for (const tabId of [11, 12, 13])
      expect((await sessionForTab(db, tabId, 2)).sessionId).toBe(one.sessionId);
    expect(await getSession(db, begun.sessionId)).not.toHaveProperty('tabId');
    const own = await createSession(db, { tabId: 12 });
    expect((await sessionOfTab(db, 12))?.sessionId).toBe(own.sessionId);
    expect((await sessionOfTab(db, 11))?.sessionId).toBe(one.sessionId);
    expect((await tabsWithSession(db)).sort()).toEqual([11, 12, 13]);
    await unbindTab(db, 11);
    expect((await sessionOfTab(db, 13))?.sessionId).toBe(one.sessionId);
    await unbindTab(db, 13);
    expect(await tabsWithSession(db)).toEqual([12]);
    expect(await sessionOfTab(db, 13)).toBeUndefined();
  });

  test('numbers have no gaps, also when two write at once', async () => {
    const { sessionId } = await createSession(db);
    await Promise.all(
      ['a', 'b', 'c', 'd'].map((id) => appendMessages(db, sessionId, [message(`${id}1`), message(`${id}2`)])),
    );
    const { messages, total } = await messagesOf(db, sessionId);
    expect(messages.map(({ sequenceNumber }) => sequenceNumber)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(total).toBe(8);
  });

  test('a known message is updated in place', async () => {
    const { sessionId } = await createSession(db);
    await appendMessages(db, sessionId, [message('a', { status: 'pending' }), message('b')]);
    const [updated] = await appendMessages(db, sessionId, [message('a', { status: 'success' })]);
    expect(updated).toMatchObject({ sequenceNumber: 1, status: 'success' });
    expect((await messagesOf(db, sessionId)).total).toBe(2);
  });

  test('pages: after a number, the newest, or the newest before a number', async () => {
    const { sessionId } = await createSession(db);
    await appendMessages(
      db,
      sessionId,
      ['a', 'b', 'c', 'd'].map((id) => message(id)),
    );
    const ids = async (page: Parameters<typeof messagesOf>[2]) =>
      (await messagesOf(db, sessionId, page)).messages.map(({ messageId }) => messageId);
    expect(await ids({ after: 2 })).toEqual(['c', 'd']);
    expect(await ids({ after: 1, limit: 2 })).toEqual(['b', 'c']);
    expect(await ids({ limit: 2 })).toEqual(['c', 'd']);
    expect(await ids({ before: 3, limit: 1 })).toEqual(['b']);
    expect(await ids({ before: 3 })).toEqual(['a', 'b']);
    expect(await messagesOf(db, 'nowhere')).toEqual({
      sessionId: 'nowhere',
      messages: [],
      total: 0,
      sessionExists: false,
    });
  });
});

describe('the site graph', () => {
  const origin = 'https://a.test';
  const visit = (path: string, more: object = {}) => ({
    origin,
    path,
    url: origin + path,
    title: path,
    kinds: [],
    labels: [],
    ...more,
  });

  test('a page seen again is the same node', async () => {
    await recordVisit(db, visit('/a'), 1_000);
    expect(await recordVisit(db, visit('/a', { title: 'New' }), 2_000)).toMatchObject({
      firstSeenAt: 1_000,
      lastSeenAt: 2_000,
      visits: 2,
    });
    await recordEdge(db, { origin, from: '/', to: '/a', label: 'A' });
    await recordEdge(db, { origin, from: '/', to: '/a', label: 'A again' });
    expect(await edgesOf(db, origin)).toMatchObject([{ label: 'A again' }]);
    await forgetNode(db, origin, '/');
    expect(await edgesOf(db, origin)).toEqual([]);
  });

  test('old pages are forgotten, and an origin is bounded', async () => {
    const now = 100 * DAY_MS;
    await recordVisit(db, visit('/old'), now - SITE_NODE_TTL_MS - 1);
    await recordVisit(db, visit('/new'), now);
    expect((await nodesOf(db, origin, now)).map(({ path }) => path)).toEqual(['/new']);
    await applyRetention(db, 0, now);
    expect(await db.count('siteNodes')).toBe(1);
    for (let i = 0; i < MAX_SITE_NODES_PER_ORIGIN + 5; i++)
      await recordVisit(db, visit(`/${i}`), now + 1 + i);
    const paths = (await nodesOf(db, origin, now)).map(({ path }) => path);
    expect(paths).toHaveLength(MAX_SITE_NODES_PER_ORIGIN);
    expect(paths).not.toContain('/new');
  });
});

describe('grants, log, audit', () => {
  test('grants are exact origins, counted', async () => {
    await addGrant(db, 'https://a.test', 1);
    await addGrant(db, 'https://a.test', 2);
    await countAct(db, 'https://a.test', 3);
    await countAct(db, 'https://b.test', 3);
    expect(await listGrants(db)).toEqual([{ origin: 'https://a.test', addedAt: 1, acts: 1, lastActAt: 3 }]);
    for (const bad of ['https://a.test/', 'a.test', '*', 'file://', 'null', 'https://A.test'])
      await expect(addGrant(db, bad)).rejects.toMatchObject({ code: 'INVALID_ACTION' });
    await removeGrant(db, 'https://a.test');
    expect(await listGrants(db)).toEqual([]);
  });

  test('the log is a ring, filtered by level', async () => {
    const entry = (level: 'debug' | 'error', n: number) => ({ ts: n, level, area: 'x', message: `m${n}` });
    await Promise.all(
      Array.from({ length: MAX_LOG_ENTRIES + 20 }, (_, n) =>
        appendLog(db, entry(n % 10 ? 'debug' : 'error', n)),
      ),
    );
    const all = await listLogs(db);
    expect(all).toHaveLength(MAX_LOG_ENTRIES);
    expect(all.at(-1)?.message).toBe(`m${MAX_LOG_ENTRIES + 19}`);
    expect((await listLogs(db, 'warn')).every(({ level }) => level === 'error')).toBe(true);
  });

  test('a changed, dropped or inserted audit record shows', async () => {
    await Promise.all(
      ['a', 'b', 'c', 'd'].map((event) => appendAudit(db, event, { origin: 'https://a.test' })),
    );
    const chain = await db.getAll('audit');
    expect(chain.map(({ n }) => n)).toEqual([1, 2, 3, 4]);
    expect(await firstBrokenLink(chain)).toBeNull();
    expect(await firstBrokenLink(chain.slice(2))).toBeNull();
    expect(await firstBrokenLink(chain.filter(({ n }) => n !== 2))).toBe(3);
    expect(await firstBrokenLink(chain.map((one) => (one.n === 3 ? { ...one, event: 'x' } : one)))).toBe(3);
    expect(JSON.parse((await exportAll(db)).json)).toMatchObject({ auditBrokenAt: null, audit: chain });
    await db.put('audit', { ...chain[1]!, event: 'x' });
    expect(JSON.parse((await exportAll(db)).json)).toMatchObject({ auditBrokenAt: 2 });
  });
});

describe('export, erasure, retention', () => {
  beforeEach(async () => {
    await createTask(db, {
      task: task({ status: 'succeeded', updatedAt: DAY_MS }),
      session: session(),
      messages: [message('goal', { metadata: { taskId: 't1' } }), message('other')],
    });
    await commitIntent(db, intent(0));
    await db.put('secrets', {
      handle: 'secret:abcd-1',
      name: 'password',
      class: 'password',
      createdAt: 1,
      taskId: 't1',
    });
  });

  test('a task is exported with its steps and messages, without its lease', async () => {
    const file = await exportTask(db, 't1');
    const body = JSON.parse(file?.json ?? '') as { task: object; steps: unknown[]; messages: unknown[] };
    expect(file?.fileName).toMatch(/^task-[\d-]+\.json$/);
    expect(body.steps).toHaveLength(1);
    expect(body.messages).toHaveLength(1);
    expect(body.task).not.toHaveProperty('lease');
    expect(await exportTask(db, 'nowhere')).toBeNull();
    expect(JSON.parse((await exportAll(db)).json)).toMatchObject({ tasks: [{ taskId: 't1' }], grants: [] });
  });

  test('erasing a task erases its steps, messages and lifted handles', async () => {
    expect(await eraseTask(db, 't1')).toEqual(['secret:abcd-1']);
    expect(await loadTask(db, 't1')).toBeUndefined();
    expect(await journalOf(db, 't1')).toEqual([]);
    expect((await messagesOf(db, 's1')).messages.map(({ messageId }) => messageId)).toEqual(['other']);
    expect(await db.count('secrets')).toBe(0);
  });

  test('erasing everything leaves nothing', async () => {
    await eraseAll(db);
    for (const name of db.objectStoreNames) expect(await db.count(name)).toBe(0);
  });

  test('retention takes old calls outside of tasks, and keeps new ones', async () => {
    const old = { ...intent(5 * DAY_MS), taskId: DIRECT_CALLS };
    const recent = { ...intent(45 * DAY_MS), taskId: DIRECT_CALLS };
    await commitIntent(db, old);
    await commitIntent(db, recent);
    await applyRetention(db, 30, 50 * DAY_MS);
    expect((await journalOf(db, DIRECT_CALLS)).map(({ seq }) => seq)).toEqual([45 * DAY_MS]);
  });

  test('calls outside of tasks are bounded by number, however long they are kept', async () => {
    const many = MAX_DIRECT_ENTRIES + 3;
    for (let seq = 1; seq <= many; seq++) await db.put('journal', { ...intent(seq), taskId: DIRECT_CALLS });
    await applyRetention(db, 0, 50 * DAY_MS);
    const kept = await journalOf(db, DIRECT_CALLS);
    expect([kept.length, kept[0]?.seq]).toEqual([MAX_DIRECT_ENTRIES, 4]);
  });

  test('retention is due when it was never applied, and again a day later', async () => {
    expect(await retentionIsDue(db, 50 * DAY_MS)).toBe(true);
    await applyRetention(db, 30, 50 * DAY_MS);
    expect(await retentionIsDue(db, 51 * DAY_MS - 1)).toBe(false);
    expect(await retentionIsDue(db, 51 * DAY_MS)).toBe(true);
  });

  test('retention takes what has ended and is old; 0 days keeps all', async () => {
    await createTask(db, { task: task({ taskId: 't2', requestId: 'r2', updatedAt: DAY_MS }) });
    expect(await applyRetention(db, 0, 50 * DAY_MS)).toEqual([]);
    expect(await applyRetention(db, 90, 50 * DAY_MS)).toEqual([]);
    expect(await applyRetention(db, 30, 50 * DAY_MS)).toEqual(['secret:abcd-1']);
    expect(await loadTask(db, 't1')).toBeUndefined();
    expect(await loadTask(db, 't2')).toBeDefined();
    expect(await getSession(db, 's1')).toBeDefined();
  });
});
