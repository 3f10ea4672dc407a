// What the browser does by itself when a real key is pressed and no listener cancels it. Dispatched keys
// have no such default, so it is done here: text, caret, focus order, activation, implicit submission,
// values of native controls, dialogs, scrolling.
import { fireChange, fireInputAndChange } from './dispatch';
import { deleteText, insertLineBreak, insertText, placeCaret, selectAll, selectionOf } from './edit-text';
import type { KeyPress } from './keys';
import { moveFocus } from './move-focus';
import {
  controlsOf,
  defaultButtonOf,
  editingHostOf,
  formOf,
  inputTypeOf,
  isHtml,
  isTextControl,
  nativeGet,
  valueOf,
  windowOf,
} from './native';
import { scrollerFor } from './scroll';
import { nextInTabOrder } from './tab-order';

/** Runs the default of a key that was pressed down on `target`. */
export function keyDefault(target: Element, press: KeyPress): void {
  const editor = isTextControl(target) ? target : editingHostOf(target);
  if (press.ctrlKey || press.metaKey) return shortcut(editor ?? target, press);
  if (press.altKey) return;
  switch (press.key) {
    case 'Enter':
      return enter(target, editor);
    case 'Tab': {
      const next = nextInTabOrder(target, press.shiftKey);
      if (!next) return;
      moveFocus(next);
      if (isTextControl(next)) next.select();
      return;
    }
    case 'Escape':
      return escape(target);
    case 'Backspace':
      if (editor) deleteText(editor, 'backward');
      return;
    case 'Delete':
      if (editor) deleteText(editor, 'forward');
      return;
    case ' ':
      // Buttons and boxes are activated when the key goes up.
      if (editor) insertText(editor, ' ');
      else if (!isSpaceActivated(target) && !isHtml(target, 'select')) scrollByKey(target, press);
      return;
    default:
      if (press.text && editor) insertText(editor, press.text);
      else if (press.key.length > 1) moveWithin(target, editor, press);
  }
}

/** Runs what happens when the key comes up: Space activates. */
export function keyUpDefault(target: Element, press: KeyPress): void {
  if (press.key === ' ' && isSpaceActivated(target)) activate(target);
}

function isSpaceActivated(target: Element): boolean {
  const type = inputTypeOf(target);
  return (
    isHtml(target, 'button') ||
    isHtml(target, 'summary') ||
    ['button', 'submit', 'reset', 'image', 'checkbox', 'radio', 'color', 'file'].includes(type)
  );
}

/** The browser's own click: activation with no pointer, as a key causes it. */
function activate(target: Element): void {
  if (target.matches(':disabled')) return;
  windowOf(target).HTMLElement.prototype.click.call(target as HTMLElement);
}

function enter(target: Element, editor: Element | null): void {
  if (editor && !isHtml(editor, 'input')) return insertLineBreak(editor);
  const type = inputTypeOf(target);
  if (
    isHtml(target, 'button') ||
    isHtml(target, 'summary') ||
    isHtml(target, 'a') ||
    isHtml(target, 'area')
  ) {
    return activate(target);
  }
  if (['button', 'submit', 'reset', 'image', 'color', 'file'].includes(type)) return activate(target);
  if (isHtml(target, 'input')) {
    if (isTextControl(target)) fireChange(target);
    submitImplicitly(target);
  }
}

/** HTML standard, "implicit submission". */
function submitImplicitly(field: Element): void {
  const form = formOf(field);
  if (!form) return;
  const button = defaultButtonOf(form);
  if (button) return activate(button);
  const blocking = controlsOf(form).filter(
    (control) =>
      isHtml(control, 'input') &&
      (isTextControl(control) || /^(date|time|month|week)/.test(inputTypeOf(control))),
  );
  if (blocking.length <= 1) windowOf(form).HTMLFormElement.prototype.requestSubmit.call(form);
}

function escape(target: Element): void {
  const document = target.ownerDocument;
  const popover = document.querySelector<HTMLElement>('[popover]:not([popover="manual"]):popover-open');
  if (popover) return popover.hidePopover();
  const open = document.querySelectorAll<HTMLDialogElement>('dialog:modal');
  const dialog = open[open.length - 1];
  if (!dialog) return;
  const { Event } = windowOf(dialog);
  if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
}

function shortcut(target: Element, press: KeyPress): void {
  const document = target.ownerDocument;
  const key = press.key.toLowerCase();
  if (key === 'a') selectAll(isTextControl(target) || editingHostOf(target) ? target : document.body);
  else if (key === 'z') document.execCommand(press.shiftKey ? 'redo' : 'undo');
  else if (key === 'y') document.execCommand('redo');
  else if (STYLE_OF[key] && !isTextControl(target) && editingHostOf(target))
    document.execCommand(STYLE_OF[key]);
  else if (key === 'c') document.execCommand('copy');
  else if (key === 'x') document.execCommand('cut');
  else if (key === 'home' || key === 'end') scrollByKey(target, press);
}

