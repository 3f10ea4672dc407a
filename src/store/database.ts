// The one IndexedDB database: its stores, its migrations, and the one way to write to it.
// Runs in the background worker. Promises: a write happens whole or not at all; a full disk is QUOTA,
// after the reserve was given up and the write tried once more.
import {
  deleteDB,
  openDB,
  type DBSchema,
  type IDBPDatabase,
  type IDBPTransaction,
  type StoreNames,
} from 'idb';
import { CopilotError } from '../shared/errors';
import type {
  AuditRecord,
  GrantRecord,
  JournalEntry,
  LogRecord,
  MessageRecord,
  SecretRecord,
  SessionRecord,
  SiteEdge,
  SiteNode,
  TaskRecord,
  WorkflowRecord,
} from '../shared/records';

export interface CopilotSchema extends DBSchema {
  sessions: {
    key: string;
    value: SessionRecord;
    indexes: { byTab: number; byAlsoIn: number; byUpdated: number };
  };
  tasks: {
    key: string;
    value: TaskRecord;
    indexes: { byRequest: string; bySession: string; byStatus: string; byCreated: number };
  };
  journal: { key: [string, number, string]; value: JournalEntry };
  messages: { key: [string, number]; value: MessageRecord; indexes: { byMessage: [string, string] } };
  siteNodes: { key: [string, string]; value: SiteNode; indexes: { byLastSeen: number } };
  siteEdges: { key: [string, string, string]; value: SiteEdge };
  workflows: { key: string; value: WorkflowRecord };
  grants: { key: string; value: GrantRecord };
  secrets: { key: string; value: SecretRecord; indexes: { byTask: string } };
  audit: { key: number; value: AuditRecord };
  logs: { key: number; value: LogRecord };
  meta: { key: string; value: { key: string; value: unknown } };
}

export type CopilotDb = IDBPDatabase<CopilotSchema>;
export type StoreName = StoreNames<CopilotSchema>;
export type WriteTransaction = IDBPTransaction<CopilotSchema, StoreName[], 'readwrite'>;
type UpgradeTransaction = IDBPTransaction<CopilotSchema, StoreName[], 'versionchange'>;
type Migration = (db: CopilotDb, tx: UpgradeTransaction) => void | Promise<void>;

/** Kept free for the outcome of an act when the disk is full. Bytes. */
const RESERVE_BYTES = 256 * 1024;

/** Migration n takes a database from version n to n + 1. Never edited once released; a change is a new one. */
export const MIGRATIONS: readonly Migration[] = [
  (db) => {
    const sessions = db.createObjectStore('sessions', { keyPath: 'sessionId' });
    sessions.createIndex('byTab', 'tabId');
    sessions.createIndex('byUpdated', 'updatedAt');
    const tasks = db.createObjectStore('tasks', { keyPath: 'taskId' });
    tasks.createIndex('byRequest', 'requestId', { unique: true });
    tasks.createIndex('bySession', 'sessionId');
    tasks.createIndex('byStatus', 'status');
    tasks.createIndex('byCreated', 'createdAt');
    db.createObjectStore('journal', { keyPath: ['taskId', 'seq', 'phase'] });
    const messages = db.createObjectStore('messages', { keyPath: ['sessionId', 'sequenceNumber'] });
    messages.createIndex('byMessage', ['sessionId', 'messageId'], { unique: true });
    const nodes = db.createObjectStore('siteNodes', { keyPath: ['origin', 'path'] });
    nodes.createIndex('byLastSeen', 'lastSeenAt');
    db.createObjectStore('siteEdges', { keyPath: ['origin', 'from', 'to'] });
    db.createObjectStore('workflows', { keyPath: 'name' });
    db.createObjectStore('grants', { keyPath: 'origin' });
    const secrets = db.createObjectStore('secrets', { keyPath: 'handle' });
    secrets.createIndex('byTask', 'taskId');
    db.createObjectStore('audit', { keyPath: 'n' });
    db.createObjectStore('logs', { keyPath: 'n', autoIncrement: true });
    db.createObjectStore('meta', { keyPath: 'key' });
  },
  (_db, tx) => {
    tx.objectStore('sessions').createIndex('byAlsoIn', 'alsoIn', { multiEntry: true });
  },
];

