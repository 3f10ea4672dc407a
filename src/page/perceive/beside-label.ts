// What a field without a name is called by what stands beside it: the words that share its row, or those right
// before it. People read forms so, whatever the markup says. Page world, reads only.
import { isUnrendered } from '../accessible/visible';
import { pageText, type PageText } from '../../shared/page-text';

const MAX_CHARS = 60;
const MAX_CLIMB = 8;
const FIELDS = 'input:not([type=hidden]), select, textarea';
const CONTROLS = 'button, a[href], select, textarea, option, script, style, [role=button], [role=link]';

/** '' when nothing short stands there. */
export function besideLabel(field: Element): PageText {
  let at = field.parentElement;
  for (let step = 0; at !== null && step < MAX_CLIMB; step++, at = at.parentElement) {
    if (at.localName === 'body' || at.localName === 'form') break;
    if (at.querySelectorAll(FIELDS).length > 1) break;
    const words = clean(plainTextOf(at));
    if (words !== '') return words.length <= MAX_CHARS ? pageText(words) : pageText('');
  }
  return pageText(wordsBefore(field, MAX_CHARS) ?? '');
}

/** The text between the element and whatever control comes before it in the same parent; undefined: it is that one's. */
export function wordsBefore(el: Element, maxChars: number): string | undefined {
  const parts: string[] = [];
  let isAfterControl = false;
  for (let at = el.previousSibling; at !== null && parts.length < 4; at = at.previousSibling) {
    if (at instanceof Element) {
      if (isUnrendered(at)) continue;
      isAfterControl =
        at.matches(`${FIELDS}, ${CONTROLS}`) || at.querySelector(`${FIELDS}, ${CONTROLS}`) !== null;
      if (isAfterControl) break;
      if (at.localName === 'br' || at.localName === 'hr') {
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
    .replace(/\s*[:：*]+$/, '');
}
