// The dialog that stands before everything else, and whether it bounds what can be acted on.
// Page world, reads only.
import { attributeOf, rectOf } from '../accessible/tree';
import { roleOf } from '../accessible/role';
import { isVisible } from '../accessible/visible';
import { previousElementOf } from './flat-steps';

export interface OpenDialog {
  el: Element;
  modal: boolean;
}

const DIALOGS = 'dialog[open], [role=dialog], [role=alertdialog], [aria-modal=true]';
/** The same and a little more, in fewer parts: the whole document is searched. */
const MAY_BE_DIALOGS = 'dialog[open], [role$=dialog], [aria-modal=true]';

/** Could be a dialog, now or once it is opened. */
export function isDialog(el: Element, tag: string): boolean {
  if (tag === 'dialog' || attributeOf(el, 'aria-modal') === 'true') return true;
  const role = attributeOf(el, 'role');
  return role === 'dialog' || role === 'alertdialog';
}

/**
 * Top layer first, then declared modality, then what covers most of the viewport; of equals the last one.
 * `among`: all that could be one, where that is known.
 */
export function openDialogOf(doc: Document, among?: readonly Element[]): OpenDialog | undefined {
  const all = [...(among ?? doc.querySelectorAll(MAY_BE_DIALOGS))].filter((el) => el.matches(DIALOGS));
  const native = all.findLast((el) => el.localName === 'dialog' && el.matches(':modal'));
  if (native) return { el: native, modal: true };
  const open = all.filter((el) => isVisible(el) && el.closest('[aria-hidden=true], [inert]') === null);
  const declared = open.filter((el) => attributeOf(el, 'aria-modal') === 'true').at(-1);
  if (declared) return { el: declared, modal: true };
  const last = open.at(-1);
  return last === undefined ? undefined : { el: last, modal: covers(last) };
}

/** Fixed above the page and over most of it, by itself or by the layer that it lies in. */
function covers(el: Element): boolean {
  const view = el.ownerDocument.defaultView;
  if (!view) return false;
  for (let at: Element | null = el; at !== null && at.localName !== 'body'; at = at.parentElement) {
    const style = view.getComputedStyle(at);
    if (style.position !== 'fixed') continue;
    const box = rectOf(at);
    if (box.width * box.height >= 0.8 * view.innerWidth * view.innerHeight) return true;
  }
  return false;
}

const POPUPS = new Set(['listbox', 'menu', 'dialog', 'alertdialog', 'tree', 'grid', 'tooltip']);

/**
 * Layers that belong to a modal dialog though they lie outside it: lists and menus that its controls open
 * at the end of the body. Only for dialogs that are modal by declaration; a native one makes all else inert.
 */
export function popupsBeside(dialog: Element): Element[] {
  const doc = dialog.ownerDocument;
  if (dialog.matches(':modal')) return [];
  const found: Element[] = [];
  for (let layer = doc.body.lastElementChild; layer !== null; layer = previousElementOf(layer)) {
    if (layer.contains(dialog)) break;
    const popup = POPUPS.has(roleOf(layer))
      ? layer
      : layer.querySelector('[role=listbox], [role=menu], [role=tree], [role=grid]');
    if (popup !== null && isVisible(popup)) found.unshift(layer);
  }
  return found;
}
