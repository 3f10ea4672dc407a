// One state, three vocabularies: TaskStatus is the truth, the others are views of it.
import { z } from './schema';
import type { ItemStatus } from './task-list';

export const TASK_STATUSES = [
  'created',
  'planning',
  'exploring',
  'executing',
  'awaiting_user',
  'blocked',
  'succeeded',
  'failed',
  'cancelled',
] as const;
export const taskStatus = z.enum(TASK_STATUSES);
export type TaskStatus = z.infer<typeof taskStatus>;

export const orchestratorStatus = z.enum([
  'planning',
  'executing',
  'verifying',
  'correcting',
  'completed',
  'failed',
  'needs_user_input',
]);
export type OrchestratorStatus = z.infer<typeof orchestratorStatus>;

export const uiStatus = z.enum(['idle', 'running', 'success', 'error', 'interrupted']);
export type UiStatus = z.infer<typeof uiStatus>;

type Row = { orchestrator: OrchestratorStatus; ui: UiStatus; item: ItemStatus };

export const STATUS_TABLE: Readonly<Record<TaskStatus, Row>> = {
  created: { orchestrator: 'planning', ui: 'idle', item: 'pending' },
  planning: { orchestrator: 'planning', ui: 'running', item: 'pending' },
  exploring: { orchestrator: 'executing', ui: 'running', item: 'executing' },
  executing: { orchestrator: 'executing', ui: 'running', item: 'executing' },
  awaiting_user: { orchestrator: 'needs_user_input', ui: 'running', item: 'requires_assistance' },
  blocked: { orchestrator: 'needs_user_input', ui: 'error', item: 'requires_assistance' },
  succeeded: { orchestrator: 'completed', ui: 'success', item: 'completed' },
  failed: { orchestrator: 'failed', ui: 'error', item: 'failed' },
  cancelled: { orchestrator: 'failed', ui: 'interrupted', item: 'failed' },
};

/** What the run is doing inside `executing`; only the chat contract's vocabulary has the two finer words. */
export const activity = z.enum(['acting', 'verifying', 'correcting']);
export type Activity = z.infer<typeof activity>;

export function orchestratorView(status: TaskStatus, doing: Activity = 'acting'): OrchestratorStatus {
  if (status === 'executing' && doing !== 'acting') return doing;
  return STATUS_TABLE[status].orchestrator;
}

const ENDED: ReadonlySet<TaskStatus> = new Set(['succeeded', 'failed', 'cancelled']);
export function hasEnded(status: TaskStatus): boolean {
  return ENDED.has(status);
}

/** The chat contract's closing action string, `undefined` while the task goes on. */
export function closingAction(status: TaskStatus): 'finish()' | 'fail()' | undefined {
  if (!hasEnded(status)) return undefined;
  return status === 'succeeded' ? 'finish()' : 'fail()';
}
