// The accessible name and description of an element as Chromium computes them (AccName 1.2 section 4.3.2,
// HTML-AAM section 4.1, SVG-AAM section 8). Step letters in comments are AccName's. Page world, reads only.
import { generatedText } from './generated';
import { passCache } from './pass-cache';
import { isFocusable, roleOf } from './role';
import { childNodesOf, idRefs, parentOf, shadowOf } from './tree';
import { displayOf, isUnrendered } from './visible';

/** Chromium stops gathering a name after this many nodes; a name is never a page. */
const MAX_NODES = 100;

/** How one computation walks. */
interface Walk {
  /** Nodes met so far. */
  met: number;
  /** Elements on the way here: references may form circles. */
  path: Set<Element>;
  /** Inside a label or a referenced element, where embedded controls give their values (step 2C). */
  label: boolean;
  /** Inside aria-labelledby or aria-describedby, where no further reference is followed (step 2B). */
  referenced: boolean;
  /** The walk started at a hidden referenced element: hidden content counts (step 2A). */
  hiddenToo: boolean;
}

/** What a piece of name came from: attributes stand apart from text by a space. */
let lastFromAttribute = false;

/** The accessible name, white space folded; `''` when there is none. */
export function nameOf(el: Element): string {
  const cache = passCache()?.names;
  const known = cache?.get(el);
  if (known !== undefined) return known;
  const name = fold(nameWithin(el, newWalk(), false));
  cache?.set(el, name);
  return name;
}

/** The accessible description: aria-describedby, aria-description, else the title that did not become the name. */
export function descriptionOf(el: Element): string {
  const referenced = idRefs(el, 'aria-describedby');
  if (referenced.length > 0) {
    const text = fold(referencedText(referenced));
    if (text !== '') return text;
  }
  const own = fold(el.getAttribute('aria-description') ?? '');
  if (own !== '') return own;
  const title = fold(el.getAttribute('title') ?? '');
  return title === nameOf(el) ? '' : title;
}

function newWalk(): Walk {
  return { met: 0, path: new Set(), label: false, referenced: false, hiddenToo: false };
}

export function fold(text: string): string {
  return text.replace(/[\s\u00a0]+/g, ' ').trim();
}

function nameWithin(el: Element, walk: Walk, recursive: boolean): string {
  walk.met++;
  lastFromAttribute = false;
  // 2B: aria-labelledby, once only.
  if (!walk.referenced && el.hasAttribute('aria-labelledby')) {
    const text = referencedText(idRefs(el, 'aria-labelledby'));
    lastFromAttribute = true;
    if (fold(text) !== '') return text;
  }
  const role = roleOf(el);
  // 2C: a control inside a label speaks with its value.
  if (walk.label && recursive) {
    const value = embeddedValue(el, role);
    if (value !== undefined) {
      lastFromAttribute = true;
      return value;
    }
  }
  // 2D: aria-label.
  const label = el.getAttribute('aria-label');
  if (label !== null && label.trim() !== '') {
    lastFromAttribute = true;
    return label;
  }
  // 2E: what the host language offers.
  const native = nativeName(el, role, walk);
  if (native !== undefined) {
    lastFromAttribute = true;
    return native;
  }
  // 2F: from content.
  if (recursive || namedByContent(el, role)) {
    const text = contentName(el, walk);
    lastFromAttribute = false;
    if (fold(text) !== '') return text;
  }
  // 2I: tooltip.
  const title = el.getAttribute('title');
  if (title !== null && title.trim() !== '') {
    lastFromAttribute = true;
    return title;
  }
  return '';
}

function referencedText(elements: readonly Element[]): string {
  const texts: string[] = [];
  for (const target of elements) {
    const walk: Walk = { ...newWalk(), label: true, referenced: true, hiddenToo: isUnrendered(target) };
    walk.path.add(target);
    texts.push(fold(nameWithin(target, walk, true)));
  }
  return texts.filter((text) => text !== '').join(' ');
}

/** The value of a control embedded in a label, `undefined` for what is no such control. */
function embeddedValue(el: Element, role: string): string | undefined {
  switch (role) {
    case 'textbox':
    case 'searchbox':
      return fieldText(el);
    case 'combobox':
    case 'listbox': {
      if (el instanceof HTMLSelectElement)
        return [...el.selectedOptions].map((option) => option.label).join(' ');
      if (el instanceof HTMLInputElement) return el.value;
      const chosen = [...el.querySelectorAll('[role=option][aria-selected=true]')];
      if (chosen.length === 0 && role === 'combobox') return fieldText(el);
      return chosen.map((option) => nameOf(option)).join(' ');
    }
    case 'slider':
    case 'spinbutton':
    case 'scrollbar':
    case 'progressbar':
    case 'meter': {
      const told = el.getAttribute('aria-valuetext') ?? el.getAttribute('aria-valuenow');
      if (told !== null) return told;
      if (el instanceof HTMLInputElement) return el.value;
      if (el instanceof HTMLMeterElement || el instanceof HTMLProgressElement) return String(el.value);
      return '';
    }
    default:
      return undefined;
  }
}

