// Which perceived things a role word may mean: people say "button" of a link that looks like one.
import type { TargetPhrase } from '../../shared/intent';
import type { PcdHit } from '../../shared/query';

type Fit = Readonly<Record<string, number>>;

/** Shut, it shows nothing to choose from but what is chosen. */
export const opensList = ({ role, hasPopup = 'false' }: PcdHit): boolean =>
  hasPopup === 'listbox' || (hasPopup !== 'false' && (role === 'listbox' || role === 'combobox'));

const FIELD: Fit = {
  textbox: 1,
  searchbox: 1,
  combobox: 0.9,
  spinbutton: 0.9,
  slider: 0.6,
  listbox: 0.6,
  field: 0.9,
};

/** Role word → ARIA roles with how well they fit, 0…1. */
const FITS: ReadonlyMap<string, Fit> = new Map(
  Object.entries<Fit>({
    button: {
      button: 1,
      menuitem: 0.85,
      tab: 0.8,
      link: 0.85,
      switch: 0.8,
      option: 0.6,
      img: 0.7,
      checkbox: 0.5,
    },
    link: { link: 1, menuitem: 0.85, tab: 0.75, button: 0.7, treeitem: 0.7 },
    textbox: FIELD,
    searchbox: { ...FIELD, searchbox: 1, textbox: 0.9 },
    field: { ...FIELD, checkbox: 0.4, radio: 0.4, listbox: 0.9, slider: 0.8 },
    textarea: FIELD,
    checkbox: {
      checkbox: 1,
      switch: 0.95,
      menuitemcheckbox: 0.95,
      radio: 0.6,
      option: 0.5,
    },
    switch: { switch: 1, checkbox: 0.95, button: 0.8 },
    radio: { radio: 1, menuitemradio: 0.95, option: 0.6, checkbox: 0.6 },
    tab: { tab: 1, link: 0.7, button: 0.7, radio: 0.5 },
    menuitem: {
      menuitem: 1,
      menuitemcheckbox: 1,
      menuitemradio: 1,
      option: 0.8,
      link: 0.85,
      button: 0.8,
      treeitem: 0.8,
      listitem: 0.7,
    },
    menu: { menu: 1, menubar: 1, button: 0.85, combobox: 0.7, listbox: 0.6, menuitem: 0.8, list: 0.6 },
    option: {
      option: 1,
      radio: 0.9,
      checkbox: 0.85,
      menuitemradio: 0.9,
      menuitem: 0.8,
      listitem: 0.7,
      tab: 0.5,
    },
    combobox: { combobox: 1, listbox: 0.95, button: 0.6, textbox: 0.6 },
    listbox: { listbox: 1, combobox: 0.95 },
    slider: { slider: 1, spinbutton: 0.6, scrollbar: 0.6 },
    spinbutton: { spinbutton: 1, textbox: 0.7, slider: 0.6 },
    image: { img: 1, image: 1, figure: 0.9, link: 0.7, button: 0.7, 'graphics-symbol': 0.9 },
    icon: { img: 1, image: 1, button: 0.95, link: 0.9, 'graphics-symbol': 0.95 },
    heading: { heading: 1, button: 0.7, tab: 0.6, columnheader: 0.7 },
    row: { row: 1, listitem: 0.9, article: 0.8, option: 0.7, treeitem: 0.7, gridcell: 0.5, cell: 0.5 },
    cell: { cell: 1, gridcell: 1, rowheader: 0.9, columnheader: 0.8 },
    column: { columnheader: 1 },
    columnheader: { columnheader: 1, button: 0.6 },
    listitem: { listitem: 1, option: 0.9, row: 0.9, menuitem: 0.8, treeitem: 0.8, article: 0.8, link: 0.6 },
    item: {
      listitem: 1,
      option: 0.95,
      row: 0.95,
      menuitem: 0.9,
      treeitem: 0.9,
      article: 0.9,
      link: 0.7,
      button: 0.6,
    },
    treeitem: { treeitem: 1, listitem: 0.8, menuitem: 0.7, button: 0.7, link: 0.7, group: 0.5 },
    dialog: { dialog: 1, alertdialog: 1 },
    section: { region: 1, button: 0.85, heading: 0.85, group: 0.8, tab: 0.85, treeitem: 0.7 },
    text: { text: 1, generic: 0.9, paragraph: 1, heading: 0.9, textbox: 0.6 },
  }),
);

