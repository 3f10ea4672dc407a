// Decides what the switches rerender, reorder and restyle do to a page. Promises that accessible names, field
// names and addresses stay the same in all of them, and that a page, its styles and its scripts agree on names.
import { createHash } from 'node:crypto';

export const VARIANTS = ['rerender', 'reorder', 'restyle'];

/** The active switches from `?variant=` (a list, or "plain" for none) or else from the sticky cookie. */
export function readVariants(query, cookie) {
  const wanted = (query ?? cookie ?? '').split(',');
  return new Set(VARIANTS.filter((name) => wanted.includes(name)));
}

/** The order of a list on this page: turned around by `reorder`. */
export function arranger(variants) {
  return (items) => (variants.has('reorder') ? [...items].reverse() : items);
}

function hashed(name) {
  return `x${createHash('sha1').update(`restyle:${name}`).digest('hex').slice(0, 7)}`;
}

const NAME_LISTS = /(?<![\w-])(class|id|for|form|list|data-hook|aria-labelledby|aria-controls|aria-describedby)="([^"$]+)"/g;
const FRAGMENT_LINKS = /href="#([\w-]+)"/g;

/** Markup, or a script that holds markup, with every class, id and hook under another name. */
export function restyleMarkup(text) {
  return text
    .replace(NAME_LISTS, (_, name, list) => `${name}="${list.trim().split(/\s+/).map(hashed).join(' ')}"`)
    .replace(FRAGMENT_LINKS, (_, id) => `href="#${hashed(id)}"`);
}

/** A style sheet with the same classes and ids under the same other names. */
export function restyleStyles(text) {
  return text.replace(/(?<=^|[\s,>+~(\w\])*])\.([a-zA-Z][\w-]*)/g, (_, name) => `.${hashed(name)}`);
}
