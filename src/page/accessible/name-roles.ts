// Which roles and elements are named by their content, add theirs to the name of something else, or stand apart
// in it: the tables behind name.ts, as Chromium has them. Page world, reads only.
import { isEditingHost, isFocusable, roleOf } from './role';
import { parentOf } from './tree';

const BY_CONTENT = new Set(
  (
    'button cell checkbox columnheader doc-backlink doc-biblioref doc-glossref doc-noteref gridcell heading ' +
    'link menuitem menuitemcheckbox menuitemradio option radio rowheader switch tab term tooltip treeitem'
  ).split(' '),
);

/** Whether content names the element that is asked about (WAI-ARIA section 5.2.8.5). */
export function namedByContent(el: Element, role: string): boolean {
  if (isEditingHost(el)) return false;
  if (BY_CONTENT.has(role)) return true;
  return role === 'row' && (insideGrid(el) || isFocusable(el));
}

function insideGrid(el: Element): boolean {
  for (let at = parentOf(el); at !== null; at = parentOf(at)) {
    const role = roleOf(at);
    if (role === 'grid' || role === 'treegrid') return true;
    if (role === 'table') return false;
  }
  return false;
}

/** Roles whose content says nothing inside the name of something else: structures and live parts of the page. */
const KEEPS_TO_ITSELF = new Set(
  (
    'alert alertdialog application article banner blockquote combobox comment complementary contentinfo dialog ' +
    'document feed figure form grid group img listbox log main marquee menu menubar meter navigation note ' +
    'progressbar radiogroup rowgroup scrollbar search searchbox sectionfooter sectionheader separator ' +
    'slider spinbutton status suggestion table tablist tabpanel timer toolbar tree treegrid textbox'
  ).split(' '),
);
/** Elements that speak up all the same without a role attribute. */
const SPEAKS = new Set(['address', 'details', 'table', 'tbody', 'thead', 'tfoot', 'footer', 'svg']);
/** Elements without a role that keep to themselves. */
const SILENT_TAGS = new Set(['header', 'form', 'aside']);
/** Roles that stand apart from the text around them. */
export const APART = new Set(
  'button checkbox radio switch menuitem menuitemcheckbox menuitemradio tab textbox searchbox combobox listbox slider spinbutton scrollbar meter progressbar'.split(
    ' ',
  ),
);
/** Roles that may not be named: their tooltip is a description (WAI-ARIA section 5.2.8.6). */
export const NO_TOOLTIP = new Set(
  'generic none paragraph strong emphasis code deletion insertion subscript superscript caption mark time'.split(
    ' ',
  ),
);

export function contributes(el: Element, role: string): boolean {
  if (KEEPS_TO_ITSELF.has(role)) return SPEAKS.has(el.localName) && !el.hasAttribute('role');
  if (role === 'generic') return !SILENT_TAGS.has(el.localName);
  return role !== 'row' || !el.hasAttribute('role') || insideGrid(el);
}
