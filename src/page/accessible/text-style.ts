// What style does to text in names: hidden, transformed, preceded or followed by generated text. Computed
// styles are read only where the sheets give reason to. Page world, reads only.
import { passCache } from './pass-cache';
import { AFTER, ALL, BEFORE, HIDES, hintsOf, SKIPS, suspicionOf, TRANSFORMS } from './style-hints';
import { parentOf, rootDocumentOf, scopeOf, shadowOf } from './tree';

/** Inherited style that matters to text; undefined members are the initial values. */
export interface TextStyle {
  hidden: boolean;
  /** `uppercase`, `lowercase`, `capitalize`; `''` for none. */
  transform: string;
}

const PLAIN: TextStyle = { hidden: false, transform: '' };
/** The browser's own sheet sets text-transform back for these. */
const RESETS = new Set(['button', 'input', 'select', 'textarea', 'optgroup', 'option']);

/** Ancestors asked before the computed style is: climbing further costs more than reading. */
const MAX_CLIMB = 3;

/** Style of the text in this element. */
export function textStyleOf(el: Element): TextStyle {
  const cache = passCache()?.textStyle;
  if (cache === undefined) return readStyle(el);
  const known = cache.get(el);
  if (known !== undefined) return known;
  // Inherited unless there is reason to look: from the nearest ancestor that was read in this pass.
  let style: TextStyle | undefined;
  let at: Element | null = el;
  for (let climbed = 0; at !== null && climbed < MAX_CLIMB; climbed++) {
    if ((suspicions(at) & (HIDES | TRANSFORMS)) !== 0 || RESETS.has(at.localName)) break;
    at = parentOf(at);
    style = at === null ? PLAIN : cache.get(at);
    if (style !== undefined) break;
  }
  style ??= readStyle(el);
  cache.set(el, style);
  // Siblings will ask the same parent: it has the same style when nothing set another on the way.
  if (at !== null && at !== el) cache.set(at, style);
  return style;
}

function readStyle(el: Element): TextStyle {
  const style = getComputedStyle(el);
  const hidden = style.visibility !== 'visible';
  const transform = style.textTransform;
  return !hidden && transform === 'none'
    ? PLAIN
    : { hidden, transform: transform === 'none' ? '' : transform };
}

/** What the sheets give reason to look at. Hosts and slotted elements may be styled from another scope. */
function suspicions(el: Element): number {
  const cache = passCache();
  const known = cache?.suspicions.get(el);
  if (known !== undefined) return known;
  const parent = el.parentElement;
  const across = shadowOf(el) !== null || (parent !== null && shadowOf(parent) !== null);
  const scope = scopeOf(el);
  let hints = cache?.hints.get(scope);
  if (hints === undefined) {
    hints = hintsOf(scope);
    cache?.hints.set(scope, hints);
  }
  const mask = across ? ALL : suspicionOf(el, hints);
  cache?.suspicions.set(el, mask);
  return mask;
}

/** Its content is not rendered though it is (content-visibility: hidden). */
export function skipsContent(el: Element): boolean {
  return (suspicions(el) & SKIPS) !== 0 && getComputedStyle(el).contentVisibility === 'hidden';
}

