// The palette: answers within the keystroke, does the selected row, hands anything over as a goal.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { BridgeCard } from '../../../src/shared/messages/bridge';
import type { PaletteItem } from '../../../src/shared/messages/ui';
import { createClient } from '../../../src/ui/client';
import { createPalette } from '../../../src/ui/popup/palette-state';
import { Popup } from '../../../src/ui/popup/popup';
import { fakeBackground, type FakeBackground } from './fake-background';
import { fakePlatform, type FakePlatform } from './fake-platform';
import { mount, unmountAll } from './mount';

const ITEMS: PaletteItem[] = [
  { id: 'a', type: 'action', label: 'Download invoice', itemId: 'a1' },
  { id: 'b', type: 'action', label: 'Open billing', itemId: 'a2' },
  { id: 'c', type: 'tab', label: 'Inbox' },
];
let background: FakeBackground;
let platform: FakePlatform;
let root: HTMLElement;
beforeEach(async () => {
  await page.viewport(576, 480);
  background = fakeBackground();
  background.handlers.palette = () => ({ items: ITEMS, tabId: 7 });
  background.handlers.paletteRun = () => ({ ok: true, message: '' });
  platform = fakePlatform(background);
  const client = createClient(background.connect);
  root = await mount(<Popup client={client} palette={createPalette(client, platform)} />, 'popup');
  await vi.waitFor(() => expect(rows()).toHaveLength(3));
});
afterEach(unmountAll);

const rows = () =>
  [...root.querySelectorAll('[role=option]')].map((row) => row.querySelector('.palette-label')!.textContent);
const selected = () => root.querySelector('[aria-selected=true] .palette-label')?.textContent;
const field = () => page.getByRole('combobox', { name: 'What do you want to do?', exact: true });

test('a popup that begins with next to no width gets the whole one; a narrow window is filled', async () => {
  const width = () => Math.round(document.body.getBoundingClientRect().width);
  await page.viewport(100, 480);
  expect(width()).toBe(576);
  await page.viewport(400, 480);
  expect(width()).toBe(400);
});

test('the panel is opened for the tab of the palette', async () => {
  await page.getByRole('button', { name: 'Open the side panel', exact: true }).click();
  expect(platform.done).toEqual(['panel 7', 'close']);
});

test('the arrow keys choose, the field keeps the focus and names the row, the page outlines it', async () => {
  await field().click();
  await userEvent.keyboard('{ArrowDown}');
  expect(selected()).toBe('Open billing');
  const id = field().element().getAttribute('aria-activedescendant')!;
  expect(document.getElementById(id)?.getAttribute('aria-selected')).toBe('true');
  expect(document.activeElement).toBe(field().element());
  await vi.waitFor(() =>
    expect(background.called('highlight').at(-1)).toEqual({ tabId: 7, id: 'a2', label: 'Open billing' }),
  );
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(selected()).toBe('Download invoice');
});

test('a keystroke filters what is known before the background has answered', async () => {
  background.handlers.palette = () => new Promise(() => undefined);
  await field().fill('inb');
  await vi.waitFor(() => expect(rows()).toEqual(['Inbox']));
});

test("the background's ranking replaces the first answer; an answer for older text does not", async () => {
  const late: (() => void)[] = [];
  background.handlers.palette = ({ text }: { text: string }) =>
    text === 'b'
      ? new Promise((resolve) => late.push(() => resolve({ items: [ITEMS[2]], tabId: 7 })))
      : { items: [ITEMS[1]], tabId: 7 };
  await field().fill('b');
  await vi.waitFor(() => expect(late).toHaveLength(1));
  await field().fill('bi');
  await vi.waitFor(() => expect(rows()).toEqual(['Open billing']));
  late[0]?.();
  await vi.waitFor(() => expect(background.called('palette').at(-1)).toMatchObject({ text: 'bi' }));
  expect(rows()).toEqual(['Open billing']);
});

test('Enter does the selected row and closes', async () => {
  await field().click();
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(platform.done).toEqual(['close']));
  expect(background.called('paletteRun')).toEqual([{ tabId: 7, id: 'a', text: '' }]);
});

