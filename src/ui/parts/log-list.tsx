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

export function LogList({ api, name }: { api: CopilotApi; name: string }) {
  const level = useSignal<Level>('info');
  const entries = useSignal<LogEntry[] | undefined>(undefined);
  const revision = useSignal(0);
  useEffect(() => {
    let stale = false;
    api.getLog({ level: level.value }).then(
      (found) => {
        if (!stale) entries.value = found.reverse();
      },
      () => undefined,
    );
    return () => {
      stale = true;
    };
  }, [level.value, revision.value]);
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
      {entries.value && <LogEntries entries={entries.value} name={name} />}
    </>
  );
}

interface Entry {
  ts: number;
  level: Level;
  area?: string;
  message: string;
}

export function LogEntries({ entries, name }: { entries: readonly Entry[]; name: string }) {
  if (entries.length === 0) return null;
  const time = new Intl.DateTimeFormat(language(), { timeStyle: 'medium' });
  return (
    <div class="log" role="group" aria-label={name} tabIndex={0}>
      <ol>
        {entries.map(({ ts, level, area, message }) => (
          <li class={level}>
            <time dateTime={new Date(ts).toISOString()}>{time.format(ts)}</time>
            {area !== undefined && <span class="log-area">{area}</span>}
            <span dir="auto">{message}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
