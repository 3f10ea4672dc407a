// The service worker is killed at every phase of the journal of the invoice run: each run still ends
// `succeeded`, with one download by the server's count and no step done twice. A clean run enumerates the
// markers. By default a seeded sample runs, one kill of every phase among them; FULL=1 runs all.
import { sendGoal } from '../../scripts/panel.mjs';
import { PHASES } from '../../src/background/markers';
import type { JournalEntry } from '../../src/shared/records';
import { expect, test, type Copilot } from './fixtures';
import { killedAnywhere, untilEnded } from './killed-run';
import { expectOneInvoice, INVOICE_GOAL } from './portal-invoices';

/** One of each phase; about ten seconds a kill. */
const SAMPLE = 9;
const SEED = 20_250_312;

test.setTimeout(process.env['FULL'] ? 3 * 60 * 60_000 : 15 * 60_000);

test('a worker killed at any phase of the journal loses nothing and does nothing twice', async () => {
  await killedAnywhere(invoiceRun, { sample: SAMPLE, seed: SEED }, (clean) => {
    const missing = PHASES.filter((phase) => !clean.some((marker) => marker.phase === phase));
    expect(missing, 'phases that never fired').toEqual([]);
  });
});

async function invoiceRun(copilot: Copilot, killAt: number | undefined): Promise<void> {
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
