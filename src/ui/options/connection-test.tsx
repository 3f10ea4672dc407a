// "Test connection": one short question to the model as it is set, what came of it, and the browser's
// permission where that may be what is missing.
import { useSignal } from '@preact/signals';
import type { ModelTest, SettingsView } from '../../shared/messages/ui';
import { t } from '../i18n';
import type { Settings } from './settings-state';

export function ConnectionTest({ state, provider }: { state: Settings; provider: SettingsView['provider'] }) {
  const testing = useSignal(false);
  const outcome = useSignal<{ of: string; test: ModelTest } | undefined>(undefined);

  async function test(): Promise<void> {
    if (testing.value) return;
    if (provider.provider === 'chrome') state.platform.fetchBuiltInModel();
    testing.value = true;
    outcome.value = undefined;
    const { of, test: result } = await state.testModel();
    if (of) outcome.value = { of: nameOf(of), test: result };
    testing.value = false;
  }

  async function grant(pattern: string): Promise<void> {
    if (await state.platform.requestOrigins([pattern])) await test();
  }

  // What was found out of another setting says nothing of this one.
  const shown = outcome.value?.of === nameOf(provider) ? outcome.value.test : undefined;
  const { ok, message, grant: pattern } = shown ?? {};
  return (
    <div class="connection-test">
      {/* Not disabled: it keeps the focus. */}
      <button type="button" aria-disabled={testing.value} onClick={() => void test()}>
        {t('options_test')}
      </button>
      <p role="status" class={ok === false ? 'test-failed' : 'muted'} data-test-result={ok}>
        {testing.value ? t('options_testing') : message}
      </p>
      {pattern !== undefined && !testing.value && (
        <button type="button" onClick={() => void grant(pattern)}>
          {t('options_test_grant', pattern.replace(/\/\*$/, ''))}
        </button>
      )}
    </div>
  );
}

const nameOf = ({ provider, baseUrl, model, hasKey }: SettingsView['provider']) =>
  [provider, baseUrl, model, hasKey].join(' ');
