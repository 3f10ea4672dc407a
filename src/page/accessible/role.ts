// The role of an element as Chromium's accessibility tree has it: explicit ARIA roles first (WAI-ARIA 1.2
// section 8.1), then HTML's implicit ones (HTML-AAM section 4), presentational conflicts resolved
// (WAI-ARIA section 4.6). Page world, reads only.
import { SVG, XLINK } from './namespaces';
import { passCache } from './pass-cache';
import { attributeOf, closest, hasAttribute, idRefs, parentOf } from './tree';

const ARIA_ROLES = new Set(
  (
    'alert alertdialog application article banner blockquote button caption cell checkbox code columnheader ' +
    'combobox comment complementary contentinfo definition deletion dialog directory document emphasis feed figure ' +
    'form generic grid gridcell group heading image img insertion link list listbox listitem log main mark ' +
    'marquee math menu menubar menuitem menuitemcheckbox menuitemradio meter navigation none note option ' +
    'paragraph presentation progressbar radio radiogroup region row rowgroup rowheader scrollbar search ' +
    'searchbox sectionfooter sectionheader separator slider spinbutton status strong subscript suggestion superscript switch tab table ' +
    'tablist tabpanel term text textbox time timer toolbar tooltip tree treegrid treeitem'
  ).split(' '),
);
/** Those of books and of graphics (DPUB-ARIA 1.1, Graphics-ARIA 1.0) are told by how they begin. */
const OF_MODULES = /^(?:doc|graphics)-/;
const SYNONYMS = new Map(Object.entries({ presentation: 'none', image: 'img', directory: 'list' }));

/** Attributes that keep an element in the tree against role="none" (WAI-ARIA section 8.6, as of 1.2). */
const GLOBAL_ATTRIBUTES = (
  'atomic busy controls current describedby details flowto keyshortcuts live owns relevant ' +
  'roledescription label labelledby braillelabel brailleroledescription description'
)
  .split(' ')
  .map((name) => `aria-${name}`);

const INTERACTIVE = new Set(
  (
    'button link checkbox radio switch textbox searchbox combobox listbox option menuitem menuitemcheckbox ' +
    'menuitemradio tab treeitem slider spinbutton gridcell scrollbar'
  ).split(' '),
);
const FIELDS = new Set(
  'textbox searchbox combobox listbox spinbutton slider checkbox radio switch'.split(' '),
);

/** The name that a role goes by here, of those that it has in ARIA. */
export function usualRole(role: string): string {
  return SYNONYMS.get(role) ?? role;
}

/** The user can operate it by its role. A `gridcell` counts only as a part of a widget: judge it with its focusability. */
export function isInteractiveRole(role: string): boolean {
  return INTERACTIVE.has(role);
}

/** It takes a value. */
export function isFieldRole(role: string): boolean {
  return FIELDS.has(role);
}

/** The role, `'none'` for presentational elements, `'generic'` where there is none. */
export function roleOf(el: Element): string {
  const cache = passCache()?.roles;
  const known = cache?.get(el);
  if (known !== undefined) return known;
  const role = explicitRole(el) ?? (inheritsNone(el) ? 'none' : implicitRole(el));
  cache?.set(el, role);
  return role;
}

function explicitRole(el: Element): string | undefined {
  const attribute = attributeOf(el, 'role');
  if (attribute === null) return undefined;
  for (const token of attribute.toLowerCase().split(/\s+/)) {
    if (!ARIA_ROLES.has(token) && !OF_MODULES.test(token)) continue;
    const role = usualRole(token);
    if (role === 'none' && resistsNone(el)) return undefined;
    if ((role === 'form' || role === 'region') && !hasAuthorName(el)) continue;
    return role;
  }
  return undefined;
}

function resistsNone(el: Element): boolean {
  return GLOBAL_ATTRIBUTES.some((name) => hasAttribute(el, name)) || isFocusable(el);
}

/** Has a tab stop or can be focused by script, disabled controls left out. */
export function isFocusable(el: Element): boolean {
  if (hasAttribute(el, 'tabindex')) return !Number.isNaN(parseInt(attributeOf(el, 'tabindex') ?? '', 10));
  switch (el.localName) {
    case 'button':
    case 'select':
    case 'textarea':
    case 'input':
      return (el as HTMLInputElement).type !== 'hidden' && !el.matches(':disabled');
    case 'a':
    case 'area':
      return isLinked(el);
    case 'summary':
      return isDetailsSummary(el);
    case 'iframe':
    case 'object':
    case 'embed':
      return true;
    case 'audio':
    case 'video':
      return hasAttribute(el, 'controls');
    default:
      return isEditingHost(el);
  }
}

/** It leads somewhere, in HTML or SVG. */
export function isLinked(el: Element): boolean {
  return hasAttribute(el, 'href') || el.hasAttributeNS(XLINK, 'href');
}

export function isEditingHost(el: Element): boolean {
  const value = attributeOf(el, 'contenteditable')?.toLowerCase();
  return value === '' || value === 'true' || value === 'plaintext-only';
}

/** Chromium takes a second summary for one, too. */
function isDetailsSummary(el: Element): boolean {
  return el.parentElement?.localName === 'details';
}

function hasAuthorName(el: Element): boolean {
  return (
    (attributeOf(el, 'aria-label') ?? '').trim() !== '' ||
    hasAttribute(el, 'title') ||
    idRefs(el, 'aria-labelledby').length > 0
  );
}

