// The flat tree: what the browser renders, with shadow roots (closed ones too) in place of their hosts'
// children and slotted nodes in place of their slots (CSS Scoping 1, section 3.4). Page world, reads only.
// Frames are not crossed: each has its own content script.

import { passCache } from './pass-cache';

/** Opens the shadow root of a host, closed ones included; null when it has none. */
export type ShadowOpener = (el: Element) => ShadowRoot | null;

let openClosed: ShadowOpener | undefined;
/** Roots are for life (a host cannot lose or change its root), so hits are kept; misses for one pass only. */
const closedRoots = new WeakMap<Element, ShadowRoot>();

/** HTML elements besides custom ones that may host a shadow root (DOM standard, "valid shadow host name"). */
const HOSTS = new Set(
  'article aside blockquote body div footer h1 h2 h3 h4 h5 h6 header main nav p section span'.split(' '),
);

/**
 * A form's controls shadow its properties by their names (`<input name=parentNode>`): what walks are led by is
 * read through the prototypes' getters, or a page could lead them in a circle. A function for each: an engine
 * specialises them apart.
 */
function getter<T extends object, K extends keyof T & string>(prototype: T, key: K): (this: T) => T[K] {
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called on its node below
  return Object.getOwnPropertyDescriptor(prototype, key)?.get as (this: T) => T[K];
}
export const ELEMENT_NODE = 1;
export const TEXT_NODE = 3;
const DOCUMENT_NODE = 9;
const getParentNode = getter(Node.prototype, 'parentNode');
const getParentElement = getter(Node.prototype, 'parentElement');
const getChildNodes = getter(Node.prototype, 'childNodes');
const getFirstChild = getter(Node.prototype, 'firstChild');
const getTextContent = getter(Node.prototype, 'textContent');
const getNextSibling = getter(Node.prototype, 'nextSibling');
const getNodeType = getter(Node.prototype, 'nodeType');
const getNodeValue = getter(Node.prototype, 'nodeValue');
const getShadowRoot = getter(Element.prototype, 'shadowRoot');
const getLocalName = getter(Element.prototype, 'localName');
const getFirstElement = getter(Element.prototype, 'firstElementChild');
const getNextElement = getter(Element.prototype, 'nextElementSibling');
const getLastElement = getter(Element.prototype, 'lastElementChild');
const getPreviousElement = getter(Element.prototype, 'previousElementSibling');
const getPreviousSibling = getter(Node.prototype, 'previousSibling');
const getIsConnected = getter(Node.prototype, 'isConnected');
export const parentNodeOf = (node: Node): Node | null => getParentNode.call(node);
export const firstChildOf = (node: Node): ChildNode | null => getFirstChild.call(node);
export const textContentOf = (el: Element): string => getTextContent.call(el) ?? '';
export const nextSiblingOf = (node: Node): ChildNode | null => getNextSibling.call(node);
export const nodeTypeOf = (node: Node): number => getNodeType.call(node);
export const localNameOf = (el: Element): string => getLocalName.call(el);
export const firstElementIn = (el: Element): Element | null => getFirstElement.call(el);
export const lastElementIn = (el: Element): Element | null => getLastElement.call(el);
export const previousElementOf = (el: Element): Element | null => getPreviousElement.call(el);
export const previousNodeOf = (node: Node): ChildNode | null => getPreviousSibling.call(node);
export const isConnected = (node: Node): boolean => getIsConnected.call(node);
/** A text of more than white space. Most nodes that are asked are elements, or space between them: one question each. */
export function isWords(node: Node): boolean {
  const value = getNodeValue.call(node);
  return value !== null && /\S/.test(value) && nodeTypeOf(node) === TEXT_NODE;
}
const methods = Element.prototype;
export const attributeOf = (el: Element, name: string): string | null => methods.getAttribute.call(el, name);
export const hasAttribute = (el: Element, name: string): boolean => methods.hasAttribute.call(el, name);
export const queryIn = (el: Element, selector: string): Element | null =>
  methods.querySelector.call(el, selector);
export const queryAllIn = (el: Element, selector: string): NodeListOf<Element> =>
  methods.querySelectorAll.call(el, selector);
/** Live, and read no further than it is asked for. */
export const taggedIn = (el: Element, tag: string): HTMLCollectionOf<Element> =>
  methods.getElementsByTagName.call(el, tag);
const ownChildNodesOf = (node: Node): NodeList => getChildNodes.call(node);
export const nextElementOf = (el: Element): Element | null => getNextElement.call(el);
export const matches = (el: Element, selector: string): boolean => methods.matches.call(el, selector);
export const parentElementOf = (node: Node): Element | null => getParentElement.call(node);

/** In the viewport, CSS px. Asked once in a pass: at each question the browser sees to it that its layout is of now. */
export function rectOf(el: Element): DOMRect {
  const rects = passCache()?.rects;
  let rect = rects?.get(el);
  if (rect === undefined) {
    rect = methods.getBoundingClientRect.call(el);
    rects?.set(el, rect);
  }
  return rect;
}

/** Sets how closed shadow roots are opened (`chrome.dom.openOrClosedShadowRoot` is for extensions only). */
export function setShadowOpener(opener: ShadowOpener | undefined): void {
  openClosed = opener;
}

