// Links and buttons that open a tab of their own: the act is seen to be done, the task goes on there where it is the
// same site, and the conversation is shown beside both tabs.
import type { Page } from '@playwright/test';
import { turnsOf } from '../../scripts/panel.mjs';
import { expect, test, type Copilot } from './fixtures';

const HUB = `<title>Hub</title><h1>Hub</h1>
  <a href="/shop" target="_blank">Open the shop</a>
  <a href="http://localhost:9/away" target="_blank">Partner site</a>
  <button onclick="window.open('/about')">About us</button>`;

async function openHub({ page, portal, browser }: Copilot): Promise<void> {
  const html = { contentType: 'text/html', body: HUB };
  await browser.context.route('**/hub', (route) => route.fulfill(html));
  await browser.context.route('**/away', (route) =>
    route.fulfill({ ...html, body: '<title>Away</title>Away' }),
  );
  await page.goto(`${portal.origin}/hub`);
}

const newPage = (copilot: Copilot): Promise<Page> => copilot.browser.context.waitForEvent('page');

test('the task goes on in the tab that a link opens, and its conversation is shown there', async ({
  copilot,
}) => {
  await openHub(copilot);
  const panel = await copilot.openPanel();
  const opened = newPage(copilot);
  const status = await copilot.runGoal(panel, 'Click "Open the shop", then search for "thermostat"');
  expect(status, await panel.locator('body').innerText()).toBe('succeeded');
  const shop = await opened;
  expect(shop.url()).toContain('thermostat');
  const there = await copilot.openPanel(await copilot.tabIdOf(shop));
  await expect.poll(() => turnsOf(there)).toEqual(await turnsOf(panel));
});

test('a link that opens another site in a tab has done what it does', async ({ copilot }) => {
  await openHub(copilot);
  const panel = await copilot.openPanel();
  const opened = newPage(copilot);
  const status = await copilot.runGoal(panel, 'Click "Partner site"');
  expect((await opened).url()).toContain('/away');
  expect(status, await panel.locator('body').innerText()).toBe('succeeded');
});

test('a button that opens a window', async ({ copilot }) => {
  await openHub(copilot);
  const panel = await copilot.openPanel();
  const status = await copilot.runGoal(panel, 'Click "About us"');
  expect(status, await panel.locator('body').innerText()).toBe('succeeded');
});
