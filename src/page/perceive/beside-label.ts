// What a field without a name is called by what stands beside it: the words that share its row, or those right
// before it. People read forms so, whatever the markup says. Page world, reads only.
import {
  nextElementOf,
  nextSiblingOf,
  parentElementOf,
  previousElementOf,
  previousNodeOf,
  queryAllIn,
  queryIn,
} from '../accessible/tree';
import { isUnrendered } from '../accessible/visible';
import { pageText, type PageText } from '../../shared/page-text';

const MAX_CHARS = 60;
/** So many boxes may stand around a field alone. */
const MAX_CLIMB = 9;
const FIELDS = 'input:not([type=hidden]), select, textarea';
const CONTROLS =
  'button, a[href], select, textarea, option, script, style, [role=button], [role=link], [contenteditable=true]';

const HELD = `${FIELDS}, ${CONTROLS}`;

/** '' when nothing short stands there. */
export function besideLabel(field: Element): PageText {
  let inner = field;
  for (let step = 0, at = parentElementOf(field); at !== null && step < MAX_CLIMB; step++) {
    if (holdsSeveral(at, field)) {
      if (field.matches(SWITCHES)) return pageText(wordsAt(inner));
      break;
    }
    if (at.localName === 'body' || at.localName === 'form') break;
    const words = clean(plainTextOf(at)) || captionIn(at, field);
    if (words !== '') return pageText(words.length <= MAX_CHARS ? words : '');
    inner = at;
    at = parentElementOf(at);
  }
  return pageText(wordsBefore(inner, MAX_CHARS) ?? '');
}

/** What is called a label before the field, though it opens a menu. */
function captionIn(box: Element, field: Element): string {
  const caption = queryIn(box, '[class*=label]:not(button *)');
  return caption?.compareDocumentPosition(field) === 4 ? clean(caption.textContent) : '';
}

/** The label that stands right before a field and was never tied to it, neither by an id nor by nesting. */
export function looseLabel(field: Element): PageText {
  let at: Element | null = field;
  for (let step = 0; at !== null && step < MAX_CLIMB; step++, at = parentElementOf(at)) {
    if (at !== field && holdsSeveral(at, field)) break;
    const before = previousElementOf(at);
    if (before === null) continue;
    const isLoose =
      before instanceof HTMLLabelElement ? before.control === null : LABEL_CLASS.test(before.className);
    // Of two fields after one label the hints tell which is which.
    const after = nextElementOf(at);
    const isShared = after !== null && (isField(after) || queryIn(after, FIELDS) !== null);
    return isLoose && !isShared && !holdsControl(before)
      ? pageText(clean(plainTextOf(before)), MAX_CHARS)
      : pageText('');
  }
  return pageText('');
}

const LABEL_CLASS = /label(?![a-z])/i;
const isField = (el: Element) => Element.prototype.matches.call(el, FIELDS);

/** Asked at each of many fields in one box: nothing is counted that the first one tells. */
function holdsSeveral(el: Element, field: Element): boolean {
  const first = queryIn(el, FIELDS);
  return first !== null && ((first !== field && isField(field)) || queryAllIn(el, FIELDS).length > 1);
}

const SWITCHES = '[type=checkbox], [type=radio], [role=checkbox], [role=radio], [role=switch]';

/** Of several boxes in a line: the words after this one, if there are some after the last one, else those before it. */
function wordsAt(box: Element): string {
  let last = box;
  for (let at = nextElementOf(box); at !== null && !BREAKS.has(at.localName); at = nextElementOf(at))
    if (holdsControl(at)) last = at;
  if (wordsAfter(last) !== '') return wordsAfter(box);
  return wordsBefore(box, MAX_CHARS) ?? '';
}

const BREAKS = new Set(['br', 'hr']);

function holdsControl(el: Element): boolean {
  return Element.prototype.matches.call(el, HELD) || queryIn(el, HELD) !== null;
}

/** The text between the element and whatever breaks the line or is a control. */
function wordsAfter(el: Element): string {
  let text = '';
  for (let at: Node | null = nextSiblingOf(el); at !== null; at = nextSiblingOf(at)) {
    if (at instanceof Element && (BREAKS.has(at.localName) || holdsControl(at))) break;
    if (!(at instanceof Element) || !isUnrendered(at)) text += ` ${at.textContent ?? ''}`;
  }
  const words = clean(text);
  return words.length > MAX_CHARS ? '' : words;
}

/** The text between the element and whatever control comes before it in the same parent; undefined: it is that one's. */
export function wordsBefore(el: Node, maxChars: number): string | undefined {
  const parts: string[] = [];
  let isAfterControl = false;
  for (let at = previousNodeOf(el); at !== null && parts.length < 4; at = previousNodeOf(at)) {
    if (at instanceof Element) {
      if (isUnrendered(at)) continue;
      isAfterControl = holdsControl(at);
      if (isAfterControl) break;
      if (BREAKS.has(at.localName)) {
        if (parts.some((part) => part.trim() !== '')) break;
        continue;
      }
      parts.unshift(at.textContent ?? '');
      if ((at.textContent ?? '').trim() !== '') break;
    } else if (at.nodeType === Node.TEXT_NODE) parts.unshift(at.textContent ?? '');
  }
  const words = clean(parts.join(' '));
  return words.length > maxChars ? '' : words === '' && isAfterControl ? undefined : words;
}

function plainTextOf(at: Element): string {
  const walker = document.createTreeWalker(at, NodeFilter.SHOW_TEXT);
  let text = '';
  while (walker.nextNode() && text.length < MAX_CHARS * 4) {
    const holder = walker.currentNode.parentElement;
    if (holder?.closest(CONTROLS) || holder?.checkVisibility() === false) continue;
    text += ` ${walker.currentNode.textContent ?? ''}`;
  }
  return text;
}

function clean(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 400)
    .replace(/\s*[:：*]+$/, '');
}
