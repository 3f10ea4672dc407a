// The events of one task, one after the other in the order in which they come: each finds what the one before has
// made of the task, and kept.
import { takingTurns, type InTurn } from '../../shared/taking-turns';
import type { Run } from './running';

const queues = new WeakMap<Run, InTurn>();

export function inTurn<T>(run: Run, work: () => Promise<T>): Promise<T> {
  const queue = queues.get(run) ?? takingTurns();
  queues.set(run, queue);
  return queue(work);
}

/** What has happened to the task by now is in its state when this resolves. */
export const untilApplied = (run: Run): Promise<void> => inTurn(run, () => Promise.resolve());
