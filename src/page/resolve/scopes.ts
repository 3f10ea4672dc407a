// All tree scopes of a document: the document and every shadow root in it, closed ones where they can be
// opened. Page world, reads only.
import { passCache } from '../accessible/pass-cache';
import { shadowOf } from '../accessible/tree';

export type Scope = Document | ShadowRoot;

/** The document first, then shadow roots in document order of their hosts. */
export function scopesOf(doc: Document): readonly Scope[] {
  const cache = passCache()?.scopes;
  const known = cache?.get(doc);
  if (known !== undefined) return known;
  const scopes: Scope[] = [doc];
  for (let i = 0; i < scopes.length; i++) {
    for (const el of (scopes[i] as Scope).querySelectorAll('*')) {
      const shadow = shadowOf(el);
      if (shadow !== null) scopes.push(shadow);
    }
  }
  cache?.set(doc, scopes);
  return scopes;
}

/** Elements of all scopes that match, in document order of the flat page (hosts before what they hold). */
export function queryDeep(doc: Document, css: string): Element[] {
  const scopes = scopesOf(doc);
  const found: Element[] = [];
  for (const scope of scopes) found.push(...scope.querySelectorAll(css));
  return scopes.length === 1 ? found : found.sort(byPosition);
}

/** Order of the composed tree: an element in a shadow root stands where its host does, before the host's children. */
export function byPosition(a: Element, b: Element): number {
  if (a === b) return 0;
  const pathA = hostPath(a);
  const pathB = hostPath(b);
  for (let i = 0; ; i++) {
    const x = pathA[i];
    const y = pathB[i];
    if (x === undefined) return -1;
    if (y === undefined) return 1;
    if (x === y) continue;
    const order = x.compareDocumentPosition(y);
    // Both stand in one tree scope: the paths were equal so far.
    return order & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
  }
}

/** The element and the hosts around it, outermost first. */
function hostPath(el: Element): Element[] {
  const path = [el];
  for (let root = el.getRootNode(); root instanceof ShadowRoot; root = root.host.getRootNode())
    path.unshift(root.host);
  return path;
}
