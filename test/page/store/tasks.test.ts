import { beforeEach, describe, expect, test } from 'vitest';
import { LEASE_MS } from '../../../src/shared/budgets';
import type { CopilotDb } from '../../../src/store/database';
import { LeaseLost } from '../../../src/store/lease-lost';
import { acquireLease, releaseLease, renewLease } from '../../../src/store/leases';
import { messagesOf } from '../../../src/store/messages';
import { eraseTask } from '../../../src/store/retention';
import {
  commitIntent,
  commitOutcome,
  createTask,
  journalOf,
  listRunningTasks,
  listTasks,
  loadTask,
  allOpenIntents,
  openIntents,
  saveTask,
} from '../../../src/store/tasks';
import { freshDatabase, intent, message, outcome, session, task } from './fixtures';

let db: CopilotDb;
beforeEach(async () => {
  db = await freshDatabase();
});

async function begin() {
  return createTask(db, { task: task(), session: session(), messages: [message('goal')] });
}

describe('createTask', () => {
  test('writes session, task and messages together', async () => {
    const { created, messages } = await begin();
    expect(created).toBe(true);
    expect(messages).toMatchObject([{ messageId: 'goal', sequenceNumber: 1, role: 'assistant' }]);
    expect(await loadTask(db, 't1')).toMatchObject({ goal: 'Open the invoices', state: { round: 0 } });
    expect(await messagesOf(db, 's1')).toMatchObject({ total: 1, sessionExists: true });
  });

  test('the same request starts nothing twice', async () => {
    await begin();
    const again = await createTask(db, { task: task({ taskId: 't2' }), messages: [message('other')] });
    expect(again).toMatchObject({ created: false, task: { taskId: 't1' }, messages: [] });
    expect((await messagesOf(db, 's1')).total).toBe(1);
    expect(await loadTask(db, 't2')).toBeUndefined();
  });

  test('two at once with one request make one task', async () => {
    const both = await Promise.all([
      begin(),
      createTask(db, { task: task({ taskId: 't2' }), session: session() }),
    ]);
    expect(both.map(({ created }) => created).sort()).toEqual([false, true]);
    expect(await listTasks(db)).toHaveLength(1);
  });

  test('a task whose session is missing leaves no trace', async () => {
    await expect(createTask(db, { task: task(), messages: [message('m')] })).rejects.toThrow(/no session/);
    expect(await loadTask(db, 't1')).toBeUndefined();
  });
});

