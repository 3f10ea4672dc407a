// Where on an element a pointer would reach it, and who is in the way where it would not.
// Reads layout only.
import { imageOf } from '../accessible/image-map';
import { labelsOf } from '../accessible/labels';
import { parentElementOf, rectOf, shadowOf } from '../accessible/tree';
import { clips } from '../accessible/visible';
import { containsFlat, flatParentOf, isHtml, nativeGet, windowOf } from './native';

/** CSS px in the viewport. */
export interface Point {
  x: number;
  y: number;
}

export interface Hit {
  point: Point;
  /** The innermost element there: the target of real pointer events. */
  element: Element;
}

export type HitTest = { ok: true; hit: Hit } | { ok: false; outside: boolean; cover: Element | null };

/** The innermost element at a point, through shadow roots, closed ones where they can be opened. */
export function deepestAt(document: Document, { x, y }: Point): Element | null {
  let hit = document.elementFromPoint(x, y);
  for (;;) {
    const root = hit && shadowOf(hit);
    const inner: Element | null | undefined = root?.elementFromPoint(x, y);
    if (!inner || inner === hit) return hit && (slotAt(hit, x, y) ?? hit);
    hit = inner;
  }
}

/** Text right in a host is told as the host, though a pointer meets the slot that shows it. */
function slotAt(host: Element, x: number, y: number): Element | null {
  if (!shadowOf(host)) return null;
  const range = host.ownerDocument.createRange();
  for (const node of host.childNodes) {
    if (!(node instanceof Text) || !node.assignedSlot) continue;
    range.selectNode(node);
    for (const { left, right, top, bottom } of range.getClientRects())
      if (x >= left && x <= right && y >= top && y <= bottom) return node.assignedSlot;
  }
  return null;
}

/** Boxes in viewport px, largest use first; those of an image map's area come from its image. */
export function boxesOf(element: Element): DOMRect[] {
  if (isHtml(element, 'area')) return areaBoxes(element);
  const boxes = Array.from(element.getClientRects()).filter((r) => r.width > 0 && r.height > 0);
  if (boxes.length > 0) return boxes;
  // `display: contents` and a zero-size wrapper are where their children are.
  const range = element.ownerDocument.createRange();
  range.selectNodeContents(element);
  return Array.from(range.getClientRects()).filter((r) => r.width > 0 && r.height > 0);
}

export function boxOf(element: Element): DOMRect {
  if (isHtml(element, 'area')) return areaBoxes(element)[0] ?? element.getBoundingClientRect();
  const box = element.getBoundingClientRect();
  return box.width > 0 && box.height > 0 ? box : (boxesOf(element)[0] ?? box);
}

function areaBoxes(area: HTMLAreaElement): DOMRect[] {
  const image = imageOf(area);
  if (!image) return [];
  const frame = image.getBoundingClientRect();
  const numbers = (area.getAttribute('coords') ?? '').split(',').map(Number);
  const shape = (area.getAttribute('shape') ?? 'rect').toLowerCase();
  if (shape === 'default' || numbers.length < 3) return [frame];
  if (shape.startsWith('circ')) {
    const [cx = 0, cy = 0, r = 0] = numbers;
    return [new DOMRect(frame.x + cx - r, frame.y + cy - r, 2 * r, 2 * r)];
  }
  const xs = numbers.filter((_, i) => i % 2 === 0);
  const ys = numbers.filter((_, i) => i % 2 === 1);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return [new DOMRect(frame.x + x, frame.y + y, Math.max(...xs) - x, Math.max(...ys) - y)];
}

/** Fractions of a box where a pointer is tried: the middle first, as a person would, then around it. */
const SPOTS: ReadonlyArray<readonly [number, number]> = [
  [0.5, 0.5],
  [0.25, 0.5],
  [0.75, 0.5],
  [0.5, 0.25],
  [0.5, 0.75],
  [0.1, 0.5],
  [0.9, 0.5],
  [0.2, 0.2],
  [0.8, 0.2],
  [0.2, 0.8],
  [0.8, 0.8],
  [0.5, 0.04],
  [0.5, 0.96],
];