/** Parts of a list or table whose whole is presentational are presentational too. */
const PARTS = new Map(
  Object.entries({
    li: ['ul', 'ol', 'menu'],
    tr: ['tbody', 'thead', 'tfoot', 'table'],
    tbody: ['table'],
    thead: ['table'],
    tfoot: ['table'],
    td: ['tr'],
    th: ['tr'],
  }),
);
function inheritsNone(el: Element): boolean {
  const wholes = PARTS.get(el.localName);
  if (wholes === undefined) return false;
  const parent = parentOf(el);
  if (parent === null || !wholes.includes(parent.localName) || resistsNone(el)) return false;
  const role = roleOf(parent);
  return el.localName === 'li' ? role !== 'list' : role === 'none';
}

const SECTIONS = 'article, aside, nav, section, [role=article], [role=complementary], [role=navigation]';
const SECTIONING = `main, [role=main], ${SECTIONS}`;

/** The role that HTML gives the element. */
function implicitRole(el: Element): string {
  if (el.namespaceURI === SVG) return svgRole(el);
  const tag = el.localName;
  const fixed = FIXED.get(tag);
  if (fixed !== undefined) return fixed;
  switch (tag) {
    case 'a':
    case 'area':
      // Chromium calls an anchor that is clickable by attribute a link, with or without an address.
      return hasAttribute(el, 'href') || (tag === 'a' && hasAttribute(el, 'onclick')) ? 'link' : 'generic';
    case 'input':
      return inputRole(el as HTMLInputElement);
    case 'select':
      return (el as HTMLSelectElement).multiple || (el as HTMLSelectElement).size > 1
        ? 'listbox'
        : 'combobox';
    case 'img':
      return attributeOf(el, 'alt') === '' && !el.hasAttribute('title') && !resistsNone(el) ? 'none' : 'img';
    case 'summary':
      return isDetailsSummary(el) ? 'button' : 'generic';
    case 'header':
      return insideSectioning(el) ? 'generic' : 'banner';
    case 'footer':
      return insideSectioning(el) ? 'generic' : 'contentinfo';
    case 'section':
      return hasAuthorName(el) ? 'region' : 'generic';
    case 'form':
      return hasAuthorName(el) ? 'form' : 'generic';
    case 'aside':
      return insideSectioning(el, SECTIONS) && !hasAuthorName(el) ? 'generic' : 'complementary';
    case 'li':
      return 'listitem';
    case 'td':
      return cellRole(el);
    case 'th':
      return headerRole(el);
    default:
      return 'generic';
  }
}

/** Roles of tags that have one wherever they stand: those that go by the tag's name, and others, written by role. */
const FIXED = new Map([
  ...'article blockquote button caption code dialog figure main mark math meter option search strong table time'
    .split(' ')
    .map((tag) => [tag, tag] as const),
  ...Object.entries({
    group: 'address details fieldset hgroup optgroup',
    listbox: 'datalist',
    definition: 'dd',
    deletion: 'del s',
    term: 'dfn dt',
    list: 'dl menu ol ul',
    emphasis: 'em',
    heading: 'h1 h2 h3 h4 h5 h6',
    separator: 'hr',
    document: 'html',
    insertion: 'ins',
    navigation: 'nav',
    status: 'output',
    paragraph: 'p',
    progressbar: 'progress',
    subscript: 'sub',
    superscript: 'sup',
    rowgroup: 'tbody tfoot thead',
    textbox: 'textarea',
    row: 'tr',
  }).flatMap(([role, tags]) => tags.split(' ').map((tag) => [tag, role] as const)),
]);

const INPUT_ROLES: Readonly<Record<string, string>> = {
  button: 'button', submit: 'button', reset: 'button', image: 'button', file: 'button', checkbox: 'checkbox',
  radio: 'radio', range: 'slider', number: 'spinbutton', hidden: 'none', color: 'textbox',
}; // prettier-ignore

function inputRole(el: HTMLInputElement): string {
  const type = el.type;
  if (el.list && type !== 'range' && type !== 'color') return 'combobox';
  const fixed = INPUT_ROLES[type];
  if (fixed !== undefined) return fixed;
  return type === 'search' ? 'searchbox' : 'textbox';
}

function svgRole(el: Element): string {
  const tag = el.localName;
  if (tag === 'a') return isLinked(el) ? 'link' : 'generic';
  if (tag === 'svg' || tag === 'image') return 'img';
  return 'generic';
}

function insideSectioning(el: Element, sections = SECTIONING): boolean {
  const parent = parentOf(el);
  return parent !== null && closest(parent, (at) => at.matches(sections)) !== null;
}

function tableOf(el: Element): Element | null {
  return closest(el, (at) => at.localName === 'table');
}

function cellRole(el: Element): string {
  const table = tableOf(el);
  if (table === null) return 'generic';
  const role = roleOf(table);
  return role === 'grid' || role === 'treegrid' ? 'gridcell' : 'cell';
}

function headerRole(el: Element): string {
  const scope = attributeOf(el, 'scope')?.toLowerCase();
  if (scope === 'col' || scope === 'colgroup') return 'columnheader';
  if (scope === 'row' || scope === 'rowgroup') return 'rowheader';
  const row = el.parentElement;
  if (row === null) return 'columnheader';
  // The only cell of a table heads nothing.
  if (row.children.length === 1 && (tableOf(el) as HTMLTableElement | null)?.rows.length === 1)
    return 'generic';
  // A header among headers heads a column; beside data it heads its row.
  for (const sibling of row.children) if (sibling.localName === 'td') return 'rowheader';
  return 'columnheader';
}
