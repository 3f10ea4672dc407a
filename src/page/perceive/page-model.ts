// What is known of a page before anything is named, ranked or cut: its controls, forms and collections, kept in
// stretches of document order so that a change costs the stretch it lies in. Names, boxes and values are computed
// on demand; nothing here crosses a process boundary. Page world.
import type { MiniCollection, MiniForm } from '../../shared/mini-pcd';
import type { PageText } from '../../shared/page-text';
import type { Landmark } from '../../shared/selector';

/** What holds for everything below an element. Never changed once made: elements, stretches and entries share it. */
export interface Context {
  readonly landmark: Landmark | undefined;
  readonly form: FormModel | undefined;
  readonly collection: CollectionModel | undefined;
  /** The collection's item that holds this. */
  readonly item: Element | undefined;
  /** Nearest enclosing thing that has an id of its own. */
  readonly parent: Element | undefined;
  readonly dialog: boolean;
  readonly insideControl: boolean;
  /** The outermost of the elements around it from which it has the cursor of what is clicked. */
  readonly pointer: Element | undefined;
  readonly grab: boolean;
  /** In a closed details: only its summary shows. */
  readonly closed: boolean;
  /** Inside of a collection: this may be one of its items. */
  readonly listed: boolean;
  /** By an `aria-disabled` of its own or around it. */
  readonly disabled: boolean;
}

/** Where nothing is open. */
export const START: Context = {
  landmark: undefined,
  form: undefined,
  collection: undefined,
  item: undefined,
  parent: undefined,
  dialog: false,
  insideControl: false,
  pointer: undefined,
  grab: false,
  closed: false,
  listed: false,
  disabled: false,
};

/** Some elements in document order; numbered anew whenever one before it grows or shrinks. */
export interface Numbered {
  /** Order of its first element. */
  base: number;
  /** Something in it may be called by words beside it, for want of a name. */
  guesses: boolean;
}

/** Something with a position in document order, shared by all kinds of things of a page. */
export class Placed {
  constructor(
    public stretch: Numbered,
    public at: number,
  ) {}

  get order(): number {
    return this.stretch.base + this.at;
  }
}

export class Entry extends Placed {
  scrolls = false;
  /** The hidden control that a visible label stands for: states and values are read from it. */
  control: Element | undefined = undefined;
  /** Filled when first asked for (`quickLabelOf`, `labelOf`, `kindOfEntry`), forgotten when something in it changes. */
  quickLabel: string | undefined = undefined;
  label: PageText | undefined = undefined;
  kind: string | null | undefined = undefined;
  /** It has an accessible name; known with the label. */
  isNamed = false;
  /** Counts what was forgotten: for what others keep about it. */
  revision = 0;

  constructor(
    stretch: Numbered,
    at: number,
    readonly el: Element,
    readonly type: 'action' | 'field',
    readonly role: string,
    readonly context: Context,
    /** Heading, legend or labelled group that this stands under. */
    readonly section: Element | undefined,
    public form: FormModel | undefined,
    /** Clickable by listener, cursor or focus only. */
    readonly implicit: boolean,
    readonly draggable: boolean,
  ) {
    super(stretch, at);
  }

  get landmark(): Landmark | undefined {
    return this.context.landmark;
  }
  get collection(): CollectionModel | undefined {
    return this.context.collection;
  }
  get item(): Element | undefined {
    return this.context.item;
  }
  /** 0-based index of the collection's item that holds it. */
  get itemIndex(): number | undefined {
    const { collection, item } = this.context;
    return item === undefined ? undefined : collection?.indexOf(item);
  }
  get parent(): Element | undefined {
    return this.context.parent;
  }
  get dialog(): boolean {
    return this.context.dialog;
  }
  /** By HTML, or by an `aria-disabled` of its own or around it. */
  get isDisabled(): boolean {
    return this.context.disabled || (this.role !== 'link' && this.el.matches(':disabled'));
  }

  /** It was told by other words than a name or a label of its own. */
  get isGuessed(): boolean {
    return this.label !== undefined && !this.isNamed && this.control === undefined;
  }

