// Where something lies that is put under a heading: behind the last thing that stands there, or in the middle of the
// empty room. The room is that of the heading alone: the largest part of the page that holds no other heading.
import { boxOf, isShown, type Point } from './hit-test';
import { windowOf } from './native';

const HEADING = 'h1, h2, h3, h4, h5, h6, [role="heading"], legend, caption, dt';
/** px from an edge. */
const INSET = 3;

/** `moved`: what is put there, which is no sign of where the others end. */
export function pointUnder(heading: Element, moved: Element): Point {
  const room = roomOf(heading);
  const list = listIn(room, heading);
  const box = boxOf(list);
  const { innerHeight } = windowOf(heading);
  const bottom = Math.min(box.bottom, Math.max(innerHeight, box.top + 2 * INSET)) - INSET;
  const top = list === room ? Math.max(box.top, boxOf(heading).bottom) : box.top;
  const last = thingsIn(list, heading)
    .filter((thing) => thing !== moved)
    .at(-1);
  const x = box.left + box.width / 2;
  if (!last) return { x, y: (top + Math.max(bottom, top)) / 2 };
  const end = boxOf(last);
  const below = end.bottom + (bottom - end.bottom) / 2;
  return {
    x,
    y: below > end.bottom ? Math.min(below, end.bottom + end.height / 2) : end.bottom - end.height * 0.15,
  };
}

function roomOf(heading: Element): Element {
  let room = heading;
  for (let up = heading.parentElement; up && up !== heading.ownerDocument.body; up = up.parentElement) {
    const others = Array.from(up.querySelectorAll(HEADING)).filter(
      (other) => other !== heading && isShown(other),
    );
    if (others.length > 0) break;
    room = up;
  }
  return room;
}

/** The innermost part of the room that holds all that stands there, or is empty and to hold it. */
function listIn(room: Element, heading: Element): Element {
  let list = room;
  for (;;) {
    const [only, ...others] = thingsIn(list, heading);
    const isThing = only?.childElementCount === 0 && only.textContent.trim() !== '';
    if (!only || others.length > 0 || isThing || boxOf(only).height < 2 * INSET) return list;
    list = only;
  }
}

function thingsIn(part: Element, heading: Element): Element[] {
  return Array.from(part.children).filter((child) => !child.contains(heading) && isShown(child));
}
