// Typed client of the background: Comlink over one port, events beside it. Survives the death of the
// service worker: it connects again, repeats what may be repeated, and tells the views to catch up.
import { wrap, type Endpoint } from 'comlink';
import type { CopilotApi, PortMessage, UiCallName, UiEvent } from '../shared/messages/ui';

/** One live connection, shaped after `chrome.runtime.Port`. */
export interface Connection {
  postMessage(message: PortMessage): void;
  onMessage(listener: (message: PortMessage) => void): void;
  onDisconnect(listener: () => void): void;
  disconnect(): void;
}
export type Transport = () => Connection;

export interface Client {
  api: CopilotApi;
  onEvent(listener: (event: UiEvent) => void): () => void;
  /** After the connection was lost and stands again: views re-open what they show. */
  onReconnect(listener: () => void): () => void;
  /** For a panel: tells the background which session it shows in view (null: none), again after every reconnection. */
  setInView(sessionId: string | null): void;
  close(): void;
}

/** The connection went away before the answer came; whether the call was carried out is not known. */
export class ConnectionLost extends Error {
  override name = 'ConnectionLost';
}

/** The background did not do it, and says why. */
export class CallRefused extends Error {
  override name = 'CallRefused';
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** Calls that may be repeated, since carrying them out twice is the same as once; `interact` by its requestId. */
const REPEATABLE: ReadonlySet<UiCallName> = new Set<UiCallName>([
  'openSession',
  'getMessages',
  'interact',
  'listTasks',
  'getTask',
  'exportTask',
  'exportAll',
  'getSettings',
  'modelStatus',
  'listLocalModels',
  'changeLocalModel',
  'listSites',
  'listSecrets',
  'getLog',
  'getMetrics',
  'palette',
  'highlight',
  'outline',
  'cite',
  'getBrowserState',
  'GET_STATUS',
  'CONNECT',
  'DISCONNECT',
  'UPDATE_URL',
  'GET_ACTIVITY_LOG',
]);

const FIRST_RETRY_MS = 50;
const LAST_RETRY_MS = 2_000;

type RemoteCall = (args: unknown) => Promise<unknown>;
interface Link {
  remote: Record<string, RemoteCall>;
  /** Rejections of the calls under way on this connection. */
  waiting: Set<(reason: ConnectionLost) => void>;
  connection: Connection;
}

export function createClient(connect: Transport): Client {
  const events = new Set<(event: UiEvent) => void>();
  const reconnects = new Set<() => void>();
  const forLink = new Set<(link: Link) => void>();
  let link: Link | undefined;
  let retryMs = FIRST_RETRY_MS;
  let closed = false;
  let inView: string | null = null;

  function open(again: boolean): void {
    if (closed) return;
    let connection: Connection;
    try {
      connection = connect();
    } catch {
      // The worker is being replaced (an update): try again later.
      retry();
      return;
    }
    const endpoint = portEndpoint(connection, (event) => events.forEach((listener) => listener(event)));
    const opened: Link = {
      remote: wrap(endpoint) as unknown as Record<string, RemoteCall>,
      waiting: new Set(),
      connection,
    };
    link = opened;
    connection.onMessage(() => (retryMs = FIRST_RETRY_MS));
    connection.onDisconnect(() => {
      if (link === opened) link = undefined;
      for (const reject of opened.waiting) reject(new ConnectionLost('The background worker went away.'));
      retry();
    });
    if (inView !== null) connection.postMessage({ inView });
    for (const resolve of forLink) resolve(opened);
    forLink.clear();
    if (again) reconnects.forEach((listener) => listener());
  }

  function retry(): void {
    setTimeout(() => open(true), retryMs);
    retryMs = Math.min(retryMs * 2, LAST_RETRY_MS);
  }

  async function call(name: UiCallName, args: unknown): Promise<unknown> {
    try {
      return await callOnce(name, args);
    } catch (error) {
      if (closed || !(error instanceof ConnectionLost) || !REPEATABLE.has(name)) throw error;
      return callOnce(name, args);
    }
  }

  async function callOnce(name: UiCallName, args: unknown): Promise<unknown> {
    const current = link ?? (await new Promise<Link>((resolve) => forLink.add(resolve)));
    return new Promise((resolve, reject) => {
      const settle = (act: () => void) => {
        current.waiting.delete(reject);
        act();
      };
      current.waiting.add(reject);
      const remote = current.remote[name] as RemoteCall;
      remote(args).then(
        (value) => settle(() => resolve(value)),
        (error: unknown) => settle(() => reject(refused(error))),
      );
    });
  }

  open(false);
  const api = new Proxy({} as CopilotApi, {
    get: (_, name) => (args: unknown) => call(name as UiCallName, args),
  });
  return {
    api,
    onEvent: (listener) => subscribe(events, listener),
    onReconnect: (listener) => subscribe(reconnects, listener),
    setInView: (now) => {
      inView = now;
      link?.connection.postMessage({ inView });
    },
    close: () => {
      closed = true;
      link?.connection.disconnect();
    },
  };
}

/** The background puts the code of the catalogue before what it says. */
function refused(error: unknown): CallRefused {
  const text = error instanceof Error ? error.message : String(error);
  const [, code = '', message = text] = /^([A-Z]+(?:_[A-Z]+)*): ([^]*)$/.exec(text) ?? [];
  return new CallRefused(code, message);
}

function subscribe<T>(set: Set<T>, listener: T): () => void {
  set.add(listener);
  return () => set.delete(listener);
}

/** Comlink's view of the port: what travels in `{rpc}` envelopes; `{event}` envelopes go elsewhere. */
function portEndpoint(connection: Connection, onEvent: (event: UiEvent) => void): Endpoint {
  const listeners = new Set<EventListenerOrEventListenerObject>();
  connection.onMessage((message) => {
    if ('event' in message) onEvent(message.event);
    if (!('rpc' in message)) return;
    const event = new MessageEvent('message', { data: message.rpc });
    for (const listener of listeners) {
      if (typeof listener === 'function') listener(event);
      else listener.handleEvent(event);
    }
  });
  return {
    postMessage: (rpc: unknown) => connection.postMessage({ rpc }),
    addEventListener: (_type, listener) => listeners.add(listener),
    removeEventListener: (_type, listener) => listeners.delete(listener),
  };
}
