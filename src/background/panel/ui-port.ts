// The port of the extension's own pages: Comlink calls one way, events the other. A caller that is not one
// of our own pages is refused; the arguments of every call are parsed by its schema.
import * as Comlink from 'comlink';
import { CopilotError } from '../../shared/errors';
import {
  UI_CALLS,
  UI_PORT,
  type CopilotApi,
  type PortMessage,
  type UiCallName,
  type UiEvent,
} from '../../shared/messages/ui';

const ports = new Set<chrome.runtime.Port>();
/** The sessions that panels in view show. */
const inView = new Map<chrome.runtime.Port, string>();

/** Whether a panel in view shows this session. */
export function isInView(sessionId: string): boolean {
  return [...inView.values()].includes(sessionId);
}

/** Calls that draw outlines. `drawer` is the page that made the last one: when it closes, the outlines are removed. */
const DRAWING: ReadonlySet<UiCallName> = new Set<UiCallName>(['highlight', 'outline']);
let drawer: chrome.runtime.Port | undefined;

/** True when the sender is a page of this extension (a content script has another origin). */
function isOwnPage(sender: chrome.runtime.MessageSender | undefined): boolean {
  return sender?.id === chrome.runtime.id && sender.origin === `chrome-extension://${chrome.runtime.id}`;
}

/**
 * `handlers` is asked for at each call, and awaited: a call that wakes the worker waits for its state.
 * `closed` is called when no page of ours is open any more, `undrawn` when the one that drew outlines last is closed.
 */
export function acceptPort(
  port: chrome.runtime.Port,
  handlers: () => Promise<CopilotApi>,
  closed: () => void,
  undrawn: () => void,
): void {
  if (port.name !== UI_PORT || !isOwnPage(port.sender)) {
    port.disconnect();
    return;
  }
  ports.add(port);
  port.onDisconnect.addListener(() => {
    ports.delete(port);
    inView.delete(port);
    if (drawer === port) undrawn();
    if (ports.size === 0) closed();
  });
  port.onMessage.addListener((message: PortMessage) => {
    if (!('inView' in message)) return;
    if (typeof message.inView === 'string') inView.set(port, message.inView);
    else inView.delete(port);
  });
  const called = (name: UiCallName) => {
    if (DRAWING.has(name)) drawer = port;
  };
  Comlink.expose(checked(handlers, called), endpointOf(port));
}

export function broadcast(event: UiEvent): void {
  for (const port of ports) post(port, { event });
}

/** Every call parses its arguments first; an error keeps its code in its message (`CODE: text`). */
function checked(handlers: () => Promise<CopilotApi>, called: (name: UiCallName) => void): CopilotApi {
  const names = Object.keys(UI_CALLS) as UiCallName[];
  const wrapped = names.map((name) => {
    const call = async (args: unknown) => {
      const parsed = UI_CALLS[name].args.safeParse(args);
      if (!parsed.success)
        throw new Error(`INVALID_ACTION: ${name}: ${parsed.error.issues[0]?.message ?? 'bad arguments'}`);
      called(name);
      const api = await handlers();
      try {
        return await (api[name] as (args: unknown) => Promise<unknown>)(parsed.data);
      } catch (error) {
        throw error instanceof CopilotError ? new Error(`${error.code}: ${error.message}`) : error;
      }
    };
    return [name, call] as const;
  });
  return Object.fromEntries(wrapped) as unknown as CopilotApi;
}

/** Whether the browser took the message: not where the page has just been closed, or the message is too large. */
function post(port: chrome.runtime.Port, message: PortMessage): boolean {
  try {
    port.postMessage(message);
    return true;
  } catch {
    return false;
  }
}

/** Where a reply cannot be sent, an error is sent in its place, so that the caller does not wait for ever. */
function reply(port: chrome.runtime.Port, rpc: unknown): void {
  if (post(port, { rpc })) return;
  const { code, message } = new CopilotError('QUOTA', 'This is more than the browser hands over at once.');
  // A thrown error, as Comlink sends one.
  const value = { isError: true, value: { name: 'Error', message: `${code}: ${message}`, stack: '' } };
  post(port, { rpc: { id: (rpc as { id: unknown }).id, type: 'HANDLER', name: 'throw', value } });
}

/** The port as Comlink wants one: `deliver` hands its listener only the messages that are Comlink's. Plain JSON, no transferables. */
function endpointOf(port: chrome.runtime.Port): Comlink.Endpoint {
  const listeners = new Map<EventListenerOrEventListenerObject, (message: PortMessage) => void>();
  return {
    postMessage: (rpc: unknown) => reply(port, rpc),
    addEventListener: (_type, listener) => {
      const deliver = (message: PortMessage) => {
        if (!('rpc' in message)) return;
        const event = { data: message.rpc, origin: port.sender?.origin ?? '' } as MessageEvent;
        if (typeof listener === 'function') listener(event);
        else listener.handleEvent(event);
      };
      listeners.set(listener, deliver);
      port.onMessage.addListener(deliver);
    },
    removeEventListener: (_type, listener) => {
      const deliver = listeners.get(listener);
      if (deliver) port.onMessage.removeListener(deliver);
      listeners.delete(listener);
    },
  };
}
