// Waits until an element can take an act, as Playwright's auto-wait does: attached, visible, stable for
// two frames, enabled, editable, in view, and reached by a pointer at the point that will be used.
// Scrolls, and where that does not help leads the pointer and the focus there. A failure names the cause.
import { isDisabled } from '../accessible/states';
import { failure, type ToolFailure } from '../../shared/tool-result';
import { nextFrame, pause } from '../settle/pause';
import type { ActContext } from './act-context';
import { describeElement } from './describe-element';
import { boxOf, hitTest, isReadOnly, isShown, pressedBy, type Hit } from './hit-test';
import { activeElementOf, isFocusable, moveFocus } from './move-focus';
import { flatParentOf } from './native';
import { movePointer } from './pointer';

export interface Checks {
  /** Default true. */
  visible?: boolean;
  /** Default true. */
  enabled?: boolean;
  /** Default false. */
  editable?: boolean;
  /** Needs a point where a pointer reaches it. Default true; implies stable and scrolled into view. */
  pointer?: boolean;
  /** The keys will do where it stays off the page and has the focus there. Default false. */
  keys?: boolean;
}

/** `offPage`: no pointer reaches it; the keyboard does. */
export type Actionable = { ok: true; element: Element; hit: Hit; offPage?: boolean } | ToolFailure;

/** Pauses between attempts, as long as the page is not ready. The last repeats. */
const RETRY_MS = [0, 20, 50, 100, 200] as const;

type Attempt =
  | { ready: true; hit: Hit; offPage?: boolean }
  | { ready: false; why: string; moving?: boolean; detached?: boolean };

/** The element may come back another one: where the page replaced its node, its successor. */
export async function waitActionable(element: Element, checks: Checks, ctx: ActContext): Promise<Actionable> {
  const name = describeElement(element);
  // What is only shown while it is waited for had no words to be judged by.
  const wasShown = isShown(element);
  let current = element;
  for (let n = 0; ; n++) {
    const attempt = await tryOnce(current, checks, n, ctx);
    if (ctx.signal.aborted) return failure('CANCELLED', `stopped before acting on ${name}`);
    if (attempt.ready) {
      const called = wasShown ? describeElement(current) : name;
      return called === name
        ? { ok: true, element: current, ...attempt }
        : failure('STALE', `${name} became ${called}`);
    }
    if (attempt.detached) {
      const successor = ctx.again?.();
      if (successor?.isConnected) {
        current = successor;
      } else if (!ctx.again) {
        return failure('STALE', `${name} was removed from the page`);
      }
    }
    if (ctx.window.performance.now() >= ctx.deadlineAt) {
      if (attempt.detached) return failure('STALE', `${name} was removed from the page`);
      return failure(attempt.moving ? 'TIMEOUT' : 'NOT_ACTIONABLE', `${name} ${attempt.why}`);
    }
    const wait = RETRY_MS[Math.min(n, RETRY_MS.length - 1)] ?? 200;
    const left = ctx.deadlineAt - ctx.window.performance.now();
    await pause(ctx.window, Math.max(0, Math.min(wait, left)), ctx.signal);
  }
}

/** The same for a press: a pointer presses what it would have pressed when that was judged. */
export async function waitPressable(element: Element, checks: Checks, ctx: ActContext): Promise<Actionable> {
  const judged = pressedBy(element);
  const ready = await waitActionable(element, checks, ctx);
  if (!ready.ok || ready.offPage) return ready;
  const pressed = pressedBy(ready.element, ready);
  if (pressed === judged || (pressed === ready.element && judged === element)) return ready;
  return failure(
    'STALE',
    `a click on ${describeElement(ready.element)} would press ${describeElement(pressed)}`,
  );
}

