// dom.type: text into a field or editor, key by key where the page may react to keys. What stands there
// afterwards is read back; a page that changed it is reported, one that refused it is an error.
import { failure, success, type ToolResult } from '../../shared/tool-result';
import type { ArgsOf } from '../../tools/registry';
import { nextTask, pause } from '../settle/pause';
import type { Act, ActContext } from './act-context';
import { waitActionable } from './actionable';
import { describeElement } from './describe-element';
import { fireChange, fireInput, fireKey, NO_MODIFIERS } from './dispatch';
import { caretToEnd, deleteText, insertLineBreak, insertText, placeCaret, selectAll } from './edit-text';
import { notOnce, typeIntoEditor } from './editor';
import { boxOf, isReadOnly } from './hit-test';
import { keyOfCharacter } from './keys';
import { activeElementOf, confirmOnBlur, dropFocus, moveFocus, swallowSecondChange } from './move-focus';
import {
  editingHostOf,
  inputTypeOf,
  isHtml,
  isTextControl,
  setValue,
  valueOf,
  type TextControl,
} from './native';
import { pressKey } from './press';
import { setNativeValue, takesWholeValue } from './native-value';
import { select } from './select';
import { placesOf } from './select-text';

/** Longer texts are pasted in one go: nobody's autocomplete needs them key by key. */
const KEY_BY_KEY_MAX_CHARS = 200;
/** A page gets a turn after this many keys, so that no long task comes of typing. */
const KEYS_PER_TASK = 25;

type Args = ArgsOf<'dom.type'>;

export const type: Act<Args> = async (element, args, ctx) => {
  const field = fieldOf(element);
  if (!field) return failure('NOT_ACTIONABLE', `${describeElement(element)} is no text field`);
  const text = ctx.secretText ?? args.text;
  if (isHtml(field, 'select')) {
    return select(field, { tabId: args.tabId, selector: args.selector, value: text }, ctx);
  }
  const kind = inputTypeOf(field);
  if (kind === 'file')
    return failure('INVALID_ACTION', `${describeElement(field)} takes a file: please choose it on the page`);
  // The gate judged a choice as a choice: what becomes a list only now takes no text, and is none.
  const isList = listTypedAt(field) !== null;
  // Some forms keep a field read-only until it has the focus, against autofill.
  if (isReadOnly(field) && field.isConnected) moveFocus(field);
  if (isList && isChosenOnly(field)) {
    return select(field, { tabId: args.tabId, selector: args.selector, value: text }, ctx);
  }
  const ready = await waitActionable(field, { editable: true, pointer: !isSliver(field) }, ctx);
  if (!ready.ok) return ready;
  const target = ready.element;
  if (takesWholeValue(target)) return setNativeValue(target as HTMLInputElement, text);
  if (isTextControl(target)) return typeIntoControl(target, text, args, ctx);
  const host = editingHostOf(target);
  if (host) return typeIntoEditor(host, text, args, ctx);
  return typeByKeysAlone(target, text, ctx);
};

/** Where text goes when the element itself is only the label or the frame of a field. */
export function fieldOf(element: Element): Element | null {
  if (isHtml(element, 'label')) return element.control ? fieldOf(element.control) : firstFieldIn(element);
  if (isHtml(element, 'select') || isTextControl(element) || editingHostOf(element)) return element;
  if (isHtml(element, 'input'))
    return takesWholeValue(element) || inputTypeOf(element) === 'file' ? element : null;
  return (
    firstFieldIn(element) ??
    (/^(textbox|searchbox|combobox|spinbutton)$/.test(element.getAttribute('role') ?? '') ? element : null)
  );
}

/** The list in which a text is chosen when it is typed at the element; null where it is written, or goes nowhere. */
export function listTypedAt(element: Element): Element | null {
  const field = fieldOf(element);
  return field && (isHtml(field, 'select') || isChosenOnly(field)) ? field : null;
}

