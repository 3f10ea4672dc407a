// The conversation, oldest first; it follows its end unless the user has scrolled away to read.
import { useEffect, useRef } from 'preact/hooks';
import type { ChatMessage } from '../../shared/chat';
import { t } from '../i18n';
import { ExplorationGraph } from './exploration-graph';
import { PlanStepper, Skeleton } from './plan-stepper';
import { closesTask, ResultCard } from './result-card';
import type { Session } from './session';
import { Turn } from './turn';

const NEAR_END_PX = 80;

export function Thread({ session, empty }: { session: Session; empty: preact.ComponentChildren }) {
  const box = useRef<HTMLElement>(null);
  const follow = useRef(true);
  const task = session.task.value;
  const pending = session.pending.value;
  const messages = session.messages.value.filter((message) => !closesTask(message, task));
  const nothing = messages.length === 0 && !task && !pending && session.refusal.value === undefined;
  const explored = session.exploration.value;
  // The goal of a task that is on its way, until its message has come.
  const sending = pending && !isLastGoal(messages, pending.text) ? pending : undefined;

  useEffect(() => {
    const element = box.current;
    if (!element || !follow.current) return;
    // In a low panel the whole page scrolls, not the conversation.
    const own = getComputedStyle(element).overflowY === 'auto';
    const scroller = own ? element : document.scrollingElement;
    if (scroller) scroller.scrollTop = scroller.scrollHeight;
  });

  return (
    <main
      ref={box}
      class="thread"
      tabIndex={-1}
      onScroll={({ currentTarget: at }) => {
        follow.current = at.scrollHeight - at.scrollTop - at.clientHeight < NEAR_END_PX;
      }}
    >
      {nothing && empty}
      <ol class="turns" aria-label={t('thread_name')}>
        {messages.map((message) => (
          <Turn key={message.messageId} message={message} session={session} />
        ))}
        {sending && (
          <li class="turn user sending">
            <p class="bubble" dir="auto">
              {sending.text}
            </p>
          </li>
        )}
      </ol>
      {pending ? <Skeleton /> : task && <PlanStepper task={task} />}
      {!pending && explored && explored.nodes.length > 0 && <ExplorationGraph exploration={explored} />}
      <ResultCard session={session} />
    </main>
  );
}

function isLastGoal(messages: readonly ChatMessage[], text: string): boolean {
  const last = messages.findLast(({ role }) => role === 'user');
  return last?.content === text && messages.at(-1) === last;
}
