// The tasks this worker drives: their records and states in memory, and the wish of the user that came in
// between. The store has the truth; what is here is a copy that the driver writes back after every event.
import type { ControllerState } from '../../agent/controller/state';
import type { TaskRecord } from '../../shared/records';
import { hasEnded } from '../../shared/status';

export interface Run {
  task: TaskRecord;
  state: ControllerState;
  /** Aborted by stop; acts end at their next boundary. */
  abort: AbortController;
  /** The loop is busy with an effect. */
  busy: boolean;
  /** Ends the pause between two tries, or a wait, when something has happened. */
  wake: (() => void) | undefined;
}

/** From now on the task carries what it read there: the gate judges where that may go. */
export function haveRead(run: Run, origins: readonly string[]): void {
  const news = origins.filter((origin) => !run.state.readOrigins.includes(origin));
  if (news.length > 0) run.state = { ...run.state, readOrigins: [...run.state.readOrigins, ...news] };
}

/** Words of the user, a pause or a stop came in between: what was asked for then is about the past. */
export function hasMovedOn({ state, abort }: Run, before: ControllerState): boolean {
  return (
    state.phase !== before.phase || state.current !== before.current || state.paused || abort.signal.aborted
  );
}

const runs = new Map<string, Run>();

export function runOf(taskId: string): Run | undefined {
  return runs.get(taskId);
}

export function addRun(run: Run): void {
  runs.set(run.task.taskId, run);
}

export function dropRun(taskId: string): void {
  runs.delete(taskId);
}

export function allRuns(): Run[] {
  return [...runs.values()];
}

/** One task a tab. One that has ended may still be here, at what it was last about; the tab is free of it. */
export function runOnTab(tabId: number): Run | undefined {
  return allRuns().find(({ state }) => state.tabId === tabId && !hasEnded(state.status));
}
