// What the panel shows, as signals, and what it can ask for: its views know nothing else of the background.
import { effect, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { Citation } from '../../shared/citation';
import type { BridgeCard } from '../../shared/messages/bridge';
import type { CopilotApi, SettingsView, TaskView, UiArgs } from '../../shared/messages/ui';
import type { Client } from '../client';
import type { Platform } from '../platform';
import { applyTheme } from '../theme';
import { faultText } from '../trouble';
import { newConversation, tellTrouble, type Conversation, type ShownConversation } from './conversation';
import { conversationOpener } from './open-conversation';
import { goalSubmitter } from './submit-goal';

export interface Session extends ShownConversation {
  api: CopilotApi;
  platform: Platform;
  settings: ReadonlySignal<SettingsView | undefined>;
  /** Cards of an outside agent's writes that wait for the user's approval. */
  agentCards: ReadonlySignal<readonly BridgeCard[]>;
  /** The text in the composer. */
  draft: Signal<string>;
  /**
   * Starts a goal, or, while one runs, answers its question or gives feedback. Resolves to whether it was taken; why not
   * has been said. Call it inside the key or click handler.
   */
  submit(text: string): Promise<boolean>;
  /** Starts a goal of before once more, in place of what runs. Call it inside the key or click handler. */
  again(goal: string): void;
  control(action: UiArgs<'control'>['action']): void;
  decide(cardId: string, approve: boolean): void;
  decideAgent: (cardId: string, approve: boolean, trust: boolean) => void;
  /** Resolves to whether it was taken. */
  reply(cardId: string, value: string): Promise<boolean>;
  highlight(itemId: string | null, label?: string): void;
  /** Outlines all of these in the page; [] clears. */
  outline(items: UiArgs<'outline'>['items']): void;
  /** Key of the citation that is marked in the page. */
  cited: ReadonlySignal<string | undefined>;
  /** Marks the passage in its page, or takes the mark away when it is the one that is marked. */
  cite(key: string, citation: Citation): void;
  startOver(): void;
  /** Brings messages before those on show. */
  showEarlier(): Promise<void>;
  setSettings(change: UiArgs<'setSettings'>): void;
  dismissTrouble(): void;
}

export function createPanelSession(client: Client, platform: Platform): Session {
  const { api } = client;
  const conversation = newConversation();
  const { view, task, trouble } = conversation;
  const fail = (error: unknown) => tellTrouble(conversation, error);
  const opener = conversationOpener(client, platform, conversation);
  const { submit, start } = goalSubmitter(api, platform, conversation, opener);
  const withTask = async (act: (current: TaskView) => Promise<unknown>): Promise<boolean> => {
    const current = task.value;
    if (!current) return false;
    trouble.value = undefined;
    return act(current).then(
      () => true,
      (error: unknown) => {
        fail(error);
        return false;
      },
    );
  };
  tellInView(client, view);
  return {
    api,
    platform,
    ...conversation,
    draft: signal(''),
    agentCards: agentCardsOf(client),
    ...settingsOf(client, fail),
    ...citing(api, conversation),
    submit,
    again: (goal) => void start(goal),
    control: (action) => void withTask(({ taskId }) => api.control({ taskId, action })),
    decide: (cardId, approve) => void withTask(({ taskId }) => api.decide({ taskId, cardId, approve })),
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
    startOver: () => opener.reopen('fresh'),
    showEarlier: () => opener.showEarlier().catch(fail),
    dismissTrouble: () => (trouble.value = undefined),
  };
}

/** The background tells outside of the panel what the user does not have before them. */
function tellInView(client: Client, view: Conversation['view']): void {
  const tell = () =>
    client.setInView(document.visibilityState === 'visible' ? (view.value?.sessionId ?? null) : null);
  document.addEventListener('visibilitychange', tell);
  effect(tell);
}

function agentCardsOf(client: Client): Session['agentCards'] {
  const cards = signal<readonly BridgeCard[]>([]);
  const ask = () =>
    void client.api.GET_STATUS({}).then(
      (status) => (cards.value = status.cards),
      () => undefined, // the next change of the bridge tells
    );
  client.onEvent((event) => {
    if (event.type === 'bridge_update') cards.value = event.status.cards;
  });
  client.onReconnect(ask);
  ask();
  return cards;
}

function settingsOf(
  client: Client,
  fail: (error: unknown) => void,
): Pick<Session, 'settings' | 'setSettings'> {
  const { api } = client;
  const settings = signal<SettingsView>();
  const take = (told: SettingsView) => {
    settings.value = told;
    applyTheme(told.theme);
  };
  const ask = () => void api.getSettings({}).then(take, fail);
  client.onEvent((event) => event.type === 'settings_update' && take(event.settings));
  client.onReconnect(ask);
  ask();
  return { settings, setSettings: (change) => void api.setSettings(change).then(take, fail) };
}

function citing(api: CopilotApi, conversation: Conversation): Pick<Session, 'cited' | 'cite'> {
  const { trouble } = conversation;
  const cited = signal<string>();
  return {
    cited,
    cite: (key, { tabId, id, text }) => {
      const passage = cited.value === key ? null : { id, text };
      trouble.value = undefined;
      api.cite({ tabId, passage }).then(
        ({ ok, message }) => {
          cited.value = ok && passage ? key : undefined;
          if (!ok) trouble.value = faultText('', message);
        },
        (error: unknown) => tellTrouble(conversation, error),
      );
    },
  };
}
