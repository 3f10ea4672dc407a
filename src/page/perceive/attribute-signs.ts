// What an element's attributes are about, told in one reading of their names: most elements carry none that
// perception would ask for, and are then asked for none. Page world, reads only.

export const ROLE = 1;
/** `aria-hidden`, `inert`: it may be left out with all that is in it. */
export const EXCLUDED = 1 << 1;
/** Named by its author: `aria-label`, `aria-labelledby`. */
export const LABELLED = 1 << 2;
/** `tabindex`, listeners in attributes. */
export const OPERABLE = 1 << 3;
export const DRAGGABLE = 1 << 4;
export const EDITABLE = 1 << 5;
export const MODAL = 1 << 6;
export const LINK = 1 << 7;
export const DISABLED = 1 << 8;
export const CLASS = 1 << 9;
/** Something by which a style sheet may tell it from its likes, its class apart. */
export const OWN_LOOK = 1 << 10;
/** It points at others by their ids. */
export const REFERS = 1 << 11;

const SIGNS = new Map<string, number>([
  ['class', CLASS],
  ['role', ROLE | OWN_LOOK],
  ['aria-hidden', EXCLUDED | OWN_LOOK],
  ['inert', EXCLUDED | OWN_LOOK],
  ['aria-label', LABELLED],
  ['aria-labelledby', LABELLED | REFERS],
  ['aria-errormessage', REFERS | OWN_LOOK],
  ['aria-controls', REFERS | OWN_LOOK],
  ['aria-owns', REFERS | OWN_LOOK],
  ['list', REFERS],
  ['for', REFERS],
  ['aria-modal', MODAL | OWN_LOOK],
  ['popover', MODAL | OWN_LOOK],
  ['aria-disabled', DISABLED | OWN_LOOK],
  ['tabindex', OPERABLE | OWN_LOOK],
  ['onclick', OPERABLE | OWN_LOOK],
  ['onmousedown', OPERABLE | OWN_LOOK],
  ['draggable', DRAGGABLE | OWN_LOOK],
  ['aria-grabbed', DRAGGABLE | OWN_LOOK],
  ['aria-roledescription', DRAGGABLE | OWN_LOOK],
  ['contenteditable', EDITABLE | OWN_LOOK],
  ['href', LINK],
  ['xlink:href', LINK],
]);
/** Content, not looks. */
for (const name of (
  'align alt border colspan content datetime decoding headers height hreflang itemprop itemscope itemtype lang ' +
  'loading name property rel rowspan scope sizes src srcset target title valign value width'
).split(' '))
  SIGNS.set(name, 0);

// A form's controls shadow its methods by their names: the prototype's cannot be shadowed.
// eslint-disable-next-line @typescript-eslint/unbound-method -- called on its element below
const { getAttributeNames } = Element.prototype;

/** The signs of all attributes, as bits. */
export function attributeSigns(el: Element): number {
  let signs = 0;
  const names = getAttributeNames.call(el);
  // By index: asked of each element of the page.
  for (let i = 0; i < names.length; i++) signs |= SIGNS.get(names[i]!) ?? OWN_LOOK;
  return signs;
}
