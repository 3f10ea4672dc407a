// The tasks that this worker drives: their records and states in memory, and whether the user has stopped one. The store
// is what counts; what is here is a copy, which is written back after every event (apply-event.ts).
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

/** Notes that the task has read pages of these origins: from now on the gate judges where that may be carried to. */
export function haveRead(run: Run, origins: readonly string[]): void {
  const news = origins.filter((origin) => !run.state.readOrigins.includes(origin));
  if (news.length > 0) run.state = { ...run.state, readOrigins: [...run.state.readOrigins, ...news] };
}

/** Whether the user's words, a pause or a stop have changed the task since `before`, so that work begun for it is outdated. */
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

/** The task on this tab, if any: there is at most one. One that has ended, but is still busy with its last act, is not it. */
export function runOnTab(tabId: number): Run | undefined {
  return allRuns().find(({ state }) => state.tabId === tabId && !hasEnded(state.status));
}
