// The one pass: walks the flat tree once and notes controls, forms, collections, landmarks and sections.
// In steps: a page of thousands of elements is not read in one task.
// No names, no hit tests, no writes; the cost is one style read an element. Page world, reads only.
import { isFieldRole, roleOf } from '../accessible/role';
import { childElementsOf, shadowOf } from '../accessible/tree';
import { isVisible } from '../accessible/visible';
import type { Landmark } from '../../shared/selector';
import { collectionAt } from './collection-items';
import {
  controlRoleOf,
  fillsView,
  isBare,
  isImplicitControl,
  isMarkedDraggable,
  isTyped,
  PLAIN,
} from './control-signs';
import { openDialogOf, popupsBeside } from './dialogs';
import { groupLooseFields } from './form-groups';
import type { CollectionModel, Entry, FormModel, PageModel } from './page-model';
import { atOnce, due, type Steps } from './slices';

const SKIPPED = new Set(
  'script style template noscript head meta link title base br wbr param source track iframe frame object embed canvas defs clippath mask symbol option optgroup datalist'.split(
    ' ',
  ),
);
const LANDMARK_TAGS = new Set(['main', 'header', 'nav', 'footer', 'aside']);
const LANDMARK_ROLES: Readonly<Record<string, Landmark>> = {
  main: 'main',
  banner: 'header',
  navigation: 'nav',
  contentinfo: 'footer',
  complementary: 'aside',
};
const HEADING = /^h[1-6]$/;
/** A heading inside these does not speak for what follows outside. */
const SECTIONS = new Set(
  'section article aside nav main dialog form fieldset li tr td table ul ol body details'.split(' '),
);
const SECTION_ROLES = new Set(
  'region group dialog alertdialog tabpanel listitem row form article radiogroup toolbar tablist menu listbox'.split(
    ' ',
  ),
);
interface Context {
  landmark: Landmark | undefined;
  form: FormModel | undefined;
  collection: CollectionModel | undefined;
  item: Element | undefined;
  itemIndex: number | undefined;
  parent: Element | undefined;
  dialog: boolean;
  insideControl: boolean;
  pointer: boolean;
  grab: boolean;
  /** In a closed details: only its summary shows. */
  closed: boolean;
}

export function scanPage(doc: Document): PageModel {
  return atOnce(scanSteps(doc));
}

export function* scanSteps(doc: Document): Steps<PageModel> {
  const view = doc.defaultView!;
  const dialog = openDialogOf(doc);
  const root = dialog?.modal === true ? dialog.el : doc.documentElement;
  const pass = new Pass(view, dialog?.el);
  if (dialog?.modal === true) {
    yield* pass.visit(dialog.el, { ...pass.start(), dialog: true });
    for (const layer of popupsBeside(dialog.el)) yield* pass.visit(layer, { ...pass.start(), dialog: true });
  } else if (doc.body !== null) {
    for (const el of childElementsOf(doc.documentElement)) yield* pass.visit(el, pass.start());
  }
  return pass.finish(root, dialog);
}

class Pass {
  readonly entries: Entry[] = [];
  readonly forms: FormModel[] = [];
  readonly collections: CollectionModel[] = [];
  readonly landmarks = new Set<Landmark>();
  readonly byElement = new Map<Element, Entry>();
  readonly shadowRoots: ShadowRoot[] = [];
  readonly #formOf = new Map<Element, FormModel>();
  readonly #itemsOf = new Map<Element, { collection: CollectionModel; index: number }>();
  #order = 0;
  #visited = 0;
  /** Heading or labelled group in force. */
  #section: Element | undefined;

  constructor(
    readonly view: Window & typeof globalThis,
    readonly dialog: Element | undefined,
  ) {}

  start(): Context {
    return {
      landmark: undefined,
      form: undefined,
      collection: undefined,
      item: undefined,
      itemIndex: undefined,
      parent: undefined,
      dialog: false,
      insideControl: false,
      pointer: false,
      grab: false,
      closed: false,
    };
  }

