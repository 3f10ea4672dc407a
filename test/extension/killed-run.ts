// A run in which the service worker is killed at one marker of the journal.
import type { Page } from '@playwright/test';
import { statusOf, waitForStatus } from '../../scripts/panel.mjs';
import { PHASES, type Marker, type MarkerPhase } from '../../src/background/markers';
import { ENDED, expect, type Copilot } from './fixtures';

/** Longest wait for one more marker before the run counts as stuck. */
const NEXT_MARKER_MS = 45_000;

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

/** The last marker of every phase, then others by a seeded choice, `count` in all; with FULL=1 every one. */
export function sampleOf(markers: readonly Marker[], count: number, seed: number): number[] {
  if (process.env['FULL']) return markers.map(({ index }) => index);
  const chosen = new Set<number>();
  const of = (phase: MarkerPhase) => markers.filter((marker) => marker.phase === phase);
  for (const phase of PHASES) {
    const last = of(phase).at(-1);
    if (last) chosen.add(last.index);
  }
  let state = seed;
  while (chosen.size < Math.min(count, markers.length)) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    chosen.add(state % markers.length);
  }
  return [...chosen].sort((a, b) => a - b);
}
