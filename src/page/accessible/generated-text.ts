// What style does to text in names: letters transformed, text put before and after (CSS Text 3, CSS Generated
// Content 3). Page world, reads only.
import { AFTER, BEFORE, BOTH, hintsOf, type Hints } from './generated-hints';
import { workingCache } from './pass-cache';
import { parentOf, rootDocumentOf, scopeOf } from './tree';
import { unescapeCss } from './unescape-css';

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
export const NOT_GENERATED: GeneratedTexts = [undefined, undefined];

/** Hints for the tree that the element stands in; `undefined` for what is slotted: styled from another, too. */
export function hintsAround(el: Element): Hints | undefined {
  if (el.assignedSlot !== null) return undefined;
  const root = el.getRootNode();
  const { hints } = workingCache();
  let here = hints.get(root);
  if (here === undefined) hints.set(root, (here = hintsOf(scopeOf(el))));
  return here;
}

/** Read where the sheets give reason to, or where they cannot tell: quotation marks, hosts, what is slotted. */
export function generatedTexts(
  el: Element,
  tag: string,
  isHost: boolean,
  hints: Hints | undefined,
): GeneratedTexts {
  let sides = BOTH;
  if (tag !== 'q' && !isHost && hints !== undefined) {
    sides = hints.sidesOf(el, tag);
    if (sides === 0) return NOT_GENERATED;
  }
  const before = (sides & BEFORE) === 0 ? undefined : readPseudo(el, '::before');
  const after = (sides & AFTER) === 0 ? undefined : readPseudo(el, '::after');
  return before === undefined && after === undefined ? NOT_GENERATED : [before, after];
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
    } else if (found[1] !== undefined) text += unescapeCss(found[1]);
    else if (found[2] !== undefined) text += el.getAttribute(found[2]) ?? '';
    else if (found[4] !== undefined) text += quote(el, found[4] === 'open-quote', style);
  }
  return { text, alternative };
}

/** Outer and inner quotation marks, and those of languages that have others, where `quotes` is `auto` (Unicode CLDR). */
const USUAL_QUOTES = '“”‘’';
const QUOTES = new Map(Object.entries({
  de: '„“‚‘', fr: '«»«»', es: '«»“”', it: '«»“”', nl: '‘’“”', pl: '„”«»', cs: '„“‚‘', sv: '””’’', fi: '””’’',
  no: '«»‘’', nb: '«»‘’', ru: '«»„“', uk: '«»„“', hu: '„”»«', ja: '「」『』', el: '«»“”', ro: '„”«»',
})); // prettier-ignore

function quote(el: Element, open: boolean, style: CSSStyleDeclaration | undefined): string {
  let depth = 0;
  for (let at = parentOf(el); at !== null; at = parentOf(at)) if (at.localName === 'q') depth++;
  const stated = [...(style?.quotes ?? '').matchAll(/"((?:[^"\\]|\\.)*)"/g)].map((found) =>
    unescapeCss(found[1] ?? ''),
  );
  const lang = /^[a-z]+/i.exec(
    el.closest('[lang]')?.getAttribute('lang') ?? rootDocumentOf(el).documentElement.lang,
  )?.[0];
  const marks = stated.length > 1 ? stated : [...(QUOTES.get(lang?.toLowerCase() ?? '') ?? USUAL_QUOTES)];
  const level = Math.min(depth, marks.length / 2 - 1);
  return marks[level * 2 + (open ? 0 : 1)] ?? '';
}
