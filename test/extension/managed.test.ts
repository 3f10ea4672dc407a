// An administrator's policy as the browser itself reads it: from a file on disk. Needs the right to write there.
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pressOnCard, waitForStatus } from '../../scripts/panel.mjs';
import { expect, test as base } from './fixtures';
import { allowSite, openWorkbench } from './workbench';

const DIR = '/etc/chromium/policies/managed';
const FILE = join(DIR, 'browser-copilot-test.json');
/** A copy under a path of its own has an id of its own: no other test's browser is touched. */
const DIST = join(import.meta.dirname, '../../.cache/dist-managed');
/** The browser makes the id of an unpacked extension of its path. */
const EXTENSION_ID = [...createHash('sha256').update(DIST).digest('hex').slice(0, 32)]
  .map((digit) => String.fromCharCode(97 + parseInt(digit, 16)))
  .join('');

function writePolicy(policy: Record<string, unknown>): void {
  const text = JSON.stringify({ '3rdparty': { extensions: { [EXTENSION_ID]: policy } } });
  writeFileSync(FILE, text);
}

function mayWrite(): boolean {
  try {
    mkdirSync(DIR, { recursive: true });
    writePolicy({});
    rmSync(FILE);
    return true;
  } catch {
    return false;
  }
}

const test = base.extend({});
// One file on disk for all of them: one after the other.
test.describe.configure({ mode: 'default' });
test.use({ dist: '.cache/dist-managed' });
test.skip(!mayWrite(), `${DIR} cannot be written: run as root to see the administrator’s policy in force.`);
test.beforeAll(() => {
  rmSync(DIST, { recursive: true, force: true });
  cpSync(join(import.meta.dirname, '../../dist-loopback'), DIST, { recursive: true });
});
test.afterEach(() => rmSync(FILE, { force: true }));

test.describe('in force when the browser starts', () => {
  test.beforeEach(() =>
    writePolicy({
      sets: ['blockedSites', 'disabledFeatures'],
      blockedSites: ['127.0.0.1'],
      disabledFeatures: ['scripts', 'bridge'],
    }),
  );

  test('a blocked site is neither read nor acted on, though the user allows it', async ({ copilot }) => {
    await allowSite(copilot);
    await openWorkbench(copilot);
    const tabId = await copilot.tabIdOf();
    for (const name of ['getMiniPCD', 'page.read'])
      expect(await copilot.call(name, { tabId })).toMatchObject({
        ok: false,
        code: 'POLICY_DENIED',
        error: expect.stringMatching(/administrator/),
      });
  });

  test('what it switches off is shown as managed, and cannot be switched on', async ({ copilot }) => {
    const options = await copilot.browser.context.newPage();
    await options.goto(`chrome-extension://${copilot.browser.extensionId}/options.html`);
    for (const name of ['Bridge', 'Scripts']) {
      const control = options.getByRole('switch', { name: new RegExp(name) });
      await expect(control).toBeDisabled();
      await expect(control).not.toBeChecked();
    }
  });
});

test.describe('with an entry that the browser does not understand', () => {
  test.beforeEach(() =>
    writePolicy({ sets: ['audit', 'blockedSites'], audit: true, blockedSites: 'evil.test' }),
  );

  test('nothing is done, and the sentence names the entry', async ({ copilot }) => {
    await allowSite(copilot);
    await openWorkbench(copilot);
    const result = await copilot.call('getMiniPCD', { tabId: await copilot.tabIdOf() });
    expect(result).toMatchObject({
      ok: false,
      code: 'POLICY_DENIED',
      error: expect.stringMatching(/blockedSites/),
    });
  });
});

test('one that comes while a card waits for the user holds at the act', async ({ copilot, portal }) => {
  await copilot.openPortal('/support');
  const panel = await copilot.start(
    'Fill in the contact form with email "mara@example.com", topic "Billing", subject "Hello" and message "Hi" and send the message',
  );
  await waitForStatus(panel, ['awaiting_user']);
  writePolicy({ sets: ['blockedSites'], blockedSites: ['127.0.0.1'] });
  const worker = await copilot.worker();
  await expect
    .poll(() => worker.evaluate(async () => Object.keys(await chrome.storage.managed.get(null))), {
      timeout: 60_000,
    })
    .toContain('blockedSites');
  await pressOnCard(panel, 'Approve');
  await waitForStatus(panel, ['failed', 'blocked']);
  expect(portal.counters().tickets).toBe(0);
});
