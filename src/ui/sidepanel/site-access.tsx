// How the user lets the copilot onto a page that the browser does not show to it. Its shortcut or its toolbar button on
// that page lets it see this one page; a site that is named here, the browser is asked about.
import { useSignal } from '@preact/signals';
import { useEffect, useId } from 'preact/hooks';
import { originOf } from '../../shared/url';
import { t } from '../i18n';
import type { Platform } from '../platform';

/** Goes away by itself: what it is shown for ends when the page can be seen. */
export function SiteAccess({ platform, disabled }: { platform: Platform; disabled?: boolean }) {
  const id = useId();
  const keys = useSignal('');
  const site = useSignal('');
  const told = useSignal('');
  useEffect(() => {
    platform.shortcuts().then(
      (all) => (keys.value = all.find((shortcut) => shortcut.keys)?.keys ?? ''),
      () => undefined, // the button in the toolbar is always there
    );
  }, []);
  const ask = () => {
    const origins = originsNamed(site.value);
    told.value = origins.length === 0 ? t('access_not_site') : '';
    if (origins.length === 0) return;
    const named = site.value.trim();
    // Before any await: the browser's prompt needs the gesture.
    platform.requestOrigins(origins.map((origin) => `${origin}/*`)).then(
      (granted) => (told.value = granted ? t('access_elsewhere', named) : t('assist_refused')),
      () => (told.value = t('assist_refused')),
    );
  };
  const name = t('extension_name');
  return (
    <div class="site-access">
      <p>{keys.value ? t('access_press', keys.value, name) : t('access_click', name)}</p>
      <form
        class="reply"
        onSubmit={(event) => {
          event.preventDefault();
          ask();
        }}
      >
        <label for={id}>{t('access_site')}</label>
        <input
          id={id}
          type="text"
          inputMode="url"
          autocomplete="off"
          spellcheck={false}
          placeholder="example.com"
          maxLength={300}
          value={site.value}
          onInput={(event) => (site.value = event.currentTarget.value)}
        />
        <button type="submit" class="primary" disabled={disabled || site.value.trim() === ''}>
          {t('assist_grant')}
        </button>
      </form>
      <p role="status" class="error-line">
        {told.value}
      </p>
    </div>
  );
}

/** A host without a scheme may be either. Chromium parses a host with a blank in it. */
function originsNamed(text: string): string[] {
  const typed = text.trim();
  if (/\s/.test(typed)) return [];
  const addresses = /^[a-z]+:\/\//i.test(typed) ? [typed] : [`https://${typed}`, `http://${typed}`];
  return addresses.flatMap((address) => originOf(address) ?? []);
}
