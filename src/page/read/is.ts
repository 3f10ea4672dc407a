// dom.is on an element. Page world, reads only.
import { isEditingHost } from '../accessible/role';
import { isDisabled, statesOf } from '../accessible/states';
import { isVisible } from '../accessible/visible';

export type Question = 'visible' | 'enabled' | 'checked' | 'editable' | 'focused';

export function isSo(el: Element, what: Question): boolean {
  switch (what) {
    case 'visible':
      return isVisible(el);
    case 'enabled':
      return !isDisabled(el);
    case 'checked': {
      const states = statesOf(el);
      return states.checked === true || states.selected === true || states.pressed === true;
    }
    case 'editable':
      return isEditable(el);
    case 'focused':
      return (el.getRootNode() as Document | ShadowRoot).activeElement === el;
  }
}

function isEditable(el: Element): boolean {
  if (isDisabled(el) || statesOf(el).readonly === true) return false;
  if (el instanceof HTMLInputElement) return !/^(button|submit|reset|image|hidden)$/.test(el.type);
  return (
    el.localName === 'textarea' ||
    el.localName === 'select' ||
    isEditingHost(el) ||
    (el instanceof HTMLElement && el.isContentEditable)
  );
}
