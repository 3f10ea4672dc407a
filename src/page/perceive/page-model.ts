// What one pass over the page found, before anything is named, ranked or cut. Names, boxes and values are
// computed from it on demand; nothing here crosses a process boundary.
import type { Landmark } from '../../shared/selector';

export interface Entry {
  el: Element;
  type: 'action' | 'field';
  role: string;
  /** Position in document order, shared by all kinds of things of one pass. */
  order: number;
  landmark: Landmark | undefined;
  /** Heading, legend or labelled group that this stands under. */
  section: Element | undefined;
  form: FormModel | undefined;
  collection: CollectionModel | undefined;
  /** 0-based index of the collection's item that holds it, and the item. */
  itemIndex: number | undefined;
  item: Element | undefined;
  /** Nearest enclosing thing that has an id of its own. */
  parent: Element | undefined;
  dialog: boolean;
  /** Clickable by listener, cursor or focus only. */
  implicit: boolean;
  draggable: boolean;
  scrolls: boolean;
  /** The hidden control that a visible label stands for: states and values are read from it. */
  control: Element | undefined;
  /** Filled when first asked for (`quickLabelOf`). */
  quickLabel: string | undefined;
}

export interface FormModel {
  el: Element;
  order: number;
  landmark: Landmark | undefined;
  section: Element | undefined;
  dialog: boolean;
  fields: Entry[];
  buttons: Entry[];
}

export type CollectionShape = 'table' | 'grid' | 'list' | 'definitions' | 'cards';

export interface CollectionModel {
  el: Element;
  shape: CollectionShape;
  order: number;
  landmark: Landmark | undefined;
  section: Element | undefined;
  items: Element[];
  outer: CollectionModel | undefined;
}

export interface PageModel {
  entries: Entry[];
  forms: FormModel[];
  collections: CollectionModel[];
  landmarks: ReadonlySet<Landmark>;
  /** What bounds perception: the modal dialog in force, else the document's root element. */
  root: Element;
  dialog: { el: Element; modal: boolean } | undefined;
  byElement: ReadonlyMap<Element, Entry>;
  /** Shadow roots met on the way, for observers. */
  shadowRoots: readonly ShadowRoot[];
  /** Texts of items, filled when first asked for. */
  itemTexts: Map<Element, string>;
  /** Elements visited. */
  visited: number;
}
