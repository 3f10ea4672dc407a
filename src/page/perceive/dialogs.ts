// The dialog that stands before everything else, and whether it bounds what can be acted on.
// Page world, reads only.
import { attributeOf, hasAttribute, parentElementOf, rectOf } from '../accessible/tree';
import { roleOf } from '../accessible/role';
import { isOnTop, isVisible, topmost } from '../accessible/visible';

export interface OpenDialog {
  el: Element;
  modal: boolean;
}

/** Without a role, and closed by a click beside it: no menu, and no message. */
const POPOVERS = '[popover]:not([role], [popover=manual])';
const DIALOGS = `dialog[open], [role=dialog], [role=alertdialog], [aria-modal=true], ${POPOVERS}:popover-open`;
/** The same and a little more. The whole document is searched: engines have quick ways for single selectors alone. */
const MAY_BE_DIALOGS = ['[role$=dialog]', '[aria-modal=true]', ':popover-open'];

/** Could be a dialog, now or once it is opened. */
export function isDialog(el: Element, tag: string): boolean {
  if (tag === 'dialog' || attributeOf(el, 'aria-modal') === 'true') return true;
  const role = attributeOf(el, 'role');
  return role === 'dialog' || role === 'alertdialog' || hasAttribute(el, 'popover');
}

/**
 * Top layer first, then declared modality, then what covers most of the viewport; of equals the one on top.
 * `among`: all that could be one, where that is known.
 */
export function openDialogOf(
  doc: Document,
  among: Iterable<Element> = mayBeDialogs(doc),
): OpenDialog | undefined {
  const all = [...among].filter((el) => el.matches(DIALOGS));
  const native = topmost(all.filter((el) => el.localName === 'dialog' && el.matches(':modal')));
  if (native) return { el: native, modal: true };
  const open = all.filter((el) => isSeen(el) && el.closest('[aria-hidden=true]:not(body), [inert]') === null);
  const declared = topmost(open.filter((el) => attributeOf(el, 'aria-modal') === 'true'));
  if (declared) return { el: declared, modal: true };
  const last = open.at(-1);
  return last === undefined ? undefined : { el: last, modal: covers(last) };
}

/** Those of the document's own tree, in its order. */
export function mayBeDialogs(doc: Document): Iterable<Element> {
  const told = MAY_BE_DIALOGS.flatMap((selector) => [...doc.querySelectorAll(selector)]);
  const found = new Set([...doc.getElementsByTagName('dialog'), ...told]);
  return [...found].sort((a, b) =>
    (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING) === 0 ? 1 : -1,
  );
}

/** Closed ones are often rendered all the same: clear as glass, or beside the view. */
function isSeen(el: Element): boolean {
  if (!isVisible(el)) return false;
  const { width, height, left, right, top, bottom } = rectOf(el);
  // What has no box of its own shows what is in it.
  if (width * height === 0) return true;
  const { innerWidth, innerHeight } = el.ownerDocument.defaultView!;
  const isInView = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
  return isInView && el.checkVisibility({ opacityProperty: true });
}

/** Fixed above the page and over most of it, by itself or by the layer that it lies in. */
function covers(el: Element): boolean {
  const view = el.ownerDocument.defaultView;
  if (!view) return false;
  for (let at: Element | null = el; at !== null && at.localName !== 'body'; at = parentElementOf(at)) {
    const style = view.getComputedStyle(at);
    if (style.position !== 'fixed') continue;
    const box = rectOf(at);
    if (box.width * box.height >= 0.8 * view.innerWidth * view.innerHeight) return true;
  }
  return false;
}

const POPUPS = new Set(['listbox', 'menu', 'dialog', 'alertdialog', 'tree', 'grid', 'tooltip']);

/**
 * Layers that belong to a modal dialog though they lie outside it: lists and menus that its controls open, at the end
 * of the body or above it in a container of layers. Only for dialogs that are modal by declaration; a native one
 * makes all else inert.
 */
export function popupsBeside(dialog: Element): Element[] {
  if (dialog.matches(':modal')) return [];
  const found: Element[] = [];
  let at = outermostHost(dialog);
  for (
    let up = parentElementOf(at);
    at.localName !== 'body' && up !== null;
    at = up, up = parentElementOf(at)
  ) {
    let isAfter = false;
    for (const layer of up.children) {
      if (layer === at) isAfter = true;
      else {
        const popup = POPUPS.has(roleOf(layer)) ? layer : layer.querySelector(POPUPS_IN);
        const isLast = isAfter && up.localName === 'body';
        const belongs =
          popup !== null && isVisible(popup) ? isLast || isOnTop(popup) : isPopupLayer(layer, dialog);
        if (belongs) found.push(layer);
      }
    }
  }
  return found;
}

const POPUPS_IN = '[role=listbox], [role=menu], [role=tree], [role=grid]';

/** So deep stands what shows of a layer. */
const MAX_WRAPPERS = 3;

/** Without a role: a calendar, a palette. It lies over the page, on top of all else, and is no bigger than a part of it. */
function isPopupLayer(layer: Element, { ownerDocument }: Element): boolean {
  const view = ownerDocument.defaultView!;
  let at: Element | undefined = layer;
  for (let depth = 0; depth <= MAX_WRAPPERS && at !== undefined; depth++) {
    const { width, height } = rectOf(at);
    const isOut = /absolute|fixed/.test(view.getComputedStyle(at).position);
    if (isOut && width * height > 0)
      return width * height < 0.6 * view.innerWidth * view.innerHeight && isVisible(at) && isOnTop(at);
    at = [...at.children].findLast((child) => isVisible(child));
  }
  return false;
}

/** The element of the document's own tree that the element is in. */
function outermostHost(el: Element): Element {
  const root = el.getRootNode();
  return root instanceof ShadowRoot ? outermostHost(root.host) : el;
}
