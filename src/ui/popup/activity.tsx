// Seed E's popup: the bridge's state, connect and disconnect, its address, and the activity log.
import { useSignal, type Signal } from '@preact/signals';
import type { CopilotApi, SettingsView } from '../../shared/messages/ui';
import { t } from '../i18n';
import { Icon } from '../parts/icon';
import { LogList } from '../parts/log-list';

interface Props {
  api: CopilotApi;
  settings: Signal<SettingsView | undefined>;
  onBack: () => void;
}

export function Activity({ api, settings, onBack }: Props) {
  const trouble = useSignal('');
  const bridge = settings.value?.bridge;
  const managed = settings.value?.managed.includes('bridge') ?? false;
  const change = (next: { on?: boolean; address?: string }) => {
    trouble.value = '';
    api.setSettings({ bridge: next }).then(
      (saved) => (settings.value = saved),
      (error: unknown) =>
        (trouble.value = t('trouble_call', error instanceof Error ? error.message : String(error))),
    );
  };
  return (
    <main class="activity">
      <div class="view-head">
        <button type="button" class="icon-button" aria-label={t('back')} onClick={onBack}>
          <Icon name="back" />
        </button>
        <h1>{t('activity')}</h1>
      </div>
      {bridge && (
        <section class="activity" aria-label={t('activity_bridge')}>
          <p class="activity-bridge">
            <span class={bridge.on ? 'dot on' : 'dot'} />
            <span role="status">{t(bridge.on ? 'activity_bridge_on' : 'activity_bridge_off')}</span>
            <button type="button" disabled={managed} onClick={() => change({ on: !bridge.on })}>
              {t(bridge.on ? 'activity_disconnect' : 'activity_connect')}
            </button>
          </p>
          <div class="field">
            <label for="activity-address">{t('activity_address')}</label>
            <input
              id="activity-address"
              type="url"
              spellcheck={false}
              disabled={managed}
              value={bridge.address}
              onChange={(event) => change({ address: event.currentTarget.value.trim() })}
            />
          </div>
          {managed && <p class="muted">{t('options_managed')}</p>}
          {trouble.value && (
            <p class="error-line" role="alert">
              {trouble.value}
            </p>
          )}
        </section>
      )}
      <section aria-labelledby="log-title">
        <h2 id="log-title">{t('activity_log')}</h2>
        <LogList api={api} name={t('activity_log')} />
      </section>
    </main>
  );
}
