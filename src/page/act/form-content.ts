// What a form is about to send: for the card that asks the user, and as a digest that the approval is bound to.
// Read through prototype getters. Values of credentials are in neither.
import { hashOf } from '../../shared/capability';
import { pageText } from '../../shared/page-text';
import type { TargetInfo } from '../../shared/target-info';
import type { TypedCall } from '../../tools/registry';
import { fingerprintOf } from '../resolve/fingerprint';
import { labelOf } from './describe-element';
import { fieldClassOf } from './field-class';
import { parseChord } from './keys';
import { enterSubmits } from './key-defaults';
import {
  checkedOf,
  controlsOf,
  flatParentOf,
  formOf,
  inputTypeOf,
  isHtml,
  isSubmitButton,
  nativeGet,
  valueOf,
} from './native';
import { submittedForm } from './submit';

const MAX_SHOWN = 24;
const MAX_VALUE_CHARS = 2_000;
const DOTS = '••••••';
/** Names, as words, of fields out of sight that pages renew by themselves: an approval bound to them could never be used. */
const RENEWED =
  /^(?:token|wpnonce|timestamp|viewstate)$|^(?:.+ )?nonce$|^(?:.+ )?(?:csrf|xsrf|csrfmiddlewaretoken|captcha|recaptcha|hcaptcha|turnstile)(?: .+)?$|^(?:.+ )?(?:authenticity|verification|antiforgery|form) token$/;

type Form = NonNullable<TargetInfo['form']>;

/** Fields that the user can see and that hold something, with what they hold, and how much of it is left out. */
export function shownFields(form: HTMLFormElement): Pick<Form, 'fields' | 'moreFields'> {
  const all = controlsOf(form).flatMap((control) => {
    if (inputTypeOf(control) === 'hidden' || isRedundant(control)) return [];
    const held = heldBy(control);
    if (held === '') return [];
    const value = isCredential(control) ? DOTS : held;
    const more = Math.max(0, value.length - MAX_VALUE_CHARS);
    const label = pageText(labelOf(control), 80);
    return [{ label, value: value.slice(0, MAX_VALUE_CHARS), ...(more > 0 ? { more } : {}) }];
  });
  if (all.length === 0) return {};
  const moreFields = Math.max(0, all.length - MAX_SHOWN);
  return { fields: all.slice(0, MAX_SHOWN), ...(moreFields > 0 ? { moreFields } : {}) };
}

/** All that a control would send: of a list, every choice. */
function heldBy(control: Element): string {
  if (!isHtml(control, 'select')) return valueOf(control);
  const chosen = nativeGet(control, 'HTMLSelectElement', 'selectedOptions') as Iterable<HTMLOptionElement>;
  return Array.from(chosen, (option) => String(nativeGet(option, 'HTMLOptionElement', 'value'))).join('\n');
}

/**
 * What the target looked like, what the call aims at besides (aimOf), and what its form would send when the call
 * submits it. `row`: rowTextOf, where known.
 */
export function judgedPrint(element: Element, call: TypedCall, aim = '', row?: string): string {
  const print = fingerprintOf(element, row) + (aim ? `.${hashOf(aim)}` : '');
  const control = submitControlOf(element) ?? element;
  if (!wouldSubmit(control, call)) return print;
  const form = call.name === 'dom.submit' ? submittedForm(element) : formOf(control);
  return form ? `${print}.${digestOf(form)}` : print;
}

function digestOf(form: HTMLFormElement): string {
  const content = controlsOf(form).flatMap((control) => {
    const name = control.getAttribute('name') ?? '';
    if (isRenewed(control, name) || isRedundant(control)) return [];
    return [[name, isCredential(control) ? '' : heldBy(control)]];
  });
  return hashOf(content);
}

/** What the user can fill in, and what is only called like a token ("tokenAmount"), is part of what is approved. */
function isRenewed(control: Element, name: string): boolean {
  const words = name.replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase();
  if (!RENEWED.test(words.replace(/[^a-z\d]+/g, ' ').trim())) return false;
  return inputTypeOf(control) === 'hidden' || !control.checkVisibility();
}

function isCredential(control: Element): boolean {
  const kind = fieldClassOf(control);
  return kind !== undefined && kind !== 'plain' && kind !== 'file';
}

/** Buttons, and boxes that are not ticked: they send nothing. */
function isRedundant(control: Element): boolean {
  const type = inputTypeOf(control);
  if (type === 'checkbox' || type === 'radio') return !checkedOf(control);
  return isHtml(control, 'button') || ['submit', 'button', 'reset', 'image'].includes(type);
}

/** The submit button that a click on the element would press. */
export function submitControlOf(element: Element): Element | null {
  for (let e: Element | null = element; e; e = flatParentOf(e)) {
    if (isSubmitButton(e)) return e;
    if (e.localName === 'form') return null;
  }
  return null;
}

export function wouldSubmit(control: Element, call: TypedCall): boolean {
  switch (call.name) {
    case 'dom.submit':
      return true;
    case 'dom.click':
    case 'dom.dblclick':
    case 'dom.select':
    case 'dom.check':
      return isSubmitButton(control);
    case 'dom.press': {
      const chord = parseChord(call.args.key);
      if (!chord.ok || chord.press.ctrlKey || chord.press.metaKey || chord.press.altKey) return false;
      if (chord.press.key === 'Enter') return isSubmitButton(control) || enterSubmits(control);
      return chord.press.key === ' ' && isSubmitButton(control);
    }
    default:
      return false;
  }
}
