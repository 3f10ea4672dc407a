// The switch "Scripts": off by default, and on only with the browser's own permission. Chrome wants a second
// switch of its own, on its page about the extension; as long as that one is off, the way there is shown.
import { useState } from 'preact/hooks';
import type { SettingsView } from '../../shared/messages/ui';
import { t } from '../i18n';
import { Switch } from './fields';
import type { Settings } from './settings-state';

export function ScriptsSwitch({ state, now }: { state: Settings; now: SettingsView }) {
  const [refused, setRefused] = useState(false);
  const toggle = (on: boolean) => {
    setRefused(false);
    if (!on) {
      void state.save({ scripts: false });
      return;
    }
    // Before any await: the browser's prompt needs the click's gesture.
    state.platform.requestPermission('userScripts').then(
      (granted) => (granted ? void state.save({ scripts: true }) : setRefused(true)),
      () => setRefused(true),
    );
  };
  return (
    <>
      <Switch
        id="scripts"
        label={t('options_scripts')}
        text={t('options_scripts_text')}
        on={now.scripts}
        disabled={state.managed('scripts')}
        onToggle={toggle}
      />
      {refused && (
        <p class="note" role="alert">
          {t('options_scripts_refused')}
        </p>
      )}
      {now.scripts && !state.platform.mayRunScripts() && (
        <div class="note" role="note">
          <p>{t('options_scripts_allow')}</p>
          <button type="button" onClick={() => state.platform.openExtensionPage()}>
            {t('options_scripts_open')}
          </button>
        </div>
      )}
    </>
  );
}
