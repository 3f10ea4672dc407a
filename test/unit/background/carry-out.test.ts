// What the outside agent is told of tabs: those that it may read, and of the others nothing.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { App } from '../../../src/background/app';
import { carryOut } from '../../../src/background/bridge/carry-out';
import { newPlace } from '../../../src/background/bridge/place';
import { callDirectly } from '../../../src/background/acts/direct-call';
import { mayRead } from '../../../src/background/acts/gate';
import { failure, success } from '../../../src/shared/tool-result';

vi.mock('../../../src/background/acts/gate', () => ({ mayRead: vi.fn(), judgeReading: vi.fn() }));
vi.mock('../../../src/background/acts/direct-call', () => ({ callDirectly: vi.fn() }));
vi.mock('../../../src/background/acts/funnel', () => ({ failureToReach: vi.fn() }));

const place = newPlace();
const errand = {
  app: {} as App,
  place,
  approve: async () => failure('CANCELLED', 'The user declined.'),
  description: '',
};

beforeEach(() => {
  place.tabId = 1;
  place.readOrigins.clear();
  vi.stubGlobal('chrome', { tabs: { get: async (id: number) => ({ id }) } });
  vi.mocked(mayRead).mockImplementation(async (_app, origin) => origin === 'https://open.test');
});
afterEach(() => void vi.unstubAllGlobals());

test('tabs of sites that may not be read are left out of the list', async () => {
  const tabs = ['https://open.test/a', 'https://closed.test/b', 'chrome://settings/'].map((url, tabId) => ({
    tabId,
    url,
    title: url,
    active: false,
  }));
  vi.mocked(callDirectly).mockResolvedValue({ result: success({ tabs }) });
  const told = await carryOut({ type: 'tab', params: { action: 'list' } } as never, errand);
  expect(told).toEqual({ result: success({ tabs: [tabs[0]] }) });
  expect([...place.readOrigins]).toEqual(['https://open.test']);
});

test('an act that ends on a site that may not be read tells that it moved, and not where', async () => {
  const observation = { url: 'https://closed.test/b', title: 'Closed', navigated: true, ts: 0 } as never;
  vi.mocked(callDirectly).mockResolvedValue({ result: success({}), observation, performed: true });
  const told = await carryOut({ type: 'open', params: { url: 'https://open.test/' } } as never, errand);
  expect(told).toEqual({ result: success({ url: '', title: '', navigated: true }), performed: true });
  expect([...place.readOrigins]).toEqual([]);
});
