// Which conversation the panel shows, and what it makes of events that come meanwhile.
import { beforeEach, expect, test, vi } from 'vitest';
import type { ChatMessage } from '../../../src/shared/chat';
import type { SessionView, TaskView, UiEvent } from '../../../src/shared/messages/ui';
import type { Client } from '../../../src/ui/client';
import { setMessages } from '../../../src/ui/i18n';
import type { Platform } from '../../../src/ui/platform';
import { newConversation, type Conversation } from '../../../src/ui/sidepanel/conversation';
import { conversationOpener, type Opener } from '../../../src/ui/sidepanel/open-conversation';
import { goalSubmitter, type GoalSubmitter } from '../../../src/ui/sidepanel/submit-goal';

const message = (sequenceNumber: number) =>
  ({ messageId: `m${sequenceNumber}`, sequenceNumber }) as unknown as ChatMessage;
const taskOf = (taskId: string, updatedAt: number) =>
  ({ taskId, createdAt: Number(taskId.slice(1)), updatedAt, status: 'planning' }) as unknown as TaskView;
const sessionOf = (sessionId: string, tabId: number) =>
  ({ sessionId, tabId, messages: { messages: [message(1)], total: 1 } }) as unknown as SessionView;

let tabId: number;
let emit: (event: object) => void;
let goToTab: (to: number) => void;
let missed: ChatMessage[];
let conversation: Conversation;
let opener: Opener;
let goals: GoalSubmitter;
const api = {
  openSession: vi.fn(async (args: { tabId: number }) => sessionOf(`s${args.tabId}`, args.tabId)),
  newSession: vi.fn(),
  getMessages: vi.fn(async ({ after }: { after?: number }) => ({
    messages: missed.filter(({ sequenceNumber }) => sequenceNumber > (after ?? 0)),
    total: 1 + missed.length,
  })),
  interact: vi.fn(async (_args: object) => ({ success: true, data: { taskId: 't2' } })),
  feedback: vi.fn(async (_args: object) => ({})),
  reply: vi.fn(async (_args: object) => ({})),
};
const platform = {
  boundTabId: undefined,
  activeTabId: async () => tabId,
  onActiveTab: (listener: (to: number) => void) => void (goToTab = listener),
};

beforeEach(async () => {
  vi.clearAllMocks();
  setMessages((key) => (key === 'uiLanguage' ? 'en' : ''));
  tabId = 7;
  missed = [];
  const client = {
    api,
    onEvent: (listener: (event: UiEvent) => void) => void (emit = listener as typeof emit),
    onReconnect: () => undefined,
  };
  conversation = newConversation();
  opener = conversationOpener(client as unknown as Client, platform as unknown as Platform, conversation);
  goals = goalSubmitter(api as never, platform as unknown as Platform, conversation, opener);
  await opener.ready();
});

const shown = () => conversation.messages.value.map(({ sequenceNumber }) => sequenceNumber);

test('what is told of the session is shown, of another one not, and an older word about a task is dropped', () => {
  emit({ type: 'new_message', sessionId: 's7', message: message(2) });
  emit({ type: 'new_message', sessionId: 's8', message: message(3) });
  expect(shown()).toEqual([1, 2]);
  emit({ type: 'task_update', sessionId: 's7', task: taskOf('t1', 5) });
  emit({ type: 'task_update', sessionId: 's7', task: taskOf('t1', 4) });
  expect(conversation.task.value?.updatedAt).toBe(5);
  expect(conversation.running.value).toBe(true);
});

test('a reply is caught up with', async () => {
  missed = [message(2), message(3)];
  emit({ type: 'interact_response', sessionId: 's7', response: { success: true, data: { taskId: 't1' } } });
  expect(conversation.response.value).toEqual({ taskId: 't1' });
  await vi.waitFor(() => expect(shown()).toEqual([1, 2, 3]));
});

test('the conversation of another tab takes the place of this one; what overtook its opening is shown after it', async () => {
  emit({ type: 'task_update', sessionId: 's7', task: taskOf('t1', 5) });
  let open: ((view: SessionView) => void) | undefined;
  api.openSession.mockReturnValueOnce(new Promise((resolve) => (open = resolve)));
  tabId = 8;
  goToTab(8);
  await vi.waitFor(() => expect(open).toBeDefined());
  emit({ type: 'new_message', sessionId: 's8', message: message(2) });
  expect(shown()).toEqual([1]);
  open?.(sessionOf('s8', 8));
  await opener.ready();
  expect(conversation.view.value?.sessionId).toBe('s8');
  expect(conversation.task.value).toBeUndefined();
  expect(shown()).toEqual([1, 2]);
});

