// The walk over the page: visits elements of the flat tree one by one and notes controls, forms, collections,
// landmarks and sections. It can be left at any element and taken up again there: what it knows at that moment is a
// `Position`. No names, no hit tests, no writes; the cost is one style read an element. Page world, reads only.
import { isFieldRole, roleOf } from '../accessible/role';
import { attributeOf, hasAttribute, localNameOf, shadowOf } from '../accessible/tree';
import {
  attributeSigns,
  CLASS,
  DISABLED,
  EXCLUDED,
  LABELLED,
  MODAL,
  OPERABLE,
  REFERS,
  ROLE,
} from './attribute-signs';
import { collectionAt } from './collection-items';
import {
  canScroll,
  controlBehind,
  controlRoleOf,
  fillsView,
  isAriaDisabled,
  isFolded,
  isGrabbing,
  isHead,
  isImplicitControl,
  isMarkedDraggable,
  isShown,
  isTyped,
} from './control-signs';
import { isDialog } from './dialogs';
import type { FarFinder } from './far-items';
import { firstBelow, nextWithin } from './flat-steps';
import { CollectionModel, Entry, FormModel, START, type Context } from './page-model';
import { lookOf, Pattern } from './pattern';
import {
  CLOSED,
  HEADING,
  LANDMARK,
  LANDMARK_ROLES,
  partsOf,
  PLAIN,
  SECTION,
  SECTION_ROLES,
  SKIPPED,
} from './tag-parts';
import { isField, isSwitched, sameFrames, Stretch, type Frame, type Known, type Position } from './stretch';

type Changeable = { -readonly [K in keyof Context]: Context[K] };

const NO_PATTERN = new Pattern();

export class Walk {
  #el: Element;
  #frame: Frame | undefined;
  #section: Element | undefined;
  #lastSection: Element | undefined;
  #stretch: Stretch;
  /** Of the element that was visited last. */
  #pattern = NO_PATTERN;
  /** What holds outside of all. */
  readonly #outside: Context;
  /** Of the open elements, the innermost last. */
  readonly #patterns = [new Pattern()];

