// What one synchronous pass over the page may remember. Inside `withPerceptionCache` many calls share
// look-ups; outside of it nothing is kept, so nothing can be stale. Page world, reads only.

import type { Hints } from './generated-hints';

export interface PassCache {
  roles: Map<Element, string>;
  names: Map<Element, string>;
  /** Hidden for assistive technology, by the element or an ancestor. */
  hidden: Map<Element, boolean>;
  /** The element's own box and visibility, ancestors included. */
  visible: Map<Element, boolean>;
  /** Boxes in the viewport. */
  rects: Map<Element, DOMRect>;
  /** Computed display. */
  display: Map<Element, string>;
  /** Modal dialog in force, by document. */
  modal: Map<Document, Element | null>;
  /** Document and shadow roots, by document. */
  scopes: Map<Document, readonly (Document | ShadowRoot)[]>;
  /** Elements by role, by document. */
  byRole: Map<Document, Map<string, readonly Element[]>>;
  /** Elements of a role by name, by document. */
  byName: Map<Document, Map<string, Map<string, Element[]>>>;
  /** Where the style sheets may generate text, by the root of the tree. */
  hints: Map<Node, Hints>;
  /** What could have a closed shadow root and has none. */
  rootless: Set<Element>;
  /** Elements that an aria-owns adopts, by tree scope. */
  owned: Map<Document | ShadowRoot, ReadonlySet<Element>>;
  /** Images by the map that they show. */
  images: Map<Element, Element | undefined>;
  /** Labels by their control, by tree scope. */
  labels: Map<Document | ShadowRoot, ReadonlyMap<Element, readonly Element[]>>;
}

let current: PassCache | undefined;

/** For work in several passes over a page that has not changed between them. */
export function newPassCache(): PassCache {
  return {
    roles: new Map(),
    names: new Map(),
    hidden: new Map(),
    visible: new Map(),
    rects: new Map(),
    display: new Map(),
    modal: new Map(),
    scopes: new Map(),
    byRole: new Map(),
    byName: new Map(),
    hints: new Map(),
    rootless: new Set(),
    owned: new Map(),
    images: new Map(),
    labels: new Map(),
  };
}

/** Runs `work` with shared look-ups. The page must not change meanwhile: `work` is synchronous and only reads. */
export function withPerceptionCache<T>(work: () => T, cache?: PassCache): T {
  if (current !== undefined) return work();
  current = cache ?? newPassCache();
  try {
    return work();
  } finally {
    current = undefined;
  }
}

/** The cache of the pass that is on, for work that asks for one. */
export function workingCache(): PassCache {
  if (current === undefined) throw new Error('outside of a pass');
  return current;
}

export function passCache(): PassCache | undefined {
  return current;
}
