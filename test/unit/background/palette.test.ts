// A secret that is typed from the palette is kept for its act, and no longer.
import { beforeEach, expect, test, vi } from 'vitest';
import type { App } from '../../../src/background/app';
import { callDirectly } from '../../../src/background/direct-call';
import { detailsOf } from '../../../src/background/page-client';
import { runPaletteItem } from '../../../src/background/palette';
import { failure, success } from '../../../src/shared/tool-result';
import { removeSecret, saveSecret } from '../../../src/store/secrets';

vi.mock('../../../src/background/direct-call');
vi.mock('../../../src/background/page-client');
vi.mock('../../../src/store/grants');
vi.mock('../../../src/store/secrets');

const HANDLE = 'secret:palette-3';
const enter = (text: string) => runPaletteItem({} as App, 3, 'item:f1', text);
let order: string[];

beforeEach(() => {
  vi.resetAllMocks();
  order = [];
  vi.stubGlobal('chrome', { tabs: { get: async () => ({ url: 'https://a.test/' }) } });
  const selector = { kind: 'role', role: 'textbox', name: 'Password' };
  vi.mocked(detailsOf).mockResolvedValue([{ selector }] as never);
  vi.mocked(saveSecret).mockImplementation(async () => (order.push('saved'), HANDLE));
  vi.mocked(removeSecret).mockImplementation(async () => void order.push('removed'));
  vi.mocked(callDirectly).mockImplementation(async () => {
    order.push('acted');
    return { result: success({}) };
  });
});

test('it is removed after the act', async () => {
  expect(await enter('Password: hunter22')).toMatchObject({ ok: true });
  expect(order).toEqual(['saved', 'acted', 'removed']);
  expect(removeSecret).toHaveBeenCalledWith(undefined, HANDLE);
});

test.each([
  ['is refused', () => Promise.resolve({ result: failure('POLICY_DENIED', 'no') })],
  ['breaks off', () => Promise.reject(new Error('a bug'))],
])('it is removed after an act that %s', async (_what, act) => {
  vi.mocked(callDirectly).mockImplementation(act);
  await enter('Password: hunter22').catch(() => undefined);
  expect(order).toEqual(['saved', 'removed']);
});
