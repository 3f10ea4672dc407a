// Stop is heard at every moment, also by what a page is still at.
import { sendGoal, waitForStatus } from '../../scripts/panel.mjs';
import type { JournalEntry } from '../../src/shared/records';
import { ENDED, expect, test } from './fixtures';

test('what a page waits for is given up at the stop, and the journal has its end', async ({ copilot }) => {
  await copilot.openPortal('/shop');
  const panel = await copilot.openPanel();
  await sendGoal(panel, 'Wait 55 seconds, then search for "thermostat"');
  const last = async () => {
    const entry = (await copilot.records<JournalEntry>(panel, 'journal')).at(-1);
    return entry?.phase === 'intent' ? entry.call.name : entry?.result;
  };
  await expect.poll(last).toBe('dom.waitFor');
  await panel.getByRole('button', { name: 'Stop', exact: true }).click();
  expect(await waitForStatus(panel, ENDED)).toBe('cancelled');
  await expect.poll(last).toMatchObject({ code: 'CANCELLED' });
});

test('“stop” that is typed stops the task as the button does', async ({ copilot }) => {
  await copilot.openPortal('/shop');
  const panel = await copilot.openPanel();
  await sendGoal(panel, 'Wait 55 seconds, then search for "thermostat"');
  await waitForStatus(panel, ['executing']);
  await sendGoal(panel, 'please stop');
  expect(await waitForStatus(panel, ENDED)).toBe('cancelled');
  await expect(panel.getByText('please stop', { exact: true })).toBeVisible();
});