const ALIASES = new Map(
  Object.entries({
    textfield: 'textbox',
    input: 'field',
    box: 'field',
    area: 'textarea',
    dropdown: 'combobox',
    select: 'combobox',
    picker: 'combobox',
    toggle: 'switch',
    img: 'image',
    picture: 'image',
    photo: 'image',
    logo: 'image',
    list: 'listbox',
    result: 'item',
    card: 'item',
    article: 'item',
    entry: 'item',
    message: 'item',
    email: 'item',
    gridcell: 'cell',
    node: 'treeitem',
    header: 'columnheader',
    accordion: 'section',
    region: 'section',
    word: 'text',
    paragraph: 'text',
    label: 'text',
  }),
);

/** 0…1: how well a thing is what any of the role words means; 1 when no role word was said. */
export function roleFit(hit: PcdHit, words: readonly string[] | undefined): number {
  if (!words || words.length === 0) return 1;
  return Math.max(...words.map((word) => wordFit(hit, word.toLowerCase())));
}

function wordFit(hit: PcdHit, word: string): number {
  const name = ALIASES.get(word) ?? word;
  if (hit.role === name || hit.role === word) return 1;
  const fits = FITS.get(name);
  let fit = fits?.[hit.role] ?? 0;
  if (hit.type === 'field' && ['field', 'textbox'].includes(name)) fit = Math.max(fit, 0.7);
  // A thing that only its listener or cursor makes clickable has no role to compare with.
  if (hit.implicit && fit < 0.75 && name !== 'text' && hit.type === 'action') fit = 0.75;
  if (hit.type === 'text') {
    if (name === 'heading' && /^h[1-6]$/.test(hit.tag)) return 1;
    if ((name === 'image' || name === 'icon') && /^(?:img|svg|picture|i)$/.test(hit.tag)) return 0.95;
    fit = Math.max(fit, name === 'text' ? 0.9 : fits ? 0.45 : 0.6);
  }
  if (!fits) fit = Math.max(fit, 0.6);
  if (name === 'image' && /^(?:img|svg|picture)$/.test(hit.tag)) fit = Math.max(fit, 0.9);
  if (name === 'textarea' && hit.tag === 'textarea') fit = 1;
  if (name === 'columnheader' && hit.tag === 'th') fit = 1;
  return fit;
}

/** Role words that mean one item of a list or table rather than a control. */
export function meansItem(words: readonly string[] | undefined): boolean {
  return (words ?? []).some((word) =>
    ['row', 'item', 'listitem', 'result', 'card', 'entry', 'message', 'article', 'email'].includes(word),
  );
}

const TEXT_ROLES = new Set(['textbox', 'searchbox', 'spinbutton']);

/** Without the words for the kind of thing: they said what is done with it, not which. */
export function withoutRoles({ roles: _roles, ...words }: TargetPhrase): TargetPhrase {
  return words;
}

export const isSlider = ({ role, inputType }: PcdHit): boolean => role === 'slider' || inputType === 'range';

/** A field that letters can be typed into. */
export function takesText(hit: PcdHit): boolean {
  if (hit.readonly || hit.disabled) return false;
  if (
    ['checkbox', 'radio', 'range', 'file', 'button', 'submit', 'color', 'hidden', 'reset'].includes(
      hit.inputType ?? '',
    )
  )
    return false;
  if (TEXT_ROLES.has(hit.role)) return true;
  if (hit.role === 'combobox') return hit.tag !== 'select' && hit.tag !== 'button';
  return (
    hit.tag === 'textarea' ||
    hit.inputType === 'contenteditable' ||
    (hit.tag === 'input' && hit.type === 'field')
  );
}

/** Cells of a row; not the heads of columns. */
export const CELL_ROLES: ReadonlySet<string> = new Set(['cell', 'gridcell', 'rowheader']);

export function isChoice(hit: PcdHit): boolean {
  return ['checkbox', 'switch', 'radio', 'menuitemcheckbox', 'menuitemradio'].includes(hit.role);
}