function fieldText(el: Element): string {
  if (el instanceof HTMLInputElement) return el.type === 'password' ? '' : el.value;
  if (el instanceof HTMLTextAreaElement) return el.value;
  return el.textContent;
}

/** The name that HTML or SVG gives; `undefined` to go on, `''` for an element said to have no name. */
function nativeName(el: Element, role: string, walk: Walk): string | undefined {
  switch (el.localName) {
    case 'input':
      return inputName(el as HTMLInputElement, walk);
    case 'textarea':
      return labelName(el as HTMLTextAreaElement, walk) ?? hintName(el);
    case 'select':
    case 'meter':
    case 'progress':
    case 'output':
      return labelName(el as HTMLSelectElement, walk);
    case 'button':
      return labelName(el as HTMLButtonElement, walk);
    case 'img':
    case 'area':
      return el.getAttribute('alt') ?? undefined;
    case 'fieldset':
      return childName(el, 'legend', walk);
    case 'table':
      return (
        childName(el, 'caption', walk) ??
        filled(el.getAttribute('title')) ??
        filled(el.getAttribute('summary'))
      );
    case 'figure':
      return childName(el, 'figcaption', walk);
    case 'optgroup':
      return filled(el.getAttribute('label'));
    case 'option':
      return filled(el.getAttribute('label'));
    case 'svg':
    case 'a':
    case 'g':
      return el.namespaceURI === 'http://www.w3.org/2000/svg' ? svgName(el, role, walk) : undefined;
    default:
      return el.namespaceURI === 'http://www.w3.org/2000/svg' ? svgName(el, role, walk) : undefined;
  }
}

function inputName(el: HTMLInputElement, walk: Walk): string | undefined {
  const label = labelName(el, walk);
  if (label !== undefined) return label;
  switch (el.type) {
    case 'submit':
      return filled(el.getAttribute('value')) ?? filled(el.getAttribute('title')) ?? 'Submit';
    case 'reset':
      return filled(el.getAttribute('value')) ?? filled(el.getAttribute('title')) ?? 'Reset';
    case 'button':
      return filled(el.getAttribute('value'));
    case 'image':
      return (
        filled(el.getAttribute('alt')) ??
        filled(el.getAttribute('value')) ??
        filled(el.getAttribute('title')) ??
        'Submit'
      );
    case 'checkbox':
    case 'radio':
    case 'hidden':
      return undefined;
    default:
      return hintName(el);
  }
}

/** Title before placeholder (HTML-AAM section 4.1.1). */
function hintName(el: Element): string | undefined {
  return (
    filled(el.getAttribute('title')) ??
    filled(el.getAttribute('placeholder')) ??
    filled(el.getAttribute('aria-placeholder'))
  );
}

function filled(text: string | null): string | undefined {
  return text !== null && text.trim() !== '' ? text : undefined;
}

function labelName(
  el: HTMLInputElement | HTMLButtonElement | HTMLSelectElement | HTMLTextAreaElement,
  walk: Walk,
): string | undefined {
  const labels = el.labels;
  if (labels === null || labels.length === 0) return undefined;
  const texts: string[] = [];
  for (const label of labels) {
    if (walk.path.has(label)) continue;
    const inner: Walk = {
      met: 0,
      path: new Set(walk.path).add(label).add(el),
      label: true,
      referenced: false,
      hiddenToo: isUnrendered(label),
    };
    const text = fold(nameWithin(label, inner, true));
    if (text !== '') texts.push(text);
  }
  return texts.length > 0 ? texts.join(' ') : undefined;
}

/** The name by a caption element among the children. */
function childName(el: Element, tag: string, walk: Walk): string | undefined {
  for (let child = el.firstElementChild; child !== null; child = child.nextElementSibling) {
    if (child.localName !== tag) continue;
    const text = fold(
      nameWithin(child, { ...newWalk(), path: new Set(walk.path).add(el), label: true }, true),
    );
    return text === '' ? undefined : text;
  }
  return undefined;
}

