// A browser in another language: the panel asks, plans and tells in it, and the record stays English.
import type { Page } from '@playwright/test';
import { waitForStatus } from '../../scripts/panel.mjs';
import { ENDED, expect, test } from './fixtures';

interface Message {
  content: string;
  metadata?: { turn?: string; said?: { key: string } };
}

async function tell(panel: Page, goal: string): Promise<void> {
  const composer = panel.locator('form.composer textarea');
  await composer.fill(goal);
  await composer.press('Enter');
}

test.describe('in German', () => {
  test.use({ language: 'de' });

  test('it asks, plans and tells what it did in German', async ({ copilot }) => {
    await copilot.openPortal('/shop');
    const panel = await copilot.openPanel();
    await tell(panel, 'Klicke auf „Add to cart“');
    const card = panel.getByRole('group', { name: 'Was genau ist mit „Add to cart“ gemeint?' });
    await expect(card).toBeVisible();
    const option = card.getByRole('button', { name: /^Schaltfläche „Add to cart: Porch Camera“ in / });
    await option.click();
    await expect(panel.locator('[data-task-result]')).toContainText('Erledigt: „Add to cart“ anklicken.');
    const steps = panel.locator('.step-line');
    await expect(steps.last()).toHaveText(/^\s*„Add to cart: Porch Camera“ anklicken/);

    const messages = await copilot.records<Message>(panel, 'messages');
    const asked = messages.find(({ metadata }) => metadata?.turn === 'question');
    expect(asked).toMatchObject({
      content: 'Which “Add to cart” do you mean?',
      metadata: { said: { key: 'ask_which_mean' } },
    });
  });

  test('it says in German what it could not find', async ({ copilot }) => {
    await copilot.openPortal('/');
    const panel = await copilot.openPanel();
    await tell(panel, 'Klicke auf „Quantensprung“');
    await waitForStatus(panel, ENDED);
    await expect(panel.locator('[data-task-result]')).toHaveText(
      '„Quantensprung“ anklicken: Auf dieser Seite nicht gefunden: „Quantensprung“.',
    );
  });

  test('a count, and what it was read from, are told in German', async ({ copilot }) => {
    await copilot.openPortal('/');
    await copilot.page.evaluate(() => {
      const row = (n: number) => `<tr><td>Lamp ${n}</td><td>${n} €</td></tr>`;
      document.querySelector('main')!.innerHTML =
        `<table><caption>Lamps</caption><tr><th>Lamp</th><th>Price</th></tr>${[1, 2, 3].map(row).join('')}</table>`;
    });
    const panel = await copilot.openPanel();
    await tell(panel, 'Wie viele lamps gibt es?');
    await expect(panel.locator('[data-task-answer]')).toHaveText('3.');
    await panel.locator('.result .evidence summary').click();
    await expect(panel.locator('.result .evidence li')).toHaveText('3 Zeilen in „Lamps“');
    const messages = await copilot.records<{ metadata?: { evidence?: string[] } }>(panel, 'messages');
    expect(messages.flatMap(({ metadata }) => metadata?.evidence ?? [])).toContain('3 rows in “Lamps”');
  });

  test('what a step changed, and what a tool or the browser refuses, are told in German', async ({
    copilot,
  }) => {
    await copilot.openPortal('/');
    await copilot.page.evaluate(() => {
      document.querySelector('main')!.innerHTML =
        '<label>Ort <input></label><button disabled>Launch</button><p style="position:relative"><button>Start</button>' +
        '<i style="position:absolute;inset:0;background:white">Bald</i></p>';
    });
    const panel = await copilot.openPanel();
    await tell(panel, 'Gib in „Ort“ „Oslo“ ein');
    await waitForStatus(panel, ENDED);
    await expect(panel.locator('.observation').last()).toHaveText('„Ort“: „Oslo“');
    await tell(panel, 'Klicke auf „Launch“');
    await expect(panel.locator('[data-task-result]')).toContainText(
      '„Launch“ ist deaktiviert; warum, sagt die Seite nicht',
    );
    await tell(panel, 'Klicke auf „Start“');
    await expect(panel.locator('[data-task-result]')).toContainText('„Start“ wird verdeckt von: ', {
      timeout: 40_000,
    });
    await expect(panel.locator('.error-line').first()).toContainText('Es ist gerade nicht bedienbar.');
    await copilot.page.goto('chrome://version');
    await tell(panel, 'Klicke auf „Launch“');
    await expect(panel.locator('[data-task-result]')).toContainText('Diese Seite gehört dem Browser selbst');
  });

  test('the options with the list of models fit into 360 px', async ({ copilot }) => {
    const { context, extensionId } = copilot.browser;
    const options = await context.newPage();
    await options.setViewportSize({ width: 360, height: 800 });
    await options.goto(`chrome-extension://${extensionId}/options.html`);
    await expect(options.locator('.local-models').getByRole('row').first()).toBeVisible();
    const hidden = () =>
      options.evaluate(() =>
        [document.documentElement, ...document.querySelectorAll('.table-scroll')].map(
          (box) => box.scrollWidth - box.clientWidth,
        ),
      );
    expect(await hidden()).toEqual([0, 0]);
  });

  test('the palette names what things are in German', async ({ copilot }) => {
    await copilot.openPortal('/shop');
    const { context, extensionId } = copilot.browser;
    const palette = await context.newPage();
    await palette.goto(
      `chrome-extension://${extensionId}/popup.html?tabId=${await copilot.tabIdOf()}#palette`,
    );
    await expect(palette.getByRole('option', { name: /^Sort by/ })).toContainText('Auswahlfeld');
  });
});

test.describe('in Chinese', () => {
  test.use({ language: 'zh-CN' });

  test('it answers and tells what it did in Chinese', async ({ copilot }) => {
    await copilot.openPortal('/shop');
    const panel = await copilot.openPanel();
    await tell(panel, '搜索“lamp”');
    await expect(panel.locator('[data-task-result]')).toContainText('已完成：搜索“lamp”。');
  });
});
