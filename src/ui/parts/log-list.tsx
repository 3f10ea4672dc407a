// The log, newest first, from a level up.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { CopilotApi, LogEntry } from '../../shared/messages/ui';
import { language, t, type MessageKey } from '../i18n';

type Level = LogEntry['level'];
const LEVELS: Readonly<Record<Level, MessageKey>> = {
  debug: 'log_debug',
  info: 'log_info',
  warn: 'log_warn',
  error: 'log_error',
};

export function LogList({ api, area, name }: { api: CopilotApi; area?: string; name: string }) {
  const level = useSignal<Level>('info');
  const entries = useSignal<LogEntry[] | undefined>(undefined);
  const revision = useSignal(0);
  useEffect(() => {
    let stale = false;
    api.getLog({ level: level.value }).then(
      (found) => {
        if (!stale)
          entries.value = found.filter((entry) => area === undefined || entry.area === area).reverse();
      },
      () => undefined,
    );
    return () => {
      stale = true;
    };
  }, [level.value, revision.value]);
  const time = new Intl.DateTimeFormat(language(), { timeStyle: 'medium' });
  return (
    <>
      <div class="log-tools">
        <label>
          {t('activity_level')}
          <select
            value={level.value}
            onChange={(event) => (level.value = event.currentTarget.value as Level)}
          >
            {(Object.keys(LEVELS) as Level[]).map((each) => (
              <option value={each}>{t(LEVELS[each])}</option>
            ))}
          </select>
        </label>
        <button type="button" class="small" onClick={() => revision.value++}>
          {t('log_refresh')}
        </button>
      </div>
      {entries.value?.length === 0 && <p class="muted">{t('activity_empty')}</p>}
      {entries.value && entries.value.length > 0 && (
        <div class="log" role="group" aria-label={name} tabIndex={0}>
          <ol>
            {entries.value.map((entry) => (
              <li class={entry.level}>
                <time dateTime={new Date(entry.ts).toISOString()}>{time.format(entry.ts)}</time>
                <span class="log-area">{entry.area}</span>
                <span dir="auto">{entry.message}</span>
              </li>
            ))}
          </ol>
        </div>
      )}
    </>
  );
}
