// Who plans, and with which model: the planner, the provider and its key.
import { useSignal } from '@preact/signals';
import type { SettingsView } from '../../shared/messages/ui';
import { t, type MessageKey } from '../i18n';
import { OptionCard, TextField } from './fields';
import type { Settings } from './settings-state';

type Planner = SettingsView['planner'];
const PLANNERS: Readonly<Record<Planner, { label: MessageKey; text: MessageKey }>> = {
  auto: { label: 'planner_auto', text: 'planner_auto_text' },
  none: { label: 'planner_none', text: 'planner_none_text' },
  local: { label: 'planner_local', text: 'planner_local_text' },
  key: { label: 'planner_key', text: 'planner_key_text' },
};

export function PlannerSection({ state, now }: { state: Settings; now: SettingsView }) {
  const fixed = state.managed('planner');
  return (
    <OptionCard id="planner" title={t('options_planner')} text={t('options_planner_text')}>
      <fieldset role="radiogroup" aria-labelledby="planner-title" disabled={fixed}>
        {(Object.keys(PLANNERS) as Planner[]).map((planner) => (
          <div class="choice" key={planner}>
            <input
              type="radio"
              name="planner"
              id={`planner-${planner}`}
              value={planner}
              aria-describedby={`planner-${planner}-text`}
              checked={now.planner === planner}
              onChange={() => state.save({ planner })}
            />
            <label for={`planner-${planner}`}>{t(PLANNERS[planner].label)}</label>
            <span id={`planner-${planner}-text`} class="muted">
              {t(PLANNERS[planner].text)}
            </span>
          </div>
        ))}
      </fieldset>
      {fixed && <p class="muted">{t('options_managed')}</p>}
    </OptionCard>
  );
}

type Provider = SettingsView['provider']['provider'];
const PROVIDERS: Readonly<Record<Provider, MessageKey>> = {
  none: 'provider_none',
  webllm: 'provider_webllm',
  chrome: 'provider_chrome',
  openai: 'provider_openai',
  anthropic: 'provider_anthropic',
  google: 'provider_google',
};

export function ModelSection({ state, now }: { state: Settings; now: SettingsView }) {
  const key = useSignal('');
  const { provider } = now;
  const fixed = state.managed('provider');
  // What no background has said it can do is not promised.
  const ready = now.providersReady?.includes(provider.provider) ?? false;
  return (
    <OptionCard id="model" title={t('options_model')} text={t('options_model_text')}>
      <div class="field">
        <label for="provider">{t('options_provider')}</label>
        <select
          id="provider"
          value={provider.provider}
          disabled={fixed}
          onChange={(event) => state.save({ provider: { provider: event.currentTarget.value as Provider } })}
        >
          {(Object.keys(PROVIDERS) as Provider[]).map((each) => (
            <option key={each} value={each}>
              {t(PROVIDERS[each])}
            </option>
          ))}
        </select>
      </div>
      {provider.provider !== 'none' && !ready && (
        <p class="note" role="note">
          {t('options_model_not_ready')}
        </p>
      )}
      <div class="field-row">
        <TextField
          id="base-url"
          label={t('options_base_url')}
          type="url"
          value={provider.baseUrl}
          disabled={fixed}
          onChange={(baseUrl) => state.save({ provider: { baseUrl: baseUrl.trim() } })}
        />
        <TextField
          id="model-name"
          label={t('options_model_name')}
          value={provider.model}
          disabled={fixed}
          onChange={(model) => state.save({ provider: { model: model.trim() } })}
        />
      </div>
      <div class="field-inline">
        <TextField
          id="api-key"
          label={t('options_api_key')}
          type="password"
          value={key.value}
          disabled={fixed}
          onInput={(value) => (key.value = value)}
          onChange={(value) => {
            if (value === '') return;
            state.save({ apiKey: value });
            key.value = '';
          }}
        />
        {provider.hasKey && (
          <button type="button" disabled={fixed} onClick={() => state.save({ apiKey: '' })}>
            {t('options_key_remove')}
          </button>
        )}
      </div>
      <p class="muted">{t(provider.hasKey ? 'options_key_stored' : 'options_key_missing')}</p>
      {fixed && <p class="muted">{t('options_managed')}</p>}
    </OptionCard>
  );
}
