// The audit log: every record carries the hash of the one before it, so that a change or a gap shows.
// No page content beyond labels, no values.
import { auditRecord, type AuditRecord } from '../shared/records';
import { takingTurns } from '../shared/taking-turns';
import { write, type CopilotDb } from './database';

const FIRST_HASH = '0'.repeat(64);

/** In arrival order: two appends at once are chained one after the other. */
export function appendAudit(
  db: CopilotDb,
  event: string,
  detail: AuditRecord['detail'],
  now = Date.now(),
): Promise<AuditRecord> {
  return inTurn(() => append(db, event, detail, now));
}

/** Hashing is asynchronous and would end an open transaction, so appends take turns here. */
const inTurn = takingTurns();

async function append(
  db: CopilotDb,
  event: string,
  detail: AuditRecord['detail'],
  ts: number,
): Promise<AuditRecord> {
  const cursor = await db.transaction('audit').store.openCursor(null, 'prev');
  const last = cursor?.value;
  const open = { n: (last?.n ?? 0) + 1, ts, event, detail, prevHash: last?.hash ?? FIRST_HASH };
  const record = auditRecord.parse({ ...open, hash: await hashRecord(open) });
  // `add`: should another context have written this number meanwhile, this append fails instead of forking the chain.
  await write(db, ['audit'], (tx) => tx.objectStore('audit').add(record), { strict: true });
  return record;
}

/** Number of the first record that does not fit the chain, or null. A log trimmed at its start is whole. */
export async function firstBrokenLink(records: readonly AuditRecord[]): Promise<number | null> {
  let previous: AuditRecord | undefined;
  for (const record of records) {
    const { hash, ...open } = record;
    const follows = !previous || (record.prevHash === previous.hash && record.n === previous.n + 1);
    if (!follows || hash !== (await hashRecord(open))) return record.n;
    previous = record;
  }
  return null;
}

async function hashRecord(record: Omit<AuditRecord, 'hash'>): Promise<string> {
  const { n, ts, event, detail, prevHash } = record;
  const sorted = Object.entries(detail).sort(([a], [b]) => (a < b ? -1 : 1));
  const text = JSON.stringify([n, ts, event, sorted, prevHash]);
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
