// The plan: past steps dimmed, the current one marked, those to come grey; a skeleton until there is a plan.
import type { ChatPlan, PlanStep } from '../../shared/chat';
import type { TaskView } from '../../shared/messages/ui';
import { t, worded, type MessageKey } from '../i18n';
import { Icon } from '../parts/icon';
import { isOver } from '../parts/task-state';

type Place = 'past' | 'current' | 'future' | 'failed' | 'skipped';

const PLACE_NAMES: Readonly<Record<Place, MessageKey>> = {
  past: 'plan_done',
  current: 'plan_current',
  future: 'plan_to_come',
  failed: 'plan_failed',
  skipped: 'plan_skipped',
};

function placeOf(step: PlanStep, plan: ChatPlan, over: boolean): Place {
  if (step.status === 'failed' || step.status === 'skipped') return step.status;
  if (step.status === 'completed') return 'past';
  if (over) return 'future';
  return step.status === 'active' || step.index === plan.currentStepIndex ? 'current' : 'future';
}

export function PlanStepper({ task }: { task: TaskView }) {
  const over = isOver(task.status);
  const { plan } = task;
  if (!plan || plan.steps.length === 0) return over || task.status === 'awaiting_user' ? null : <Skeleton />;
  const done = plan.steps.filter(({ status }) => status === 'completed').length;
  return (
    <details class="plan" open={!over} key={`${task.taskId}-${over}`}>
      <summary>
        <Icon name="chevron" />
        {t('plan_title')} <span class="muted numeric">{t('plan_count', done, plan.steps.length)}</span>
      </summary>
      <ol>
        {plan.steps.map((step) => {
          const place = placeOf(step, plan, over);
          return (
            <li
              key={step.id}
              class={place}
              {...(place === 'current' ? { 'aria-current': 'step' as const } : {})}
            >
              <span class="plan-dot">
                {place === 'past' && <Icon name="check" />}
                {place === 'failed' && <Icon name="cross" />}
                {place === 'skipped' && <Icon name="minus" />}
              </span>
              <span class="plan-text">
                <span dir="auto">{worded(step.said ?? step.description)}</span>
                <span class="visually-hidden">{t(PLACE_NAMES[place])}</span>
                {place === 'current' && step.reasoning && (
                  <span class="muted plan-reason" dir="auto">
                    {worded(step.saidReasoning ?? step.reasoning)}
                  </span>
                )}
              </span>
            </li>
          );
        })}
      </ol>
    </details>
  );
}

export function Skeleton() {
  return (
    <div class="plan skeleton">
      <p>{t('plan_planning')}</p>
      <span aria-hidden="true" />
      <span aria-hidden="true" />
      <span aria-hidden="true" />
    </div>
  );
}
