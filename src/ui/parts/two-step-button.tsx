// A button for what cannot be taken back: the first press asks, the second does it. When the focus moves on, the question is
// withdrawn.
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { language, t } from '../i18n';
import { Icon, type IconName } from './icon';

export function TwoStepButton(props: {
  label: string;
  /** Accessible name, where the label alone does not say what the button is for. */
  name?: string;
  small?: boolean;
  question: string;
  disabled?: boolean;
  /** Shown in place of the label. */
  icon?: IconName;
  /** Whether to ask first; false where nothing would be lost. Default true. */
  ask?: boolean;
  onConfirm: () => void;
}) {
  const { ask = true } = props;
  const name = props.name ?? (props.icon && props.label);
  const [asking, setAsking] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  /** Withdrawn by its own button or key: the focus goes back to the button that asked. */
  const withdrawn = useRef(false);
  useLayoutEffect(() => {
    if (asking) cancel.current?.focus();
    else if (withdrawn.current) first.current?.focus();
    withdrawn.current = false;
  }, [asking]);
  if (!asking) {
    return (
      <button
        type="button"
        class={props.icon ? 'icon-button' : `${ask ? 'danger' : ''}${props.small ? ' small' : ''}`}
        disabled={props.disabled ?? false}
        ref={first}
        {...(name === undefined ? {} : { 'aria-label': name })}
        {...(props.icon ? { title: props.label } : {})}
        onClick={() => (ask ? setAsking(true) : props.onConfirm())}
      >
        {props.icon ? <Icon name={props.icon} /> : props.label}
      </button>
    );
  }
  const withdraw = () => {
    withdrawn.current = true;
    setAsking(false);
  };
  const leave = (event: FocusEvent) => {
    const inside = (event.currentTarget as HTMLElement).contains(event.relatedTarget as Node | null);
    if (!inside) setAsking(false);
  };
  return (
    <span
      class="two-step"
      role="group"
      aria-label={props.question}
      onFocusOut={leave}
      onKeyDown={(event) => event.key === 'Escape' && withdraw()}
    >
      <span>{props.question}</span>
      <button
        type="button"
        class={props.small ? 'danger solid small' : 'danger solid'}
        onClick={() => {
          setAsking(false);
          props.onConfirm();
        }}
      >
        {t('confirm_yes', props.label.slice(0, 1).toLocaleLowerCase(language()) + props.label.slice(1))}
      </button>
      <button type="button" class={props.small ? 'small' : ''} ref={cancel} onClick={withdraw}>
        {t('confirm_no')}
      </button>
    </span>
  );
}