/** A combobox that takes no text: what it offers is chosen from a list. */
function isChosenOnly(field: Element): boolean {
  if (field.getAttribute('role') !== 'combobox') return false;
  return isTextControl(field) ? isReadOnly(field) : !editingHostOf(field);
}

function firstFieldIn(element: Element): Element | null {
  for (const inside of element.querySelectorAll('input, textarea, [contenteditable]')) {
    if (isTextControl(inside) || editingHostOf(inside)) return inside;
  }
  return null;
}

/** The hidden one-line textareas that code editors listen on: no pointer can reach them. */
function isSliver(element: Element): boolean {
  const box = boxOf(element);
  return box.width < 6 || box.height < 6;
}

async function typeIntoControl(
  field: TextControl,
  text: string,
  args: Args,
  ctx: ActContext,
): Promise<ToolResult> {
  const single = isHtml(field, 'input');
  const clean = single ? text.replace(/\s*[\r\n]+\s*/g, ' ') : text.replace(/\r\n?/g, '\n');
  let target = field;
  const before = valueOf(field);
  const places = args.over === undefined ? [] : placesOf(args.over.trim(), before);
  if (args.over !== undefined && places.length !== 1) return notOnce(field, args.over, places.length);
  const [from] = places;
  const over = from === undefined ? undefined : ([from, from + (args.over ?? '').trim().length] as const);
  const expected = over
    ? before.slice(0, over[0]) + clean + before.slice(over[1])
    : args.replace === false
      ? before + clean
      : clean;
  let last: Element = field;
  for (let attempt = 0; attempt < 2; attempt++) {
    const done = await enterText(target, clean, args, over, ctx);
    last = done.last;
    if (ctx.signal.aborted) return failure('CANCELLED', 'stopped while typing');
    if (!done.lost) break;
    const again = ctx.again?.();
    if (attempt > 0 || !again || !isTextControl(again)) {
      return failure('STALE', `${describeElement(field)} was replaced while typing`);
    }
    target = again;
  }
  if (last !== target) {
    confirm(last);
    return success({ spread: true });
  }
  if (isSliver(target)) return success({ unverified: true });
  await nextTask(ctx.window);
  if (!sameText(valueOf(target), expected) && !masked(valueOf(target), expected) && target.isConnected) {
    rewrite(target, expected);
    await nextTask(ctx.window);
  }
  confirm(target);
  return readBack(target, before, expected, ctx);
}

function readBack(target: TextControl, before: string, expected: string, ctx: ActContext): ToolResult {
  const now = valueOf(target);
  if (sameText(now, expected)) return success({});
  if (expected !== '' && (now === '' || (now === before && !masked(now, expected)))) {
    return failure('NOT_ACTIONABLE', `${describeElement(target)} did not take the text`);
  }
  return success(
    ctx.secretText === undefined
      ? { changedByPage: true, value: now.slice(0, 400) }
      : { changedByPage: true },
  );
}

/** Trailing blanks are often trimmed by the page; that is still the same text. */
function sameText(now: string, expected: string): boolean {
  return now === expected || now.replace(/\r\n?/g, '\n').trim() === expected.trim();
}

/** A mask adds separators or a prefix of its own: the letters and digits agree. */
function masked(now: string, expected: string): boolean {
  const bare = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
  const [shown, meant] = [bare(now), bare(expected)];
  return meant !== '' && (shown === meant || shown.endsWith(meant));
}

