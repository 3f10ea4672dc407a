// What a form is about to send: for the card that asks the user, and as a digest that the approval is bound to.
// Read through prototype getters. Values of credentials are in neither.
import { hashOf } from '../../shared/capability';
import { withoutCountdown } from '../../shared/counted-down';
import { pageText } from '../../shared/page-text';
import type { TargetInfo } from '../../shared/target-info';
import { isPress } from '../../shared/tool-call';
import type { TypedCall } from '../../tools/registry';
import { nameOf } from '../accessible/name';
import { roleOf } from '../accessible/role';
import { matches, queryAllIn, walkElements } from '../accessible/tree';
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
import { submittedForm, submitterOf } from './submit';
import { listTypedAt } from './type';

const MAX_SHOWN = 24;
const MAX_VALUE_CHARS = 2_000;
const DOTS = '••••••';
/** Names, as words, of fields out of sight that pages renew by themselves: an approval bound to them could never be used. */
const RENEWED =
  /^(?:token|wpnonce|timestamp|viewstate)$|^(?:.+ )?nonce$|^(?:.+ )?(?:csrf|xsrf|csrfmiddlewaretoken|captcha|recaptcha|hcaptcha|turnstile)(?: .+)?$|^(?:.+ )?(?:authenticity|verification|antiforgery|form) token$/;

type Written = Pick<NonNullable<TargetInfo['form']>, 'fields' | 'moreFields'>;

/** Fields that the user can see and that hold something, with what they hold, and how much of it is left out. */
export function shownFields(form: HTMLFormElement): Written {
  return shownOf(sentBy(form));
}

const EDITOR = '[contenteditable]:not([contenteditable="false" i])';
const WRITTEN = `input, textarea, select, ${EDITOR}`;
/** What is beyond does not belong to the button any more. */
const PART =
  'body, main, article, aside, nav, dialog, [role="main"], [role="article"], [role="dialog"], [role="alertdialog"]';

/** What a button that sends no form may send: what is written in the nearest part of the page that holds any of it. */
export function writtenBeside(button: Element): Element[] {
  const written: Element[] = [];
  for (let from = button, e = flatParentOf(from); e; from = e, e = flatParentOf(e)) {
    walkElements(e, (field) => {
      if (field === from) return false;
      if (matches(field, WRITTEN) && !isRedundant(field) && field.checkVisibility() && heldBy(field) !== '')
        written.push(field);
    });
    if (written.length > 0 || matches(e, PART)) break;
  }
  return written;
}

export function shownOf(controls: readonly Element[]): Written {
  const all = controls.flatMap((control) => {
    if (inputTypeOf(control) === 'hidden' || isRedundant(control)) return [];
    const held = shownBy(control);
    if (held === '') return [];
    const value = isCredential(control) ? DOTS : held;
    const more = Math.max(0, value.length - MAX_VALUE_CHARS);
    // Without a name of its own an editor would be called by its text.
    const label = pageText(matches(control, EDITOR) ? nameOf(control) : labelOf(control), 80);
    return [{ label, value: value.slice(0, MAX_VALUE_CHARS), ...(more > 0 ? { more } : {}) }];
  });
  if (all.length === 0) return {};
  const moreFields = Math.max(0, all.length - MAX_SHOWN);
  return { fields: all.slice(0, MAX_SHOWN), ...(moreFields > 0 ? { moreFields } : {}) };
}

/** All that a control would send: of a list, every choice; of an editor, its text. */
function heldBy(control: Element): string {
  if (isHtml(control, 'select')) return chosenIn(control).join('\n');
  return matches(control, EDITOR) ? (control as HTMLElement).innerText.trim() : valueOf(control);
}

/** The same for the card: a choice by its words, too, where it is called otherwise than what it sends. */
function shownBy(control: Element): string {
  if (!isHtml(control, 'select')) return heldBy(control);
  return chosenIn(control, (value, text) =>
    !text || text === value ? value : value && `${text} (${value})`,
  ).join('\n');
}

function chosenIn(select: HTMLSelectElement, tell = (value: string, _text: string) => value): string[] {
  const chosen = nativeGet(select, 'HTMLSelectElement', 'selectedOptions') as Iterable<HTMLOptionElement>;
  return Array.from(chosen, (option) =>
    tell(
      String(nativeGet(option, 'HTMLOptionElement', 'value')),
      pageText(String(nativeGet(option, 'HTMLOptionElement', 'text')), 80),
    ),
  );
}

/**
 * What the target looked like, what the call aims at besides (aimOf), what can be read on it where it is called
 * otherwise, and what its form would send when the call submits it, by which button. `row`: rowTextOf, where known.
 */
export function judgedPrint(element: Element, call: TypedCall, aim = '', shows = '', row?: string): string {
  const isList = call.name === 'dom.type' && listTypedAt(element) !== null;
  const said = [aim, withoutCountdown(shows)];
  const more = (said.some(Boolean) ? `.${hashOf(said)}` : '') + (isList ? '.list' : '');
  const print = fingerprintOf(element, row) + more;
  const control = submitControlOf(element) ?? element;
  const submits = wouldSubmit(control, call);
  const form = submits ? (call.name === 'dom.submit' ? submittedForm(element) : formOf(control)) : null;
  const sent = form ? sentBy(form) : isSender(element, call) ? writtenBeside(element) : [];
  const button = form && submitterOf(control, form);
  const by = button ? `.${fingerprintOf(button)}` : '';
  return form || sent.length > 0 ? `${print}${by}.${digestOf(sent)}` : print;
}

function sentBy(form: HTMLFormElement): Element[] {
  return [...controlsOf(form), ...queryAllIn(form, EDITOR)];
}

/** Pressed, it may send what stands beside it. */
export function isSender(element: Element, call: TypedCall): boolean {
  return isPress(call.name) && roleOf(element) === 'button';
}

function digestOf(controls: readonly Element[]): string {
  const content = controls.flatMap((control) => {
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
