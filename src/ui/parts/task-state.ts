// What a TaskStatus means to the panel. The states are the shared ones; the table is typed by them.
import type { TaskStatus } from '../../shared/status';
import type { MessageKey } from '../i18n';

type Tone = 'running' | 'waiting' | 'success' | 'error' | 'stopped';

export const TASK_LOOK: Readonly<Record<TaskStatus, { tone: Tone; label: MessageKey }>> = {
  created: { tone: 'running', label: 'status_created' },
  planning: { tone: 'running', label: 'status_planning' },
  exploring: { tone: 'running', label: 'status_exploring' },
  executing: { tone: 'running', label: 'status_executing' },
  awaiting_user: { tone: 'waiting', label: 'status_awaiting_user' },
  blocked: { tone: 'waiting', label: 'status_blocked' },
  succeeded: { tone: 'success', label: 'status_succeeded' },
  failed: { tone: 'error', label: 'status_failed' },
  cancelled: { tone: 'stopped', label: 'status_cancelled' },
};

export function isOver(status: TaskStatus): boolean {
  const { tone } = TASK_LOOK[status];
  return tone === 'success' || tone === 'error' || tone === 'stopped';
}
