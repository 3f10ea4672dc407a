// The face of the built extension: its pages as a person, a tool that drives them and a screen reader find them.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { pressOnCard, waitForStatus } from '../../scripts/panel.mjs';
import { LOCAL_MODELS_FOLDER } from '../../src/shared/local-models';
import { exported } from './exported';
import { ENDED, expect, test, type Copilot } from './fixtures';

async function openPage(copilot: Copilot, name: string): Promise<Page> {
  const page = await copilot.browser.context.newPage();
  await page.goto(`chrome-extension://${copilot.browser.extensionId}/${name}`);
  return page;
}

/** Every rule of WCAG 2.2 AA and axe's own good practice, on the page as it rests. */
async function expectAccessible(page: Page, where: string): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().iterations === Infinity) animation.cancel();
      else animation.finish();
    }
  });
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`),
  );
  expect(found, where).toEqual([]);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on panel, popup and options (${colorScheme})`, async ({ copilot }) => {
    await copilot.openSignedIn('/account/settings');
    const panel = await copilot.openPanel();
    await panel.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectAccessible(panel, 'panel, first run');
    await copilot.runGoal(panel, 'Set company name to "Quarry Ltd" and click Delete account');
    await expect(panel.getByRole('button', { name: 'Decline', exact: true })).toBeEnabled();
    await expectAccessible(panel, 'panel, confirm card');
    await pressOnCard(panel, 'Decline');
    await waitForStatus(panel, ENDED);
    await expectAccessible(panel, 'panel, ended task');
    await panel.getByRole('button', { name: 'History', exact: true }).click();
    await panel.getByRole('button', { name: /Delete account/ }).click();
    await expect(panel.getByRole('region', { name: /step/i })).toBeVisible();
    await expectAccessible(panel, 'replay');

    const popup = await openPage(copilot, `popup.html?tabId=${await copilot.tabIdOf()}`);
    await popup.emulateMedia({ colorScheme });
    await expect(popup.getByRole('option').first()).toBeVisible();
    await expectAccessible(popup, 'palette');
    await popup.getByRole('button', { name: 'Activity' }).click();
    await expect(popup.getByRole('heading', { name: 'Activity', exact: true })).toBeVisible();
    await expectAccessible(popup, 'activity');

    const options = await openPage(copilot, 'options.html');
    await options.emulateMedia({ colorScheme });
    await expect(options.getByRole('radiogroup', { name: 'Planner' })).toBeVisible();
    await expectAccessible(options, 'options');
  });
}

