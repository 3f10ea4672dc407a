// What a field takes and holds; the values of secrets are told to nobody. Page world, reads only.
import { MAX_LABEL_CHARS, MAX_OPTIONS, MAX_VALUE_CHARS } from '../../shared/perception-budgets';
import { pageText, type PageText } from '../../shared/page-text';
import { nameOf } from '../accessible/name';
import { isEditingHost, roleOf } from '../accessible/role';
import { isSecretField, noteType } from '../accessible/secret-field';
import { idRefs, walkElements } from '../accessible/tree';
import { isVisible } from '../accessible/visible';
import { textOf } from './words';

// Prototype getters: a form's page can shadow properties with elements of that name.
const inputValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
const areaValue = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value');

/** `type` of an input; `contenteditable` for rich text; the tag for select and textarea. */
export function inputTypeOf(el: Element): string | undefined {
  if (el instanceof HTMLInputElement) return noteType(el);
  // Outside of a form a button sends nothing, whatever its type.
  if (el instanceof HTMLButtonElement) return el.form === null ? undefined : el.type;
  if (el.localName === 'select' || el.localName === 'textarea') return el.localName;
  return isEditingHost(el) ? 'contenteditable' : undefined;
}

/** The value as a user sees it; undefined for secrets, and where there is none to speak of. */
export function valueOf(el: Element): PageText | undefined {
  if (isSecretField(el)) return undefined;
  if (el instanceof HTMLInputElement) {
    if (/^(checkbox|radio|button|submit|reset|image)$/.test(el.type)) return undefined;
    if (el.type === 'file')
      return pageText([...(el.files ?? [])].map((file) => file.name).join(', '), MAX_VALUE_CHARS);
    return pageText(inputValue?.get?.call(el) as string, MAX_VALUE_CHARS);
  }
  if (el instanceof HTMLTextAreaElement) return pageText(areaValue?.get?.call(el) as string, MAX_VALUE_CHARS);
  if (el instanceof HTMLSelectElement) {
    return pageText([...el.selectedOptions].map((option) => option.label).join(', '), MAX_VALUE_CHARS);
  }
  if (isEditingHost(el)) return textOf(el, MAX_VALUE_CHARS);
  const role = roleOf(el);
  const told = el.getAttribute('aria-valuetext') ?? el.getAttribute('aria-valuenow');
  if (told !== null) return pageText(told, MAX_VALUE_CHARS);
  if (role === 'combobox' || role === 'textbox' || role === 'searchbox') {
    const inner = el.querySelector('input');
    return inner ? valueOf(inner) : textOf(el, MAX_VALUE_CHARS);
  }
  if (role === 'listbox') {
    const chosen = [...el.querySelectorAll('[aria-selected=true]')];
    // A list that is folded away within it has the same options once more.
    const shown = chosen.filter((each) => isVisible(each));
    const texts = new Set((shown.length > 0 ? shown : chosen).map((each) => textOf(each, 80)));
    return texts.size > 0 ? pageText([...texts].join(', '), MAX_VALUE_CHARS) : undefined;
  }
  return undefined;
}

/** Labels of the choices, the first `most` of what the page has: select, datalist, ARIA listbox. */
export function optionsOf(el: Element, most = MAX_OPTIONS): PageText[] | undefined {
  if (el instanceof HTMLSelectElement)
    return labels(el.options, most, (option) => (option.hidden ? undefined : option.label));
  const list = idRefs(el, 'list')[0];
  if (list?.localName === 'datalist')
    return labels(list.querySelectorAll('option'), most, (option) => option.label || option.value);
  const box = roleOf(el) === 'listbox' ? el : (idRefs(el, 'aria-controls')[0] ?? idRefs(el, 'aria-owns')[0]);
  if (box === undefined || roleOf(box) !== 'listbox') return undefined;
  const found: Element[] = [];
  walkElements(box, (at) => {
    if (found.length >= most) return false;
    if (roleOf(at) !== 'option') return true;
    found.push(at);
    return false;
  });
  return found.length > 0 ? [...new Set(labels(found, most, nameOf))] : undefined;
}

function labels<T>(all: ArrayLike<T>, most: number, labelOf: (each: T) => string | undefined): PageText[] {
  const found: PageText[] = [];
  for (let i = 0; i < all.length && found.length < most; i++) {
    const label = labelOf(all[i]!);
    if (label !== undefined) found.push(pageText(label, MAX_LABEL_CHARS));
  }
  return found;
}
