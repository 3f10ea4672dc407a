// Who plans, and with which model: the planner, the provider and its key.
import { useSignal } from '@preact/signals';
import { MAX_CHARS } from '../../shared/budgets';
import type { SettingsView } from '../../shared/messages/ui';
import { DEFAULT_BASE_URLS, isEndpointProvider } from '../../shared/providers';
import { t, type MessageKey } from '../i18n';
import { TextField } from '../parts/text-field';
import { ConnectionTest } from './connection-test';
import { OptionCard } from './fields';
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
  const models = state.models.value;
  const standing = (planner: Planner) =>
    planner === 'local' || planner === 'key' ? models?.[planner] : undefined;
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
              onChange={() => void state.save({ planner })}
            />
            <label for={`planner-${planner}`}>{t(PLANNERS[planner].label)}</label>
            <span id={`planner-${planner}-text`} class="muted">
              {t(PLANNERS[planner].text)}
              {standing(planner) && ` · ${standing(planner)?.text}`}
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
  const { provider } = now;
  const fixed = state.managed('provider');
  const reached = isEndpointProvider(provider.provider);
  const allowed = (each: Provider) => each === 'none' || (now.providersAllowed?.includes(each) ?? true);
  return (
    <OptionCard id="model" title={t('options_model')} text={t('options_model_text')}>
      <div class="field">
        <label for="provider">{t('options_provider')}</label>
        <select
          id="provider"
          value={provider.provider}
          disabled={fixed}
          onChange={(event) =>
            void state.save({ provider: { provider: event.currentTarget.value as Provider } })
          }
        >
          {(Object.keys(PROVIDERS) as Provider[]).map((each) => (
            <option key={each} value={each} disabled={!allowed(each)}>
              {t(PROVIDERS[each])}
            </option>
          ))}
        </select>
      </div>
      <div class="field-row">
        <TextField
          id="base-url"
          label={t('options_base_url')}
          type="url"
          maxChars={MAX_CHARS.baseUrl}
          value={provider.baseUrl}
          placeholder={isEndpointProvider(provider.provider) ? DEFAULT_BASE_URLS[provider.provider] : ''}
          disabled={fixed}
          onChange={(baseUrl) => void state.save({ provider: { baseUrl: baseUrl.trim() } })}
        />
        <TextField
          id="model-name"
          label={t('options_model_name')}
          maxChars={MAX_CHARS.model}
          value={provider.model}
          disabled={fixed}
          onChange={(model) => void state.save({ provider: { model: model.trim() } })}
        />
      </div>
      <KeyField state={state} hasKey={provider.hasKey} disabled={fixed || !reached} />
      {provider.provider !== 'none' && <ConnectionTest state={state} provider={provider} />}
      {now.endpointsAllowed && (
        <p class="muted">{t('options_endpoints_allowed', now.endpointsAllowed.join(', '))}</p>
      )}
      {(fixed || now.providersAllowed) && <p class="muted">{t('options_managed')}</p>}
    </OptionCard>
  );
}

/** The key is sent when the field is left; once it is kept, it never stands in the page again. */
function KeyField({ state, hasKey, disabled }: { state: Settings; hasKey: boolean; disabled: boolean }) {
  const key = useSignal('');
  return (
    <>
      <div class="field-inline">
        <TextField
          id="api-key"
          label={t('options_api_key')}
          type="password"
          maxChars={MAX_CHARS.apiKey}
          value={key.value}
          disabled={disabled}
          onInput={(value) => (key.value = value)}
          onChange={(value) => {
            const typed = value.trim();
            // An empty key would remove the one that is stored.
            if (typed === '') key.value = '';
            else
              void state.save({ apiKey: typed }).then((saved) => {
                if (saved && key.value === value) key.value = '';
              });
          }}
        />
        {hasKey && (
          <button type="button" disabled={disabled} onClick={() => void state.save({ apiKey: '' })}>
            {t('options_key_remove')}
          </button>
        )}
      </div>
      <p class="muted">{t(hasKey ? 'options_key_stored' : 'options_key_missing')}</p>
    </>
  );
}
