// A picture in a row that turns something on, and at a second press off again: pressed once, by the requests that are
// made, wherever the service worker dies. By default a seeded sample runs; FULL=1 runs all markers.
import { sendGoal } from '../../scripts/panel.mjs';
import { expect, test, type Copilot } from './fixtures';
import { killedAnywhere, untilEnded } from './killed-run';

const SAMPLE = 4;
const SEED = 20_261_126;
const GOAL = 'Add "Night train returns" to my favourites';
const PAGE = `<!doctype html><html lang="en"><head><title>News</title></head><body><main><h1>News</h1><p id="count">Favourites (0)</p>
  <ul>${['Bridge closed', 'Night train returns', 'A conductor retires']
    .map((title, at) => `<li><a href="#" data-at="${at}" title="Toggle favourite">☆</a> <b>${title}</b></li>`)
    .join('')}</ul></main><script>
  document.addEventListener('click', async (event) => {
    const star = event.target.closest('[data-at]');
    if (!star) return;
    event.preventDefault();
    await fetch('/news/star/' + star.dataset.at, { method: 'POST' });
    star.textContent = star.textContent === '☆' ? '★' : '☆';
    document.querySelector('#count').textContent = 'Favourites (' + document.body.innerText.split('★').slice(1).length + ')';
  });</script></body></html>`;

test.setTimeout(process.env['FULL'] ? 60 * 60_000 : 10 * 60_000);

test('a worker killed at any moment turns a favourite on once', async () => {
  await killedAnywhere(starringRun, { sample: SAMPLE, seed: SEED });
});

async function starringRun(copilot: Copilot, killAt: number | undefined): Promise<void> {
  const asked: string[] = [];
  await copilot.page.context().route(/\/news/, (route) => {
    const { pathname } = new URL(route.request().url());
    if (route.request().method() === 'POST') asked.push(pathname);
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body: PAGE });
  });
  await copilot.openPortal('/news');
  const panel = await copilot.openPanel();
  await copilot.holdAt(killAt ?? null);
  await sendGoal(panel, GOAL);
  await untilEnded(copilot, panel, killAt);
  await copilot.expectStatus(panel, 'succeeded');
  expect(asked).toEqual(['/news/star/1']);
}
