// The side panel as a user, and a tool that drives it, sees it.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { PlanStep } from '../../../src/shared/chat';
import { fakeBackground, messageOf, taskOf, type FakeBackground } from './fake-background';
import { fakePlatform } from './fake-platform';
import { mountPanel, unmountAll } from './mount';

let background: FakeBackground;
beforeEach(async () => {
  await page.viewport(380, 720);
  background = fakeBackground();
});
afterEach(unmountAll);

const composer = () => page.getByRole('textbox', { name: 'Task', exact: true });
const opened = () => vi.waitFor(() => expect(background.called('openSession')).toHaveLength(1));
const send = async (text: string) => {
  await composer().fill(text);
  await userEvent.keyboard('{Enter}');
};

test('Enter sends the goal for the bound tab; Shift+Enter breaks the line', async () => {
  await mountPanel(background);
  await opened();
  await composer().click();
  await userEvent.keyboard('one{Shift>}{Enter}{/Shift}two{Enter}');
  await vi.waitFor(() => expect(background.called('interact')).toHaveLength(1));
  expect(background.called('interact')[0]).toMatchObject({
    sessionId: 'session-1',
    tabId: 7,
    prompt: 'one\ntwo',
  });
  await expect.element(composer()).toHaveValue('');
});

test('white space alone is no goal', async () => {
  await mountPanel(background);
  await send('   ');
  expect(background.called('interact')).toHaveLength(0);
});

test('there is no status before the first task, then the status and step count of the task', async () => {
  const { find } = await mountPanel(background);
  await opened();
  expect(find('[data-task-status]')).toBeNull();
  background.show(taskOf({ status: 'executing', steps: 2 }));
  await vi.waitFor(() => expect(find('[data-task-status]')?.dataset['taskStatus']).toBe('executing'));
  expect(find('[data-task-status]')?.dataset['taskSteps']).toBe('2');
  expect(find('[data-task-result]')).toBeNull();
  background.show(taskOf({ status: 'succeeded', steps: 3, updatedAt: 3_000, result: 'Downloaded it.' }));
  await vi.waitFor(() => expect(find('[data-task-result]')?.textContent).toBe('Downloaded it.'));
  expect(find('[data-task-status]')?.dataset).toMatchObject({ taskStatus: 'succeeded', taskSteps: '3' });
});

test('a new goal shows as created at once, never as the state of the task before it', async () => {
  background.session.task = taskOf({ status: 'succeeded', result: 'old' });
  background.handlers.interact = () => new Promise(() => undefined);
  const { find } = await mountPanel(background);
  await vi.waitFor(() => expect(find('[data-task-result]')).not.toBeNull());
  await send('Open billing');
  await vi.waitFor(() => expect(find('[data-task-status]')?.dataset['taskStatus']).toBe('created'));
  expect(find('[data-task-result]')).toBeNull();
});

test('a goal that is refused ends as failed, with the reason as its result', async () => {
  background.handlers.interact = () => ({
    success: false,
    error: { code: 'INVALID_ACTION', message: 'Say what.' },
  });
  const { find } = await mountPanel(background);
  await opened();
  await send('asdf');
  await vi.waitFor(() => expect(find('[data-task-result]')?.textContent).toBe('Say what.'));
  expect(find('[data-task-status]')?.dataset['taskStatus']).toBe('failed');
  const history = page.getByRole('button', { name: 'History', exact: true });
  await history.click();
  await vi.waitFor(() => expect(find('.task-goal')).toBeNull());
  await history.click();
  await vi.waitFor(() => expect(find('.task-goal')?.textContent).toBe('asdf'));
});

test('the answer to a question stands alone', async () => {
  background.session.task = taskOf({ status: 'succeeded', answer: '42', result: 'There are 42 rows.' });
  const { find } = await mountPanel(background);
  await vi.waitFor(() => expect(find('[data-task-answer]')?.textContent).toBe('42'));
  expect(find('[data-task-result]')?.textContent).toBe('There are 42 rows.');
});

test('the closing message is drawn once, in the result', async () => {
  background.session.messages.messages = [
    messageOf({ sequenceNumber: 0, content: 'Go', role: 'user' }),
    messageOf({ sequenceNumber: 1, content: 'All done', metadata: { taskId: 'task-1', turn: 'result' } }),
  ];
  background.session.task = taskOf({ status: 'succeeded', result: 'All done' });
  const { root, find } = await mountPanel(background);
  await vi.waitFor(() => expect(find('[data-task-result]')).not.toBeNull());
  expect(root.textContent.split('All done')).toHaveLength(2);
});

