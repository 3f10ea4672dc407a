// An entry of the pass as a `PcdHit`: everything a planner needs in order to choose, told once.
// Page world, reads only.
import { FOLD_VIEWPORTS, MAX_LABEL_CHARS } from '../../shared/perception-budgets';
import { known } from '../../shared/known';
import { pageText, type PageText } from '../../shared/page-text';
import type { PcdHit } from '../../shared/query';
import { kindOf } from '../../ranking/kinds';
import { shownRectOf } from '../accessible/image-map';
import { nameOf } from '../accessible/name';
import { statesOf } from '../accessible/states';
import { attributeOf, hasAttribute, idRefs } from '../accessible/tree';
import { inputTypeOf, optionsOf, valueOf } from './field-facts';
import { iconKind, iconNames } from './icon-signs';
import type { ItemIds } from './item-ids';
import { lookOf } from './look';
import type { Entry, PageModel } from './page-model';
import { questionOf } from './radio-groups';
import { fullLabelOf, labelOf, quickLabelOf, shownItemText, textOf } from './words';

export function entryId(entry: Entry, ids: ItemIds): string {
  return ids.idOf(entry.el, entry.type === 'field' ? 'f' : 'a');
}

/** Id of whatever the pass knows this element as. */
export function idOfKnown(el: Element, model: PageModel, ids: ItemIds): string | undefined {
  const entry = model.byElement.get(el);
  if (entry) return entryId(entry, ids);
  if (model.forms.some((form) => form.el === el)) return ids.idOf(el, 'm');
  if (model.collections.some((collection) => collection.el === el)) return ids.idOf(el, 'c');
  return model.dialog?.el === el ? ids.idOf(el, 'd') : undefined;
}

/** Its top edge is in view, or a little below. */
export function isAboveFold(el: Element): boolean {
  return shownRectOf(el).top < FOLD_VIEWPORTS * el.ownerDocument.defaultView!.innerHeight;
}

export function sectionLabel(section: Element | undefined): string {
  if (section === undefined) return '';
  const label = attributeOf(section, 'aria-label');
  if (label !== null && label !== '') return label;
  return hasAttribute(section, 'aria-labelledby') ? nameOf(section) : textOf(section, MAX_LABEL_CHARS);
}

/** What the thing stands under: the question that it answers, else its section. */
export function headOf(entry: Entry): string {
  return (entry.role === 'radio' && questionOf(entry)) || sectionLabel(entry.section);
}

export function kindOfEntry(entry: Entry): string | undefined {
  entry.kind ??= readKind(entry) ?? null;
  return entry.kind ?? undefined;
}

function readKind(entry: Entry): string | undefined {
  if (entry.scrolls) return 'scroll_area';
  if (entry.type === 'field') return undefined;
  const { el } = entry;
  const rel = attributeOf(el, 'rel');
  if (rel === 'next') return 'next_page';
  if (rel === 'prev') return 'previous_page';
  if (hasAttribute(el, 'download')) {
    const said = kindOf(quickLabelOf(entry));
    return said === 'invoices' || said === 'download_invoice' ? 'download_invoice' : 'download';
  }
  const label = quickLabelOf(entry);
  if (entry.draggable && entry.implicit && label.length < 40 && isResizeHandle(el)) return 'resize_handle';
  if (label === '' && entry.implicit) return iconKind(el);
  if (label.length > 120) return undefined;
  const kind = kindOf(label, entry.dialog || needsContext(label) ? contextOf(entry) : '');
  if (kind !== undefined) return kind;
  if (GLYPHS.test(label)) return iconKind(el.firstElementChild ?? el);
  return el instanceof HTMLInputElement && el.type === 'submit' ? 'submit' : undefined;
}

function isResizeHandle(el: Element): boolean {
  return getComputedStyle(el).cursor.endsWith('-resize');
}

/** Characters that mean nothing outside of their font: the pictures of icon fonts. */
const GLYPHS = /^[\uE000-\uF8FF\u{F0000}-\u{10FFFD}\s]+$/u;

const MEANINGS_DEPEND =
  /next|prev|accept|agree|allow|reject|decline|deny|necessary|weiter|zur[uü]ck|akzept|ablehn|zustimm|suivant|accepter|refuser|siguiente|aceptar|rechazar|got it|接受|拒绝|同意/i;
function needsContext(label: string): boolean {
  return MEANINGS_DEPEND.test(label);
}

