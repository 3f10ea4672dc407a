// Cards: nothing is approved by accident, an answer is one press away.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { phraseOf } from '../../../src/shared/phrase';
import { setMessages } from '../../../src/ui/i18n';
import { CARD_INERT_MS } from '../../../src/shared/budgets';
import type { Card, ConfirmCard } from '../../../src/shared/card';
import { confirmCard, fakeBackground, taskOf, type FakeBackground } from './fake-background';
import { fakePlatform, messagesFrom } from './fake-platform';
import { mountPanel, unmountAll } from './mount';

let background: FakeBackground;
beforeEach(async () => {
  await page.viewport(380, 720);
  background = fakeBackground();
});
afterEach(() => {
  vi.restoreAllMocks();
  unmountAll();
});

const base = { taskId: 'task-1', createdAt: 0 };
const clarify: Card = {
  ...base,
  id: 'q1',
  kind: 'clarify',
  question: 'Which invoice?',
  options: [
    { label: 'February', value: 'feb', itemId: 'a5' },
    { label: 'March', value: 'mar' },
  ],
};
let clock = 10_000;
const ask = (card: Card) => background.show(taskOf({ status: 'awaiting_user', card, updatedAt: ++clock }));
const button = (name: string) => page.getByRole('button', { name, exact: true });
const ready = () => vi.waitFor(() => expect(background.called('openSession')).toHaveLength(1));
const element = (name: string) => button(name).element() as HTMLButtonElement;

test('Approve and Decline are disabled for the first moments, then decide this very card', async () => {
  await mountPanel(background);
  await ready();
  ask(confirmCard('c1'));
  await expect.element(button('Approve')).toBeDisabled();
  const shown = performance.now();
  await expect.element(button('Decline')).toBeDisabled();
  await expect.element(button('Approve')).toBeEnabled();
  expect(performance.now() - shown).toBeGreaterThan(CARD_INERT_MS / 2);
  await button('Approve').click();
  await vi.waitFor(() =>
    expect(background.called('decide')).toEqual([{ taskId: 'task-1', cardId: 'c1', approve: true }]),
  );
});

test('a card is worded in the language of the interface, and page text stands as it is', async () => {
  await mountPanel(background);
  const german = await fetch('/_locales/de/messages.json');
  setMessages(messagesFrom((await german.json()) as never));
  await ready();
  ask({
    ...(confirmCard('c1') as ConfirmCard),
    values: [
      { label: 'Sends to' as never, value: 'https://shop.example' },
      { label: 'Name' as never, value: 'Ann' },
    ],
    said: {
      what: phraseOf('card_click', phraseOf('card_thing', phraseOf('role_button'), '“Place $1 order”')),
      why: [phraseOf('policy_irreversible', phraseOf('risk_order'))],
      values: [{ label: phraseOf('card_sends_to') }, {}],
    },
  });
  const text = () => document.querySelector('.card.confirm')?.textContent ?? '';
  await vi.waitFor(() => expect(text()).toContain('Schaltfläche “Place $1 order” anklicken'));
  expect(text()).toContain('Das lässt sich nicht zurücknehmen: es wird etwas bestellt.');
  expect(text()).toContain('Sendet anhttps://shop.exampleNameAnn');
});

test('a card about a page that is not shown names the key, and asks the browser for the site that is named', async () => {
  const { platform } = await mountPanel(background);
  await ready();
  ask({ ...base, id: 's3', kind: 'assist', type: 'permission', message: 'I see no page.', origins: [] });
  await expect.element(page.getByText('Press Ctrl+Shift+K', { exact: false })).toBeVisible();
  const site = page.getByRole('textbox', { name: 'Or name the site' });
  await site.fill('no site at all');
  await expect.element(button('Grant access')).toBeEnabled();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('That is no address of a website.')).toBeVisible();
  expect(platform.asked).toEqual([]);
  await site.fill('shop.example/cart');
  await userEvent.keyboard('{Enter}');
  expect(platform.asked).toEqual([['https://shop.example/*', 'http://shop.example/*']]);
});

test('in a narrow panel what a card says has the whole width', async () => {
  await page.viewport(280, 720);
  await mountPanel(background);
  await ready();
  ask(confirmCard('c1'));
  await expect.element(button('Decline')).toBeVisible();
  const list = document.querySelector('.card dl')!;
  for (const words of list.querySelectorAll('dd')) expect(words.offsetWidth).toBe(list.clientWidth);
});

test('words of a page that cannot be broken do not widen a question', async () => {
  await page.viewport(280, 720);
  await mountPanel(background);
  await ready();
  const word = 'Donaudampfschifffahrtsgesellschaft'.repeat(3);
  ask({ ...clarify, question: `Which ${word}?`, options: [{ label: `Archive ${word}`, value: 'a' }] });
  await expect.element(page.getByRole('button', { name: /^Archive/ })).toBeVisible();
  const card = document.querySelector('.card.clarify')!;
  expect(card.scrollWidth).toBe(card.clientWidth);
  expect(document.documentElement.scrollWidth).toBe(280);
});

test('another card in its place is inert again', async () => {
  await mountPanel(background);
  await ready();
  ask(confirmCard('c1'));
  await expect.element(button('Approve')).toBeEnabled();
  ask(confirmCard('c2'));
  await vi.waitFor(() => expect(element('Approve').disabled).toBe(true));
});

