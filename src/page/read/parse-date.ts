// The date that a text shows, as ISO 8601: `2025-03-12`, or `2025-03` for a month. English, German, French,
// Spanish and Chinese month names, and numeric forms. Pure; small on purpose (it is part of the content script).
import { fullYear, isMonthFirst } from '../../shared/calendar';
import { LETTER } from './letter';

const MONTHS: ReadonlyMap<string, number> = new Map(
  [
    'january|jan|januar|janner|jänner|janvier|janv|enero|ene',
    'february|feb|febr|februar|fevrier|février|fevr|févr|fév|febrero',
    'march|mar|marz|märz|mrz|mars|marzo',
    'april|apr|avril|avr|abril|abr',
    'may|mai|mayo',
    'june|jun|juni|juin|junio',
    'july|jul|juli|juillet|juil|julio',
    'august|aug|aout|août|agosto|ago',
    'september|sep|sept|septembre|septiembre',
    'october|oct|okt|oktober|octobre|octubre',
    'november|nov|novembre|noviembre',
    'december|dec|dez|dezember|decembre|décembre|déc|diciembre|dic',
  ].flatMap((names, i) => names.split('|').map((name) => [name, i + 1] as const)),
);
const NAME = [...MONTHS.keys()].sort((a, b) => b.length - a.length).join('|');
const YEAR = "(?:,?\\s+(?:de\\s+|del\\s+)?'?(\\d{2}|\\d{4})(?!\\d|:))";
const END = `(?!${LETTER}|\\d)`;

const ISO = /(?<!\d)(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/;
const HAN = /(\d{4})\s*年\s*(\d{1,2})\s*月(?:\s*(\d{1,2})\s*日)?/;
const NUMERIC = /(?<![\d.,])(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})(?![\d%])/;
const DAY_MONTH = new RegExp(
  `(?<!\\d)(\\d{1,2})(?:st|nd|rd|th|er|º|\\.)?(?:\\s+de|\\s+of)?[\\s-]+(${NAME})\\.?${END}${YEAR.replace(',?\\s+', ',?[\\s-]+')}?`,
  'i',
);
const MONTH_DAY = new RegExp(
  `(?<!${LETTER})(${NAME})\\.?\\s+(\\d{1,2})(?:st|nd|rd|th)?(?!\\d|:)${YEAR}?`,
  'i',
);
const MONTH_YEAR = new RegExp(`(?<!${LETTER})(${NAME})\\.?,?\\s+(?:de\\s+|del\\s+)?(\\d{4})(?!\\d)`, 'i');
/** What most texts with a number in them lack: the patterns below are compiled where one is needed. */
const ANY_NAME = new RegExp(NAME, 'i');
/** With the groups of month, day and year. */
const NAMED = [
  [DAY_MONTH, 2, 1, 3],
  [MONTH_DAY, 1, 2, 3],
  [MONTH_YEAR, 1, undefined, 2],
] as const;
const ISO_MONTH = /(?<![\d-])(\d{4})-(\d{2})(?![\d-])/;

export interface DateReading {
  /** BCP 47; decides whether 03/04/2025 begins with the day. Default `en-US` (month first). */
  language?: string;
  /** Year of dates that name none. Absent: such dates are not read. */
  thisYear?: number;
}

export function parseDate(
  text: string,
  { language = 'en-US', thisYear }: DateReading = {},
): string | undefined {
  if (!/\d/.test(text)) return undefined;
  let m = ISO.exec(text) ?? HAN.exec(text);
  if (m)
    return m[3] === undefined
      ? iso(Number(m[1]), Number(m[2]))
      : iso(Number(m[1]), Number(m[2]), Number(m[3]));
  m = NUMERIC.exec(text);
  if (m) {
    const [a, b, year] = [Number(m[1]), Number(m[3]), fullYear(m[4]!)];
    return (isMonthFirst(language, m[2]) ? iso(year, a, b) : undefined) ?? iso(year, b, a) ?? iso(year, a, b);
  }
  for (const [pattern, month, day, year] of ANY_NAME.test(text) ? NAMED : []) {
    m = pattern.exec(text);
    const told = m?.[year] === undefined ? thisYear : fullYear(m[year]);
    if (m && told !== undefined) return iso(told, monthOf(m[month]!), day && Number(m[day]));
  }
  m = ISO_MONTH.exec(text);
  return m ? iso(Number(m[1]), Number(m[2])) : undefined;
}

function monthOf(name: string): number {
  return MONTHS.get(name.toLowerCase()) ?? 0;
}

function iso(year: number, month: number, day?: number): string | undefined {
  if (month < 1 || month > 12 || year < 1000) return undefined;
  const head = `${year}-${String(month).padStart(2, '0')}`;
  if (day === undefined) return head;
  if (day < 1 || day > new Date(Date.UTC(year, month, 0)).getUTCDate()) return undefined;
  return `${head}-${String(day).padStart(2, '0')}`;
}
