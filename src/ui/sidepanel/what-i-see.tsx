// What the copilot perceives on this page, for whoever wants to know before trusting it with a goal: read when it
// is opened, never by itself; each line outlines its element in the page.
import { useSignal } from '@preact/signals';
import type { BrowserState, ElementSnapshot } from '../../shared/task-context';
import { plural, t } from '../i18n';
import { troubleText } from '../trouble';
import { Icon } from '../parts/icon';
import type { Session } from './session';

export function WhatISee({ session }: { session: Session }) {
  const state = useSignal<BrowserState | undefined>(undefined);
  const trouble = useSignal('');
  const tabId = session.view.value?.tabId;
  if (tabId === undefined) return null;
  const look = () => {
    trouble.value = '';
    session.api.getBrowserState({ tabId }).then(
      (seen) => (state.value = seen),
      (error: unknown) => {
        state.value = undefined;
        trouble.value = troubleText(error);
      },
    );
  };
  const elements = state.value?.elements.filter(({ text }) => text) ?? [];
  return (
    <details class="seen" onToggle={({ currentTarget }) => currentTarget.open && look()}>
      <summary>
        <Icon name="chevron" />
        {t('seen_title')}
      </summary>
      <p class="muted" role="status">
        {trouble.value ||
          (state.value ? plural(elements.length, 'seen_count_one', 'seen_count_other') : t('seen_looking'))}
      </p>
      <ul>
        {elements.map((element) => (
          <SeenElement key={element.id} element={element} session={session} />
        ))}
      </ul>
    </details>
  );
}

function SeenElement({ element, session }: { element: ElementSnapshot; session: Session }) {
  const { id, text = '' } = element;
  const show = () => id !== undefined && session.highlight(id, text.slice(0, 120));
  const clear = () => session.highlight(null);
  return (
    <li>
      <button
        type="button"
        class="seen-row"
        onFocus={show}
        onPointerEnter={show}
        onBlur={clear}
        onPointerLeave={clear}
        onClick={show}
      >
        <span class="muted">{element.attributes['role']}</span> <span dir="auto">{text}</span>
      </button>
    </li>
  );
}
