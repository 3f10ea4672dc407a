// dom.scroll: the page or the scroller around an element, by px, by screens, to an end, or until a thing is in view.
import { success } from '../../shared/tool-result';
import type { ArgsOf } from '../../tools/registry';
import { nextFrame } from '../settle/pause';
import type { ActContext } from './act-context';
import { waitActionable } from './actionable';
import { isShown } from './hit-test';
import { flatParentOf } from './native';
import type { ToolResult } from '../../shared/tool-result';

type Args = ArgsOf<'dom.scroll'>;

/** Part of the scroller's height that one step down moves; the rest keeps the reader's place. */
const SCREEN_PART = 0.85;

/** `element` is null when the call names none: the page's main scroller moves. */
export async function scroll(element: Element | null, args: Args, ctx: ActContext): Promise<ToolResult> {
  const document = ctx.window.document;
  const plain = args.y === undefined && args.direction === undefined;
  if (element) {
    const ready = await waitActionable(element, { pointer: false, visible: false, enabled: false }, ctx);
    if (!ready.ok) return ready;
    if (plain) {
      const target = isShown(ready.element) ? ready.element : nearestShown(ready.element);
      target.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      await nextFrame(ctx.window, ctx.signal);
      return success({});
    }
  }
  const scroller = element ? scrollerFor(element) : mainScrollerOf(document);
  const from = scroller.scrollTop;
  const top = targetTop(scroller, args);
  scroller.scrollTo({ top, behavior: 'instant' });
  await nextFrame(ctx.window, ctx.signal);
  const moved = Math.round(scroller.scrollTop - from);
  const atEnd = scroller.scrollTop + scroller.clientHeight >= scroller.scrollHeight - 1;
  return success({ scrolledPx: moved, atTop: scroller.scrollTop <= 0, atEnd });
}

function targetTop(scroller: Element, args: Args): number {
  const screen = scroller.clientHeight * SCREEN_PART;
  const by = args.y ?? 0;
  switch (args.direction) {
    case 'top':
      return 0;
    case 'bottom':
      return scroller.scrollHeight;
    case 'up':
      return scroller.scrollTop - (by || screen);
    default:
      return scroller.scrollTop + (args.direction === 'down' ? by || screen : by);
  }
}

function nearestShown(element: Element): Element {
  for (let e: Element | null = element; e; e = flatParentOf(e)) if (isShown(e)) return e;
  return element;
}

export function canScroll(element: Element): boolean {
  if (element.scrollHeight <= element.clientHeight + 1 || element.clientHeight === 0) return false;
  const { overflowY } = element.ownerDocument.defaultView?.getComputedStyle(element) ?? {
    overflowY: 'visible',
  };
  return (
    overflowY === 'auto' ||
    overflowY === 'scroll' ||
    overflowY === 'overlay' ||
    element.localName === 'textarea'
  );
}

/** The element itself or the nearest scroller around it; the main scroller where there is none. */
export function scrollerFor(element: Element): Element {
  for (let e: Element | null = element; e; e = flatParentOf(e)) {
    if (e !== e.ownerDocument.documentElement && e !== e.ownerDocument.body && canScroll(e)) return e;
  }
  return mainScrollerOf(element.ownerDocument);
}

/** The document, or the largest scroller in view where the document itself does not scroll. */
export function mainScrollerOf(document: Document): Element {
  const root = document.scrollingElement ?? document.documentElement;
  if (root.scrollHeight > root.clientHeight + 1) return root;
  let best = root;
  let bestArea = 0;
  for (const element of document.body?.querySelectorAll('*') ?? []) {
    // The cheap test first: style is computed for few.
    if (element.scrollHeight <= element.clientHeight + 1 || !canScroll(element)) continue;
    const area = element.clientWidth * element.clientHeight;
    if (area > bestArea) [best, bestArea] = [element, area];
  }
  return best;
}
