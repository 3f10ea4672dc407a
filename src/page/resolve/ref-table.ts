// What resolves refs: the table that perception keeps. The element stays in the page; only its ref travels.

export interface RefTable {
  /** The element of an id (`a12`) or snapshot ref (`e7`), though it may have left the document. */
  elementOf(ref: string): Element | undefined;
  /** The element's ref, given out now when it had none. */
  refOf(el: Element): string;
}
