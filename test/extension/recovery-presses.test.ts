// A press that would do it twice, or take it back, if it were done again: a picture in a row that turns something on and
// off, the menu of one of many rows behind buttons without a name. Each is pressed once, by the requests that are made,
// wherever the service worker dies. By default a seeded sample runs; FULL=1 runs all markers.
import { sendGoal } from '../../scripts/panel.mjs';
import { expect, test, type Copilot } from './fixtures';
import { killedAnywhere, untilEnded } from './killed-run';

const SAMPLE = 3;
const SEED = 20_261_126;
/** The page shows nothing before: longer than an act's page is waited for. */
const ANSWERS_AFTER_MS = 600;

/** What each `data-at` says is asked of the site at `/news/act/…`; then `after` runs. */
const page = (main: string, after: string): string =>
  `<!doctype html><html lang="en"><head><title>News</title></head><body><main><h1>News</h1>${main}</main><script>
  document.addEventListener('click', async (event) => {
    const pressed = event.target.closest('[data-at]');
    if (!pressed) return;
    event.preventDefault();
    const { at } = pressed.dataset;
    if (!at.startsWith('menu')) await fetch('/news/act/' + at, { method: 'POST' });
    ${after}
  });</script></body></html>`;

const TITLES = ['Bridge closed', 'Night train returns', 'A conductor retires'];
const STARS = page(
  `<p id="count">Favourites (0)</p><ul>${TITLES.map(
    (title, at) => `<li><a href="#" data-at="star-${at}" title="Toggle favourite">☆</a> <b>${title}</b></li>`,
  ).join('')}</ul>`,
  `pressed.textContent = pressed.textContent === '☆' ? '★' : '☆';
    document.querySelector('#count').textContent = 'Favourites (' + document.body.innerText.split('★').slice(1).length + ')';`,
);
const menusWith = (entry: string): string =>
  page(
    `<button>New</button><table><tbody>${TITLES.map(
      (title, at) =>
        `<tr><td>${title}</td><td>${at} views</td><td><button data-at="menu-${at}" aria-haspopup="menu"><svg width="16" height="16"></svg></button></td></tr>`,
    ).join('')}</tbody></table><div id="over"></div>`,
    `const over = document.querySelector('#over');
    const row = at.split('-')[1];
    if (at.startsWith('menu')) over.innerHTML = '<div style="position:fixed;inset:0"></div><div role="menu" style="position:fixed;top:80px;left:200px">' +
      ['Edit', '${entry}'].map((name) => '<button role="menuitem" data-at="' + name + '-' + row + '">' + name + '</button>').join('') + '</div>';
    else { over.innerHTML = ''; document.querySelector('[data-at=menu-' + row + ']').closest('tr').remove(); }`,
  );

test.setTimeout(process.env['FULL'] ? 60 * 60_000 : 10 * 60_000);

for (const [at, [what, goal, html, asks]] of (
  [
    ['turns a favourite on once', 'Add "Night train returns" to my favourites', STARS, '/news/act/star-1'],
    [
      'archives the one row once, and no other',
      'Archive Night train returns',
      menusWith('Archive'),
      '/news/act/Archive-1',
    ],
    [
      'does once what the row’s own menu says',
      'Check in Night train returns',
      menusWith('Check in'),
      '/news/act/Check%20in-1',
    ],
  ] as const
).entries())
  test(`a worker killed at any moment ${what}`, async () => {
    const run = (copilot: Copilot, killAt: number | undefined): Promise<void> =>
      pressedRun(copilot, killAt, { goal, html, asks });
    await killedAnywhere(run, { sample: SAMPLE, seed: SEED + at });
  });

async function pressedRun(
  copilot: Copilot,
  killAt: number | undefined,
  { goal, html, asks }: { goal: string; html: string; asks: string },
): Promise<void> {
  const asked: string[] = [];
  await copilot.page.context().route(/\/news/, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (route.request().method() === 'POST') {
      asked.push(pathname);
      await new Promise((resolve) => setTimeout(resolve, ANSWERS_AFTER_MS));
    }
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body: html });
  });
  await copilot.openPortal('/news');
  const panel = await copilot.openPanel();
  await copilot.holdAt(killAt ?? null);
  await sendGoal(panel, goal);
  await untilEnded(copilot, panel, killAt);
  await copilot.expectStatus(panel, 'succeeded');
  expect(asked).toEqual([asks]);
}
