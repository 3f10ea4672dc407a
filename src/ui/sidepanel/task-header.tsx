// The head of a task: goal, state, progress, steps, time and rung; and the attributes that tools read.
import { useEffect, useState } from 'preact/hooks';
import type { TaskView } from '../../shared/messages/ui';
import type { TaskStatus } from '../../shared/status';
import type { Rung } from '../../shared/tool-call';
import { durationOf, plural, t, type MessageKey } from '../i18n';
import { isOver, TASK_LOOK } from '../parts/task-state';
import type { Session } from './session';

export const RUNG_NAMES: Readonly<Record<Rung, MessageKey>> = { 0: 'rung_0', 1: 'rung_1', 2: 'rung_2' };

interface Shown {
  goal: string;
  status: TaskStatus;
  steps: number;
}

/** What the head shows: the task, or the goal on its way to become one, or the goal that was refused. */
function shownTask({ task, pending, refusal }: Session): Shown | undefined {
  if (pending.value) return { goal: pending.value.text, status: 'created', steps: 0 };
  if (refusal.value) return { goal: refusal.value.goal, status: 'failed', steps: 0 };
  return task.value;
}

export function TaskHeader({ session }: { session: Session }) {
  const shown = shownTask(session);
  const task = session.task.value === shown ? session.task.value : undefined;
  const paused = task !== undefined && task.paused && !isOver(task.status);
  const look = shown && TASK_LOOK[shown.status];
  // One element for all of a session's tasks: a live region must be there before its text changes.
  return (
    <header class="task-head" hidden={!shown}>
      {shown && (
        <p class="task-goal" dir="auto" title={shown.goal}>
          {shown.goal}
        </p>
      )}
      <div class="task-line">
        <span
          role="status"
          class={`badge ${paused ? 'waiting' : (look?.tone ?? '')}`}
          {...(shown ? { 'data-task-status': shown.status, 'data-task-steps': String(shown.steps) } : {})}
        >
          {shown && look && (paused ? t('status_paused') : t(look.label))}
        </span>
        {task && <TaskFacts task={task} />}
      </div>
      {task && <Progress task={task} />}
    </header>
  );
}

function TaskFacts({ task }: { task: TaskView }) {
  return (
    <span class="task-facts">
      <span>{plural(task.steps, 'steps_one', 'steps_other')}</span>
      <Elapsed task={task} />
      <span title={t('rung_title')}>{t(RUNG_NAMES[task.rung])}</span>
      {task.tokens > 0 && <span>{t('tokens', task.tokens)}</span>}
      {task.asking !== undefined && !isOver(task.status) && <span>{t('asking_model')}</span>}
    </span>
  );
}

function Progress({ task }: { task: TaskView }) {
  const percent = Math.round(Math.max(0, Math.min(1, task.progress)) * 100);
  return (
    <progress class={TASK_LOOK[task.status].tone} aria-label={t('progress_name')} max={100} value={percent} />
  );
}

function Elapsed({ task }: { task: TaskView }) {
  const over = isOver(task.status);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (over) return;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [over]);
  return (
    <span class="numeric">
      {durationOf((over ? (task.endedAt ?? task.updatedAt) : now) - task.createdAt)}
    </span>
  );
}
