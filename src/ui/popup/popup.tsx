// The popup: the palette, and behind its status line the activity view.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { BridgeStatus } from '../../shared/messages/bridge';
import type { Client } from '../client';
import { plural, t } from '../i18n';
import { useKeptFocus } from '../parts/use-kept-focus';
import { applyTheme } from '../theme';
import { Activity } from './activity';
import { PaletteView } from './palette';
import type { Palette } from './palette-state';

export function Popup({ client, palette }: { client: Client; palette: Palette }) {
  const place = useSignal<'palette' | 'activity'>('palette');
  const managed = useSignal(false);
  const bridge = useSignal<BridgeStatus | undefined>(undefined);
  useKeptFocus();
  useEffect(() => {
    client.api.getSettings({}).then(
      (loaded) => {
        managed.value = loaded.managed.includes('bridge');
        applyTheme(loaded.theme);
      },
      () => undefined, // without settings the palette still works, in the browser's own colours
    );
    const ask = () =>
      void client.api.GET_STATUS({}).then(
        (status) => show(status),
        () => undefined, // the status line then says nothing about the bridge
      );
    const show = (status: BridgeStatus) => {
      // An agent that waits for an answer is what the user opened this for.
      if (bridge.value === undefined && status.cards.length > 0) place.value = 'activity';
      bridge.value = status;
    };
    ask();
    const stops = [
      client.onEvent((event) => event.type === 'bridge_update' && show(event.status)),
      client.onReconnect(ask),
    ];
    return () => stops.forEach((stop) => stop());
  }, []);
  if (place.value === 'activity') {
    return (
      <Activity
        client={client}
        status={bridge}
        managed={managed.value}
        onBack={() => (place.value = 'palette')}
      />
    );
  }
  const on = bridge.value?.state === 'connected';
  const waiting = bridge.value?.cards.length ?? 0;
  const told = [
    t('activity'),
    ...(on ? [t('bridge_connected')] : []),
    ...(waiting > 0 ? [plural(waiting, 'activity_waiting_one', 'activity_waiting_other')] : []),
  ].join(' · ');
  return (
    <PaletteView
      palette={palette}
      foot={
        <>
          <button
            type="button"
            class="small"
            aria-label={told}
            title={told}
            onClick={() => (place.value = 'activity')}
          >
            <span class={on ? 'dot on' : 'dot'} />
            {t('activity')}
            {waiting > 0 && <span class="count">{waiting}</span>}
          </button>
          <button type="button" class="small" onClick={() => palette.openPanel()}>
            {t('command_panel')}
          </button>
        </>
      }
    />
  );
}