test('what is submitted is a goal, and feedback while a task runs', async () => {
  void goals.submit('open the bills');
  expect(conversation.pending.value).toMatchObject({ text: 'open the bills', before: undefined });
  await vi.waitFor(() => expect(conversation.pending.value).toBeUndefined());
  expect(api.interact).toHaveBeenCalledOnce();
  expect(api.interact.mock.lastCall?.[0]).toMatchObject({
    sessionId: 's7',
    tabId: 7,
    prompt: 'open the bills',
  });
  emit({ type: 'task_update', sessionId: 's7', task: taskOf('t2', 5) });
  void goals.submit('the newest ones');
  expect(api.feedback.mock.lastCall?.[0]).toEqual({ taskId: 't2', text: 'the newest ones' });
  expect(api.interact).toHaveBeenCalledOnce();
});

test('a goal of before is started anew, whatever runs', async () => {
  emit({ type: 'task_update', sessionId: 's7', task: taskOf('t2', 5) });
  expect(await goals.start('open the bills')).toBe(true);
  expect(api.interact.mock.lastCall?.[0]).toMatchObject({ prompt: 'open the bills' });
  expect(api.feedback).not.toHaveBeenCalled();
});

test('an option that is typed is chosen; what is refused is told to be', async () => {
  const card = { kind: 'clarify', id: 'c', options: [{ label: 'Premium plan', value: 'p' }] };
  emit({ type: 'task_update', sessionId: 's7', task: { ...taskOf('t2', 5), card } });
  expect(await goals.submit(' premium plan')).toBe(true);
  expect(api.reply.mock.lastCall?.[0]).toEqual({ taskId: 't2', cardId: 'c', value: 'p' });
  api.feedback.mockRejectedValueOnce(new Error('ended'));
  expect(await goals.submit('the other one')).toBe(false);
  expect(conversation.trouble.value).toBeDefined();
});

test('a goal for a conversation that was erased is given to the one in its place', async () => {
  api.interact.mockResolvedValueOnce({ success: false, error: { code: 'NOT_FOUND', message: '' } } as never);
  api.openSession.mockResolvedValueOnce(sessionOf('s70', 7));
  expect(await goals.submit('open the bills')).toBe(true);
  expect(api.interact.mock.calls.map(([args]) => (args as { sessionId: string }).sessionId)).toEqual([
    's7',
    's70',
  ]);
  expect(conversation.refusal.value).toBeUndefined();
  api.interact.mockResolvedValue({ success: false, error: { code: 'NOT_FOUND', message: 'gone' } } as never);
  expect(await goals.submit('open the bills')).toBe(false);
  expect(api.interact).toHaveBeenCalledTimes(4);
});

test('what was erased goes: the conversation is shown as it is now', async () => {
  emit({ type: 'new_message', sessionId: 's7', message: message(2) });
  emit({ type: 'task_update', sessionId: 's7', task: taskOf('t1', 5) });
  emit({ type: 'erased', task: { sessionId: 's8', taskId: 't8' } });
  expect(shown()).toEqual([1, 2]);
  emit({ type: 'erased', task: { sessionId: 's7', taskId: 't1' } });
  await opener.ready();
  expect(shown()).toEqual([1]);
  expect(conversation.task.value).toBeUndefined();
  api.openSession.mockResolvedValueOnce(sessionOf('s70', 7));
  emit({ type: 'erased' });
  await opener.ready();
  expect(conversation.view.value?.sessionId).toBe('s70');
});

test('messages before those on show are brought when they are asked for', async () => {
  const long = sessionOf('s9', 9);
  const page = { messages: [message(5), message(6)], total: 4 } as SessionView['messages'];
  api.openSession.mockResolvedValueOnce({ ...long, messages: page });
  goToTab(9);
  await opener.ready();
  expect(conversation.earlier.value).toBe(2);
  api.getMessages.mockResolvedValueOnce({ messages: [message(2), message(4)], total: 4 });
  await opener.showEarlier();
  expect(api.getMessages.mock.lastCall?.[0]).toEqual({ sessionId: 's9', before: 5 });
  expect(shown()).toEqual([2, 4, 5, 6]);
  expect(conversation.earlier.value).toBe(0);
});
