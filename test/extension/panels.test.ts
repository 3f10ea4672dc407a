// Two panels on one tab show one session: the same turns, plan, status and cards.
import type { Page } from '@playwright/test';
import { pressOnCard, sendGoal, statusOf, turnsOf, waitForStatus } from '../../scripts/panel.mjs';
import { ENDED, expect, test } from './fixtures';

const planOf = (panel: Page) =>
  panel.evaluate(() =>
    [...document.querySelectorAll('details.plan li')].map((item) => item.textContent.trim()),
  );

test('two panels on one tab show the same plan, turns and end', async ({ copilot }) => {
  await copilot.openSignedIn('/account/profile');
  const tabId = await copilot.tabIdOf();
  const first = await copilot.openPanel(tabId);
  const second = await copilot.openPanel(tabId);
  await sendGoal(first, 'Set display name to "Mo" and set phone to "555 1234"');
  await waitForStatus(first, ['awaiting_user']);
  await pressOnCard(first, 'Decline');
  await Promise.all([waitForStatus(first, ENDED), waitForStatus(second, ENDED)]);
  expect(await statusOf(second)).toBe('succeeded');
  await expect.poll(() => turnsOf(second)).toEqual(await turnsOf(first));
  expect((await turnsOf(second)).length).toBeGreaterThan(1);
  await expect.poll(() => planOf(second)).toEqual(await planOf(first));
  expect((await planOf(second)).length).toBeGreaterThan(0);
  await expect(second.locator('[data-task-result]')).toHaveText(
    await first.locator('[data-task-result]').innerText(),
  );
});

test('a card answered in one panel leaves the other', async ({ copilot, portal }) => {
  await copilot.openPortal('/');
  const tabId = await copilot.tabIdOf();
  const first = await copilot.openPanel(tabId);
  const second = await copilot.openPanel(tabId);
  await sendGoal(first, "Download last month's invoice");
  const heading = { name: 'Please sign in on the page' };
  await expect(second.getByRole('heading', heading)).toBeVisible({ timeout: 60_000 });
  await expect(first.getByRole('heading', heading)).toBeVisible();
  await second.getByRole('button', { name: 'Stop', exact: true }).click();
  await waitForStatus(first, ['cancelled'], 10_000);
  await expect(first.getByRole('heading', heading)).toHaveCount(0);
  expect(portal.counters().downloads).toEqual({});
});

test('a panel opened late, and one reloaded, show the whole conversation', async ({ copilot }) => {
  await copilot.openPortal('/shop');
  const tabId = await copilot.tabIdOf();
  const panel = await copilot.openPanel(tabId);
  await copilot.runGoal(panel, 'Search for "thermostat"');
  const turns = await turnsOf(panel);
  const late = await copilot.openPanel(tabId);
  await expect.poll(() => turnsOf(late)).toEqual(turns);
  await panel.reload();
  await expect.poll(() => turnsOf(panel)).toEqual(turns);
});

test('the panel finds its way back after the worker was killed', async ({ copilot }) => {
  await copilot.openPortal('/shop');
  const panel = await copilot.openPanel();
  await copilot.runGoal(panel, 'Search for "thermostat"');
  await copilot.killWorker();
  expect(await copilot.runGoal(panel, 'Search for "lamp"')).toBe('succeeded');
  await expect(copilot.page.getByRole('searchbox', { name: 'Search products' })).toHaveValue('lamp');
});
