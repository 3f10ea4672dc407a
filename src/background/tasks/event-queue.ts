// A queue of events for each task: they are applied one after the other, in the order in which they come, and each finds
// the state that the one before has saved.
import { takingTurns, type InTurn } from '../../shared/taking-turns';
import type { Run } from './running';

const queues = new WeakMap<Run, InTurn>();

export function inTurn<T>(run: Run, work: () => Promise<T>): Promise<T> {
  const queue = queues.get(run) ?? takingTurns();
  queues.set(run, queue);
  return queue(work);
}

/** Resolves when all events that have come so far are applied. */
export const untilApplied = (run: Run): Promise<void> => inTurn(run, () => Promise.resolve());
