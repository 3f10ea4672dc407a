// What is left out of the accessibility tree though it may show. Page world, reads only.
import { passCache } from './pass-cache';
import { attributeOf, closest, hasAttribute, parentOf, rootDocumentOf, shadowOf } from './tree';
import { isUnrendered, topmost } from './visible';

/**
 * Left out of the accessibility tree: aria-hidden, inert, outside an open modal dialog, or not rendered
 * (Core-AAM section 3.1). Options of a closed select count as rendered with it.
 */
export function isHiddenForAria(el: Element): boolean {
  return isUnrendered(el) || isExcluded(el);
}

/** Taken out by aria-hidden, inert or a modal dialog elsewhere, on it or above it. */
function isExcluded(el: Element): boolean {
  const cache = passCache()?.hidden;
  const known = cache?.get(el);
  if (known !== undefined) return known;
  const hidden = computeExcluded(el);
  cache?.set(el, hidden);
  return hidden;
}

function computeExcluded(el: Element): boolean {
  if (isAriaHidden(el)) return true;
  const doc = rootDocumentOf(el);
  const modal = modalOf(doc);
  // The dialog in force escapes the inertness around it, but not aria-hidden.
  if (el === modal) return closest(el, isAriaHidden) !== null;
  if (hasAttribute(el, 'inert') && el instanceof HTMLElement) return true;
  const parent = parentOf(el);
  if (parent === null) return modal !== null && isRoot(el) ? true : el.parentNode !== doc;
  return isExcluded(parent);
}

function isAriaHidden(el: Element): boolean {
  return attributeOf(el, 'aria-hidden') === 'true' && !isRoot(el);
}

function isRoot(el: Element): boolean {
  return el.localName === 'html' || el.localName === 'body';
}

/** The modal dialog that makes the rest of the document inert. */
function modalOf(doc: Document): Element | null {
  const cache = passCache()?.modal;
  const known = cache?.get(doc);
  if (known !== undefined) return known;
  const modal = topmost([...doc.querySelectorAll('dialog:modal')]) ?? modalAt(doc);
  cache?.set(doc, modal);
  return modal;
}

/** One in a shadow root is met at any point: all else is inert, and its backdrop covers that. */
function modalAt(scope: Document | ShadowRoot): Element | null {
  const hit = scope.elementFromPoint(0, 0);
  const shadow = hit && shadowOf(hit);
  if (shadow && shadow !== scope) return modalAt(shadow);
  return hit && closest(hit, (at) => at.matches('dialog:modal'));
}
