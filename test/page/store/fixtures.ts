// A fresh database for each test, and records to put into it.
import { deleteDB } from 'idb';
import { afterEach } from 'vitest';
import { openDatabase, type CopilotDb } from '../../../src/store/database';
import type { NewMessage } from '../../../src/store/messages';
import type { IntentEntry, OutcomeEntry, SessionRecord, TaskRecord } from '../../../src/shared/records';

const opened: CopilotDb[] = [];
let count = 0;

export async function freshDatabase(): Promise<CopilotDb> {
  const db = await openDatabase({ name: `test-${Date.now()}-${count++}` });
  opened.push(db);
  return db;
}

afterEach(async () => {
  for (const db of opened.splice(0)) {
    db.close();
    await deleteDB(db.name);
  }
});

export function session(more: Partial<SessionRecord> = {}): SessionRecord {
  return { sessionId: 's1', title: '', createdAt: 1, updatedAt: 1, nextSequence: 1, ...more };
}

export function task(more: Partial<TaskRecord> = {}): TaskRecord {
  return {
    taskId: 't1',
    sessionId: 's1',
    tabId: 7,
    goal: 'Open the invoices',
    status: 'executing',
    state: { round: 0 },
    requestId: 'r1',
    createdAt: 10,
    updatedAt: 10,
    origin: 'https://a.test',
    steps: 0,
    ...more,
  };
}

export function message(messageId: string, more: Partial<NewMessage> = {}): NewMessage {
  return { messageId, content: `text of ${messageId}`, timestamp: '2025-03-12T10:00:00Z', ...more };
}

export function intent(seq: number, more: Partial<IntentEntry> = {}): IntentEntry {
  return {
    taskId: 't1',
    seq,
    phase: 'intent',
    ts: 100 + seq,
    call: { name: 'dom.click', args: { tabId: 7, selector: { kind: 'ref', ref: 'a1' } } },
    caller: 'skill',
    rung: 0,
    description: 'Click Billing',
    nonce: `nonce-${seq}`,
    url: 'https://a.test/',
    risk: 'low',
    ...more,
  };
}

export function outcome(seq: number, more: Partial<OutcomeEntry> = {}): OutcomeEntry {
  return {
    taskId: 't1',
    seq,
    phase: 'outcome',
    ts: 200 + seq,
    result: { ok: true, data: null },
    status: 'ok',
    durationMs: 12,
    ...more,
  };
}
