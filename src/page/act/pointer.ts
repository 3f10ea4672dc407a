// The one mouse of the copilot: moves, presses and releases with the full sequence of pointer and mouse
// events, boundary events included. A dispatched `click` starts the browser's own activation (links,
// labels, checkboxes, submit buttons, summaries), so nothing is activated a second time here.
import { pause } from '../settle/pause';
import { firePointer, fireMouse, flatPathOf, type Modifiers, type PointerState } from './dispatch';
import { deepestAt, type Hit, type Point } from './hit-test';
import { focusFromPress } from './move-focus';
import { flatParentOf, isHtml, windowOf } from './native';

interface Mouse {
  over: Element | null;
  at: Point;
}
/** Where the mouse is, per document. */
const mice = new WeakMap<Document, Mouse>();

function mouseOf(document: Document): Mouse {
  let mouse = mice.get(document);
  if (!mouse) {
    mouse = { over: null, at: { x: 0, y: 0 } };
    mice.set(document, mouse);
  }
  return mouse;
}

/** Moves onto an element: out/leave of the former, over/enter of this one, then move. */
export function movePointer(target: Element, point: Point, buttons = 0): void {
  const mouse = mouseOf(target.ownerDocument);
  const from = mouse.over?.isConnected ? mouse.over : null;
  const state: PointerState = { point, from: mouse.at, buttons };
  if (from !== target) {
    const left = flatPathOf(from);
    const entered = flatPathOf(target);
    const outwards = left.filter((e) => !entered.includes(e)).reverse();
    const inwards = entered.filter((e) => !left.includes(e));
    for (const [fire, kind] of [
      [firePointer, 'pointer'],
      [fireMouse, 'mouse'],
    ] as const) {
      if (from) {
        fire(from, `${kind}out`, { ...state, related: target });
        for (const e of outwards) fire(e, `${kind}leave`, { ...state, related: target });
      }
      fire(target, `${kind}over`, { ...state, related: from });
      for (const e of inwards) fire(e, `${kind}enter`, { ...state, related: from });
    }
  }
  firePointer(target, 'pointermove', state);
  fireMouse(target, 'mousemove', state);
  mouse.over = target;
  mouse.at = point;
}

export interface Press {
  target: Element;
  /** pointerdown was cancelled: the browser then sends no mouse events. */
  mouse: boolean;
  /** mousedown was cancelled: no focus, no selection, no drag. */
  defaultPrevented: boolean;
}

export function pressButton(hit: Hit, detail: number, held?: Modifiers): Press {
  const { element: target, point } = hit;
  const state = { point, buttons: 1, detail, held };
  const mouse = firePointer(target, 'pointerdown', state);
  const allowed = mouse ? fireMouse(target, 'mousedown', state) : true;
  if (allowed && target.isConnected) focusFromPress(target);
  return { target, mouse, defaultPrevented: !allowed };
}

export function releaseButton(
  press: Press,
  target: Element,
  point: Point,
  detail: number,
  held?: Modifiers,
): void {
  const state = { point, buttons: 0, detail, held };
  firePointer(target, 'pointerup', state);
  if (press.mouse) fireMouse(target, 'mouseup', state);
}

/** Nearest element that holds both: where a click goes whose press and release hit different elements. */
function commonAncestor(a: Element, b: Element): Element | null {
  const path = new Set(flatPathOf(a));
  for (let e: Element | null = b; e; e = flatParentOf(e)) if (path.has(e)) return e;
  return null;
}

function isLike(a: Element, b: Element): boolean {
  return a.localName === b.localName && a.textContent === b.textContent;
}

/** Move, press, release, click, once. Returns the element that got the click. */
export async function clickAt(hit: Hit, detail = 1, held?: Modifiers): Promise<Element | null> {
  const document = hit.element.ownerDocument;
  movePointer(hit.element, hit.point);
  const press = pressButton(hit, detail, held);
  // A person's release comes a task later: handlers of the press have run, their microtasks too.
  await pause(windowOf(hit.element), 0);
  const under = deepestAt(document, hit.point);
  const lost = !press.target.isConnected;
  // Replaced by its like while the button was down, as a list that renders anew does: that is still meant.
  if (lost && !(under && isLike(under, press.target))) return null;
  const release = under ?? press.target;
  releaseButton(press, release, hit.point, detail, held);
  const target = lost ? release : commonAncestor(press.target, release);
  // What goes away as the button is let go has answered to that: menus that act on `mouseup`.
  if (target && !target.isConnected) return target;
  if (!target) return null;
  firePointer(target, 'click', { point: hit.point, buttons: 0, detail, held });
  return target;
}

/** The press of a mouse selects an option in a list that is open on the page; the browser's own list cannot be reached. */
export function isListOption(element: Element): element is HTMLOptionElement {
  return isHtml(element, 'option');
}
