// What the panel shows of its conversation, as signals, and how they take what is told: by an opening, an event or a
// reply. All end in the same functions, so two panels of one session show the same. Asks the background for nothing.
import { computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { ChatMessage, InteractData } from '../../shared/chat';
import type { ExplorationView, SessionView, TaskView, UiEvent } from '../../shared/messages/ui';
import { isOver } from '../parts/task-state';
import { troubleText } from '../trouble';
import { mergeMessages } from './merge-messages';

export interface Pending {
  requestId: string;
  text: string;
  /** Waiting for the browser's own permission prompt. */
  asking: boolean;
  /** Task on show when it was sent; another one is the answer. */
  before: string | undefined;
}

/** A goal that could not be started, and why. */
interface Refusal {
  goal: string;
  reason: string;
}

export type Erased = Omit<Extract<UiEvent, { type: 'erased' }>, 'type'>;

export interface Conversation {
  view: Signal<SessionView | undefined>;
  task: Signal<TaskView | undefined>;
  messages: Signal<readonly ChatMessage[]>;
  exploration: Signal<ExplorationView | undefined>;
  response: Signal<InteractData | undefined>;
  pending: Signal<Pending | undefined>;
  /** Of the last goal. */
  refusal: Signal<Refusal | undefined>;
  /** Trouble with a call, said once under the composer. */
  trouble: Signal<string | undefined>;
  /** Messages before those that are on show. */
  earlier: Signal<number>;
  /** What was erased last; without a task everything. */
  erased: Signal<Erased | undefined>;
  /** Whether the task on show is not over. */
  running: ReadonlySignal<boolean>;
}

/** The same for those who only look. */
export type ShownConversation = {
  readonly [Name in keyof Conversation]: ReadonlySignal<Conversation[Name]['value']>;
};

export function newConversation(): Conversation {
  const task = signal<TaskView>();
  return {
    view: signal<SessionView>(),
    task,
    messages: signal<readonly ChatMessage[]>([]),
    exploration: signal<ExplorationView>(),
    response: signal<InteractData>(),
    pending: signal<Pending>(),
    refusal: signal<Refusal>(),
    trouble: signal<string>(),
    earlier: signal(0),
    erased: signal<Erased>(),
    running: computed(() => task.value !== undefined && !isOver(task.value.status)),
  };
}

/** A call went wrong. */
export function tellTrouble({ trouble }: Conversation, error: unknown): void {
  trouble.value = troubleText(error);
}

/** The session as it was opened: the one on show, brought up to date, or another one in its place. `anew`: never the former. */
export function show(conversation: Conversation, opened: SessionView, anew = false): void {
  const { view, task, messages, exploration, response, refusal, pending, earlier } = conversation;
  const same = !anew && view.value?.sessionId === opened.sessionId;
  view.value = opened;
  if (same) {
    if (opened.task) applyTask(conversation, opened.task);
  } else {
    task.value = opened.task;
    exploration.value = undefined;
    response.value = undefined;
    refusal.value = undefined;
    pending.value = undefined;
    earlier.value = opened.messages.total - opened.messages.messages.length;
  }
  messages.value = mergeMessages(same ? messages.value : [], opened.messages.messages);
}

/** Takes a task as it now is; an older word about it (a late reply) is dropped. */
function applyTask({ task, exploration, response, refusal, pending }: Conversation, next: TaskView): void {
  const now = task.value;
  if (now) {
    const older =
      now.taskId === next.taskId ? next.updatedAt < now.updatedAt : next.createdAt < now.createdAt;
    if (older) return;
    if (now.taskId !== next.taskId) {
      exploration.value = undefined;
      response.value = undefined;
    }
  }
  task.value = next;
  refusal.value = undefined;
  if (pending.value && pending.value.before !== next.taskId) pending.value = undefined;
}

/** Events of the session on show. */
export function applyEvent(
  conversation: Conversation,
  event: Exclude<UiEvent, { type: 'bridge_update' | 'settings_update' | 'session_spread' | 'erased' }>,
): void {
  const { view, task, messages, exploration, response } = conversation;
  switch (event.type) {
    case 'new_message':
      messages.value = mergeMessages(messages.value, [event.message]);
      break;
    case 'interact_response':
      if (event.response.success) response.value = event.response.data;
      break;
    case 'plan_update':
      if (task.value?.taskId === event.taskId) task.value = { ...task.value, plan: event.plan };
      break;
    case 'task_update':
      applyTask(conversation, event.task);
      break;
    case 'exploration_update':
      exploration.value = event.exploration;
      break;
    case 'page_update':
      if (view.value && event.tabId === view.value.tabId) {
        const { page: _former, ...rest } = view.value;
        view.value = { ...rest, ...(event.page ? { page: event.page } : {}) };
      }
      break;
  }
}
