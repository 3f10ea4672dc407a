// By keyboard alone: the focus is never lost with what held it, and what came of a goal is in view and read out.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ConfirmCard } from '../../../src/shared/card';
import { createClient } from '../../../src/ui/client';
import { OptionsPage } from '../../../src/ui/options/options-page';
import { createSettings } from '../../../src/ui/options/settings-state';
import { createPalette } from '../../../src/ui/popup/palette-state';
import { Popup } from '../../../src/ui/popup/popup';
import { confirmCard, fakeBackground, messageOf, taskOf, type FakeBackground } from './fake-background';
import { fakePlatform } from './fake-platform';
import { mount, mountPanel, unmountAll } from './mount';
import { fillHistory } from './views';

let background: FakeBackground;
beforeEach(async () => {
  await page.viewport(380, 720);
  background = fakeBackground();
});
afterEach(unmountAll);

const button = (name: string | RegExp) => page.getByRole('button', { name });
/** Presses a button with the Enter key. */
async function press(name: string | RegExp): Promise<void> {
  await expect.element(button(name)).toBeEnabled();
  (button(name).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
}
const focused = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent?.trim() ?? '';
const expectFocus = (name: string) => expect.poll(focused).toBe(name);
const opened = () => vi.waitFor(() => expect(background.called('openSession')).toHaveLength(1));

const confirm = confirmCard('c1');

test('after an answer, a stop or the first run the user can write at once', async () => {
  background.settings.onboarded = false;
  await mountPanel(background);
  await opened();
  await expectFocus('Task');
  await press('Next');
  await expectFocus('Next');
  await press('Skip');
  await expectFocus('Task');
  background.show(taskOf({ status: 'awaiting_user', card: confirm, updatedAt: 3_000 }));
  await expectFocus('Task');
  background.handlers.decide = () => background.show(taskOf({ updatedAt: 4_000 }));
  await press('Decline');
  await expectFocus('Task');
  background.handlers.control = ({ action }: { action: string }) =>
    background.show(
      action === 'stop'
        ? taskOf({ status: 'cancelled', updatedAt: 9_000 })
        : taskOf({ paused: action === 'pause', updatedAt: action === 'pause' ? 5_000 : 6_000 }),
    );
  await press('Pause');
  await expectFocus('Resume');
  await userEvent.keyboard('{Enter}');
  await expectFocus('Pause');
  await press('Stop');
  await expectFocus('Task');
});

test('step by step, the button stays for the next step', async () => {
  await mountPanel(background);
  await opened();
  background.show(taskOf({ paused: true, updatedAt: 3_000 }));
  background.handlers.control = () => background.show(taskOf({ stepping: true, updatedAt: 4_000 }));
  await press('Step');
  await vi.waitFor(() => expect(background.called('control')).toHaveLength(1));
  background.show(taskOf({ paused: true, steps: 3, updatedAt: 5_000 }));
  await expect.element(page.getByText('3 steps')).toBeVisible();
  await expectFocus('Step');
});

test('the way into the history and back keeps its place', async () => {
  fillHistory(background);
  await mountPanel(background);
  await opened();
  await press('History');
  await press(/^Download the invoice/);
  await expect.element(page.getByRole('heading', { name: 'Step number 0' })).toBeVisible();
  await press('Back');
  await expect.element(button(/^Download the invoice/)).toHaveFocus();
  await press('Back');
  await expectFocus('Task');
  await press('New conversation');
  await expectFocus('Task');
});

test('the palette gives the focus to its activity and takes it back', async () => {
  const client = createClient(background.connect);
  await mount(<Popup client={client} palette={createPalette(client, fakePlatform(background))} />, 'popup');
  await press('Activity');
  await expectFocus('Back');
  await userEvent.keyboard('{Enter}');
  await expectFocus('What do you want to do?');
});

test('in the options a removed row leaves the focus near it, and a withdrawn question where it was asked', async () => {
  const site = { granted: true, addedAt: 0, acts: 0 };
  background.handlers.listSites = () => [
    { ...site, origin: 'https://a.example' },
    { ...site, origin: 'https://b.example' },
  ];
  background.handlers.removeSite = () => [{ ...site, origin: 'https://b.example' }];
  const platform = fakePlatform(background);
  await mount(<OptionsPage state={createSettings(createClient(background.connect), platform)} />, 'options');
  await press('Remove https://a.example');
  await expectFocus('Remove https://b.example');
  await press('Erase everything');
  await expectFocus('Cancel');
  await userEvent.keyboard('{Enter}');
  await expectFocus('Erase everything');
  await userEvent.keyboard('{Enter}{Escape}');
  await expectFocus('Erase everything');
  expect(background.called('eraseAll')).toEqual([]);
});

test('a card and a result come into regions that are read out; rows do not', async () => {
  const { find } = await mountPanel(background);
  await opened();
  const live = (selector: string) => find(selector)?.closest('[aria-live]')?.getAttribute('aria-live');
  const regions = [...document.querySelectorAll('[aria-live=polite]')];
  background.show(taskOf({ status: 'awaiting_user', card: confirm, updatedAt: 3_000 }));
  await expect.poll(() => live('.card-what')).toBe('polite');
  expect(regions).toContain(find('.card-what')!.closest('[aria-live]'));
  background.say({
    sequenceNumber: 0,
    content: '2 rows.',
    metadata: {
      turn: 'result',
      taskId: taskOf().taskId,
      table: { fields: ['Name'], rows: [['Lamp'], ['Lock']] },
    },
  });
  background.show(taskOf({ status: 'succeeded', result: '2 rows.', updatedAt: 4_000 }));
  await expect.poll(() => live('[data-task-result]')).toBe('polite');
  expect(regions).toContain(find('[data-task-result]')!.closest('[aria-live]'));
  expect(live('section.result table')).toBe('off');
});

const LINES = Array.from({ length: 12 }, (_, i) => `line ${i}`).join('\n');
const inView = (element: Element | null) => {
  const box = document.querySelector('main.thread')!.getBoundingClientRect();
  const at = element?.getBoundingClientRect();
  return at !== undefined && at.top >= box.top - 1 && at.top < box.bottom - 10;
};

test('the end of a long conversation stays in view while turns are drawn and the card goes', async () => {
  background.session.messages.messages = Array.from({ length: 40 }, (_, i) =>
    messageOf({ sequenceNumber: i, content: `${i} ${LINES}`, metadata: { turn: 'notice' } }),
  );
  background.session.messages.total = 40;
  background.session.task = taskOf({ status: 'awaiting_user', card: confirm });
  const { find } = await mountPanel(background);
  await expect.element(button('Approve')).toBeEnabled();
  for (let i = 40; i < 50; i++)
    background.say({ sequenceNumber: i, content: `${i} ${LINES}`, metadata: { turn: 'notice' } });
  background.show(taskOf({ status: 'succeeded', result: 'Ordered.', updatedAt: 5_000 }));
  await expect.poll(() => inView(find('section.result'))).toBe(true);
});

test('a result that is taller than the panel is shown from its beginning', async () => {
  background.session.task = taskOf({
    status: 'succeeded',
    result: `Found:\n${LINES}\n${LINES}\n${LINES}\n${LINES}`,
  });
  const { find } = await mountPanel(background);
  await expect.poll(() => inView(find('section.result'))).toBe(true);
});

test('who reads on in such a result is left there, whatever comes to it', async () => {
  background.session.messages.messages = Array.from({ length: 20 }, (_, i) =>
    messageOf({ sequenceNumber: i, content: `${i} ${LINES}`, metadata: { turn: 'notice' } }),
  );
  background.session.task = taskOf();
  const { find } = await mountPanel(background);
  await opened();
  const result = `Found:\n${LINES}\n${LINES}\n${LINES}\n${LINES}\n${LINES}`;
  background.show(taskOf({ status: 'succeeded', result, updatedAt: 5_000 }));
  await expect.poll(() => inView(find('section.result'))).toBe(true);
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  expect(inView(find('section.result'))).toBe(true);
  const thread = find('main.thread')!;
  const scrolled = new Promise((done) => addEventListener('scroll', done, { capture: true, once: true }));
  thread.scrollTop += 300;
  await scrolled;
  const at = thread.scrollTop;
  // A card comes into the dock: the thread gets lower.
  background.emit({
    type: 'bridge_update',
    status: { ...background.bridge, cards: [{ card: confirm as ConfirmCard, offersTrust: false }] },
  });
  await expect.element(button('Decline')).toBeVisible();
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  expect(thread.scrollTop).toBe(at);
});

test('messages before those on show come without moving what is being read', async () => {
  const all = Array.from({ length: 60 }, (_, i) =>
    messageOf({ sequenceNumber: i, content: `${i} ${LINES}`, metadata: { turn: 'notice' } }),
  );
  Object.assign(background.session.messages, { messages: all.slice(30), total: 60 });
  background.handlers.getMessages = ({ before }: { before?: number }) => ({
    ...background.session.messages,
    messages: before === undefined ? [] : all.slice(0, before),
  });
  const { find, root } = await mountPanel(background);
  await expect.element(button('Earlier messages')).toBeInTheDocument();
  const thread = find('main.thread')!;
  await expect.poll(() => thread.scrollTop).toBeGreaterThan(1_000);
  const scrolled = new Promise((done) => addEventListener('scroll', done, { capture: true, once: true }));
  thread.scrollTop = 0;
  await scrolled;
  await button('Earlier messages').click();
  await vi.waitFor(() => expect(root.querySelectorAll('.turn')).toHaveLength(60));
  expect(thread.scrollTop).toBeGreaterThan(500);
  await expect.element(button('Earlier messages')).not.toBeInTheDocument();
});

test('who scrolls up to read is left there, in a low panel too', async () => {
  background.session.messages.messages = Array.from({ length: 20 }, (_, i) =>
    messageOf({ sequenceNumber: i, content: `${i} ${LINES}`, metadata: { turn: 'notice' } }),
  );
  background.session.task = taskOf();
  for (const height of [720, 400]) {
    await page.viewport(380, height);
    const { find } = await mountPanel(background);
    const scroller = () => (height === 720 ? find('main.thread')! : document.scrollingElement!);
    await expect.poll(() => scroller().scrollTop).toBeGreaterThan(1_000);
    // The panel's own way to the end is told with the next frame; what is scrolled before would be one with it.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const scrolled = new Promise((done) => addEventListener('scroll', done, { capture: true, once: true }));
    scroller().scrollTop = 200;
    await scrolled;
    background.say({ sequenceNumber: 20, content: 'More', metadata: { turn: 'notice' } });
    await vi.waitFor(() => expect(find('.turns')!.textContent).toContain('More'));
    expect(scroller().scrollTop).toBeLessThan(600);
    background.session.messages.messages.pop();
    unmountAll();
  }
});

test('the first run is shown from its beginning in a low panel', async () => {
  await page.viewport(200, 380);
  background.settings.onboarded = false;
  await mountPanel(background);
  await expect.element(page.getByText('1 of 3')).toBeInViewport();
  await press('Next');
  await expect.element(page.getByText('2 of 3')).toBeInTheDocument();
});
