// What a walk leaves behind: stretches of document order with what was found in each, where the walk stood at their
// start, and who is who. Page world.
import type { Landmark } from '../../shared/selector';
import { isPartOfItem } from './card-items';
import type { Far } from './far-items';
import { References } from './references';
import type { CollectionModel, Context, Entry, FormModel, FoundCollection, Numbered } from './page-model';

/** An element whose children are being visited. Never changed once made. */
export interface Frame {
  el: Element;
  tag: string;
  up: Frame | undefined;
  context: Context;
  /** Section in force before the element, and at its first child. */
  before: Element | undefined;
  inner: Element | undefined;
  groups: boolean;
  isHeading: boolean;
  /** All that is in it lies near the view. */
  isNear: boolean;
}

/** Where a walk stands: what it is about to visit, and what it knows there. */
export interface Position {
  el: Element;
  frame: Frame | undefined;
  /** Heading or labelled group in force. */
  section: Element | undefined;
  /** Section of the last entry. */
  lastSection: Element | undefined;
}

/** What a stretch of the walk found. */
export class Stretch implements Numbered {
  base = 0;
  /** Elements visited. */
  count = 0;
  readonly entries: Entry[] = [];
  readonly forms: FormModel[] = [];
  readonly collections: CollectionModel[] = [];
  readonly landmarks: Landmark[] = [];
  readonly dialogs: Element[] = [];
  /** Entries of forms, and those that may form a group of their own with a button beside them. */
  readonly ofForms: Entry[] = [];
  readonly loose: Entry[] = [];
  /** What other elements may name: a change elsewhere may change what it, or something around it, is called. */
  readonly namedElsewhere: Element[] = [];
  /** Of the entries those that are actions. */
  actions = 0;
  /** Passed over, where the walk is a brief one. */
  readonly far: Far[] = [];
  /** Signs of a log-in, found when first asked for (`loginStateOf`). */
  loginSigns: number | undefined = undefined;
  guesses = false;
  /** It has something that the page lists: all but entries. */
  lists = false;
  /** Something in it has changed since. */
  dirty = false;
  /** Replaced by others. */
  gone = false;

  constructor(readonly start: Position) {}

  /** Nothing more will be found in it. */
  close(): this {
    const { forms, collections, landmarks, dialogs, far } = this;
    this.lists = forms.length + collections.length + landmarks.length + dialogs.length + far.length > 0;
    return this;
  }

  /** All in it may look different, and be called something else. */
  doubt(): void {
    this.dirty = true;
    this.forgetNames();
  }

  forgetNames(): void {
    for (const entry of this.entries) entry.forget();
  }
}

/** What outlives a walk: who is who. */
export class Known {
  readonly entries = new WeakMap<Element, Entry>();
  readonly forms = new WeakMap<Element, FormModel>();
  readonly collections = new WeakMap<Element, CollectionModel>();
  readonly collectionOfItem = new WeakMap<Element, CollectionModel>();
  readonly stretches = new WeakMap<Element, Stretch>();
  readonly references = new References();

  constructor(
    /** Told of each shadow root that a walk meets. */
    readonly onShadowRoot?: (root: ShadowRoot) => void,
  ) {}

  /** A custom element of each name that was not defined when it was met. */
  readonly #undefined = new Map<string, Element>();

  /** Has its shadow tree watched; one that is attached later, by the element's definition, no mutation tells. */
  noteHost(el: Element, tag: string, shadow: ShadowRoot | null): void {
    if (shadow !== null) this.onShadowRoot?.(shadow);
    else if (tag.includes('-') && !this.#undefined.has(tag) && !el.matches(':defined'))
      this.#undefined.set(tag, el);
  }

  /** Elements that were met have been defined since. */
  get hasNewHosts(): boolean {
    for (const el of this.#undefined.values()) if (el.matches(':defined')) return true;
    return false;
  }

  /** The collection that the element is an item of, in the frame; it may have left the one that it was. */
  collectionOf(item: Element, frame: Frame | undefined): CollectionModel | undefined {
    const collection = this.collectionOfItem.get(item);
    if (collection?.indexOf(item) === undefined) return undefined;
    let at = frame;
    while (at !== undefined && at.el !== collection.el) at = at.up;
    return at && collection;
  }

  /**
   * What stands between a collection and its items is none: rows of cards, parts of a grid that scroll apart. Nor is
   * what an item tells by a list.
   */
  isPartOfList(
    el: Element,
    found: FoundCollection,
    { collection, item }: Context,
    up: Frame | undefined,
  ): boolean {
    if (collection && item && isPartOfItem(el, found, item, collection.items)) return true;
    let at = up;
    while (at !== undefined && !this.collections.get(at.el)?.items.length) at = at.up;
    const around = at && this.collections.get(at.el);
    if (around === undefined) return false;
    return around.shape === 'grid'
      ? around !== collection || item === el
      : around.indexOf(found.items[0]!) !== undefined;
  }

  entryOf(el: Element): Entry | undefined {
    const entry = this.entries.get(el);
    return entry && !(entry.stretch as Stretch).gone ? entry : undefined;
  }
}

/** Something to click, switch or drag; what is only there to be scrolled is none. */
export function isAction({ type, scrolls }: Entry): boolean {
  return type === 'action' && !scrolls;
}

/** What a form asks for: typed, chosen or switched. */
export function isField({ type, role }: Entry): boolean {
  return type === 'field' || isSwitched(role);
}

export function isSwitched(role: string): boolean {
  return role === 'checkbox' || role === 'radio' || role === 'switch';
}

/** The same elements are open, and the same holds below each. */
export function sameFrames(one: Frame | undefined, other: Frame | undefined): boolean {
  let [a, b] = [one, other];
  for (; a !== b; a = a.up, b = b.up) {
    if (a === undefined || b === undefined || a.el !== b.el) return false;
    if (a.before !== b.before || a.inner !== b.inner || a.groups !== b.groups) return false;
    if (!sameContext(a.context, b.context)) return false;
  }
  return true;
}

function sameContext(a: Context, b: Context): boolean {
  if (a === b) return true;
  for (const key in a) if (a[key as keyof Context] !== b[key as keyof Context]) return false;
  return true;
}
