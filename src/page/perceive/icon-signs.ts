// What a picture without words stands for: told from the words its author left on it (class, title, the
// symbol or file that it shows). Page world, reads only.
import { kindOf } from '../../ranking/kinds';

const ICON_TAGS = new Set(['span', 'i', 'svg', 'div', 'img', 'a', 'em', 'b', 'ins']);
const ICON_MAX_PX = 64;
/** Class words that icon fonts and style guides put around the icon's name. */
const ICON_NOISE =
  /\b(?:fa|fas|far|fal|fab|bi|glyphicon|material|mdi|icons?|ic|ui|btn|button|img|svg|o|alt|solid|regular|outline|small|large|sm|md|lg|xs)\b/gi;

/** What a textless little element stands for, by the words its author left on it; undefined when they do not say. */
export function iconKind(el: Element): string | undefined {
  if (!ICON_TAGS.has(el.localName) || el.attributes.length === 0) return undefined;
  if ((el.childElementCount > 1 && el.localName !== 'svg') || el.textContent.trim() !== '') return undefined;
  const words = iconWords(el);
  if (words === '') return undefined;
  const box = el.getBoundingClientRect();
  if (box.width > ICON_MAX_PX || box.height > ICON_MAX_PX || box.width < 2 || box.height < 2)
    return undefined;
  return kindOf(words);
}

/** "fa fa-trash-o" → "trash"; the sprite's or picture's name where no class tells. */
export function iconWords(el: Element): string {
  const sources = [
    el.getAttribute('aria-label'),
    el.getAttribute('title'),
    el.getAttribute('class'),
    el.firstElementChild?.getAttribute('class'),
    symbolOf(el),
    el.getAttribute('id'),
    fileWords(el.getAttribute('src')),
  ];
  for (const source of sources) {
    const words = plainWords(source ?? '');
    if (words !== '' && kindOf(words) !== undefined) return words;
  }
  const picture = /url\(["']?([^"')]+)/.exec(getComputedStyle(el).backgroundImage)?.[1];
  return plainWords(fileWords(picture));
}

const MAX_PARTS = 24;
const PICTURES = 'svg, img:not([alt]), img[alt=""], i[class]';
/** Drawn by its class alone, as what lies over a button to shade it is. */
const DRAWN = 'span[class]:empty, [class*=icon]:empty';

/** The words on the first icon in a thing, as they stand: what a person who knows the page calls it by. */
export function iconNames(el: Element): string {
  const picture = iconIn(el);
  if (picture === null) return '';
  return [
    ...['class', 'title', 'data-icon'].map((name) => picture.getAttribute(name)),
    symbolOf(picture),
    fileWords(picture.getAttribute('src')),
    // Fonts draw some words as pictures: "more_vert".
    picture.textContent,
  ]
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The name of that icon in its set: "fa fa-heart", "icon icon-tabler-heart", `#icon-heart` → "heart". */
export function iconName(el: Element): string {
  const picture = iconIn(el);
  if (picture === null) return '';
  const classes = (picture.getAttribute('class') ?? '').split(/\s+/);
  // A member of a set has a class for the set, too.
  const inSet = (name: string, set: string) => name.startsWith(`${set}-`);
  const members = classes.map((name) => {
    if (classes.some((other) => inSet(other, name))) return '';
    const sets = classes.filter((set) => inSet(name, set)).map(({ length }) => length);
    return sets.length === 0 ? '' : name.slice(Math.max(...sets));
  });
  const said = [picture.getAttribute('data-icon') ?? '', symbolOf(picture), ...members];
  return said.map(plainWords).find((words) => /\p{L}{2}/u.test(words)) ?? '';
}

function iconIn(el: Element): Element | null {
  // The first icon in a whole card or list is not the icon of the card.
  if (el.getElementsByTagName('*').length > MAX_PARTS) return null;
  const picture = el.matches('i, svg, img') ? el : (el.querySelector(PICTURES) ?? el.querySelector(DRAWN));
  return picture === null || picture.textContent.trim().length > 40 ? null : picture;
}

/** The symbol of a sprite that a drawing shows. */
function symbolOf(el: Element): string {
  const use = el.querySelector('use');
  return (use?.getAttribute('href') ?? use?.getAttribute('xlink:href') ?? '').replace(/^.*#/, '');
}

function plainWords(source: string): string {
  return source
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[-_.:/]+/g, ' ')
    .replace(ICON_NOISE, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

function fileWords(address: string | null | undefined): string {
  if (!address || address.startsWith('data:')) return '';
  return (address.split(/[?#]/)[0] ?? '').replace(/^.*\//, '').replace(/\.\w+$/, '');
}