test('while a task runs the composer gives feedback, and says so', async () => {
  background.session.task = taskOf();
  await mountPanel(background);
  await expect.element(page.getByText('Feedback on the running task')).toBeVisible();
  await send('the PDF, please');
  await vi.waitFor(() =>
    expect(background.called('feedback')).toEqual([{ taskId: 'task-1', text: 'the PDF, please' }]),
  );
  expect(background.called('interact')).toHaveLength(0);
});

test('on a site without permission the browser is asked before the goal is sent', async () => {
  background.session.page = { ...background.session.page!, granted: false };
  const { platform } = await mountPanel(background);
  await opened();
  await vi.waitFor(() => expect(document.querySelector('.origin')).not.toBeNull());
  platform.grant = false;
  await send('Open billing');
  // A refusal is no end: the background explains and asks by card.
  await vi.waitFor(() => expect(background.called('interact')).toHaveLength(1));
  expect(platform.asked).toEqual([['https://shop.example/*']]);
});

test.each([
  ['another tab is gone to', true],
  ['a new conversation is begun', false],
])('a goal stays with the tab it was given on when %s while the browser asks', async (_what, elsewhere) => {
  background.session.page = { ...background.session.page!, granted: false };
  const platform = fakePlatform(background, null);
  platform.activate(7);
  let allow: (granted: boolean) => void = () => undefined;
  platform.requestOrigins = () => new Promise((resolve) => (allow = resolve));
  const { session } = await mountPanel(background, platform);
  await vi.waitFor(() => expect(document.querySelector('.origin')).not.toBeNull());
  await send('Open billing');
  const next = {
    ...background.session,
    sessionId: 'session-2' as never,
    tabId: (elsewhere ? 12 : 7) as never,
  };
  background.handlers.openSession = background.handlers.newSession = () => next;
  if (elsewhere) platform.activate(12);
  else session.startOver();
  await vi.waitFor(() => expect(session.view.value?.sessionId).toBe('session-2'));
  allow(true);
  await vi.waitFor(() => expect(background.called('interact')).toHaveLength(1));
  const meant = elsewhere ? 'session-1' : 'session-2';
  expect(background.called('interact')[0]).toMatchObject({ sessionId: meant, tabId: 7 });
});

test('a goal that comes while another tab is opened is for that tab, whose leave is asked for elsewhere', async () => {
  background.session.page = { ...background.session.page!, granted: false };
  const platform = fakePlatform(background, null);
  platform.activate(7);
  await mountPanel(background, platform);
  await vi.waitFor(() => expect(document.querySelector('.origin')).not.toBeNull());
  let arrive: () => void = () => undefined;
  const next = { ...background.session, sessionId: 'session-2' as never, tabId: 12 as never };
  background.handlers.openSession = () => new Promise((resolve) => (arrive = () => resolve(next)));
  platform.activate(12);
  await vi.waitFor(() => expect(background.called('openSession').at(-1)).toEqual({ tabId: 12 }));
  await send('Open billing');
  arrive();
  await vi.waitFor(() => expect(background.called('interact')).toHaveLength(1));
  expect(background.called('interact')[0]).toMatchObject({ sessionId: 'session-2', tabId: 12 });
  expect(platform.asked).toEqual([]);
});

test('the arrow keys walk through earlier goals when the field is empty', async () => {
  background.session.messages.messages = [
    messageOf({ sequenceNumber: 0, content: 'first', role: 'user', metadata: { turn: 'goal' } }),
    messageOf({ sequenceNumber: 1, content: 'ok' }),
    messageOf({ sequenceNumber: 2, content: 'second', role: 'user', metadata: { turn: 'goal' } }),
  ];
  await mountPanel(background);
  await expect.element(page.getByText('second')).toBeVisible();
  await composer().click();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(composer()).toHaveValue('second');
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(composer()).toHaveValue('first');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.element(composer()).toHaveValue('');
});

test('the plan shows past, current, future and left out steps; a skeleton before there is one', async () => {
  background.session.task = taskOf({ status: 'planning' });
  const { find, root } = await mountPanel(background);
  await expect.element(page.getByText('Planning…')).toBeVisible();
  const step = (index: number, status: PlanStep['status']) => ({
    id: `step_${index}`,
    index,
    description: `Do ${index}`,
    status,
    toolType: 'DOM' as const,
  });
  background.emit({
    type: 'plan_update',
    sessionId: background.session.sessionId,
    taskId: taskOf().taskId,
    plan: {
      steps: [step(0, 'completed'), step(1, 'active'), step(2, 'pending'), step(3, 'skipped')],
      currentStepIndex: 1,
      createdAt: '',
    },
  });
  await vi.waitFor(() => expect(find('[aria-current="step"]')?.textContent).toContain('Do 1'));
  expect([...root.querySelectorAll('.plan li')].map(({ className }) => className)).toEqual([
    'past',
    'current',
    'future',
    'skipped',
  ]);
  expect(find('.plan .skipped')?.textContent).toBe('Do 3(left out)');
});

