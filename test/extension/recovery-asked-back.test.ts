// A page asks on a page of its own whether it shall be taken away: it is asked for once and taken away once, by the
// requests that are made, wherever the service worker dies. By default a seeded sample runs; FULL=1 runs all markers.
import { sendGoal } from '../../scripts/panel.mjs';
import { expect, test, type Copilot } from './fixtures';
import { approve, killedAnywhere, untilEnded } from './killed-run';

const SAMPLE = 5;
const SEED = 20_261_125;
const GOAL = 'Delete this page';
const page = (title: string, main: string): string =>
  `<!doctype html><html lang="en"><head><title>${title} – Orchard</title></head><body><main><h1>${title}</h1>${main}</main></body></html>`;
const PAGES: Readonly<Record<string, string>> = {
  '/pear': page('Pear', '<p>The pear is a sweet fruit. <a href="/pear/delete">Delete</a>'),
  '/pear/delete': page(
    'Delete “Pear”',
    `<form action="/pear/gone" method="post"><label>Reason <input name="reason"></label>
      <button>Delete page</button></form>`,
  ),
  '/pear/gone': page('Action complete', '<p>“Pear” has been deleted. <a href="/">Main page</a>'),
};

test.setTimeout(process.env['FULL'] ? 60 * 60_000 : 10 * 60_000);

test('a worker killed at any moment takes a page away once', async () => {
  await killedAnywhere(deletingRun, { sample: SAMPLE, seed: SEED });
});

async function deletingRun(copilot: Copilot, killAt: number | undefined): Promise<void> {
  const asked: string[] = [];
  await copilot.page.context().route(/\/pear/, (route) => {
    const path = new URL(route.request().url()).pathname;
    asked.push(`${route.request().method()} ${path}`);
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body: PAGES[path] ?? '' });
  });
  await copilot.openPortal('/pear');
  const panel = await copilot.openPanel();
  await copilot.holdAt(killAt ?? null);
  await sendGoal(panel, GOAL);
  await untilEnded(copilot, panel, killAt, () => approve(panel));
  await copilot.expectStatus(panel, 'succeeded');
  expect(asked.filter((each) => each !== 'GET /pear')).toEqual(['GET /pear/delete', 'POST /pear/gone']);
}
