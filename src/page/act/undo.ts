// The call that takes an act back: the value, choice or state that stood there before.
import type { UndoRecord } from '../../shared/messages/content';
import type { RoleSelector } from '../../shared/selector';
import { isSecretField } from '../accessible/secret-field';
import type { ActCall } from './perform';
import { boxOfChoice, checkedState } from './check';
import { optionLabel } from './native-select';
import { inputTypeOf, isHtml, valueOf } from './native';
import { fieldOf } from './type';

/** What `dom.type` takes: more could only be put back cut short. */
const MAX_TEXT_CHARS = 20_000;

/** Read before the act. Undefined for acts that cannot be taken back this way, and for secrets. */
export function undoFor(
  call: ActCall,
  element: Element,
  chosen: (element: Element) => RoleSelector | undefined,
): UndoRecord | undefined {
  const record = (target: Element, name: string, args: Record<string, unknown>): UndoRecord | undefined => {
    const selector = chosen(target);
    if (!selector) return undefined;
    return { selector, call: { name, args: { ...args, tabId: call.args.tabId, selector } } };
  };
  switch (call.name) {
    case 'dom.type':
    case 'dom.set': {
      const field = fieldOf(element) ?? element;
      if (call.name === 'dom.type' && call.args.secret) return undefined;
      if (isSecretField(field)) return undefined;
      if (isHtml(field, 'select')) return undoSelect(field, record);
      const type = inputTypeOf(field);
      if (isHtml(field, 'input') || isHtml(field, 'textarea')) {
        const before = valueOf(field);
        if (before.length > MAX_TEXT_CHARS) return undefined;
        if (type === 'range' || type === 'color') return record(field, 'dom.set', { value: before });
        return record(field, 'dom.type', { text: before, replace: true });
      }
      const now = field.getAttribute('aria-valuenow');
      if (call.name === 'dom.set') return now === null ? undefined : record(field, 'dom.set', { value: now });
      const text = (field as HTMLElement).innerText;
      return text.length > MAX_TEXT_CHARS ? undefined : record(field, 'dom.type', { text, replace: true });
    }
    case 'dom.check': {
      const box = boxOfChoice(element);
      const state = box && checkedState(box);
      if (!box || state === undefined || state === call.args.on) return undefined;
      if (inputTypeOf(box) === 'radio') return undoRadio(box as HTMLInputElement, record);
      return record(box, 'dom.check', { on: state });
    }
    case 'dom.select':
      if (isHtml(element, 'select')) return undoSelect(element, record);
      return undefined;
    default:
      return undefined;
  }
}

type MakeRecord = (target: Element, name: string, args: Record<string, unknown>) => UndoRecord | undefined;

function undoSelect(select: HTMLSelectElement, record: MakeRecord): UndoRecord | undefined {
  const labels = Array.from(select.selectedOptions, (option) => optionLabel(option).trim() || option.value);
  const [first] = labels;
  if (first === undefined) return undefined;
  return record(select, 'dom.select', { value: first, ...(select.multiple ? { values: labels } : {}) });
}

/** A radio is taken back by choosing the one that was chosen. */
function undoRadio(radio: HTMLInputElement, record: MakeRecord): UndoRecord | undefined {
  const root = radio.getRootNode() as Document | ShadowRoot;
  const former = Array.from(root.querySelectorAll<HTMLInputElement>('input[type="radio" i]:checked')).find(
    (other) => other.name === radio.name && other.form === radio.form,
  );
  return former ? record(former, 'dom.check', { on: true }) : undefined;
}
