// One task again, step by step: what was seen, what was done, what came of it. Arrow keys walk.
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { TaskId } from '../../shared/ids';
import type { StepView, UiResult } from '../../shared/messages/ui';
import { dateTimeOf, errorText, worded, plural, secondsOf, t } from '../i18n';
import { faultText, troubleText } from '../trouble';
import { Icon } from '../parts/icon';
import { saveFile } from '../parts/save-file';
import { isOver, TASK_LOOK } from '../parts/task-state';
import { TwoStepButton } from '../parts/two-step-button';
import { ExplorationGraph } from './exploration-graph';
import type { Session } from './session';
import { STEP_STATES, StepMark } from './step-mark';
import { RUNG_NAMES } from './task-header';
import { WireSketch } from './wire-sketch';

interface Props {
  session: Session;
  taskId: TaskId;
  onBack: () => void;
  onAgain: (goal: string) => void;
}

export function Replay({ session, taskId, onBack, onAgain }: Props) {
  const record = useSignal<UiResult<'getTask'> | undefined>(undefined);
  const trouble = useSignal('');
  const at = useSignal(0);
  const box = useRef<HTMLElement>(null);
  const fail = (error: unknown) => (trouble.value = troubleText(error));
  const load = () => session.api.getTask({ taskId }).then((loaded) => (record.value = loaded));
  useEffect(() => void load().catch(fail), [taskId]);

  // The row that led here is gone: without this the keyboard would be nowhere.
  useEffect(() => box.current?.focus(), []);

  const steps = record.value?.steps ?? [];
  const go = (to: number) => (at.value = Math.max(0, Math.min(to, steps.length - 1)));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.target instanceof HTMLInputElement) return;
    // There the same keys scroll.
    if (event.target instanceof Element && event.target.closest('.graph')) return;
    const moves: Record<string, number> = {
      ArrowLeft: at.value - 1,
      ArrowRight: at.value + 1,
      Home: 0,
      End: steps.length - 1,
    };
    const to = moves[event.key];
    if (to === undefined) return;
    event.preventDefault();
    go(to);
  };
  const exportJson = () =>
    void session.api
      .exportTask({ taskId })
      .then(({ fileName, json }) => saveFile(fileName, json, 'application/json'), fail);
  const stop = () => void session.api.control({ taskId, action: 'stop' }).then(load).catch(fail);
  const erase = () => void session.api.eraseTask({ taskId }).then(onBack, fail);

  const task = record.value?.task;
  const step = steps[at.value];
  return (
    <main ref={box} class="replay" tabIndex={-1} onKeyDown={onKeyDown}>
      <div class="view-head">
        <button type="button" class="icon-button" aria-label={t('back')} onClick={onBack}>
          <Icon name="back" />
        </button>
        <h2 dir="auto">{task?.goal ?? ''}</h2>
      </div>
      {/* In the page before its text comes, or it would not be read out. */}
      <div role="alert" class="alert">
        {trouble.value && <p class="error-line">{trouble.value}</p>}
      </div>
      {task && (
        <p class="task-row-facts">
          <span class={`badge ${TASK_LOOK[task.status].tone}`}>{t(TASK_LOOK[task.status].label)}</span>
          <span class="muted">{plural(task.steps, 'steps_one', 'steps_other')}</span>
          <span class="muted">{dateTimeOf(task.createdAt)}</span>
        </p>
      )}
      {task?.result && (
        <p class="replay-result" dir="auto">
          {worded(task.said ?? task.result)}
        </p>
      )}
      {step ? (
        <>
          <div class="replay-nav" role="group" aria-label={t('replay_nav')}>
            <button
              type="button"
              class="icon-button"
              aria-label={t('replay_previous')}
              aria-disabled={at.value === 0}
              onClick={() => go(at.value - 1)}
            >
              <Icon name="back" />
            </button>
            <span role="status" class="numeric">
              {t('replay_place', at.value + 1, steps.length)}
            </span>
            <button
              type="button"
              class="icon-button next"
              aria-label={t('replay_next')}
              aria-disabled={at.value === steps.length - 1}
              onClick={() => go(at.value + 1)}
            >
              <Icon name="chevron" />
            </button>
          </div>
          <StepDetails step={step} />
        </>
      ) : (
        record.value && <p class="muted nothing">{t('replay_no_steps')}</p>
      )}
      {steps.length > 1 && (
        <ol class="replay-steps" aria-label={t('replay_steps')}>
          {steps.map((each, i) => (
            <li key={each.seq}>
              <button
                type="button"
                class={`replay-step ${each.status}`}
                {...(i === at.value ? { 'aria-current': 'step' as const } : {})}
                onClick={() => go(i)}
              >
                <span class="step-line">
                  <StepMark status={each.status} />
                  <span dir="auto">{worded(each.said ?? each.description)}</span>
                </span>
                <span class="muted numeric">{took(each)}</span>
              </button>
            </li>
          ))}
        </ol>
      )}
      {record.value?.exploration && <ExplorationGraph exploration={record.value.exploration} open />}
      {task && (
        <div class="card-buttons">
          {!isOver(task.status) && (
            <button type="button" onClick={stop}>
              {t('control_stop')}
            </button>
          )}
          <TwoStepButton
            label={t('result_again')}
            ask={session.running.value}
            question={t('replay_again_question')}
            onConfirm={() => onAgain(task.goal)}
          />
          <button type="button" onClick={exportJson}>
            {t('replay_export')}
          </button>
          <TwoStepButton label={t('replay_erase')} question={t('replay_erase_question')} onConfirm={erase} />
        </div>
      )}
    </main>
  );
}

function took(step: StepView): string {
  return step.endedAt === undefined ? '' : secondsOf(step.endedAt - step.startedAt);
}

function StepDetails({ step }: { step: StepView }) {
  return (
    <section class="step-details" aria-label={t('replay_step_name')}>
      <h3 dir="auto">{worded(step.said ?? step.description)}</h3>
      {step.sketch && step.sketch.items.length > 0 && <WireSketch sketch={step.sketch} />}
      <dl>
        <dt>{t('replay_outcome')}</dt>
        <dd class={step.status}>{t(STEP_STATES[step.status])}</dd>
        <dt>{t('replay_action')}</dt>
        <dd>
          <code>{step.action}</code>
        </dd>
        {step.selector && (
          <>
            <dt>{t('replay_selector')}</dt>
            <dd>
              <code>{step.selector}</code>
            </dd>
          </>
        )}
        {step.result && step.result !== '{}' && (
          <>
            <dt>{t('replay_result')}</dt>
            <dd dir="auto">{step.result}</dd>
          </>
        )}
        {step.error && (
          <>
            <dt>{t('replay_error')}</dt>
            <dd dir="auto">
              <strong>{errorText(step.error.code)}</strong> {faultText('', step.error.message)}
            </dd>
          </>
        )}
        {step.observation && (
          <>
            <dt>{t('replay_observation')}</dt>
            <dd dir="auto">{worded(step.saidObservation ?? step.observation)}</dd>
          </>
        )}
        {step.url && (
          <>
            <dt>{t('replay_page')}</dt>
            <dd class="origin">{step.url}</dd>
          </>
        )}
        <dt>{t('replay_chosen_by')}</dt>
        <dd>
          {t(RUNG_NAMES[step.rung])} · <code>{step.tool}</code>
        </dd>
        <dt>{t('replay_time')}</dt>
        <dd class="numeric">
          {dateTimeOf(step.startedAt)}
          {step.endedAt !== undefined && ` · ${t('milliseconds', Math.round(step.endedAt - step.startedAt))}`}
        </dd>
      </dl>
    </section>
  );
}
