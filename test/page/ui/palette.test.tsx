// The palette: answers within the keystroke, does the selected row, hands anything over as a goal.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
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

test('what could not be done is said, and the palette stays', async () => {
  background.handlers.paletteRun = () => ({ ok: false, message: 'covered by dialog “Cookies”' });
  await field().click();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('alert')).toHaveTextContent('covered by dialog “Cookies”');
  expect(platform.done).toEqual([]);
});

test('Alt+Enter opens the panel and starts the text as a goal', async () => {
  await field().fill('download the invoice');
  await field().click();
  await userEvent.keyboard('{Alt>}{Enter}{/Alt}');
  await vi.waitFor(() => expect(platform.done).toEqual(['panel 7', 'close']));
  expect(background.called('interact')[0]).toMatchObject({ prompt: 'download the invoice', tabId: 7 });
});

test('activity connects and disconnects the bridge', async () => {
  await page.getByRole('button', { name: 'Activity', exact: true }).click();
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await vi.waitFor(() => expect(background.called('setSettings')).toEqual([{ bridge: { on: true } }]));
});