/** Finds a point of the element that belongs to it, preferring one that is not a nested control's. */
export function hitTest(element: Element): HitTest {
  const window = windowOf(element);
  const document = element.ownerDocument;
  let nested: Hit | undefined;
  let cover: Element | null = null;
  let outside = true;
  // Its labels take the pointer for it where it is hidden behind what draws it.
  const boxes = [element, ...labelsOf(element)].flatMap((each) => boxesOf(each).slice(0, 4));
  for (const box of boxes) {
    const seen = clipToViewport(box, window);
    if (!seen) continue;
    outside = false;
    for (const [fx, fy] of SPOTS) {
      const point = { x: seen.x + seen.width * fx, y: seen.y + seen.height * fy };
      const at = deepestAt(document, point);
      if (!at) continue;
      if (!belongsTo(element, at)) {
        cover ??= at;
        continue;
      }
      if (!nestedControl(element, at)) return { ok: true, hit: { point, element: at } };
      nested ??= { point, element: at };
    }
  }
  return nested ? { ok: true, hit: nested } : { ok: false, outside, cover };
}

function clipToViewport(box: DOMRect, window: Window): DOMRect | null {
  const left = Math.max(box.left, 0);
  const top = Math.max(box.top, 0);
  const right = Math.min(box.right, window.innerWidth);
  const bottom = Math.min(box.bottom, window.innerHeight);
  return right - left < 1 || bottom - top < 1 ? null : new DOMRect(left, top, right - left, bottom - top);
}

/** Whether a pointer on `at` acts on `element`: inside it, on a label of it, or on the host that takes the pointer for it. */
export function belongsTo(element: Element, at: Element): boolean {
  if (containsFlat(element, at) || (element.getRootNode() as ShadowRoot).host === at) return true;
  for (let e: Element | null = at; e; e = flatParentOf(e)) {
    if (isHtml(e, 'label') && e.control === element) return true;
  }
  if (liesOver(element, at)) return true;
  // An image map's area is hit through its image in some builds.
  if (isHtml(element, 'area')) return isHtml(at, 'img');
  return false;
}

/** The frame of a field that takes the pointer for it, or what is drawn over it there: its placeholder, its value. */
function liesOver(element: Element, at: Element): boolean {
  if (element.getAttribute('role') !== 'combobox') return false;
  let shared = element.parentElement;
  while (shared && !shared.contains(at)) shared = shared.parentElement;
  // What is not shown takes no pointer: the native twin that many keep for the browser to fill.
  const takes = (other: Element): boolean => other !== element && isShown(other);
  if (!shared || [...shared.querySelectorAll(CONTROL)].some(takes)) return false;
  return boxOf(shared).height <= 3 * boxOf(element).height;
}

const CONTROL =
  'a[href], button, input, select, textarea, summary, [role="button"], [role="link"], [role="checkbox"], [role="switch"], [role="menuitem"], [contenteditable=""], [contenteditable="true"]';

/** The innermost control within the element that takes a pointer on `at`. */
function nestedControl(element: Element, at: Element): Element | null {
  let control: Element | null = null;
  for (let e: Element | null = at; e; e = flatParentOf(e)) {
    if (e === element) return control;
    if (e.matches(CONTROL) && !(isHtml(element, 'label') && element.control === e)) control ??= e;
  }
  return null;
}

/** What a click on the element presses: a control within it that fills it, where there is one, else itself. */
export function pressedBy(element: Element, test: HitTest = hitTest(element)): Element {
  return (test.ok && nestedControl(element, test.hit.element)) || element;
}

/** Shown at all: has a box and is not `visibility: hidden`. */
export function isShown(element: Element): boolean {
  if (isHtml(element, 'option') || isHtml(element, 'optgroup')) {
    const select = element.closest('select');
    return select !== null && isShown(select);
  }
  if (boxesOf(element).length === 0) return false;
  if (isHtml(element, 'area')) return true;
  return windowOf(element).getComputedStyle(element).visibility === 'visible';
}

export function isReadOnly(element: Element): boolean {
  if (isHtml(element, 'input')) return nativeGet(element, 'HTMLInputElement', 'readOnly') === true;
  if (isHtml(element, 'textarea')) return nativeGet(element, 'HTMLTextAreaElement', 'readOnly') === true;
  return element.getAttribute('aria-readonly') === 'true';
}

/** In a holder without any extent: only there for the form, or for assistive technology. */
export function isClippedAway(el: Element): boolean {
  const box = boxOf(el);
  if (box.width < 4 || box.height < 4) return true;
  for (let at = parentElementOf(el), step = 0; at !== null && step < 4; at = parentElementOf(at), step++) {
    // Its own extent: what is in it does not count.
    const holder = rectOf(at);
    if ((holder.width < 2 || holder.height < 2) && clips(at)) return true;
  }
  return false;
}
