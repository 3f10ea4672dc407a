// Assistance: the run stops for what only a person can do, and goes on by itself when it was done in the page.
import type { Page } from '@playwright/test';
import { waitForStatus } from '../../scripts/panel.mjs';
import { sessionView } from '../../src/shared/messages/ui';
import { ENDED, expect, test, type Copilot } from './fixtures';
import { tapPort } from './port-tap';

/** A page of the portal's origin with nothing but these elements. */
async function showPage(copilot: Copilot, html: string): Promise<void> {
  await copilot.page.goto(copilot.portal.origin);
  await copilot.page.evaluate((content) => (document.body.innerHTML = content), html);
}

/** What the card in front of the task asks for. */
async function expectAsked(panel: Page, heading: string): Promise<void> {
  await waitForStatus(panel, ['awaiting_user'], 30_000);
  await expect(panel.getByRole('heading', { name: heading })).toBeVisible();
}

test('a captcha is the user’s to solve; once it is, the run goes on without a word', async ({ copilot }) => {
  await showPage(
    copilot,
    '<main><h1>One moment</h1><label><input type="checkbox"> I am not a robot</label></main>',
  );
  const panel = await copilot.openPanel();
  await copilot.runGoal(panel, 'Click "Show my orders"');
  await expectAsked(panel, 'Please solve the check on the page');
  const box = copilot.page.getByRole('checkbox');
  await expect(box).not.toBeChecked();
  await copilot.page.evaluate(() => {
    document.querySelector('input')!.addEventListener('change', () => {
      document.querySelector('main')!.innerHTML =
        '<h1>Orders</h1><button>Show my orders</button><p role="status"></p>';
      document.querySelector('button')!.addEventListener('click', () => {
        document.querySelector('p')!.textContent = '3 orders';
      });
    });
  });
  await box.click();
  expect(await waitForStatus(panel, ENDED, 30_000)).toBe('succeeded');
  await expect(copilot.page.getByRole('status')).toHaveText('3 orders');
  await expect(panel.getByText('The captcha is solved. I go on.')).toBeVisible();
});

test('a file is the user’s to choose; once it is chosen, the run goes on', async ({ copilot }) => {
  await showPage(copilot, '<main><h1>Apply</h1><label>Your letter <input type="file"></label></main>');
  const panel = await copilot.openPanel();
  await copilot.runGoal(panel, 'Upload "letter.txt"');
  await expectAsked(panel, 'Your help is needed');
  await copilot.page
    .getByLabel('Your letter')
    .setInputFiles({ name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('Dear all') });
  expect(await waitForStatus(panel, ENDED, 30_000)).toBe('succeeded');
  await expect(panel.locator('[data-task-result]')).toContainText('letter.txt');
});

test('a request that is answered in the panel goes on as well', async ({ copilot }) => {
  await showPage(copilot, '<main><h1>One moment</h1><p>Please confirm that you are human</p></main>');
  const panel = await copilot.openPanel();
  await copilot.runGoal(panel, 'Click "Show my orders"');
  await expectAsked(panel, 'Please solve the check on the page');
  await panel.getByRole('group').getByRole('button', { name: 'Done', exact: true }).click();
  // It looks again, and as the page still asks, so does it.
  await expect(
    panel.getByText('Please solve the captcha on the page; I go on afterwards.').last(),
  ).toBeVisible();
  await expectAsked(panel, 'Please solve the check on the page');
  await panel.getByRole('button', { name: 'Stop', exact: true }).click();
  expect(await waitForStatus(panel, ENDED)).toBe('cancelled');
});

test('the user is told outside of the panel when a task needs them or has ended, and only while no panel is in view', async ({
  copilot,
}) => {
  const worker = await copilot.worker();
  // The browser's own notifications would show nowhere here: a recorder takes their place.
  await worker.evaluate(() => {
    const told: string[] = [];
    const create = async (_id: string, { title, message }: { title: string; message: string }) =>
      void told.push(`${title}: ${message}`);
    Object.assign(chrome.notifications, { create });
    Object.assign(globalThis, { told });
  });
  const told = () => worker.evaluate(() => (globalThis as unknown as { told: string[] }).told);
  await copilot.openPortal('/shop');
  const panel = await copilot.openPanel();
  await copilot.runGoal(panel, 'Search for "thermostat"');
  await copilot.expectStatus(panel, 'succeeded');
  expect(await told()).toEqual([]);
  await panel.close();

  const tap = await tapPort(copilot);
  const tabId = (await copilot.tabIdOf()) as never;
  const { sessionId } = sessionView.parse(await tap.call('openSession', { tabId }));
  const send = (prompt: string) => tap.call('interact', { sessionId, tabId, requestId: prompt, prompt });
  await send('Search for "lamp"');
  await expect.poll(told, { timeout: 30_000 }).toHaveLength(1);
  await send('invoices');
  await expect.poll(told, { timeout: 30_000 }).toHaveLength(2);
  const [first, second] = await told();
  expect(first).toMatch(/^Task completed: .*lamp/);
  expect(second).toMatch(/^A task needs you: .*invoices/);
});
