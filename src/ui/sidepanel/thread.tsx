// The conversation, oldest first; it follows its end unless the user has scrolled away to read.
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { ChatMessage } from '../../shared/chat';
import { t } from '../i18n';
import { isOver } from '../parts/task-state';
import { ExplorationGraph } from './exploration-graph';
import { PlanStepper, Skeleton } from './plan-stepper';
import { closesTask, ResultCard } from './result-card';
import type { Session } from './session';
import { Turn } from './turn';

const NEAR_END_PX = 80;

export function Thread({ session, empty }: { session: Session; empty: preact.ComponentChildren }) {
  const box = useRef<HTMLElement>(null);
  const turns = useRef<HTMLOListElement>(null);
  const follow = useRef(true);
  /** The tall result that has been shown from its beginning: how far it is read is the reader's from then on. */
  const begun = useRef<Element | undefined>(undefined);
  /** How far the end was when messages before the first one were asked for: they do not move what is being read. */
  const fromEnd = useRef<number | undefined>(undefined);
  const task = session.task.value;
  const pending = session.pending.value;
  const messages = session.messages.value.filter(
    (message, i, all) => !closesTask(message, task) && !saidTwice(message, all[i - 1], all[i + 1]),
  );
  const nothing = messages.length === 0 && !task && !pending && session.refusal.value === undefined;
  const explored = session.exploration.value;
  // The goal of a task that is on its way, until its message has come.
  const sending = pending && !isLastGoal(messages, pending.text) ? pending : undefined;

  useEffect(() => {
    if (pending) follow.current = true;
    if (box.current && follow.current) showEnd(box.current, begun);
  });
  useLayoutEffect(() => {
    if (!box.current || fromEnd.current === undefined) return;
    const scroller = scrollerOf(box.current);
    scroller.scrollTop = scroller.scrollHeight - fromEnd.current;
    fromEnd.current = undefined;
  }, [messages[0]?.messageId]);
  const showEarlier = () => {
    const { scrollHeight, scrollTop } = scrollerOf(box.current!);
    fromEnd.current = scrollHeight - scrollTop;
    void session.showEarlier();
  };
  useEffect(() => {
    const [thread, list] = [box.current!, turns.current!];
    let last = 0;
    const onScroll = () => {
      const { scrollTop, scrollHeight, clientHeight } = scrollerOf(thread);
      // Only a way up is the user's: the end itself moves away by what is added, and by turns as they are drawn.
      if (scrollHeight - scrollTop - clientHeight < NEAR_END_PX) follow.current = true;
      else if (scrollTop < last) follow.current = false;
      last = scrollTop;
    };
    const sized = new ResizeObserver(() => follow.current && showEnd(thread, begun));
    sized.observe(thread);
    sized.observe(list);
    document.addEventListener('scroll', onScroll, true);
    return () => {
      sized.disconnect();
      document.removeEventListener('scroll', onScroll, true);
    };
  }, []);

  return (
    <main ref={box} class="thread" tabIndex={-1}>
      {nothing && empty}
      {session.earlier.value > 0 && (
        <button type="button" class="small" onClick={showEarlier}>
          {t('thread_earlier')}
        </button>
      )}
      <ol ref={turns} class="turns" aria-label={t('thread_name')}>
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
      {!pending && explored && explored.nodes.length > 0 && (
        <ExplorationGraph exploration={explored} open={task === undefined || !isOver(task.status)} />
      )}
      <div class="live" aria-live="polite">
        <ResultCard session={session} />
      </div>
    </main>
  );
}

/** In a low panel the whole page scrolls, not the conversation. */
function scrollerOf(thread: HTMLElement): Element {
  const own = getComputedStyle(thread).overflowY === 'auto';
  return own ? thread : (document.scrollingElement ?? thread);
}

/** The end of the conversation; of a result that is taller than the view, its beginning, once. */
function showEnd(thread: HTMLElement, begun: { current: Element | undefined }): void {
  // The first run is read from its beginning.
  if (thread.querySelector('.empty')) return;
  const scroller = scrollerOf(thread);
  const result = thread.querySelector<HTMLElement>('section.result');
  const isTall = result !== null && result.offsetHeight > scroller.clientHeight;
  if (isTall && begun.current === result) return;
  scroller.scrollTop = scroller.scrollHeight;
  if (!isTall) return;
  result.scrollIntoView();
  begun.current = result;
}

/** How a task ended is often what was said just before: an answer stands, with its sources; else the ending does. */
function saidTwice(
  message: ChatMessage,
  before: ChatMessage | undefined,
  after: ChatMessage | undefined,
): boolean {
  const same = (other: ChatMessage | undefined, turn: 'answer' | 'result') =>
    other?.metadata?.turn === turn &&
    other.metadata.taskId === message.metadata?.taskId &&
    other.content === message.content;
  switch (message.metadata?.turn) {
    case 'result':
      return same(before, 'answer');
    case 'notice':
      return same(after, 'result');
    default:
      return false;
  }
}

function isLastGoal(messages: readonly ChatMessage[], text: string): boolean {
  const last = messages.findLast(({ role }) => role === 'user');
  return last?.content === text && messages.at(-1) === last;
}
