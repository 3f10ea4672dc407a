// The class by which things of a kind can be told from others: the first that names no state or place in a row.
// Page world, reads only.
import { remembering } from '../../shared/remembering';
import { attributeOf } from '../accessible/tree';

const STATEFUL = /\d|active|selected|current|hover|focus|(?:first|last|odd|even|open)(?![a-z])/i;
const MAX_KNOWN = 2_000;

const tellingOf = remembering(
  (list) => list.split(/\s+/).find((name) => name !== '' && !STATEFUL.test(name)) ?? '',
  MAX_KNOWN,
);

/** `''` where there is none. */
export function tellingClass(el: Element): string {
  const list = attributeOf(el, 'class');
  return list === null ? '' : tellingOf(list);
}
