// The page as stretches of document order, each with what the walk found in it and where the walk stood at its
// start. After a change only the stretches that it touched are walked again, until the walk stands at the start of
// one that has not changed and knows the same there: as an editor re-reads a line, not the file. Page world.
import type { Landmark } from '../../shared/selector';
import { childElementsOf, isConnected, parentOf } from '../accessible/tree';
import { mayBeDialogs, openDialogOf, popupsBeside, type OpenDialog } from './dialogs';
import { countFar, ENOUGH_ACTIONS, FarFinder, haveComeNear, type Far } from './far-items';
import { groupLooseFields } from './form-groups';
import { stillLeadsOut, type HiddenWayOut } from './login-state';
import type { CollectionModel, Entry, FormModel, PageModel } from './page-model';
import { Walk } from './scan-page';
import { isAction, isField, Known, type Position, type Stretch } from './stretch';
import { atOnce, due, type Steps } from './slices';

/** Elements of a stretch: walked in a tenth of a millisecond; few enough stretches to run through at each change. */
const STRETCH = 32;

/** A change of so few stretches is one in one place. */
const FEW = 9;
/** Shadow trees are not counted before they are walked. */
const MAX_HIDDEN_STRETCHES = 3_000;

/** Stretches that were walked again: what was, and what is there now. */
export interface Renewed {
  gone: readonly Stretch[];
  came: readonly Stretch[];
}

export function scanPage(doc: Document): RetainedPage {
  const page = new RetainedPage(doc);
  atOnce(page.read());
  return page;
}

export class RetainedPage implements PageModel {
  readonly root: Element;
  readonly byElement: Pick<WeakMap<Element, Entry>, 'get' | 'has'>;
  itemTexts = new Map<Element, string>();
  landmarks: ReadonlySet<Landmark> = new Set();
  /** Things to act on, without those that are there to be scrolled. */
  actionCount = 0;
  /** Of items that were passed over; as many as in those that were read. */
  farForms = 0;
  farCollections = 0;
  forms: readonly FormModel[] = [];
  collections: readonly CollectionModel[] = [];
  /** What was found where, in document order. */
  stretches: Stretch[] = [];
  readonly known: Known;
  /** Forms that no element says to be one: groups of fields, by what holds them. */
  groups: ReadonlyMap<Element, FormModel> = new Map();
  /** Counts updates. */
  updates = 0;
  /** Found when first asked for (`loginStateOf`). */
  hiddenWayOut: HiddenWayOut | undefined = undefined;
  readonly #view: Window & typeof globalThis;
  readonly #roots: readonly Element[];
  #entries: readonly Entry[] | undefined;
  /** What could be the open dialog. */
  #dialogs: readonly Element[] = [];
  /** What is far from the view is passed over. */
  #isBrief = false;
  /** Things to act on in what was read. */
  #readActions = 0;

  constructor(
    readonly doc: Document,
    onShadowRoot?: (root: ShadowRoot) => void,
    readonly dialog: OpenDialog | undefined = openDialogOf(doc),
  ) {
    this.#view = doc.defaultView!;
    const known = (this.known = new Known(onShadowRoot));
    this.byElement = {
      get: (el) => known.entryOf(el),
      has: (el) => known.entryOf(el) !== undefined,
    };
    const modal = this.dialog?.modal === true ? this.dialog.el : undefined;
    this.root = modal ?? doc.documentElement;
    this.#roots =
      modal === undefined ? childElementsOf(doc.documentElement) : [modal, ...popupsBeside(modal)];
  }

  /** The page with what lies behind the open dialog; undefined where nothing does, or nothing that could be used. */
  aroundDialog(): RetainedPage | undefined {
    const { dialog } = this;
    if (dialog?.modal !== true || dialog.el.matches(':modal')) return undefined;
    return new RetainedPage(this.doc, this.known.onShadowRoot, { el: dialog.el, modal: false });
  }

  /** Nothing in it was passed over. */
  get isWhole(): boolean {
    return !this.#isBrief || this.stretches.every(({ far }) => far.length === 0);
  }

