// Puts text where the caret is, and takes it away: the browser's own editing first (caret, maxlength,
// undo and trusted `input` events come with it), the value itself where that has no effect.
// `execCommand` sends no `beforeinput`; it is sent here, and a page that cancels it has done the work itself.
import { fireInput } from './dispatch';
import { isTextControl, setValue, valueOf, type TextControl } from './native';

/** False when the page cancelled it: it then does the editing, or forbids it. */
export function insertText(target: Element, text: string): boolean {
  if (!fireInput(target, 'beforeinput', 'insertText', text)) return false;
  if (isTextControl(target)) {
    const before = valueOf(target);
    if (runCommand(target, 'insertText', text) && valueOf(target) !== before) return true;
    if (valueOf(target) === before) writeOver(target, text);
    return true;
  }
  if (!runCommand(target, 'insertText', text)) insertAtSelection(target, text);
  return true;
}

export function insertLineBreak(target: Element): void {
  if (isTextControl(target)) {
    insertText(target, '\n');
    return;
  }
  if (!fireInput(target, 'beforeinput', 'insertParagraph', null)) return;
  if (!runCommand(target, 'insertParagraph')) insertAtSelection(target, '\n');
}

export function deleteText(target: Element, direction: 'backward' | 'forward'): void {
  const inputType = direction === 'backward' ? 'deleteContentBackward' : 'deleteContentForward';
  if (!fireInput(target, 'beforeinput', inputType, null)) return;
  const before = isTextControl(target) ? valueOf(target) : undefined;
  const ran = runCommand(target, direction === 'backward' ? 'delete' : 'forwardDelete');
  if (before === undefined || !isTextControl(target) || (ran && valueOf(target) !== before)) return;
  const [start, end] = selectionOf(target);
  const from = start === end && direction === 'backward' ? Math.max(0, start - 1) : start;
  const to = start === end && direction === 'forward' ? end + 1 : end;
  if (from === to) return;
  setValue(target, before.slice(0, from) + before.slice(to));
  placeCaret(target, from);
  fireInput(target, 'input', inputType, null);
}

/** Selects all that stands in a field or editor. */
export function selectAll(target: Element): void {
  if (isTextControl(target)) {
    target.select();
    return;
  }
  const selection = target.ownerDocument.getSelection();
  if (!selection) return;
  const range = target.ownerDocument.createRange();
  range.selectNodeContents(target);
  selection.removeAllRanges();
  selection.addRange(range);
}

/** Puts the caret behind the last character. */
export function caretToEnd(target: Element): void {
  if (isTextControl(target)) {
    placeCaret(target, valueOf(target).length);
    return;
  }
  const selection = target.ownerDocument.getSelection();
  selection?.selectAllChildren(target);
  selection?.collapseToEnd();
}

/** What was a quotation, and holds nothing any more, quotes none of what is to come. */
export function leaveQuotation(editor: Element): void {
  if (!editor.querySelector('blockquote')) return;
  runCommand(editor, 'outdent');
  caretToEnd(editor);
}

/** Start and end of the selection; the end of the value for types that tell none (email, number). */
export function selectionOf(control: TextControl): [number, number] {
  const length = valueOf(control).length;
  return [control.selectionStart ?? length, control.selectionEnd ?? length];
}

export function placeCaret(control: TextControl, start: number, end = start): void {
  // Types without a text selection throw on setSelectionRange.
  if (control.selectionStart === null) return;
  control.setSelectionRange(start, end);
}

/** The browser's editing command, when the target really has the caret. */
function runCommand(target: Element, command: string, value?: string): boolean {
  const root = target.getRootNode() as Document | ShadowRoot;
  const active = root.activeElement;
  if (!active || !(active === target || active.contains(target) || target.contains(active))) return false;
  return target.ownerDocument.execCommand(command, false, value);
}

function writeOver(control: TextControl, text: string): void {
  const before = valueOf(control);
  const whole = control.selectionStart === null;
  const [start, end] = whole ? [before.length, before.length] : selectionOf(control);
  const limit = control.maxLength >= 0 ? control.maxLength : Infinity;
  const room = Math.max(0, limit - (before.length - (end - start)));
  const piece = text.slice(0, room);
  if (!piece && start === end) return;
  setValue(control, before.slice(0, start) + piece + before.slice(end));
  placeCaret(control, start + piece.length);
  fireInput(control, 'input', 'insertText', text);
}

function insertAtSelection(target: Element, text: string): void {
  const document = target.ownerDocument;
  const selection = document.getSelection();
  const range = selection?.rangeCount ? selection.getRangeAt(0) : undefined;
  const node = document.createTextNode(text);
  if (range && target.contains(range.startContainer)) {
    range.deleteContents();
    range.insertNode(node);
  } else {
    target.append(node);
  }
  selection?.collapse(node, node.length);
  fireInput(target, 'input', 'insertText', text);
}
