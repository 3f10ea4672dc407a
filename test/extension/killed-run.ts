// A run in which the service worker is killed at one marker of the journal.
import type { Page } from '@playwright/test';
import { launchBrowser } from '../../scripts/browser.mjs';
import { statusOf, waitForStatus } from '../../scripts/panel.mjs';
import { findChromium } from '../../scripts/setup.mjs';
import { PHASES, type Marker, type MarkerPhase } from '../../src/background/markers';
import { startPortal } from '../sites/serve.mjs';
import { Copilot, ENDED, expect, test } from './fixtures';

/** From the intent that is durable to the outcome that is: what a worker that dies here did is looked for, not done again. */
const AROUND_THE_ACT: readonly MarkerPhase[] = [
  'intent.after',
  'act.sent',
  'act.returned',
  'outcome.before',
  'outcome.after',
];

/** Longest wait for one more marker before the run counts as stuck. */
const NEXT_MARKER_MS = 45_000;

/**
 * One clean run, which tells the markers; then one that is killed at each marker of the sample. `run` takes a fresh
 * profile from the goal to the end and judges what became of it; `killAt`: undefined for the clean run.
 */
export async function killedAnywhere(
  run: (copilot: Copilot, killAt: number | undefined) => Promise<void>,
  chosen: { sample: number; seed: number },
  onClean: (markers: readonly Marker[]) => void = () => undefined,
): Promise<void> {
  const clean = await inFreshProfile(run, undefined);
  onClean(clean);
  for (const index of sampleOf(clean, chosen.sample, chosen.seed)) {
    const marker = clean[index];
    await test.step(`killed at ${index} of ${clean.length} (${marker?.phase} of step ${marker?.seq})`, () =>
      inFreshProfile(run, index));
  }
}

async function inFreshProfile(
  run: (copilot: Copilot, killAt: number | undefined) => Promise<void>,
  killAt: number | undefined,
): Promise<Marker[]> {
  const portal = await startPortal();
  const browser = await launchBrowser({
    dist: 'dist-loopback',
    executablePath: findChromium() ?? 'chromium',
  });
  try {
    const copilot = new Copilot(browser, portal);
    await run(copilot, killAt);
    return await copilot.markers();
  } finally {
    await browser.close();
    await portal.close();
  }
}

/** Until the task has ended; the worker dies when the marker `killAt` is held. `onAwait`: the task waits for the user. */
export async function untilEnded(
  copilot: Copilot,
  panel: Page,
  killAt: number | undefined,
  onAwait: () => Promise<void> = async () => {},
): Promise<void> {
  let killed = killAt === undefined;
  for (;;) {
    const status = await statusOf(panel);
    if (!killed) {
      const log = await copilot.markers();
      if (log.length > (killAt ?? 0)) {
        await copilot.killWorker();
        killed = true;
      }
    }
    if (status && ENDED.includes(status)) break;
    if (status === 'awaiting_user') await onAwait();
    await somethingNew(panel, killed ? undefined : killAt, status);
  }
  expect(killed, 'the marker of the kill fired').toBe(true);
  await waitForStatus(panel, ENDED);
}

/** Approves what is asked, unless the task goes on meanwhile: a worker that died with the approval in its hands may yet have kept it. */
export async function approve(panel: Page): Promise<void> {
  const button = panel.getByRole('group').getByRole('button', { name: 'Approve', exact: true });
  const goesOn = panel.locator('[data-task-status]:not([data-task-status="awaiting_user"])');
  await button.or(goesOn).first().waitFor();
  if (!(await goesOn.isVisible())) await button.click({ timeout: 3_000 }).catch(() => undefined);
}

/** Until the marker of the kill has fired, or the status is another one. */
async function somethingNew(
  panel: Page,
  killAt: number | undefined,
  status: string | undefined,
): Promise<void> {
  await panel.waitForFunction(
    async ({ killAt, status }) => {
      const shown =
        document.querySelector('[data-task-status]')?.getAttribute('data-task-status') ?? undefined;
      if (shown !== status) return true;
      if (killAt === undefined) return false;
      const stored = await chrome.storage.session.get('test.markers');
      return ((stored['test.markers'] as unknown[] | undefined) ?? []).length > killAt;
    },
    { killAt, status },
    { polling: 50, timeout: NEXT_MARKER_MS },
  );
}

/**
 * The last marker of each phase around an act first, where doing it again would show, then of the other phases, both from
 * one on that the seed tells; then any by a seeded choice: `count` in all. With FULL=1 every one.
 */
function sampleOf(markers: readonly Marker[], count: number, seed: number): number[] {
  if (process.env['FULL']) return markers.map(({ index }) => index);
  const next = numbersFrom(seed);
  const lastOf = (phase: MarkerPhase): number[] =>
    markers
      .filter((marker) => marker.phase === phase)
      .slice(-1)
      .map(({ index }) => index);
  const rest = PHASES.filter((phase) => !AROUND_THE_ACT.includes(phase));
  const inOrder = [...fromTurn(AROUND_THE_ACT, seed), ...fromTurn(rest, seed)].flatMap(lastOf);
  const chosen = new Set(inOrder.slice(0, count));
  while (chosen.size < Math.min(count, markers.length)) chosen.add(next() % markers.length);
  return [...chosen].sort((a, b) => a - b);
}

/** Each seed begins at the next of them, so that tests in a row do not all end with the same. */
function fromTurn<T>(items: readonly T[], seed: number): T[] {
  const turn = seed % items.length;
  return [...items.slice(turn), ...items.slice(0, turn)];
}

/** A linear congruential generator of whole numbers below 2^32. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => (state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0);
}