  /** Walks all of it; `brief`: but for what is far from the view. */
  *read(brief = false): Steps<void> {
    this.#isBrief = brief;
    const [first] = this.#roots;
    if (first !== undefined) {
      const from: Position = { el: first, frame: undefined, section: undefined, lastSection: undefined };
      this.stretches = (yield* this.#walk(from, 0)).found;
    }
    yield* this.#settle(this.stretches);
  }

  get entries(): readonly Entry[] {
    return (this.#entries ??= this.stretches.flatMap((stretch) => stretch.entries.filter(this.#isCurrent)));
  }

  /** A label may stand for a control of another stretch: the one that was walked last counts. */
  readonly #isCurrent = (entry: Entry): boolean => this.known.entries.get(entry.el) === entry;

  /** What it begins with is still there, and the dialog that it was read with or without is, too. */
  get holds(): boolean {
    if (this.stretches[0] !== undefined && !this.#stands(this.stretches[0])) return false;
    const now = this.dialogNow();
    return now?.el === this.dialog?.el && now?.modal === this.dialog?.modal;
  }

  /** The dialog that is open now: of those that were met; behind a modal one, where nothing was walked, of the document's. */
  dialogNow(): OpenDialog | undefined {
    const { doc, dialog } = this;
    if (dialog === undefined) return openDialogOf(doc, this.#dialogs);
    return openDialogOf(doc, [dialog.el, ...(dialog.modal ? mayBeDialogs(doc) : this.#dialogs)]);
  }

  get isDirty(): boolean {
    return this.stretches.some(({ dirty }) => dirty);
  }

  /** Marks what was passed over and is to be walked now: all of it, or what has come near the view. */
  reach(what: 'all' | 'near'): void {
    if (!this.#isBrief) return;
    if (what === 'all') this.#isBrief = false;
    // Things that filled the summary may have gone since.
    const isShort = this.#readActions < ENOUGH_ACTIONS;
    const isAsked = (far: Far) =>
      what === 'all' || (isShort && far.collection === undefined) || haveComeNear(far);
    for (const stretch of this.stretches) if (stretch.far.some(isAsked)) stretch.dirty = true;
  }

  /** Walks what was marked dirty. */
  *update(): Steps<Renewed> {
    this.updates++;
    const gone: Stretch[] = [];
    const came: Stretch[] = [];
    for (let i = 0; i < this.stretches.length; i++) {
      if (!this.stretches[i]!.dirty) continue;
      // What it began with may have left: then the walk begins before it.
      while (i > 0 && !this.#stands(this.stretches[i]!)) i--;
      const { found, until } = yield* this.#walk(this.stretches[i]!.start, i);
      gone.push(...this.stretches.splice(i, until - i, ...found));
      came.push(...found);
      i += found.length - 1;
    }
    // What was hidden may be gone, and a large change may have brought it.
    if (this.hiddenWayOut && (came.length > FEW || !stillLeadsOut(this.hiddenWayOut)))
      this.hiddenWayOut = undefined;
    const fresh = new Set(came);
    const isFresh = (section: Element | undefined) => {
      const around = section && this.known.stretches.get(section);
      return around !== undefined && fresh.has(around);
    };
    for (const collection of this.collections) if (isFresh(collection.section)) collection.forget();
    for (const form of this.forms) if (isFresh(form.fields[0]?.section)) form.told = undefined;
    yield* this.#settle([...gone, ...came]);
    return { gone, came };
  }

  /** From a position on to the first stretch after the one at `index` that can stay as it is. */
  *#walk(from: Position, index: number): Steps<{ found: Stretch[]; until: number }> {
    const { stretches } = this;
    const finder = this.#isBrief ? new FarFinder(this.#view, this.#readActions) : undefined;
    const walk = new Walk(this.#view, this.#roots, this.dialog, this.known, from, finder);
    const found: Stretch[] = [];
    let until = index;
    const drop = () => {
      stretches[until]!.gone = true;
      until++;
    };
    if (until < stretches.length) drop();
    while (walk.step()) {
      while (until < stretches.length && !this.#isAhead(stretches[until]!, walk.el)) drop();
      const next = stretches[until];
      if (next?.start.el === walk.el) {
        if (walk.agreesWith(next.start)) return { found: [...found, walk.take()], until };
        drop();
      }
      if (walk.length >= STRETCH) {
        found.push(walk.take());
        // A page that moves what comes next again and again: the next look goes on from here.
        if (found.length > MAX_HIDDEN_STRETCHES && found.length > this.#mostStretches()) {
          found.at(-1)!.dirty = true;
          break;
        }
        if (due()) yield;
      }
    }
    while (until < stretches.length) drop();
    return { found: [...found, walk.take()], until };
  }

  #mostStretches(): number {
    return MAX_HIDDEN_STRETCHES + (2 * this.doc.getElementsByTagName('*').length) / STRETCH;
  }

  /** The walk at `el` can still come to the stretch. */
  #isAhead(stretch: Stretch, el: Element): boolean {
    if (!this.#stands(stretch)) return false;
    const own = this.known.stretches.get(el);
    if (own === undefined || own === stretch || own.gone || own.start.el !== el) return true;
    // At the start of a later one: what does not show any more was passed over, what has moved is yet to come.
    return (stretch.start.el.compareDocumentPosition(el) & Node.DOCUMENT_POSITION_FOLLOWING) === 0;
  }

  /** What the stretch begins with is still where it was, and in no other stretch. */
  #stands(stretch: Stretch): boolean {
    const { el, frame } = stretch.start;
    if (this.known.stretches.get(el) !== stretch) return false;
    return frame === undefined ? isConnected(el) : isConnected(frame.el) && parentOf(el) === frame.el;
  }

  /** Numbers and lists, after a walk; `touched` came by it or left. */
  *#settle(touched: readonly Stretch[]): Steps<void> {
    const { references } = this.known;
    const landmarks = new Set<Landmark>();
    const collections: CollectionModel[] = [];
    const forms: FormModel[] = [];
    const far: Far[] = [];
    const dialogs: Element[] = [];
    const seen = new Set<Element>();
    let base = 0;
    this.actionCount = 0;
    // All of the page, at each change: of most stretches nothing but their length is asked.
    for (const stretch of this.stretches) {
      stretch.base = base;
      base += stretch.count;
      this.actionCount += stretch.actions;
      if (stretch.guesses || references.changed) this.#checkNames(stretch, seen);
      if (!stretch.lists) continue;
      for (const landmark of stretch.landmarks) landmarks.add(landmark);
      collections.push(...stretch.collections);
      forms.push(...stretch.forms);
      far.push(...stretch.far);
      dialogs.push(...stretch.dialogs);
    }
    this.#readActions = this.actionCount;
    if (references.changed) {
      for (const form of this.forms) form.told = undefined;
      for (const collection of collections) collection.forget();
    }
    references.changed = false;
    this.#entries = undefined;
    this.itemTexts = new Map();
    this.landmarks = landmarks;
    this.collections = collections;
    this.#dialogs = dialogs;
    if (touched.some(({ ofForms, loose }) => ofForms.length + loose.length > 0))
      yield* this.#fillForms(forms, touched);
    this.forms = [...forms, ...this.groups.values()]
      .filter(({ fields }) => fields.length > 0)
      .sort((a, b) => a.order - b.order);
    this.#countFar(far);
  }

  #countFar(far: readonly Far[]): void {
    this.farForms = this.farCollections = 0;
    if (far.length === 0) return;
    this.actionCount += countFar(far, this.#actions());
    this.farForms = countFar(far, this.forms);
    this.farCollections = countFar(
      far,
      this.collections.map(({ outer }) => ({ collection: outer })),
    );
    for (const { collection, count, lists } of far) {
      if (collection === undefined) this.actionCount += count;
      this.farCollections += lists;
    }
  }

  *#actions(): Iterable<Entry> {
    for (const { actions, entries } of this.stretches)
      if (actions > 0) for (const entry of entries) if (isAction(entry)) yield entry;
  }

  /** Forgets what things are called in which something else has a say that may have changed. */
  #checkNames(stretch: Stretch, seen: Set<Element>): void {
    for (const el of stretch.namedElsewhere) {
      const entry = this.known.entries.get(el);
      if (this.known.references.changed) {
        // Its name is part of theirs that it stands in.
        for (let at: Element | null = el; at !== null && !seen.has(at); at = parentOf(at)) {
          seen.add(at);
          this.known.entries.get(at)?.forget();
        }
      } else if (entry?.isGuessed) {
        // Words beside it may name what nothing else does.
        entry.forget();
        if (entry.form) entry.form.told = undefined;
      }
    }
    stretch.guesses = false;
  }

  *#fillForms(forms: readonly FormModel[], touched: readonly Stretch[]): Steps<void> {
    for (const { ofForms } of touched) for (const { form } of ofForms) form!.told = undefined;
    for (const form of forms) Object.assign(form, { fields: [], buttons: [] });
    const loose: Entry[] = [];
    for (const stretch of this.stretches) {
      if (stretch.ofForms.length + stretch.loose.length > 0) stretch.loginSigns = undefined;
      for (const entry of stretch.ofForms) {
        if (!this.#isCurrent(entry)) continue;
        if (isField(entry)) entry.form!.fields.push(entry);
        else if (!entry.implicit) entry.form!.buttons.push(entry);
      }
      for (const entry of stretch.loose) if (this.#isCurrent(entry)) loose.push(entry);
    }
    const groups = yield* groupLooseFields(loose);
    for (const entry of loose) entry.form = undefined;
    for (const group of groups) {
      for (const entry of [...group.fields, ...group.buttons]) entry.form = group;
      const last = this.groups.get(group.el);
      if (last && sameAll(last.fields, group.fields) && sameAll(last.buttons, group.buttons))
        group.told = last.told;
    }
    this.groups = new Map(groups.map((group) => [group.el, group]));
  }
}

function sameAll<T>(one: readonly T[], other: readonly T[]): boolean {
  return one.length === other.length && one.every((each, i) => each === other[i]);
}
