// What tells a control: role, tag, listener, tab stop, cursor. Judged on one element, with what its ancestors
// have already settled. Page world, reads only.
import { labelsOf } from '../accessible/labels';
import { isEditingHost, isFieldRole, isInteractiveRole, roleOf } from '../accessible/role';
import {
  attributeOf,
  firstChildOf,
  hasAttribute,
  isWords,
  queryAllIn,
  queryIn,
  rectOf,
  walkElements,
} from '../accessible/tree';
import { isVisible } from '../accessible/visible';
import { DRAGGABLE, EDITABLE, LINK, OPERABLE } from './attribute-signs';
import { iconKind } from './icon-signs';

/** Roles that a tab stop does not turn into something to click. */
const NOT_CLICKED = new Set(
  'dialog alertdialog region tabpanel main document application group alert status log tooltip list table grid treegrid tree menu menubar tablist toolbar radiogroup rowgroup form article feed figure banner navigation complementary contentinfo search heading'.split(
    ' ',
  ),
);

/** The role, when the element is a control by HTML or ARIA. */
export function controlRoleOf(
  el: Element,
  tag: string,
  explicit: string | null,
  attributes: number,
): string | undefined {
  if (explicit !== null) {
    const role = roleOf(el);
    if (role === 'gridcell')
      return hasAttribute(el, 'tabindex') || hasAttribute(el, 'aria-selected') ? role : undefined;
    if (role === 'scrollbar') return undefined;
    if (isInteractiveRole(role)) return role;
    return isEditingHost(el) ? 'textbox' : undefined;
  }
  switch (tag) {
    case 'a':
    case 'area':
      return (attributes & LINK) !== 0 ? 'link' : undefined;
    case 'input':
      return (el as HTMLInputElement).type === 'hidden' ? undefined : roleOf(el);
    case 'button':
    case 'textarea':
    case 'select':
      return roleOf(el);
    case 'summary':
      return roleOf(el) === 'button' ? 'button' : undefined;
    default:
      return (attributes & EDITABLE) !== 0 && isEditingHost(el) ? 'textbox' : undefined;
  }
}

/** The hidden control that the label stands for: of several labels the first that is shown. */
export function controlBehind(label: HTMLLabelElement): Element | undefined {
  const { control } = label;
  if (!(control instanceof HTMLInputElement) || !/^(?:checkbox|radio|file)$/.test(control.type))
    return undefined;
  if (isVisible(control) || labelsOf(control).find(isVisible) !== label) return undefined;
  return control;
}

/** Clickable though no role says so: draggable, a listener in an attribute, a tab stop, or the outermost pointer cursor. */
export function isImplicitControl(
  el: Element,
  tag: string,
  signs: {
    pointer: boolean;
    clips: boolean;
    draggable: boolean;
    attributes: number;
    insideControl: boolean;
    /** The outermost element around it from which it has the pointer. */
    pointerFrom: Element | undefined;
    /** The nearest thing around it. */
    around: Element | undefined;
  },
): boolean {
  if (tag === 'body' || tag === 'html' || tag === 'label') return false;
  if (signs.draggable) return true;
  if (signs.insideControl) return false;
  if ((signs.attributes & OPERABLE) !== 0) {
    if (hasAttribute(el, 'onclick') || hasAttribute(el, 'onmousedown')) return true;
    const tabIndex = attributeOf(el, 'tabindex');
    if (tabIndex !== null && Number(tabIndex) >= 0 && !NOT_CLICKED.has(roleOf(el)))
      return !(signs.clips && !signs.pointer && overflows(el));
  }
  if (!signs.pointer) return false;
  // It leads nowhere: what else is it for, whatever has the pointer around it?
  if (tag === 'a') return true;
  const parent = el.parentElement;
  const { pointerFrom, around } = signs;
  const isOfRow = parent?.localName === 'tr' && around === parent && (pointerFrom ?? parent) === parent;
  // Of an item with a link of its own the link is meant.
  if (tag === 'li' && queryIn(el, ':scope > a') !== null) return false;
  if (!pointerFrom && !isOfRow) return !fillsView(el);
  // A row that is clicked may hold icons that do something else.
  if (iconKind(el) !== undefined) return true;
  // One pointer for a whole list: its items are what is clicked.
  if (isOfRow || parent === null || parent.childElementCount < 2 || !LISTS.has(parent.localName))
    return false;
  return ITEMS.has(tag);
}

