// The first run: three short steps beside a composer that already works. Skippable at once.
import { useState } from 'preact/hooks';
import { t, type MessageKey } from '../i18n';
import { Icon } from '../parts/icon';
import { composerField } from './composer';
import type { Session } from './session';
import { SiteAccess } from './site-access';
import { WhatISee } from './what-i-see';

const STEPS: { title: MessageKey; text: MessageKey }[] = [
  { title: 'welcome_1_title', text: 'welcome_1_text' },
  { title: 'welcome_2_title', text: 'welcome_2_text' },
  { title: 'welcome_3_title', text: 'welcome_3_text' },
];

function Onboarding({ session }: { session: Session }) {
  const [at, setAt] = useState(0);
  const step = STEPS[at];
  if (!step) return null;
  const done = () => session.setSettings({ onboarded: true });
  const last = at === STEPS.length - 1;
  return (
    <section class="welcome" aria-labelledby="welcome-title">
      <div class="welcome-text" aria-live="polite">
        <p class="muted numeric">{t('welcome_place', at + 1, STEPS.length)}</p>
        <h2 id="welcome-title">{t(step.title)}</h2>
        <p>{t(step.text)}</p>
      </div>
      <div class="card-buttons">
        <button type="button" onClick={done}>
          {t('welcome_skip')}
        </button>
        <button type="button" class="primary" onClick={() => (last ? done() : setAt(at + 1))}>
          {t(last ? 'welcome_done' : 'welcome_next')}
        </button>
      </div>
    </section>
  );
}

/** Said before a goal is typed in vain. */
function WhereItStands({ session }: { session: Session }) {
  const view = session.view.value;
  if (!view || /^https?:/.test(view.page?.origin ?? '')) return null;
  return (
    <div class="note" role="note">
      <p>{t(view.page ? 'page_of_browser' : 'page_unknown')}</p>
      {!view.page && <SiteAccess platform={session.platform} />}
    </div>
  );
}

const EXAMPLES: MessageKey[] = ['example_1', 'example_2', 'example_3'];

/** What to show before anything was asked. */
export function EmptyThread({ session }: { session: Session }) {
  const settings = session.settings.value;
  // Whether it is the first run is known in a moment; nothing jumps when it is.
  if (!settings) return null;
  return (
    <div class="empty">
      {!settings.onboarded ? (
        <Onboarding session={session} />
      ) : (
        <>
          <h2>{t('empty_title')}</h2>
          <p class="muted">{t('empty_text')}</p>
        </>
      )}
      <WhereItStands session={session} />
      <ul class="examples" aria-label={t('examples_name')}>
        {EXAMPLES.map((key) => (
          <li key={key}>
            <button
              type="button"
              onClick={() => {
                session.draft.value = t(key);
                composerField()?.focus();
              }}
            >
              <Icon name="spark" />
              {t(key)}
            </button>
          </li>
        ))}
      </ul>
      {/* What was seen of one tab says nothing of another. */}
      <WhatISee key={session.view.value?.tabId} session={session} />
    </div>
  );
}