test('a card that moves because another one came or went is inert again', async () => {
  await mountPanel(background);
  await ready();
  const agents = (...cards: ConfirmCard[]) =>
    background.emit({
      type: 'bridge_update',
      status: { ...background.bridge, cards: cards.map((card) => ({ card, offersTrust: false })) },
    });
  const own = page.getByRole('group', { name: 'Your approval is needed' });
  const approve = () => own.getByRole('button', { name: 'Approve', exact: true });
  ask(confirmCard('c1'));
  await expect.element(approve()).toBeEnabled();
  approve().element().focus();
  agents(confirmCard('b1') as ConfirmCard);
  await expect.element(approve()).toBeDisabled();
  await expect.element(approve()).toBeEnabled();
  await expect.element(approve()).toHaveFocus();
  agents();
  await expect.element(approve()).toBeDisabled();
  await expect.element(approve()).toBeEnabled();
});

test('a panel that becomes visible again is inert again', async () => {
  await mountPanel(background);
  await ready();
  ask(confirmCard('c1'));
  await expect.element(button('Approve')).toBeEnabled();
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(element('Approve').disabled).toBe(true));
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(element('Approve').disabled).toBe(true);
  await expect.element(button('Approve')).toBeEnabled();
});

test('the button that had the focus when the panel was left has it again when it can be pressed', async () => {
  await mountPanel(background);
  await ready();
  ask(confirmCard('c1'));
  await expect.element(button('Approve')).toBeEnabled();
  element('Approve').focus();
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(document.activeElement).toBe(document.body));
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(button('Approve')).toBeEnabled();
  await expect.element(button('Approve')).toHaveFocus();
});

test('a question is answered by words', async () => {
  await mountPanel(background);
  await ready();
  ask(clarify);
  await page.getByRole('textbox', { name: 'Reply', exact: true }).fill('the newest');
  await expect.element(button('Send reply')).toBeEnabled();
  await page.getByRole('textbox', { name: 'Reply', exact: true }).click();
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() =>
    expect(background.called('reply')).toEqual([{ taskId: 'task-1', cardId: 'q1', value: 'the newest' }]),
  );
});

test('a question is answered by an option, outlined in the page while it has the focus', async () => {
  await mountPanel(background);
  await ready();
  ask(clarify);
  await expect.element(button('February')).toBeEnabled();
  element('February').focus();
  await vi.waitFor(() =>
    expect(background.called('highlight')).toEqual([{ tabId: 7, id: 'a5', label: 'February' }]),
  );
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() =>
    expect(background.called('reply')).toEqual([{ taskId: 'task-1', cardId: 'q1', value: 'feb' }]),
  );
});

test('a log-in is reported done by a button', async () => {
  await mountPanel(background);
  await ready();
  ask({ ...base, id: 's1', kind: 'assist', type: 'login', message: 'Sign in, please.' });
  await expect.element(button('Done')).toBeEnabled();
  await button('Done').click();
  await vi.waitFor(() =>
    expect(background.called('reply')).toEqual([{ taskId: 'task-1', cardId: 's1', value: 'done' }]),
  );
});

test('access is asked of the browser, and only a grant goes on', async () => {
  const platform = fakePlatform(background);
  platform.grant = false;
  await mountPanel(background, platform);
  await ready();
  const origins = ['https://pay.example'];
  ask({ ...base, id: 's2', kind: 'assist', type: 'permission', message: 'Access is needed.', origins });
  await expect.element(button('Grant access')).toBeEnabled();
  await button('Grant access').click();
  await expect.element(page.getByText('The browser did not grant access', { exact: false })).toBeVisible();
  expect(background.called('reply')).toEqual([]);
  platform.grant = true;
  await button('Grant access').click();
  await vi.waitFor(() =>
    expect(background.called('reply')).toEqual([{ taskId: 'task-1', cardId: 's2', value: 'done' }]),
  );
  expect(platform.asked).toEqual([['https://pay.example/*'], ['https://pay.example/*']]);
});

test('a card goes when the task is over', async () => {
  const { root } = await mountPanel(background);
  await ready();
  ask(confirmCard('c1'));
  await vi.waitFor(() => expect(root.querySelector('.card')).not.toBeNull());
  background.show(taskOf({ status: 'cancelled', card: confirmCard('c1'), updatedAt: ++clock }));
  await vi.waitFor(() => expect(root.querySelector('.card')).toBeNull());
});

test('what a question is about is outlined for as long as it stands', async () => {
  await mountPanel(background);
  await ready();
  ask(clarify);
  const about = clarify.options.filter(({ itemId }) => itemId !== undefined);
  expect(about.length).toBeGreaterThan(0);
  await vi.waitFor(() =>
    expect(background.called('outline')).toEqual([
      { tabId: 7, items: about.map(({ itemId, label }) => ({ id: itemId, label })) },
    ]),
  );
  background.show(taskOf({ status: 'succeeded', updatedAt: ++clock, result: 'Done.' }));
  await vi.waitFor(() => expect(background.called('outline').at(-1)).toEqual({ tabId: 7, items: [] }));
});
