// How a task ended: the final message, the answer alone when it was a question, and what was found or saved.
import type { ChatMessage } from '../../shared/chat';
import type { TaskView } from '../../shared/messages/ui';
import { t, worded } from '../i18n';
import { Icon } from '../parts/icon';
import { isOver, TASK_LOOK } from '../parts/task-state';
import { Citations } from './citations';
import { Extras } from './turn';
import type { Session } from './session';

/** The closing message of a task is drawn inside its card, not as a turn of its own. */
export function closesTask(message: ChatMessage, task: TaskView | undefined): boolean {
  const turn = message.metadata?.turn;
  return (
    task !== undefined &&
    isOver(task.status) &&
    message.metadata?.taskId === task.taskId &&
    (turn === 'result' || turn === 'answer')
  );
}

export function ResultCard({ session }: { session: Session }) {
  const { refusal, pending } = session;
  if (pending.value) return null;
  if (refusal.value !== undefined) {
    return (
      <section class="result error" aria-label={t('result_name')}>
        <p dir="auto" data-task-result="">
          {refusal.value.reason}
        </p>
      </section>
    );
  }
  const task = session.task.value;
  if (!task || !isOver(task.status)) return null;
  const closing = session.messages.value.filter((message) => closesTask(message, task));
  const { tone } = TASK_LOOK[task.status];
  const result = worded(task.said ?? task.result ?? t(TASK_LOOK[task.status].label));
  // The answer alone is the result of a task that was a question.
  const answer = task.answer !== undefined && task.answer === task.result ? result : task.answer;
  return (
    <section class={`result ${tone}`} aria-label={t('result_name')}>
      <span class="result-icon">
        <Icon name={tone === 'success' ? 'check' : tone === 'error' ? 'cross' : 'stop'} />
      </span>
      <div class="result-body">
        {answer !== undefined && (
          <p
            class="answer"
            dir="auto"
            data-task-answer=""
            {...(answer === result ? { 'data-task-result': '' } : {})}
          >
            {answer}
          </p>
        )}
        {answer !== result && (
          <p dir="auto" data-task-result="">
            {result}
          </p>
        )}
        {/* What came of it is read out; rows and sources wait until they are looked for. */}
        <div class="live" aria-live="off">
          {closing.map((message) => (
            <Citations key={message.messageId} message={message} session={session} />
          ))}
          {closing.map(
            (message) => message.metadata && <Extras key={message.messageId} meta={message.metadata} />,
          )}
          <button type="button" class="small" onClick={() => session.again(task.goal)}>
            {t('result_again')}
          </button>
        </div>
      </div>
    </section>
  );
}
