// The card in front of a waiting task. Its text was written by code; the buttons are disabled for its first
// moments, and again whenever the panel becomes visible.
import { useEffect, useState } from 'preact/hooks';
import { ASSIST_DONE } from '../../shared/assist-done';
import type { AssistCard, Card, ClarifyCard } from '../../shared/card';
import { t, worded, type MessageKey } from '../i18n';
import { ConfirmCardView } from '../parts/confirm-card';
import { Icon } from '../parts/icon';
import { useInert } from '../parts/use-inert';
import { namedOption } from './named-option';
import type { Session } from './session';
import { SiteAccess } from './site-access';

export function CardView({ card, session }: { card: Card; session: Session }) {
  switch (card.kind) {
    case 'confirm':
      return (
        <ConfirmCardView
          card={card}
          title={t('confirm_title')}
          onDecide={(approve) => session.decide(card.id, approve)}
        />
      );
    case 'clarify':
      return <Clarify card={card} session={session} />;
    case 'assist':
      return <Assist card={card} session={session} />;
  }
}

function Clarify({ card, session }: { card: ClarifyCard; session: Session }) {
  const inert = useInert(card.id);
  const [text, setText] = useState('');
  // What the question is about is shown on the page for as long as it stands.
  const about = card.options.flatMap(({ itemId, label }) =>
    itemId ? [{ id: itemId, label: label.slice(0, 120) }] : [],
  );
  useEffect(() => {
    if (about.length === 0) return undefined;
    session.outline(about);
    return () => session.outline([]);
  }, [card.id]);
  const send = () => {
    const answer = text.trim();
    if (answer === '') return;
    void session.reply(card.id, namedOption(card, answer) ?? answer).then((taken) => {
      if (!taken) setText((now) => now || text);
    });
    setText('');
  };
  return (
    <section class="card clarify" role="group" aria-labelledby="card-title">
      <h2 id="card-title">
        <Icon name="question" />
        <span dir="auto">{worded(card.said ?? card.question)}</span>
      </h2>
      {card.options.length > 0 && (
        <div class="options" role="group" aria-label={t('clarify_options')}>
          {card.options.map((option) => {
            const label = worded(option.said ?? option.label);
            const show = () => option.itemId && session.highlight(option.itemId, label);
            const clear = () => option.itemId && session.outline(about);
            return (
              <button
                type="button"
                class="option"
                dir="auto"
                disabled={inert}
                onFocus={show}
                onPointerEnter={show}
                onBlur={clear}
                onPointerLeave={clear}
                onClick={() => {
                  void session.reply(card.id, option.value);
                }}
              >
                {label}
              </button>
            );
          })}
        </div>
      )}
      <form
        class="reply"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <input
          type="text"
          aria-label={t('reply_name')}
          placeholder={t('reply_placeholder')}
          maxLength={4_000}
          dir="auto"
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit" class="primary" disabled={inert || text.trim() === ''}>
          {t('reply_send')}
        </button>
      </form>
    </section>
  );
}

const ASSIST_TITLES: Readonly<Record<AssistCard['type'], MessageKey>> = {
  captcha: 'assist_captcha',
  login: 'assist_login',
  two_factor: 'assist_two_factor',
  permission: 'assist_permission',
  custom: 'assist_custom',
};

function Assist({ card, session }: { card: AssistCard; session: Session }) {
  const inert = useInert(card.id);
  const [refused, setRefused] = useState(false);
  const origins = card.type === 'permission' ? (card.origins ?? []) : [];
  const isUnseen = card.type === 'permission' && origins.length === 0;
  const grant = () => {
    setRefused(false);
    // Before any await: the browser's prompt needs the click's gesture.
    session.platform.requestOrigins(origins.map(asPattern)).then(
      (granted) => (granted ? void session.reply(card.id, ASSIST_DONE) : setRefused(true)),
      () => setRefused(true),
    );
  };
  return (
    <section class="card assist" role="group" aria-labelledby="card-title">
      <h2 id="card-title">
        <Icon name="hand" />
        {t(ASSIST_TITLES[card.type])}
      </h2>
      {/* The conversation has the message; what can be done stands below. */}
      <p dir="auto">{isUnseen ? t('page_unknown') : worded(card.said ?? card.message)}</p>
      {origins.length > 0 && (
        <ul class="origins">
          {origins.map((origin) => (
            <li class="origin">{origin}</li>
          ))}
        </ul>
      )}
      {refused && <p class="error-line">{t('assist_refused')}</p>}
      {isUnseen ? (
        <SiteAccess platform={session.platform} disabled={inert} />
      ) : (
        <div class="card-buttons">
          {origins.length > 0 ? (
            <button type="button" class="primary" disabled={inert} onClick={grant}>
              {t('assist_grant')}
            </button>
          ) : (
            <button
              type="button"
              class="primary"
              disabled={inert}
              onClick={() => void session.reply(card.id, ASSIST_DONE)}
            >
              {t('assist_done')}
            </button>
          )}
        </div>
      )}
    </section>
  );
}

/** An origin as the match pattern that chrome.permissions takes. */
function asPattern(origin: string): string {
  return origin.endsWith('/*') ? origin : `${origin}/*`;
}
