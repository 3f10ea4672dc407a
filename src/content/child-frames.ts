// The frames of a document as its parent sees them, each with a key that names it in selectors (its name,
// title, id, address without the query, else its position), and the place of a frame as it sees itself.
// Chrome tells a content script no frame ids: parent and child find each other by the position in
// `window.frames`, which both can read across origins, and which lists no frame of a shadow tree.
import type { ChildFrame } from '../shared/messages/content';

const FRAMES = 'iframe,frame,object,embed';
const MAX_FRAMES = 100;
/** Room is left for the number of a frame among its namesakes. */
const MAX_KEY_CHARS = 290;
const MAX_DEPTH = 10;

export function childFramesOf(window: Window): ChildFrame[] {
  const frames: ChildFrame[] = [];
  if (window.length === 0) return frames;
  const used = new Map<string, number>();
  for (const element of window.document.querySelectorAll<HTMLIFrameElement>(FRAMES)) {
    // An object or embed may show no document.
    const inside = element.contentWindow;
    const index = inside ? indexIn(window, inside) : -1;
    if (index < 0) continue;
    const key = frameKeyOf(element, frames.length);
    const count = used.get(key) ?? 0;
    used.set(key, count + 1);
    // Two frames of one name are told apart by their order.
    frames.push({ index, key: count === 0 ? key : `${key}:${count}` });
  }
  return frames;
}

/** Positions from the main frame inwards. Undefined inside a frame of a shadow tree: those are not listed. */
export function placeOf(window: Window): number[] | undefined {
  const place: number[] = [];
  let at: Window = window;
  while (at.parent !== at) {
    const index = indexIn(at.parent, at);
    if (index < 0 || place.length >= MAX_DEPTH) return undefined;
    place.unshift(index);
    at = at.parent;
  }
  return place;
}

/** Position of a frame's window in its parent's list, -1 where it is not listed. */
export function indexIn(parent: Window, child: Window): number {
  for (let index = 0; index < Math.min(parent.length, MAX_FRAMES); index++) {
    if (parent[index] === child) return index;
  }
  return -1;
}

function frameKeyOf(element: Element, position: number): string {
  const named =
    element.getAttribute('name')?.trim() ||
    element.getAttribute('title')?.trim() ||
    element.getAttribute('id')?.trim() ||
    addressOf(element);
  return (named || `frame:${position}`).slice(0, MAX_KEY_CHARS);
}

function addressOf(element: Element): string | undefined {
  const source = element.getAttribute('src') ?? element.getAttribute('data');
  const url = source ? URL.parse(source, element.baseURI) : null;
  return url && /^https?:$/.test(url.protocol) ? url.origin + url.pathname : undefined;
}
