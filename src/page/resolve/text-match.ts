// Elements by their text: the smallest that hold it (as Playwright's getByText finds them). Page world, reads only.
import { foldSpace } from '../../selector/match-text';
import { childNodesOf, closest, parentOf, walkElements } from '../accessible/tree';
import { byPosition, queryDeep, scopesOf } from './scopes';

/** Content that is never text of the page. */
const SILENT = new Set(['script', 'style', 'noscript', 'template', 'head']);

/** Text of the element with its flat-tree content, `max` characters and some; an input button's text is its value. */
export function textOf(el: Element, max = Infinity): string {
  const own = ownText(el);
  if (own !== undefined) return own;
  let text = '';
  const children = childNodesOf(el);
  for (let i = 0; i < children.length && text.length <= max; i++) {
    const child = children[i] as Node;
    if (child.nodeType === Node.TEXT_NODE) text += (child as Text).data;
    else if (child.nodeType === Node.ELEMENT_NODE) text += textOf(child as Element, max - text.length);
  }
  return text;
}

/** The text of an element that does not speak through its children. */
function ownText(el: Element): string | undefined {
  if (el instanceof HTMLInputElement) return /^(submit|button|reset)$/.test(el.type) ? el.value : '';
  return SILENT.has(el.localName) ? '' : undefined;
}

/** Smallest elements whose text holds `wanted` without regard to case, or (exact) is it, in page order. */
export function elementsWithText(doc: Document, wanted: string, exact: boolean): readonly Element[] {
  const folded = foldSpace(wanted);
  if (folded === '' || doc.body === null) return [];
  return exact ? withWholeText(doc, folded) : holding(doc.body, folded.toLowerCase());
}

function holding(body: Element, wanted: string): Element[] {
  const texts = new Map<Element, boolean>();
  const holds = (el: Element) => {
    let known = texts.get(el);
    if (known === undefined) texts.set(el, (known = foldSpace(textOf(el)).toLowerCase().includes(wanted)));
    return known;
  };
  const found: Element[] = [];
  // A part cannot hold what its whole does not: branches without the text are left at once.
  const visit = (el: Element): boolean => {
    if (!holds(el)) return false;
    let inChild = false;
    walkElements(el, (child) => {
      inChild ||= holds(child);
      return false;
    });
    if (!inChild) found.push(el);
    return true;
  };
  if (visit(body)) walkElements(body, visit);
  return found;
}

/** White space that a text may have besides what is wanted. */
const MAX_SPACE = 1_000;
const VISIBLE = /[^\s\u200b\u00ad]/;

/**
 * Each begins with a text, or an input button, that the wanted text begins with: but these and what holds them are
 * read, not the page.
 */
function withWholeText(doc: Document, wanted: string): Element[] {
  const found = new Set<Element>();
  const climb = (from: Element | null): void => {
    for (let el = from; el !== null; el = parentOf(el)) {
      const text = foldSpace(textOf(el, wanted.length + MAX_SPACE));
      if (text === wanted) found.add(el);
      if (text === '' || text === wanted || !wanted.startsWith(text)) return;
    }
  };
  for (const scope of scopesOf(doc)) {
    const texts = doc.createTreeWalker(scope === doc ? doc.body : scope, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const { data } = node as Text;
      if (data.charCodeAt(data.search(VISIBLE)) === wanted.charCodeAt(0)) climb(parentOf(node));
    }
  }
  queryDeep(doc, 'input').forEach(climb);
  // Children of a host that no slot shows are no part of the page.
  return [...found].filter((el) => closest(el, (at) => at === doc.body)).sort(byPosition);
}
