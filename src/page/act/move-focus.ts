// Moves the keyboard focus. While the window itself has no focus (the person is in the side panel, or
// the tab is hidden) Chromium moves `activeElement` but fires no focus events; widgets that open, close
// or validate on them would miss the step, so the missing ones are dispatched.
import { shadowOf } from '../accessible/tree';
import { fireChange } from './dispatch';
import { containsFlat, deepActive, editingHostOf, flatParentOf, valueOf, windowOf } from './native';

/** Text controls that were typed into and have not yet fired `change`. */
const unconfirmed = new WeakSet<Element>();

/** `change` is left to the moment the focus leaves, as with a person's typing. */
export function confirmOnBlur(element: Element): void {
  unconfirmed.add(element);
}

/**
 * Text entered by the browser's own editing fires `change` when the focus leaves the field; where the page has
 * had its `change` already, that one is held back as long as the value is the same.
 */
export function swallowSecondChange(field: Element): void {
  const value = valueOf(field);
  const over = new AbortController();
  const { signal } = over;
  const onChange = (event: Event) => {
    if (event.composedPath()[0] !== field) return;
    if (event.isTrusted && valueOf(field) === value) event.stopImmediatePropagation();
    over.abort();
  };
  windowOf(field).addEventListener('change', onChange, { capture: true, signal });
  const onBlur = (event: Event) => {
    if (event.isTrusted) over.abort();
  };
  field.addEventListener('blur', onBlur, { signal });
}

export function activeElementOf(document: Document): Element | null {
  return deepActive(document, shadowOf);
}

export function moveFocus(element: Element): void {
  const document = element.ownerDocument;
  const before = activeElementOf(document);
  if (before === element) return;
  const seen = watch(before, element, () => (element as HTMLElement).focus({ preventScroll: true }));
  const after = activeElementOf(document);
  if (after === before) return;
  if (before && before !== document.body) leave(before, after, seen.left);
  if (after === element && !seen.entered) fireFocus(element, 'focus', 'focusin', before);
}

/** Takes the focus away from whatever has it. */
export function dropFocus(document: Document): void {
  const before = activeElementOf(document);
  if (!before || before === document.body) return;
  const seen = watch(before, null, () => (before as HTMLElement).blur());
  if (activeElementOf(document) !== before) leave(before, null, seen.left);
}

/** What a press of the mouse does to the focus: to the nearest focusable ancestor, else nowhere. */
export function focusFromPress(target: Element): void {
  for (let e: Element | null = target; e; e = flatParentOf(e)) {
    if (e.localName === 'label') return;
    if (isFocusable(e)) {
      moveFocus(e);
      return;
    }
  }
  dropFocus(target.ownerDocument);
}

const FOCUSABLE =
  'a[href], area[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], [tabindex], [contenteditable=""], [contenteditable="true"], [contenteditable="plaintext-only"]';

export function isFocusable(element: Element): boolean {
  return element.matches(FOCUSABLE) && !element.matches(':disabled') && !element.closest('[inert]');
}

/** What takes a key that is pressed on the element: what has the focus within it, where it takes none itself. */
export function keyTargetOf(element: Element): Element {
  if (isFocusable(element)) return element;
  const active = activeElementOf(element.ownerDocument);
  return editingHostOf(element) ?? (containsFlat(element, active) ? active : null) ?? element;
}

function watch(
  before: Element | null,
  next: Element | null,
  move: () => void,
): { left: boolean; entered: boolean } {
  const seen = { left: false, entered: false };
  const onBlur = () => (seen.left = true);
  const onFocus = () => (seen.entered = true);
  before?.addEventListener('blur', onBlur, true);
  next?.addEventListener('focus', onFocus, true);
  try {
    move();
  } finally {
    before?.removeEventListener('blur', onBlur, true);
    next?.removeEventListener('focus', onFocus, true);
  }
  return seen;
}

function leave(before: Element, next: Element | null, fired: boolean): void {
  if (unconfirmed.delete(before) && !fired && before.isConnected) fireChange(before);
  if (!fired && before.isConnected) fireFocus(before, 'blur', 'focusout', next);
}

function fireFocus(
  target: Element,
  plain: 'focus' | 'blur',
  bubbling: 'focusin' | 'focusout',
  related: Element | null,
) {
  const { FocusEvent } = windowOf(target);
  const view = windowOf(target);
  target.dispatchEvent(new FocusEvent(plain, { composed: true, view, relatedTarget: related }));
  target.dispatchEvent(
    new FocusEvent(bubbling, { bubbles: true, composed: true, view, relatedTarget: related }),
  );
}
