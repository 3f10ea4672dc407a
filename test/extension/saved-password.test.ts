// A log-in takes the password that the user saved for the site: by its handle, through the gate, without a question.
import { DEMO_USER } from '../sites/serve.mjs';
import { expect, test } from './fixtures';

test('logs in with the saved password, which no record and no message ever holds', async ({
  copilot,
  portal,
}) => {
  const options = await copilot.browser.context.newPage();
  await options.goto(`chrome-extension://${copilot.browser.extensionId}/options.html`);
  await options.getByRole('textbox', { name: 'Secret name', exact: true }).fill('Customer account');
  await options.getByLabel('Secret value', { exact: true }).fill(DEMO_USER.password);
  await options.getByRole('textbox', { name: 'Secret site', exact: true }).fill(portal.origin);
  await options.getByRole('button', { name: 'Save secret', exact: true }).click();
  await expect(options.getByRole('region', { name: 'Secrets' })).toContainText('Customer account');
  await copilot.openPortal('/login');
  const panel = await copilot.openPanel();
  expect(await copilot.runGoal(panel, `Log in as ${DEMO_USER.email}`)).toBe('succeeded');
  expect(portal.counters().logins).toBe(1);
  const stores = ['tasks', 'journal', 'messages', 'logs', 'secrets'];
  const kept = await Promise.all(stores.map((store) => copilot.records(options, store)));
  expect(JSON.stringify(kept)).not.toContain(DEMO_USER.password);
  expect(await panel.content()).not.toContain(DEMO_USER.password);
});
