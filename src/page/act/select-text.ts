// dom.selectText: selects the text of an element, or the first occurrence of a part of it.
import { failure, success } from '../../shared/tool-result';
import type { ArgsOf } from '../../tools/registry';
import { nextTask } from '../settle/pause';
import type { Act } from './act-context';
import { bringIntoView, waitActionable } from './actionable';
import { describeElement } from './describe-element';
import { fireMouse, firePointer } from './dispatch';
import { moveFocus } from './move-focus';
import { editingHostOf, isTextControl, valueOf } from './native';

export const selectText: Act<ArgsOf<'dom.selectText'>> = async (element, args, ctx) => {
  const ready = await waitActionable(element, { pointer: false, enabled: false }, ctx);
  if (!ready.ok) return ready;
  const target = ready.element;
  bringIntoView(target);
  const missing = failure('NOT_FOUND', `${describeElement(target)} does not contain “${args.text ?? ''}”`);
  if (isTextControl(target)) {
    const at = args.text === undefined ? 0 : valueOf(target).indexOf(args.text);
    if (at < 0) return missing;
    moveFocus(target);
    if (args.text === undefined || target.selectionStart === null) target.select();
    else target.setSelectionRange(at, at + args.text.length);
    return success({ selected: args.text ?? valueOf(target) });
  }
  const host = editingHostOf(target);
  // An editor hears of a selection only where it has the focus.
  if (host) moveFocus(host);
  const range = args.text === undefined ? wholeOf(target) : partsOf(target, args.text)[0];
  if (!range) return missing;
  const boxes = Array.from(range.getClientRects()).filter((box) => box.width > 0);
  const [first, last] = [boxes[0], boxes.at(-1)];
  const start = { x: first?.left ?? 0, y: first ? first.top + first.height / 2 : 0 };
  const end = { x: last?.right ?? 0, y: last ? last.top + last.height / 2 : 0 };
  // Pages that offer something for a selection listen to the mouse that makes it.
  firePointer(target, 'pointerdown', { point: start, buttons: 1, detail: 1 });
  fireMouse(target, 'mousedown', { point: start, buttons: 1, detail: 1 });
  const selection = target.ownerDocument.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
  fireMouse(target, 'mousemove', { point: end, from: start, buttons: 1 });
  firePointer(target, 'pointerup', { point: end, buttons: 0, detail: 1 });
  fireMouse(target, 'mouseup', { point: end, buttons: 0, detail: 1 });
  await nextTask(ctx.window);
  return success({
    selected: selection?.toString().slice(0, 2_000) ?? '',
    ...(host ? { styles: stylesOf(range, host) } : {}),
  });
};

/** How the text of an editor looks at both ends of the range, as far as a user can make it look so. */
function stylesOf(range: Range, host: Element): string[] {
  const [start, end] = [range.startContainer, range.endContainer].map((node) => {
    const found = new Set<string>();
    const own = node instanceof Element ? node : node.parentElement;
    const { fontWeight, fontStyle } = own ? getComputedStyle(own) : { fontWeight: '', fontStyle: '' };
    if (Number(fontWeight) >= 600) found.add('bold');
    if (fontStyle === 'italic') found.add('italic');
    // A line is drawn through all that is within the element it is set on.
    for (let e = own; e && host.contains(e); e = e.parentElement) {
      const line = getComputedStyle(e).textDecorationLine;
      if (line.includes('underline')) found.add('underline');
      if (line.includes('line-through')) found.add('strike');
    }
    return found;
  });
  return [...(start ?? [])].filter((style) => end?.has(style));
}

function wholeOf(element: Element): Range {
  const range = element.ownerDocument.createRange();
  range.selectNodeContents(element);
  return range;
}

/**
 * Each place where the words stand. They may lie across several text nodes, and white space in the page's source does
 * not count.
 */
export function partsOf(element: Element, text: string): Range[] {
  const document = element.ownerDocument;
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const wanted = text.replace(/\s+/g, ' ').trim();
  let folded = '';
  const places: Array<{ node: Text; offset: number }> = [];
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    for (let offset = 0; offset < node.data.length; offset++) {
      const char = node.data.charAt(offset);
      const blank = /\s/.test(char);
      if (blank && (folded === '' || folded.endsWith(' '))) continue;
      folded += blank ? ' ' : char;
      places.push({ node, offset });
    }
  }
  return placesOf(wanted, folded).flatMap((at) => {
    const [from, to] = [places[at], places[at + wanted.length - 1]];
    if (!from || !to) return [];
    const range = document.createRange();
    range.setStart(from.node, from.offset);
    range.setEnd(to.node, to.offset + 1);
    return [range];
  });
}

/** Where the words begin: as whole words before parts of words, in the same letters before capitals. */
export function placesOf(wanted: string, text: string): number[] {
  if (!wanted) return [];
  const isLetter = (char: string | undefined): boolean => /[\p{L}\p{N}]/u.test(char ?? '');
  for (const whole of [true, false])
    for (const [part, all] of [
      [wanted, text],
      [lower(wanted), lower(text)],
    ] as const) {
      const places: number[] = [];
      for (let at = all.indexOf(part); at >= 0; at = all.indexOf(part, at + part.length))
        if (!whole || !(isLetter(all[at - 1]) || isLetter(all[at + part.length]))) places.push(at);
      if (places.length > 0) return places;
    }
  return [];
}

/** In lower case, each letter at its place: "İ" has none of one sign. */
function lower(text: string): string {
  return text.replace(/\p{Lu}/gu, (letter) => {
    const small = letter.toLowerCase();
    return small.length === letter.length ? small : letter;
  });
}
