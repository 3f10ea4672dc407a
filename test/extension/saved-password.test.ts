// A log-in takes the password that the user saved for the site: by its handle, through the gate. A question only where
// there are several.
import type { Page } from '@playwright/test';
import { waitForStatus } from '../../scripts/panel.mjs';
import { DEMO_USER } from '../sites/serve.mjs';
import { ENDED, expect, test, type Copilot } from './fixtures';

/** The options page, on which the secrets were saved for the site: values by name. */
async function withSecrets(
  { browser }: Copilot,
  site: string,
  secrets: Readonly<Record<string, string>>,
): Promise<Page> {
  const options = await browser.context.newPage();
  await options.goto(`chrome-extension://${browser.extensionId}/options.html`);
  for (const [name, value] of Object.entries(secrets)) {
    await options.getByRole('textbox', { name: 'Secret name', exact: true }).fill(name);
    await options.getByLabel('Secret value', { exact: true }).fill(value);
    await options.getByRole('textbox', { name: 'Secret site', exact: true }).fill(site);
    await options.getByRole('button', { name: 'Save secret', exact: true }).press('Enter');
    await expect(options.getByRole('region', { name: 'Secrets' })).toContainText(name);
  }
  return options;
}

test('logs in with the saved password, which no record and no message ever holds', async ({
  copilot,
  portal,
}) => {
  const options = await withSecrets(copilot, portal.origin, { 'Customer account': DEMO_USER.password });
  await copilot.openPortal('/login');
  const panel = await copilot.openPanel();
  expect(await copilot.runGoal(panel, `Log in as ${DEMO_USER.email}`)).toBe('succeeded');
  expect(portal.counters().logins).toBe(1);
  const stores = ['tasks', 'journal', 'messages', 'logs', 'secrets'];
  const kept = await Promise.all(stores.map((store) => copilot.records(options, store)));
  expect(JSON.stringify(kept)).not.toContain(DEMO_USER.password);
  expect(await panel.content()).not.toContain(DEMO_USER.password);
});

test('of several saved passwords the one that is picked in the panel is used', async ({
  copilot,
  portal,
}) => {
  await withSecrets(copilot, portal.origin, { 'Portal admin': 'not this one', Portal: DEMO_USER.password });
  await copilot.openPortal('/login');
  const panel = await copilot.start(`Log in as ${DEMO_USER.email}`);
  await panel.getByRole('button', { name: 'Portal', exact: true }).click();
  expect(await waitForStatus(panel, ENDED)).toBe('succeeded');
  expect(portal.counters().logins).toBe(1);
});
