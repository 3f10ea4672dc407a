// Long reading in slices: a pass over a large page gives the page its turn every few milliseconds. What is
// read is written as a generator that yields where `due` says so; the same steps run at once for callers that
// cannot wait. Neither frames nor idle time are waited for: in a hidden tab neither comes. Page world.
import { LONG_TASK_PENALTY_MS, SLICE_MS } from '../../shared/perception-budgets';
import { newPassCache, withPerceptionCache } from '../accessible/pass-cache';

/** Work that may be interrupted wherever it yields; the page may have changed when it goes on. */
export type Steps<T> = Generator<void | Promise<unknown>, T, void>;

/** What the browser itself calls a long task (Long Tasks API). */
const LONG_TASK_MS = 50;

let untilMs = Infinity;
let busyAtMs = -Infinity;

/** This slice is used up: yield. */
export function due(): boolean {
  return performance.now() >= untilMs;
}

/** Whether who runs this work can wait for a promise. */
export function canWait(): boolean {
  return untilMs !== Infinity;
}

/** Waits for what is done elsewhere, where `canWait` says so; the promise must not reject. */
export function* waited<T>(promise: Promise<T>): Steps<T> {
  let value: { of: T } | undefined;
  yield promise.then((of) => (value = { of }));
  return value!.of;
}

/** The same work without interruption. */
export function atOnce<T>(steps: Steps<T>): T {
  const step = slice(steps, Infinity);
  if (step.done !== true) throw new Error('paused outside of a slice');
  return step.value;
}

/**
 * Runs the work in slices, and in one slice, without a pause, what is short. Look-ups are shared between slices
 * as long as `version` says that the page is the same.
 */
export async function inSlices<T>(steps: Steps<T>, version: () => number): Promise<T> {
  let cache = newPassCache();
  for (;;) {
    const seen = version();
    const startedMs = performance.now();
    const lengthMs = startedMs - busyAtMs < LONG_TASK_PENALTY_MS ? SLICE_MS / 2 : SLICE_MS;
    const step = withPerceptionCache(() => slice(steps, startedMs + lengthMs), cache);
    if (step.done === true) return step.value;
    const pausedMs = performance.now();
    await (step.value ?? turnOfThePage());
    const nowMs = performance.now();
    // Someone else's task or ours was long: this page has no time to spare.
    const others = step.value === undefined ? nowMs - pausedMs : 0;
    if (others > LONG_TASK_MS || pausedMs - startedMs > LONG_TASK_MS) busyAtMs = nowMs;
    if (version() !== seen) cache = newPassCache();
  }
}

/** One by one, with a pause where it is due; the clock is looked at every `stride` of them. */
export function* mapped<From, To>(
  all: readonly From[],
  map: (each: From, index: number) => To,
  stride = 1,
): Steps<To[]> {
  const out: To[] = [];
  for (let index = 0; index < all.length; index++) {
    if (index % stride === 0 && due()) yield;
    out.push(map(all[index]!, index));
  }
  return out;
}

function slice<T>(steps: Steps<T>, until: number): IteratorResult<void | Promise<unknown>, T> {
  const outer = untilMs;
  untilMs = until;
  try {
    return steps.next();
  } finally {
    untilMs = outer;
  }
}

function turnOfThePage(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  if (scheduler?.yield) return scheduler.yield();
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
