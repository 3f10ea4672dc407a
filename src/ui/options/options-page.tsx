// The options page: one column of sections, a list of them beside it, and one line that says what was saved.
import { t, type MessageKey } from '../i18n';
import { Mark } from '../parts/icon';
import { useKeptFocus } from '../parts/use-kept-focus';
import { LocalModelsSection } from './local-models-section';
import { ModelSection, PlannerSection } from './model-sections';
import {
  AboutSection,
  LogsSection,
  LookSection,
  PrivacySection,
  SafetySection,
  ShortcutsSection,
} from './other-sections';
import type { Settings } from './settings-state';
import { SecretsSection, SitesSection } from './site-sections';

const SECTIONS: { id: string; title: MessageKey }[] = [
  { id: 'planner', title: 'options_planner' },
  { id: 'model', title: 'options_model' },
  { id: 'local-models', title: 'options_local' },
  { id: 'sites', title: 'options_sites' },
  { id: 'secrets', title: 'options_secrets' },
  { id: 'safety', title: 'options_safety' },
  { id: 'privacy', title: 'options_privacy' },
  { id: 'look', title: 'options_look' },
  { id: 'shortcuts', title: 'options_shortcuts' },
  { id: 'logs', title: 'options_logs' },
  { id: 'about', title: 'options_about' },
];

export function OptionsPage({ state }: { state: Settings }) {
  const now = state.settings.value;
  useKeptFocus();
  return (
    <div class="options-page">
      <nav class="options-nav" aria-label={t('options_sections')}>
        <h1>
          <Mark />
          {t('options_title')}
        </h1>
        <ul>
          {SECTIONS.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{t(title)}</a>
            </li>
          ))}
        </ul>
      </nav>
      <main class="options-sections">
        {!now && state.state.value && (
          <div class="card-buttons start">
            <button type="button" onClick={() => state.loadAndTell()}>
              {t('palette_retry')}
            </button>
          </div>
        )}
        {now && (
          <>
            <PlannerSection state={state} now={now} />
            <ModelSection state={state} now={now} />
            <LocalModelsSection state={state} now={now} />
            <SitesSection state={state} />
            <SecretsSection state={state} />
            <SafetySection state={state} now={now} />
            <PrivacySection state={state} now={now} />
            <LookSection state={state} now={now} />
            <ShortcutsSection state={state} />
            <LogsSection state={state} />
            <AboutSection state={state} />
          </>
        )}
      </main>
      <p class="save-state" role="status">
        {state.state.value}
      </p>
    </div>
  );
}
