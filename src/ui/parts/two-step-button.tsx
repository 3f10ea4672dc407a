// A button for what cannot be taken back: the first press asks, the second does it. Moving on withdraws the question.
import { useState } from 'preact/hooks';
import { t } from '../i18n';

export function TwoStepButton(props: {
  label: string;
  question: string;
  disabled?: boolean;
  onConfirm: () => void;
}) {
  const [asking, setAsking] = useState(false);
  if (!asking) {
    return (
      <button type="button" class="danger" disabled={props.disabled ?? false} onClick={() => setAsking(true)}>
        {props.label}
      </button>
    );
  }
  const leave = (event: FocusEvent) => {
    const inside = (event.currentTarget as HTMLElement).contains(event.relatedTarget as Node | null);
    if (!inside) setAsking(false);
  };
  return (
    <span class="two-step" role="group" aria-label={props.question} onFocusOut={leave}>
      <span>{props.question}</span>
      <button
        type="button"
        class="danger solid"
        onClick={() => {
          setAsking(false);
          props.onConfirm();
        }}
      >
        {t('confirm_yes', props.label)}
      </button>
      <button type="button" ref={(button) => button?.focus()} onClick={() => setAsking(false)}>
        {t('confirm_no')}
      </button>
    </span>
  );
}
