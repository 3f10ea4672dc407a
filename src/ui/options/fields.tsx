// The parts that option sections are made of: labelled fields, a switch, a card.
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { t } from '../i18n';

export function OptionCard(props: { id: string; title: string; text?: string; children: ComponentChildren }) {
  return (
    <section id={props.id} class="option-card" aria-labelledby={`${props.id}-title`}>
      <header>
        <h2 id={`${props.id}-title`}>{props.title}</h2>
        {props.text && <p class="muted">{props.text}</p>}
      </header>
      {props.children}
    </section>
  );
}

interface TextFieldProps {
  id: string;
  label: string;
  value: string;
  type?: 'text' | 'url' | 'password' | 'number';
  hint?: string;
  placeholder?: string;
  disabled?: boolean;
  /** The browser points at it when its form is sent without it. */
  required?: boolean;
  /** On every keystroke. */
  onInput?: (value: string) => void;
  /** When the field is left with a change. */
  onChange?: (value: string) => void;
}

export function TextField(props: TextFieldProps) {
  const { id, label, value, type = 'text', hint, onInput, onChange } = props;
  // What is being typed stays when another field's change is saved and all is drawn anew.
  const draft = useSignal<{ over: string; text: string } | undefined>(undefined);
  const typed = onInput ? undefined : draft.value;
  const shown = typed && typed.over === value ? typed.text : value;
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        // Preact types each kind of input apart; the four that are used here take the same attributes.
        {...({ type } as { type: 'text' })}
        value={shown}
        disabled={props.disabled ?? false}
        required={props.required ?? false}
        placeholder={props.placeholder ?? ''}
        autocomplete={type === 'password' ? 'new-password' : 'off'}
        spellcheck={false}
        {...(type === 'number' ? { min: 0, max: 3_650 } : {})}
        {...(hint ? { 'aria-describedby': `${id}-hint` } : {})}
        onInput={(event) => {
          const text = event.currentTarget.value;
          draft.value = { over: value, text };
          onInput?.(text);
        }}
        onChange={(event) => onChange?.(event.currentTarget.value)}
      />
      {hint && (
        <p id={`${id}-hint`} class="muted">
          {hint}
        </p>
      )}
    </div>
  );
}

interface SwitchProps {
  id: string;
  label: string;
  text: string;
  on: boolean;
  disabled: boolean;
  onToggle: (on: boolean) => void;
}

export function Switch({ id, label, text, on, disabled, onToggle }: SwitchProps) {
  return (
    <div class="switch-row">
      <div>
        <span class="field-label" id={`${id}-label`}>
          {label}
        </span>
        <span class="muted" id={`${id}-text`}>
          {text}
          {disabled && ` ${t('options_managed')}.`}
        </span>
      </div>
      <button
        type="button"
        id={id}
        class="switch"
        role="switch"
        aria-checked={on}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-text`}
        disabled={disabled}
        onClick={() => onToggle(!on)}
      />
    </div>
  );
}
