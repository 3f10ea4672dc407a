// Waits, after an act, until the page is quiet: no mutation, no finished request, no sign of loading for
// SETTLE_QUIET_MS (longer, where asked, while nothing has moved at all), nothing fading over the page, no
// navigation under way; at most SETTLE_TIMEOUT_MS. A thing that never rests is not waited for. Requests in flight cannot be seen
// from here; busy marks that the act brought up stand for them.
import { SETTLE_QUIET_MS, SETTLE_TIMEOUT_MS } from '../../shared/budgets';
import type { PageWindow } from '../act/act-context';
import { ownElements } from '../act/own-elements';
import { pause } from './pause';

export interface Settled {
  /** quiet: nothing moved any more. timeout: it went on moving. left: the document is being replaced. */
  how: 'quiet' | 'timeout' | 'left' | 'cancelled';
  /** Address of a navigation that was begun and has not ended. */
  navigatingTo?: string;
  ms: number;
}

export interface Watch {
  /** `silentMs`: how long a page in which nothing has moved yet is waited for. */
  settle(signal: AbortSignal, silentMs?: number): Promise<Settled>;
  /** Stops watching; nothing is left behind in the page. */
  stop(): void;
}

/** Of an event of the Navigation API, only what is used: TypeScript's DOM library does not have it yet. */
interface NavigateLike extends Event {
  destination?: { url: string; sameDocument: boolean };
  downloadRequest?: string | null;
  hashChange?: boolean;
}

const BUSY =
  '[aria-busy="true"], progress:not([value]), [role="progressbar"]:not([aria-valuenow]), [class*="spinner" i], [class*="loading" i], [class*="loader" i], [class*="skeleton" i]';
/** A page that shows a busy mark for good (a decorative class name) is not waited for past this. */
const BUSY_MAX_MS = 2_000;

/** What fades over the page for longer than this is not waited for. */
const FADE_MAX_MS = 600;

/** A node that changed in this many batches is one that never rests. */
const TICKS = 8;

/** Starts watching; call it before the act. */
export function watchPage(window: PageWindow): Watch {
  const { document, performance } = window;
  let lastChange = performance.now();
  /** Something has moved since the watch began. */
  let moved = false;
  let left = false;
  let navigatingTo: string | undefined;
  const busyBefore = new Set(busyMarks(document));
  const touch = () => {
    moved = true;
    lastChange = performance.now();
  };

  const told = new WeakMap<Node, number>();
  const mutations = new MutationObserver((records) => {
    // Each node counts once a batch; what ticks on and on (a clock, a carousel) soon counts no more.
    let news = false;
    for (const target of new Set(records.map((record) => record.target))) {
      if (ownElements.has(target)) continue;
      const times = (told.get(target) ?? 0) + 1;
      told.set(target, times);
      if (times <= TICKS) news = true;
    }
    if (news) touch();
  });
  mutations.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const resources = new PerformanceObserver(touch);
  resources.observe({ type: 'resource' });

  const events = new AbortController();
  const { signal } = events;
  const onLeave = () => (left = true);
  window.addEventListener('pagehide', onLeave, { signal });
  const navigation = (window as { navigation?: EventTarget }).navigation;
  navigation?.addEventListener(
    'navigate',
    (event) => {
      const { destination, downloadRequest } = event as NavigateLike;
      touch();
      if (destination && !destination.sameDocument && !downloadRequest && /^https?:/.test(destination.url)) {
        navigatingTo = destination.url;
      }
    },
    { signal },
  );
  // A backdrop that fades in comes before what it is for; nothing else moves meanwhile.
  const fades = new Map<EventTarget | null, number>();
  const onFade = ({ type, target, propertyName }: TransitionEvent) => {
    if (propertyName !== 'opacity') return;
    if (type !== 'transitionrun') {
      if (fades.delete(target)) touch();
    } else if (coversPage(target as Element, window)) fades.set(target, performance.now() + FADE_MAX_MS);
  };
  for (const type of ['transitionrun', 'transitionend', 'transitioncancel'] as const)
    window.addEventListener(type, onFade, { signal, capture: true });
  // Cancelled by the page, answered by a download, or failed.
  const onNavigated = () => (navigatingTo = undefined);
  navigation?.addEventListener('navigateerror', onNavigated, { signal });
  navigation?.addEventListener('navigatesuccess', onNavigated, { signal });

  return {
    async settle(cancel, silentMs = SETTLE_QUIET_MS) {
      const start = performance.now();
      lastChange = start;
      const end = start + SETTLE_TIMEOUT_MS;
      for (;;) {
        const now = performance.now();
        const ms = Math.round(now - start);
        if (left) return { how: 'left', ms, ...(navigatingTo ? { navigatingTo } : {}) };
        if (cancel.aborted) return { how: 'cancelled', ms };
        if (now >= end) return { how: 'timeout', ms, ...(navigatingTo ? { navigatingTo } : {}) };
        const quietFor = now - lastChange;
        const enoughMs = moved ? SETTLE_QUIET_MS : silentMs;
        const fading = [...fades.values()].some((until) => now < until);
        if (quietFor >= enoughMs && !navigatingTo && !fading) {
          const busy = ms < BUSY_MAX_MS && busyMarks(document).some((mark) => !busyBefore.has(mark));
          if (!busy) return { how: 'quiet', ms };
          await pause(window, 50, cancel);
          continue;
        }
        // Short enough that what moves in the meantime shortens the wait.
        const restMs = Math.min(SETTLE_QUIET_MS, enoughMs - quietFor, end - now);
        await pause(window, Math.max(5, restMs), cancel);
      }
    },
    stop() {
      mutations.disconnect();
      resources.disconnect();
      events.abort();
    },
  };
}

function coversPage(element: Element, { innerWidth, innerHeight }: Window): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width >= innerWidth * 0.9 && height >= innerHeight * 0.9;
}

function busyMarks(document: Document): Element[] {
  return Array.from(document.querySelectorAll(BUSY)).filter((mark) =>
    mark.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  );
}
