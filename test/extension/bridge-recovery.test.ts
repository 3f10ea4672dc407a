// The bridge when the connection is lost or the worker dies: nothing is done twice, nothing is done unasked, and
// it connects again by itself.
import { answered, cardOf, refIn, test } from './agent-bench';
import { expect } from './fixtures';
import { allowSite, openWorkbench } from './workbench';

test('a command sent again after a lost connection is answered, not repeated', async ({ bench, copilot }) => {
  await allowSite(copilot);
  await openWorkbench(copilot);
  const peer = await bench.pair();
  const popup = await bench.openActivity();
  await copilot.page.bringToFront();
  const seen = await peer.command('snapshot');
  const click = { ref: refIn(seen, 'button "Save"') };
  const first = await answered(peer.command('click', click, 'once'), popup, 'Approve');
  await expect(copilot.page.locator('#note')).toHaveText('save;');
  peer.drop();
  const again = await bench.agent.peer();
  expect(await again.command('click', click, 'once')).toEqual(first);
  await expect(copilot.page.locator('#note')).toHaveText('save;');
});

test('a worker that dies over a card has done nothing: the command, sent again, is asked again', async ({
  bench,
  copilot,
}) => {
  await allowSite(copilot);
  await openWorkbench(copilot);
  const peer = await bench.pair();
  const popup = await bench.openActivity();
  await copilot.page.bringToFront();
  const look = await peer.command('snapshot');
  const lost = peer.command('click', { ref: refIn(look, 'button "Save"') }, 'once');
  lost.catch(() => undefined);
  await expect(cardOf(popup)).toBeVisible();
  await copilot.killWorker();
  const again = await bench.agent.peer();
  // Refs went with the connection; a new look gives new ones.
  const seen = await again.command('snapshot');
  const click = again.command('click', { ref: refIn(seen, 'button "Save"') }, 'once');
  expect(await answered(click, popup, 'Approve')).toMatchObject({ success: true });
  await expect(copilot.page.locator('#note')).toHaveText('save;');
});

test('a worker that dies over an act never does it twice', async ({ bench, copilot }) => {
  await allowSite(copilot);
  await openWorkbench(copilot);
  await copilot.page.evaluate(() => {
    document.querySelector('button')?.addEventListener('click', () => {
      console.log('clicked');
      const end = performance.now() + 3_000;
      while (performance.now() < end);
    });
  });
  const peer = await bench.pair();
  const popup = await bench.openActivity();
  await copilot.page.bringToFront();
  const command = { ref: refIn(await peer.command('snapshot'), 'button "Save"') };
  const clicked = copilot.page.waitForEvent('console', (message) => message.text() === 'clicked');
  const lost = peer.command('click', command, 'once');
  lost.catch(() => undefined);
  await cardOf(popup).getByRole('button', { name: 'Approve', exact: true }).click();
  await clicked;
  await copilot.killWorker();
  const again = await bench.agent.peer();
  expect(await again.command('click', command, 'once')).toMatchObject({
    success: false,
    code: 'OUTCOME_UNKNOWN',
  });
  await expect(copilot.page.locator('#note')).toHaveText('save;');
  type Entry = { taskId: string; phase: string; call?: { name: string }; status?: string };
  const entries = async () =>
    (await copilot.records<Entry>(popup, 'journal')).filter(({ taskId }) => taskId === 'direct');
  await expect
    .poll(async () => (await entries()).map(({ phase, status }) => status ?? phase))
    .toEqual(['intent', 'ok']);
});

test('a card goes with the agent that asked', async ({ bench, copilot }) => {
  await allowSite(copilot);
  await openWorkbench(copilot);
  const peer = await bench.pair();
  const popup = await bench.openActivity();
  await copilot.page.bringToFront();
  const seen = await peer.command('snapshot');
  const lost = peer.command('click', { ref: refIn(seen, 'button "Save"') });
  lost.catch(() => undefined);
  await expect(cardOf(popup)).toBeVisible();
  peer.drop();
  await expect(cardOf(popup)).toHaveCount(0);
  await bench.agent.peer();
  await expect(copilot.page.locator('#note')).toHaveText('');
});

test('after the worker’s death the bridge connects again by itself, and works', async ({
  bench,
  copilot,
}) => {
  await allowSite(copilot);
  await openWorkbench(copilot);
  const peer = await bench.pair();
  expect(await peer.command('snapshot')).toMatchObject({ success: true });
  const { cdp, extensionId } = copilot.browser;
  const { targetInfos } = await cdp.send('Target.getTargets');
  const worker = targetInfos.find(
    ({ type, url }) => type === 'service_worker' && new URL(url).host === extensionId,
  );
  await cdp.send('Target.closeTarget', { targetId: worker?.targetId ?? '' });
  await peer.closed;
  const again = await bench.agent.peer();
  expect(await again.command('click', { ref: 'e1' })).toMatchObject({ success: false, code: 'STALE' });
  expect(await again.command('snapshot')).toMatchObject({ success: true, data: { title: 'Workbench' } });
});
