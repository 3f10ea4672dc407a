// CSS that finds every element that may have a role: a superset, cheap to query, judged by `roleOf` after.
// Page world, reads only.

/** Elements that have the role without an attribute. Roles missing here are had by any element. */
const IMPLICIT = new Map(
  Object.entries({
    article: 'article',
    banner: 'header',
    blockquote: 'blockquote',
    button: 'button,input,summary',
    caption: 'caption',
    cell: 'td,th',
    checkbox: 'input',
    code: 'code',
    columnheader: 'th',
    combobox: 'select,input',
    complementary: 'aside',
    contentinfo: 'footer',
    definition: 'dd',
    deletion: 'del,s',
    dialog: 'dialog',
    document: 'html',
    emphasis: 'em',
    figure: 'figure',
    form: 'form',
    gridcell: 'td,th',
    group: 'address,details,fieldset,hgroup,optgroup',
    heading: 'h1,h2,h3,h4,h5,h6',
    img: 'img,svg,image',
    insertion: 'ins',
    link: 'a,area',
    list: 'ul,ol,menu,dl',
    listbox: 'select,datalist',
    listitem: 'li',
    main: 'main',
    mark: 'mark',
    math: 'math',
    meter: 'meter',
    navigation: 'nav',
    option: 'option',
    paragraph: 'p',
    progressbar: 'progress',
    radio: 'input',
    region: 'section',
    row: 'tr',
    rowgroup: 'tbody,thead,tfoot',
    rowheader: 'th',
    search: 'search',
    searchbox: 'input',
    separator: 'hr',
    slider: 'input',
    spinbutton: 'input',
    status: 'output',
    strong: 'strong',
    subscript: 'sub',
    superscript: 'sup',
    switch: 'input',
    table: 'table',
    term: 'dt,dfn',
    textbox: 'input,textarea',
    time: 'time',
  }),
);

/** Roles that no element has without a role attribute. */
const ONLY_EXPLICIT = new Set(
  (
    'alert alertdialog application feed grid log marquee menu menubar menuitem menuitemcheckbox menuitemradio ' +
    'note radiogroup scrollbar suggestion tab tablist tabpanel timer toolbar tooltip tree treegrid treeitem'
  ).split(' '),
);

/** A selector list that every element with the role matches. */
export function cssOfRole(role: string): string {
  const implicit = IMPLICIT.get(role);
  if (implicit !== undefined) return `${implicit},[role]`;
  return ONLY_EXPLICIT.has(role) || role.startsWith('doc-') || role.startsWith('graphics-') ? '[role]' : '*';
}
