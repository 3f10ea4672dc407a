// How a tab is opened behind a fence: it stands empty until the fence is up.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { actBehind } from '../../../src/background/acts/fence';
import { untilLoaded } from '../../../src/background/pages/navigation';
import { performTabCall } from '../../../src/background/acts/tab-tools';
import { failure, success } from '../../../src/shared/tool-result';

vi.mock('../../../src/background/acts/fence');
vi.mock('../../../src/background/pages/navigation', () => ({
  untilLoaded: vi.fn(),
  startMove: (_tabId: number, move: () => Promise<unknown>) => move(),
  observePage: async () => undefined,
}));

const BILLS = 'https://a.test/bills';
const FENCE = { strength: 'sealed', origins: ['https://a.test'] } as const;
const happened: string[] = [];

beforeEach(() => {
  vi.resetAllMocks();
  happened.length = 0;
  vi.mocked(untilLoaded).mockResolvedValue();
  vi.mocked(actBehind).mockImplementation(async (_tabId, _behind, act) => {
    happened.push('fence');
    return act();
  });
  const tab = { id: 5 };
  vi.stubGlobal('chrome', {
    tabs: {
      create: async ({ url }: { url: string }) => (happened.push(`new ${url}`), tab),
      remove: async (id: number) => void happened.push(`closed ${id}`),
      update: async (_id: number, { url }: { url: string }) => (happened.push(`to ${url}`), tab),
    },
  });
});
afterEach(() => void vi.unstubAllGlobals());

const open = (fence?: typeof FENCE) => {
  const args = { url: BILLS, background: true };
  return performTabCall({ name: 'tabs.open', args }, '', fence && { ...fence, origins: [...fence.origins] });
};

test('an empty tab is sent on when the browser has made it, and not before', async () => {
  let made: (() => void) | undefined;
  vi.mocked(untilLoaded).mockReturnValueOnce(new Promise((resolve) => (made = resolve)));
  const opened = open(FENCE);
  await vi.waitFor(() => expect(made).toBeDefined());
  await new Promise((resolve) => setImmediate(resolve));
  expect(happened).toEqual(['new about:blank']);
  made?.();
  expect(await opened).toEqual({ result: success({ tabId: 5 }) });
  expect(happened).toEqual(['new about:blank', 'fence', `to ${BILLS}`]);
});

test('without a fence it goes to its address at once', async () => {
  await open();
  expect(happened).toEqual([`new ${BILLS}`]);
});

test('a tab that was kept from its address is closed again', async () => {
  const refused = { result: failure('POLICY_DENIED', 'It led elsewhere.') };
  vi.mocked(actBehind).mockResolvedValue(refused);
  expect(await open(FENCE)).toEqual(refused);
  expect(happened).toEqual(['new about:blank', 'closed 5']);
});
