// What elements say of each other by labels and ids: a change of one is a change of what another is called, offers
// or complains of, wherever that one stands. Page world, reads only.
import { attributeOf, queryAllIn, queryIn } from '../accessible/tree';

/** Attributes of ids by which an element is named, called wrong, or filled with options. */
const REFERRING = ['aria-labelledby', 'aria-errormessage', 'aria-controls', 'aria-owns', 'list'];
const NAMING = new Set([...REFERRING, 'for', 'id']);

export class References {
  /** Something that others are told by may have changed; whoever has seen to it sets it back. */
  changed = false;
  readonly #used = new Set<string>();
  /** Of what labels are for: the first element with such an id has the label. */
  readonly #labelled = new Set<string>();

  /** Keeps the ids that the element points at. */
  note(el: Element): void {
    for (const name of REFERRING) keep(attributeOf(el, name), this.#used);
    keep(attributeOf(el, 'for'), this.#labelled);
  }

  /** The attribute has changed. */
  noteAttribute(name: string | null): void {
    if (name !== null && NAMING.has(name)) this.changed = true;
  }

  /** The element or its content has changed. */
  noteChange(el: Element): void {
    this.changed ||= this.#isUsed(el);
  }

  /** They came or left, or may look different with all that is in them. */
  noteAll(nodes: Iterable<Node>): void {
    for (const node of nodes) {
      if (this.changed) return;
      if (node instanceof Element) this.changed = this.#isUsedIn(node);
    }
  }

  #isUsed(el: Element): boolean {
    if (el.localName === 'label') return true;
    const id = this.#used.size === 0 ? null : attributeOf(el, 'id');
    return id !== null && this.#used.has(id);
  }

  #isUsedIn(el: Element): boolean {
    if (el.localName === 'label' || queryIn(el, 'label') !== null) return true;
    if (this.#used.size + this.#labelled.size === 0) return false;
    const isKnown = (each: Element) => {
      const id = attributeOf(each, 'id');
      return id !== null && (this.#used.has(id) || this.#labelled.has(id));
    };
    if (isKnown(el)) return true;
    for (const each of queryAllIn(el, '[id]')) if (isKnown(each)) return true;
    return false;
  }
}

function keep(ids: string | null, among: Set<string>): void {
  if (ids === null) return;
  for (const id of ids.split(/\s+/)) if (id !== '') among.add(id);
}
