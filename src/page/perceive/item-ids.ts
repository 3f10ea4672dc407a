// Ids of perceived things: the same element keeps its id for the life of its document, whatever happens around
// it. A letter says what it is, a number tells it from its likes. Elements are held weakly.

/** action, field, form, collection, text, passage, dialog. */
export type IdLetter = 'a' | 'f' | 'm' | 'c' | 't' | 'p' | 'd';

export class ItemIds {
  readonly #ids = new WeakMap<Element, Map<IdLetter, string>>();
  readonly #elements = new Map<string, WeakRef<Element>>();
  readonly #last: Record<IdLetter, number> = { a: 0, f: 0, m: 0, c: 0, t: 0, p: 0, d: 0 };

  /** The element's id for this use of it (a list can be a collection and a passage at once). */
  idOf(el: Element, letter: IdLetter): string {
    let ids = this.#ids.get(el);
    if (!ids) this.#ids.set(el, (ids = new Map<IdLetter, string>()));
    let id = ids.get(letter);
    if (id === undefined) {
      id = `${letter}${++this.#last[letter]}`;
      ids.set(letter, id);
      this.#elements.set(id, new WeakRef(el));
    }
    return id;
  }

  /** undefined: never given, or the element is gone from memory. A detached element is still returned. */
  elementOf(id: string): Element | undefined {
    return this.#elements.get(id)?.deref();
  }

  /** Ids given so far, for tests and metrics. */
  get size(): number {
    return this.#elements.size;
  }

  /** Forgets ids whose elements no longer exist: a page that renders for hours must not grow this map. */
  sweep(): void {
    for (const [id, ref] of this.#elements) if (ref.deref() === undefined) this.#elements.delete(id);
  }
}
