// Where things are in the viewport of this document, and what a picture of it must not show. Reads only.
import type { Box } from '../../shared/box';
import type { ContentRequest } from '../../shared/messages/content-request';
import type { BoxesReply } from '../../shared/messages/content';
import { pageText } from '../../shared/page-text';
import { labelOf } from '../../page/act/describe-element';
import { hitTest } from '../../page/act/hit-test';
import { isHtml } from '../../page/act/native';
import { scaleOf } from '../../page/read/frame-scale';
import { hideableIn } from '../../page/read/hideable';
import { inViewport, visibleBox } from '../../page/read/visible-box';
import { indexIn, placeOf } from '../child-frames';
import type { ToolPage } from './tool-page';

type BoxesRequest = Extract<ContentRequest, { op: 'boxes' }>;

/** A box of fewer px a side is a control that the page draws as something else. */
const TINY_PX = 4;

export function answerBoxes({ ids, texts }: BoxesRequest, { window, refs }: ToolPage): BoxesReply {
  const { document } = window;
  const seen: BoxesReply['seen'] = [];
  const unseen: string[] = [];
  const gone: string[] = [];
  for (const id of ids) {
    const element = refs.elementOf(id);
    if (!element?.isConnected) {
      gone.push(id);
      continue;
    }
    const box = shownBox(element);
    if (box) seen.push({ id, label: pageText(labelOf(element)), box });
    else unseen.push(id);
  }
  const hideable = hideableIn(document, { texts });
  const place = placeOf(window);
  return {
    view: viewOf(window),
    visible: document.visibilityState === 'visible',
    ...(place ? { place } : {}),
    seen,
    unseen,
    gone,
    secret: hideable.secret,
    texts: hideable.texts,
    frames: hideable.frames.flatMap((frame) => frameOf(frame, window)),
  };
}

/** The whole document's part on the screen: all of the viewport, or what pinching has left of it. */
function viewOf({ innerWidth, innerHeight, visualViewport }: Window): Box {
  const { offsetLeft = 0, offsetTop = 0, scale = 1 } = visualViewport ?? {};
  return { x: offsetLeft, y: offsetTop, w: innerWidth / scale, h: innerHeight / scale };
}

/** A checkbox that is drawn by its label has the label's box. */
function shownBox(element: Element): Box | undefined {
  const own = seenBox(element);
  if (!isHtml(element, 'input') || (own && own.w >= TINY_PX && own.h >= TINY_PX)) return own;
  for (const label of element.labels ?? []) {
    const box = seenBox(label);
    if (box) return box;
  }
  return own;
}

function seenBox(element: Element): Box | undefined {
  const box = visibleBox(element);
  return box && isOnTop(element) ? box : undefined;
}

/** Through what lets the pointer through one cannot tell what is on top: it is taken to be there. */
function isOnTop(element: Element): boolean {
  const { visibility, pointerEvents } = getComputedStyle(element);
  if (visibility !== 'visible') return false;
  return pointerEvents === 'none' || hitTest(element).ok;
}

function frameOf(element: Element, window: Window): BoxesReply['frames'] {
  const rect = element.getBoundingClientRect();
  // What cannot be clipped for sure is not: a box too large paints over too much, never too little.
  const box = inViewport(rect);
  if (!box) return [];
  const index = frameIndexOf(window, element);
  const origin = originOf(element as HTMLElement, rect);
  return [
    {
      ...(index === undefined ? {} : { index }),
      ...(origin ? { origin } : {}),
      box,
      reached: isOnTop(element),
    },
  ];
}

function originOf(element: HTMLElement, rect: DOMRect): { x: number; y: number; scale: number } | undefined {
  const scale = scaleOf(element);
  if (scale === undefined) return undefined;
  const { paddingLeft, paddingTop } = getComputedStyle(element);
  const x = rect.x + (element.clientLeft + Number.parseFloat(paddingLeft)) * scale;
  const y = rect.y + (element.clientTop + Number.parseFloat(paddingTop)) * scale;
  return { x, y, scale };
}

/** Position of a frame's document in `window.frames`; undefined when it is not listed there, or shows none. */
function frameIndexOf(window: Window, element: Element): number | undefined {
  const inside = (element as HTMLIFrameElement).contentWindow;
  const index = inside ? indexIn(window, inside) : -1;
  return index < 0 ? undefined : index;
}