test.describe('options', () => {
  test('every setting is found by its name', async ({ copilot }) => {
    const options = await openPage(copilot, 'options.html');
    await expect(options.getByRole('combobox', { name: 'Provider', exact: true })).toBeVisible();
    for (const name of ['Base URL', 'Model', 'Bridge address', 'Secret name', 'Secret site'])
      await expect(options.getByRole('textbox', { name, exact: true })).toBeVisible();
    // A password field has no role; its label is its name.
    for (const name of ['API key', 'Secret value', 'Pairing key'])
      await expect(options.getByLabel(name, { exact: true })).toBeVisible();
    for (const name of ['Scripts', 'Bridge'])
      await expect(options.getByRole('switch', { name, exact: true })).not.toBeChecked();
    await expect(options.getByRole('switch', { name: 'Notifications', exact: true })).toBeVisible();
    const planner = options.getByRole('radiogroup', { name: 'Planner' });
    for (const name of ['Automatic', 'No model', 'Local', 'Key'])
      await expect(planner.getByRole('radio', { name, exact: true })).toBeVisible();
    for (const name of ['Add site', 'Save secret', 'Export everything', 'Erase everything'])
      await expect(options.getByRole('button', { name, exact: true })).toBeVisible();
    await expect(options.getByRole('region', { name: 'Allowed sites' })).toBeVisible();
  });

  test('a site is added by its address, refused when it is none, and taken back', async ({ copilot }) => {
    const options = await openPage(copilot, 'options.html');
    const section = options.getByRole('region', { name: 'Allowed sites' });
    const field = section.getByRole('textbox', { name: 'Site', exact: true });
    await field.fill('javascript:alert(1)');
    await section.getByRole('button', { name: 'Add site', exact: true }).click();
    await expect(options.getByRole('status').last()).toHaveText(/\S/);
    await expect(section.getByRole('listitem')).toHaveCount(0);
    await field.fill(`${copilot.portal.origin}/cart?x=1`);
    await section.getByRole('button', { name: 'Add site', exact: true }).click();
    await expect(section.getByRole('listitem')).toContainText(copilot.portal.origin);
    await options.reload();
    await section.getByRole('button', { name: `Remove ${copilot.portal.origin}` }).click();
    await expect(section.getByRole('listitem')).toHaveCount(0);
  });

  test('a secret is kept by name and site; its value is in no store, no export and no page', async ({
    copilot,
  }) => {
    const options = await openPage(copilot, 'options.html');
    const value = 'tide-7-chart-of-the-harbour';
    await options.getByRole('textbox', { name: 'Secret name', exact: true }).fill('Harbour');
    await options.getByLabel('Secret value', { exact: true }).fill(value);
    await options.getByRole('textbox', { name: 'Secret site', exact: true }).fill(copilot.portal.origin);
    await options.getByRole('button', { name: 'Save secret', exact: true }).click();
    const section = options.getByRole('region', { name: 'Secrets' });
    await expect(section.getByRole('listitem')).toContainText('Harbour');
    const stores = ['secrets', 'tasks', 'journal', 'messages', 'logs', 'meta', 'audit', 'grants'];
    const kept = await Promise.all(stores.map((store) => copilot.records(options, store)));
    expect(JSON.stringify(kept)).not.toContain(value);
    const text = await exported(copilot, options);
    expect(text).not.toContain(value);
    expect(text).toContain('Harbour');
    await options.reload();
    await expect(section.getByRole('listitem')).toContainText('Harbour');
    expect(await options.content()).not.toContain(value);
  });

  test('a secret is kept for no site that has no address', async ({ copilot }) => {
    const options = await openPage(copilot, 'options.html');
    await options.getByRole('textbox', { name: 'Secret name', exact: true }).fill('Harbour');
    await options.getByLabel('Secret value', { exact: true }).fill('tide-7-chart');
    await options.getByRole('textbox', { name: 'Secret site', exact: true }).fill('the harbour');
    await options.getByRole('button', { name: 'Save secret', exact: true }).click();
    await expect(options.getByRole('status').last()).toHaveText(
      'That did not work: “https://the harbour” is not an address.',
    );
    await expect(options.getByRole('region', { name: 'Secrets' }).getByRole('listitem')).toHaveCount(0);
  });

  test('what was done is exported whole, and erased whole after a second word', async ({ copilot }) => {
    await copilot.openPortal('/shop');
    const panel = await copilot.openPanel();
    await copilot.runGoal(panel, 'Search for "thermostat"');
    await panel.close();
    const options = await openPage(copilot, 'options.html');
    const all: unknown = JSON.parse(await exported(copilot, options));
    expect(JSON.stringify(all)).toContain('Search for \\"thermostat\\"');
    await options.evaluate(async (folder) => {
      const files = await navigator.storage.getDirectory();
      await (await files.getDirectoryHandle(folder, { create: true })).getFileHandle('w', { create: true });
      await (await caches.open('weights')).put('https://weights.example/w', new Response('w'));
      await chrome.storage.session.set({ 'bridge.remembered': [['asked', 'answered']] });
    }, LOCAL_MODELS_FOLDER);
    await options.getByRole('button', { name: 'Erase everything', exact: true }).click();
    expect(await copilot.records(options, 'tasks')).toHaveLength(1);
    await options
      .getByRole('group', { name: /Erase all/ })
      .getByRole('button')
      .first()
      .click();
    await expect(options.getByRole('status').last()).toHaveText('Everything was erased.');
    for (const store of ['tasks', 'journal', 'messages', 'grants', 'secrets', 'siteNodes'])
      expect(await copilot.records(options, store), store).toEqual([]);
    const left = await options.evaluate(async () => {
      const files: string[] = [];
      for await (const name of (await navigator.storage.getDirectory()).keys()) files.push(name);
      const remembered = await chrome.storage.session.get('bridge.remembered');
      return { files, caches: await caches.keys(), remembered };
    });
    expect(left).toEqual({ files: [], caches: [], remembered: {} });
  });
});

