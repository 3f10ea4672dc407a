// The palette in the built extension: it finds things of the page as one types, shows them in the page, does them.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test, type Copilot } from './fixtures';
import { allowSite, openWorkbench } from './workbench';

/** The popup's page over a tab, in a window of its own. */
async function openPalette(copilot: Copilot, page = copilot.page): Promise<Page> {
  const { browser } = copilot;
  const url = `chrome-extension://${browser.extensionId}/popup.html?tabId=${await copilot.tabIdOf(page)}`;
  const opened = browser.context.waitForEvent('page');
  const worker = await copilot.worker();
  await worker.evaluate(
    (address) =>
      chrome.windows.create({ url: address, type: 'popup', width: 592, height: 640 }).then(() => true),
    url,
  );
  const popup = await opened;
  await popup.getByRole('option').first().waitFor();
  return popup;
}

const field = (popup: Page) => popup.getByRole('combobox', { name: 'What do you want to do?', exact: true });
const selected = (popup: Page) => popup.getByRole('option', { selected: true });
/** The outline that the extension draws in the page; what is in it is out of the page's reach. */
const outline = (page: Page) => page.locator('html > div[popover="manual"][aria-hidden="true"]');

test('the best match of the page is outlined in it; Enter does it, and the outline goes', async ({
  copilot,
  portal,
}) => {
  await copilot.openPortal('/');
  const popup = await openPalette(copilot);
  await expect(field(popup)).toBeFocused();
  await popup.keyboard.type('plans');
  await expect(selected(popup)).toContainText('Plans');
  await expect(outline(copilot.page)).toHaveCount(1);
  const closed = popup.waitForEvent('close');
  await popup.keyboard.press('Enter');
  await closed;
  await expect(copilot.page).toHaveURL(`${portal.origin}/plans`);
});

test('what the page is about comes first; what is written as typed, before what is like it', async ({
  copilot,
}) => {
  await copilot.openPortal('/shop');
  const popup = await openPalette(copilot);
  await expect(popup.getByRole('option').first()).toContainText('main');
  await popup.keyboard.type('therm');
  await expect(popup.getByRole('option', { name: /^therm/ })).toHaveCount(1);
  await expect(selected(popup)).toContainText('Thermostat');
  const found = popup.getByRole('option').filter({ hasText: 'on this page' });
  const literal = (await found.allInnerTexts()).map((text) => /therm/i.test(text.split('\n')[0] ?? ''));
  expect(literal.length).toBeGreaterThan(1);
  expect(literal).toEqual([...literal].sort((a, b) => Number(b) - Number(a)));
});

test('without Enter nothing is done: the outline goes with the palette', async ({ copilot, portal }) => {
  await copilot.openPortal('/');
  const popup = await openPalette(copilot);
  await popup.keyboard.press('ArrowDown');
  await expect(outline(copilot.page)).toHaveCount(1);
  await popup.close();
  await expect(outline(copilot.page)).toHaveCount(0);
  await expect(copilot.page).toHaveURL(`${portal.origin}/`);
});

test('a field takes what is written behind its name', async ({ copilot }) => {
  await openWorkbench(copilot);
  const popup = await openPalette(copilot);
  await popup.keyboard.type('email: ann@example.com');
  await expect(selected(popup)).toContainText('Email: ann@example.com');
  await popup.keyboard.press('Enter');
  await expect(copilot.page.getByLabel('Email')).toHaveValue('ann@example.com');
});

test('a tab is found by its title and brought to the front', async ({ copilot, portal }) => {
  await copilot.openPortal('/shop');
  const other = await copilot.browser.context.newPage();
  await other.goto(`${portal.origin}/plans`);
  const title = await copilot.page.title();
  const popup = await openPalette(copilot, other);
  await popup.keyboard.type(title);
  const row = popup.getByRole('option', { name: title }).filter({ hasText: 'Tab' });
  await row.click();
  const active = async () => {
    const worker = await copilot.worker();
    return worker.evaluate(async (id) => (await chrome.tabs.get(id)).active, await copilot.tabIdOf());
  };
  await expect.poll(active).toBe(true);
});

test('words that name nothing are a goal, and a goal of before is found again', async ({ copilot }) => {
  await allowSite(copilot);
  await copilot.openPortal('/shop');
  const panel = await copilot.openPanel();
  const first = await openPalette(copilot);
  await first.keyboard.type('search for "lamp"');
  await first.keyboard.press('Alt+Enter');
  await copilot.expectStatus(panel, 'succeeded');
  const again = await openPalette(copilot);
  await again.keyboard.type('search lamp');
  await again
    .getByRole('option', { name: /^search for "lamp"/ })
    .filter({ hasText: 'Completed' })
    .click();
  await expect.poll(async () => (await copilot.records(panel, 'tasks')).length).toBe(2);
});

