// One step at a time through the flat tree: where a walk that can be left and taken up again goes next. The same
// order as `walkElements`. Page world, reads only.
import { shadowOf } from '../accessible/tree';

function getter(prototype: object, key: string): (el: Element) => Element | null {
  // A form's controls shadow its properties by their names: the prototypes' getters cannot be shadowed.
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called on its element below
  const get = Object.getOwnPropertyDescriptor(prototype, key)!.get as (this: Element) => Element | null;
  return (el) => get.call(el);
}
const firstElementIn = getter(Element.prototype, 'firstElementChild');
const nextElementOf = getter(Element.prototype, 'nextElementSibling');

/** First child element in the flat tree. */
export function firstBelow(el: Element): Element | null {
  const shadow = shadowOf(el);
  if (shadow !== null) return shadow.firstElementChild;
  if (el instanceof HTMLSlotElement && el.assignedNodes().length > 0) return el.assignedElements()[0] ?? null;
  return firstElementIn(el);
}

/** What follows `el` among the children of `parent` in the flat tree. */
export function nextWithin(parent: Element, el: Element): Element | null {
  if (parent instanceof HTMLSlotElement && el.assignedSlot === parent) {
    const shown = parent.assignedElements();
    return shown[shown.indexOf(el) + 1] ?? null;
  }
  return nextElementOf(el);
}
