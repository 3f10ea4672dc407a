// A labelled field of one line, in the options and in the activity view.
import { useSignal } from '@preact/signals';
import { t } from '../i18n';

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
  /** Longer text is not cut off, which nobody would notice in a password: the user is told, and it is neither saved nor sent. */
  maxChars?: number;
  /** Of a number, which is a whole one from 0. */
  max?: number;
  /** On every keystroke. */
  onInput?: (value: string) => void;
  /** When the field is left with a change that may be saved. */
  onChange?: (value: string) => void;
}

export function TextField(props: TextFieldProps) {
  const { id, label, value, type = 'text', hint, onInput, onChange } = props;
  // Keeps what is being typed when another field's change is saved and everything is drawn again.
  const draft = useSignal<{ over: string; text: string } | undefined>(undefined);
  const typed = onInput ? undefined : draft.value;
  const shown = typed && typed.over === value ? typed.text : value;
  const wrong = wrongWith(props, shown);
  const described = [hint && `${id}-hint`, wrong && `${id}-wrong`].filter(Boolean).join(' ');
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        // Preact types each kind of input apart; the four that are used here take the same attributes.
        {...({ type } as { type: 'text' })}
        // A form with it is not sent: the browser points at what is wrong.
        ref={(input) => input?.setCustomValidity(wrong ?? '')}
        value={shown}
        disabled={props.disabled ?? false}
        required={props.required ?? false}
        placeholder={props.placeholder ?? ''}
        autocomplete={type === 'password' ? 'new-password' : 'off'}
        spellcheck={false}
        aria-invalid={wrong !== undefined}
        {...(props.max === undefined ? {} : { min: 0, max: props.max })}
        {...(described ? { 'aria-describedby': described } : {})}
        onInput={(event) => {
          const text = event.currentTarget.value;
          draft.value = { over: value, text };
          onInput?.(text);
        }}
        onChange={(event) => {
          const text = event.currentTarget.value;
          // Emptied, or no number at all: what is saved stands there again.
          if (type === 'number' && text === '') draft.value = undefined;
          else if (wrongWith(props, text) === undefined) onChange?.(text);
        }}
      />
      {hint && (
        <p id={`${id}-hint`} class="muted">
          {hint}
        </p>
      )}
      {wrong && (
        <p id={`${id}-wrong`} class="problem" role="alert">
          {wrong}
        </p>
      )}
    </div>
  );
}

function wrongWith({ maxChars = Infinity, max }: TextFieldProps, text: string): string | undefined {
  if (text.length > maxChars) return t('field_over_length', maxChars);
  if (max === undefined || text === '') return undefined;
  const number = Number(text);
  return Number.isInteger(number) && number >= 0 && number <= max ? undefined : t('field_not_in_range', max);
}
