// Who asks, as the gate wants to know it of a task.
import { currentItem } from '../agent/state';
import type { Asker } from './gate';
import type { Run } from './running';

export function askerOf(run: Run): Asker {
  const { state } = run;
  return {
    caller: state.plan?.caller ?? 'skill',
    rung: state.plan?.rung ?? 0,
    tabId: state.tabId,
    words: state.goal,
    approvals: state.approvals,
    goalOrigins: state.goalOrigins,
    readOrigins: state.readOrigins,
    approvedFlows: state.approvedFlows,
    offered: currentItem(state)?.parameters.kind === 'offer',
  };
}