/** SVG-AAM section 8.1: a title child; links also xlink:title. */
function svgName(el: Element, _role: string, walk: Walk): string | undefined {
  for (let child = el.firstElementChild; child !== null; child = child.nextElementSibling) {
    if (child.localName === 'title') return filled(child.textContent);
  }
  void walk;
  return el.localName === 'a'
    ? filled(el.getAttributeNS('http://www.w3.org/1999/xlink', 'title'))
    : undefined;
}

const BY_CONTENT = new Set(
  (
    'button cell checkbox columnheader comment doc-backlink doc-biblioref doc-glossref doc-noteref gridcell heading link ' +
    'menuitem menuitemcheckbox menuitemradio option radio rowheader switch tab tooltip treeitem'
  ).split(' '),
);

function namedByContent(el: Element, role: string): boolean {
  if (BY_CONTENT.has(role)) return true;
  if (role === 'row') return insideGrid(el) || isFocusable(el);
  return role === 'generic' && isFocusable(el) && el.hasAttribute('tabindex');
}

function insideGrid(el: Element): boolean {
  for (let at = parentOf(el); at !== null; at = parentOf(at)) {
    const role = roleOf(at);
    if (role === 'grid' || role === 'treegrid') return true;
    if (role === 'table') return false;
  }
  return false;
}

/** Elements whose content is never text for a name. */
const SILENT = new Set(
  'script style noscript template head meta link audio video canvas iframe object embed datalist'.split(' '),
);

function contentName(el: Element, walk: Walk): string {
  if (SILENT.has(el.localName)) return '';
  const generated = generatedText(el);
  const parts = new Parts();
  parts.add(generated[0], false, null);
  gather(el, walk, parts);
  // aria-owns: adopted children come last.
  if (el.hasAttribute('aria-owns'))
    for (const owned of idRefs(el, 'aria-owns')) addElement(owned, walk, parts);
  parts.add(generated[1], false, null);
  return parts.text;
}

/** Pieces of a name, spaced as they are laid out. */
class Parts {
  text = '';
  private previousApart = false;
  private started = false;

  /** `apart`: the piece stands in a block of its own or came from an attribute. */
  add(piece: string, apart: boolean, _el: Element | null): void {
    if (piece !== '' && this.started && (apart || this.previousApart) && needsSpace(this.text, piece))
      this.text += ' ';
    this.text += piece;
    this.started = true;
    this.previousApart = apart;
  }
}

function needsSpace(left: string, right: string): boolean {
  return left !== '' && !/\s$/.test(left) && !/^\s/.test(right);
}

function gather(el: Element, walk: Walk, parts: Parts): void {
  const children = childNodesOf(el);
  for (let i = 0; i < children.length; i++) {
    if (walk.met > MAX_NODES) return;
    const child = children[i] as Node;
    if (child.nodeType === Node.TEXT_NODE) {
      walk.met++;
      parts.add((child as Text).data, false, null);
    } else if (child.nodeType === Node.ELEMENT_NODE) {
      if (!isOwned(child as Element)) addElement(child as Element, walk, parts);
    }
  }
}

/** Adopted elsewhere by aria-owns: told there, not here. */
function isOwned(el: Element): boolean {
  const id = el.id;
  if (id === '') return false;
  const owner = el.ownerDocument.querySelector(`[aria-owns~="${CSS.escape(id)}"]`);
  return owner !== null && owner !== el.parentElement;
}

function addElement(el: Element, walk: Walk, parts: Parts): void {
  if (walk.path.has(el)) return;
  if (el.getAttribute('aria-hidden') === 'true') return;
  const name = el.localName;
  if (name === 'br') {
    parts.add('\n', false, el);
    return;
  }
  if (SILENT.has(name) && !(el.hasAttribute('aria-label') || el.hasAttribute('title'))) return;
  if (!walk.hiddenToo && !el.checkVisibility({ visibilityProperty: true }) && !passesThrough(el)) {
    // visibility: hidden may have visible children.
    if (displayOf(el) !== 'none' && el.checkVisibility()) gather(el, walk, parts);
    return;
  }
  walk.path.add(el);
  const text = nameWithin(el, walk, true);
  const apart = lastFromAttribute || ((text !== '' || parts.text !== '') && isBlock(el));
  walk.path.delete(el);
  parts.add(text, apart, el);
}

/** Without a box, but with rendered children: display: contents, slots among them. */
function passesThrough(el: Element): boolean {
  return (
    !isUnrendered(el) || (el.localName === 'slot' && shadowOf(el) === null && displayOf(el) === 'contents')
  );
}

function isBlock(el: Element): boolean {
  const display = displayOf(el);
  return display !== 'inline' && display !== 'contents' && display !== 'none';
}
