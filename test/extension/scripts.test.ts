// Code that a model writes as the last resort, in the built extension: shown and approved each time, in a world
// without a network, and done only when the page shows it.
import { pressOnCard, waitForStatus } from '../../scripts/panel.mjs';
import { startEndpoint, type Endpoint, type Script } from '../endpoint/scripted-endpoint.mjs';
import { allowUserScripts, switchScriptsOn } from './browser-switch';
import { ENDED, expect, test as base, type Copilot } from './fixtures';
import { ending, questionOf, usePlanner } from './model-options';

const test = base.extend<{ endpoint: Endpoint }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from the pattern.
  endpoint: async ({}, use) => {
    const endpoint = await startEndpoint({ script: () => 'no script' });
    await use(endpoint);
    await endpoint.close();
  },
});

const GOAL = 'Unfurl the star chart';
const UNFURL = "document.querySelector('#chart').hidden = false;";

/** A page with a thing that no click can show. */
async function openObservatory(copilot: Copilot): Promise<void> {
  await copilot.page.route('**/observatory', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="en"><head><title>Observatory</title></head><body><main><h1>Observatory</h1>
        <p>Clear skies tonight.</p><p id="chart" hidden>Star chart of the north</p></main></body></html>`,
    }),
  );
  await copilot.page.goto(`${copilot.portal.origin}/observatory`);
}

/** A model that finds nothing to click, and writes these scripts one after the other. */
const writing = (...codes: [code: string, expect?: string][]): Script => {
  let n = 0;
  return (request) => {
    if (questionOf(request) !== 'script') return ending('not-here');
    const [code, expected = ''] = codes[Math.min(n++, codes.length - 1)]!;
    return { json: { code, explanation: 'Shows the chart.', expect: expected } };
  };
};

const scriptsAsked = (endpoint: Endpoint) =>
  endpoint.requests.filter((request) => questionOf(request) === 'script');
const chart = (copilot: Copilot) => copilot.page.locator('#chart');

async function prepare(copilot: Copilot, endpoint: Endpoint, script: Script): Promise<void> {
  endpoint.play(script);
  await allowUserScripts(copilot);
  await usePlanner(copilot, 'Automatic', endpoint);
  await switchScriptsOn(copilot);
  await openObservatory(copilot);
}

test('the code is shown whole, runs when it is approved, and the task succeeds when the page shows it', async ({
  copilot,
  endpoint,
}) => {
  await prepare(copilot, endpoint, writing([UNFURL, 'Star chart of the north']));
  const panel = await copilot.start(GOAL);
  await copilot.expectStatus(panel, 'awaiting_user');
  const card = panel.getByRole('group').filter({ hasText: 'Run this code in the page' });
  await expect(card).toContainText(UNFURL);
  await expect(card).toContainText('Shows the chart.');
  await expect(card).toContainText(copilot.portal.origin);
  await expect(chart(copilot)).toBeHidden();
  await pressOnCard(panel, 'Approve');
  await waitForStatus(panel, ENDED);
  await copilot.expectStatus(panel, 'succeeded');
  await expect(chart(copilot)).toBeVisible();
});

test('declined, it does not run', async ({ copilot, endpoint }) => {
  await prepare(copilot, endpoint, writing([UNFURL]));
  const panel = await copilot.start(GOAL);
  await copilot.expectStatus(panel, 'awaiting_user');
  await pressOnCard(panel, 'Decline');
  await waitForStatus(panel, ENDED);
  await expect(chart(copilot)).toBeHidden();
});

test('code that fails or changes nothing is written anew with the error, each try approved, at most three', async ({
  copilot,
  endpoint,
}) => {
  await prepare(
    copilot,
    endpoint,
    writing(
      ["throw new Error('no such chart');"],
      ['return 1;'],
      ["document.querySelector('h1').textContent = 'Dome';", 'never there'],
    ),
  );
  const panel = await copilot.start(GOAL);
  for (let tries = 1; tries <= 3; tries++) {
    await expect.poll(() => scriptsAsked(endpoint).length).toBe(tries);
    await copilot.expectStatus(panel, 'awaiting_user');
    await pressOnCard(panel, 'Approve');
  }
  expect(await waitForStatus(panel, ENDED)).toBe('failed');
  await expect(panel.locator('[data-task-result]')).toContainText('after 3 tries');
  const [, second, third] = scriptsAsked(endpoint);
  expect(second!.text).toContain('no such chart');
  expect(third!.text).toContain('nothing on the page changed');
  expect(scriptsAsked(endpoint)).toHaveLength(3);
});

test('the code reaches neither the network nor the page’s own scripts', async ({
  copilot,
  endpoint,
  portal,
}) => {
  const there = `${portal.otherOrigin}/taken`;
  const code = `
    const note = (text) => { document.querySelector('#chart').textContent += text + ';'; };
    document.querySelector('#chart').hidden = false;
    await fetch('${there}').then(() => note('fetched'), () => note('fetch refused'));
    await new Promise((resolve) => { const image = new Image(); image.onload = image.onerror = resolve; image.src = '${there}'; });
    navigator.sendBeacon('${there}', 'x');
    const tag = document.createElement('script');
    tag.textContent = "document.title = 'taken over'";
    document.head.append(tag);
    const frame = document.createElement('iframe');
    frame.src = '${there}';
    const framed = new Promise((resolve) => { frame.onload = frame.onerror = resolve; });
    document.body.append(frame);
    const form = document.createElement('form');
    form.action = '${there}';
    form.target = '_blank';
    document.body.append(form);
    form.submit();
    await framed;
    note('end');`;
  await prepare(copilot, endpoint, writing([code, 'end;']));
  const panel = await copilot.start(GOAL);
  await copilot.expectStatus(panel, 'awaiting_user');
  await pressOnCard(panel, 'Approve');
  await waitForStatus(panel, ENDED);
  await expect(chart(copilot)).toContainText('fetch refused;end;');
  expect(await copilot.page.title()).toBe('Observatory');
  expect(portal.log.filter(({ path }) => path === '/taken')).toEqual([]);
});

test('code that was running when the worker died is never run again, and the task says so', async ({
  copilot,
  endpoint,
}) => {
  const code = `const chart = document.querySelector('#chart');
    chart.hidden = false;
    chart.textContent += ' once';
    await new Promise((resolve) => { chart.onclick = resolve; });`;
  await prepare(copilot, endpoint, writing([code]));
  const panel = await copilot.start(GOAL);
  await copilot.expectStatus(panel, 'awaiting_user');
  await pressOnCard(panel, 'Approve');
  await expect(chart(copilot)).toContainText('once');
  await copilot.killWorker();
  expect(await waitForStatus(panel, ENDED)).toBe('failed');
  await expect(panel.locator('[data-task-result]')).toContainText('interrupted');
  await expect(chart(copilot)).toHaveText('Star chart of the north once');
  expect(scriptsAsked(endpoint)).toHaveLength(1);
});

test('without the browser’s own switch the task ends with the way to it, and no code is asked for', async ({
  copilot,
  endpoint,
}) => {
  endpoint.play(writing([UNFURL]));
  await usePlanner(copilot, 'Automatic', endpoint);
  await switchScriptsOn(copilot);
  await openObservatory(copilot);
  const panel = await copilot.start(GOAL);
  await copilot.expectStatus(panel, 'failed');
  await expect(panel.locator('[data-task-result]')).toContainText('Allow user scripts');
  expect(scriptsAsked(endpoint)).toEqual([]);
});

test('while scripts are off in the options, no code is asked for', async ({ copilot, endpoint }) => {
  endpoint.play(writing([UNFURL]));
  await allowUserScripts(copilot);
  await usePlanner(copilot, 'Automatic', endpoint);
  await openObservatory(copilot);
  const panel = await copilot.start(GOAL);
  await copilot.expectStatus(panel, 'failed');
  expect(scriptsAsked(endpoint)).toEqual([]);
});
