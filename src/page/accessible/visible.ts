// Whether a user can see an element, and whether assistive technology is told of it. Page world, reads only.
// Covered and scrolled-away elements are visible: hit tests are the act's business.
import { styleOf } from './computed-style';
import { imageOf } from './image-map';
import { passCache } from './pass-cache';
import { childNodesOf, parentOf, rectOf, rootDocumentOf } from './tree';

/** Painted with a box of its own or of something inside it. Transparent counts as visible, as it can be clicked. */
export function isVisible(el: Element): boolean {
  const cache = passCache()?.visible;
  const known = cache?.get(el);
  if (known !== undefined) return known;
  const seen = computeVisible(el);
  cache?.set(el, seen);
  return seen;
}

function computeVisible(el: Element): boolean {
  if (!el.isConnected) return false;
  if (el.localName === 'area') {
    const image = imageOf(el);
    return image !== undefined && isVisible(image);
  }
  if (!el.checkVisibility({ visibilityProperty: true })) {
    // No box of its own: rendered all the same when only the box is gone (display: contents),
    // and a hidden parent may have visible children, but then they are visible, not it.
    return displayOf(el) === 'contents' && hasVisibleContent(el);
  }
  const box = rectOf(el);
  if (box.width > 0 && box.height > 0) return true;
  return !clips(el) && hasVisibleContent(el);
}

/** What overflows it is not seen. Without a box of its own there is nothing to overflow. */
export function clips(el: Element): boolean {
  const { display, overflowX, overflowY } = styleOf(el);
  return display !== 'contents' && (overflowX !== 'visible' || overflowY !== 'visible');
}

/** A zero box may still show what overflows it: floats, positioned children, text. */
function hasVisibleContent(el: Element): boolean {
  const children = childNodesOf(el);
  for (let i = 0; i < children.length; i++) {
    const child = children[i];
    if (child instanceof Element ? isVisible(child) : child instanceof Text && hasTextBox(child)) return true;
  }
  return false;
}

function hasTextBox(text: Text): boolean {
  if (text.data.trim() === '') return false;
  const parent = parentOf(text);
  if (parent === null || styleOf(parent).visibility !== 'visible') return false;
  const range = rootDocumentOf(text).createRange();
  range.selectNode(text);
  const box = range.getBoundingClientRect();
  return box.width > 0 && box.height > 0;
}

/** Computed display, remembered for the pass. */
export function displayOf(el: Element): string {
  const cache = passCache()?.display;
  let display = cache?.get(el);
  if (display === undefined) {
    display = styleOf(el).display;
    cache?.set(el, display);
  }
  return display;
}

/** Not rendered: display none, visibility, content-visibility, closed details. */
export function isUnrendered(el: Element): boolean {
  if (!el.isConnected) return true;
  if (el.checkVisibility({ visibilityProperty: true })) return false;
  const name = el.localName;
  if (name === 'option' || name === 'optgroup') {
    const select = el.closest('select');
    return select === null || select === el || isUnrendered(select) || styleOf(el).display === 'none';
  }
  const style = styleOf(el);
  // display: contents has no box, and no box reads as "not visible".
  if (style.display !== 'contents' || style.visibility !== 'visible') return true;
  const parent = parentOf(el);
  return parent === null || !boxRendered(parent);
}

/** As above, for a parent whose own visibility property does not bind its children. */
function boxRendered(el: Element): boolean {
  if (el.checkVisibility()) return true;
  const parent = parentOf(el);
  return parent !== null && displayOf(el) === 'contents' && boxRendered(parent);
}

/** Of several the last one that nothing covers; else the last one. */
export function topmost(all: readonly Element[]): Element | undefined {
  return (all.length > 1 ? all.findLast(isOnTop) : undefined) ?? all.at(-1);
}

/** Nothing lies over its middle. */
export function isOnTop(el: Element): boolean {
  const { left, top, width, height } = rectOf(el);
  const hit = (el.getRootNode() as Document | ShadowRoot).elementFromPoint(
    left + width / 2,
    top + height / 2,
  );
  return el.contains(hit);
}
