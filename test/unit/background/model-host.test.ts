// Requests to the model host when its document goes away.
import { afterEach, expect, test, vi } from 'vitest';
import { acceptHostPort, askHost } from '../../../src/background/models/model-host';
import { portNameOf, type HostRequest } from '../../../src/shared/messages/model';

const PAGE = 'chrome-extension://own/offscreen.html';
const READY = { op: 'ready', config: { provider: 'builtin' } } as unknown as Extract<
  HostRequest,
  { op: 'ready' }
>;

afterEach(() => void vi.unstubAllGlobals());

test('a port that closed before it could be used is asked for once more, then told as lost', async () => {
  let opened = 0;
  const ignore = { addListener: () => undefined };
  vi.stubGlobal('chrome', {
    runtime: {
      id: 'own',
      getURL: () => PAGE,
      getContexts: async () => [{}],
      sendMessage: async ({ id }: { id: string }) => {
        opened++;
        const postMessage = () => {
          throw new Error('Attempting to use a disconnected port object');
        };
        acceptHostPort({
          name: portNameOf(id),
          sender: { id: 'own', url: PAGE },
          onDisconnect: ignore,
          onMessage: ignore,
          disconnect: () => undefined,
          postMessage,
        } as unknown as chrome.runtime.Port);
      },
    },
  });
  const answer = await askHost(READY, { signal: new AbortController().signal, timeoutMs: 1_000 });
  expect(answer).toMatchObject({ ok: false, code: 'MODEL_UNAVAILABLE', reason: 'host_lost' });
  expect(opened).toBe(2);
});
