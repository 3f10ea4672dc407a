// A goal that names only fields leaves a form filled in; the copilot offers to send it and does so only when told.
import { pressOnCard, statusOf, waitForStatus } from '../../scripts/panel.mjs';
import { ENDED, expect, test } from './fixtures';

const FILL = 'Set display name to "Mo" and set phone to "555 1234"';

test('offers the button that sends a filled form, and presses it when approved', async ({
  copilot,
  portal,
}) => {
  await copilot.openSignedIn('/account/profile');
  const panel = await copilot.openPanel();
  expect(await copilot.runGoal(panel, FILL)).toBe('awaiting_user');
  await expect(panel.getByText('Click the button “Save changes”').first()).toBeVisible();
  expect(portal.counters().profileSaved).toBe(0);
  await pressOnCard(panel, 'Approve');
  await waitForStatus(panel, ENDED);
  expect(await statusOf(panel)).toBe('succeeded');
  expect(portal.counters().profileSaved).toBe(1);
});

test('leaves the form filled in and unsent when declined, and says so', async ({ copilot, portal }) => {
  await copilot.openSignedIn('/account/profile');
  const panel = await copilot.openPanel();
  expect(await copilot.runGoal(panel, FILL)).toBe('awaiting_user');
  await pressOnCard(panel, 'Decline');
  await waitForStatus(panel, ENDED);
  expect(await statusOf(panel)).toBe('succeeded');
  await expect(panel.locator('[data-task-result]')).toContainText('not sent');
  await expect(copilot.page.getByLabel('Display name')).toHaveValue('Mo');
  expect(portal.counters().profileSaved).toBe(0);
});

test('offers nothing when the words forbid it', async ({ copilot, portal }) => {
  await copilot.openSignedIn('/account/profile');
  const panel = await copilot.openPanel();
  expect(await copilot.runGoal(panel, 'Set display name to "Mo" and do not save it')).toBe('succeeded');
  await expect(copilot.page.getByLabel('Display name')).toHaveValue('Mo');
  expect(portal.counters().profileSaved).toBe(0);
});

test('what was filled in is taken back while the offer stands', async ({ copilot, portal }) => {
  await copilot.openSignedIn('/account/profile');
  const panel = await copilot.openPanel();
  const before = await copilot.page.getByLabel('Display name').inputValue();
  expect(await copilot.runGoal(panel, 'Set display name to "Mo"')).toBe('awaiting_user');
  await panel.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(copilot.page.getByLabel('Display name')).toHaveValue(before);
  await expect(panel.getByText('Undone. The task is paused.')).toBeVisible();
  expect(portal.counters().profileSaved).toBe(0);
});
