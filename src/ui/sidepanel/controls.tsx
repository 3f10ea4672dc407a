// The buttons that drive a task: stop, pause, resume, step, undo; each is shown only where it can do something.
import { t, type MessageKey } from '../i18n';
import { Icon, type IconName } from '../parts/icon';
import { isOver } from '../parts/task-state';
import type { Session } from './session';

type Action = Parameters<Session['control']>[0];
const BUTTONS: Readonly<Record<Action, { label: MessageKey; icon: IconName }>> = {
  stop: { label: 'control_stop', icon: 'stop' },
  pause: { label: 'control_pause', icon: 'pause' },
  resume: { label: 'control_resume', icon: 'play' },
  step: { label: 'control_step', icon: 'step' },
  undo: { label: 'control_undo', icon: 'undo' },
};

export function Controls({ session }: { session: Session }) {
  const task = session.task.value;
  if (!task || session.pending.value) return null;
  const shown: Action[] = [];
  if (!isOver(task.status)) {
    shown.push('stop');
    // A single step ends in a pause again.
    if (task.paused || task.stepping) shown.push('resume', 'step');
    else shown.push('pause');
  }
  if (task.canUndo) shown.push('undo');
  if (shown.length === 0) return null;
  return (
    <div class="controls" role="toolbar" aria-label={t('controls_name')}>
      {shown.map((action) => (
        // Pause and Resume are one button in two states: the focus stays on it.
        <button
          key={action === 'resume' ? 'pause' : action}
          type="button"
          class="control"
          onClick={() => session.control(action)}
        >
          <Icon name={BUTTONS[action].icon} />
          {t(BUTTONS[action].label)}
        </button>
      ))}
    </div>
  );
}