test('messages are one list by sequence number, however they arrive', async () => {
  const { root } = await mountPanel(background);
  await opened();
  background.say({ sequenceNumber: 2, content: 'two' });
  background.say({ sequenceNumber: 1, content: 'one' });
  background.say({ sequenceNumber: 2, content: 'two, again' });
  await vi.waitFor(() =>
    expect([...root.querySelectorAll('.turn-text')].map(({ textContent }) => textContent)).toEqual([
      'one',
      'two, again',
    ]),
  );
});

test('a second panel of the session shows the same after one event', async () => {
  const first = await mountPanel(background);
  await vi.waitFor(() => expect(background.called('openSession')).toHaveLength(1));
  background.say({ sequenceNumber: 0, content: 'hello' });
  const second = await mountPanel(background);
  await vi.waitFor(() => expect(second.root.textContent).toContain('hello'));
  background.show(taskOf({ steps: 5 }));
  for (const { find } of [first, second]) {
    await vi.waitFor(() => expect(find('[data-task-status]')?.dataset['taskSteps']).toBe('5'));
  }
  expect(second.find('.turns')?.textContent).toBe(first.find('.turns')?.textContent);
});

test('after the worker died, what was missed is fetched', async () => {
  const { root, find } = await mountPanel(background);
  await opened();
  background.say({ sequenceNumber: 0, content: 'before' });
  await vi.waitFor(() => expect(root.textContent).toContain('before'));
  background.die();
  background.say({ sequenceNumber: 1, content: 'missed' });
  background.show(taskOf({ steps: 9 }));
  await vi.waitFor(() => expect(root.textContent).toContain('missed'));
  expect(find('[data-task-status]')?.dataset['taskSteps']).toBe('9');
});

test('an older word about the task does not undo a newer one', async () => {
  const { find } = await mountPanel(background);
  await opened();
  background.show(taskOf({ steps: 4, updatedAt: 9_000 }));
  background.show(taskOf({ steps: 1, updatedAt: 3_000 }));
  background.say({ sequenceNumber: 0, content: 'later' });
  await expect.element(page.getByText('later')).toBeVisible();
  expect(find('[data-task-status]')?.dataset['taskSteps']).toBe('4');
});

test('an unbound panel follows the active tab; a bound one stays', async () => {
  const free = fakePlatform(background, null);
  await mountPanel(background, free);
  await opened();
  free.activate(12);
  await vi.waitFor(() => expect(background.called('openSession').at(-1)).toEqual({ tabId: 12 }));
  unmountAll();
  const other = fakeBackground();
  const bound = fakePlatform(other, 7);
  await mountPanel(other, bound);
  bound.activate(12);
  await vi.waitFor(() => expect(other.called('openSession')).toEqual([{ tabId: 7 }]));
});

test('a conversation that goes on in another tab is shown by the panel beside that tab', async () => {
  const free = fakePlatform(background, null);
  await mountPanel(background, free);
  await opened();
  free.activate(12);
  await vi.waitFor(() => expect(background.called('openSession').at(-1)).toEqual({ tabId: 12 }));
  background.session.sessionId = 's-other' as never;
  background.say({ sequenceNumber: 0, content: 'begun elsewhere' });
  background.emit({ type: 'session_spread', sessionId: 's-other' as never, tabId: 13 });
  background.emit({ type: 'session_spread', sessionId: 's-other' as never, tabId: 12 });
  await expect.element(page.getByText('begun elsewhere')).toBeVisible();
  expect(
    background.called('openSession').filter((args) => (args as { tabId: number }).tabId === 12),
  ).toHaveLength(2);
});

test('each control is there when it means something, and says what it does', async () => {
  background.session.task = taskOf();
  await mountPanel(background);
  const names = () =>
    [...document.querySelectorAll('.controls button')].map(({ textContent }) => textContent);
  await vi.waitFor(() => expect(names()).toEqual(['Stop', 'Pause']));
  background.show(taskOf({ paused: true, updatedAt: 3_000 }));
  await vi.waitFor(() => expect(names()).toEqual(['Stop', 'Resume', 'Step']));
  background.show(taskOf({ status: 'succeeded', canUndo: true, updatedAt: 4_000 }));
  await vi.waitFor(() => expect(names()).toEqual(['Undo']));
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  expect(background.called('control')).toEqual([{ taskId: 'task-1', action: 'undo' }]);
});

