// What the palette does on a page: a secret that is typed is kept for its act and no longer, and a row is for its document.
import { beforeEach, expect, test, vi } from 'vitest';
import type { App } from '../../../src/background/app';
import { callDirectly } from '../../../src/background/acts/direct-call';
import { detailsOf, perceive } from '../../../src/background/pages/page-client';
import { framesOf } from '../../../src/background/pages/frames';
import { paletteItems, runPaletteItem } from '../../../src/background/panel/palette';
import { failure, success } from '../../../src/shared/tool-result';
import { addGrant } from '../../../src/store/grants';
import { heldSecrets, removeSecret, saveSecret } from '../../../src/store/secrets';
import { listTasks } from '../../../src/store/tasks';

vi.mock('../../../src/background/acts/direct-call');
vi.mock('../../../src/background/pages/page-client');
vi.mock('../../../src/background/pages/frames', async (actual) => ({
  ...(await actual<object>()),
  framesOf: vi.fn(),
}));
vi.mock('../../../src/store/grants');
vi.mock('../../../src/store/secrets');
vi.mock('../../../src/store/tasks');

const HANDLE = 'secret:palette-3';
const enter = (text: string) => runPaletteItem({} as App, 3, 'item:d1:f1', text);
const FRAME = { frameId: 0, documentId: 'd1', origin: 'https://a.test', url: 'https://a.test/', path: [] };
let order: string[];

beforeEach(() => {
  vi.resetAllMocks();
  order = [];
  vi.stubGlobal('chrome', {
    windows: { getLastFocused: async () => ({ tabs: [] }) },
    i18n: { getMessage: (key: string) => key, getUILanguage: () => 'en' },
  });
  vi.mocked(framesOf).mockResolvedValue([FRAME]);
  vi.mocked(heldSecrets).mockResolvedValue([]);
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

test('a secret within a longer text is kept, and the text with it', async () => {
  await enter('Notes: card 4111 1111 1111 1111 exp 12/30');
  const [, call] = vi.mocked(callDirectly).mock.calls[0]!;
  expect(call.args).toMatchObject({ text: '', secret: HANDLE });
  const [, kept] = vi.mocked(saveSecret).mock.calls[0]!;
  expect(kept.value).toBe('card 4111 1111 1111 1111 exp 12/30');
});

test('a row of a document that is gone does nothing in the next one, and grants it nothing', async () => {
  vi.mocked(framesOf).mockResolvedValue([{ ...FRAME, documentId: 'd2', origin: 'https://b.test' }]);
  expect(await enter('Password: hunter22')).toEqual({ ok: false, message: 'palette_thing_gone' });
  expect(addGrant).not.toHaveBeenCalled();
  expect(callDirectly).not.toHaveBeenCalled();
});

test('what is to be written into a field is no part of its name, which is drawn into the page', async () => {
  vi.mocked(listTasks).mockResolvedValue([]);
  const hit = { id: 'f1', type: 'field', role: 'textbox', label: 'Password' };
  vi.mocked(perceive).mockResolvedValue({ answers: [{ key: 'q', type: 'query', hits: [hit] }] } as never);
  const { items } = await paletteItems({} as App, 3, 'Password: hunter22');
  expect(items.find(({ type }) => type === 'field')).toMatchObject({
    id: 'item:d1:f1',
    label: 'Password',
    value: 'hunter22',
  });
});

test('a tab is shown as every act is done: by a call that is judged and recorded', async () => {
  const update = vi.fn();
  vi.stubGlobal('chrome', { tabs: { update } });
  expect(await runPaletteItem({} as App, 3, 'tab:8', '')).toEqual({ ok: true, message: '' });
  const [, call, asker] = vi.mocked(callDirectly).mock.calls[0]!;
  expect(call).toEqual({ name: 'tabs.switch', args: { tabId: 8 } });
  expect(asker).toMatchObject({ caller: 'palette', tabId: 8 });
  expect(update).not.toHaveBeenCalled();
  vi.mocked(callDirectly).mockResolvedValue({ result: failure('TAB_CLOSED', 'gone') });
  expect(await runPaletteItem({} as App, 3, 'tab:8', '')).toEqual({ ok: false, message: 'gone' });
});

test('a site that an administrator keeps from everyone is not looked at', async () => {
  const policy = { kind: 'managed', policy: { blockedSites: ['https://b.test'] } };
  const app = { effective: { policy } } as unknown as App;
  vi.mocked(listTasks).mockResolvedValue([]);
  vi.mocked(perceive).mockResolvedValue({ answers: [] } as never);
  await paletteItems(app, 3, 'save');
  const [, , choose] = vi.mocked(perceive).mock.calls[0]!;
  const frames = [FRAME, { ...FRAME, frameId: 4, origin: 'https://b.test' }];
  expect(await choose(frames)).toEqual(success([FRAME]));
  expect(await choose(frames.toReversed())).toMatchObject({ ok: false });
  app.effective.policy = { kind: 'closed', reason: 'unreadable' };
  expect(await choose(frames)).toMatchObject({ ok: false, code: 'POLICY_DENIED' });
});
