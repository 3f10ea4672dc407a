// A task ends as done when the page shows it, and only then: driven through the panel, on pages of its own.
import { ENDED, pressOnCard, statusOf, waitForStatus } from '../../scripts/panel.mjs';
import { expect, test as base } from './fixtures';
import { startTwoSites, type TwoSites } from './two-sites';

const row = (name: string): string => `<li draggable="true" style="height:30px">${name}</li>`;

const pages = (): Record<string, string> => ({
  '/ordered': `<ol style="list-style:none">${['3 m', '8 m', '21 m'].map(row).join('')}</ol>
    <button type="button">Submit</button><p id="out"></p>
    <script>document.querySelector('button').onclick = () => (out.textContent = 'Received');</script>`,
  '/locked': `<div id="crate" class="draggable" style="width:60px;height:40px;background:teal">Crate</div>
    <section style="margin-top:90px;width:220px;height:120px;border:1px solid"><h2>Hold</h2></section>`,
  '/paint': `<p style="color:#000">Choose a paint.</p><label>Colour code <input value="88aa11"></label>
    <button type="button">Mix</button><p id="out"></p>
    <script>document.querySelector('button').onclick = () => (out.textContent = 'Mixed ' + document.querySelector('input').value);</script>`,
});

const test = base.extend<{ sites: TwoSites }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from the pattern.
  sites: async ({}, use) => {
    const sites = await startTwoSites(pages);
    await use(sites);
    await sites.close();
  },
});

test('what is in order already is left alone, and offered to be sent', async ({ copilot, sites }) => {
  await copilot.page.goto(`${sites.own}/ordered`);
  const panel = await copilot.openPanel();
  expect(await copilot.runGoal(panel, 'Sort the list in ascending order')).toBe('awaiting_user');
  await pressOnCard(panel, 'Approve');
  await waitForStatus(panel, ENDED);
  expect(await statusOf(panel)).toBe('succeeded');
  await expect(copilot.page.getByText('Received')).toBeVisible();
});

test('a thing that cannot be dragged away is told as not moved, never as done', async ({
  copilot,
  sites,
}) => {
  await copilot.page.goto(`${sites.own}/locked`);
  const panel = await copilot.openPanel();
  expect(await copilot.runGoal(panel, 'Drag the crate into the hold')).toBe('failed');
  await expect(panel.locator('[data-task-result]')).toContainText('the page does not show the result');
});

test('a colour is set by its code and read back before the button is pressed', async ({ copilot, sites }) => {
  await copilot.page.goto(`${sites.own}/paint`);
  const panel = await copilot.openPanel();
  const goal = 'Select black with the colour picker and press Mix';
  expect(await copilot.runGoal(panel, goal)).toBe('succeeded');
  await expect(copilot.page.getByText('Mixed 000000')).toBeVisible();
});
