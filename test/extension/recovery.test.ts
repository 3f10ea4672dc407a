// The service worker is killed at every phase of the journal of the invoice run: each run still ends
// `succeeded`, with one download by the server's count and no step done twice. A clean run enumerates the
// markers. By default a seeded sample runs, one kill of every phase among them; FULL=1 runs all.
import { launchBrowser } from '../../scripts/browser.mjs';
import { sendGoal } from '../../scripts/panel.mjs';
import { findChromium } from '../../scripts/setup.mjs';
import { PHASES, type Marker } from '../../src/background/markers';
import type { JournalEntry } from '../../src/shared/records';
import { startPortal } from '../sites/serve.mjs';
import { Copilot, expect, test } from './fixtures';
import { sampleOf, untilEnded } from './killed-run';
import { expectOneInvoice, INVOICE_GOAL } from './portal-invoices';

/** About ten seconds a kill: the sample stays under three minutes. */
const SAMPLE = 12;
const SEED = 20_250_312;

test.setTimeout(process.env['FULL'] ? 3 * 60 * 60_000 : 15 * 60_000);

test('a worker killed at any phase of the journal loses nothing and does nothing twice', async () => {
  const clean = await invoiceRun(undefined);
  const missing = PHASES.filter((phase) => !clean.some((marker) => marker.phase === phase));
  expect(missing, 'phases that never fired').toEqual([]);
  for (const index of sampleOf(clean, SAMPLE, SEED)) {
    const marker = clean[index];
    await test.step(`killed at ${index} of ${clean.length} (${marker?.phase} of step ${marker?.seq})`, () =>
      invoiceRun(index));
  }
});

/** One whole run in a fresh profile; killed at the marker, when one is given. Returns the markers of the run. */
async function invoiceRun(killAt: number | undefined): Promise<Marker[]> {
  const portal = await startPortal();
  const browser = await launchBrowser({
    dist: 'dist-loopback',
    executablePath: findChromium() ?? 'chromium',
  });
  try {
    const copilot = new Copilot(browser, portal);
    await copilot.openPortal('/');
    const panel = await copilot.openPanel();
    await copilot.holdAt(killAt ?? null);
    await sendGoal(panel, INVOICE_GOAL);
    let signedIn = false;
    await untilEnded(copilot, panel, killAt, async () => {
      if (signedIn) return;
      signedIn = true;
      await copilot.logIn();
    });
    await copilot.expectStatus(panel, 'succeeded');
    expectOneInvoice(copilot);
    expectNothingTwice(await copilot.records<JournalEntry>(panel, 'journal'));
    return await copilot.markers();
  } finally {
    await browser.close();
    await portal.close();
  }
}

/** One intent and at most one outcome a step, and no act that succeeded is there twice. */
function expectNothingTwice(journal: readonly JournalEntry[]): void {
  const keys = journal.map(({ taskId, seq, phase }) => `${taskId} ${seq} ${phase}`);
  expect(keys).toEqual([...new Set(keys)]);
  const done = new Set(
    journal.flatMap((entry) => (entry.phase === 'outcome' && entry.status === 'ok' ? [entry.seq] : [])),
  );
  const acts = journal.flatMap((entry) =>
    entry.phase === 'intent' && done.has(entry.seq) && ACTS.test(entry.call.name)
      ? [JSON.stringify([entry.call.name, entry.url, entry.call.args['selector']])]
      : [],
  );
  expect(acts).toEqual([...new Set(acts)]);
  const open = journal.filter(
    ({ phase, seq }) => phase === 'intent' && !journal.some((e) => e.phase === 'outcome' && e.seq === seq),
  );
  expect(open, 'steps left without an outcome').toEqual([]);
}

const ACTS = /^dom\.(click|dblclick|submit|press|type|select|check|set)$/;