  forget(): void {
    this.quickLabel = this.label = this.kind = undefined;
    this.revision++;
  }

  /** What an earlier walk's entry of the same element is called, if that was not forgotten, this is called, too. */
  takeNames(before: Entry): void {
    if (before.role !== this.role || before.type !== this.type || before.control !== undefined) return;
    const { quickLabel, label, isNamed, revision } = before;
    Object.assign(this, { quickLabel, label, isNamed, revision });
    if (this.isGuessed) this.stretch.guesses = true;
    if (before.section === this.section && before.dialog === this.dialog) this.kind = before.kind;
  }
}

export class FormModel extends Placed {
  fields: Entry[] = [];
  buttons: Entry[] = [];
  landmark: Landmark | undefined;
  collection: CollectionModel | undefined;
  section: Element | undefined;
  dialog = false;
  /** As the summary tells it; forgotten when something in it changes. */
  told: MiniForm | undefined = undefined;

  constructor(
    stretch: Numbered,
    at: number,
    readonly el: Element,
  ) {
    super(stretch, at);
  }
}

export type CollectionShape = 'table' | 'grid' | 'list' | 'definitions' | 'cards';

/** The fields of a collection are read from so many of its items, the first ones. */
export const TELLING_ITEMS = 20;

/** What makes an element a collection. */
export interface FoundCollection {
  shape: CollectionShape;
  items: Element[];
  parts?: CollectionModel['parts'];
}

export class CollectionModel extends Placed {
  shape: CollectionShape = 'list';
  landmark: Landmark | undefined;
  section: Element | undefined;
  outer: CollectionModel | undefined;
  /** As the summary and queries tell it; forgotten when something in it changes. */
  told: MiniCollection | undefined = undefined;
  words: { name: string; fields: string[] } | undefined = undefined;
  /** How much it is worth telling, where it stands now; forgotten with the choice of actions. */
  use: number | undefined;
  /** Of items that go on in other places, as rows with pinned columns do. */
  parts: ReadonlyMap<Element, readonly Element[]> | undefined;
  #items: readonly Element[] = [];
  #indices: Map<Element, number> | undefined;

  constructor(
    stretch: Numbered,
    at: number,
    readonly el: Element,
  ) {
    super(stretch, at);
  }

  get items(): readonly Element[] {
    return this.#items;
  }
  set items(items: readonly Element[]) {
    for (let i = 0; i < TELLING_ITEMS; i++) if (items[i] !== this.#items[i]) this.words = undefined;
    // Which of them are shown may be another matter, too.
    this.told = undefined;
    if (this.words === undefined) this.forget();
    this.#items = items;
    this.#indices = undefined;
  }

  forget(): void {
    this.told = this.words = this.use = undefined;
  }

  /** Forgets what the item, of which something has changed, has a say in: whether it is shown at least. */
  forgetBy(item: Element): void {
    this.told = undefined;
    if ((this.indexOf(item) ?? 0) < TELLING_ITEMS) this.forget();
  }

  /** The item, and where it goes on. */
  wholeOf(item: Element): Element[] {
    return [item, ...(this.parts?.get(item) ?? [])];
  }

  /** 0-based; undefined for what is none of its items, nor a part of one. */
  indexOf(item: Element): number | undefined {
    if (this.#indices === undefined) {
      this.#indices = new Map(this.#items.map((each, index) => [each, index]));
      for (const [whole, parts] of this.parts ?? [])
        for (const part of parts) this.#indices.set(part, this.#indices.get(whole)!);
    }
    return this.#indices.get(item);
  }
}

export interface PageModel {
  /** In document order. */
  readonly entries: readonly Entry[];
  readonly forms: readonly FormModel[];
  readonly collections: readonly CollectionModel[];
  readonly landmarks: ReadonlySet<Landmark>;
  /** What bounds perception: the modal dialog in force, else the document's root element. */
  readonly root: Element;
  readonly dialog: { el: Element; modal: boolean } | undefined;
  readonly byElement: Pick<WeakMap<Element, Entry>, 'get' | 'has'>;
  /** Texts of items, filled when first asked for. */
  readonly itemTexts: Map<Element, string>;
}
