// One worker at a time owns a task. A lease that was not renewed is free after LEASE_MS; taking it over
// raises the epoch, and the former owner's writes are refused by their old epoch.
import { LEASE_MS } from '../shared/budgets';
import { write, type CopilotDb } from './database';

/**
 * The epoch under which to write, or null while somebody else holds the task. Taking one's own lease again
 * keeps the epoch. `takeOver` takes it from a live lease too: for a worker that has just started, whose
 * predecessor is dead or about to be refused.
 */
export async function acquireLease(
  db: CopilotDb,
  taskId: string,
  owner: string,
  now: number,
  options: { takeOver?: boolean } = {},
): Promise<number | null> {
  return write(
    db,
    ['tasks'],
    async (tx) => {
      const task = await tx.objectStore('tasks').get(taskId);
      if (!task) return null;
      const held = task.lease;
      const mine = held?.owner === owner;
      if (held && !mine && held.until > now && !options.takeOver) return null;
      const epoch = mine ? held.epoch : (held?.epoch ?? 0) + 1;
      await tx.objectStore('tasks').put({ ...task, lease: { owner, epoch, until: now + LEASE_MS } });
      return epoch;
    },
    { strict: true },
  );
}

/** false: the task has another owner by now, and this one has to stop. */
export async function renewLease(
  db: CopilotDb,
  taskId: string,
  epoch: number,
  now: number,
): Promise<boolean> {
  return setUntil(db, taskId, epoch, now + LEASE_MS);
}

/** The epoch stays, so that a late write of this owner is still told from the next owner's. */
export async function releaseLease(db: CopilotDb, taskId: string, epoch: number): Promise<boolean> {
  return setUntil(db, taskId, epoch, 0);
}

async function setUntil(db: CopilotDb, taskId: string, epoch: number, until: number): Promise<boolean> {
  return write(db, ['tasks'], async (tx) => {
    const task = await tx.objectStore('tasks').get(taskId);
    if (task?.lease?.epoch !== epoch) return false;
    await tx.objectStore('tasks').put({ ...task, lease: { ...task.lease, until } });
    return true;
  });
}
