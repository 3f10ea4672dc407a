// dom.submit: the form of an element, as Enter in one of its fields would: through its default button,
// with the browser's validation.
import { pageText } from '../../shared/page-text';
import { isDisabled } from '../accessible/states';
import { failure, success } from '../../shared/tool-result';
import type { ArgsOf } from '../../tools/registry';
import type { Act } from './act-context';
import { waitActionable } from './actionable';
import { describeElement } from './describe-element';
import { isShown } from './hit-test';
import { defaultButtonOf, formOf, isHtml, isSubmitButton, nativeGet, windowOf } from './native';

export const submit: Act<ArgsOf<'dom.submit'>> = async (element, _args, ctx) => {
  const form = submittedForm(element);
  if (!form) return failure('NOT_FOUND', `${describeElement(element)} belongs to no form`);
  const button = submitterOf(element, form);
  if (button && isShown(button)) {
    const ready = await waitActionable(button, { pointer: false }, ctx);
    if (!ready.ok) return ready;
    if (isDisabled(button)) return failure('NOT_ACTIONABLE', `${describeElement(button)} is disabled`);
  }
  const window = windowOf(form);
  // Watched before: the page may take the form away while it submits.
  const invalid = firstInvalid(form, button);
  if (button) window.HTMLElement.prototype.click.call(button);
  else window.HTMLFormElement.prototype.requestSubmit.call(form);
  return invalid ? failure('NOT_ACTIONABLE', invalid) : success({});
};

export function submittedForm(element: Element): HTMLFormElement | null {
  return formOf(element) ?? element.querySelector('form');
}

export function submitterOf(element: Element, form: HTMLFormElement): HTMLElement | null {
  if (isSubmitButton(element) && formOf(element) === form) return element as HTMLElement;
  return defaultButtonOf(form);
}

/** The browser's message for the first field that keeps the form from being sent. */
function firstInvalid(form: HTMLFormElement, button: HTMLElement | null): string | undefined {
  const bypass =
    button && (isHtml(button, 'button') || isHtml(button, 'input')) && button.hasAttribute('formnovalidate');
  if (bypass || nativeGet(form, 'HTMLFormElement', 'noValidate') === true) return undefined;
  const field = Array.from(form.querySelectorAll<HTMLInputElement>(':invalid')).find(
    (e) => e.localName !== 'fieldset',
  );
  if (!field) return undefined;
  return `${describeElement(field)}: ${pageText(field.validationMessage ?? 'is not valid', 200)}`;
}
