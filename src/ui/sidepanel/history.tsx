// What was done before: search, pick one, replay it.
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { TaskId } from '../../shared/ids';
import type { TaskSummary } from '../../shared/messages/ui';
import { dateTimeOf, plural, t } from '../i18n';
import { troubleText } from '../trouble';
import { Icon } from '../parts/icon';
import { TASK_LOOK } from '../parts/task-state';
import { Replay } from './replay';
import type { Session } from './session';

const LIMIT = 200;
/** What the background takes. */
const MAX_SEARCH_CHARS = 200;

export function History({ session, onBack }: { session: Session; onBack: () => void }) {
  const search = useSignal('');
  const tasks = useSignal<TaskSummary[] | undefined>(undefined);
  const hasMore = useSignal(false);
  const trouble = useSignal('');
  const chosen = useSignal<TaskId | undefined>(undefined);
  const revision = useSignal(0);
  /** The task whose replay was just left: its row has the focus again. */
  const left = useRef<TaskId | undefined>(undefined);

  const erased = session.erased.value;
  useEffect(() => {
    if (erased && (!erased.task || erased.task.taskId === chosen.value)) chosen.value = undefined;
  }, [erased]);

  useEffect(() => {
    let stale = false;
    const text = search.value.trim();
    // One more than is shown: whether there are more.
    session.api.listTasks({ limit: LIMIT + 1, ...(text ? { search: text } : {}) }).then(
      (found) => {
        if (stale) return;
        tasks.value = found.slice(0, LIMIT);
        hasMore.value = found.length > LIMIT;
        trouble.value = '';
      },
      (error: unknown) => {
        if (!stale) trouble.value = troubleText(error);
      },
    );
    return () => {
      stale = true;
    };
  }, [search.value, revision.value, erased]);

  if (chosen.value !== undefined) {
    return (
      <Replay
        session={session}
        taskId={chosen.value}
        onBack={() => {
          left.current = chosen.value;
          chosen.value = undefined;
          revision.value++;
        }}
        onAgain={(goal) => {
          session.again(goal);
          onBack();
        }}
      />
    );
  }
  return (
    <main class="history">
      <div class="view-head">
        <button type="button" class="icon-button" aria-label={t('back')} onClick={onBack}>
          <Icon name="back" />
        </button>
        <h2>{t('history')}</h2>
      </div>
      <label class="search">
        <Icon name="search" />
        <input
          type="search"
          aria-label={t('history_search')}
          placeholder={t('history_search')}
          maxLength={MAX_SEARCH_CHARS}
          value={search.value}
          onInput={(event) => (search.value = event.currentTarget.value)}
        />
      </label>
      {/* In the page before its text comes, or it would not be read out. */}
      <div role="alert" class="alert">
        {trouble.value && <p class="error-line">{trouble.value}</p>}
      </div>
      <p class={hasMore.value ? 'muted' : 'visually-hidden'} role="status">
        {hasMore.value
          ? t('history_more', LIMIT)
          : tasks.value && plural(tasks.value.length, 'history_found_one', 'history_found_other')}
      </p>
      {tasks.value?.length === 0 && <p class="muted nothing">{t('history_empty')}</p>}
      <ul class="task-list">
        {tasks.value?.map((task) => (
          <li key={task.taskId}>
            <button
              type="button"
              class="task-row"
              ref={(row) => {
                if (!row || left.current !== task.taskId) return;
                left.current = undefined;
                row.focus();
              }}
              onClick={() => (chosen.value = task.taskId)}
            >
              <span class="task-row-goal" dir="auto">
                {task.goal}
              </span>
              <span class="task-row-facts">
                <span class={`badge ${TASK_LOOK[task.status].tone}`}>{t(TASK_LOOK[task.status].label)}</span>
                <span class="muted">{plural(task.steps, 'steps_one', 'steps_other')}</span>
                <span class="muted">{dateTimeOf(task.createdAt)}</span>
              </span>
              {task.origin && <span class="origin muted">{task.origin}</span>}
            </button>
          </li>
        ))}
      </ul>
    </main>
  );
}
