// Text that CSS puts before and after an element's content (CSS Generated Content 3, AccName step 2F.ii).
// Page world, reads only.
import { passCache } from './pass-cache';

const NOTHING: readonly [string, string] = ['', ''];

/** Generated text before and after the content. */
export function generatedText(el: Element): readonly [string, string] {
  const cache = passCache()?.generated;
  const known = cache?.get(el);
  if (known !== undefined) return known;
  const before = pseudoText(el, '::before');
  const after = pseudoText(el, '::after');
  const texts = before === '' && after === '' ? NOTHING : ([before, after] as const);
  cache?.set(el, texts);
  return texts;
}

function pseudoText(el: Element, pseudo: '::before' | '::after'): string {
  const style = getComputedStyle(el, pseudo);
  const content = style.content;
  if (content === '' || content === 'none' || content === 'normal') return '';
  if (style.display === 'none' || style.visibility !== 'visible') return '';
  const text = contentText(content, el);
  return text !== '' && style.display !== 'inline' ? ` ${text} ` : text;
}

/** The words of a computed `content` value: strings and attr() joined, alternative text after `/` first. */
export function contentText(content: string, el: Element): string {
  let text = '';
  const token = /"((?:[^"\\]|\\.)*)"|attr\(\s*([-\w]+)\s*\)|(\/)|[a-z-]+\([^)]*\)|[^\s"/]+/gi;
  for (let found = token.exec(content); found !== null; found = token.exec(content)) {
    if (found[3] !== undefined) text = '';
    else if (found[1] !== undefined) text += unescape(found[1]);
    else if (found[2] !== undefined) text += el.getAttribute(found[2]) ?? '';
  }
  return text;
}

function unescape(text: string): string {
  return text.replace(
    /\\(?:([0-9a-f]{1,6})\s?|(.))/gi,
    (_, hex: string | undefined, char: string | undefined) =>
      hex === undefined ? (char ?? '') : String.fromCodePoint(Math.min(parseInt(hex, 16), 0x10ffff)),
  );
}
