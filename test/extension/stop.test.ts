// Stop is heard at every moment, also by an act that its page still waits for.
import { sendGoal, waitForStatus } from '../../scripts/panel.mjs';
import type { OutcomeEntry } from '../../src/shared/records';
import { ENDED, expect, test } from './fixtures';

/** A button that does not come to rest is waited for before it is pressed. */
const SWAYING = `<!doctype html><html lang="en"><title>Swaying</title><main><h1>News</h1>
<style>@keyframes sway { to { translate: 300px } } .sways { animation: sway 1s linear infinite alternate }</style>
<button class="sways" onclick="document.querySelector('#note').textContent = 'refreshed'">Refresh</button>
<p id="note" role="status"></p></main></html>`;

test('an act that waits for its element is not done after the stop', async ({ copilot }) => {
  await copilot.page.route('**/swaying', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: SWAYING }),
  );
  await copilot.page.goto(`${copilot.portal.origin}/swaying`);
  const panel = await copilot.openPanel();
  await sendGoal(panel, 'Click "Refresh"');
  await expect
    .poll(async () => (await copilot.markers()).some(({ phase }) => phase === 'act.sent'))
    .toBe(true);
  await panel.getByRole('button', { name: 'Stop', exact: true }).click();
  expect(await waitForStatus(panel, ENDED)).toBe('cancelled');
  await copilot.page.evaluate(() => document.querySelector('.sways')?.classList.remove('sways'));
  const outcomes = async () =>
    (await copilot.records<OutcomeEntry>(panel, 'journal')).filter(({ phase }) => phase === 'outcome');
  await expect.poll(outcomes).toMatchObject([{ status: 'error', result: { code: 'CANCELLED' } }]);
  await expect(copilot.page.locator('#note')).toHaveText('');
});
