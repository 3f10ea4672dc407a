// Where the copilot may act, and the secrets it may type there.
import { useSignal } from '@preact/signals';
import { MAX_CHARS } from '../../shared/budgets';
import { plural, t } from '../i18n';
import { TextField } from '../parts/text-field';
import { TwoStepButton } from '../parts/two-step-button';
import { OptionCard } from './fields';
import type { Settings } from './settings-state';

export function SitesSection({ state }: { state: Settings }) {
  const site = useSignal('');
  const sites = state.sites.value;
  const add = () => {
    void state.addSite(site.value).then((added) => {
      if (added) site.value = '';
    });
  };
  return (
    <OptionCard id="sites" title={t('options_sites')} text={t('options_sites_text')}>
      {sites?.length === 0 && <p class="muted">{t('options_sites_none')}</p>}
      {sites && sites.length > 0 && (
        <ul class="rows" aria-labelledby="sites-title">
          {sites.map(({ origin, granted, acts }) => (
            <li key={origin}>
              <span class="origin grow">{origin}</span>
              <span class="muted">{plural(acts, 'options_site_acts_one', 'options_site_acts_other')}</span>
              <span class={granted ? 'badge success' : 'badge waiting'}>
                {t(granted ? 'options_site_granted' : 'options_site_not_granted')}
              </span>
              <button
                type="button"
                class="small"
                aria-label={t('options_site_remove', origin)}
                onClick={() => state.removeSite(origin)}
              >
                {t('remove')}
              </button>
            </li>
          ))}
        </ul>
      )}
      <form
        class="field-inline"
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <TextField
          id="site"
          label={t('options_site')}
          placeholder="https://example.com"
          maxChars={MAX_CHARS.site}
          value={site.value}
          onInput={(value) => (site.value = value)}
        />
        <button type="submit">{t('options_site_add')}</button>
      </form>
    </OptionCard>
  );
}

export function SecretsSection({ state }: { state: Settings }) {
  const name = useSignal('');
  const value = useSignal('');
  const site = useSignal('');
  const secrets = state.secrets.value;
  const save = () => {
    const secret = { name: name.value.trim(), value: value.value, site: site.value.trim() };
    if (!secret.name || !secret.value || !secret.site) return;
    void state.saveSecret(secret).then((saved) => {
      // The value leaves this page as soon as it is kept.
      if (saved) name.value = value.value = site.value = '';
    });
  };
  return (
    <OptionCard id="secrets" title={t('options_secrets')} text={t('options_secrets_text')}>
      {secrets?.length === 0 && <p class="muted">{t('options_secrets_none')}</p>}
      {secrets && secrets.length > 0 && (
        <ul class="rows" aria-labelledby="secrets-title">
          {secrets.map((secret) => (
            <li key={secret.handle}>
              <span class="grow" dir="auto">
                {secret.name}
              </span>
              <span class="origin muted">{secret.origin}</span>
              <TwoStepButton
                small
                label={t('remove')}
                name={t('options_secret_remove', secret.name)}
                question={t('options_secret_remove_question', secret.name)}
                onConfirm={() => state.removeSecret(secret.handle)}
              />
            </li>
          ))}
        </ul>
      )}
      <form
        class="secret-form"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <div class="field-row">
          <TextField
            id="secret-name"
            required
            label={t('options_secret_name')}
            maxChars={MAX_CHARS.secretName}
            value={name.value}
            onInput={(next) => (name.value = next)}
          />
          <TextField
            id="secret-value"
            required
            label={t('options_secret_value')}
            type="password"
            maxChars={MAX_CHARS.secretValue}
            value={value.value}
            onInput={(next) => (value.value = next)}
          />
          <TextField
            id="secret-site"
            required
            label={t('options_secret_site')}
            placeholder="https://example.com"
            maxChars={MAX_CHARS.site}
            value={site.value}
            onInput={(next) => (site.value = next)}
          />
        </div>
        <button type="submit" class="primary">
          {t('options_secret_save')}
        </button>
      </form>
    </OptionCard>
  );
}