/** Labels and some text of what is around a control, where that settles its meaning. */
function contextOf(entry: Entry): string {
  const near = entry.el.closest(
    'dialog, [role=dialog], [role=alertdialog], [role=region], nav, [role=navigation], [class*=pagin], [class*=cookie], [id*=cookie], [class*=consent]',
  );
  if (near === null) return sectionLabel(entry.section);
  return `${attributeOf(near, 'aria-label') ?? ''} ${attributeOf(near, 'class') ?? ''} ${attributeOf(near, 'id') ?? ''} ${textOf(near, 160)}`.replace(
    /[-_]/g,
    ' ',
  );
}

/** Undefined where there is none. */
export function shortText(text: string | null | undefined): PageText | undefined {
  return text ? pageText(text, MAX_LABEL_CHARS) : undefined;
}

export function hitOf(entry: Entry, model: PageModel, ids: ItemIds, score: number): PcdHit {
  const { el } = entry;
  const source = entry.control ?? el;
  const label = labelOf(entry);
  const fullLabel = label.endsWith('…') ? fullLabelOf(entry) : label;
  const states = statesOf(source);
  const look = lookOf(el);
  const kind = kindOfEntry(entry);
  const inputType = inputTypeOf(source);
  const value = entry.type === 'field' ? valueOf(el) : undefined;
  const ownText = entry.type === 'action' || inputType === 'contenteditable' ? textOf(el, 400) : '';
  const icon = entry.type === 'action' ? iconNames(el) : '';
  const tooltip = entry.type === 'action' ? attributeOf(el, 'title') : undefined;
  const placeholder = attributeOf(el, 'placeholder') ?? attributeOf(el, 'aria-placeholder');
  const options = entry.type === 'field' ? optionsOf(el) : undefined;
  const controls = controlsOf(el, model, ids);
  const section = headOf(entry);
  const href = el.localName === 'a' || el.localName === 'area' ? hrefOf(el) : undefined;
  const step = Number(attributeOf(el, 'step') ?? NaN);
  const root = el.getRootNode() as Document | ShadowRoot;
  const parent = entry.parent === undefined ? undefined : idOfKnown(entry.parent, model, ids);
  return known({
    id: entryId(entry, ids),
    type: entry.type,
    role: entry.role,
    label,
    score,
    order: entry.order,
    tag: el.localName,
    look,
    fullLabel: fullLabel === label ? undefined : fullLabel,
    kind,
    landmark: entry.landmark,
    inputType,
    value,
    text: ownText === '' || ownText === label ? undefined : ownText,
    placeholder: shortText(placeholder),
    tooltip: tooltip === label ? undefined : shortText(tooltip),
    icon: shortText(icon),
    options,
    checked: states.checked,
    selected: states.selected,
    expanded: states.expanded,
    pressed: states.pressed === undefined ? undefined : states.pressed !== false,
    disabled: states.disabled || undefined,
    readonly: states.readonly || undefined,
    required: states.required || undefined,
    invalid: shortText(states.invalid),
    hasPopup: states.hasPopup,
    controls,
    min: states.valueMin,
    max: states.valueMax,
    step: step > 0 && step < Infinity ? step : undefined,
    draggable: entry.draggable || undefined,
    focused: root.activeElement === source || undefined,
    aboveFold: isAboveFold(el),
    implicit: entry.implicit || undefined,
    href,
    formId: entry.form && ids.idOf(entry.form.el, 'm'),
    collectionId: entry.collection && ids.idOf(entry.collection.el, 'c'),
    itemIndex: entry.itemIndex,
    itemText: entry.item && shownItemText(entry),
    section: shortText(section),
    parent,
  });
}

const anchorHref = Object.getOwnPropertyDescriptor(HTMLAnchorElement.prototype, 'href');

/** Absolute, through the prototype: an `<a>` in SVG has an object there. */
export function hrefOf(el: Element): string | undefined {
  const raw =
    el instanceof HTMLAnchorElement ? (anchorHref?.get?.call(el) as string) : attributeOf(el, 'href');
  return raw === null || raw === '' ? undefined : raw.slice(0, 2_000);
}

/** The panel that a tab, accordion header or combobox governs. */
function controlsOf(el: Element, model: PageModel, ids: ItemIds): string | undefined {
  const told = idRefs(el, 'aria-controls')[0] ?? idRefs(el, 'aria-owns')[0];
  const href = attributeOf(el, 'href');
  const local =
    href !== null && href.length > 1 && href.startsWith('#')
      ? el.ownerDocument.getElementById(href.slice(1))
      : null;
  const panel = told ?? local ?? (el.localName === 'summary' ? el.parentElement : null);
  if (!panel) return undefined;
  return idOfKnown(panel, model, ids) ?? ids.idOf(panel, 't');
}
