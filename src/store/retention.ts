// Exports (the user's data as JSON, secrets as handles), erasure and retention.
import { MAX_DIRECT_ENTRIES, MAX_TASKS_KEPT, SITE_NODE_TTL_MS } from '../shared/budgets';
import { DIRECT_CALLS, type AuditRecord } from '../shared/records';
import { hasEnded } from '../shared/status';
import { firstBrokenLink } from './audit';
import { restoreReserve, startingWith, write, type CopilotDb, type StoreName } from './database';

const EXPORT_VERSION = 1;
const DAY_MS = 24 * 3_600_000;
const STORES_TRIMMED = [
  'sessions',
  'messages',
  'tasks',
  'journal',
  'siteNodes',
  'siteEdges',
  'audit',
  'meta',
] as const;

/** One task, its steps and its session's messages. Throws nothing on an unknown task: null. */
export async function exportTask(
  db: CopilotDb,
  taskId: string,
): Promise<{ fileName: string; json: string } | null> {
  const task = await db.get('tasks', taskId);
  if (!task) return null;
  const { lease: _lease, ...record } = task;
  const messages = await db.getAll('messages', startingWith(task.sessionId));
  const body = {
    format: 'browser-copilot-task',
    version: EXPORT_VERSION,
    task: record,
    steps: await db.getAll('journal', startingWith(taskId)),
    messages: messages.filter((message) => message.metadata?.taskId === taskId),
  };
  return { fileName: `task-${fileStamp(task.createdAt)}.json`, json: JSON.stringify(body, null, 2) };
}

/**
 * Everything but `meta`, which holds the reserve and when retention was last applied. `auditBrokenAt`: the first audit
 * record that does not follow from the one before it, or null.
 */
export async function exportAll(
  db: CopilotDb,
  now = Date.now(),
): Promise<{ fileName: string; json: string }> {
  const names = exportedStores(db);
  const tx = db.transaction(names, 'readonly');
  const records = await Promise.all(names.map((name) => tx.objectStore(name).getAll()));
  const body = Object.fromEntries(names.map((name, i) => [name, records[i]]));
  const auditBrokenAt = await firstBrokenLink((body['audit'] ?? []) as AuditRecord[]);
  const whole = {
    format: 'browser-copilot',
    version: EXPORT_VERSION,
    exportedAt: now,
    auditBrokenAt,
    ...body,
  };
  return { fileName: `browser-copilot-${fileStamp(now)}.json`, json: JSON.stringify(whole, null, 2) };
}

function exportedStores(db: CopilotDb): StoreName[] {
  return [...db.objectStoreNames].filter((name) => name !== 'meta');
}

function fileStamp(ts: number): string {
  return new Date(ts).toISOString().slice(0, 19).replace(/[:T]/g, '-');
}

/** The task, its steps, its messages, and the handles lifted out of its goal. Returns those handles: their values go too. */
export async function eraseTask(db: CopilotDb, taskId: string): Promise<string[]> {
  return write(db, ['tasks', 'journal', 'messages', 'secrets'], async (tx) => {
    const task = await tx.objectStore('tasks').get(taskId);
    if (!task) return [];
    await tx.objectStore('tasks').delete(taskId);
    await tx.objectStore('journal').delete(startingWith(taskId));
    const messages = tx.objectStore('messages');
    for (const message of await messages.getAll(startingWith(task.sessionId)))
      if (message.metadata?.taskId === taskId)
        await messages.delete([message.sessionId, message.sequenceNumber]);
    const secrets = tx.objectStore('secrets');
    const handles = await secrets.index('byTask').getAllKeys(taskId);
    for (const handle of handles) await secrets.delete(handle);
    return handles;
  });
}

/** Every record of every store. Settings, keys and secret values are `eraseSettings` and `eraseSecretValues`. */
export async function eraseAll(db: CopilotDb): Promise<void> {
  const names = [...db.objectStoreNames];
  await write(db, names, async (tx) => {
    for (const name of names) await tx.objectStore(name).clear();
  });
}

const LAST_APPLIED = 'retention';

/** Retention was last applied a day ago, or never. */
export async function retentionIsDue(db: CopilotDb, now = Date.now()): Promise<boolean> {
  const last = (await db.get('meta', LAST_APPLIED))?.value;
  return typeof last !== 'number' || now - last >= DAY_MS;
}

/**
 * Trims what is older than `days` (0: no limit by age): tasks that have ended, calls outside of tasks, the audit, and
 * sessions without a tab and a task. Of any age go tasks that have ended beyond MAX_TASKS_KEPT, such calls beyond
 * MAX_DIRECT_ENTRIES, and expired site nodes. Returns handles whose values are to go.
 */
export async function applyRetention(db: CopilotDb, days: number, now = Date.now()): Promise<string[]> {
  const oldest = days > 0 ? now - days * DAY_MS : -Infinity;
  const tx = db.transaction('tasks');
  let kept = 0;
  const doomed: string[] = [];
  for (let cursor = await tx.store.index('byCreated').openCursor(null, 'prev'); cursor;) {
    const task = cursor.value;
    kept++;
    if (hasEnded(task.status) && (task.updatedAt < oldest || kept > MAX_TASKS_KEPT)) doomed.push(task.taskId);
    cursor = await cursor.continue();
  }
  const handles: string[] = [];
  for (const taskId of doomed) handles.push(...(await eraseTask(db, taskId)));
  await write(db, [...STORES_TRIMMED], async (all) => {
    await all.objectStore('meta').put({ key: LAST_APPLIED, value: now });
    const expired = await all
      .objectStore('siteNodes')
      .index('byLastSeen')
      .getAllKeys(IDBKeyRange.upperBound(now - SITE_NODE_TTL_MS));
    for (const [origin, path] of expired) {
      await all.objectStore('siteNodes').delete([origin, path]);
      await all.objectStore('siteEdges').delete(startingWith(origin, path));
    }
    const journal = all.objectStore('journal');
    const direct = await journal.getAllKeys(startingWith(DIRECT_CALLS));
    const surplus = direct.at(-MAX_DIRECT_ENTRIES - 1);
    if (surplus) await journal.delete(IDBKeyRange.bound([DIRECT_CALLS], surplus));
    if (days === 0) return;
    await journal.delete(IDBKeyRange.bound([DIRECT_CALLS], [DIRECT_CALLS, oldest]));
    for (const session of await all
      .objectStore('sessions')
      .index('byUpdated')
      .getAll(IDBKeyRange.upperBound(oldest))) {
      if (session.tabId !== undefined) continue;
      if ((await all.objectStore('tasks').index('bySession').count(session.sessionId)) > 0) continue;
      await all.objectStore('messages').delete(startingWith(session.sessionId));
      await all.objectStore('sessions').delete(session.sessionId);
    }
    const audit = all.objectStore('audit');
    let last: number | undefined;
    for (let cursor = await audit.openCursor(); cursor && cursor.value.ts < oldest;) {
      last = cursor.key;
      cursor = await cursor.continue();
    }
    if (last !== undefined) await audit.delete(IDBKeyRange.upperBound(last));
  });
  await restoreReserve(db);
  return handles;
}
