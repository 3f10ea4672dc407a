// The switch "Notifications": it is the browser's own optional permission, given and taken back here.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n';
import { Switch } from './fields';
import type { Settings } from './settings-state';

export function NotificationsSwitch({ state }: { state: Settings }) {
  const { platform } = state;
  const on = useSignal(false);
  useEffect(() => {
    platform.hasPermission('notifications').then(
      (has) => (on.value = has),
      () => undefined, // not known: shown as off, and switching on asks the browser
    );
  }, []);
  const toggle = (wanted: boolean) => {
    // Before any await: the browser's prompt needs the click's gesture.
    const changed = wanted
      ? platform.requestPermission('notifications')
      : platform.dropPermission('notifications').then((gone) => !gone);
    void state.attempt(async () => void (on.value = await changed));
  };
  return (
    <Switch
      id="notifications"
      label={t('options_notifications')}
      text={t('options_notifications_text')}
      on={on.value}
      disabled={false}
      onToggle={toggle}
    />
  );
}
