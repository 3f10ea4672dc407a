// Elements by their text: the smallest that hold it (as Playwright's getByText finds them). Page world, reads only.
import { foldSpace } from '../../selector/match-text';
import { passCache } from '../accessible/pass-cache';
import { childNodesOf, walkElements } from '../accessible/tree';

/** Content that is never text of the page. */
const SILENT = new Set(['script', 'style', 'noscript', 'template', 'head']);
/** Texts up to this length are indexed for exact look-ups: longer ones are content, not marks to find things by. */
const MAX_INDEXED_CHARS = 200;

/** Text of the element with its flat-tree content; an input button's text is its value. */
export function textOf(el: Element): string {
  const own = ownText(el);
  if (own !== undefined) return own;
  let text = '';
  const children = childNodesOf(el);
  for (let i = 0; i < children.length; i++) {
    const child = children[i] as Node;
    if (child.nodeType === Node.TEXT_NODE) text += (child as Text).data;
    else if (child.nodeType === Node.ELEMENT_NODE) text += textOf(child as Element);
  }
  return text;
}

/** The text of an element that does not speak through its children. */
function ownText(el: Element): string | undefined {
  if (el instanceof HTMLInputElement) return /^(submit|button|reset)$/.test(el.type) ? el.value : '';
  return SILENT.has(el.localName) ? '' : undefined;
}

/** Smallest elements whose text holds `wanted` without regard to case, or (exact) is it. */
export function elementsWithText(doc: Document, wanted: string, exact: boolean): readonly Element[] {
  const folded = foldSpace(wanted);
  if (folded === '' || doc.body === null) return [];
  if (exact && folded.length <= MAX_INDEXED_CHARS) return exactTexts(doc).get(folded) ?? [];
  const lower = folded.toLowerCase();
  const texts = new Map<Element, string>();
  const text = (el: Element) => {
    let known = texts.get(el);
    if (known === undefined) {
      known = foldSpace(textOf(el));
      texts.set(el, exact ? known : (known = known.toLowerCase()));
    }
    return known;
  };
  const fits = exact ? (el: Element) => text(el) === folded : (el: Element) => text(el).includes(lower);
  // A part cannot hold what its whole does not: branches without the text are left at once.
  const holds = exact ? (el: Element) => text(el).includes(folded) : fits;
  const found: Element[] = [];
  const visit = (el: Element): boolean => {
    if (!holds(el)) return false;
    let inChild = false;
    walkElements(el, (child) => {
      inChild ||= fits(child);
      return false;
    });
    if (!inChild && fits(el)) found.push(el);
    return true;
  };
  if (visit(doc.body)) walkElements(doc.body, visit);
  return found;
}

/** Smallest elements by their whole folded text, in page order: one walk answers every exact look-up of a pass. */
function exactTexts(doc: Document): ReadonlyMap<string, readonly Element[]> {
  const cache = passCache()?.exactTexts;
  const known = cache?.get(doc);
  if (known !== undefined) return known;
  const index = new Map<string, Element[]>();
  if (doc.body !== null) indexTexts(doc.body, index);
  cache?.set(doc, index);
  return index;
}

/** Files the smallest elements below, then the element; its raw text, `undefined` when that is too long to be a mark. */
function indexTexts(el: Element, index: Map<string, Element[]>): string | undefined {
  let text: string | undefined = ownText(el);
  let inChild: string[] | undefined;
  if (text === undefined) {
    text = '';
    const children = childNodesOf(el);
    for (let i = 0; i < children.length; i++) {
      const child = children[i] as Node;
      let part: string | undefined = '';
      if (child.nodeType === Node.TEXT_NODE) part = (child as Text).data;
      else if (child.nodeType === Node.ELEMENT_NODE) {
        part = indexTexts(child as Element, index);
        if (part !== undefined) (inChild ??= []).push(part);
      }
      text = text === undefined || part === undefined ? undefined : text + part;
      if (text !== undefined && text.length > MAX_INDEXED_CHARS * 4) text = undefined;
    }
  }
  if (text === undefined) return undefined;
  const folded = foldSpace(text);
  if (
    folded !== '' &&
    folded.length <= MAX_INDEXED_CHARS &&
    inChild?.some((part) => foldSpace(part) === folded) !== true
  ) {
    const same = index.get(folded);
    if (same === undefined) index.set(folded, [el]);
    else same.push(el);
  }
  return text;
}
