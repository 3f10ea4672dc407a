// A sum of money in a text of the page: "$4.99", "500 EUR", "30元". Pure.
import { CURRENCY_CODES, CURRENCY_SIGN } from '../../shared/currency-signs';

/** Codes of currencies: in capitals all, in small letters only those that are no words ("try", "cad"). */
const WORDS =
  '(?:EUROS?|[Ee]uros?|DOLLARS?|[Dd]ollars?|[Ff]ranken|FRANKEN|[Pp]fund|PFUND|eur|usd|gbp|chf|[Rr][Pp]|K[Rr])';
const MONEY = `(?:${CURRENCY_SIGN.source}|${CURRENCY_CODES.source}(?! (?:files?|models?|drawings?|parts?)(?!\\p{L}))|(?<!\\p{L})${WORDS}(?!\\p{L}))`;

/** Not "$0.00". */
export const AMOUNT = new RegExp(
  `${MONEY} ?(?=[\\d.,]*[1-9])\\d[\\d.,]*|(?<![\\d.,])(?=[\\d.,]*[1-9])\\d[\\d.,]* ?${MONEY}`,
  'u',
);
