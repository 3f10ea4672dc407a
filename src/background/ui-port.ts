// The port of the extension's own pages: Comlink calls one way, events the other. A caller that is not one
// of our own pages is refused; the arguments of every call are parsed by its schema.
import * as Comlink from 'comlink';
import { CopilotError } from '../shared/errors';
import {
  UI_CALLS,
  UI_PORT,
  type CopilotApi,
  type PortMessage,
  type UiCallName,
  type UiEvent,
} from '../shared/messages/ui';

const ports = new Set<chrome.runtime.Port>();
/** Those that a panel in view has said so on. */
const inView = new Set<chrome.runtime.Port>();

export function anyPanelInView(): boolean {
  return inView.size > 0;
}

/** True when the sender is a page of this extension (a content script has another origin). */
function isOwnPage(sender: chrome.runtime.MessageSender | undefined): boolean {
  return sender?.id === chrome.runtime.id && sender.origin === `chrome-extension://${chrome.runtime.id}`;
}

/**
 * `handlers` is awaited before the first call is answered: a call that wakes the worker waits for its state.
 * `closed` is called when no page of ours is open any more.
 */
export function acceptPort(
  port: chrome.runtime.Port,
  handlers: Promise<CopilotApi>,
  closed: () => void,
): void {
  if (port.name !== UI_PORT || !isOwnPage(port.sender)) {
    port.disconnect();
    return;
  }
  ports.add(port);
  port.onDisconnect.addListener(() => {
    forget(port);
    if (ports.size === 0) closed();
  });
  port.onMessage.addListener((message: PortMessage) => {
    if (!('inView' in message)) return;
    if (message.inView === true) inView.add(port);
    else inView.delete(port);
  });
  Comlink.expose(checked(handlers), endpointOf(port));
}

export function broadcast(event: UiEvent): void {
  for (const port of ports) post(port, { event });
}

/** Every call parses its arguments first; an error keeps its code in its message (`CODE: text`). */
function checked(handlers: Promise<CopilotApi>): CopilotApi {
  const names = Object.keys(UI_CALLS) as UiCallName[];
  const wrapped = names.map((name) => {
    const call = async (args: unknown) => {
      const parsed = UI_CALLS[name].args.safeParse(args);
      if (!parsed.success)
        throw new Error(`INVALID_ACTION: ${name}: ${parsed.error.issues[0]?.message ?? 'bad arguments'}`);
      const api = await handlers;
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

function forget(port: chrome.runtime.Port): void {
  ports.delete(port);
  inView.delete(port);
}

function post(port: chrome.runtime.Port, message: PortMessage): void {
  try {
    port.postMessage(message);
  } catch {
    forget(port); // the page went away between two lines
  }
}

/** Comlink over a runtime port: no transferables, plain JSON. */
function endpointOf(port: chrome.runtime.Port): Comlink.Endpoint {
  const listeners = new Map<EventListenerOrEventListenerObject, (message: PortMessage) => void>();
  return {
    postMessage: (rpc: unknown) => post(port, { rpc }),
    addEventListener: (_type, listener) => {
      const heard = (message: PortMessage) => {
        if (!('rpc' in message)) return;
        const event = { data: message.rpc, origin: port.sender?.origin ?? '' } as MessageEvent;
        if (typeof listener === 'function') listener(event);
        else listener.handleEvent(event);
      };
      listeners.set(listener, heard);
      port.onMessage.addListener(heard);
    },
    removeEventListener: (_type, listener) => {
      const heard = listeners.get(listener);
      if (heard) port.onMessage.removeListener(heard);
      listeners.delete(listener);
    },
  };
}