test('Enter that comes before the ranking waits for it, and does what the words name', async () => {
  let answer: ((reply: unknown) => void) | undefined;
  background.handlers.palette = () => new Promise((resolve) => (answer = resolve));
  await field().fill('delete account');
  await userEvent.keyboard('{Enter}');
  expect(rows()).toEqual([]);
  expect(background.called('interact')).toEqual([]);
  answer?.({ items: [{ id: 'd', type: 'action', label: 'Delete account', itemId: 'a9' }], tabId: 7 });
  await vi.waitFor(() =>
    expect(background.called('paletteRun')).toEqual([{ tabId: 7, id: 'd', text: 'delete account' }]),
  );
  expect(background.called('interact')).toEqual([]);
});

test('Enter before anything is there waits for the first answer, and freezes nothing', async () => {
  unmountAll();
  let answer: ((reply: unknown) => void) | undefined;
  background.handlers.palette = () => new Promise((resolve) => (answer = resolve));
  const client = createClient(background.connect);
  root = await mount(<Popup client={client} palette={createPalette(client, platform)} />, 'popup');
  await vi.waitFor(() => expect(answer).toBeDefined());
  await field().click();
  await userEvent.keyboard('{Enter}');
  answer?.({ items: ITEMS, tabId: 7 });
  await vi.waitFor(() => expect(background.called('paletteRun')).toEqual([{ tabId: 7, id: 'a', text: '' }]));
});

test('a page that does not answer is said to, with what else there is and a way to ask again', async () => {
  background.handlers.palette = () => ({ items: [ITEMS[2]], tabId: 7, silent: true });
  await field().fill('i');
  await expect.element(page.getByRole('status')).toHaveTextContent('The page does not answer.');
  await vi.waitFor(() => expect(rows()).toEqual(['Inbox']));
  background.handlers.palette = () => ({ items: ITEMS, tabId: 7 });
  await page.getByRole('button', { name: 'Try again', exact: true }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('3 results');
});

test('a background that does not answer does not keep the palette at “Reading the page…”', async () => {
  unmountAll();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    background.handlers.palette = () => new Promise(() => undefined);
    const asked = background.called('palette').length;
    const client = createClient(background.connect);
    const palette = createPalette(client, platform);
    root = await mount(<Popup client={client} palette={palette} />, 'popup');
    await vi.waitFor(() => expect(background.called('palette').length).toBeGreaterThan(asked));
    expect(palette.silent.value).toBe(false);
    await vi.advanceTimersByTimeAsync(6_000);
    expect(palette.silent.value).toBe(true);
  } finally {
    vi.useRealTimers();
  }
});

test('what could not be done is said, and the palette stays', async () => {
  background.handlers.paletteRun = () => ({ ok: false, message: 'covered by dialog “Cookies”' });
  await field().click();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Covered by dialog “Cookies”.');
  expect(platform.done).toEqual([]);
});

test('Alt+Enter opens the panel and starts the text as a goal', async () => {
  await field().fill('download the invoice');
  await field().click();
  await userEvent.keyboard('{Alt>}{Enter}{/Alt}');
  await vi.waitFor(() => expect(platform.done).toEqual(['panel 7', 'close']));
  expect(background.called('interact')[0]).toMatchObject({ prompt: 'download the invoice', tabId: 7 });
});

const CARD: BridgeCard = {
  card: {
    id: 'card-1',
    taskId: 'bridge',
    createdAt: 1_000,
    kind: 'confirm',
    what: 'Click the button “Save”',
    where: 'https://shop.example',
    why: 'An outside agent asks for it.',
    risk: 'medium',
    values: [],
    actionHash: 'x',
  },
  offersTrust: true,
};

test('what needs the user’s leave is done only after its card is approved', async () => {
  background.handlers.paletteRun = ({ approval }: { approval?: object }) =>
    approval ? { ok: true, message: '' } : { ok: false, message: '', card: CARD.card };
  await field().click();
  await userEvent.keyboard('{Enter}');
  await page.getByRole('button', { name: 'Decline', exact: true }).click();
  await expect.element(page.getByRole('button', { name: 'Decline', exact: true })).not.toBeInTheDocument();
  expect(background.called('paletteRun')).toHaveLength(1);
  await field().click();
  await userEvent.keyboard('{Enter}');
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await vi.waitFor(() => expect(platform.done).toEqual(['close']));
  expect(background.called('paletteRun').at(-1)).toEqual({
    tabId: 7,
    id: 'a',
    text: '',
    approval: { actionHash: 'x' },
  });
});

