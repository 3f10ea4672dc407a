// What is typed is never lost, and goes where the user means it to go.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ClarifyCard } from '../../../src/shared/card';
import { fakeBackground, messageOf, taskOf, type FakeBackground } from './fake-background';
import { mountPanel, unmountAll } from './mount';
import { fillHistory } from './views';

let background: FakeBackground;
beforeEach(async () => {
  await page.viewport(380, 720);
  background = fakeBackground();
});
afterEach(unmountAll);

const composer = () => page.getByRole('textbox', { name: 'Task', exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const opened = () => vi.waitFor(() => expect(background.called('openSession')).toHaveLength(1));
const send = async (text: string) => {
  await composer().fill(text);
  await userEvent.keyboard('{Enter}');
};
const question: ClarifyCard = {
  id: 'q1',
  taskId: 'task-1',
  createdAt: 0,
  kind: 'clarify',
  question: 'Which plan?',
  options: [{ label: 'Premium plan', value: 'p' }],
};

test('while a question stands open the composer says that it answers it', async () => {
  background.session.task = taskOf({ status: 'awaiting_user', card: question });
  await mountPanel(background);
  await expect.element(page.getByText('Answer to the question above')).toBeVisible();
  await send('premium plan');
  await vi.waitFor(() =>
    expect(background.called('reply')).toEqual([{ taskId: 'task-1', cardId: 'q1', value: 'p' }]),
  );
  await send('the cheaper one');
  await vi.waitFor(() =>
    expect(background.called('feedback')).toEqual([{ taskId: 'task-1', text: 'the cheaper one' }]),
  );
});

test('what was refused stands in the field again, unless something else is written by now', async () => {
  let refuse: () => void = () => undefined;
  background.handlers.interact = () =>
    new Promise((resolve) => {
      refuse = () => resolve({ success: false, error: { code: 'QUOTA', message: 'Full.' } });
    });
  await mountPanel(background);
  await opened();
  await send('a goal that took a minute to write');
  await expect.element(composer()).toHaveValue('');
  await vi.waitFor(() => expect(background.called('interact')).toHaveLength(1));
  refuse();
  await expect.element(composer()).toHaveValue('a goal that took a minute to write');
  await send('another goal');
  await vi.waitFor(() => expect(background.called('interact')).toHaveLength(2));
  await composer().fill('a third one');
  refuse();
  await expect.element(page.getByText('Full.')).toBeVisible();
  await expect.element(composer()).toHaveValue('a third one');
});

test('feedback and a reply that are refused stand in their fields again', async () => {
  const refused = () => {
    throw new Error('NOT_FOUND: This task has already ended.');
  };
  background.handlers.feedback = background.handlers.reply = refused;
  background.session.task = taskOf();
  await mountPanel(background);
  await opened();
  await send('the PDF, please');
  await expect.element(page.getByRole('alert').filter({ hasText: 'already ended' })).toBeVisible();
  await expect.element(composer()).toHaveValue('the PDF, please');
  background.show(taskOf({ status: 'awaiting_user', card: question, updatedAt: 3_000 }));
  const reply = page.getByRole('textbox', { name: 'Reply', exact: true });
  await reply.fill('the cheaper one');
  await expect.element(button('Send reply')).toBeEnabled();
  await reply.click();
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(background.called('reply')).toHaveLength(1));
  await expect.element(reply).toHaveValue('the cheaper one');
});

test('a new conversation beside a running task takes two presses', async () => {
  background.session.task = taskOf();
  await mountPanel(background);
  await opened();
  await expect.element(button('Stop')).toBeVisible();
  await button('New conversation').click();
  await expect.element(page.getByText('Stop the running task?')).toBeVisible();
  expect(background.called('newSession')).toEqual([]);
  await button('Yes, new conversation').click();
  await vi.waitFor(() => expect(background.called('newSession')).toHaveLength(1));
  await expect.element(composer()).toHaveFocus();
});

test('a task of before is done again as a goal of its own, in place of what runs when the user says so', async () => {
  fillHistory(background);
  background.session.task = taskOf();
  await mountPanel(background);
  await opened();
  await button('History').click();
  await page.getByRole('button', { name: 'Download the invoice' }).click();
  await button('Do it again').click();
  expect(background.called('interact')).toEqual([]);
  await button('Yes, do it again').click();
  await vi.waitFor(() => expect(background.called('interact')).toHaveLength(1));
  expect(background.called('interact')[0]).toMatchObject({ prompt: 'Download the invoice' });
  expect(background.called('feedback')).toEqual([]);
});

test('what was erased elsewhere goes from the panel', async () => {
  background.session.messages.messages = [messageOf({ sequenceNumber: 1, content: 'kept no longer' })];
  background.session.messages.total = 1;
  const { root } = await mountPanel(background);
  await expect.element(page.getByText('kept no longer')).toBeVisible();
  background.session.messages = { ...background.session.messages, messages: [], total: 0 };
  background.emit({ type: 'erased' });
  await vi.waitFor(() => expect(root.textContent).not.toContain('kept no longer'));
});

test('an open panel takes the theme that is chosen in the options', async () => {
  const { session } = await mountPanel(background);
  await vi.waitFor(() => expect(session.settings.value).toBeDefined());
  background.emit({ type: 'settings_update', settings: { ...background.settings, theme: 'dark' } });
  await vi.waitFor(() => expect(document.documentElement.dataset['theme']).toBe('dark'));
});

test('the time of a task that is over stands still, whatever is undone later', async () => {
  background.session.task = taskOf({
    status: 'succeeded',
    createdAt: 1_000,
    endedAt: 8_000,
    updatedAt: 90_000,
  });
  await mountPanel(background);
  await expect.element(page.getByText('0:07', { exact: true })).toBeVisible();
});

test('Enter on a line of what is seen outlines its element once more', async () => {
  await mountPanel(background);
  await opened();
  await page.getByText('What I see on this page').click();
  const row = page.getByRole('button', { name: 'button Pay' });
  await expect.element(row).toBeVisible();
  (row.element() as HTMLElement).focus();
  const outlined = () =>
    background.called('highlight').filter((args) => (args as { id: string | null }).id === 'a1').length;
  await vi.waitFor(() => expect(outlined()).toBeGreaterThan(0));
  const before = outlined();
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(outlined()).toBe(before + 1));
});

test('“Copied” stands until the button is left; a copy that the browser refuses is told', async () => {
  background.say({
    sequenceNumber: 1,
    content: '1 row.',
    metadata: { turn: 'answer', table: { fields: ['Name'], rows: [['Lamp']] } },
  });
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await mountPanel(background);
  await expect.element(button('Copy')).toBeVisible();
  (button('Copy').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Copied')).toBeVisible();
  (composer().element() as HTMLElement).focus();
  await expect.element(button('Copy')).toBeVisible();
  write.mockRejectedValue(new DOMException('not allowed', 'NotAllowedError'));
  (button('Copy').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect
    .element(page.getByText('The browser did not let me copy this.', { exact: false }))
    .toBeVisible();
  write.mockRestore();
});
