// During and after a task: what is said changes what is left, what was done can be taken back, what was declined is
// named, and the panel knows where the tab is.
import { pressOnCard, sendGoal, turnsOf, waitForStatus } from '../../scripts/panel.mjs';
import { ENDED, expect, test } from './fixtures';

test('Undo takes the last change back also when the task has ended, and says when nothing is left', async ({
  copilot,
}) => {
  await copilot.openSignedIn('/account/profile');
  const phone = copilot.page.getByRole('textbox', { name: 'Phone' });
  const before = await phone.inputValue();
  const panel = await copilot.openPanel();
  await copilot.runGoal(panel, 'Set phone to "555 1234"');
  // The task may offer to send the form: that is not wanted here.
  if ((await panel.getByRole('button', { name: 'Decline', exact: true }).count()) > 0)
    await pressOnCard(panel, 'Decline');
  expect(await waitForStatus(panel, ENDED)).toBe('succeeded');
  await expect(phone).toHaveValue('555 1234');
  await panel.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(phone).toHaveValue(before);
  await expect(panel.getByRole('button', { name: 'Undo', exact: true })).toHaveCount(0);
  await expect.poll(async () => (await turnsOf(panel)).at(-1)?.text).toBe('Undone.');
  await expect(panel.locator('[data-task-status]')).toHaveAttribute('data-task-status', 'succeeded');
});

test('a declined step is named, with what was done before it and what was not begun', async ({ copilot }) => {
  await copilot.openSignedIn('/account/settings');
  const panel = await copilot.openPanel();
  const goal = 'Set company name to "Quarry Ltd", click Delete account and open Billing';
  expect(await copilot.runGoal(panel, goal)).toBe('awaiting_user');
  await pressOnCard(panel, 'Decline');
  expect(await waitForStatus(panel, ENDED)).toBe('cancelled');
  const result = panel.locator('[data-task-result]');
  await expect(result).toContainText(/^Not done, as you declined: .*Delete account/);
  await expect(result).toContainText('That was part 2 of 3.');
  await expect(result).toContainText(/Done before: .*Quarry Ltd/);
  await expect(result).toContainText(/Not begun: .*Billing/);
});

test('the panel’s head follows the tab from page to page', async ({ copilot }) => {
  await copilot.openPortal('/shop');
  const panel = await copilot.openPanel();
  const heading = panel.getByRole('heading', { level: 1 });
  await expect(heading).toContainText(await copilot.page.title());
  await copilot.page.goto(new URL('/support', copilot.portal.origin).href);
  await expect(heading).toContainText(await copilot.page.title());
});

test('Stop in the middle of a search leaves no background tab behind', async ({ copilot }) => {
  await copilot.openPortal('/');
  const panel = await copilot.openPanel();
  const { context } = copilot.browser;
  const before = context.pages().length;
  const opened = context.waitForEvent('page');
  await sendGoal(panel, "Download last month's invoice");
  await opened;
  await panel.getByRole('button', { name: 'Stop', exact: true }).click();
  expect(await waitForStatus(panel, ENDED)).toBe('cancelled');
  await expect.poll(() => context.pages().length).toBe(before);
});

test('what is typed while a task runs changes what is left of it', async ({ copilot, portal }) => {
  await copilot.openSignedIn('/account/settings');
  const panel = await copilot.openPanel();
  const goal = 'Scroll to the bottom, click Delete account and scroll to the top';
  expect(await copilot.runGoal(panel, goal)).toBe('awaiting_user');
  const before = portal.log.length;
  await sendGoal(panel, 'skip Delete account');
  expect(await waitForStatus(panel, ENDED)).toBe('succeeded');
  await expect(panel.getByText('Left out: Click “Delete account”.')).toBeVisible();
  await expect.poll(() => copilot.page.evaluate(() => scrollY)).toBe(0);
  expect(portal.log.slice(before).filter(({ method }) => method !== 'GET')).toEqual([]);
});

test('“again” repeats the last task of the conversation, and means nothing in a new one', async ({
  copilot,
}) => {
  await copilot.openPortal('/shop');
  const panel = await copilot.openPanel();
  expect(await copilot.runGoal(panel, 'Search for "thermostat"')).toBe('succeeded');
  await copilot.page.goto(new URL('/shop', copilot.portal.origin).href);
  const field = copilot.page.getByRole('searchbox', { name: 'Search products' });
  await expect(field).toHaveValue('');
  expect(await copilot.runGoal(panel, 'again')).toBe('succeeded');
  await expect(field).toHaveValue('thermostat');
  await panel.getByRole('button', { name: 'New conversation' }).click();
  expect(await copilot.runGoal(panel, 'again')).toBe('awaiting_user');
});
