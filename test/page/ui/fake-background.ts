// Plays the background for the UI under test: the same envelopes, Comlink on the other end, and a record of calls.
import { expose } from 'comlink';
import type { Card } from '../../../src/shared/card';
import type { ChatMessage } from '../../../src/shared/chat';
import type { LocalModelView } from '../../../src/shared/local-models';
import type { BridgeStatus } from '../../../src/shared/messages/bridge';
import type {
  CopilotApi,
  PortMessage,
  SessionView,
  SettingsView,
  TaskView,
  UiCallName,
  UiEvent,
} from '../../../src/shared/messages/ui';
import type { Connection, Transport } from '../../../src/ui/client';

type Handlers = { [N in UiCallName]?: (args: never) => unknown };

export interface Call {
  name: string;
  args: unknown;
}

export interface FakeBackground {
  connect: Transport;
  calls: Call[];
  handlers: Handlers;
  session: SessionView;
  settings: SettingsView;
  bridge: BridgeStatus;
  emit: (event: UiEvent) => void;
  say(message: Partial<ChatMessage> & Pick<ChatMessage, 'content' | 'sequenceNumber'>): void;
  show: (task: TaskView) => void;
  /** Ends every connection, as a killed worker does. */
  die(): void;
  called(name: UiCallName): unknown[];
}

interface Live {
  toUi: (message: PortMessage) => void;
  end: () => void;
}

export function fakeBackground(): FakeBackground {
  const calls: Call[] = [];
  const live = new Set<Live>();
  const session = sessionOf();
  const fake: FakeBackground = {
    calls,
    session,
    settings: settingsOf(),
    bridge: { state: 'off', address: 'ws://localhost:8080', since: 1_000, cards: [] },
    handlers: {},
    connect: () => connection(),
    emit: (event) => live.forEach(({ toUi }) => toUi({ event })),
    say: (message) => {
      const whole = messageOf(message);
      session.messages.messages.push(whole);
      session.messages.total = session.messages.messages.length;
      fake.emit({ type: 'new_message', sessionId: session.sessionId, message: whole });
    },
    show: (task) => {
      session.task = task;
      fake.emit({ type: 'task_update', sessionId: session.sessionId, task });
    },
    die: () => live.forEach(({ end }) => end()),
    called: (name) => calls.filter((call) => call.name === name).map(({ args }) => args),
  };

  const answers: Handlers = {
    openSession: () => structuredClone(session),
    newSession: () => structuredClone(session),
    getMessages: ({ after = -1 }: { after?: number }) => ({
      ...session.messages,
      messages: session.messages.messages.filter(({ sequenceNumber }) => sequenceNumber > after),
    }),
    interact: () => ({
      success: true,
      data: { thought: '', action: '', taskId: 'task-1', sessionId: session.sessionId },
    }),
    getSettings: () => fake.settings,
    setSettings: ({ provider, ...change }: Partial<SettingsView>) => {
      fake.settings.provider = { ...fake.settings.provider, ...provider };
      return Object.assign(fake.settings, change);
    },
    modelStatus: () => ({
      local: { ready: false, text: 'not set up' },
      key: { ready: true, text: 'set up: m · models.example' },
    }),
    testModel: () => ({ ok: true, message: 'It works.' }),
    listTasks: () => [],
    listLocalModels: () => ({ models: [], adapter: '' }),
    listSites: () => [],
    listSecrets: () => [],
    getLog: () => [],
    getMetrics: () => ({}),
    palette: () => ({ items: [] }),
    GET_STATUS: () => fake.bridge,
    CONNECT: () => ({ ...fake.bridge, state: 'connecting' }),
    DISCONNECT: () => ({ ...fake.bridge, state: 'off' }),
    UPDATE_URL: ({ url }: { url: string }) => ({ ...fake.bridge, address: url }),
    GET_ACTIVITY_LOG: () => [],
    getBrowserState: () => ({
      url: 'https://shop.example/orders',
      title: 'Your orders',
      readyState: 'complete',
      viewport: { width: 1200, height: 800 },
      elements: [
        {
          id: 'a1',
          selector: 'button "Pay"',
          tagName: 'button',
          text: 'Pay',
          attributes: { role: 'button' },
          boundingBox: { x: 0, y: 0, width: 80, height: 24 },
          visible: true,
        },
      ],
    }),
  };

  const api = new Proxy({} as CopilotApi, {
    get: (_, name: UiCallName) => (args: never) => {
      calls.push({ name, args });
      return (fake.handlers[name] ?? answers[name] ?? (() => ({})))(args);
    },
  });

  function connection(): Connection {
    const uiListeners = new Set<(message: PortMessage) => void>();
    const endings = new Set<() => void>();
    const backListeners = new Set<EventListenerOrEventListenerObject>();
    let open = true;
    const later = (act: () => void) => queueMicrotask(() => open && act());
    const me: Live = {
      toUi: (message) => later(() => uiListeners.forEach((listener) => listener(structuredClone(message)))),
      end: () => {
        if (!open) return;
        open = false;
        live.delete(me);
        endings.forEach((listener) => listener());
      },
    };
    live.add(me);
    expose(api, {
      postMessage: (rpc: unknown) => me.toUi({ rpc }),
      addEventListener: (_type, listener) => backListeners.add(listener),
      removeEventListener: (_type, listener) => backListeners.delete(listener),
    });
    return {
      postMessage: (message) =>
        later(() => {
          const event = new MessageEvent('message', {
            data: structuredClone((message as { rpc: unknown }).rpc),
          });
          for (const listener of backListeners) (listener as (event: MessageEvent) => void)(event);
        }),
      onMessage: (listener) => uiListeners.add(listener),
      onDisconnect: (listener) => endings.add(listener),
      disconnect: () => {
        open = false;
        live.delete(me);
      },
    };
  }
  return fake;
}

