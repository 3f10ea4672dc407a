// Waiting inside a page, also in a tab that nobody looks at. Hidden pages get no animation frames and
// their timers are held back to once a second (after five minutes to once a minute), so short pauses
// there are counted by message tasks instead; longer ones take the slow timer.
import type { PageWindow } from '../act/act-context';

/** Longest pause that is counted by tasks in a hidden page: a brief spin, never a busy wait of seconds. */
const SPIN_MAX_MS = 250;

/** Resolves after `ms`, or at once when the signal aborts. Never rejects. */
export function pause(window: PageWindow, ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) {
      resolve();
      return;
    }
    const until = window.performance.now() + ms;
    // Hidden and short: counted by tasks.
    const spin = window.document.hidden && ms <= SPIN_MAX_MS ? new MessageChannel() : undefined;
    const done = () => {
      window.clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      spin?.port1.close();
      resolve();
    };
    const timer = window.setTimeout(done, ms);
    signal?.addEventListener('abort', done, { once: true });
    if (!spin) return;
    spin.port1.onmessage = () => {
      if (window.performance.now() >= until) done();
      else spin.port2.postMessage(0);
    };
    spin.port2.postMessage(0);
  });
}

/** The next animation frame; a short pause where frames do not come (hidden tab, throttled frame) or the signal aborts. */
export function nextFrame(window: PageWindow, signal?: AbortSignal): Promise<void> {
  if (window.document.hidden) return pause(window, 16, signal);
  const frame = new Promise<void>((resolve) => window.requestAnimationFrame(() => resolve()));
  return Promise.race([frame, pause(window, 100, signal)]);
}

/** Lets tasks that the page has queued (selectionchange, framework schedulers) run. */
export function nextTask(window: PageWindow): Promise<void> {
  return pause(window, 0);
}
