// Elements by their text: the smallest that hold it (as Playwright's getByText finds them). Page world, reads only.
import { foldSpace } from '../../selector/match-text';
import { childNodesOf, walkElements } from '../accessible/tree';

/** Content that is never text of the page. */
const SILENT = new Set(['script', 'style', 'noscript', 'template', 'head']);

/** Text of the element with its flat-tree content; an input button's text is its value. */
export function textOf(el: Element): string {
  if (el instanceof HTMLInputElement) return /^(submit|button|reset)$/.test(el.type) ? el.value : '';
  if (SILENT.has(el.localName)) return '';
  let text = '';
  const children = childNodesOf(el);
  for (let i = 0; i < children.length; i++) {
    const child = children[i] as Node;
    if (child.nodeType === Node.TEXT_NODE) text += (child as Text).data;
    else if (child.nodeType === Node.ELEMENT_NODE) text += textOf(child as Element);
  }
  return text;
}

/** Smallest elements whose text holds `wanted` without regard to case, or (exact) is it. */
export function elementsWithText(doc: Document, wanted: string, exact: boolean): Element[] {
  const folded = foldSpace(wanted);
  const lower = folded.toLowerCase();
  const root = doc.body;
  if (root === null || folded === '') return [];
  const texts = new Map<Element, string>();
  const text = (el: Element) => {
    let known = texts.get(el);
    if (known === undefined) texts.set(el, (known = foldSpace(textOf(el))));
    return known;
  };
  const holds = (el: Element) => (exact ? text(el).includes(folded) : text(el).toLowerCase().includes(lower));
  const found: Element[] = [];
  // A part cannot hold what its whole does not: branches without the text are left at once.
  const visit = (el: Element): boolean => {
    if (!holds(el)) return false;
    let inside = false;
    let whole = false;
    walkElements(el, (child) => {
      if (holds(child)) inside = true;
      if (exact && text(child) === folded) whole = true;
      return false;
    });
    if (exact) {
      if (!whole && text(el) === folded) found.push(el);
    } else if (!inside) found.push(el);
    return inside;
  };
  if (visit(root)) walkElements(root, visit);
  return found;
}
