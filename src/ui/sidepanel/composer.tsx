// Where the user writes: a goal, or, while a task runs, the answer to its question or feedback on it. Enter sends, Shift+Enter
// breaks the line; in the empty field, the up and down arrows walk through what was sent before.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { MAX_GOAL_CHARS } from '../../shared/budgets';
import { t, type MessageKey } from '../i18n';
import { Icon } from '../parts/icon';
import type { Session } from './session';

const COMPOSER_ID = 'composer';

/** The field, while the conversation is on show. */
export const composerField = () => document.getElementById(COMPOSER_ID);

interface ComposerWords {
  mode?: MessageKey;
  placeholder: MessageKey;
  send: MessageKey;
  hint: MessageKey;
}
const WORDS: Readonly<Record<'goal' | 'answer' | 'feedback', ComposerWords>> = {
  goal: { placeholder: 'composer_placeholder', send: 'composer_send', hint: 'composer_hint' },
  answer: {
    mode: 'composer_answer_mode',
    placeholder: 'composer_answer_placeholder',
    send: 'composer_send',
    hint: 'composer_hint',
  },
  feedback: {
    mode: 'composer_feedback_mode',
    placeholder: 'composer_feedback_placeholder',
    send: 'composer_send_feedback',
    hint: 'composer_feedback_hint',
  },
};

export function Composer({ session }: { session: Session }) {
  const text = session.draft.value;
  const setText = (next: string) => (session.draft.value = next);
  const recalled = useRef(-1);
  const running = session.running.value;
  const asking = session.pending.value?.asking ?? false;
  const words =
    WORDS[!running ? 'goal' : session.task.value?.card?.kind === 'clarify' ? 'answer' : 'feedback'];

  // The control that led here (as in the history) is gone: without this, nothing would have the focus.
  useLayoutEffect(() => composerField()?.focus({ preventScroll: true }), []);

  const sent = () =>
    session.messages.value
      .filter(({ role, metadata }) => role === 'user' && (metadata?.turn ?? 'goal') === 'goal')
      .map(({ content }) => content)
      .reverse();

  function send() {
    const goal = text.trim();
    if (goal === '') return;
    void session.submit(goal).then((taken) => {
      // A refused text comes back to be corrected, unless the user is writing something else by now.
      if (!taken && session.draft.value === '') setText(text);
    });
    recalled.current = -1;
    setText('');
    // The focus leaves the button, which has nothing to send now.
    composerField()?.focus();
  }

  function recall(by: 1 | -1): boolean {
    const goals = sent();
    const shown = recalled.current < 0 ? '' : goals[recalled.current];
    if (text !== (shown ?? '')) return false;
    const next = Math.max(-1, Math.min(recalled.current + by, goals.length - 1));
    if (next === recalled.current) return false;
    recalled.current = next;
    setText(next < 0 ? '' : (goals[next] ?? ''));
    return true;
  }

  function onKeyDown(event: KeyboardEvent) {
    // While an input method is composing, Enter confirms its text.
    if (event.isComposing) return;
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      send();
    } else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      if (recall(event.key === 'ArrowUp' ? 1 : -1)) event.preventDefault();
    }
  }

  return (
    <form
      class={running ? 'composer running' : 'composer'}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {words.mode && <p class="composer-mode">{t(words.mode)}</p>}
      <div class="composer-box">
        <textarea
          id={COMPOSER_ID}
          aria-label={t('composer_name')}
          aria-describedby="composer-hint"
          placeholder={t(words.placeholder)}
          rows={2}
          maxLength={running ? MAX_GOAL_CHARS : 20_000}
          value={text}
          dir="auto"
          onInput={(event) => setText(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <button type="submit" class="send" disabled={text.trim() === ''} aria-label={t(words.send)}>
          <Icon name="send" />
        </button>
      </div>
      <p id="composer-hint" class="composer-hint">
        {t(asking ? 'composer_asking' : words.hint)}
      </p>
    </form>
  );
}
