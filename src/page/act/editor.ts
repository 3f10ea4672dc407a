// Text into contenteditable editors. Each editor keeps a model of its own beside the DOM and learns of
// typing in its own way: from `beforeinput` (Lexical, Slate, Quill 2), from mutations (ProseMirror,
// CodeMirror), from `paste`. They are tried in that order until the text stands there.
import { failure, success, type ToolResult } from '../../shared/tool-result';
import { nextTask, pause } from '../settle/pause';
import type { ActContext } from './act-context';
import { describeElement } from './describe-element';
import { fireChange, fireInput } from './dispatch';
import { caretToEnd, deleteText, insertLineBreak, insertText, leaveQuotation, selectAll } from './edit-text';
import { moveFocus, activeElementOf } from './move-focus';
import { windowOf } from './native';
import { partsOf } from './select-text';

/** An editor may render what it took a few frames later. */
const RENDER_WAIT_MS = 150;

export async function typeIntoEditor(
  host: HTMLElement,
  text: string,
  { replace: all = true, over }: { replace?: boolean | undefined; over?: string | undefined },
  ctx: ActContext,
): Promise<ToolResult> {
  const replace = all && over === undefined;
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  moveFocus(host);
  const before = plain(host);
  const parts = over === undefined ? [] : partsOf(host, over);
  if (over !== undefined && parts.length !== 1) return notOnce(host, over, parts.length);
  const [part] = parts;
  await place(host, part ?? replace, ctx);
  if (replace && before !== '') {
    deleteText(host, 'backward');
    await nextTask(ctx.window);
    if (plain(host) === '') leaveQuotation(host);
  }
  const start = plain(host);
  for (const [index, line] of lines.entries()) {
    if (ctx.signal.aborted) return failure('CANCELLED', 'stopped while typing');
    if (index > 0) insertLineBreak(host);
    if (line !== '') insertText(host, line);
    await nextTask(ctx.window);
  }
  const goal = squeeze(text);
  const shows = () => squeeze(plain(host)).includes(goal) && (text === '' || plain(host) !== start);
  if (await eventually(shows, ctx)) return done(host);
  // The beforeinput was cancelled and nothing came of it, or the command had no effect.
  if (plain(host) === start) {
    await place(host, part ?? replace, ctx);
    paste(host, text);
    if (await eventually(shows, ctx)) return done(host);
  }
  if (plain(host) === start && !part) {
    if (replace) host.textContent = text;
    else host.append(text);
    fireInput(host, 'input', 'insertText', text);
    if (await eventually(shows, ctx)) return done(host);
    return failure('NOT_ACTIONABLE', `${describeElement(host)} did not take the text`);
  }
  if (part && plain(host) === start)
    return failure('NOT_ACTIONABLE', `${describeElement(host)} did not take the text`);
  const now = plain(host).trim().slice(0, 400);
  return success(
    ctx.secretText === undefined ? { changedByPage: true, value: now } : { changedByPage: true },
  );
}

/** Which of several places is meant, nobody has said. */
export function notOnce(host: Element, words: string, times: number): ToolResult {
  return times === 0
    ? failure('NOT_FOUND', `${describeElement(host)} does not contain “${words}”`)
    : failure('AMBIGUOUS', `${describeElement(host)} contains “${words}” ${times} times`);
}

/** Sets the selection and lets the editor hear of it: `selectionchange` comes in a task of its own. */
async function place(host: HTMLElement, at: boolean | Range, ctx: ActContext): Promise<void> {
  if (!host.contains(activeElementOf(ctx.window.document))) moveFocus(host);
  if (typeof at === 'object') {
    const selection = host.ownerDocument.getSelection();
    selection?.removeAllRanges();
    selection?.addRange(at);
  } else if (at) selectAll(host);
  else caretToEnd(host);
  await nextTask(ctx.window);
}

function done(host: HTMLElement): ToolResult {
  fireChange(host);
  return success({});
}

function paste(host: HTMLElement, text: string): void {
  const { ClipboardEvent, DataTransfer } = windowOf(host);
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  host.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true, composed: true }),
  );
}

async function eventually(holds: () => boolean, ctx: ActContext): Promise<boolean> {
  const until = ctx.window.performance.now() + RENDER_WAIT_MS;
  while (!holds()) {
    if (ctx.signal.aborted || ctx.window.performance.now() >= until) return false;
    await pause(ctx.window, 15, ctx.signal);
  }
  return true;
}

function plain(host: HTMLElement): string {
  return host.innerText.replace(/[\u200b\ufeff]/g, '').replace(/\n+$/, '');
}

const squeeze = (text: string) => text.replace(/[\s\u00a0]+/g, '');
