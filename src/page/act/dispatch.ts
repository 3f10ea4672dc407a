// Events as the browser would make them: right interface, composed, with view and modifiers.
// The page sees them as untrusted; everything else about them is as a person's.
import type { PageWindow } from './act-context';
import type { Point } from './hit-test';
import { flatParentOf, windowOf } from './native';

export interface Modifiers {
  ctrlKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}
export const NO_MODIFIERS: Modifiers = { ctrlKey: false, shiftKey: false, altKey: false, metaKey: false };

export interface PointerState {
  point: Point;
  /** Where the pointer was before; movementX/Y follow from it. */
  from?: Point;
  /** Bit field: 1 while the main button is down. */
  buttons: number;
  /** Click count. */
  detail?: number;
  related?: Element | null;
  /** Keys that are held meanwhile. */
  held?: Modifiers | undefined;
}

function mouseInit(window: PageWindow, state: PointerState): MouseEventInit {
  const { point, from } = state;
  return {
    bubbles: true,
    cancelable: true,
    composed: true,
    view: window,
    detail: state.detail ?? 0,
    clientX: point.x,
    clientY: point.y,
    screenX: point.x + window.screenX,
    screenY: point.y + window.screenY + Math.max(0, window.outerHeight - window.innerHeight),
    movementX: from ? point.x - from.x : 0,
    movementY: from ? point.y - from.y : 0,
    buttons: state.buttons,
    relatedTarget: state.related ?? null,
    ...state.held,
  };
}

/** False when a listener prevented the default. A form's control named dispatchEvent does not stand in the way. */
function fire(target: Element, event: Event): boolean {
  return EventTarget.prototype.dispatchEvent.call(target, event);
}

/** False when a listener prevented the default. */
export function firePointer(target: Element, type: string, state: PointerState): boolean {
  const window = windowOf(target);
  const still = type === 'pointerdown' || type === 'pointerup' || type === 'click';
  const enterLeave = type === 'pointerenter' || type === 'pointerleave';
  return fire(
    target,
    new window.PointerEvent(type, {
      ...mouseInit(window, state),
      ...(enterLeave ? { bubbles: false, cancelable: false, composed: false } : {}),
      detail: type === 'click' ? (state.detail ?? 1) : 0,
      pointerId: 1,
      pointerType: 'mouse',
      isPrimary: true,
      width: 1,
      height: 1,
      button: still ? 0 : -1,
      pressure: state.buttons > 0 ? 0.5 : 0,
    }),
  );
}

export function fireMouse(target: Element, type: string, state: PointerState): boolean {
  const window = windowOf(target);
  const enterLeave = type === 'mouseenter' || type === 'mouseleave';
  return fire(
    target,
    new window.MouseEvent(type, {
      ...mouseInit(window, state),
      ...(enterLeave ? { bubbles: false, cancelable: false, composed: false } : {}),
      button: 0,
    }),
  );
}

/** Chain from the outermost ancestor to the element itself: the order of enter events. */
export function flatPathOf(element: Element | null): Element[] {
  const path: Element[] = [];
  for (let e = element; e; e = flatParentOf(e)) path.unshift(e);
  return path;
}

export interface KeyState extends Modifiers {
  key: string;
  code: string;
  keyCode: number;
  location: number;
}

export function fireKey(
  target: Element,
  type: 'keydown' | 'keypress' | 'keyup',
  key: KeyState,
  charCode = 0,
): boolean {
  const window = windowOf(target);
  // Older widgets read `which` and `keyCode`; Chromium takes them from the dictionary.
  const legacy =
    type === 'keypress'
      ? { keyCode: charCode, charCode, which: charCode }
      : { keyCode: key.keyCode, which: key.keyCode };
  const init: KeyboardEventInit = {
    ...key,
    ...legacy,
    bubbles: true,
    cancelable: true,
    composed: true,
    view: window,
  };
  return fire(target, new window.KeyboardEvent(type, init));
}

export function fireInput(
  target: Element,
  type: 'beforeinput' | 'input',
  inputType: string,
  data: string | null,
): boolean {
  const window = windowOf(target);
  return fire(
    target,
    new window.InputEvent(type, {
      bubbles: true,
      cancelable: type === 'beforeinput',
      composed: true,
      inputType,
      data,
      view: window,
    }),
  );
}

/** `input` then `change`, as a control that is set in one go fires them. */
export function fireInputAndChange(target: Element): void {
  const window = windowOf(target);
  fire(target, new window.Event('input', { bubbles: true, composed: true }));
  fireChange(target);
}

export function fireChange(target: Element): void {
  fire(target, new (windowOf(target).Event)('change', { bubbles: true }));
}
