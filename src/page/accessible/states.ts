// States and properties of an element as ARIA and HTML give them (WAI-ARIA 1.2 section 6, HTML-AAM section 5).
// A member is absent where it does not apply. Page world, reads only.
import { isFocusable, roleOf } from './role';
import { attributeOf, idRefs, matches, parentOf } from './tree';
import { isUnrendered } from './visible';

export interface States {
  disabled?: boolean;
  checked?: boolean | 'mixed';
  selected?: boolean;
  expanded?: boolean;
  pressed?: boolean | 'mixed';
  readonly?: boolean;
  required?: boolean;
  /** The page's or the browser's validity message; `'invalid'` where there is none in words. */
  invalid?: string;
  /** Heading or tree level, 1-based. */
  level?: number;
  current?: string;
  hasPopup?: string;
  sort?: string;
  valueMin?: number;
  valueMax?: number;
  valueNow?: number;
  valueText?: string;
}

const TAKES_CHECKED = new Set(
  'checkbox radio switch menuitemcheckbox menuitemradio option treeitem'.split(' '),
);
const TAKES_SELECTED = new Set('option tab row gridcell cell columnheader rowheader treeitem'.split(' '));
const TAKES_RANGE = new Set('slider spinbutton scrollbar progressbar meter separator'.split(' '));
export function statesOf(el: Element): States {
  const role = roleOf(el);
  const states: States = {};
  const set = <K extends keyof States>(key: K, value: States[K] | undefined) => {
    if (value !== undefined) states[key] = value;
  };
  if (isDisabled(el)) states.disabled = true;
  set('checked', checkedOf(el, role));
  if (TAKES_SELECTED.has(role)) {
    set('selected', el instanceof HTMLOptionElement ? el.selected : flag(el, 'aria-selected'));
  }
  set('expanded', expandedOf(el));
  // Many a box is drawn by a button that tells it so.
  if (role === 'button' || role === 'checkbox') set('pressed', tristate(el, 'aria-pressed'));
  if (isReadonly(el)) states.readonly = true;
  if (isRequired(el)) states.required = true;
  set('invalid', invalidOf(el));
  set('level', levelOf(el, role));
  set('current', token(el, 'aria-current'));
  set('hasPopup', popupOf(el, role));
  set('sort', token(el, 'aria-sort') === 'none' ? undefined : token(el, 'aria-sort'));
  if (TAKES_RANGE.has(role)) addRange(el, set);
  return states;
}

/** Disabled by HTML or by aria-disabled, its own or (for what can be focused, WAI-ARIA section 6.6) an ancestor's. */
export function isDisabled(el: Element): boolean {
  if (matches(el, ':disabled')) return true;
  if (!isFocusable(el)) return attributeOf(el, 'aria-disabled') === 'true';
  for (let at: Element | null = el; at !== null; at = parentOf(at)) {
    const value = attributeOf(at, 'aria-disabled');
    if (value === 'true') return true;
    if (value === 'false') return false;
  }
  return false;
}

function checkedOf(el: Element, role: string): boolean | 'mixed' | undefined {
  if (el instanceof HTMLInputElement && (el.type === 'checkbox' || el.type === 'radio')) {
    if (role === 'button') return undefined;
    return el.type === 'checkbox' && el.indeterminate ? 'mixed' : el.checked;
  }
  if (!TAKES_CHECKED.has(role)) return undefined;
  const value = tristate(el, 'aria-checked');
  if (value !== undefined || role === 'option' || role === 'treeitem') return value;
  return false;
}

function expandedOf(el: Element): boolean | undefined {
  if (el.localName === 'summary' && el.parentElement instanceof HTMLDetailsElement)
    return el.parentElement.open;
  if (el instanceof HTMLDetailsElement) return el.open;
  const popover = popoverOf(el);
  if (popover) return popover.matches(':popover-open');
  return flag(el, 'aria-expanded');
}

/** What a button opens by `popovertarget` or a command (HTML-AAM section 4.2), unless it stands in there. */
function popoverOf(el: Element): Element | null {
  const { popoverTargetElement, commandForElement } = el as HTMLButtonElement;
  const target = popoverTargetElement ?? (el.matches('[command$="-popover" i]') ? commandForElement : null);
  return target?.matches('[popover]') === true && !target.contains(el) ? target : null;
}

function isReadonly(el: Element): boolean {
  if (el instanceof HTMLTextAreaElement) return el.readOnly;
  if (el instanceof HTMLInputElement && el.readOnly) return true;
  return attributeOf(el, 'aria-readonly') === 'true';
}

