// Reads and writes of form controls through prototype accessors, so that neither a control named
// "action" nor a framework's own property on the node stands in between. Works across realms: the
// prototypes are those of the node's own window.
import { XHTML } from '../accessible/namespaces';
import { ELEMENT_NODE, nodeTypeOf, parentNodeOf } from '../accessible/tree';
import type { PageWindow } from './act-context';

export type TextControl = HTMLInputElement | HTMLTextAreaElement;

export function windowOf(node: Node): PageWindow {
  return ((node.ownerDocument ?? (node as Document)).defaultView ?? globalThis) as PageWindow;
}

export function isHtml<K extends keyof HTMLElementTagNameMap>(
  node: Node | null | undefined,
  tag: K,
): node is HTMLElementTagNameMap[K] {
  return (
    node?.nodeType === 1 && (node as Element).localName === tag && (node as Element).namespaceURI === XHTML
  );
}

/** Lower-case `type` of an input as the browser understands it; '' for anything else. */
export function inputTypeOf(element: Element): string {
  return isHtml(element, 'input') ? String(nativeGet(element, 'HTMLInputElement', 'type')) : '';
}

type Interface =
  | 'HTMLInputElement'
  | 'HTMLTextAreaElement'
  | 'HTMLSelectElement'
  | 'HTMLOptionElement'
  | 'HTMLFormElement'
  | 'HTMLButtonElement'
  | 'HTMLAnchorElement'
  | 'HTMLAreaElement';

/** `element[property]` as the interface defines it, whatever the page put on the node. */
export function nativeGet(element: Element, from: Interface, property: string): unknown {
  return descriptorOf(element, from, property)?.get?.call(element);
}

export function nativeSet(element: Element, from: Interface, property: string, value: unknown): void {
  descriptorOf(element, from, property)?.set?.call(element, value);
}

function descriptorOf(element: Element, from: Interface, property: string): PropertyDescriptor | undefined {
  return Object.getOwnPropertyDescriptor(windowOf(element)[from].prototype, property);
}

export function valueOf(element: Element): string {
  if (isHtml(element, 'input')) return String(nativeGet(element, 'HTMLInputElement', 'value'));
  if (isHtml(element, 'textarea')) return String(nativeGet(element, 'HTMLTextAreaElement', 'value'));
  if (isHtml(element, 'select')) return String(nativeGet(element, 'HTMLSelectElement', 'value'));
  return '';
}

export function setValue(element: Element, value: string): void {
  if (isHtml(element, 'input')) nativeSet(element, 'HTMLInputElement', 'value', value);
  else if (isHtml(element, 'textarea')) nativeSet(element, 'HTMLTextAreaElement', 'value', value);
  else if (isHtml(element, 'select')) nativeSet(element, 'HTMLSelectElement', 'value', value);
}

export function checkedOf(element: Element): boolean {
  return nativeGet(element, 'HTMLInputElement', 'checked') === true;
}

/** The interfaces of form controls by tag. */
const CONTROLS = new Map<string, Interface>([
  ['input', 'HTMLInputElement'],
  ['textarea', 'HTMLTextAreaElement'],
  ['select', 'HTMLSelectElement'],
  ['button', 'HTMLButtonElement'],
]);

/** The form that owns a control, also by its `form` attribute; of anything else the form around it. */
export function formOf(element: Element): HTMLFormElement | null {
  const control = CONTROLS.get(element.localName);
  return control === undefined
    ? element.closest('form')
    : (nativeGet(element, control, 'form') as HTMLFormElement | null);
}

/** Listed controls of a form, in tree order, read past a control named "elements". */
export function controlsOf(form: HTMLFormElement): Element[] {
  const elements = nativeGet(form, 'HTMLFormElement', 'elements') as HTMLFormControlsCollection | undefined;
  return elements ? Array.from(elements) : [];
}

export function isSubmitButton(element: Element): boolean {
  if (isHtml(element, 'button')) return nativeGet(element, 'HTMLButtonElement', 'type') === 'submit';
  const type = inputTypeOf(element);
  return type === 'submit' || type === 'image';
}

/** The button that Enter presses: the form's first submit button in tree order. */
export function defaultButtonOf(form: HTMLFormElement): HTMLElement | null {
  const inside = controlsOf(form).find(isSubmitButton);
  if (inside) return inside as HTMLElement;
  // Image buttons are not listed controls.
  return form.querySelector<HTMLElement>('input[type="image" i]');
}

const NOT_TEXT = new Set([
  'button',
  'checkbox',
  'color',
  'date',
  'datetime-local',
  'file',
  'hidden',
  'image',
  'month',
  'radio',
  'range',
  'reset',
  'submit',
  'time',
  'week',
]);

/** An input or textarea whose content is typed key by key. */
export function isTextControl(element: Element): element is TextControl {
  return isHtml(element, 'textarea') || (isHtml(element, 'input') && !NOT_TEXT.has(inputTypeOf(element)));
}

/** The outermost editable ancestor: what an editor calls its root. */
export function editingHostOf(element: Element): HTMLElement | null {
  let host: HTMLElement | null = null;
  for (let e: Element | null = element; e; e = e.parentElement) {
    if ((e as HTMLElement).isContentEditable) host = e as HTMLElement;
    else if (host) break;
  }
  return host;
}

/** Parent in the flattened tree: slot before parent, host above a shadow root. */
export function flatParentOf(node: Node): Element | null {
  const holder = nodeTypeOf(node) === ELEMENT_NODE ? Element.prototype : node;
  const slot = Reflect.get(holder, 'assignedSlot', node) as Element | null | undefined;
  if (slot) return slot;
  const parent = parentNodeOf(node);
  if (!parent) return null;
  if (nodeTypeOf(parent) === ELEMENT_NODE) return parent as Element;
  return (parent as ShadowRoot).host ?? null;
}

export function containsFlat(ancestor: Element, node: Node | null): boolean {
  for (let n: Node | null = node; n; n = flatParentOf(n)) if (n === ancestor) return true;
  return false;
}

/** The element that has the keyboard focus, through shadow roots. */
export function deepActive(document: Document, rootOf: (host: Element) => ShadowRoot | null): Element | null {
  let active = document.activeElement;
  for (;;) {
    const inner: Element | null | undefined = active && rootOf(active)?.activeElement;
    if (!inner) return active;
    active = inner;
  }
}