/** The shadow root that is rendered in place of the element's children. */
export function shadowOf(el: Element): ShadowRoot | null {
  const open = getShadowRoot.call(el);
  if (open !== null || openClosed === undefined) return open;
  const name = localNameOf(el);
  if (!HOSTS.has(name) && !name.includes('-')) return null;
  const known = closedRoots.get(el);
  if (known !== undefined) return known;
  const rootless = passCache()?.rootless;
  if (rootless?.has(el) === true) return null;
  const closed = openClosed(el);
  if (closed !== null) closedRoots.set(el, closed);
  else rootless?.add(el);
  return closed;
}

/** Children in the flat tree. */
export function childNodesOf(node: Node): ArrayLike<Node> {
  if (nodeTypeOf(node) !== ELEMENT_NODE) return ownChildNodesOf(node);
  const el = node as Element;
  const shadow = shadowOf(el);
  if (shadow !== null) return shadow.childNodes;
  const slotted = slottedIn(el);
  return slotted.length > 0 ? slotted : ownChildNodesOf(el);
}

const NOT_SLOTTED: readonly Node[] = [];

/** What a slot shows in place of its own children. */
export function slottedIn(el: Element): readonly Node[] {
  return localNameOf(el) === 'slot' && el instanceof HTMLSlotElement ? el.assignedNodes() : NOT_SLOTTED;
}

/** Parent element in the flat tree; null at the root, and for a host's child that no slot shows. */
export function parentOf(node: Node): Element | null {
  const parent = parentNodeOf(node);
  if (parent === null) return null;
  if (nodeTypeOf(parent) === ELEMENT_NODE) {
    const host = parent as Element;
    const shadow = shadowOf(host);
    return shadow === null ? host : slotOf(node as Element | Text, shadow);
  }
  return parent instanceof ShadowRoot ? parent.host : null;
}

function slotOf(node: Element | Text, shadow: ShadowRoot): Element | null {
  if (shadow.mode === 'open') return node.assignedSlot;
  return [...shadow.querySelectorAll('slot')].find((slot) => slot.assignedNodes().includes(node)) ?? null;
}

/** Visits the elements below `root` in flat-tree order; `false` from `visit` skips that subtree. */
export function walkElements(
  root: Document | DocumentFragment | Element,
  visit: (el: Element) => boolean | void,
): void {
  let from: ParentNode = root;
  if (root instanceof Element) {
    const shadow = shadowOf(root);
    const slotted = slottedIn(root);
    if (shadow !== null) from = shadow;
    else if (slotted.length > 0) {
      for (const node of slotted) if (nodeTypeOf(node) === ELEMENT_NODE) step(node as Element, visit);
      return;
    }
  }
  const first = from instanceof Element ? firstElementIn(from) : from.firstElementChild;
  for (let el = first; el !== null; el = nextElementOf(el)) step(el, visit);
}

function step(el: Element, visit: (el: Element) => boolean | void): void {
  if (visit(el) === false) return;
  if (localNameOf(el) === 'slot' || shadowOf(el) !== null) return walkElements(el, visit);
  for (let child = firstElementIn(el); child !== null; child = nextElementOf(child)) step(child, visit);
}

/** Child elements in the flat tree, as they are now: a list that outlasts changes of the page. */
export function childElementsOf(root: Document | DocumentFragment | Element): readonly Element[] {
  if (
    root instanceof Element &&
    firstElementIn(root) === null &&
    shadowOf(root) === null &&
    localNameOf(root) !== 'slot'
  )
    return NO_ELEMENTS;
  const children: Element[] = [];
  walkElements(root, (child) => {
    children.push(child);
    return false;
  });
  return children;
}

const NO_ELEMENTS: readonly Element[] = [];

/** The element itself or its nearest flat-tree ancestor that satisfies `predicate`. */
export function closest(el: Element, predicate: (el: Element) => boolean): Element | null {
  for (let at: Element | null = el; at !== null; at = parentOf(at)) if (predicate(at)) return at;
  return null;
}

export function rootDocumentOf(node: Node): Document {
  return Reflect.get<Node, 'ownerDocument'>(Node.prototype, 'ownerDocument', node) ?? (node as Document);
}

/** The tree scope (document or shadow root) in which the element's id references are looked up. */
export function scopeOf(node: Node): Document | ShadowRoot {
  const root = node.getRootNode();
  // Documents are the usual case, and cheaper to tell than shadow roots.
  if (nodeTypeOf(root) === DOCUMENT_NODE) return root as Document;
  return root instanceof ShadowRoot ? root : rootDocumentOf(node);
}

/** Elements that an attribute of ids points at, in its order, missing ones left out. */
export function idRefs(el: Element, attribute: string): Element[] {
  const ids = attributeOf(el, attribute);
  if (ids === null) return [];
  // Set as elements, whose attribute is empty (HTML section 2.6.2): `ariaLabelledByElements` and the like.
  if (ids === '') {
    const key = attribute.replace(/-.|by/g, (part) => (part === 'by' ? 'By' : part[1]!.toUpperCase()));
    return [...(el[`${key}Elements` as 'ariaOwnsElements'] ?? [])];
  }
  const scope = scopeOf(el);
  const found: Element[] = [];
  for (const id of ids.split(/\s+/)) {
    const target = id === '' ? null : scope.getElementById(id);
    if (target !== null && !found.includes(target)) found.push(target);
  }
  return found;
}