describe('the journal', () => {
  beforeEach(async () => {
    await begin();
  });

  test('an intent is written once', async () => {
    await commitIntent(db, intent(0));
    await expect(commitIntent(db, intent(0, { nonce: 'another-1' }))).rejects.toThrow(
      /already has an intent/,
    );
    expect(await journalOf(db, 't1')).toMatchObject([{ nonce: 'nonce-0' }]);
  });

  test('an outcome is written once, and only after its intent', async () => {
    await expect(commitOutcome(db, outcome(0))).rejects.toThrow(/no intent/);
    await commitIntent(db, intent(0));
    await commitOutcome(db, outcome(0));
    await expect(commitOutcome(db, outcome(0, { status: 'error' }))).rejects.toThrow(
      /already has an outcome/,
    );
    expect((await journalOf(db, 't1')).map(({ phase }) => phase)).toEqual(['intent', 'outcome']);
  });

  test('of two workers that race for a step, one gets it', async () => {
    const both = await Promise.allSettled([commitIntent(db, intent(3)), commitIntent(db, intent(3))]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('outcome, state and messages come together', async () => {
    await commitIntent(db, intent(0));
    const numbered = await commitOutcome(db, outcome(0), {
      task: task({ state: { round: 1 }, steps: 1 }),
      messages: [message('step'), message('next')],
    });
    expect(numbered.map(({ sequenceNumber }) => sequenceNumber)).toEqual([2, 3]);
    expect(await loadTask(db, 't1')).toMatchObject({ state: { round: 1 }, steps: 1 });
    expect(await openIntents(db, 't1')).toEqual([]);
  });

  test('when one of them cannot be written, none is', async () => {
    await commitIntent(db, intent(0));
    const bad = { task: task({ steps: 1 }), messages: [message('step'), { messageId: 'x' } as never] };
    await expect(commitOutcome(db, outcome(0), bad)).rejects.toThrow();
    expect(await loadTask(db, 't1')).toMatchObject({ steps: 0 });
    expect((await messagesOf(db, 's1')).total).toBe(1);
    expect(await openIntents(db, 't1')).toMatchObject([{ seq: 0 }]);
  });

  test('steps come back in order, tasks apart', async () => {
    await createTask(db, { task: task({ taskId: 't10', requestId: 'r10' }) });
    for (const seq of [10, 2, 0]) await commitIntent(db, intent(seq));
    await commitIntent(db, intent(1, { taskId: 't10' }));
    await commitOutcome(db, outcome(2));
    expect((await journalOf(db, 't1')).map(({ seq, phase }) => `${seq} ${phase}`)).toEqual([
      '0 intent',
      '2 intent',
      '2 outcome',
      '10 intent',
    ]);
    expect((await openIntents(db, 't1')).map(({ seq }) => seq)).toEqual([0, 10]);
    expect((await openIntents(db, 't10')).map(({ seq }) => seq)).toEqual([1]);
    expect((await allOpenIntents(db)).map(({ taskId, seq }) => [taskId, seq])).toEqual([
      ['t1', 0],
      ['t1', 10],
      ['t10', 1],
    ]);
  });
});

describe('leases', () => {
  beforeEach(async () => {
    await begin();
  });

  test('one worker at a time', async () => {
    const both = await Promise.all([acquireLease(db, 't1', 'w1', 0), acquireLease(db, 't1', 'w2', 0)]);
    expect(both.filter((epoch) => epoch !== null)).toEqual([1]);
  });

  test('its owner takes it again under the same epoch, another only when it has run out', async () => {
    expect(await acquireLease(db, 't1', 'w1', 0)).toBe(1);
    expect(await acquireLease(db, 't1', 'w1', 5)).toBe(1);
    expect(await acquireLease(db, 't1', 'w2', LEASE_MS)).toBeNull();
    expect(await acquireLease(db, 't1', 'w2', LEASE_MS + 6)).toBe(2);
    expect(await renewLease(db, 't1', 1, 0)).toBe(false);
    expect(await renewLease(db, 't1', 2, 0)).toBe(true);
  });

  test('a released lease is free at once', async () => {
    await acquireLease(db, 't1', 'w1', 0);
    expect(await releaseLease(db, 't1', 1)).toBe(true);
    expect(await acquireLease(db, 't1', 'w2', 1)).toBe(2);
  });

  test('a worker that just started takes over from a live lease', async () => {
    await acquireLease(db, 't1', 'w1', 0);
    expect(await acquireLease(db, 't1', 'w2', 1, { takeOver: true })).toBe(2);
  });

  test('the former owner’s writes are refused', async () => {
    const old = { owner: 'w1', epoch: 1, until: 0 };
    await acquireLease(db, 't1', 'w1', 0);
    await acquireLease(db, 't1', 'w2', 1, { takeOver: true });
    const stale = task({ lease: old, status: 'failed' });
    await expect(saveTask(db, stale)).rejects.toBeInstanceOf(LeaseLost);
    await expect(saveTask(db, task({ status: 'failed' }))).rejects.toMatchObject({ code: 'STALE' });
    await expect(commitIntent(db, intent(0), { task: stale })).rejects.toMatchObject({ code: 'STALE' });
    await expect(commitIntent(db, intent(0), { under: stale })).rejects.toMatchObject({ code: 'STALE' });
    expect(await journalOf(db, 't1')).toEqual([]);
    expect((await loadTask(db, 't1'))?.status).toBe('executing');
  });

  test('no step is begun of a task that was erased', async () => {
    const mine = task({ lease: { owner: 'w1', epoch: 1, until: 0 } });
    await acquireLease(db, 't1', 'w1', 0);
    await commitIntent(db, intent(0), { under: mine });
    await eraseTask(db, 't1');
    await expect(commitIntent(db, intent(1), { under: mine })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await journalOf(db, 't1')).toEqual([]);
  });

  test('a write keeps the lease as it was renewed meanwhile', async () => {
    await acquireLease(db, 't1', 'w1', 0);
    await renewLease(db, 't1', 1, 500);
    await saveTask(db, task({ lease: { owner: 'w1', epoch: 1, until: 0 }, steps: 4 }));
    expect(await loadTask(db, 't1')).toMatchObject({ steps: 4, lease: { epoch: 1, until: 500 + LEASE_MS } });
  });

  test('no lease on a task that is not there', async () => {
    expect(await acquireLease(db, 'nowhere', 'w1', 0)).toBeNull();
  });
});

describe('listing', () => {
  test('newest first, searched by all words, limited', async () => {
    await begin();
    await createTask(db, {
      task: task({ taskId: 't2', requestId: 'r2', goal: 'Pay an invoice', createdAt: 20 }),
    });
    await createTask(db, {
      task: task({ taskId: 't3', requestId: 'r3', goal: 'Find shoes', createdAt: 30 }),
    });
    expect((await listTasks(db)).map(({ taskId }) => taskId)).toEqual(['t3', 't2', 't1']);
    expect((await listTasks(db, { search: 'INVOICE a.test' })).map(({ taskId }) => taskId)).toEqual([
      't2',
      't1',
    ]);
    expect(await listTasks(db, { limit: 1 })).toHaveLength(1);
  });

  test('running tasks are those that have not ended', async () => {
    await begin();
    const end = { requestId: 'r2', taskId: 't2', status: 'succeeded' } as const;
    await createTask(db, { task: task(end) });
    await createTask(db, { task: task({ requestId: 'r3', taskId: 't3', status: 'awaiting_user' }) });
    expect((await listRunningTasks(db)).map(({ taskId }) => taskId)).toEqual(['t1', 't3']);
  });
});