/** Said by attributes rather than by class or cursor: HTML, ARIA, and what drag libraries write. */
export function isMarkedDraggable(el: Element, attributes: number): boolean {
  if ((attributes & DRAGGABLE) === 0) return false;
  return (
    attributeOf(el, 'draggable') === 'true' ||
    attributeOf(el, 'aria-grabbed') === 'false' ||
    /^(?:sortable|draggable)$/i.test(attributeOf(el, 'aria-roledescription') ?? '')
  );
}

/** A wrapper of the page: its cursor says nothing about itself. */
export function fillsView(el: Element): boolean {
  const view = el.ownerDocument.defaultView!;
  const box = rectOf(el);
  return box.width * box.height > 0.5 * view.innerWidth * view.innerHeight && el.childElementCount > 1;
}

const MAX_HEAD_PX = 96;

/** A bar with one heading, over what comes after it: the head of a card, a panel, a dialog. */
export function isHead(el: Element): boolean {
  if (queryAllIn(el, 'h1, h2, h3, h4, h5, h6').length > 1) return false;
  const { width, height } = rectOf(el);
  return height > 0 && height <= MAX_HEAD_PX && width > 2 * height;
}

/** A cursor that says: this can be moved, or its size. */
export function isGrabbing(cursor: string): boolean {
  return cursor === 'move' || cursor === 'grab' || cursor === 'all-scroll' || cursor.endsWith('-resize');
}

/** It has more in it than it shows, and scrolls. */
export function canScroll(el: Element): boolean {
  return el.firstElementChild !== null && overflows(el);
}

function overflows(el: Element): boolean {
  const style = getComputedStyle(el);
  return (
    (el.scrollHeight - el.clientHeight > 8 && /auto|scroll/.test(style.overflowY)) ||
    (el.scrollWidth - el.clientWidth > 8 && /auto|scroll/.test(style.overflowX))
  );
}

/** Of what is folded up so many things are asked whether they lie outside of it. */
const ASKED = 40;

/** Clips all that is in it to nothing: closed menus and sections. What is laid out apart from it may show. */
export function isFolded(el: Element): boolean {
  const { width, height } = rectOf(el);
  if ((width > 0 && height > 0) || el.localName === 'body') return false;
  const apart = getComputedStyle(el).position === 'static' ? /absolute|fixed/ : /fixed/;
  let escapes = false;
  let asked = 0;
  walkElements(el, (at) => {
    escapes ||= asked++ < ASKED && apart.test(getComputedStyle(at).position);
    return !escapes && asked < ASKED;
  });
  return !escapes;
}

const LISTS = new Set(['ul', 'ol', 'tbody', 'table', 'tr', 'g', 'svg', 'dl']);
const ITEMS = new Set(['li', 'tr', 'td', 'rect', 'circle', 'ellipse', 'polygon', 'path', 'text', 'g', 'dt']);

/** Takes a value that is typed, chosen or set; what is only switched by a click is an action. */
export function isTyped(el: Element, role: string): boolean {
  if (role === 'checkbox' || role === 'radio' || role === 'switch') return false;
  if (isFieldRole(role)) return true;
  return el.localName === 'input' && (el as HTMLInputElement).type === 'file';
}

/** By the attribute of its own, else by what is around it (WAI-ARIA 1.2, aria-disabled). */
export function isAriaDisabled(el: Element, above: boolean): boolean {
  const own = attributeOf(el, 'aria-disabled');
  return own === 'true' || (own !== 'false' && above);
}

/**
 * Visible, and not clear as glass where the pointer goes through, as closed menus are; a field is, where something else
 * shows it. By fewer questions where they are enough: what shows words of its own has a box.
 */
export function isShown(el: Element): boolean {
  if (!(el instanceof HTMLElement) || !el.checkVisibility(PAINTED))
    return isVisible(el) && (el.checkVisibility(CLEAR) || isReached(el));
  const first = firstChildOf(el);
  if (first !== null && isWords(first)) return true;
  const { width, height } = rectOf(el);
  return (width > 0 && height > 0) || isVisible(el);
}

function isReached(el: Element): boolean {
  return /^(?:input|select|textarea)$/.test(el.localName) || getComputedStyle(el).pointerEvents !== 'none';
}

const CLEAR = { opacityProperty: true };
const PAINTED = { ...CLEAR, visibilityProperty: true };
