// What the panel shows, as signals, and what it can ask for. Events, replies and catching up after a
// lost connection all end in the same two functions, so two panels of one session show the same.
import { computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { ChatMessage, InteractData } from '../../shared/chat';
import type { Citation } from '../../shared/citation';
import type { TabId } from '../../shared/ids';
import type { BridgeCard } from '../../shared/messages/bridge';
import type {
  CopilotApi,
  ExplorationView,
  SessionView,
  SettingsView,
  TaskView,
  UiArgs,
  UiEvent,
} from '../../shared/messages/ui';
import type { Client } from '../client';
import { t } from '../i18n';
import { faultText, reasonOf, troubleText } from '../trouble';
import { isOver } from '../parts/task-state';
import type { Platform } from '../platform';
import { applyTheme } from '../theme';
import { mergeMessages } from './merge-messages';

export interface Pending {
  requestId: string;
  text: string;
  /** Waiting for the browser's own permission prompt. */
  asking: boolean;
  /** Task on show when it was sent; another one is the answer. */
  before: string | undefined;
}

export interface Session {
  api: CopilotApi;
  platform: Platform;
  view: ReadonlySignal<SessionView | undefined>;
  task: ReadonlySignal<TaskView | undefined>;
  messages: ReadonlySignal<readonly ChatMessage[]>;
  exploration: ReadonlySignal<ExplorationView | undefined>;
  response: ReadonlySignal<InteractData | undefined>;
  settings: ReadonlySignal<SettingsView | undefined>;
  pending: ReadonlySignal<Pending | undefined>;
  /** Why the last goal could not be started. */
  refusal: ReadonlySignal<string | undefined>;
  /** Writes that an outside agent waits to be allowed. */
  agentCards: ReadonlySignal<readonly BridgeCard[]>;
  /** Trouble with a call, said once under the composer. */
  trouble: ReadonlySignal<string | undefined>;
  running: ReadonlySignal<boolean>;
  /** What stands in the composer. */
  draft: Signal<string>;
  /** Starts a goal, or, while one runs, gives feedback. Call it inside the key or click handler. */
  submit(text: string): void;
  control(action: UiArgs<'control'>['action']): void;
  decide(cardId: string, approve: boolean): void;
  decideAgent: (cardId: string, approve: boolean, trust: boolean) => void;
  reply(cardId: string, value: string): void;
  highlight(itemId: string | null, label?: string): void;
  /** Outlines all of these in the page; [] clears. */
  outline(items: UiArgs<'outline'>['items']): void;
  /** Key of the citation that is marked in the page. */
  cited: ReadonlySignal<string | undefined>;
  /** Marks the passage in its page, or takes the mark away when it is the one that is marked. */
  cite(key: string, citation: Citation): void;
  startOver(): void;
  setSettings(change: UiArgs<'setSettings'>): void;
  dismissTrouble(): void;
}

export function createSession(client: Client, platform: Platform): Session {
  const { api } = client;
  const view = signal<SessionView>();
  const task = signal<TaskView>();
  const messages = signal<readonly ChatMessage[]>([]);
  const exploration = signal<ExplorationView>();
  const response = signal<InteractData>();
  const settings = signal<SettingsView>();
  const pending = signal<Pending>();
  const refusal = signal<string>();
  const trouble = signal<string>();
  const agentCards = signal<readonly BridgeCard[]>([]);
  const cited = signal<string>();
  const running = computed(() => task.value !== undefined && !isOver(task.value.status));
  let wantedTabId: number | undefined = platform.boundTabId;
  let opening = 0;
  /** Events that overtook the reply to the opening: shown after it. */
  let early: UiEvent[] | undefined;
  let ready: Promise<void> = Promise.resolve();

  function fail(error: unknown): void {
    trouble.value = troubleText(error);
  }

  async function open(fresh: boolean): Promise<void> {
    const turn = ++opening;
    if (platform.boundTabId === undefined) wantedTabId = (await platform.activeTabId()) ?? wantedTabId;
    const args = wantedTabId === undefined ? {} : { tabId: wantedTabId as TabId };
    const overtaken: UiEvent[] = [];
    early = overtaken;
    try {
      const opened = await (fresh ? api.newSession(args) : api.openSession(args));
      if (turn !== opening) return;
      show(opened);
    } finally {
      if (early === overtaken) early = undefined;
    }
    overtaken.forEach(onEvent);
    await catchUp();
  }

  function show(opened: SessionView): void {
    const same = view.value?.sessionId === opened.sessionId;
    view.value = opened;
    if (same) {
      if (opened.task) applyTask(opened.task);
    } else {
      task.value = opened.task;
      exploration.value = undefined;
      response.value = undefined;
      refusal.value = undefined;
      pending.value = undefined;
    }
    messages.value = mergeMessages(same ? messages.value : [], opened.messages.messages);
  }

  /** Fetches what is newer than the newest message shown, page by page. */
  async function catchUp(): Promise<void> {
    const sessionId = view.value?.sessionId;
    if (!sessionId) return;
    for (;;) {
      const after = messages.value.at(-1)?.sequenceNumber;
      const page = await api.getMessages({ sessionId, ...(after === undefined ? {} : { after }) });
      if (view.value?.sessionId !== sessionId) return;
      const before = messages.value.length;
      messages.value = mergeMessages(messages.value, page.messages);
      if (messages.value.length === before || messages.value.length >= page.total) return;
    }
  }

  /** Takes a task as it now is; an older word about it (a late reply) is dropped. */
  function applyTask(next: TaskView): void {
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

  function onEvent(event: UiEvent): void {
    early?.push(event);
    if (event.type === 'bridge_update') {
      agentCards.value = event.status.cards;
      return;
    }
    const current = view.value;
    if (event.type === 'session_spread') {
      if (event.tabId === wantedTabId && event.sessionId !== current?.sessionId)
        ready = open(false).catch(fail);
      return;
    }
    if (!current || event.sessionId !== current.sessionId) return;
    switch (event.type) {
      case 'new_message':
        messages.value = mergeMessages(messages.value, [event.message]);
        break;
      case 'interact_response':
        if (event.response.success) response.value = event.response.data;
        catchUp().catch(fail);
        break;
      case 'plan_update':
        if (task.value?.taskId === event.taskId) task.value = { ...task.value, plan: event.plan };
        break;
      case 'task_update':
        applyTask(event.task);
        break;
      case 'exploration_update':
        exploration.value = event.exploration;
        break;
      case 'page_update':
        if (event.tabId === current.tabId) {
          const { page: _former, ...rest } = current;
          view.value = { ...rest, ...(event.page ? { page: event.page } : {}) };
        }
        break;
    }
  }

  function submit(text: string): void {
    const current = task.value;
    if (current && running.value) {
      api.feedback({ taskId: current.taskId, text }).catch(fail);
      return;
    }
    // What the user sees now is meant, whatever tab they go to meanwhile; while another tab's is on its way, that one is.
    const shown = view.value?.tabId === wantedTabId ? view.value : undefined;
    const page = shown?.page;
    const ask = page !== undefined && !page.granted && /^https?:\/\//.test(page.origin);
    // First thing in the handler: the browser's prompt needs the gesture unspent.
    const asked = ask ? platform.requestOrigins([`${page.origin}/*`]).catch(() => false) : undefined;
    const request: Pending = { requestId: crypto.randomUUID(), text, asking: ask, before: current?.taskId };
    pending.value = request;
    refusal.value = undefined;
    trouble.value = undefined;
    void start(request, shown, asked);
  }

  async function start(
    request: Pending,
    shown: SessionView | undefined,
    asked: Promise<boolean> | undefined,
  ): Promise<void> {
    const { requestId, text } = request;
    let current = shown;
    const isOnView = () => current === undefined || view.value?.sessionId === current.sessionId;
    const refuse = (reason: string) => {
      if (!isOnView()) return;
      refusal.value = reason;
      pending.value = undefined;
    };
    try {
      // Refused: the background asks again with a card of its own, in words.
      await asked;
      if (pending.value?.requestId === requestId) pending.value = { ...request, asking: false };
      await ready;
      // The same tab may have a new conversation by now.
      if (!current || view.value?.tabId === current.tabId) current = view.value;
      if (!current) throw new Error(t('trouble_no_session'));
      const answer = await api.interact({
        sessionId: current.sessionId,
        requestId,
        prompt: text,
        ...(current.tabId === undefined ? {} : { tabId: current.tabId }),
      });
      if (answer.success && isOnView()) response.value = answer.data;
      if (answer.success) await settlePending(requestId);
      else refuse(faultText(answer.error.code, answer.error.message));
    } catch (error) {
      refuse(reasonOf(error));
    }
  }

  /** The reply came; when the task itself has not been pushed yet, it is fetched. */
  async function settlePending(requestId: string): Promise<void> {
    if (pending.value?.requestId !== requestId) return;
    await open(false);
    if (pending.value?.requestId === requestId) pending.value = undefined;
  }

  const withTask = (act: (current: TaskView) => Promise<unknown>) => {
    const current = task.value;
    if (!current) return;
    trouble.value = undefined;
    act(current).catch(fail);
  };

  function cite(key: string, { tabId, id, text }: Citation): void {
    const passage = cited.value === key ? null : { id, text };
    trouble.value = undefined;
    api.cite({ tabId, passage }).then(({ ok, message }) => {
      cited.value = ok && passage ? key : undefined;
      if (!ok) trouble.value = faultText('', message);
    }, fail);
  }

  client.onEvent(onEvent);
  const askForAgentCards = () =>
    void api.GET_STATUS({}).then(
      ({ cards }) => (agentCards.value = cards),
      () => undefined, // the next change of the bridge tells
    );
  client.onReconnect(() => {
    ready = open(false).catch(fail);
    askForAgentCards();
  });
  askForAgentCards();
  if (platform.boundTabId === undefined) {
    platform.onActiveTab((tabId) => {
      wantedTabId = tabId;
      ready = open(false).catch(fail);
    });
  }
  ready = open(false).catch(fail);
  api.getSettings({}).then((loaded) => {
    settings.value = loaded;
    applyTheme(loaded.theme);
  }, fail);

  return {
    api,
    platform,
    view,
    task,
    messages,
    exploration,
    response,
    settings,
    pending,
    refusal,
    trouble,
    agentCards,
    running,
    draft: signal(''),
    submit,
    control: (action) => withTask(({ taskId }) => api.control({ taskId, action })),
    decide: (cardId, approve) => withTask(({ taskId }) => api.decide({ taskId, cardId, approve })),
    decideAgent: (cardId, approve, trust) => {
      api.decideBridge({ cardId, approve, trust }).catch(fail);
    },
    reply: (cardId, value) => withTask(({ taskId }) => api.reply({ taskId, cardId, value })),
    outline: (items) => {
      const tabId = view.value?.tabId;
      if (tabId !== undefined) api.outline({ tabId, items }).catch(() => undefined);
    },
    highlight: (id, label) => {
      const tabId = view.value?.tabId;
      // Outlining is a courtesy: a tab that cannot be reached is no trouble worth telling.
      if (tabId !== undefined)
        api.highlight({ tabId, id, ...(label ? { label } : {}) }).catch(() => undefined);
    },
    cited,
    cite,
    startOver: () => {
      ready = open(true).catch(fail);
    },
    setSettings: (change) => {
      api.setSettings(change).then((saved) => {
        settings.value = saved;
        applyTheme(saved.theme);
      }, fail);
    },
    dismissTrouble: () => (trouble.value = undefined),
  };
}
