// The part of an element that the viewport shows: without what is scrolled away, in the page or in a box of it.
// Page world, reads only.
import { intersection, type Box } from '../../shared/box';
import { parentOf } from '../accessible/tree';
import { clips } from '../accessible/visible';
import { boxOf } from '../act/hit-test';

/** CSS px in the viewport; undefined when nothing of it is there. What lies on top of it is not asked. */
export function visibleBox(element: Element): Box | undefined {
  let part = inViewport(boxOf(element));
  let { position } = getComputedStyle(element);
  // What is fixed has left all boxes; what is positioned leaves those that are not.
  for (let at = parentOf(element); at && part && position !== 'fixed'; at = parentOf(at)) {
    const style = getComputedStyle(at);
    if (position === 'absolute' && style.position === 'static') continue;
    position = style.position;
    const isPage = at.localName === 'html' || at.localName === 'body';
    if (!isPage && clips(at)) part = intersection(part, plain(at.getBoundingClientRect()));
  }
  return part;
}

/** What of a box lies in the viewport. */
export function inViewport(rect: DOMRect): Box | undefined {
  return intersection(plain(rect), { x: 0, y: 0, w: innerWidth, h: innerHeight });
}

function plain({ x, y, width, height }: DOMRect): Box {
  return { x, y, w: width, h: height };
}