export function messageOf(
  message: Partial<ChatMessage> & Pick<ChatMessage, 'content' | 'sequenceNumber'>,
): ChatMessage {
  return {
    messageId: `message-${message.sequenceNumber}`,
    role: 'assistant',
    timestamp: '2026-03-02T09:30:00.000Z',
    ...message,
  };
}

export function sessionOf(): SessionView {
  return {
    sessionId: 'session-1' as SessionView['sessionId'],
    tabId: 7 as NonNullable<SessionView['tabId']>,
    page: {
      url: 'https://shop.example/orders',
      title: 'Your orders',
      origin: 'https://shop.example',
      granted: true,
    },
    messages: { sessionId: 'session-1', messages: [], total: 0, sessionExists: true },
  };
}

export function settingsOf(): SettingsView {
  return {
    planner: 'auto',
    provider: { provider: 'none', baseUrl: '', model: '', hasKey: false },
    modelMirror: '',
    scripts: false,
    bridge: { on: false, address: 'ws://localhost:8080', hasPairingKey: false },
    theme: 'system',
    retentionDays: 90,
    onboarded: true,
    managed: [],
  };
}

export function taskOf(change: Partial<TaskView> = {}): TaskView {
  return {
    taskId: 'task-1' as TaskView['taskId'],
    sessionId: 'session-1' as TaskView['sessionId'],
    goal: 'Download last month’s invoice',
    status: 'executing',
    progress: 0.4,
    steps: 2,
    rung: 0,
    tokens: 0,
    createdAt: 1_000,
    updatedAt: 2_000,
    paused: false,
    stepping: false,
    canUndo: false,
    ...change,
  };
}

export function confirmCard(id: string): Card {
  return {
    taskId: 'task-1',
    createdAt: 0,
    id,
    kind: 'confirm',
    what: 'Click the button “Place order”',
    where: 'https://shop.example',
    why: 'Placing an order cannot be taken back.',
    risk: 'high',
    values: [],
    actionHash: 'h',
  };
}

export function localModelOf(change: Partial<LocalModelView> & { id: string }): LocalModelView {
  return {
    name: change.id,
    tier: 'default',
    vramMB: 2_863.69,
    contextTokens: 4_096,
    licence: 'Apache-2.0',
    card: 'https://hub.example/card',
    state: 'absent',
    doneBytes: 0,
    totalBytes: null,
    usable: true,
    ...change,
  };
}
