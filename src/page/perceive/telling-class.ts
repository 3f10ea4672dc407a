// The class by which things of a kind can be told from others: the first that names no state or place in a row.
// Page world, reads nothing.
import { attributeOf } from '../accessible/tree';

const STATEFUL = /\d|active|selected|current|hover|focus|(?:first|last|odd|even|open)(?![a-z])/i;

/** Of class attributes met before: pages have few, and ask again and again. */
const known = new Map<string, string>();
const MAX_KNOWN = 2_000;

/** `''` where there is none. */
export function tellingClass(el: Element): string {
  const list = attributeOf(el, 'class');
  if (list === null) return '';
  let telling = known.get(list);
  if (telling === undefined) {
    telling = list.split(/\s+/).find((name) => name !== '' && !STATEFUL.test(name)) ?? '';
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(list, telling);
  }
  return telling;
}
