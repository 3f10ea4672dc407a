// History: find a task, walk through what it did, keep or erase it.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
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
