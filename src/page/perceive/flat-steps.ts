// One step at a time through the flat tree: where a walk that can be left and taken up again goes next. The same
// order as `walkElements`. Page world, reads only.
import { firstElementIn, lastElementIn, nextElementOf, shadowOf, slottedIn } from '../accessible/tree';

/** First child element in the flat tree, of an element with this tag and shadow tree. */
export function firstBelow(el: Element, tag: string, shadow: ShadowRoot | null): Element | null {
  if (shadow !== null) return shadow.firstElementChild;
  return tag === 'slot' && slottedIn(el).length > 0
    ? ((el as HTMLSlotElement).assignedElements()[0] ?? null)
    : firstElementIn(el);
}

/** Last child element in the flat tree. */
export function lastBelow(el: Element): Element | null {
  const shadow = shadowOf(el);
  if (shadow !== null) return shadow.lastElementChild;
  if (el instanceof HTMLSlotElement && el.assignedNodes().length > 0)
    return el.assignedElements().at(-1) ?? null;
  return lastElementIn(el);
}

/** What follows `el` among the children of `parent`, which has this tag, in the flat tree. */
export function nextWithin(parent: Element, tag: string, el: Element): Element | null {
  if (tag !== 'slot' || !(parent instanceof HTMLSlotElement)) return nextElementOf(el);
  let next = nextElementOf(el);
  // Slots show children of the host in their order, unless a script has put them there one by one.
  if (el.assignedSlot === parent && (parent.getRootNode() as ShadowRoot).slotAssignment === 'named') {
    while (next !== null && next.assignedSlot !== parent) next = nextElementOf(next);
    return next;
  }
  // A closed root says nothing of its slots from outside.
  const shown = parent.assignedElements();
  const at = shown.indexOf(el);
  return at < 0 ? next : (shown[at + 1] ?? null);
}