async function enterText(
  field: TextControl,
  text: string,
  args: Args,
  over: readonly [number, number] | undefined,
  ctx: ActContext,
): Promise<{ lost: boolean; last: Element }> {
  moveFocus(field);
  // Some pages get ready for keys in a turn of their own.
  await nextTask(ctx.window);
  if (over) placeCaret(field, ...over);
  else if (args.replace === false) caretToEnd(field);
  else if (isSliver(field))
    pressKey(ctx, { ...keyOfCharacter('a', { ...NO_MODIFIERS, ctrlKey: true }), text: '' });
  else if (valueOf(field) !== '') selectAll(field);
  if (text === '') {
    if (valueOf(field) !== '') deleteText(field, 'backward');
    return { lost: !field.isConnected, last: field };
  }
  const keyByKey = text.length <= KEY_BY_KEY_MAX_CHARS || args.delayMs !== undefined;
  if (!keyByKey) {
    insertText(field, text);
    return { lost: !field.isConnected, last: field };
  }
  let at: Element = field;
  let typed = 0;
  for (const char of text) {
    if (ctx.signal.aborted) break;
    typeCharacter(at, char);
    typed++;
    if (args.delayMs) await pause(ctx.window, args.delayMs, ctx.signal);
    else if (typed % KEYS_PER_TASK === 0) await nextTask(ctx.window);
    if (!at.isConnected) return { lost: true, last: at };
    at = movedOn(at) ?? at;
  }
  return { lost: false, last: at };
}

/** Boxes for one character each pass the focus on when they are full; the next key goes there. */
function movedOn(field: Element): Element | null {
  const active = activeElementOf(field.ownerDocument);
  if (!active || active === field || !isTextControl(active) || !isTextControl(field)) return null;
  return field.maxLength > 0 && valueOf(field).length >= field.maxLength ? active : null;
}

function typeCharacter(field: Element, char: string): void {
  // A new line is part of the text. The Enter key would send it in a chat.
  if (char === '\n') return insertLineBreak(field);
  const key = keyOfCharacter(char, NO_MODIFIERS);
  const focused = activeElementOf(field.ownerDocument);
  if (focused !== field && !movedOn(field) && field.isConnected) moveFocus(field);
  if (fireKey(field, 'keydown', key) && fireKey(field, 'keypress', key, char.codePointAt(0) ?? 0)) {
    if (field.isConnected) insertText(field, char);
  }
  const up = activeElementOf(field.ownerDocument);
  fireKey(field.isConnected ? field : (up ?? field), 'keyup', key);
}

/** The value in one go, past whatever swallowed the keys. */
function rewrite(field: TextControl, text: string): void {
  const limit = field.maxLength >= 0 ? field.maxLength : text.length;
  setValue(field, text.slice(0, limit));
  fireInput(field, 'input', 'insertReplacementText', text);
}

/** `change` now; for a field with suggestions when the focus leaves it, as choosing one comes in between. */
function confirm(field: Element): void {
  const popup = field.getAttribute('aria-autocomplete');
  if (field.getAttribute('role') === 'combobox' || (popup !== null && popup !== 'none')) {
    confirmOnBlur(field);
  } else {
    fireChange(field);
    swallowSecondChange(field);
    if (settlesWhenLeft(field)) {
      dropFocus(field.ownerDocument);
      if (field.isConnected) moveFocus(field);
    }
  }
}

/** Drawn number fields take what was typed only when the focus leaves them. Boxes for a digit each are none. */
function settlesWhenLeft(field: Element): boolean {
  const isNumber =
    /^(numeric|decimal)$/.test(field.getAttribute('inputmode') ?? '') ||
    field.getAttribute('role') === 'spinbutton';
  return (
    isNumber && !field.hasAttribute('maxlength') && field.getAttribute('autocomplete') !== 'one-time-code'
  );
}

/** A widget that listens to keys and keeps its text elsewhere: it can be typed to, not read back. */
async function typeByKeysAlone(target: Element, text: string, ctx: ActContext): Promise<ToolResult> {
  if (/[\r\n]/.test(text)) return failure('INVALID_ACTION', `${describeElement(target)} takes a single line`);
  moveFocus(target);
  for (const char of text) {
    if (ctx.signal.aborted) return failure('CANCELLED', 'stopped while typing');
    pressKey(ctx, keyOfCharacter(char, NO_MODIFIERS));
  }
  return success({ unverified: true });
}
