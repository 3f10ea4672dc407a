// Who asks, as the gate wants to know it: a task, or somebody outside of one.
import { currentItem, goalOf } from '../../agent/controller/state';
import type { Caller } from '../../shared/tool-call';
import type { Run } from '../tasks/running';
import type { Asker } from './gate';

/** One who asks outside of a task: nothing is approved and nothing was read yet. `words`: what the user typed. */
export function newAsker(caller: Caller, tabId: number, words = ''): Asker {
  return {
    caller,
    rung: 0,
    tabId,
    words,
    approvals: [],
    goalOrigins: [],
    readOrigins: [],
    approvedFlows: [],
  };
}

/** The task as the asker of its current step, with what the user has approved and it has read so far. */
export function askerOf(run: Run): Asker {
  const { state } = run;
  return {
    caller: state.plan?.caller ?? 'skill',
    rung: state.plan?.rung ?? 0,
    tabId: state.tabId,
    words: goalOf(state),
    approvals: state.approvals,
    goalOrigins: state.goalOrigins,
    readOrigins: state.readOrigins,
    approvedFlows: state.approvedFlows,
    offered: currentItem(state)?.parameters.kind === 'offer',
  };
}
