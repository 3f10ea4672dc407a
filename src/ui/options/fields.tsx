// The parts that option sections are made of: a switch, a card.
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
          {disabled && (
            <>
              <br />
              {t('options_managed')}
            </>
          )}
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
