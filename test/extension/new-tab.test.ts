// Links and buttons that open a tab of their own: the act is seen to be done, the task goes on there where it is the
// same site, and the conversation is shown beside both tabs.
import type { Page } from '@playwright/test';
import { turnsOf, waitForStatus } from '../../scripts/panel.mjs';
import { ENDED, expect, test, type Copilot } from './fixtures';

const HUB = `<title>Hub</title><h1>Hub</h1>
  <a href="/shop" target="_blank">Open the shop</a>
  <a href="http://localhost:9/away" target="_blank">Partner site</a>
  <button onclick="window.open('/about')">About us</button>
  <nav><ul><li><a href="/">Home</a></li><li><a href="/login">Sign in</a></li><li><a href="/support">Support</a></li><li><a href="/privacy">Privacy</a></li></ul></nav>
  <h2>Results</h2><ol><li><a href="/shop">Lamps and shades</a><p>All about lamps.</p></li><li><a href="/about">Lamp repair</a><p>How to mend one.</p></li>
  <li><a href="/support">Buy lamps</a><p>Shops near you.</p></li><li><a href="/privacy">Lamp history</a><p>Oil, gas and light.</p></li></ol>`;

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

async function openResults(copilot: Copilot): Promise<Page> {
  await openHub(copilot);
  return copilot.openPanel();
}

const pathsOf = ({ browser }: Copilot): string[] =>
  browser.context
    .pages()
    .flatMap((page) => (page.url().startsWith('http') ? [new URL(page.url()).pathname] : []));

test('the first three results are opened behind this tab, each in its own', async ({ copilot }) => {
  const panel = await openResults(copilot);
  const status = await copilot.runGoal(panel, 'Open the first three results');
  expect(status, await panel.locator('body').innerText()).toBe('succeeded');
  expect(pathsOf(copilot).toSorted()).toEqual(['/about', '/hub', '/shop', '/support']);
});

test('a link is opened in a new tab, and the task goes on there', async ({ copilot }) => {
  const panel = await openResults(copilot);
  const status = await copilot.runGoal(panel, 'Open "Lamp repair" in a new tab');
  expect(status, await panel.locator('body').innerText()).toBe('succeeded');
  expect(pathsOf(copilot).toSorted()).toEqual(['/about', '/hub']);
});

test('an address is opened in a new tab, and the next wish is done there', async ({ copilot }) => {
  const panel = await openResults(copilot);
  const address = `${copilot.portal.origin}/shop`;
  const status = await copilot.runGoal(panel, `Open ${address} in a new tab and search for "thermostat"`);
  expect(status, await panel.locator('body').innerText()).toBe('succeeded');
  expect(pathsOf(copilot).toSorted()).toEqual(['/hub', '/shop']);
});

test('another tab of the browser comes to the front by its name', async ({ copilot }) => {
  const panel = await openResults(copilot);
  await copilot.runGoal(panel, 'Open the last two results');
  expect(pathsOf(copilot).toSorted()).toEqual(['/hub', '/privacy', '/support']);
  const status = await copilot.runGoal(panel, 'Switch to the Support tab');
  expect(status, await panel.locator('body').innerText()).toBe('succeeded');
  const third = copilot.browser.context.pages().find((page) => page.url().endsWith('/support'));
  expect(await third?.evaluate(() => document.visibilityState)).toBe('visible');
});

test('a task that is to close its tab has done so', async ({ copilot }) => {
  const panel = await openResults(copilot);
  const status = await copilot.runGoal(panel, 'Close this tab');
  expect(status, await panel.locator('body').innerText()).toBe('succeeded');
  expect(pathsOf(copilot)).toEqual([]);
});

test('a new tab is asked its address', async ({ copilot }) => {
  const panel = await openResults(copilot);
  expect(await copilot.runGoal(panel, 'Open a new tab')).toBe('awaiting_user');
  await panel.getByRole('textbox', { name: 'Reply', exact: true }).fill(`${copilot.portal.origin}/about`);
  await panel.getByRole('button', { name: 'Send reply', exact: true }).click();
  expect(await waitForStatus(panel, ENDED)).toBe('succeeded');
  expect(pathsOf(copilot).toSorted()).toEqual(['/about', '/hub']);
});
