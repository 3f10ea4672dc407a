// What a thing is called. `labelOf` is the accessible name, else the best visible text; `quickLabelOf` is
// its cheap stand-in for sieving thousands of things of which a few are then named properly. Reads only.
import { nameOf } from '../accessible/name';
import { attributeOf, hasAttribute, queryIn, shadowOf } from '../accessible/tree';
import { MAX_LABEL_CHARS } from '../../shared/budgets';
import { pageText, type PageText } from '../../shared/page-text';
import { besideLabel } from './beside-label';
import { iconKind, iconWords } from './icon-signs';
import type { Entry, PageModel } from './page-model';
import { svgShapeWords } from './shape-words';

/** Whether a text counts, and the texts below an element. */
export type Reads = (node: Element | Text) => boolean;

/** White space folded, at most `maxChars`; cheap on huge subtrees because only the head is kept. */
export function textOf(el: Element, maxChars: number, reads?: Reads): PageText {
  return pageText(rawText(el, maxChars * 2, reads), maxChars);
}

/** Text of the subtree with a space between blocks, so that "Total" and "12" do not become "Total12". */
export function rawText(el: Element, maxChars: number, reads?: Reads): string {
  if (!reads && el.childElementCount === 0 && shadowOf(el) === null)
    return (el.textContent ?? '').slice(0, maxChars * 2);
  const parts: string[] = [];
  let length = 0;
  const visit = (node: Node): void => {
    if (length > maxChars) return;
    if (node.nodeType === 3) {
      if (reads?.(node as Text) === false) return;
      const text = (node as Text).data;
      parts.push(text);
      length += text.length;
      return;
    }
    if (node.nodeType !== 1) return;
    const child = node as Element;
    const tag = child.localName;
    if (UNREAD.has(tag) || attributeOf(child, 'aria-hidden') === 'true' || hasAttribute(child, 'hidden'))
      return;
    if (FOLDS.has(tag) && getComputedStyle(child).display === 'none') return;
    if (reads?.(child) === false) return;
    const block = BREAKS.has(tag);
    if (block) parts.push(' ');
    if (tag === 'img') parts.push(` ${attributeOf(child, 'alt') ?? ''} `);
    const from: Node = shadowOf(child) ?? child;
    for (let at = from.firstChild; at !== null; at = at.nextSibling) visit(at);
    if (block) parts.push(' ');
  };
  const from: Node = shadowOf(el) ?? el;
  for (let at = from.firstChild; at !== null; at = at.nextSibling) visit(at);
  return parts.join('');
}

const UNREAD = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'select',
  'textarea',
  'title',
  'desc',
  'datalist',
]);
/** Of what is folded up, these are asked: the branches of trees and menus. */
const FOLDS = new Set(['ul', 'ol', 'dl', 'menu']);
const BREAKS = new Set(
  'address article aside blockquote br button caption dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr label legend li main nav ol option p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);

/** A name in full: the cut label's rest, for who asks by the whole name. */
const MAX_NAME_CHARS = 400;

export function labelOf(entry: Entry): PageText {
  return (entry.label ??= fullLabelOf(entry, MAX_LABEL_CHARS));
}

export function fullLabelOf(entry: Entry, maxChars = MAX_NAME_CHARS): PageText {
  const named = nameOf(entry.el);
  entry.isNamed = named !== '';
  if (named !== '') return pageText(named, maxChars);
  const control = entry.control === undefined ? '' : nameOf(entry.control);
  if (control !== '') return pageText(control, maxChars);
  const text = textOf(entry.el, maxChars);
  if (text !== '') return text;
  const beside = entry.type === 'field' ? besideLabel(entry.el) : '';
  if (beside !== '') return beside;
  return pageText(attributeWords(entry.el), MAX_LABEL_CHARS);
}

/** Words that authors leave in attributes of things without a name. Last resort. */
function attributeWords(el: Element): string {
  const holder = queryIn(el, '[alt], [aria-label], [title]');
  const said =
    attributeOf(el, 'title') ??
    attributeOf(el, 'placeholder') ??
    attributeOf(el, 'alt') ??
    holder?.getAttribute('aria-label') ??
    holder?.getAttribute('alt') ??
    holder?.getAttribute('title');
  if (said) return said;
  const svgTitle = el.querySelector('svg title')?.textContent;
  if (svgTitle) return svgTitle;
  const keyed = humanWords(
    attributeOf(el, 'name') ?? attributeOf(el, 'data-testid') ?? attributeOf(el, 'id') ?? '',
  );
  if (keyed !== '') return keyed;
  return svgShapeWords(el) ?? (iconKind(el) === undefined ? '' : iconWords(el));
}

/** `firstName`, `first_name`, `btn-first-name` → words. Long or numbered strings are keys, not words. */
export function humanWords(key: string): string {
  if (key.length > 40 || /\d{3,}/.test(key)) return '';
  return key
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[-_.:[\]]+/g, ' ')
    .trim()
    .toLowerCase();
}

/** Cheap stand-in for `labelOf`; the same on nearly all things. */
export function quickLabelOf(entry: Entry): string {
  return (entry.quickLabel ??= quickLabel(entry));
}

function quickLabel(entry: Entry): string {
  const { el } = entry;
  if (hasAttribute(el, 'aria-labelledby')) return labelOf(entry);
  const label = attributeOf(el, 'aria-label');
  if (label !== null && label !== '') return label;
  if (entry.type === 'field' || entry.control !== undefined || el.localName === 'input') {
    const around = entry.type === 'action' && el.id === '' ? el.closest('label') : null;
    const text = around ? textOf(around, 160) : '';
    return text !== '' ? text : labelOf(entry);
  }
  const text = el.childElementCount === 0 ? (el.textContent ?? '') : rawText(el, 160);
  const trimmed = (text.length > 400 ? text.slice(0, 400) : text).replace(/\s+/g, ' ').trim();
  return trimmed !== '' ? trimmed : pictured(el) || labelOf(entry);
}

/** The words on the first picture or named part of what shows no text. */
function pictured(el: Element): string {
  const part = queryIn(el, '[aria-label], img[alt]');
  return (part?.getAttribute('aria-label') ?? part?.getAttribute('alt') ?? '').trim();
}

/** Text of a row or card, for ranking the things in it. */
export function itemTextOf(item: Element, model: PageModel): string {
  let text = model.itemTexts.get(item);
  if (text === undefined) model.itemTexts.set(item, (text = textOf(item, 300)));
  return text;
}