test('what a page wrote is shown as text, never as markup', async () => {
  const { root } = await mountPanel(background);
  await opened();
  background.say({ sequenceNumber: 0, content: '<img src=x onerror=alert(1)><b>bold</b>' });
  await vi.waitFor(() => expect(root.textContent).toContain('<b>bold</b>'));
  expect(root.querySelector('img, b')).toBeNull();
});

test('the first run never blocks the composer, and is over for good when skipped', async () => {
  background.settings.onboarded = false;
  await mountPanel(background);
  await expect.element(page.getByRole('heading', { name: 'Say what you want done' })).toBeVisible();
  await expect.element(composer()).toBeEnabled();
  await page.getByRole('button', { name: 'Skip', exact: true }).click();
  await vi.waitFor(() => expect(background.called('setSettings')).toEqual([{ onboarded: true }]));
  await expect.element(page.getByRole('heading', { name: 'What should I do?' })).toBeVisible();
});

test('an answer names its passages; a number marks its passage, pressed again it takes the mark away', async () => {
  background.handlers.cite = () => ({ ok: true, message: '' });
  await mountPanel(background);
  await opened();
  background.say({
    sequenceNumber: 1,
    content: '128 cm',
    metadata: {
      turn: 'answer',
      basis: 'cited',
      citations: [
        { n: 1, tabId: 7 as never, id: 'p4', heading: 'Desk' as never, text: 'It rises to 128 cm.' as never },
      ],
    },
  });
  const source = page.getByRole('button', { name: '[1]', exact: true });
  await source.click();
  await expect.element(source).toHaveAttribute('aria-pressed', 'true');
  await source.click();
  await expect.element(source).toHaveAttribute('aria-pressed', 'false');
  expect(background.called('cite')).toEqual([
    { tabId: 7, passage: { id: 'p4', text: 'It rises to 128 cm.' } },
    { tabId: 7, passage: null },
  ]);
});

test('a passage that is not on the page any more is told, and its number is not pressed', async () => {
  background.handlers.cite = () => ({ ok: false, message: 'This passage is gone.' });
  await mountPanel(background);
  await opened();
  background.say({
    sequenceNumber: 1,
    content: '128 cm',
    metadata: {
      turn: 'answer',
      basis: 'extracts',
      citations: [{ n: 1, tabId: 7 as never, id: 'p4', text: 'It rises to 128 cm.' as never }],
    },
  });
  const source = page.getByRole('button', { name: '[1]', exact: true });
  await source.click();
  await expect.element(page.getByRole('alert').filter({ hasText: 'This passage is gone.' })).toBeVisible();
  await expect.element(source).toHaveAttribute('aria-pressed', 'false');
});

test('what the copilot sees is read when it is asked for, and each line outlines its element', async () => {
  await mountPanel(background);
  await opened();
  expect(background.called('getBrowserState')).toEqual([]);
  await page.getByText('What I see on this page').click();
  await page.getByRole('button', { name: 'button Pay' }).hover();
  await vi.waitFor(() =>
    expect(background.called('highlight')).toContainEqual({ tabId: 7, id: 'a1', label: 'Pay' }),
  );
});

test('how an earlier task ended is told once', async () => {
  const of = (taskId: string, turn: 'answer' | 'result' | 'notice') => ({ turn, taskId: taskId as never });
  background.session.messages.messages = [
    messageOf({ sequenceNumber: 0, content: '26.', metadata: { ...of('a', 'answer'), basis: 'lookup' } }),
    messageOf({ sequenceNumber: 1, content: '26.', metadata: of('a', 'result') }),
    messageOf({ sequenceNumber: 2, content: 'It is not here.', metadata: of('b', 'notice') }),
    messageOf({ sequenceNumber: 3, content: 'It is not here.', metadata: of('b', 'result') }),
    messageOf({ sequenceNumber: 4, content: '26.', metadata: of('c', 'answer') }),
  ];
  background.session.messages.total = 5;
  const { root } = await mountPanel(background);
  await vi.waitFor(() => expect(root.querySelectorAll('.turn').length).toBeGreaterThan(0));
  const texts = [...root.querySelectorAll('.turn-text')].map(({ textContent }) => textContent);
  expect(texts).toEqual(['26.', 'It is not here.', '26.']);
  await expect.element(page.getByText('Read from the page.')).toBeVisible();
});

test('what went wrong is told in words, without the code of the catalogue', async () => {
  background.handlers.getBrowserState = () => {
    throw new Error('POLICY_DENIED: https://shop.example is not among the allowed sites.');
  };
  await mountPanel(background);
  await opened();
  await page.getByText('What I see on this page').click();
  const said = page.getByText('That did not work: https://shop.example is not among the allowed sites.', {
    exact: true,
  });
  await expect.element(said).toBeVisible();
});