  *visit(el: Element, given: Context): Steps<void> {
    if (due()) yield;
    const tag = el.localName;
    if (SKIPPED.has(tag)) return;
    this.#visited++;
    // Most elements carry a class or nothing: they are asked for no other attribute.
    const bare = isBare(el);
    if (!bare && (el.getAttribute('aria-hidden') === 'true' || el.hasAttribute('inert'))) return;
    // Inside a control nothing is clickable by cursor, and nested controls are judged by themselves.
    const style =
      given.insideControl || (bare && PLAIN.has(tag)) ? undefined : this.view.getComputedStyle(el);
    if (style?.display === 'none') {
      this.#hiddenControl(el, tag, given);
      return;
    }
    if (given.closed && tag !== 'summary') return;

    const explicit = bare ? null : el.getAttribute('role');
    const context: Context = { ...given };
    context.closed = tag === 'details' && !(el as HTMLDetailsElement).open;
    const order = this.#order++;
    const shadow = shadowOf(el);
    if (shadow !== null) this.shadowRoots.push(shadow);

    const before = this.#section;
    this.#place(el, tag, explicit, context, order);
    const isHeading = HEADING.test(tag) || explicit === 'heading';
    if (isHeading || tag === 'legend' || tag === 'caption') this.#section = el;
    const group = SECTIONS.has(tag) || (explicit !== null && SECTION_ROLES.has(explicit));
    if (group && (el.hasAttribute('aria-label') || el.hasAttribute('aria-labelledby'))) this.#section = el;

    this.#noteItem(el, tag, explicit, style, bare, context, order);
    if (tag !== 'select' && tag !== 'textarea' && tag !== 'input') {
      const inner = this.#section;
      const entries = this.entries.length;
      for (const child of childElementsOf(el)) yield* this.visit(child, context);
      if (group) this.#section = before;
      // A heading in a wrapper of its own speaks for the wrapper's siblings; one that already has
      // controls under it speaks for those only.
      else if (this.#section !== inner && this.#section !== before && this.entries.length > entries) {
        if (this.entries.at(-1)!.section === this.#section && before !== undefined && !isHeading)
          this.#section = before;
      }
    }
  }

  /** Landmark, form, collection, item: what holds for everything below. */
  #place(el: Element, tag: string, explicit: string | null, context: Context, order: number): void {
    const landmark = explicit !== null || LANDMARK_TAGS.has(tag) ? LANDMARK_ROLES[roleOf(el)] : undefined;
    if (landmark !== undefined) {
      context.landmark = landmark;
      this.landmarks.add(landmark);
    }
    if (el === this.dialog) {
      context.dialog = true;
      context.parent = el;
      context.form = undefined;
    }
    if (tag === 'form' || explicit === 'search' || explicit === 'form' || tag === 'search') {
      if (tag === 'form' || context.form === undefined) {
        const form: FormModel = {
          el,
          order,
          landmark: context.landmark,
          section: this.#section,
          dialog: context.dialog,
          fields: [],
          buttons: [],
        };
        this.forms.push(form);
        this.#formOf.set(el, form);
        context.form = form;
        context.parent = el;
      }
    }
    const item = this.#itemsOf.get(el);
    if (item) {
      context.collection = item.collection;
      context.itemIndex = item.index;
      context.item = el;
    }
    const found = context.insideControl ? undefined : collectionAt(el);
    if (found && !(context.landmark === 'nav' && found.shape !== 'table')) {
      const collection: CollectionModel = {
        el,
        shape: found.shape,
        order,
        landmark: context.landmark,
        section: this.#section,
        items: found.items,
        outer: context.collection,
      };
      this.collections.push(collection);
      found.items.forEach((each, index) => this.#itemsOf.set(each, { collection, index }));
      context.parent = el;
    }
  }

  #noteItem(
    el: Element,
    tag: string,
    explicit: string | null,
    style: CSSStyleDeclaration | undefined,
    bare: boolean,
    context: Context,
    order: number,
  ): void {
    const role = controlRoleOf(el, tag, explicit);
    const cursor = style?.cursor ?? '';
    const grab =
      cursor === 'move' || cursor === 'grab' || cursor === 'all-scroll' || cursor.endsWith('-resize');
    const draggable = isMarkedDraggable(el, bare) || (grab && !context.grab && tag !== 'body');
    const pointer = cursor === 'pointer';
    let added = false;
    if (role !== undefined) {
      added = this.#add(el, role, false, draggable, context, order);
      if (!isFieldRole(role) || role === 'checkbox' || role === 'radio' || role === 'switch') {
        if (role !== 'gridcell' && role !== 'treeitem') context.insideControl = true;
      }
      if (added) context.parent = el;
    } else if (
      isImplicitControl(el, {
        pointer,
        draggable,
        bare,
        insideControl: context.insideControl,
        pointerAbove: context.pointer,
      })
    ) {
      added = this.#add(el, roleOf(el), true, draggable, context, order);
      if (added) context.parent = el;
    } else if (tag === 'label') {
      context.insideControl = true;
    }
    if (pointer && tag !== 'body' && tag !== 'html' && !(added === false && fillsView(el)))
      context.pointer = true;
    else if (!pointer && style !== undefined) context.pointer = false;
    if (style !== undefined) context.grab = grab;
    if (!added && style !== undefined) this.#noteScroller(el, style, context, order);
  }

