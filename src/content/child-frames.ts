// The frames of a document as its parent sees them, each with a key that names it in selectors:
// its name, title, id, address without the query, else its position.
import type { ChildFrame } from '../shared/messages/content';
import { walkElements } from '../page/accessible/tree';
import { isShown } from '../page/act/hit-test';

const FRAMES = new Set(['iframe', 'frame', 'object', 'embed']);
const MAX_FRAMES = 100;

export function childFramesOf(document: Document, frameIdOf: (element: Element) => number): ChildFrame[] {
  const frames: ChildFrame[] = [];
  const used = new Map<string, number>();
  walkElements(document, (element) => {
    if (!FRAMES.has(element.localName) || frames.length >= MAX_FRAMES) return true;
    const frameId = frameIdOf(element);
    // -1: an element that holds no frame.
    if (frameId < 0) return true;
    const key = frameKeyOf(element, frames.length);
    const count = used.get(key) ?? 0;
    used.set(key, count + 1);
    // Two frames of one name are told apart by their order.
    frames.push({
      frameId,
      key: count === 0 ? key : `${key}:${count}`.slice(0, 300),
      visible: isShown(element),
    });
    return true;
  });
  return frames;
}

function frameKeyOf(element: Element, position: number): string {
  const named =
    element.getAttribute('name')?.trim() ||
    element.getAttribute('title')?.trim() ||
    element.id.trim() ||
    addressOf(element);
  return (named || `frame:${position}`).slice(0, 300);
}

function addressOf(element: Element): string | undefined {
  const source = element.getAttribute('src') ?? element.getAttribute('data');
  const url = source ? URL.parse(source, element.baseURI) : null;
  return url && /^https?:$/.test(url.protocol) ? url.origin + url.pathname : undefined;
}
