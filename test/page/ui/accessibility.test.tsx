// axe finds nothing in any view, in any state, in light and in dark.
import axe from 'axe-core';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createClient } from '../../../src/ui/client';
import { OptionsPage } from '../../../src/ui/options/options-page';
import { createSettings } from '../../../src/ui/options/settings-state';
import { createPalette } from '../../../src/ui/popup/palette-state';
import { Popup } from '../../../src/ui/popup/popup';
import { fakeBackground, localModelOf } from './fake-background';
import { fakePlatform } from './fake-platform';
import { mount, mountPanel, unmountAll } from './mount';
import { fillHistory, PANEL_STATES } from './views';

afterEach(unmountAll);

async function check(): Promise<void> {
  // Colours are judged as they rest, not in the middle of a fade.
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().iterations === Infinity) animation.cancel();
    else animation.finish();
  }
  const { violations } = await axe.run(document, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  });
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`),
  );
  expect(found).toEqual([]);
}

describe.each(['light', 'dark'] as const)('%s', (theme) => {
  const prepared = async (width: number) => {
    await page.viewport(width, 900);
    const background = fakeBackground();
    background.settings.theme = theme;
    fillHistory(background);
    return background;
  };
  const themed = () => vi.waitFor(() => expect(document.documentElement.dataset['theme']).toBe(theme));

  test.each(Object.keys(PANEL_STATES))('panel: %s', async (state) => {
    const background = await prepared(340);
    PANEL_STATES[state]?.(background);
    const { root } = await mountPanel(background);
    await themed();
    await vi.waitFor(() => expect(root.querySelector('.page-title')?.textContent).toBe('Your orders'));
    for (const button of root.querySelectorAll('.card button')) {
      const form = button.closest('form');
      if (!form) await expect.element(page.elementLocator(button)).toBeEnabled();
    }
    root.querySelectorAll('details').forEach((details) => (details.open = true));
    await check();
  });

  test('history and replay', async () => {
    const background = await prepared(340);
    await mountPanel(background);
    await themed();
    await page.getByRole('button', { name: 'History', exact: true }).click();
    await expect.element(page.getByText('Download the invoice')).toBeVisible();
    await check();
    await page.getByRole('button', { name: 'Download the invoice' }).click();
    await expect.element(page.getByRole('heading', { name: 'Step number 0' })).toBeVisible();
    await check();
  });

  test('palette and activity', async () => {
    const background = await prepared(576);
    background.handlers.palette = () => ({
      tabId: 7,
      items: [
        { id: 'a', type: 'action', label: 'Download', detail: 'main', itemId: 'a1' },
        { id: 'b', type: 'tab', label: 'Inbox', detail: 'mail' },
      ],
    });
    const client = createClient(background.connect);
    const palette = createPalette(client, fakePlatform(background));
    const root = await mount(<Popup client={client} palette={palette} />, 'popup');
    await themed();
    await vi.waitFor(() => expect(root.querySelectorAll('[role=option]')).toHaveLength(2));
    await page.getByRole('combobox').fill('down');
    await check();
    await page.getByRole('button', { name: 'Activity', exact: true }).click();
    await expect.element(page.getByText('lost')).toBeVisible();
    await check();
  });

  test('options', async () => {
    const background = await prepared(900);
    const localModels = [
      localModelOf({ id: 'One', state: 'downloading', doneBytes: 1, totalBytes: 2 }),
      localModelOf({ id: 'Two', state: 'ready', doneBytes: 2, totalBytes: 2 }),
      localModelOf({ id: 'Three', usable: false, problem: 'Three needs 16-bit shaders.' }),
    ];
    background.settings.provider = { provider: 'openai', baseUrl: 'x', model: 'y', hasKey: true };
    background.settings.managed = ['scripts'];
    background.handlers.listLocalModels = () => ({ models: localModels, adapter: 'Card', advised: 'One' });
    const state = createSettings(createClient(background.connect), fakePlatform(background));
    await mount(<OptionsPage state={state} />, 'options');
    await themed();
    await expect.element(page.getByRole('heading', { name: 'About' })).toBeVisible();
    await check();
  });
});

/** A side panel at a zoom of 200 %: nothing is cut off at the side, and nothing lies over anything else. */
test.each(Object.keys(PANEL_STATES))('narrow and low, all can be reached: %s', async (state) => {
  await page.viewport(200, 380);
  const background = fakeBackground();
  PANEL_STATES[state]?.(background);
  const { root, find } = await mountPanel(background);
  await vi.waitFor(() => expect(root.querySelector('.page-title')?.textContent).toBe('Your orders'));
  const [thread, dock] = [find('main.thread')!, find('footer.dock')!];
  await expect.poll(() => thread.scrollHeight - thread.clientHeight).toBeLessThan(2);
  expect(thread.getBoundingClientRect().bottom).toBeLessThanOrEqual(dock.getBoundingClientRect().top + 1);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(200);
});
