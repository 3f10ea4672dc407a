// The number that a text shows, with the grouping and decimal signs of English, German, French and Swiss
// writing. Pure.
import { CURRENCIES } from '../../shared/currency';
import { CURRENCY_CODES, CURRENCY_SIGN } from '../../shared/currency-signs';

export interface ParsedNumber {
  value: number;
  /** ISO 4217 code or sign, where one stands beside the number. */
  currency?: string;
  percent?: boolean;
}

// Groups of three with a separator (Indian ones: of two before the last), or plain digits; then perhaps decimals.
const NUMBER =
  /(?<![\p{L}\d])([-−–+(]?\s?)((?:[$€£¥￥₹₽₩]\s?)?)([-−]?)((?:\d{1,3}(?:[,.' \u00a0\u202f’]\d{3})+(?!\d)|\d{1,2}(?:,\d{2})+,\d{3}(?!\d)|\d+)(?:[.,]\d+)?|[.,]\d+)(\s?%)?(?:([kKmMbB]|bn)(?![\p{L}\d])|\s?(million|billion|Mio|Mrd|Millionen|Milliarden)(?![\p{L}\d]))?/u;
const SCALE: Readonly<Record<string, number>> = {
  k: 1e3,
  m: 1e6,
  b: 1e9,
  bn: 1e9,
  mio: 1e6,
  mrd: 1e9,
  million: 1e6,
  millionen: 1e6,
  billion: 1e9,
  milliarden: 1e9,
};

/** `language` decides what one separator before three digits is (`1.234`); default English. */
export function parseNumber(text: string, language = 'en'): ParsedNumber | undefined {
  const found = NUMBER.exec(text);
  if (!found) return undefined;
  const [, before = '', , inner = '', digits = '', percent, letter, word] = found;
  const suffix = letter ?? word;
  let value = toNumber(digits, language);
  if (!Number.isFinite(value)) return undefined;
  if (suffix !== undefined) value *= SCALE[suffix.toLowerCase()] ?? 1;
  const sign = before.trim();
  const closed =
    sign === '(' &&
    text
      .slice(found.index + found[0].length)
      .trimStart()
      .startsWith(')');
  const first = found.index === 0 || /[\s:]$/.test(text.slice(0, found.index));
  if (inner !== '' || ((sign === '-' || sign === '−' || sign === '–') && first) || closed) value = -value;
  const currency = CURRENCY_CODES.exec(text)?.[0] ?? currencyOf(CURRENCY_SIGN.exec(text)?.[0]);
  return {
    value,
    ...(currency === undefined ? {} : { currency }),
    ...(percent === undefined ? {} : { percent: true }),
  };
}

function currencyOf(sign: string | undefined): string | undefined {
  return sign === undefined ? undefined : (CURRENCIES[sign] ?? sign);
}

function toNumber(digits: string, language: string): number {
  const plain = digits.replace(/[' \u00a0\u202f’]/g, '');
  const comma = plain.lastIndexOf(',');
  const dot = plain.lastIndexOf('.');
  if (comma < 0 && dot < 0) return Number(plain);
  if (comma >= 0 && dot >= 0) {
    // The later of the two is the decimal sign.
    return comma > dot
      ? Number(plain.replaceAll('.', '').replace(',', '.'))
      : Number(plain.replaceAll(',', ''));
  }
  const sign = comma >= 0 ? ',' : '.';
  const parts = plain.split(sign);
  if (parts.length > 2) return Number(parts.join(''));
  const [whole = '', rest = ''] = parts;
  const couldGroup = rest.length === 3 && whole.length >= 1 && whole.length <= 3 && whole !== '0';
  const groupsByComma = !/^(?:de|fr|es|it|nl|pt|pl|sv|da|nb|no|fi|cs|tr|ru)\b/i.test(language);
  if (couldGroup && (sign === ',') === groupsByComma) return Number(parts.join(''));
  return Number(`${whole || '0'}.${rest}`);
}
