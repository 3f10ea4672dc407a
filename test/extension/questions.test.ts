// Questions about the page, asked in the panel: where the answer stands is named and shown in the page.
import type { Page } from '@playwright/test';
import { startEndpoint } from '../endpoint/scripted-endpoint.mjs';
import { expect, test, type Copilot } from './fixtures';
import { questionOf, usePlanner } from './model-options';

const MARK = 'browser-copilot-citation';

/** An article in place of the page's own content: longer than one reply of the content script. */
async function showArticle({ page }: Copilot): Promise<void> {
  await page.evaluate(() => {
    const filler = Array.from(
      { length: 90 },
      (_, i) =>
        `<p>${`Paragraph ${i} tells of oak, ash and beech, of joints, glue and patience. `.repeat(8)}</p>`,
    );
    document.querySelector('main')!.innerHTML = `<h1>Furniture</h1>${filler.join('')}
       <h2>Warranty</h2><p>The warranty of the standing desk lasts seven years.</p>
       <h2>Care</h2><p>Wipe the surface with a damp cloth.</p>`;
  });
}

const markedIn = (page: Page) =>
  page.evaluate(
    (name) => [...(CSS.highlights.get(name) ?? [])].map((range) => (range as Range).toString().trim()),
    MARK,
  );

test('without a model the best passages answer, labelled as extracts, also from far down a long page', async ({
  copilot,
}) => {
  await copilot.openPortal('/');
  await showArticle(copilot);
  const panel = await copilot.openPanel();
  expect(await copilot.runGoal(panel, 'How long does the warranty of the standing desk last?')).toBe(
    'succeeded',
  );
  await expect(panel.locator('[data-task-answer]')).toContainText('lasts seven years');
  const result = panel.getByRole('region', { name: 'Result' });
  await expect(result).toContainText('Extracts from the page, word for word');

  const before = await copilot.page.locator('main').innerHTML();
  await result.getByRole('button', { name: '[1]', exact: true }).click();
  await expect
    .poll(() => markedIn(copilot.page))
    .toContain('The warranty of the standing desk lasts seven years');
  await expect(copilot.page.getByRole('heading', { name: 'Warranty' })).toBeInViewport();
  expect(await copilot.page.locator('main').innerHTML()).toBe(before);

  await result.getByRole('button', { name: '[1]', exact: true }).click();
  await expect.poll(() => markedIn(copilot.page)).toEqual([]);
});

test('the mark goes when the panel is closed', async ({ copilot }) => {
  await copilot.openPortal('/');
  await showArticle(copilot);
  const panel = await copilot.openPanel();
  await copilot.runGoal(panel, 'How long does the warranty of the standing desk last?');
  await panel
    .getByRole('region', { name: 'Result' })
    .getByRole('button', { name: '[1]', exact: true })
    .click();
  await expect.poll(() => markedIn(copilot.page)).not.toEqual([]);
  await panel.close();
  await expect.poll(() => markedIn(copilot.page)).toEqual([]);
});

test('a passage that the page does not show any more is said to be gone', async ({ copilot }) => {
  await copilot.openPortal('/');
  await showArticle(copilot);
  const panel = await copilot.openPanel();
  await copilot.runGoal(panel, 'How long does the warranty of the standing desk last?');
  await copilot.page.evaluate(() => (document.querySelector('main')!.textContent = 'Nothing here.'));
  await panel
    .getByRole('region', { name: 'Result' })
    .getByRole('button', { name: '[1]', exact: true })
    .click();
  await expect(panel.getByRole('alert').filter({ hasText: 'does not stand on the page' })).toBeVisible();
});

test('a table answers a look-up without a model, and its row is shown', async ({ copilot }) => {
  await copilot.openPortal('/');
  await copilot.page.evaluate(() => {
    document.querySelector('main')!.innerHTML =
      `<h1>Lamps</h1><table><caption>Lamps</caption><tr><th>Name</th><th>Price</th></tr>
       <tr><td>Nimbus</td><td>€ 49</td></tr><tr><td>Stratus</td><td>€ 39</td></tr></table>`;
  });
  const panel = await copilot.openPanel();
  expect(await copilot.runGoal(panel, 'What is the price of the Stratus?')).toBe('succeeded');
  await expect(panel.locator('[data-task-answer]')).toHaveText('€ 39');
  await panel
    .getByRole('region', { name: 'Result' })
    .getByRole('button', { name: '[1]', exact: true })
    .click();
  await expect.poll(() => markedIn(copilot.page)).toEqual(['Stratus€ 39']);
});

test('with a model the answer names its passages; a number that names none is dropped', async ({
  copilot,
}) => {
  const endpoint = await startEndpoint({
    script: () => ({ json: { found: true, answer: 'Seven years.', sources: [1, 77] } }),
  });
  await usePlanner(copilot, 'Automatic', endpoint);
  await copilot.openPortal('/');
  await showArticle(copilot);
  const panel = await copilot.openPanel();
  await copilot.runGoal(panel, 'How long does the warranty of the standing desk last?');
  await expect(panel.locator('[data-task-answer]')).toHaveText('Seven years.');
  const result = panel.getByRole('region', { name: 'Result' });
  await expect(result.getByRole('button', { name: /^\[\d\]$/ })).toHaveCount(1);
  await result.getByRole('button', { name: '[1]', exact: true }).click();
  await expect
    .poll(() => markedIn(copilot.page))
    .toContain('The warranty of the standing desk lasts seven years');
  expect(endpoint.requests.map(questionOf)).toEqual(['answer']);
  expect(endpoint.requests[0]!.text).toContain('The warranty of the standing desk lasts seven years.');
  await endpoint.close();
});

test('an answer of the model that names no passage is labelled so, and is never HTML', async ({
  copilot,
}) => {
  const answer = 'Ten <img src=x onerror=alert(1)> years.';
  const endpoint = await startEndpoint({ script: () => ({ json: { found: true, answer, sources: [] } }) });
  await usePlanner(copilot, 'Automatic', endpoint);
  await copilot.openPortal('/');
  await showArticle(copilot);
  const panel = await copilot.openPanel();
  await copilot.runGoal(panel, 'How long does the warranty of the standing desk last?');
  await expect(panel.locator('[data-task-answer]')).toHaveText(answer);
  await expect(panel.getByRole('region', { name: 'Result' })).toContainText('names no passage of the page');
  await expect(panel.locator('img[src="x"]')).toHaveCount(0);
  await endpoint.close();
});

test('a model that is down leaves the extracts, with the reason', async ({ copilot }) => {
  const endpoint = await startEndpoint({ script: () => ({ status: 401, error: { message: 'no' } }) });
  await usePlanner(copilot, 'Automatic', endpoint);
  await copilot.openPortal('/');
  await showArticle(copilot);
  const panel = await copilot.openPanel();
  await copilot.runGoal(panel, 'How long does the warranty of the standing desk last?');
  await expect(panel.locator('[data-task-answer]')).toContainText('lasts seven years');
  const result = panel.getByRole('region', { name: 'Result' });
  await expect(result).toContainText('Extracts from the page, word for word');
  await expect(result.locator('.evidence')).toContainText('could not help');
  await endpoint.close();
});