const STYLE_OF: Readonly<Record<string, string>> = { b: 'bold', i: 'italic', u: 'underline' };

const STEP_OF: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

function moveWithin(target: Element, editor: Element | null, press: KeyPress): void {
  const type = inputTypeOf(target);
  const step = STEP_OF[press.key];
  if (type === 'radio' && step) return nextRadio(target as HTMLInputElement, step);
  if (type === 'range') return slide(target as HTMLInputElement, press.key);
  if (type === 'number' && (press.key === 'ArrowUp' || press.key === 'ArrowDown')) {
    const before = valueOf(target);
    const input = target as HTMLInputElement;
    if (press.key === 'ArrowUp') input.stepUp();
    else input.stepDown();
    if (valueOf(target) !== before) fireInputAndChange(target);
    return;
  }
  if (isHtml(target, 'select')) return nextOption(target, press.key);
  if (isTextControl(target)) return moveCaret(target, press);
  if (editor) return;
  scrollByKey(target, press);
}

function nextRadio(radio: HTMLInputElement, step: -1 | 1): void {
  const form = formOf(radio);
  const root = radio.getRootNode() as Document | ShadowRoot;
  const group = Array.from(root.querySelectorAll<HTMLInputElement>('input[type="radio" i]')).filter(
    (other) => other.name === radio.name && formOf(other) === form && !other.matches(':disabled'),
  );
  const next = group[(group.indexOf(radio) + step + group.length) % group.length];
  if (!next || next === radio) return;
  moveFocus(next);
  activate(next);
}

function slide(range: HTMLInputElement, key: string): void {
  const before = valueOf(range);
  const span = Number(range.max || 100) - Number(range.min || 0);
  const page = Math.max(1, Math.round(span / 10 / (Number(range.step) || 1)));
  if (key === 'ArrowRight' || key === 'ArrowUp') range.stepUp();
  else if (key === 'ArrowLeft' || key === 'ArrowDown') range.stepDown();
  else if (key === 'PageUp') range.stepUp(page);
  else if (key === 'PageDown') range.stepDown(page);
  else if (key === 'Home') range.valueAsNumber = Number(range.min || 0);
  else if (key === 'End') range.valueAsNumber = Number(range.max || 100);
  if (valueOf(range) !== before) fireInputAndChange(range);
}

/** The option of a list that a key would choose instead of the one that is chosen. */
export function optionByKey(select: HTMLSelectElement, key: string): HTMLOptionElement | undefined {
  const options = Array.from(select.options).filter((o) => !o.matches(':disabled, optgroup:disabled *'));
  const at = options.findIndex((o) => o.selected);
  const step = STEP_OF[key];
  const next = step
    ? options[at + step]
    : key === 'Home'
      ? options[0]
      : key === 'End'
        ? options.at(-1)
        : undefined;
  return next?.selected ? undefined : next;
}

function nextOption(select: HTMLSelectElement, key: string): void {
  const next = optionByKey(select, key);
  if (!next) return;
  for (const option of Array.from(select.selectedOptions)) option.selected = false;
  next.selected = true;
  fireInputAndChange(select);
}

function moveCaret(control: Parameters<typeof selectionOf>[0], press: KeyPress): void {
  const [start, end] = selectionOf(control);
  const length = valueOf(control).length;
  const anchor = control.selectionDirection === 'backward' ? end : start;
  const head = control.selectionDirection === 'backward' ? start : end;
  let to: number | undefined;
  if (press.key === 'ArrowLeft') to = start === end || press.shiftKey ? Math.max(0, head - 1) : start;
  else if (press.key === 'ArrowRight')
    to = start === end || press.shiftKey ? Math.min(length, head + 1) : end;
  else if (press.key === 'Home') to = 0;
  else if (press.key === 'End') to = length;
  if (to === undefined) return;
  if (!press.shiftKey) placeCaret(control, to);
  else if (control.selectionStart !== null)
    control.setSelectionRange(
      Math.min(anchor, to),
      Math.max(anchor, to),
      to < anchor ? 'backward' : 'forward',
    );
}

function scrollByKey(target: Element, press: KeyPress): void {
  const scroller = scrollerFor(target);
  const page = scroller.clientHeight * 0.9;
  const delta: Readonly<Record<string, number>> = {
    ArrowUp: -40,
    ArrowDown: 40,
    PageUp: -page,
    PageDown: page,
    ' ': press.shiftKey ? -page : page,
    Home: -scroller.scrollHeight,
    End: scroller.scrollHeight,
  };
  const top = delta[press.key];
  if (top !== undefined) scroller.scrollBy({ top, behavior: 'instant' });
}

/** Whether Enter on this element would submit its form. */
export function enterSubmits(element: Element): boolean {
  if (!isHtml(element, 'input')) return false;
  const type = String(nativeGet(element, 'HTMLInputElement', 'type'));
  if (['button', 'reset', 'color', 'file'].includes(type)) return false;
  return formOf(element) !== null;
}
