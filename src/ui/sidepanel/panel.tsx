// The side panel: the conversation, or the history, under one bar.
import { useSignal } from '@preact/signals';
import { t } from '../i18n';
import { AgentCards } from '../parts/agent-cards';
import { Icon, Mark } from '../parts/icon';
import { TwoStepButton } from '../parts/two-step-button';
import { useKeptFocus } from '../parts/use-kept-focus';
import { CardView } from './cards';
import { Composer, composerField } from './composer';
import { Controls } from './controls';
import { History } from './history';
import { EmptyThread } from './onboarding';
import type { Session } from './session';
import { TaskHeader } from './task-header';
import { Thread } from './thread';
import { isOver } from '../parts/task-state';

export function Panel({ session }: { session: Session }) {
  const place = useSignal<'chat' | 'history'>('chat');
  const inHistory = place.value === 'history';
  useKeptFocus(composerField);
  return (
    <div class="panel">
      <nav class="bar" aria-label={t('bar_name')}>
        <Mark />
        <PageLabel session={session} />
        <TwoStepButton
          label={t('new_session')}
          icon="plus"
          ask={session.running.value}
          question={t('new_session_question')}
          onConfirm={() => {
            place.value = 'chat';
            session.startOver();
            composerField()?.focus();
          }}
        />
        <button
          type="button"
          class="icon-button"
          aria-label={t('history')}
          title={t('history')}
          aria-pressed={inHistory}
          onClick={() => (place.value = inHistory ? 'chat' : 'history')}
        >
          <Icon name="clock" />
        </button>
        <button
          type="button"
          class="icon-button"
          aria-label={t('settings')}
          title={t('settings')}
          onClick={() => session.platform.openOptions()}
        >
          <Icon name="gear" />
        </button>
      </nav>
      {inHistory ? (
        <History session={session} onBack={() => (place.value = 'chat')} />
      ) : (
        <Chat session={session} />
      )}
    </div>
  );
}

function Chat({ session }: { session: Session }) {
  const task = session.task.value;
  const card = task && !isOver(task.status) ? task.card : undefined;
  const trouble = session.trouble.value;
  return (
    <>
      <TaskHeader session={session} />
      <Thread session={session} empty={<EmptyThread session={session} />} />
      <footer class="dock">
        {/* In the page before its text comes, or it would not be read out. */}
        <p role="alert" class="visually-hidden">
          {card || session.agentCards.value.length > 0 ? t('card_announced') : ''}
        </p>
        <div class="live" aria-live="polite">
          <AgentCards cards={session.agentCards.value} onDecide={session.decideAgent} />
          {card && <CardView key={card.id} card={card} session={session} />}
        </div>
        <div role="alert" class="alert">
          {trouble && (
            <p class="trouble">
              <span dir="auto">{trouble}</span>
              <button
                type="button"
                class="icon-button"
                aria-label={t('dismiss')}
                onClick={() => session.dismissTrouble()}
              >
                <Icon name="cross" />
              </button>
            </p>
          )}
        </div>
        <Controls session={session} />
        <Composer session={session} />
      </footer>
    </>
  );
}

function PageLabel({ session }: { session: Session }) {
  const page = session.view.value?.page;
  return (
    <h1 class="page-label">
      <span class="visually-hidden">{t('panel_title')}</span>
      {page ? (
        <>
          <span class="page-title" dir="auto">
            {page.title || page.origin}
          </span>
          <span class="origin muted">{page.origin}</span>
        </>
      ) : (
        <span class="page-title">{t('panel_title')}</span>
      )}
    </h1>
  );
}
