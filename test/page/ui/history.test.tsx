// History: find a task, walk through what it did, keep or erase it.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { TaskSummary, TaskView } from '../../../src/shared/messages/ui';
import { fakeBackground, type FakeBackground } from './fake-background';
import { mountPanel, unmountAll } from './mount';
import { fillHistory } from './views';

let background: FakeBackground;
const button = (name: string) => page.getByRole('button', { name, exact: true });
beforeEach(async () => {
  await page.viewport(380, 720);
  background = fakeBackground();
  fillHistory(background);
  await mountPanel(background);
  await button('History').click();
});
afterEach(unmountAll);

const openTask = () => page.getByRole('button', { name: 'Download the invoice' }).click();

test('searching asks for what was typed', async () => {
  await page.getByRole('searchbox', { name: 'Search the history' }).fill('invoice');
  await vi.waitFor(() => expect(background.called('listTasks').at(-1)).toMatchObject({ search: 'invoice' }));
});

test('a task is replayed step by step, by button and by arrow key, with what was seen', async () => {
  await openTask();
  await expect.element(page.getByRole('heading', { name: 'Step number 0' })).toBeVisible();
  await expect
    .element(page.getByRole('img', { name: 'Sketch of the page; acted on “Billing”' }))
    .toBeVisible();
  await button('Next step').click();
  await expect.element(page.getByRole('heading', { name: 'Step number 1' })).toBeVisible();
  await expect.element(page.getByText('The page changed in between.')).toBeVisible();
  await button('Previous step').click();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByText('Step 2 of 2')).toBeVisible();
});

test('the arrow keys scroll the pages explored while they have the focus', async () => {
  await openTask();
  await expect.element(page.getByText('Step 1 of 2')).toBeVisible();
  const graph = document.querySelector<HTMLElement>('.graph')!;
  graph.style.inlineSize = '100px';
  graph.focus();
  await userEvent.keyboard('{ArrowRight}');
  await vi.waitFor(() => expect(graph.scrollLeft).toBeGreaterThan(0));
  await expect.element(page.getByText('Step 1 of 2')).toBeVisible();
});

test.each(['listTasks', 'eraseTask'] as const)('trouble with %s is read out', async (name) => {
  const fail = () => {
    throw new Error('QUOTA: The disk is full.');
  };
  if (name === 'eraseTask') await openTask();
  const alert = document.querySelector('main [role=alert]')!;
  expect(alert.textContent).toBe('');
  background.handlers[name] = fail;
  if (name === 'listTasks') await page.getByRole('searchbox').fill('a');
  else {
    await button('Erase').click();
    await button('Yes, erase').click();
  }
  await vi.waitFor(() => expect(alert.textContent).toContain('The disk is full.'));
});

test('the pages explored are also a list', async () => {
  await openTask();
  const list = page.getByRole('listitem').filter({ hasText: 'found · by “Billing”' });
  await expect.element(list).toBeVisible();
});

test('erasing takes two presses and leads back to the list', async () => {
  await openTask();
  await button('Erase').click();
  expect(background.called('eraseTask')).toEqual([]);
  await button('Yes, erase').click();
  await vi.waitFor(() => expect(background.called('eraseTask')).toEqual([{ taskId: 'task-1' }]));
  await expect.element(page.getByRole('heading', { name: 'History' })).toBeVisible();
});

test('each step in the list says what became of it', async () => {
  await openTask();
  const list = page.getByRole('list', { name: 'All steps' });
  await expect.element(list).toBeVisible();
  const marks = [...list.element().querySelectorAll('[role=img]')].map((mark) =>
    mark.getAttribute('aria-label'),
  );
  expect(marks).toEqual(['Done', 'Failed']);
});

test('a task that has not ended can be stopped', async () => {
  const running = background.handlers.getTask!({} as never) as { task: TaskView };
  background.handlers.getTask = () => ({ ...running, task: { ...running.task, status: 'executing' } });
  background.handlers.control = () => {
    background.handlers.getTask = () => ({ ...running, task: { ...running.task, status: 'cancelled' } });
  };
  await openTask();
  await button('Stop').click();
  await expect.element(button('Stop')).not.toBeInTheDocument();
  expect(background.called('control')).toEqual([{ taskId: 'task-1', action: 'stop' }]);
});

test('what was erased elsewhere is on show no longer', async () => {
  await openTask();
  await expect.element(button('Export JSON')).toBeVisible();
  background.handlers.listTasks = () => [];
  background.emit({ type: 'erased' });
  await expect.element(page.getByText('Nothing here yet.')).toBeVisible();
});

test('a search is no longer than the background takes, and its trouble goes with the next one', async () => {
  const search = page.getByRole('searchbox', { name: 'Search the history' });
  await expect.element(search).toHaveAttribute('maxlength', '200');
  const list = background.handlers.listTasks!;
  background.handlers.listTasks = () => {
    throw new Error('QUOTA: The disk is full.');
  };
  await search.fill('a');
  await expect.element(page.getByText('The disk is full.', { exact: false })).toBeVisible();
  background.handlers.listTasks = list;
  await search.fill('ab');
  await expect.element(page.getByText('The disk is full.', { exact: false })).not.toBeInTheDocument();
});

test('more tasks than are shown are said to be there', async () => {
  const [task] = background.handlers.listTasks!({} as never) as TaskSummary[];
  background.handlers.listTasks = ({ limit = 0 }: { limit?: number }) =>
    Array.from({ length: Math.min(limit, 400) }, (_, i) => ({ ...task, taskId: `t${i}` }));
  await page.getByRole('searchbox', { name: 'Search the history' }).fill('invoice');
  await expect.element(page.getByText('The newest 200 are shown.', { exact: false })).toBeVisible();
  expect(document.querySelectorAll('.task-row')).toHaveLength(200);
});
