// A page where nobody uses the copilot pays nothing; where it is used, it starts without a long task and rests
// without timers. Times are printed as figures; what is asserted is the limit of the promise.
import type { CDPSession, Page } from '@playwright/test';
import { sendGoal } from '../../scripts/panel.mjs';
import { expect, test } from './fixtures';

/** Names of the isolated worlds in the page that belong to the extension. */
async function worldsOf(cdp: CDPSession, extensionId: string): Promise<number[]> {
  const ids: number[] = [];
  const seen = (event: { context: { id: number; origin: string } }) => {
    if (event.context.origin === `chrome-extension://${extensionId}`) ids.push(event.context.id);
  };
  cdp.on('Runtime.executionContextCreated', seen);
  await cdp.send('Runtime.enable');
  await cdp.send('Runtime.disable');
  cdp.off('Runtime.executionContextCreated', seen);
  return ids;
}

async function session(page: Page): Promise<CDPSession> {
  return page.context().newCDPSession(page);
}

test('no content script is in a page where the copilot was not invoked', async ({ copilot, portal }) => {
  const other = await copilot.browser.context.newPage();
  await other.goto(`${portal.origin}/shop`);
  await copilot.openPortal('/');
  const panel = await copilot.openPanel();
  // Opening the panel alone reads nothing.
  expect(await worldsOf(await session(copilot.page), copilot.browser.extensionId)).toEqual([]);
  await copilot.runGoal(panel, 'Click Plans');
  expect(await worldsOf(await session(other), copilot.browser.extensionId)).toEqual([]);
});

test('the content script keeps no timer and asks for no frame once a task has ended', async ({ copilot }) => {
  await copilot.openPortal('/shop');
  const panel = await copilot.openPanel();
  await copilot.runGoal(panel, 'Search for "thermostat"');
  const cdp = await session(copilot.page);
  const { extensionId } = copilot.browser;
  expect(await worldsOf(cdp, extensionId)).not.toEqual([]);
  // The page is watched for a moment after the end (background/acts/afterwards.ts); by its own time that is over then.
  const rest = await copilot.page.evaluate(() => performance.now() + 6_000);
  await copilot.page.waitForFunction((time) => performance.now() >= time, rest, { polling: 200 });
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'disabled-by-default-v8.cpu_profiler'] },
  });
  const events: {
    name: string;
    args: { data?: { functionName?: string; url?: string; stackTrace?: { url: string }[] } };
  }[] = [];
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as typeof events)));
  // Three seconds of the page's own time: longer than any settle or idle slice.
  const end = await copilot.page.evaluate(() => performance.now() + 3_000);
  await copilot.page.waitForFunction((time) => performance.now() >= time, end, { polling: 200 });
  const complete = new Promise<void>((resolve) => cdp.once('Tracing.tracingComplete', () => resolve()));
  await cdp.send('Tracing.end');
  await complete;
  const ours = events.filter(
    ({ name, args }) =>
      /^(FunctionCall|TimerInstall|TimerFire|RequestAnimationFrame|FireAnimationFrame|RequestIdleCallback)$/.test(
        name,
      ) &&
      [args.data?.url, ...(args.data?.stackTrace ?? []).map(({ url }) => url)].some((url) =>
        // The worker is in the trace too, and may well be at work.
        url?.startsWith(`chrome-extension://${extensionId}/content`),
      ),
  );
  expect(ours.map(({ name, args }) => `${name} ${args.data?.functionName ?? ''}`)).toEqual([]);
});

test('a page of 10,000 nodes is read and acted on; its long tasks are printed', async ({ copilot }) => {
  await copilot.openPortal('/about');
  await copilot.page.evaluate(() => {
    const main = document.querySelector('main')!;
    const rows = Array.from(
      { length: 1_250 },
      (_, i) =>
        `<li><h3>Item ${i}</h3><p>About <b>item ${i}</b> <a href="/plans?i=${i}">Open ${i}</a> <button type="button">Keep ${i}</button></p></li>`,
    );
    main.innerHTML = `<h1>Items</h1><ul>${rows.join('')}</ul>`;
    main.addEventListener('click', ({ target }) => {
      main.dataset['clicked'] = `${main.dataset['clicked'] ?? ''}${(target as Element).textContent};`;
    });
  });
  const nodes = await copilot.page.evaluate(() => document.querySelectorAll('*').length);
  expect(nodes).toBeGreaterThan(7_500);
  await copilot.page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const tasks: number[] = [];
        Object.assign(globalThis, { longTasks: tasks });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) tasks.push(Math.round(entry.duration));
        }).observe({ type: 'longtask' });
        // Two frames: the insertion's own layout is over.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );
  const before = await copilot.page.evaluate(
    () => (globalThis as unknown as { longTasks: number[] }).longTasks.length,
  );
  const panel = await copilot.openPanel();
  await sendGoal(panel, 'Click Keep 700');
  await copilot.expectStatus(panel, 'succeeded');
  const durations = await copilot.page.evaluate(
    (from) => (globalThis as unknown as { longTasks: number[] }).longTasks.slice(from),
    before,
  );
  // A figure, never an assertion: what a shared machine does between two slices is not the product's.
  console.log(`long tasks on ${nodes} elements: ${durations.join(', ') || 'none'} ms`);
  await expect(copilot.page.locator('main')).toHaveAttribute('data-clicked', 'Keep 700;');
});
