// Scripts and bridge, appearance, privacy, shortcuts, logs and what this is.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { MAX_CHARS, MAX_RETENTION_DAYS } from '../../shared/budgets';
import type { SettingsView } from '../../shared/messages/ui';
import { numberOf, t, type MessageKey } from '../i18n';
import { BridgeStatusLine } from '../parts/bridge-status';
import { Icon } from '../parts/icon';
import { LogList } from '../parts/log-list';
import { saveFile } from '../parts/save-file';
import { TextField } from '../parts/text-field';
import { TwoStepButton } from '../parts/two-step-button';
import type { Shortcut } from '../platform';
import { NotificationsSwitch } from './notifications-switch';
import { ScriptsSwitch } from './scripts-switch';
import { OptionCard, Switch } from './fields';
import type { Settings } from './settings-state';

interface Props {
  state: Settings;
  now: SettingsView;
}

export function SafetySection({ state, now }: Props) {
  const pairingKey = useSignal('');
  const fixed = state.managed('bridge');
  return (
    <OptionCard id="safety" title={t('options_safety')}>
      <ScriptsSwitch state={state} now={now} />
      <Switch
        id="bridge"
        label={t('options_bridge')}
        text={t('options_bridge_text')}
        on={now.bridge.on}
        disabled={fixed}
        onToggle={(on) => void state.save({ bridge: { on } })}
      />
      <div class="field-row">
        <TextField
          id="bridge-address"
          label={t('options_bridge_address')}
          type="url"
          maxChars={MAX_CHARS.bridgeAddress}
          value={now.bridge.address}
          disabled={fixed}
          onChange={(address) => void state.save({ bridge: { address: address.trim() } })}
        />
        <TextField
          id="pairing-key"
          label={t('options_bridge_key')}
          type="password"
          maxChars={MAX_CHARS.pairingKey}
          value={pairingKey.value}
          disabled={fixed}
          {...(now.bridge.hasPairingKey ? { hint: t('options_bridge_key_stored') } : {})}
          onInput={(value) => (pairingKey.value = value)}
          onChange={(value) => {
            if (value === '') return;
            void state.save({ bridge: { pairingKey: value } }).then((saved) => {
              if (saved && pairingKey.value === value) pairingKey.value = '';
            });
          }}
        />
      </div>
      {now.bridge.on && state.bridge.value && (
        <p class="bridge-line">
          <BridgeStatusLine status={state.bridge.value} />
        </p>
      )}
    </OptionCard>
  );
}

type Theme = SettingsView['theme'];
const THEMES: Readonly<Record<Theme, MessageKey>> = {
  system: 'theme_system',
  light: 'theme_light',
  dark: 'theme_dark',
};

export function LookSection({ state, now }: Props) {
  return (
    <OptionCard id="look" title={t('options_look')}>
      <div class="field">
        <label for="theme">{t('options_theme')}</label>
        <select
          id="theme"
          value={now.theme}
          onChange={(event) => void state.save({ theme: event.currentTarget.value as Theme })}
        >
          {(Object.keys(THEMES) as Theme[]).map((theme) => (
            <option key={theme} value={theme}>
              {t(THEMES[theme])}
            </option>
          ))}
        </select>
      </div>
      <NotificationsSwitch state={state} />
    </OptionCard>
  );
}

export function PrivacySection({ state, now }: Props) {
  const exportAll = () =>
    void state.attempt(async () => {
      const { fileName, json } = await state.api.exportAll({});
      saveFile(fileName, json, 'application/json');
    });
  const eraseAll = () =>
    void state.attempt(async () => {
      await state.api.eraseAll({});
      await state.load();
    }, t('options_erased'));
  return (
    <OptionCard id="privacy" title={t('options_privacy')} text={t('options_privacy_text')}>
      <TextField
        id="retention"
        label={t('options_retention')}
        type="number"
        value={String(now.retentionDays)}
        hint={state.managed('retentionDays') ? t('options_managed') : t('options_retention_text')}
        disabled={state.managed('retentionDays')}
        max={MAX_RETENTION_DAYS}
        onChange={(value) => void state.save({ retentionDays: Number(value) })}
      />
      <div class="card-buttons start">
        <button type="button" onClick={exportAll}>
          {t('options_export')}
        </button>
        <TwoStepButton
          label={t('options_erase')}
          question={t('options_erase_question')}
          onConfirm={eraseAll}
        />
      </div>
    </OptionCard>
  );
}

export function ShortcutsSection({ state }: { state: Settings }) {
  const shortcuts = useSignal<Shortcut[]>([]);
  useEffect(() => {
    state.platform.shortcuts().then(
      (found) => (shortcuts.value = found),
      () => undefined,
    );
  }, []);
  return (
    <OptionCard id="shortcuts" title={t('options_shortcuts')}>
      <ul class="rows">
        {shortcuts.value.map(({ name, keys }) => (
          <li key={name}>
            <span class="grow">{name}</span>
            {keys ? <kbd>{keys}</kbd> : <span class="muted">{t('options_shortcut_none')}</span>}
          </li>
        ))}
      </ul>
      <div class="card-buttons start">
        <button type="button" onClick={() => state.platform.openShortcutSettings()}>
          {t('options_shortcuts_change')}
        </button>
      </div>
    </OptionCard>
  );
}

export function LogsSection({ state }: { state: Settings }) {
  const metrics = useSignal<[string, number][]>([]);
  useEffect(() => {
    state.api.getMetrics({}).then(
      (found) => (metrics.value = Object.entries(found)),
      () => undefined,
    );
  }, []);
  return (
    <OptionCard id="logs" title={t('options_logs')}>
      <LogList api={state.api} name={t('options_logs')} />
      {metrics.value.length > 0 && (
        <details>
          <summary>
            <Icon name="chevron" />
            {t('options_metrics')}
          </summary>
          <dl class="metrics">
            {metrics.value.map(([name, value]) => (
              <>
                <dt>{name}</dt>
                <dd>{numberOf(value, 2)}</dd>
              </>
            ))}
          </dl>
        </details>
      )}
    </OptionCard>
  );
}

export function AboutSection({ state }: { state: Settings }) {
  return (
    <OptionCard id="about" title={t('options_about')}>
      <p>{t('options_version', state.platform.version)}</p>
      <p class="muted">{t('options_about_text')}</p>
    </OptionCard>
  );
}