test('activity connects and disconnects the bridge, and says what is wrong', async () => {
  await page.getByRole('button', { name: 'Activity', exact: true }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('Bridge off.');
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('Connecting…');
  background.emit({
    type: 'bridge_update',
    status: { ...background.bridge, state: 'waiting', trouble: 'wrong_key' },
  });
  await expect.element(page.getByRole('status')).toHaveTextContent('does not have this pairing key');
  await page.getByRole('button', { name: 'Disconnect', exact: true }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('Bridge off.');
  expect(background.called('CONNECT')).toHaveLength(1);
  expect(background.called('DISCONNECT')).toHaveLength(1);
});

test('activity changes the address and shows what the agent did', async () => {
  background.handlers.GET_ACTIVITY_LOG = () => [
    { ts: 1_000, level: 'info', message: 'click button "Save": done' },
  ];
  await page.getByRole('button', { name: 'Activity', exact: true }).click();
  await expect
    .element(page.getByRole('group', { name: 'Activity log' }))
    .toHaveTextContent('click button "Save": done');
  const address = page.getByRole('textbox', { name: 'Bridge address', exact: true });
  await address.fill('ws://127.0.0.1:9000');
  await userEvent.tab();
  await vi.waitFor(() => expect(background.called('UPDATE_URL')).toEqual([{ url: 'ws://127.0.0.1:9000' }]));
});

test('the address that is being typed stays when the bridge tells how it stands', async () => {
  await page.getByRole('button', { name: 'Activity', exact: true }).click();
  const address = page.getByRole('textbox', { name: 'Bridge address', exact: true });
  await address.fill('ws://127.0.0.1:90');
  background.emit({
    type: 'bridge_update',
    status: { ...background.bridge, state: 'waiting', trouble: 'unreachable' },
  });
  await expect.element(page.getByRole('status')).toHaveTextContent('Nothing answers at this address.');
  await expect.element(address).toHaveValue('ws://127.0.0.1:90');
});

test('the log tells in words how the bridge stood, and the rest as it is', async () => {
  background.handlers.GET_ACTIVITY_LOG = () =>
    ['waiting: unreachable', 'off', 'unready: no_key', 'waiting: what', 'tab list: done'].map(
      (message, ts) => ({ ts, level: 'info', message }),
    );
  await page.getByRole('button', { name: 'Activity', exact: true }).click();
  const log = page.getByRole('group', { name: 'Activity log' });
  await expect.element(log).toHaveTextContent('trying again. Nothing answers at this address.');
  const lines = [...log.element().querySelectorAll('li > span')].map((line) => line.textContent);
  expect(lines).toEqual([
    'Not connected; trying again. Nothing answers at this address.',
    'Bridge off.',
    'Not connected. Enter the pairing key in the settings first.',
    'waiting: what',
    'tab list: done',
  ]);
});

test('the way to the activity says in words how the bridge stands', async () => {
  const status = { ...background.bridge, state: 'connected' as const };
  const named = (name: string) => page.getByRole('button', { name, exact: true });
  background.emit({ type: 'bridge_update', status });
  await expect.element(named('Activity · Connected to an agent.')).toBeVisible();
  background.emit({ type: 'bridge_update', status: { ...status, cards: [CARD, CARD] } });
  await expect.element(named('Activity · Connected to an agent. · 2 requests are waiting')).toBeVisible();
});

test('a write that an agent asks for is answered in the activity view', async () => {
  background.emit({
    type: 'bridge_update',
    status: { ...background.bridge, state: 'connected', cards: [CARD] },
  });
  await page.getByRole('button', { name: /^Activity/ }).click();
  await expect
    .element(page.getByRole('heading', { name: 'An outside agent wants to do this' }))
    .toBeVisible();
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await vi.waitFor(() =>
    expect(background.called('decideBridge')).toEqual([{ cardId: 'card-1', approve: true, trust: false }]),
  );
});

test('trust is offered only where the card offers it', async () => {
  const withTrust = { ...background.bridge, state: 'connected' as const, cards: [CARD] };
  background.emit({ type: 'bridge_update', status: withTrust });
  await page.getByRole('button', { name: /^Activity/ }).click();
  const trust = page.getByRole('button', { name: /until it disconnects/ });
  await trust.click();
  await vi.waitFor(() =>
    expect(background.called('decideBridge')).toEqual([{ cardId: 'card-1', approve: true, trust: true }]),
  );
  const irreversible = { ...CARD, offersTrust: false, card: { ...CARD.card, id: 'card-2' } };
  background.emit({ type: 'bridge_update', status: { ...withTrust, cards: [irreversible] } });
  await expect.element(page.getByRole('button', { name: 'Approve', exact: true })).toBeEnabled();
  expect(trust.elements()).toHaveLength(0);
});
