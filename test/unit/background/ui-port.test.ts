// A page of our own keeps its port for as long as it is open, whatever the browser refuses to send to it.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { acceptPort, broadcast, isInView } from '../../../src/background/panel/ui-port';
import { UI_PORT, type CopilotApi, type PortMessage, type UiEvent } from '../../../src/shared/messages/ui';
import { CallRefused, createClient, type Client } from '../../../src/ui/client';

const LIMIT = 1_000;
const EVENT = { type: 'session_spread', sessionId: 's1', tabId: 1 } as unknown as UiEvent;
const undrawn = vi.fn();
let disconnect: () => void = () => undefined;
let client: Client | undefined;

/** Two ends of a port as the browser makes them: JSON, and too much is refused with an error. */
function connected(api: Partial<CopilotApi>): Client {
  const toWorker = new Set<(message: PortMessage) => void>();
  const toPage = new Set<(message: PortMessage) => void>();
  const gone = new Set<() => void>();
  const send = (listeners: typeof toPage, message: PortMessage) => {
    const json = JSON.stringify(message);
    if (json.length > LIMIT) throw new Error('Message length exceeded maximum allowed length.');
    queueMicrotask(() => listeners.forEach((listener) => listener(JSON.parse(json) as PortMessage)));
  };
  const port = {
    name: UI_PORT,
    sender: { id: 'us', origin: 'chrome-extension://us' },
    postMessage: (message: PortMessage) => send(toPage, message),
    onMessage: {
      addListener: (listener: (message: PortMessage) => void) => toWorker.add(listener),
      removeListener: (listener: (message: PortMessage) => void) => toWorker.delete(listener),
    },
    onDisconnect: { addListener: (listener: () => void) => gone.add(listener) },
  } as unknown as chrome.runtime.Port;
  disconnect = () => gone.forEach((listener) => listener());
  acceptPort(
    port,
    async () => api as CopilotApi,
    () => undefined,
    undrawn,
  );
  client = createClient(() => ({
    postMessage: (message) => send(toWorker, message),
    onMessage: (listener) => toPage.add(listener),
    onDisconnect: () => undefined,
    disconnect: () => undefined,
  }));
  return client;
}

beforeEach(() => {
  vi.stubGlobal('chrome', { runtime: { id: 'us' } });
});
afterEach(() => {
  disconnect();
  client?.close();
  vi.unstubAllGlobals();
});

test('a reply that is too large is refused with its reason, and the next one comes', async () => {
  const { api } = connected({
    listTasks: async () => [{ goal: 'x'.repeat(LIMIT) }] as never,
    listSecrets: async () => [],
  });
  const refused = await api.listTasks({}).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(CallRefused);
  expect(refused).toMatchObject({
    code: 'QUOTA',
    message: 'This is more than the browser hands over at once.',
  });
  expect(await api.listSecrets({})).toEqual([]);
});

test('a page that one message could not be sent to still hears the next, until it is closed', async () => {
  const page = connected({});
  const heard = vi.fn();
  page.onEvent(heard);
  page.setInView('s1');
  await vi.waitFor(() => expect(isInView('s1')).toBe(true));
  expect(isInView('s2')).toBe(false);
  broadcast({ ...EVENT, sessionId: 'x'.repeat(LIMIT) } as UiEvent);
  broadcast(EVENT);
  await vi.waitFor(() => expect(heard).toHaveBeenCalledExactlyOnceWith(EVENT));
  expect(isInView('s1')).toBe(true);
  page.setInView(null);
  await vi.waitFor(() => expect(isInView('s1')).toBe(false));
  page.setInView('s1');
  await vi.waitFor(() => expect(isInView('s1')).toBe(true));
  disconnect();
  expect(isInView('s1')).toBe(false);
});

test('outlines go with the page that asked for them, while another is open', async () => {
  const api: Partial<CopilotApi> = { highlight: async () => ({}), listSecrets: async () => [] };
  undrawn.mockClear();
  const panel = connected(api);
  const closePanel = disconnect;
  const palette = connected(api);
  await palette.api.highlight({ tabId: 1, id: null });
  await panel.api.listSecrets({});
  closePanel();
  expect(undrawn).not.toHaveBeenCalled();
  disconnect();
  expect(undrawn).toHaveBeenCalledOnce();
});