async function tryOnce(element: Element, checks: Checks, n: number, ctx: ActContext): Promise<Attempt> {
  if (!element.isConnected) return { ready: false, detached: true, why: 'was removed from the page' };
  if (checks.visible !== false && !isShown(element)) return { ready: false, why: 'is not visible' };
  if (checks.enabled !== false && isDisabled(element)) return { ready: false, why: 'is disabled' };
  if (checks.editable && isReadOnly(element)) return { ready: false, why: 'is read-only' };
  if (checks.pointer === false) return { ready: true, hit: middleOf(element) };
  bringIntoView(element, n);
  const before = boxOf(element);
  await nextFrame(ctx.window, ctx.signal);
  if (!element.isConnected) return { ready: false, detached: true, why: 'was removed from the page' };
  if (!sameBox(before, boxOf(element))) return { ready: false, moving: true, why: 'did not stop moving' };
  const test = hitTest(element);
  if (test.ok) return { ready: true, hit: test.hit };
  if (!test.outside) return { ready: false, why: coveredBy(element, test.cover) };
  if (n >= PATIENCE && checks.keys && activeElementOf(element.ownerDocument) === element)
    return { ready: true, hit: middleOf(element), offPage: true };
  leadTo(element);
  return { ready: false, why: 'cannot be scrolled into view' };
}

function middleOf(element: Element): Hit {
  const box = boxOf(element);
  return { point: { x: box.x + box.width / 2, y: box.y + box.height / 2 }, element };
}

/** Attempts (0.4 s) in which the page may bring in what it keeps beside itself. */
const PATIENCE = 5;

/**
 * Many pages keep the actions of a row and the entries of a menu beside the page until the pointer is on the
 * row, or the focus in it.
 */
function leadTo(element: Element): void {
  for (let at = flatParentOf(element); at; at = flatParentOf(at)) {
    const test = hitTest(at);
    if (!test.ok) continue;
    movePointer(test.hit.element, test.hit.point);
    break;
  }
  if (isFocusable(element)) moveFocus(element);
}

/** A moving element within half a pixel counts as still: layout rounding jitters that much. */
function sameBox(a: DOMRect, b: DOMRect): boolean {
  const near = (x: number, y: number) => Math.abs(x - y) < 0.5;
  return near(a.x, b.x) && near(a.y, b.y) && near(a.width, b.width) && near(a.height, b.height);
}

/** Other alignments on later attempts take it out from under sticky headers and footers. */
const ALIGNMENTS: ReadonlyArray<ScrollLogicalPosition> = ['center', 'end', 'start', 'nearest'];

/** Scrolls every scroller above the element, unless it is in view and free already. */
export function bringIntoView(element: Element, attempt = 0): void {
  if (hitTest(element).ok) return;
  const block = ALIGNMENTS[attempt % ALIGNMENTS.length] ?? 'center';
  const target = element.getClientRects().length > 0 ? element : (element.firstElementChild ?? element);
  target.scrollIntoView({ block, inline: block === 'center' ? 'center' : 'nearest', behavior: 'instant' });
}

function coveredBy(element: Element, cover: Element | null): string {
  if (!cover) return 'receives no pointer events';
  if (
    cover.contains(element) &&
    cover.ownerDocument.defaultView?.getComputedStyle(element).pointerEvents === 'none'
  )
    return 'receives no pointer events (pointer-events: none)';
  if (element.closest('[inert]')) return 'is inert';
  return `is covered by ${describeElement(namedCover(element, cover))}`;
}

/** The dialog that the covering element is part of, else the outermost named part that does not hold the target. */
function namedCover(element: Element, cover: Element): Element {
  for (let e: Element | null = cover; e; e = flatParentOf(e)) {
    if (e.matches('dialog, [role="dialog"], [role="alertdialog"], [aria-modal="true"]')) return e;
  }
  // A modal dialog makes everything else inert: the hit is its backdrop or the page's root.
  const modal = element.ownerDocument.querySelector('dialog:modal');
  if (modal && !modal.contains(element)) return modal;
  for (let e: Element | null = cover; e && !e.contains(element); e = flatParentOf(e)) {
    if (e.hasAttribute('aria-label') || e.hasAttribute('aria-labelledby')) return e;
  }
  return cover;
}
