// The levelled log behind the options' view: a ring of the newest entries.
import { logEntry, type LogEntry } from '../shared/messages/ui';
import { write, type CopilotDb } from './database';
import type { LogRecord } from '../shared/records';

export const MAX_LOG_ENTRIES = 500;
const LEVELS: ReadonlyArray<LogEntry['level']> = ['debug', 'info', 'warn', 'error'];

/** Callers redact; long messages are cut. */
export async function appendLog(db: CopilotDb, entry: LogEntry): Promise<void> {
  const parsed = logEntry.parse({
    ...entry,
    area: entry.area.slice(0, 40),
    message: entry.message.slice(0, 1_000),
  });
  await write(db, ['logs'], async (tx) => {
    const store = tx.objectStore('logs');
    // The key generator fills `n` in.
    const n = await store.add(parsed as LogRecord);
    if (n > MAX_LOG_ENTRIES) await store.delete(IDBKeyRange.upperBound(n - MAX_LOG_ENTRIES));
  });
}

/** Oldest first; `level` and what is graver. */
export async function listLogs(db: CopilotDb, level: LogEntry['level'] = 'debug'): Promise<LogEntry[]> {
  const from = LEVELS.indexOf(level);
  const records = await db.getAll('logs');
  return records.filter((record) => LEVELS.indexOf(record.level) >= from).map(({ n: _n, ...entry }) => entry);
}