  constructor(
    readonly view: Window & typeof globalThis,
    /** Walked one after the other, with all that is in them. */
    readonly roots: readonly Element[],
    readonly dialog: { el: Element; modal: boolean } | undefined,
    readonly known: Known,
    from: Position,
    /** What is far from the view is passed over; without one, nothing is. */
    readonly far?: FarFinder,
  ) {
    this.#outside = dialog?.modal === true ? { ...START, dialog: true } : START;
    ({ el: this.#el, frame: this.#frame, section: this.#section, lastSection: this.#lastSection } = from);
    this.#stretch = new Stretch(from);
    for (let frame = this.#frame; frame !== undefined; frame = frame.up) this.#patterns.push(new Pattern());
  }

  get el(): Element {
    return this.#el;
  }

  get position(): Position {
    return { el: this.#el, frame: this.#frame, section: this.#section, lastSection: this.#lastSection };
  }

  /** Whether the walk knows the same here as another did at `position`. */
  agreesWith({ el, frame, section, lastSection }: Position): boolean {
    return (
      el === this.#el &&
      section === this.#section &&
      lastSection === this.#lastSection &&
      sameFrames(frame, this.#frame)
    );
  }

  /** What was found since the last time; what comes next is another stretch. */
  take(): Stretch {
    const taken = this.#stretch.close();
    this.#stretch = new Stretch(this.position);
    return taken;
  }

  get length(): number {
    return this.#stretch.count;
  }

  /** Visits the element and goes to the next one; false at the end of the page. */
  step(): boolean {
    const el = this.#el;
    const shadow = shadowOf(el);
    const below = this.#visit(el, shadow, this.#frame?.context ?? this.#outside);
    if (below !== undefined) {
      const first = firstBelow(el, below.tag, shadow);
      if (first !== null) {
        this.#frame = below;
        this.#patterns.push(this.#pattern);
        this.#el = first;
        return true;
      }
      this.#leave(below);
    }
    for (;;) {
      const frame = this.#frame;
      const next =
        frame === undefined
          ? (this.roots[this.roots.indexOf(this.#el) + 1] ?? null)
          : nextWithin(frame.el, frame.tag, this.#el);
      if (next !== null) {
        this.#el = next;
        return true;
      }
      if (frame === undefined) return false;
      this.#el = frame.el;
      this.#frame = frame.up;
      this.#patterns.pop();
      this.#leave(frame);
    }
  }

  #leave({ el, before, inner, groups, isHeading }: Frame): void {
    const section = this.#section;
    if (groups) this.#section = before;
    // A heading in a wrapper of its own speaks for the wrapper's siblings; one that already has
    // controls under it speaks for those only, unless they stand beside it in the head of something.
    else if (section !== undefined && section !== inner && section !== before && !isHeading) {
      const isTitle = before === undefined && section.localName === 'h1';
      if (this.#lastSection === section && !isTitle && !isHead(el)) this.#section = before;
    }
  }

  /** What holds below the element, when that is to be visited. */
  #visit(el: Element, shadow: ShadowRoot | null, given: Context): Frame | undefined {
    const tag = localNameOf(el);
    const stretch = this.#stretch;
    const at = stretch.count++;
    this.known.stretches.set(el, stretch);
    const parts = partsOf(tag);
    if ((parts & SKIPPED) !== 0) return undefined;
    const itemOf = given.listed ? this.known.collectionOf(el, this.#frame) : undefined;
    const isInNear = this.#frame?.isNear === true;
    const place = this.far?.place(el, itemOf, isInNear, (parts & LANDMARK) !== 0, stretch.far);
    if (place === 'far') return undefined;
    const attributes = attributeSigns(el);
    if ((attributes & REFERS) !== 0) {
      this.known.references.note(el);
      stretch.namedElsewhere.push(el);
    }
    if ((attributes & EXCLUDED) !== 0) {
      const isHidden = tag !== 'body' && attributeOf(el, 'aria-hidden') === 'true';
      if (isHidden || hasAttribute(el, 'inert')) return undefined;
    }
    if ((attributes & (ROLE | MODAL)) !== 0 || tag === 'dialog') this.#noteDialog(el, tag);
    const classes = (attributes & CLASS) === 0 ? '' : attributeOf(el, 'class')!;
    const likes = (this.#pattern = this.#patterns.at(-1)!.below(el, tag, classes, attributes));
    // Inside a control nothing is clickable by cursor, and nested controls are judged by themselves.
    const look =
      given.insideControl || tag === 'area' || ((parts & PLAIN) !== 0 && (attributes & ~CLASS) === 0)
        ? undefined
        : lookOf(el, tag, parts, attributes, likes);
    if (look === null || (look?.clips === true && isFolded(el))) return undefined;
    if (given.closed && tag !== 'summary') return undefined;
    if (look !== undefined) this.#pattern = look;

    const explicit = (attributes & ROLE) === 0 ? null : attributeOf(el, 'role');
    this.known.noteHost(el, tag, shadow);

    const before = this.#section;
    const here = this.#place(el, tag, parts, explicit, attributes, given, itemOf, at);
    const isHeading = (parts & HEADING) !== 0 || explicit === 'heading';
    if (isHeading || tag === 'legend' || tag === 'caption') this.#section = el;
    const groups = (parts & SECTION) !== 0 || (explicit !== null && SECTION_ROLES.has(explicit));
    if (groups && (attributes & LABELLED) !== 0) this.#section = el;

    const context = this.#noteItem(el, tag, explicit, attributes, look, here, at);
    if ((parts & CLOSED) !== 0) return undefined;
    return {
      el,
      tag,
      up: this.#frame,
      context,
      before,
      inner: this.#section,
      groups,
      isHeading,
      isNear: place === 'near',
    };
  }

  #noteDialog(el: Element, tag: string): void {
    if (isDialog(el, tag)) this.#stretch.dialogs.push(el);
  }

  /** Landmark, form, collection, item: what holds for everything below. */
  #place(
    el: Element,
    tag: string,
    parts: number,
    explicit: string | null,
    attributes: number,
    given: Context,
    itemOf: CollectionModel | undefined,
    at: number,
  ): Context {
    const stretch = this.#stretch;
    let changed: Changeable | undefined;
    const here = (): Changeable => (changed ??= { ...given });
    const closed = tag === 'details' && !(el as HTMLDetailsElement).open;
    if (closed !== given.closed) here().closed = closed;
    if ((attributes & DISABLED) !== 0) here().disabled = isAriaDisabled(el, given.disabled);
    const landmark = explicit !== null || (parts & LANDMARK) !== 0 ? LANDMARK_ROLES[roleOf(el)] : undefined;
    if (landmark !== undefined) {
      here().landmark = landmark;
      stretch.landmarks.push(landmark);
    }
    if (el === this.dialog?.el) Object.assign(here(), { dialog: true, parent: el, form: undefined });
    const named = tag === 'search' || explicit === 'search' || explicit === 'form';
    if (tag === 'form' || (named && given.form === undefined)) {
      const form = this.known.forms.get(el) ?? new FormModel(stretch, at, el);
      this.known.forms.set(el, form);
      const { landmark: within, dialog, collection } = changed ?? given;
      Object.assign(form, { stretch, at, landmark: within, collection, section: this.#section, dialog });
      stretch.forms.push(form);
      Object.assign(here(), { form, parent: el });
    }
    if (itemOf !== undefined)
      Object.assign(here(), { collection: itemOf, item: itemOf.items[itemOf.indexOf(el)!] });
    if (this.#collect(el, tag, explicit, changed ?? given, at))
      Object.assign(here(), { parent: el, listed: true });
    return changed ?? given;
  }

  #collect(el: Element, tag: string, explicit: string | null, context: Context, at: number): boolean {
    // What lists ways through a site is no content.
    const isApart =
      context.insideControl ||
      (context.landmark === 'nav' && tag !== 'table') ||
      (tag === 'tbody' && context.listed);
    let found = isApart ? undefined : collectionAt(el, tag, explicit);
    if (found && context.listed && this.known.isPartOfList(el, found, context, this.#frame))
      found = undefined;
    const known = this.known.collections.get(el);
    if (known && !found) known.items = [];
    if (!found) return false;
    const collection = known ?? new CollectionModel(this.#stretch, at, el);
    this.known.collections.set(el, collection);
    const section = this.#section;
    const { landmark, collection: outer } = context;
    // What stands before it may name it.
    if (collection.section !== section || collection.shape !== found.shape) collection.forget();
    const { shape, items, parts } = found;
    Object.assign(collection, { stretch: this.#stretch, at, landmark, outer, section, shape, parts, items });
    for (const item of [items, ...(parts?.values() ?? [])].flat())
      this.known.collectionOfItem.set(item, collection);
    this.#stretch.collections.push(collection);
    return true;
  }

  /** The entry that the element is, if any; what holds below it. */
  #noteItem(
    el: Element,
    tag: string,
    explicit: string | null,
    attributes: number,
    look: Pattern | undefined,
    here: Context,
    at: number,
  ): Context {
    const control = tag === 'label' ? controlBehind(el as HTMLLabelElement) : undefined;
    const role = controlRoleOf(el, tag, explicit, attributes) ?? (control && roleOf(control));
    const cursor = look?.cursor ?? '';
    const grab = isGrabbing(cursor);
    const draggable =
      this.#pattern.isMarkedDraggable ||
      isMarkedDraggable(el, attributes) ||
      (grab && !here.grab && tag !== 'body');
    const isPointer = cursor === 'pointer';
    let entry: Entry | undefined;
    let { insideControl, pointer, parent } = here;
    if (role !== undefined) {
      entry = this.#add(el, tag, role, false, draggable, here, at);
      if (entry) entry.control = control;
      // Gridcells and treeitems hold controls of their own.
      if (role !== 'gridcell' && role !== 'treeitem' && (!isFieldRole(role) || isSwitched(role)))
        insideControl = true;
    } else if (
      // Most have no sign at all.
      (draggable || isPointer || (attributes & OPERABLE) !== 0) &&
      isImplicitControl(el, tag, {
        pointer: isPointer,
        clips: look?.clips === true,
        draggable,
        attributes,
        insideControl,
        pointerFrom: pointer,
        around: parent,
      })
    ) {
      entry = this.#add(el, tag, roleOf(el), true, draggable, here, at);
    } else if (tag === 'label') {
      insideControl = true;
    }
    if (entry) parent = el;
    if (isPointer && tag !== 'body' && tag !== 'html' && (entry !== undefined || !fillsView(el)))
      pointer ??= el;
    else if (!isPointer && look !== undefined) pointer = undefined;
    if (!entry && look?.clips === true) this.#noteScroller(el, tag, here, at);
    const grabs = look === undefined ? here.grab : grab;
    if (
      insideControl === here.insideControl &&
      pointer === here.pointer &&
      parent === here.parent &&
      grabs === here.grab
    )
      return here;
    return { ...here, insideControl, pointer, parent, grab: grabs };
  }

  #noteScroller(el: Element, tag: string, context: Context, at: number): void {
    if (!canScroll(el)) return;
    const entry = this.#add(el, tag, roleOf(el), true, false, context, at);
    if (!entry) return;
    entry.scrolls = true;
    this.#stretch.actions--;
  }

  #add(
    el: Element,
    tag: string,
    role: string,
    implicit: boolean,
    draggable: boolean,
    context: Context,
    at: number,
  ): Entry | undefined {
    if (!isShown(el)) return undefined;
    const type = isTyped(el, role) && !implicit ? 'field' : 'action';
    const owner = (el as HTMLInputElement).form;
    const form = (owner instanceof Element ? this.known.forms.get(owner) : undefined) ?? context.form;
    const entry = new Entry(
      this.#stretch,
      at,
      el,
      type,
      role,
      context,
      this.#section,
      form,
      implicit,
      draggable,
    );
    const before = this.known.entries.get(el);
    if (before) entry.takeNames(before);
    this.#stretch.entries.push(entry);
    if (type === 'action') {
      this.#stretch.actions++;
      if (this.far) this.far.actions++;
    }
    if (isField(entry) || role === 'button') {
      if (form !== undefined) this.#stretch.ofForms.push(entry);
      else if (context.collection === undefined) this.#stretch.loose.push(entry);
    }
    // What a label is for it names, a button as well as a field.
    const isLabelled = tag === 'button' && (context.insideControl || hasAttribute(el, 'id'));
    if (isField(entry) || isLabelled) this.#stretch.namedElsewhere.push(el);
    this.#lastSection = this.#section;
    this.known.entries.set(el, entry);
    return entry;
  }
}
