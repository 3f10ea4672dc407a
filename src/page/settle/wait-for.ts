// dom.waitFor: a URL change, a quiet network, what comes of the last act, an element or a text, with a deadline.
// Looks again when the page changed; a slow poll catches what mutations do not tell (styles, visibility, history without events).
import { WAIT_FOR_DEFAULT_MS } from '../../shared/budgets';
import { pageText, type PageText } from '../../shared/page-text';
import { showsEffect, type Change } from '../../shared/observation';
import { failure, success, type ToolResult } from '../../shared/tool-result';
import type { ArgsOf } from '../../tools/registry';
import type { Located, PageWindow } from '../act/act-context';
import { isShown } from '../act/hit-test';
import type { RoleSelector } from '../../shared/selector';
import { watchChanges, type ChangeWatch } from '../act/change-watch';
import { pause } from './pause';

const POLL_MS = 250;
/** Where the whole page is compared: what is checked by a script alone is no mutation. */
const CHANGE_POLL_MS = 1_000;
/** No request ended for this long: the network counts as idle. */
const NETWORK_QUIET_MS = 500;

export interface WaitContext {
  window: PageWindow;
  signal: AbortSignal;
  locate(selector: RoleSelector): Located;
  /** What a change is compared with; undefined: with the page as it is now. */
  since?: ChangeWatch | undefined;
}

type Args = ArgsOf<'dom.waitFor'>;

export async function waitFor(args: Args, ctx: WaitContext): Promise<ToolResult> {
  const timeoutMs = args.timeoutMs ?? WAIT_FOR_DEFAULT_MS;
  switch (args.event) {
    case 'urlChange':
      return waitUrl(args.value, timeoutMs, ctx);
    case 'networkIdle':
      return waitNetwork(timeoutMs, ctx);
    case 'change':
      return waitChange(timeoutMs, ctx);
    case 'text': {
      const text = args.value?.trim();
      if (!text) return failure('INVALID_ACTION', 'dom.waitFor text: give the text (value)');
      const wanted = fold(text);
      const there = () => fold(visibleText(ctx.window.document)).includes(wanted);
      return (
        (await until(there, timeoutMs, ctx)) ?? timedOut(ctx, `the text “${pageText(text, 80)}”`, timeoutMs)
      );
    }
    case 'selector': {
      const { selector } = args;
      if (!selector) return failure('INVALID_ACTION', 'dom.waitFor selector: give the selector');
      let last = '';
      const there = () => {
        const found = ctx.locate(selector);
        last = found.ok ? 'it is not visible' : found.error;
        // Several that fit: it has come, whichever is meant.
        return found.ok ? isShown(found.element) : found.code === 'AMBIGUOUS';
      };
      return (await until(there, timeoutMs, ctx)) ?? timedOut(ctx, `an element (${last})`, timeoutMs);
    }
  }
}

/** What comes first may be followed by more: a notice, the list without what went. */
const MORE_MS = 200;

async function waitChange(timeoutMs: number, ctx: WaitContext): Promise<ToolResult> {
  const { window, signal } = ctx;
  const since = ctx.since ?? (await watchChanges(window.document));
  const news = async (): Promise<Change[]> =>
    (await since.changes({ scrolled: false })).filter((each) => showsEffect(each) && !isTick(each));
  let restMs = 0;
  const shown = async (): Promise<boolean> => {
    // The whole page is compared, so not at its every change, and the larger it is the less often.
    await pause(window, restMs, signal);
    const start = window.performance.now();
    const isNews = (await news()).length > 0;
    restMs = Math.max(MORE_MS, 4 * (window.performance.now() - start));
    return isNews;
  };
  const waited = await until(shown, timeoutMs, ctx, CHANGE_POLL_MS);
  if (!waited?.ok) return waited ?? timedOut(ctx, 'a change', timeoutMs);
  await pause(window, MORE_MS, signal);
  const changes = await news();
  // Of the last seconds, as far as the browser counts it: then the change may be the user's own.
  return success({ changes, userActive: window.navigator.userActivation.isActive });
}

/** A clock or a countdown: a line that differs by a time alone, which has gone on by a few seconds. */
function isTick({ what, detail = '' as PageText }: Change): boolean {
  const [now = 0, then = 0, ...others] = [...detail.matchAll(/\d:(\d\d)(?![\d:])/g)].map(([, last]) =>
    Number(last),
  );
  const gone = Math.abs(now - then) % 60;
  const isNear = gone > 0 && Math.min(gone, 60 - gone) <= 5;
  const rest = detail.replace(/[\d:]*\d:\d\d/g, '');
  return what === 'content' && isNear && others.length === 0 && /^\+ “(.*)” · − “\1”$/.test(rest);
}

async function waitUrl(part: string | undefined, timeoutMs: number, ctx: WaitContext): Promise<ToolResult> {
  const { location } = ctx.window;
  const before = location.href;
  const changed = () => (part ? location.href.includes(part) : location.href !== before);
  const waited = await until(changed, timeoutMs, ctx);
  const what = part ? `the address to contain “${pageText(part, 120)}”` : 'another address';
  return waited ?? timedOut(ctx, what, timeoutMs);
}

async function waitNetwork(timeoutMs: number, ctx: WaitContext): Promise<ToolResult> {
  const { performance, document } = ctx.window;
  let last = performance.now();
  const observer = new PerformanceObserver(() => (last = performance.now()));
  observer.observe({ type: 'resource' });
  try {
    const quiet = () => document.readyState === 'complete' && performance.now() - last >= NETWORK_QUIET_MS;
    return (await until(quiet, timeoutMs, ctx)) ?? timedOut(ctx, 'a quiet network', timeoutMs);
  } finally {
    observer.disconnect();
  }
}

/** Success, a cancellation, or undefined when time ran out. */
async function until(
  holds: () => boolean | Promise<boolean>,
  timeoutMs: number,
  ctx: WaitContext,
  pollMs = POLL_MS,
): Promise<ToolResult | undefined> {
  const { window, signal } = ctx;
  const start = window.performance.now();
  let wake = new AbortController();
  const observer = new MutationObserver(() => wake.abort());
  observer.observe(window.document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
  const onEvent = () => wake.abort();
  const events = ['hashchange', 'popstate', 'pageshow'] as const;
  for (const event of events) window.addEventListener(event, onEvent);
  signal.addEventListener('abort', onEvent);
  try {
    for (;;) {
      if (signal.aborted) return failure('CANCELLED', 'stopped waiting');
      if (await holds()) return success({ waitedMs: Math.round(window.performance.now() - start) });
      const left = timeoutMs - (window.performance.now() - start);
      if (left <= 0) return undefined;
      // A page that changes all the time is looked at every 20 ms at most, not at every change.
      await pause(window, Math.min(left, 20), signal);
      wake = new AbortController();
      await pause(window, Math.max(0, Math.min(left - 20, pollMs)), wake.signal);
    }
  } finally {
    observer.disconnect();
    for (const event of events) window.removeEventListener(event, onEvent);
    signal.removeEventListener('abort', onEvent);
  }
}

function timedOut(ctx: WaitContext, what: string, timeoutMs: number): ToolResult {
  return failure(
    'TIMEOUT',
    `waited ${timeoutMs} ms for ${what} at ${ctx.window.location.href.slice(0, 300)}`,
  );
}

const fold = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();

function visibleText(document: Document): string {
  return document.body?.innerText ?? '';
}
