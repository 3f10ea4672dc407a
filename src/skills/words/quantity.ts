// Reads amounts, durations, times and dates out of page text, and compares them with what the user said.
import { fullYear, isMonthFirst } from '../../shared/calendar';
import { CURRENCIES } from '../../shared/currency';
import { CURRENCY_CODES } from '../../shared/currency-signs';
import { fold } from './words';

/** The first number of a text: grouping and decimal signs of either convention, sign, k / m suffixes. */
export function numberIn(text: string): number | undefined {
  const found =
    /(?<![\p{L}\d.,])([-+−]?)\s{0,4}(?:[$€£¥₹]\s{0,4})?(\d[\d.,' \u00a0\u202f]*\d|\d)\s*([kKmM](?![\p{L}]))?/u.exec(
      text,
    );
  const digits = found?.[2];
  if (!found || !digits) {
    const loose = /\d+(?:\.\d+)?/.exec(text);
    return loose ? Number(loose[0]) : undefined;
  }
  const value = plainNumber(digits);
  if (value === undefined) return undefined;
  const scale = found[3] ? (found[3].toLowerCase() === 'k' ? 1e3 : 1e6) : 1;
  return (found[1] === '-' || found[1] === '−' ? -value : value) * scale;
}

function plainNumber(digits: string): number | undefined {
  let text = digits.replace(/['\u00a0\u202f]/g, '');
  // Groups of three after a space are one number; anything else after a space is another one.
  text = /^\d{1,3}(?: \d{3})+(?:[.,]\d+)?$/.test(text) ? text.replace(/ /g, '') : (text.split(' ')[0] ?? '');
  const [dot, comma] = [text.lastIndexOf('.'), text.lastIndexOf(',')];
  if (dot >= 0 && comma >= 0) {
    text = dot > comma ? text.replace(/,/g, '') : text.replace(/\./g, '').replace(',', '.');
  } else if (comma >= 0) {
    text = /^\d{1,3}(?:,\d{3})+$/.test(text) ? text.replace(/,/g, '') : text.replace(',', '.');
  } else if ((text.match(/\./g) ?? []).length > 1) text = text.replace(/\./g, '');
  const value = Number(text);
  return Number.isFinite(value) ? value : undefined;
}

const WORDS = Object.keys(CURRENCIES).filter((sign) => /\p{L}/u.test(sign));
const MARK = `\\p{Sc}|(?<!\\p{L})(?:${WORDS.join('|')}|usd|eur|gbp|chf|[Dd]ollars?|[Ee]uros?)(?!\\p{Script=Latin})|${CURRENCY_CODES.source}`;
const AMOUNT = "\\d{1,3}(?:[ .,'’\\u00a0\\u202f]\\d{3})+(?!\\d)(?:[.,]\\d{1,2})?|\\d+(?:[.,]\\d+)?";
const MONEY = new RegExp(`(?:${MARK})\\s*(${AMOUNT})|(${AMOUNT})\\s*(?:${MARK})(?!\\d)`, 'u');

/** The first amount of money of a text: the number that a currency's sign, word or code stands beside. */
export function moneyIn(text: string): number | undefined {
  const found = MONEY.exec(text);
  const amount = found?.[1] ?? found?.[2];
  return amount === undefined ? undefined : numberIn(amount);
}

const UNITS: Array<[RegExp, number]> = [
  [/(\d+(?:[.,]\d+)?)\s*(?:days?|d|tage?|天)(?![\p{L}])/u, 1_440],
  [/(\d+(?:[.,]\d+)?)\s*(?:hours?|hrs?|h|stunden?|std|小时)(?![\p{L}])/u, 60],
  [/(\d+(?:[.,]\d+)?)\s*(?:minutes?|mins?|min|m|minuten?|分钟)(?![\p{L}])/u, 1],
  [/(\d+(?:[.,]\d+)?)\s*(?:seconds?|secs?|s|sekunden?|秒)(?![\p{L}])/u, 1 / 60],
];

/** A duration such as "3h 20m", "2 days", "90 min", in minutes. */
export function durationIn(text: string): number | undefined {
  // "3h20m" has no space for the unit to end at.
  const folded = fold(text).replace(/([a-z])(\d)/g, '$1 $2');
  let minutes: number | undefined;
  for (const [pattern, factor] of UNITS) {
    const found = pattern.exec(folded);
    if (found?.[1]) minutes = (minutes ?? 0) + Number(found[1].replace(',', '.')) * factor;
  }
  return minutes;
}

/** A time of day such as "3:20 PM", "15:20", "3pm", in minutes after midnight. */
export function timeIn(text: string): number | undefined {
  const found =
    /(?<![\d:.])(\d{1,2})(?:[:.](\d{2}))?(?::\d{2})?\s*([ap])\.?m?\.?(?![\p{L}])|(?<![\d:])(\d{1,2}):(\d{2})(?![\d])/iu.exec(
      text,
    );
  if (!found) return undefined;
  let hour = Number(found[1] ?? found[4]);
  const minute = Number(found[2] ?? found[5] ?? 0);
  const half = found[3]?.toLowerCase();
  if (hour > 24 || minute > 59) return undefined;
  if (half === 'p' && hour < 12) hour += 12;
  if (half === 'a' && hour === 12) hour = 0;
  return hour * 60 + minute;
}

const MONTHS = new Map<string, number>();
for (const [index, names] of [
  'january jan januar janner',
  'february feb februar',
  'march mar marz maerz',
  'april apr',
  'may mai',
  'june jun juni',
  'july jul juli',
  'august aug',
  'september sep sept',
  'october oct oktober okt',
  'november nov',
  'december dec dezember dez',
].entries())
  for (const name of names.split(' ')) MONTHS.set(name, index + 1);

/** 1…12, by name or abbreviation. */
export function monthNumber(word: string): number | undefined {
  return MONTHS.get(fold(word).replace(/\.$/, ''));
}

function iso(year: number, month: number, day?: number): string | undefined {
  if (month < 1 || month > 12 || (day !== undefined && (day < 1 || day > 31))) return undefined;
  const pad = (n: number): string => String(n).padStart(2, '0');
  return day === undefined ? `${year}-${pad(month)}` : `${year}-${pad(month)}-${pad(day)}`;
}

/** The first date (`2025-03-12`) or month (`2025-03`) of a text; numeric dates as the locale orders them. */
export function dateIn(text: string, locale = 'en-US'): string | undefined {
  const folded = fold(text);
  let found = /(\d{4})[-/.年](\d{1,2})(?:[-/.月](\d{1,2}))?/.exec(folded);
  if (found) return iso(Number(found[1]), Number(found[2]), found[3] ? Number(found[3]) : undefined);
  found = /(\d{1,2})(?:st|nd|rd|th|\.)?\s*(?:of )?([a-z]{3,9})\.?,?\s+(\d{4})/.exec(folded);
  if (found?.[2] && MONTHS.has(found[2]))
    return iso(Number(found[3]), MONTHS.get(found[2]) ?? 0, Number(found[1]));
  found = /([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})/.exec(folded);
  if (found?.[1] && MONTHS.has(found[1]))
    return iso(Number(found[3]), MONTHS.get(found[1]) ?? 0, Number(found[2]));
  found = /([a-z]{3,9})\.?,?\s+(\d{4})/.exec(folded);
  if (found?.[1] && MONTHS.has(found[1])) return iso(Number(found[2]), MONTHS.get(found[1]) ?? 0);
  found = /(\d{1,2})([/.-])([a-z]{3,9})\2(\d{4}|\d{2})(?!\d)/.exec(folded);
  if (found?.[3] && MONTHS.has(found[3]))
    return iso(fullYear(found[4] ?? ''), MONTHS.get(found[3]) ?? 0, Number(found[1]));
  found = /(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})(?!\d)/.exec(folded);
  if (found) {
    const [a, b] = [Number(found[1]), Number(found[3])];
    const monthFirst = b > 12 || (a <= 12 && isMonthFirst(locale, found[2]));
    return iso(fullYear(found[4] ?? ''), monthFirst ? a : b, monthFirst ? b : a);
  }
  return undefined;
}

/** What a text measures when the field's name or the text itself says what it is: comparable within one field. */
export function measure(text: string, field = ''): number | undefined {
  const about = fold(field);
  if (/duration|length|dauer|时长/.test(about)) return durationIn(text) ?? numberIn(text);
  if (/date|datum|when|day|newest|oldest|latest|日期/.test(about)) {
    const date = dateIn(text);
    if (date) return dateValue(date);
    // "Today 04:00", "3 days ago": no number in it is what a date is compared by.
    if (/\b(?:date|datum)\b|日期/.test(about) && /\p{L}/u.test(text)) return undefined;
  }
  if (/time|depart|arriv|start|end|uhr|zeit|时间/.test(about)) {
    const time = timeIn(text);
    if (time !== undefined) return time;
  }
  const date = dateIn(text);
  if (date) return dateValue(date);
  if (/^\s*(?:\d+\s*(?:h|hrs?|hours?|m|mins?|minutes?|d|days?)\s*)+$/i.test(text)) return durationIn(text);
  if (/^\s*\d{1,2}:\d{2}\s*(?:[ap]m)?\s*$/i.test(text)) return timeIn(text);
  return numberIn(text);
}

/** The same of values that are compared with each other: sizes of files go by what they amount to. */
export const measureAmong = (text: string, field = ''): number | undefined =>
  bytesIn(text) ?? measure(text, field);

const SIZE = /^\s*[\d.,\s]+([kmgtp])(i?)(?:b|bytes?)\s*$/i;

/** "293.0 KiB", "1.4 MB": a size of files. */
export function bytesIn(text: string): number | undefined {
  const [, prefix = '', binary] = SIZE.exec(text) ?? [];
  const number = prefix === '' ? undefined : numberIn(text);
  if (number === undefined) return undefined;
  return number * (binary === '' ? 1000 : 1024) ** ('kmgtp'.indexOf(prefix.toLowerCase()) + 1);
}

/** Days since the epoch, so that dates compare as numbers. */
export function dateValue(isoDate: string): number {
  return Date.parse(isoDate.length === 7 ? `${isoDate}-01` : isoDate) / 86_400_000;
}