  #noteScroller(el: Element, style: CSSStyleDeclaration, context: Context, order: number): void {
    if (!SCROLLERS.has(el.localName) || el.firstElementChild === null) return;
    if (style.overflow === 'visible') return;
    const taller = el.scrollHeight - el.clientHeight > 8 && /auto|scroll/.test(style.overflowY);
    const wider = el.scrollWidth - el.clientWidth > 8 && /auto|scroll/.test(style.overflowX);
    if (!taller && !wider) return;
    if (this.#add(el, roleOf(el), true, false, context, order)) this.entries.at(-1)!.scrolls = true;
  }

  /** A control that is hidden while its label is shown: the label stands for it. */
  #hiddenControl(el: Element, tag: string, context: Context): void {
    if (tag !== 'input') return;
    const input = el as HTMLInputElement;
    if (!/^(checkbox|radio|file)$/.test(input.type)) return;
    const label = [...(input.labels ?? [])].find((each) => isVisible(each));
    if (label === undefined || this.byElement.has(label)) return;
    if (!this.#add(label, roleOf(input), false, false, { ...context }, this.#order++)) return;
    this.entries.at(-1)!.control = input;
  }

  #add(
    el: Element,
    role: string,
    implicit: boolean,
    draggable: boolean,
    context: Context,
    order: number,
  ): boolean {
    if (this.byElement.has(el)) return false;
    if (!isVisible(el)) {
      if (el.localName === 'input') this.#hiddenControl(el, 'input', context);
      return false;
    }
    const type = isTyped(el, role) && !implicit ? 'field' : 'action';
    const owner = (el as HTMLInputElement).form;
    const form = (owner instanceof Element ? this.#formOf.get(owner) : undefined) ?? context.form;
    const entry: Entry = {
      el,
      type,
      role,
      order,
      landmark: context.landmark,
      section: this.#section,
      form,
      collection: context.collection,
      itemIndex: context.itemIndex,
      item: context.item,
      parent: context.parent,
      dialog: context.dialog,
      implicit,
      draggable,
      scrolls: false,
      control: undefined,
      quickLabel: undefined,
    };
    this.entries.push(entry);
    this.byElement.set(el, entry);
    if (form) {
      if (type === 'field' || role === 'checkbox' || role === 'radio' || role === 'switch')
        form.fields.push(entry);
      else if (role === 'button' && !implicit) form.buttons.push(entry);
    }
    return true;
  }

  finish(root: Element, dialog: PageModel['dialog']): PageModel {
    this.forms.push(...groupLooseFields(this.entries));
    return {
      entries: this.entries,
      forms: this.forms.filter((form) => form.fields.length > 0).sort((a, b) => a.order - b.order),
      collections: this.collections,
      landmarks: this.landmarks,
      root,
      dialog,
      byElement: this.byElement,
      shadowRoots: this.shadowRoots,
      itemTexts: new Map(),
      visited: this.#visited,
    };
  }
}

const SCROLLERS = new Set(
  'div section main aside nav article ul ol pre table tbody form fieldset p body dialog'.split(' '),
);
