// What a control says inside the name of something else: its value, not its own name (AccName step 2C).
// Page world, reads only.
import { isFocusable, roleOf } from './role';
import { isSecretField } from './secret-field';
import { idRefs } from './tree';

/** `undefined` for what is no such control. `labels`: the name is gathered from a label or reference, not from content. */
export function embeddedValue(el: Element, role: string, labels: boolean): string | undefined {
  const said = saidValue(el, role, labels);
  return said && isSecretField(el) ? '' : said;
}

function saidValue(el: Element, role: string, labels: boolean): string | undefined {
  switch (role) {
    case 'textbox':
    case 'searchbox':
      return fieldText(el);
    case 'combobox':
    case 'listbox':
      return chosen(el, role, labels);
    case 'slider':
    case 'scrollbar':
    case 'spinbutton':
    case 'meter':
    case 'progressbar':
      return rangeText(el, role);
    default:
      return undefined;
  }
}

function fieldText(el: Element): string {
  if (el instanceof HTMLInputElement) return el.value;
  if (el instanceof HTMLTextAreaElement) return el.value;
  return el.textContent;
}

function chosen(el: Element, role: string, labels: boolean): string {
  if (el instanceof HTMLSelectElement) return [...el.selectedOptions].map((option) => option.label).join(' ');
  if (el instanceof HTMLInputElement) return el.value;
  const lists = [el, ...idRefs(el, el.hasAttribute('aria-owns') ? 'aria-owns' : 'aria-controls')];
  const texts: string[] = [];
  for (const list of lists) {
    for (const option of list.querySelectorAll('[role=option]')) {
      const on =
        option.getAttribute('aria-selected') === 'true' || option.getAttribute('aria-checked') === 'true';
      if (on && roleOf(option) === 'option')
        texts.push(option.getAttribute('aria-label') ?? option.textContent.trim());
    }
  }
  if (texts.length > 0 || role === 'listbox') return texts.join(' ');
  // A combobox of before ARIA 1.2 wraps its field.
  const field = el.querySelector('input');
  if (field === null) return labels || isFocusable(el) ? el.textContent : '';
  return isSecretField(field) ? '' : field.value;
}

function rangeText(el: Element, role: string): string {
  const told = el.getAttribute('aria-valuetext') ?? el.getAttribute('aria-valuenow');
  if (told !== null) return told;
  if (el instanceof HTMLInputElement) return el.value;
  if (el instanceof HTMLMeterElement) return String(el.value);
  if (el instanceof HTMLProgressElement) return el.position < 0 ? '' : String(el.value);
  // Values that ARIA gives where the author gave none (WAI-ARIA section 6.6).
  if (role === 'slider' || role === 'scrollbar') {
    const min = Number(el.getAttribute('aria-valuemin') ?? 0);
    const max = Number(el.getAttribute('aria-valuemax') ?? 100);
    return String(min + (max - min) / 2);
  }
  return role === 'progressbar' ? '' : '0';
}
