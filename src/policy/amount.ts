// A sum of money in a text of the page: "$4.99", "500 EUR", "30元". Pure.
import { CURRENCY_CODES, CURRENCY_SIGN } from '../shared/currency-signs';

const MONEY = `(?:${CURRENCY_SIGN.source}|${CURRENCY_CODES.source}|(?<!\\p{L})(?:Euros?|Dollars?|Franken|Pfund)(?!\\p{L}))`;

/** Not "$0.00". */
export const AMOUNT = new RegExp(
  `${MONEY} ?(?=[\\d.,]*[1-9])\\d[\\d.,]*|(?<![\\d.,])(?=[\\d.,]*[1-9])\\d[\\d.,]* ?${MONEY}`,
  'iu',
);