test('Enter on a sentence does what it says, not what one of its words is like', async ({ copilot }) => {
  await allowSite(copilot);
  await copilot.openPortal('/shop');
  const panel = await copilot.openPanel();
  const popup = await openPalette(copilot);
  await popup.keyboard.type('how many products are there');
  await expect(selected(popup)).toHaveText(/^how many products are there\s*task$/);
  await popup.keyboard.press('Enter');
  await copilot.expectStatus(panel, 'succeeded');
  await expect(panel.locator('[data-task-answer]')).toContainText('32');
});

test('what cannot be undone is done only after its card is approved', async ({ copilot }) => {
  await copilot.openSignedIn('/account/settings');
  const popup = await openPalette(copilot);
  await popup.keyboard.type('delete account');
  await popup.keyboard.press('Enter');
  const card = popup.getByRole('group', { name: /Approve/ }).or(popup.locator('section.card'));
  await expect(card).toContainText('Delete account');
  await card.getByRole('button', { name: 'Decline', exact: true }).click();
  await expect(card).toHaveCount(0);
  const dialog = copilot.page.getByRole('dialog', { name: 'Delete account?' });
  await expect(dialog).toBeHidden();
  await field(popup).focus();
  await popup.keyboard.press('Enter');
  await card.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(dialog).toBeVisible();
});

test('light and dark, the palette and the activity view have nothing that axe finds', async ({ copilot }) => {
  await copilot.openPortal('/');
  const popup = await openPalette(copilot);
  await popup.keyboard.type('shop');
  const check = async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await popup.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const { violations } = await new AxeBuilder({ page: popup }).setLegacyMode(true).analyze();
      expect(violations.map(({ id, nodes }) => `${colorScheme} ${id}: ${nodes[0]?.html}`)).toEqual([]);
    }
  };
  await check();
  await popup.getByRole('button', { name: /^Activity/ }).click();
  await popup.getByRole('heading', { name: 'Activity', exact: true }).waitFor();
  await check();
});

/** More things than are ranked without a worker. */
async function addParcels(page: Page): Promise<void> {
  await page.evaluate(() => {
    const list = document.createElement('main');
    list.innerHTML = Array.from({ length: 5_200 }, (_, i) => `<a href="#${i}">Parcel ${i}</a> `).join('');
    document.body.append(list);
  });
}

test('a page of thousands of things is ranked in a worker of its own', async ({ copilot }) => {
  await openWorkbench(copilot);
  await addParcels(copilot.page);
  const popup = await openPalette(copilot);
  await popup.keyboard.type('parcel 4711');
  await expect(selected(popup)).toContainText('Parcel 4711');
  await expect.poll(() => copilot.page.workers().length).toBe(1);
  await field(popup).fill('parcel 4712');
  await expect(selected(popup)).toContainText('Parcel 4712');
});

test('a page that forbids workers is answered all the same', async ({ copilot }) => {
  // The portal allows what is its own, which a blob is not.
  await copilot.openPortal('/plans');
  await addParcels(copilot.page);
  const popup = await openPalette(copilot);
  await popup.keyboard.type('parcel 4711');
  await expect(selected(popup)).toContainText('Parcel 4711');
  await field(popup).fill('parcel 4712');
  await expect(selected(popup)).toContainText('Parcel 4712');
  expect(copilot.page.workers()).toEqual([]);
});

test('a password that is written behind its field is typed, and no record holds it', async ({ copilot }) => {
  await copilot.openPortal('/login');
  const popup = await openPalette(copilot);
  await popup.keyboard.type('password: sesame-4711');
  await expect(selected(popup)).toContainText('Password');
  const closed = popup.waitForEvent('close');
  await popup.keyboard.press('Enter');
  await closed;
  await expect(copilot.page.locator('input[type=password]')).toHaveValue('sesame-4711');
  const panel = await copilot.openPanel();
  const kept = await Promise.all(
    ['journal', 'secrets', 'logs'].map((store) => copilot.records(panel, store)),
  );
  expect(JSON.stringify(kept)).toContain('dom.type');
  expect(JSON.stringify(kept)).not.toContain('sesame-4711');
});
