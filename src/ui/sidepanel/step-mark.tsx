// What became of a step, as a mark with a name.
import type { StepView } from '../../shared/messages/ui';
import { t, type MessageKey } from '../i18n';
import { Icon, type IconName } from '../parts/icon';

type StepState = StepView['status'];

export const STEP_STATES: Readonly<Record<StepState, MessageKey>> = {
  ok: 'step_ok',
  error: 'step_failed',
  skipped: 'step_skipped',
  unknown: 'step_unknown',
  pending: 'step_pending',
};

const MARKS: Readonly<Record<StepState, { look: string; icon?: IconName }>> = {
  ok: { look: 'mark-ok', icon: 'check' },
  error: { look: 'mark-failed', icon: 'cross' },
  skipped: { look: 'mark-skipped', icon: 'step' },
  unknown: { look: 'mark-skipped', icon: 'question' },
  pending: { look: 'mark-pending' },
};

export function StepMark({ status }: { status: StepState }) {
  const { look, icon } = MARKS[status];
  return (
    <span class={look} role="img" aria-label={t(STEP_STATES[status])}>
      {icon && <Icon name={icon} />}
    </span>
  );
}