const NAME = 'copilot';

/**
 * Opens the database and brings it to the newest version. Another context that wants a newer version, or wants it gone,
 * gets that: this handle closes itself. Where it does, or the browser closes it, `ended` is called, and its next use fails.
 */
export async function openDatabase({
  name = NAME,
  migrations = MIGRATIONS,
  ended = () => undefined,
}: { name?: string; migrations?: readonly Migration[]; ended?: () => void } = {}): Promise<CopilotDb> {
  const db: CopilotDb = await openDB<CopilotSchema>(name, migrations.length, {
    upgrade(upgrading, from, _to, tx) {
      // Aborting makes the open itself fail with its reason; the transaction's own echo of it says no more.
      tx.done.catch(() => undefined);
      runMigrations(upgrading, tx, migrations.slice(from)).catch(() => {
        tx.abort();
      });
    },
    blocking: () => {
      db.close();
      ended();
    },
    terminated: ended,
  });
  return db;
}

/** Works also where the database cannot be opened. */
export const deleteDatabase = (): Promise<void> => deleteDB(NAME);

/** An aborted upgrade leaves the database at its old version, and `openDatabase` rejects. */
async function runMigrations(
  db: CopilotDb,
  tx: UpgradeTransaction,
  due: readonly Migration[],
): Promise<void> {
  for (const migrate of due) await migrate(db, tx);
}

export interface WriteOptions {
  /** The disk has it before the promise resolves. Slower; for intents and outcomes. */
  strict?: boolean;
}

/** One transaction: what `work` writes is kept whole, or (when it throws) not at all. */
export async function write<T>(
  db: CopilotDb,
  stores: readonly StoreName[],
  work: (tx: WriteTransaction) => Promise<T>,
  options: WriteOptions = {},
): Promise<T> {
  try {
    return await attempt(db, stores, work, options);
  } catch (error) {
    if (!isQuota(error)) throw error;
    await db.delete('meta', 'reserve').catch(() => undefined); // a full disk may refuse even this; the retry tells
    try {
      return await attempt(db, stores, work, options);
    } catch (again) {
      if (!isQuota(again)) throw again;
      throw new CopilotError('QUOTA', 'the browser has no more space for the copilot: erase old tasks', {
        cause: again,
      });
    }
  }
}

async function attempt<T>(
  db: CopilotDb,
  stores: readonly StoreName[],
  work: (tx: WriteTransaction) => Promise<T>,
  options: WriteOptions,
): Promise<T> {
  const tx = db.transaction([...stores], 'readwrite', {
    durability: options.strict ? 'strict' : 'relaxed',
  });
  // Its rejection is reported by the await below, or is the echo of an error already thrown.
  tx.done.catch(() => undefined);
  let result: T;
  try {
    result = await work(tx);
  } catch (error) {
    try {
      tx.abort();
    } catch {
      // Already aborted by the failed request itself.
    }
    throw tx.error?.name === 'QuotaExceededError' ? tx.error : error;
  }
  await tx.done;
  return result;
}

function isQuota(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}

/** Puts the reserve back when there is room; called after retention made some. */
export async function restoreReserve(db: CopilotDb): Promise<void> {
  if (await db.getKey('meta', 'reserve')) return;
  try {
    await db.put('meta', { key: 'reserve', value: new Uint8Array(RESERVE_BYTES) });
  } catch (error) {
    if (!isQuota(error)) throw error; // still no room: the next retention tries again
  }
}

/** All keys that begin with these parts: an array sorts after every number, string and date. */
export function startingWith(...parts: Array<string | number>): IDBKeyRange {
  return IDBKeyRange.bound(parts, [...parts, []]);
}
