// Which conversation is on show: that of the tab beside which the panel stands, opened again whenever the tab is another
// one, the connection was lost, or a task has spread to it. What was said meanwhile is caught up with.
import type { TabId } from '../../shared/ids';
import type { UiEvent } from '../../shared/messages/ui';
import type { Client } from '../client';
import type { Platform } from '../platform';
import { applyEvent, show, tellTrouble, type Conversation } from './conversation';
import { mergeMessages } from './merge-messages';

export interface Opener {
  /** The tab whose conversation is to be shown; it may still be loading. */
  wantedTabId(): number | undefined;
  /** Resolves when the newest opening is over, whether it succeeded or not. */
  ready(): Promise<void>;
  /** Rejects when it could not be opened. */
  open(): Promise<void>;
  /** Likewise, with trouble said to the user. */
  reopen(how?: How): void;
  /** Brings the messages before those on show, a page at a time. */
  showEarlier(): Promise<void>;
}

/** `fresh`: starts a new conversation for the tab. `anew`: shows the tab's, and drops all that was on show. */
type How = 'fresh' | 'anew';

/** Opens the tab's conversation, and keeps to it from then on. */
export function conversationOpener(client: Client, platform: Platform, conversation: Conversation): Opener {
  const { api } = client;
  const { view, messages, earlier, erased } = conversation;
  let wantedTabId: number | undefined = platform.boundTabId;
  let opening = 0;
  /** Events that came before the reply to the opening: they are applied after it. */
  let early: UiEvent[] | undefined;
  let ready: Promise<void> = Promise.resolve();

  const fail = (error: unknown) => tellTrouble(conversation, error);

  async function open(how?: How): Promise<void> {
    const turn = ++opening;
    if (platform.boundTabId === undefined) wantedTabId = (await platform.activeTabId()) ?? wantedTabId;
    const args = wantedTabId === undefined ? {} : { tabId: wantedTabId as TabId };
    const overtaken: UiEvent[] = [];
    early = overtaken;
    try {
      const opened = await (how === 'fresh' ? api.newSession(args) : api.openSession(args));
      if (turn !== opening) return;
      show(conversation, opened, how === 'anew');
    } finally {
      if (early === overtaken) early = undefined;
    }
    overtaken.forEach(onEvent);
    await catchUp();
  }

  function reopen(how?: How): void {
    ready = open(how).catch(fail);
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

  async function showEarlier(): Promise<void> {
    const sessionId = view.value?.sessionId;
    const before = messages.value[0]?.sequenceNumber;
    if (!sessionId || before === undefined) return;
    const page = await api.getMessages({ sessionId, before });
    if (view.value?.sessionId !== sessionId) return;
    const known = messages.value.length;
    messages.value = mergeMessages(messages.value, page.messages);
    const added = messages.value.length - known;
    earlier.value = page.messages.length === 0 ? 0 : Math.max(0, earlier.value - added);
  }

  function onEvent(event: UiEvent): void {
    if (event.type === 'bridge_update' || event.type === 'settings_update') return;
    early?.push(event);
    const sessionId = view.value?.sessionId;
    if (event.type === 'erased') {
      const { type: _is, ...what } = event;
      erased.value = what;
      if (!what.task || what.task.sessionId === sessionId) reopen('anew');
      return;
    }
    if (event.type === 'session_spread') {
      if (event.tabId === wantedTabId && event.sessionId !== sessionId) reopen();
      return;
    }
    if (sessionId === undefined || event.sessionId !== sessionId) return;
    applyEvent(conversation, event);
    if (event.type === 'interact_response') catchUp().catch(fail);
  }

  client.onEvent(onEvent);
  client.onReconnect(() => reopen());
  if (platform.boundTabId === undefined) {
    platform.onActiveTab((tabId) => {
      wantedTabId = tabId;
      reopen();
    });
  }
  reopen();

  return { wantedTabId: () => wantedTabId, ready: () => ready, open: () => open(), reopen, showEarlier };
}