export function isRequired(el: Element): boolean {
  return (isNativeField(el) && el.required) || attributeOf(el, 'aria-required') === 'true';
}

type NativeField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
const isNativeField = (el: Element): el is NativeField =>
  el instanceof HTMLInputElement || el instanceof HTMLTextAreaElement || el instanceof HTMLSelectElement;

/**
 * Why the field is wrong. The page's own word (aria-invalid) counts at once, and so does the browser's where it holds the
 * form back, save that a value is missing: an untouched empty required field is not called wrong.
 */
export function invalidOf(el: Element): string | undefined {
  const own = attributeOf(el, 'aria-invalid');
  const native = isNativeField(el) ? el : null;
  if (own === 'false') return undefined;
  if (own)
    return (
      textAt(el, 'aria-errormessage') ||
      native?.validationMessage ||
      textAt(el, 'aria-describedby') ||
      'invalid'
    );
  return (native && isCalledWrong(native) && native.validationMessage) || undefined;
}

/**
 * Whatever typed it, for no key may have touched it, which `:user-invalid` asks for (HTML section 4.16.3); but only
 * where the browser would hold the form back for it.
 */
function isCalledWrong(native: NativeField): boolean {
  const { form, validity } = native;
  return (
    validity.customError ||
    native.matches(':user-invalid') ||
    (form?.noValidate === false && !validity.valueMissing)
  );
}

/** Text shown where an attribute of ids points. */
function textAt(el: Element, attribute: string): string {
  return idRefs(el, attribute)
    .map((at) => (isUnrendered(at) ? '' : (at.textContent ?? '').replace(/\s+/g, ' ').trim()))
    .filter((text) => text !== '')
    .join(' ');
}

function levelOf(el: Element, role: string): number | undefined {
  if (role === 'heading') {
    const own = whole(el, 'aria-level');
    if (own !== undefined && own >= 1) return own;
    const native = /^h([1-6])$/.exec(el.localName)?.[1];
    return native === undefined ? 2 : Number(native);
  }
  return role === 'treeitem' || role === 'row' || role === 'listitem' ? whole(el, 'aria-level') : undefined;
}

function popupOf(el: Element, role: string): string | undefined {
  const value = token(el, 'aria-haspopup');
  if (value !== undefined) return value === 'true' ? 'menu' : value;
  return role === 'combobox' ? (el instanceof HTMLSelectElement ? 'menu' : 'listbox') : undefined;
}

function addRange(
  el: Element,
  set: <K extends keyof States>(key: K, value: States[K] | undefined) => void,
): void {
  if (el instanceof HTMLInputElement) {
    const range = el.type === 'range';
    set('valueMin', real(el.min) ?? (range ? 0 : undefined));
    set('valueMax', real(el.max) ?? (range ? 100 : undefined));
    set('valueNow', real(el.value));
  } else if (el instanceof HTMLMeterElement || el instanceof HTMLProgressElement) {
    set('valueMin', el instanceof HTMLMeterElement ? el.min : 0);
    set('valueMax', el.max);
    set('valueNow', el instanceof HTMLProgressElement && el.position < 0 ? undefined : el.value);
  } else {
    set('valueMin', real(attributeOf(el, 'aria-valuemin')));
    set('valueMax', real(attributeOf(el, 'aria-valuemax')));
    set('valueNow', real(attributeOf(el, 'aria-valuenow')));
  }
  set('valueText', attributeOf(el, 'aria-valuetext')?.trim() || undefined);
}

function real(text: string | null): number | undefined {
  if (text === null || text.trim() === '') return undefined;
  const value = Number(text);
  return Number.isFinite(value) ? value : undefined;
}

function whole(el: Element, attribute: string): number | undefined {
  const value = real(attributeOf(el, attribute));
  return value !== undefined && Number.isInteger(value) ? value : undefined;
}

/** The attribute's token; `false` and empty mean absent. */
function token(el: Element, attribute: string): string | undefined {
  const value = attributeOf(el, attribute)?.trim().toLowerCase();
  return value === undefined || value === '' || value === 'false' || value === 'undefined'
    ? undefined
    : value;
}

function flag(el: Element, attribute: string): boolean | undefined {
  const value = attributeOf(el, attribute)?.trim().toLowerCase();
  return value === 'true' ? true : value === 'false' ? false : undefined;
}

function tristate(el: Element, attribute: string): boolean | 'mixed' | undefined {
  return attributeOf(el, attribute)?.trim().toLowerCase() === 'mixed' ? 'mixed' : flag(el, attribute);
}