test('history finds a task by its words and replays it step by step, by keyboard too', async ({
  copilot,
}) => {
  await copilot.openPortal('/shop');
  const panel = await copilot.openPanel();
  await copilot.runGoal(panel, 'Search for "thermostat"');
  await copilot.runGoal(panel, 'Click "Tune the violin"');
  await panel.getByRole('button', { name: 'History', exact: true }).click();
  const rows = panel.getByRole('listitem').filter({ has: panel.getByRole('button') });
  await expect(rows).toHaveCount(2);
  await panel.getByRole('searchbox').fill('thermostat');
  await expect(rows).toHaveCount(1);
  await rows.getByRole('button').click();
  await expect(panel.getByRole('heading', { level: 2 })).toHaveText('Search for "thermostat"');
  const steps = panel.getByRole('list', { name: /steps/i }).getByRole('button');
  const count = await steps.count();
  expect(count).toBeGreaterThan(1);
  const details = panel.getByRole('region', { name: /step/i });
  await expect(details).toContainText((await steps.first().locator('span').first().innerText()).trim());
  await panel.keyboard.press('ArrowRight');
  await expect(steps.nth(1)).toHaveAttribute('aria-current', 'step');
  await panel.keyboard.press('End');
  await expect(steps.nth(count - 1)).toHaveAttribute('aria-current', 'step');
  await expect(details.getByRole('img')).toBeVisible();
});

test('a page of the browser itself is told as what it is', async ({ copilot }) => {
  await copilot.page.goto('chrome://version');
  const panel = await copilot.openPanel();
  await expect(panel.getByRole('note')).toHaveText(
    'This page belongs to the browser itself. I can work on websites only.',
  );
  expect(await copilot.runGoal(panel, 'Click the first link')).toBe('failed');
  await expect(panel.getByRole('region', { name: 'Result' })).toContainText('I can work on websites only');
});

test.describe('as it is installed, without leave for any site', () => {
  test.use({ dist: 'dist' });

  test('a page that the browser does not show to it is told as such, with what to do', async ({
    copilot,
  }) => {
    await copilot.openPortal('/shop');
    const worker = await copilot.worker();
    const tabId = await worker.evaluate(async () => (await chrome.tabs.query({ active: true }))[0]?.id);
    const panel = await copilot.openPanel(tabId);
    await expect(panel.getByRole('note')).toContainText('I cannot see this page yet.');
    expect(await copilot.runGoal(panel, 'Sort by price')).toBe('awaiting_user');
    const card = panel.locator('section.card');
    await expect(card).toContainText('I cannot see this page yet.');
    await expect(card).toContainText('click the puzzle piece in the toolbar');
    await expect(card.getByRole('textbox', { name: 'Or name the site', exact: true })).toBeVisible();
  });
});

test('a page that did not load is told as such', async ({ copilot }) => {
  await copilot.openPortal('/');
  const tabId = await copilot.tabIdOf();
  await copilot.page.route('**/gone', (route) => route.abort('connectionrefused'));
  await copilot.page.goto(`${copilot.portal.origin}/gone`).catch(() => undefined); // that is what it is about
  const panel = await copilot.openPanel(tabId);
  expect(await copilot.runGoal(panel, 'Click the first link')).toBe('failed');
  await expect(panel.getByRole('region', { name: 'Result' })).toContainText('This page did not load.');
});