/** Text as it is shown (CSS Text 3 section 2.1). */
export function transformed(text: string, transform: string, el: Element): string {
  if (transform === '') return text;
  const lang = el.closest('[lang]')?.getAttribute('lang') ?? '';
  const locale = /^(tr|az|lt|el)\b/i.exec(lang)?.[0];
  if (transform.includes('uppercase'))
    return locale === undefined ? text.toUpperCase() : text.toLocaleUpperCase(locale);
  if (transform.includes('lowercase'))
    return locale === undefined ? text.toLowerCase() : text.toLocaleLowerCase(locale);
  if (transform.includes('capitalize')) {
    return text.replace(
      /(^|[^\p{L}\p{N}\p{M}'’])(\p{L})/gu,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    );
  }
  return text;
}

/** Text that CSS puts before or after content (CSS Generated Content 3; AccName step 2F.ii). */
export interface Generated {
  text: string;
  /** Stands apart from the content by a space: not in the line, or alternative text. */
  apart: boolean;
  /** A block: what follows the element stands apart too. */
  block: boolean;
}

/** [before, after]; `undefined` where there is nothing. */
export type GeneratedTexts = readonly [Generated | undefined, Generated | undefined];
const NOTHING: GeneratedTexts = [undefined, undefined];

export function generatedTexts(el: Element): GeneratedTexts {
  const mask = el.localName === 'q' ? BEFORE | AFTER : suspicions(el) & (BEFORE | AFTER);
  if (mask === 0) return NOTHING;
  const cache = passCache()?.generated;
  const known = cache?.get(el);
  if (known !== undefined) return known;
  const before = (mask & BEFORE) === 0 ? undefined : readPseudo(el, '::before');
  const after = (mask & AFTER) === 0 ? undefined : readPseudo(el, '::after');
  const texts = before === undefined && after === undefined ? NOTHING : ([before, after] as const);
  cache?.set(el, texts);
  return texts;
}

function readPseudo(el: Element, pseudo: '::before' | '::after'): Generated | undefined {
  const style = getComputedStyle(el, pseudo);
  const content = style.content;
  if (content === '' || content === 'none' || content === 'normal' || content === '""') return undefined;
  const display = style.display;
  if (display === 'none' || style.visibility !== 'visible') return undefined;
  const { text, alternative } = contentText(content, el, style);
  if (text === '') return undefined;
  return {
    text: transformed(text, style.textTransform, el),
    apart: alternative || display !== 'inline',
    block: !display.startsWith('inline'),
  };
}

/** The words of a computed `content` value: strings, attr() and quotes joined; alternative text after `/` instead. */
export function contentText(
  content: string,
  el: Element,
  style?: CSSStyleDeclaration,
): { text: string; alternative: boolean } {
  let text = '';
  let alternative = false;
  const token =
    /"((?:[^"\\]|\\.)*)"|attr\(\s*([-\w]+)[^)]*\)|(\/)|(open-quote|close-quote)|[a-z-]+\([^)]*\)|[^\s"/]+/gi;
  for (let found = token.exec(content); found !== null; found = token.exec(content)) {
    if (found[3] !== undefined) {
      text = '';
      alternative = true;
    } else if (found[1] !== undefined) text += unescape(found[1]);
    else if (found[2] !== undefined) text += el.getAttribute(found[2]) ?? '';
    else if (found[4] !== undefined) text += quote(el, found[4] === 'open-quote', style);
  }
  return { text, alternative };
}

function unescape(text: string): string {
  return text.replace(
    /\\(?:([0-9a-f]{1,6})\s?|(.))/gi,
    (_, hex: string | undefined, char: string | undefined) =>
      hex === undefined ? (char ?? '') : String.fromCodePoint(Math.min(parseInt(hex, 16), 0x10ffff)),
  );
}

/** Outer and inner quotation marks by language, where `quotes` is `auto` (Unicode CLDR). */
const QUOTES: Readonly<Record<string, string>> = {
  en: '“”‘’', de: '„“‚‘', fr: '«»«»', es: '«»“”', it: '«»“”', pt: '“”‘’', nl: '‘’“”', pl: '„”«»', cs: '„“‚‘',
  sv: '””’’', fi: '””’’', da: '“”‘’', no: '«»‘’', nb: '«»‘’', ru: '«»„“', uk: '«»„“', hu: '„”»«', ja: '「」『』',
  zh: '“”‘’', ko: '“”‘’', tr: '“”‘’', el: '«»“”', ro: '„”«»',
}; // prettier-ignore

function quote(el: Element, open: boolean, style: CSSStyleDeclaration | undefined): string {
  let depth = 0;
  for (let at = parentOf(el); at !== null; at = parentOf(at)) if (at.localName === 'q') depth++;
  const stated = [...(style?.quotes ?? '').matchAll(/"((?:[^"\\]|\\.)*)"/g)].map((found) =>
    unescape(found[1] ?? ''),
  );
  const lang = /^[a-z]+/i.exec(
    el.closest('[lang]')?.getAttribute('lang') ?? rootDocumentOf(el).documentElement.lang,
  )?.[0];
  const marks = stated.length > 1 ? stated : [...(QUOTES[lang?.toLowerCase() ?? 'en'] ?? '“”‘’')];
  const level = Math.min(depth, marks.length / 2 - 1);
  return marks[level * 2 + (open ? 0 : 1)] ?? '';
}
