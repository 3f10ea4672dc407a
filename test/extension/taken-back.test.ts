// Pages that show at once what they are still sending: what they take back is told, shortly after the task has ended.
import { pressOnCard, waitForStatus } from '../../scripts/panel.mjs';
import { expect, test as base } from './fixtures';
import { startTwoSites, type TwoSites } from './two-sites';

/** Shows a thing as liked, and a task as gone, at once; what the server answers half a second later decides. */
const page = (
  answer: 'ok' | 'says' | 'silent',
): string => `<!doctype html><html lang="en"><main><h1>Harbour</h1>
  <button aria-pressed="false">Like</button><ul><li>Buy rope <button aria-label="Delete Buy rope">×</button></li><li>Sew sail</li></ul>
  <div role="alert" id="alert"></div></main><script>
    const like = document.querySelector('[aria-pressed]');
    const after = (undo) => {
      clearTimeout(window.late);
      window.late = setTimeout(() => (document.body.dataset.quiet = ''), 6_000);
      setTimeout(() => {
      if ('${answer}' === 'ok') return;
      undo();
      if ('${answer}' === 'says') document.querySelector('#alert').textContent = 'Could not save. Please try again.';
      }, 900);
    };
    like.onclick = () => {
      document.body.dataset.pressed = Number(document.body.dataset.pressed ?? 0) + 1;
      const was = like.ariaPressed;
      like.ariaPressed = was === 'true' ? 'false' : 'true';
      after(() => (like.ariaPressed = was));
    };
    document.querySelector('li button').onclick = ({ target }) => {
      const row = target.closest('li');
      const next = row.nextSibling;
      row.remove();
      after(() => next.before(row));
    };
  </script></html>`;

const pages = () => ({
  '/ok': page('ok'),
  '/says': page('says'),
  '/silent': page('silent'),
});

const test = base.extend<{ sites: TwoSites }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from the pattern.
  sites: async ({}, use) => {
    const sites = await startTwoSites(pages);
    await use(sites);
    await sites.close();
  },
});

for (const [goal, at, asks, words] of [
  ['Click Like', '/says', false, 'The page showed it, then said: “Could not save. Please try again”.'],
  ['Click Like', '/silent', false, 'The page showed it, then took it back.'],
  ['Delete "Buy rope"', '/says', true, 'The page showed it, then said: “Could not save. Please try again”.'],
] as const)
  test(`${goal} is done at once, and told as not kept on a page that is ${at}`, async ({
    copilot,
    sites,
  }) => {
    await copilot.page.goto(`${sites.own}${at}`);
    const panel = await copilot.openPanel();
    await copilot.runGoal(panel, goal);
    if (asks) await pressOnCard(panel, 'Approve');
    expect(await waitForStatus(panel, ['succeeded'])).toBe('succeeded');
    expect(await waitForStatus(panel, ['failed'])).toBe('failed');
    await expect(panel.locator('[data-task-result]')).toContainText(words);
  });

test('what is kept stays done, and what the user takes back is not the page’s doing', async ({
  copilot,
  sites,
}) => {
  await copilot.page.goto(`${sites.own}/ok`);
  const panel = await copilot.openPanel();
  expect(await copilot.runGoal(panel, 'Click Like')).toBe('succeeded');
  await copilot.page.getByRole('button', { name: 'Like' }).click();
  await expect(copilot.page.getByRole('button', { name: 'Like' })).toHaveAttribute('aria-pressed', 'false');
  await expect(copilot.page.locator('body[data-quiet]')).toBeAttached({ timeout: 15_000 });
  await copilot.expectStatus(panel, 'succeeded');
});

test('a worker that dies while the page is watched leaves the task as it ended, and does nothing again', async ({
  copilot,
  sites,
}) => {
  await copilot.page.goto(`${sites.own}/says`);
  const panel = await copilot.openPanel();
  expect(await copilot.runGoal(panel, 'Click Like')).toBe('succeeded');
  await copilot.killWorker();
  await expect(copilot.page.getByRole('alert')).toHaveText('Could not save. Please try again.');
  await expect(copilot.page.locator('body[data-quiet]')).toBeAttached({ timeout: 15_000 });
  await copilot.expectStatus(panel, 'succeeded');
  await expect(copilot.page.locator('body')).toHaveAttribute('data-pressed', '1');
});
