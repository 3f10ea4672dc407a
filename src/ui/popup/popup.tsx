// The popup: the palette, and behind its status line the activity view.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { SettingsView } from '../../shared/messages/ui';
import type { Client } from '../client';
import { t } from '../i18n';
import { applyTheme } from '../theme';
import { Activity } from './activity';
import { PaletteView } from './palette';
import type { Palette } from './palette-state';

export function Popup({ client, palette }: { client: Client; palette: Palette }) {
  const place = useSignal<'palette' | 'activity'>('palette');
  const settings = useSignal<SettingsView | undefined>(undefined);
  useEffect(() => {
    client.api.getSettings({}).then(
      (loaded) => {
        settings.value = loaded;
        applyTheme(loaded.theme);
      },
      // Without settings the palette still works; the status line then says nothing about the bridge.
      () => undefined,
    );
  }, []);
  if (place.value === 'activity') {
    return <Activity api={client.api} settings={settings} onBack={() => (place.value = 'palette')} />;
  }
  const on = settings.value?.bridge.on ?? false;
  return (
    <PaletteView
      palette={palette}
      foot={
        <button type="button" class="small" onClick={() => (place.value = 'activity')}>
          <span class={on ? 'dot on' : 'dot'} />
          {t('activity')}
        </button>
      }
    />
  );
}
