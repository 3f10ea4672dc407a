// What the activity log says of a bridge that cannot connect.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startClient, type ClientOptions } from '../../../src/bridge/client';
import type { App } from '../../../src/background/app';
import { createBridge } from '../../../src/background/bridge/bridge';
import { appendLog } from '../../../src/store/logs';
import { loadPairingKey } from '../../../src/store/settings';

vi.mock('../../../src/bridge/client');
vi.mock('../../../src/store/logs');
vi.mock('../../../src/store/settings');

const app = {
  broadcast: () => undefined,
  effective: {
    settings: { bridge: { on: true, address: 'ws://localhost:8080' } },
    policy: { kind: 'none' },
    managed: [],
  },
} as unknown as App;
const lines = () => vi.mocked(appendLog).mock.calls.map(([, { message }]) => message);
let become: ClientOptions['onState'];

beforeEach(async () => {
  vi.resetAllMocks();
  vi.stubGlobal('chrome', { action: { setBadgeText: async () => undefined } });
  vi.mocked(appendLog).mockResolvedValue();
  vi.mocked(loadPairingKey).mockResolvedValue('correct horse battery staple');
  vi.mocked(startClient).mockImplementation((options) => {
    become = (state, trouble) => options.onState(state, trouble);
    return () => undefined;
  });
  await createBridge(app).sync();
});
afterEach(() => void vi.unstubAllGlobals());

function tryInVain(times: number): void {
  for (let i = 0; i < times; i++) {
    become('connecting');
    become('waiting', 'unreachable');
  }
}

test('the same failure, try after try, is one line', () => {
  tryInVain(3);
  expect(lines()).toEqual(['waiting: unreachable']);
});

test('another failure, and the same one after a connection, are lines of their own', () => {
  tryInVain(2);
  become('connecting');
  become('waiting', 'refused');
  become('connected');
  tryInVain(2);
  expect(lines()).toEqual(['waiting: unreachable', 'waiting: refused', 'connected', 'waiting: unreachable']);
});
