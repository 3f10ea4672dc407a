// A selector in words, for cards and messages: button “Save” (2nd) in the navigation. Pure.
import type { Landmark, RoleSelector } from '../shared/selector';
import { STATE_WORDS } from './print';

const PLACES: Readonly<Record<Landmark, string>> = {
  main: 'the main part',
  header: 'the header',
  nav: 'the navigation',
  footer: 'the footer',
  aside: 'the side part',
};

/** Role words that read better than ARIA's own. */
const ROLE_WORDS = new Map(
  Object.entries({
    textbox: 'field',
    searchbox: 'search field',
    combobox: 'choice',
    listbox: 'list of choices',
    spinbutton: 'number field',
    img: 'image',
    menuitem: 'menu item',
    menuitemcheckbox: 'menu item',
    menuitemradio: 'menu item',
    columnheader: 'column header',
    rowheader: 'row header',
    gridcell: 'cell',
    treeitem: 'tree item',
    listitem: 'list item',
    progressbar: 'progress bar',
    tabpanel: 'tab panel',
    radio: 'radio button',
    generic: 'element',
  }),
);

/** A human phrase; ordinals are 1-based. */
export function describeSelector(selector: RoleSelector): string {
  return [what(selector), ...where(selector)].join(' ');
}

function what(selector: RoleSelector): string {
  switch (selector.kind) {
    case 'role': {
      const states = STATE_WORDS.flatMap((state) => {
        const value = selector[state];
        return value === undefined ? [] : [value ? state : `not ${state}`];
      });
      const role = ROLE_WORDS.get(selector.role) ?? selector.role;
      const level = selector.level === undefined ? '' : ` of level ${selector.level}`;
      const name = selector.name === undefined ? '' : ` ${nameWords(selector.name, selector.nameMode)}`;
      return `${states.length > 0 ? `${states.join(', ')} ` : ''}${role}${level}${name}`;
    }
    case 'text':
      return selector.exact === true ? `text “${selector.text}”` : `text with “${selector.text}”`;
    case 'css':
      return `element ${selector.css}`;
    case 'ref':
      return `element ${selector.ref}`;
  }
}

/** Characters of a name in a phrase: a row's whole text may be the name of its link. */
const MAX_NAME = 60;

function nameWords(name: string, mode: 'exact' | 'includes' | 'regex' | undefined): string {
  const short = name.length > MAX_NAME ? `${name.slice(0, MAX_NAME - 1).trimEnd()}…` : name;
  if (mode === 'exact') return `“${short}”`;
  return mode === 'regex' ? `matching ${short}` : `with “${short}”`;
}

function where(selector: RoleSelector): string[] {
  const places: string[] = [];
  if (selector.kind === 'role' || selector.kind === 'text') {
    if (selector.nth !== undefined) places.push(`(${ordinal(selector.nth + 1)})`);
    if (selector.withinLandmark !== undefined) places.push(`in ${PLACES[selector.withinLandmark]}`);
  }
  if (selector.framePath !== undefined && selector.framePath.length > 0) places.push('in a frame');
  return places;
}

/** 1st, 2nd, 3rd, 4th, 11th … */
export function ordinal(n: number): string {
  const tens = n % 100;
  const suffix = tens >= 11 && tens <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th');
  return `${n}${suffix}`;
}
