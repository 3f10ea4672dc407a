// The main job in the built extension: from a typed goal on the home page to one verified file.
import { sendGoal, turnsOf } from '../../scripts/panel.mjs';
import { expect, test } from './fixtures';
import {
  expectOneInvoice,
  INVOICE_GOAL,
  lastMonthsFile,
  signInWhenAsked,
  watchTabs,
} from './portal-invoices';

for (const variant of ['plain', 'rerender', 'reorder', 'restyle']) {
  test(`downloads last month's invoice from the home page (${variant}), then goes straight there`, async ({
    copilot,
    portal,
  }) => {
    await copilot.openPortal('/', variant);
    const panel = await copilot.openPanel();
    const tabEvents = await watchTabs(panel);
    await sendGoal(panel, INVOICE_GOAL);
    await signInWhenAsked(copilot, panel);
    await copilot.expectStatus(panel, 'succeeded', 90_000);
    expectOneInvoice(copilot);
    await expect(panel.locator('[data-task-result]')).toContainText(lastMonthsFile());

    // It explored: the panel's own count is what the browser did, and reading changed nothing on the server.
    const explored = (await turnsOf(panel))
      .map(({ text }) => /Opened (\d+) background tabs?, visited (\d+) pages?, closed (\d+)/.exec(text))
      .filter((match) => match !== null)
      .map((match) => match.slice(1).map(Number));
    expect(explored.length).toBeGreaterThan(0);
    const sum = (at: number) => explored.reduce((total, counts) => total + (counts[at] ?? 0), 0);
    const tabs = await tabEvents();
    expect(sum(0)).toBeGreaterThan(0);
    expect(sum(1)).toBeGreaterThan(0);
    expect(sum(2)).toBe(sum(0));
    expect(tabs.opened).toHaveLength(sum(0));
    expect([...tabs.closed].sort()).toEqual([...tabs.opened].sort());
    expect(tabs.foreground).toEqual([]);
    const writes = portal.log.filter(({ method }) => method !== 'GET').map(({ path }) => path);
    expect(writes.filter((path) => path !== '/login' && path !== '/consent')).toEqual([]);

    // A second run in the same profile: signed in, and the way is known.
    await copilot.openPortal('/', variant);
    await sendGoal(panel, INVOICE_GOAL);
    await panel.waitForFunction(() => !document.querySelector('[data-task-status=succeeded]'));
    await copilot.expectStatus(panel, 'succeeded', 60_000);
    expect(portal.counters().downloads).toEqual({ [lastMonthsFile()]: 2 });
    expect((await tabEvents()).opened).toHaveLength(tabs.opened.length);
  });
}
