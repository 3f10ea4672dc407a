// One field of the items of a collection: its name, the kind of its values, and where an item keeps it.
// Page world, reads only.
import { CURRENCY_CODES, CURRENCY_SIGN } from '../../shared/currency-signs';
import { parseDate } from '../read/parse-date';
import { RELATIVE_DATE } from '../read/relative-date-pattern';

export interface ItemField {
  name: string;
  /** The part of the item that holds it; undefined where this item has none. */
  partOf(item: Element): Element | undefined;
  /** What of that part is meant, when it is not its text. */
  attribute?: 'href' | 'src';
}

export function unique(name: string, taken: readonly string[]): string {
  const short = name.slice(0, 60);
  let out = short;
  for (let i = 2; taken.includes(out); i++) out = `${short} ${i}`;
  return out;
}

/** date, amount, number or text: what most of the values are. */
export function valueKind(texts: readonly string[]): 'date' | 'amount' | 'number' | 'text' {
  const share = (test: (text: string) => boolean) =>
    texts.length > 0 && texts.filter(test).length * 3 >= texts.length * 2;
  if (share(isDate)) return 'date';
  if (share(isAmount)) return 'amount';
  return share((text) => /^[-+]?[\d.,\s]+%?$/.test(text)) ? 'number' : 'text';
}

function isDate(text: string): boolean {
  return text.length < 30 && (parseDate(text, { thisYear: 2000 }) !== undefined || RELATIVE_DATE.test(text));
}

function isAmount(text: string): boolean {
  return text.length < 24 && /\d/.test(text) && (CURRENCY_SIGN.test(text) || CURRENCY_CODES.test(text));
}
