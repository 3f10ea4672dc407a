// Markers of the journal's phases. In the test build each is logged, and a test can hold the worker at one
// (so that it can be killed exactly there). In the release build `mark` is empty and is compiled away.

export const PHASES = [
  'task.accepted',
  'effect.chosen',
  'intent.before',
  'intent.after',
  'act.sent',
  'act.returned',
  'outcome.before',
  'outcome.after',
  'state.saved',
] as const;
export type MarkerPhase = (typeof PHASES)[number];

export interface Marker {
  /** Position among all markers since the log was last cleared; survives the worker. */
  index: number;
  phase: MarkerPhase;
  taskId: string;
  seq: number;
  detail: string;
}

const LOG_KEY = 'test.markers';
const HOLD_KEY = 'test.hold';

declare const __TEST_HOOKS__: boolean;

let chain: Promise<void> = Promise.resolve();

export async function mark(phase: MarkerPhase, taskId: string, seq: number, detail = ''): Promise<void> {
  if (!__TEST_HOOKS__) return;
  const mine = chain.then(async () => {
    const stored = await chrome.storage.session.get([LOG_KEY, HOLD_KEY]);
    const log = (stored[LOG_KEY] as Marker[] | undefined) ?? [];
    const index = log.length;
    log.push({ index, phase, taskId, seq, detail });
    await chrome.storage.session.set({ [LOG_KEY]: log });
    // Held for good: only the worker's death ends it.
    if (stored[HOLD_KEY] === index) await new Promise<void>(() => undefined);
  });
  chain = mine;
  await mine;
}

export async function markerLog(): Promise<Marker[]> {
  return ((await chrome.storage.session.get(LOG_KEY))[LOG_KEY] as Marker[] | undefined) ?? [];
}

/** Clears the log and arms (or disarms) the marker at which the worker stops. */
export async function armMarker(index: number | null): Promise<void> {
  await chrome.storage.session.set({ [LOG_KEY]: [], [HOLD_KEY]: index });
}
