// Words for days and spans → ISO dates, resolved against the clock when the goal was read. Calendar words
// ("last month", "Q1 2025", "März 2025", "上个月") are ours, because they mean a whole span; everything else
// in English is chrono's. `to` is inclusive. Pure.
import { casual, GB } from 'chrono-node/en';
import { fullYear, isMonthFirst } from '../shared/calendar';
import type { DateSpan } from '../shared/intent';
import { CALENDAR_WORDS, TIME_OF_DAY, type CalendarWords, type Meaning } from './language/calendar-words';

export interface DateContext {
  now: Date;
  locale: string;
  /** What may stand between day and month where a date is expected and the year left out; elsewhere 4/5 is no day. */
  shortDay?: '/' | './';
}

interface Found {
  span: DateSpan;
  /** Where in the text the words stand. */
  index: number;
  length: number;
}

type Unit = 'day' | 'week' | 'month' | 'quarter' | 'year';

const DAY_MS = 86_400_000;

const pad = (n: number, width = 2): string => String(n).padStart(width, '0');
const iso = (d: Date): string => `${pad(d.getFullYear(), 4)}-${pad(d.getMonth() + 1)}-${pad(d.getDate())}`;
const day = (y: number, m: number, d: number): Date => {
  const date = new Date(y, m, d);
  if (y >= 0 && y < 100) date.setFullYear(y);
  return date;
};

/** The calendar unit that lies `offset` units from now: -1 is the last one. Weeks start on Monday. */
function unitSpan(unit: Unit, offset: number, now: Date): [Date, Date] {
  const y = now.getFullYear();
  const m = now.getMonth();
  const d = now.getDate();
  switch (unit) {
    case 'day':
      return [day(y, m, d + offset), day(y, m, d + offset)];
    case 'week': {
      const monday = d - ((now.getDay() + 6) % 7) + offset * 7;
      return [day(y, m, monday), day(y, m, monday + 6)];
    }
    case 'month':
      return [day(y, m + offset, 1), day(y, m + offset + 1, 0)];
    case 'quarter': {
      const first = Math.floor(m / 3) * 3 + offset * 3;
      return [day(y, first, 1), day(y, first + 3, 0)];
    }
    case 'year':
      return [day(y + offset, 0, 1), day(y + offset, 11, 31)];
  }
}

const make = (from: Date, to: Date, words: string): DateSpan => ({ from: iso(from), to: iso(to), words });

const valid = (y: number, m: number, d: number): Date | undefined => {
  const date = day(y, m - 1, d);
  return m >= 1 && m <= 12 && date.getMonth() === m - 1 && date.getDate() === d ? date : undefined;
};

/** 2025-03-12, 10/14/2016, 14.10.2016, 14/10/2016; the order follows the locale unless only one is valid. */
function numericDate(text: string, context: DateContext): Found | undefined {
  const isoMatch = /(?<![\d-])(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?![\d-])/u.exec(text);
  if (isoMatch) {
    const date = valid(Number(isoMatch[1]), Number(isoMatch[2]), Number(isoMatch[3]));
    if (date) {
      return { span: make(date, date, isoMatch[0]), index: isoMatch.index, length: isoMatch[0].length };
    }
  }
  const match = /(?<![\d./-])(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})(?![\d/-])/u.exec(text);
  if (!match) return shortDate(text, context);
  const [whole, a = '', separator, b = '', year = ''] = match;
  const y = fullYear(year);
  const monthFirst = isMonthFirst(context.locale, separator);
  const usual = monthFirst ? valid(y, Number(a), Number(b)) : valid(y, Number(b), Number(a));
  const other = monthFirst ? valid(y, Number(b), Number(a)) : valid(y, Number(a), Number(b));
  const date = usual ?? other;
  return date && { span: make(date, date, whole), index: match.index, length: whole.length };
}

/** "12/05", "5.12.": in this year. */
function shortDate(text: string, { shortDay, now, locale }: DateContext): Found | undefined {
  const match = /(?<![\d./-])(\d{1,2})([./])(\d{1,2})(?![\d/-]|\.\d|%)/u.exec(text);
  const [whole = '', a = '', separator = '', b = ''] = match ?? [];
  if (!match || shortDay?.includes(separator) !== true) return undefined;
  const numbers = [Number(a), Number(b)] as const;
  const [month, date] = isMonthFirst(locale, separator) ? numbers : numbers.toReversed();
  const found =
    valid(now.getFullYear(), month ?? 0, date ?? 0) ??
    (separator === '/' ? valid(now.getFullYear(), date ?? 0, month ?? 0) : undefined);
  const length = whole.length + (text[match.index + whole.length] === '.' ? 1 : 0);
  return found && { span: make(found, found, whole), index: match.index, length };
}

/** That day of the week, Monday being 0, next to today. */
function weekday(wanted: number, meaning: Extract<Meaning, { kind: 'weekday' }>, now: Date): Date {
  const away = wanted - ((now.getDay() + 6) % 7);
  const days =
    meaning.which === 'week'
      ? away + 7 * meaning.offset
      : meaning.which === 'before'
        ? away - (away >= 0 ? 7 : 0)
        : meaning.which === 'after'
          ? away + (away <= 0 ? 7 : 0)
          : away - 7 * Math.round(away / 7);
  return day(now.getFullYear(), now.getMonth(), now.getDate() + days);
}

function calendarMatch(text: string, words: CalendarWords, context: DateContext): Found | undefined {
  for (const [source, meaning] of words.compiled) {
    const match = source.exec(text);
    if (!match) continue;
    const groups = match.groups ?? {};
    const now = context.now;
    const y = groups['y'] === undefined ? undefined : fullYear(groups['y']);
    const n = groups['n'] === undefined ? 1 : words.number(groups['n']);
    let span: [Date, Date] | undefined;
    if (meaning.kind === 'unit') {
      span = unitSpan(meaning.unit, meaning.offset * n, now);
    } else if (meaning.kind === 'lastN') {
      const start = unitSpan('day', 0, now)[0];
      const size = { day: 1, week: 7, month: 0, quarter: 0, year: 0 }[meaning.unit];
      const first =
        size > 0
          ? day(start.getFullYear(), start.getMonth(), start.getDate() - size * n + (size === 1 ? 1 : 0))
          : day(
              start.getFullYear(),
              start.getMonth() - n * (meaning.unit === 'year' ? 12 : meaning.unit === 'quarter' ? 3 : 1),
              start.getDate(),
            );
      span = [first, start];
    } else if (meaning.kind === 'weekday') {
      const date = weekday(words.weekday?.(groups['w'] ?? '') ?? 0, meaning, now);
      span = [date, date];
    } else if (meaning.kind === 'quarter') {
      const year = y ?? now.getFullYear();
      const q = Number(groups['q']);
      span = [day(year, (q - 1) * 3, 1), day(year, q * 3, 0)];
    } else if (meaning.kind === 'year') {
      span = y === undefined ? undefined : [day(y, 0, 1), day(y, 11, 31)];
    } else {
      const month = words.month(groups['m'] ?? '');
      if (month === undefined) continue;
      const d = groups['d'] === undefined ? undefined : Number(groups['d']);
      if (d === undefined) {
        // A month without a year is the latest one that has begun.
        const year = y ?? (month > now.getMonth() ? now.getFullYear() - 1 : now.getFullYear());
        span = [day(year, month, 1), day(year, month + 1, 0)];
      } else {
        const date = valid(y ?? now.getFullYear(), month + 1, d);
        span = date && [date, date];
      }
    }
    if (!span) continue;
    return { span: make(span[0], span[1], match[0].trim()), index: match.index, length: match[0].length };
  }
  return undefined;
}

/** "from A to B", "A – B": both ends are dates. */
function rangeMatch(text: string, words: CalendarWords, context: DateContext): Found | undefined {
  const match = words.range.exec(text);
  const a = match?.groups?.['a'];
  const b = match?.groups?.['b'];
  if (!match || a === undefined || b === undefined) return undefined;
  const end = endOf(b, context);
  if (!end || end.index !== 0) return undefined;
  // "from 3 to 14 March 2025": the first end borrows month and year from the second.
  const start = endOf(a, context) ?? borrow(a, end.span);
  // "Dec 5 and end date to Dec 10": each of something else.
  if (!start || !isAside(a.slice(0, start.index), a.slice(start.index + start.length))) return undefined;
  // "Jan 3 to Feb 4 2025": an end without a year takes the other's, or the one beside it over New Year's Eve.
  const [hasFirst, hasSecond] = [a, b.slice(0, end.length)].map((each) => /\d{4}/u.test(each));
  const [from, to] = [start.span.from, end.span.to];
  // "Friday to Monday": the one that follows.
  const followed = /\d/u.test(a + b.slice(0, end.length)) ? to : weekLater(from, to);
  if (followed !== to) end.span.to = followed;
  else if (!hasFirst && (hasSecond || from > to)) start.span.from = inYear(from, to, (date) => date > to, -1);
  else if (hasFirst && !hasSecond) end.span.to = inYear(to, from, (date) => date < from, 1);
  const wordsThere = text.slice(match.index, match.index + match[0].length);
  const length = wordsThere.length - (b.length - end.length);
  return {
    span: { from: start.span.from, to: end.span.to, words: wordsThere.slice(0, length).trim() },
    index: match.index,
    length,
  };
}

/** The day a week later, where it lies less than a week before the first, as the days of a week do. */
function weekLater(first: string, last: string): string {
  const [start, end] = [Date.parse(first), Date.parse(last)];
  if (start <= end || start - end >= 7 * DAY_MS) return last;
  return new Date(end + 7 * DAY_MS).toISOString().slice(0, 10);
}

/** "March" and "may" are no verbs at the end of a range. */
const endOf = (words: string, context: DateContext): Found | undefined =>
  /^(?:march|may)(?!\p{L}|,? \d)/iu.test(words)
    ? shifted(single(`in ${words}`, context))
    : single(words, context);

/** The day in the year of `other`, or in the next one over where that is on the wrong side of it. */
function inYear(date: string, other: string, isWrong: (date: string) => boolean, step: number): string {
  const as = (year: number): string => pad(year, 4) + date.slice(4);
  const year = Number(other.slice(0, 4));
  return isWrong(as(year)) ? as(year + step) : as(year);
}

function borrow(a: string, end: DateSpan): Found | undefined {
  if (!/^\d{1,2}\.?$/u.test(a.trim())) return undefined;
  const [y = '', m = ''] = end.from.split('-');
  const date = valid(Number(y), Number(m), Number.parseInt(a, 10));
  return date && { span: make(date, date, a), index: 0, length: a.length };
}

function single(text: string, context: DateContext): Found | undefined {
  const numeric = numericDate(text, context);
  if (numeric) return numeric;
  // "12. April 2027" is a month in one language and a day of it in another: most of the words count.
  const found = CALENDAR_WORDS.flatMap((words) => calendarMatch(text, words, context) ?? []);
  const [first] = found.sort((a, b) => a.index - b.index || b.length - a.length);
  return first ?? chronoMatch(text, context);
}

function chronoMatch(text: string, context: DateContext): Found | undefined {
  if (!/[a-z]{3}/iu.test(text)) return undefined;
  const parser = isMonthFirst(context.locale, '/') ? casual : GB;
  const result = parser.parse(text, context.now)[0];
  if (!result) return undefined;
  const { start, end } = result;
  // A bare time of day is no date ("8AM"), nor is a word like "now".
  if (!start.isCertain('day') && !start.isCertain('weekday') && !start.isCertain('month')) return undefined;
  if (/^(?:now|may|march|mar|sun|sat|mon|wed)$/u.test(result.text)) return undefined;
  const from = start.date();
  let to = end?.date() ?? from;
  if (!end && !start.isCertain('day') && !start.isCertain('weekday')) {
    to = day(from.getFullYear(), from.getMonth() + 1, 0);
  }
  if (to.getTime() + DAY_MS < from.getTime()) return undefined;
  return { span: make(from, to, result.text), index: result.index, length: result.text.length };
}

/** Anything that could be part of a date; most words are not, and parsing them costs. */
const DATE_LIKE =
  /\d|day|week|month|quarter|year|tomorrow|noon|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|fortnight|heute|morgen|gestern|monat|woche|jahr|quartal|mär|mai|okt|dez|tag|[月日号年天周]|星期|季度/iu;

/** The first date or span in the text. */
export function findDate(text: string, context: DateContext): Found | undefined {
  if (!DATE_LIKE.test(text)) return undefined;
  for (const words of CALENDAR_WORDS) {
    const range = rangeMatch(text, words, context);
    if (range) return range;
  }
  return single(text, context);
}

const shifted = (found: Found | undefined): Found | undefined =>
  found && { ...found, index: Math.max(0, found.index - 3) };

/** The span when the whole text is a date, apart from articles and prepositions; `timed`: and a time of day. */
export function wholeDate(text: string, context: DateContext, timed = false): DateSpan | undefined {
  const trimmed = text.trim().replace(/[.,;:!?]+$/u, '');
  // A lone "March" is the verb's namesake anywhere else; as the whole phrase it is the month.
  const found = /^[A-Z]\p{L}+$/u.test(trimmed)
    ? shifted(findDate(`in ${trimmed}`, context))
    : findDate(trimmed, context);
  if (!found) return undefined;
  const [before, after] = [trimmed.slice(0, found.index), trimmed.slice(found.index + found.length)];
  if (!isAside(before, timed ? after.replace(TIME_BEHIND, '') : after)) return undefined;
  const day = new RegExp(WEEKDAYS, 'iu').exec(before + after)?.[0];
  const span = day === undefined ? found.span : onWeekday(found.span, day, context);
  return span && { ...span, words: trimmed };
}

/** "Monday 4 January" tells the year as well, where this year's is over; no day where the two do not agree. */
function onWeekday(span: DateSpan, name: string, context: DateContext): DateSpan | undefined {
  const weekdayOf = (day: string): number => new Date(`${day}T12:00:00`).getDay();
  const wanted = single(name, context)?.span.from;
  const isOver = span.from < iso(context.now) && !/\d{4}/u.test(span.words);
  const from = (isOver ? [0, 1] : [0])
    .map((step) => pad(Number(span.from.slice(0, 4)) + step, 4) + span.from.slice(4))
    .find((day) => wanted !== undefined && weekdayOf(day) === weekdayOf(wanted));
  return from === undefined || span.from !== span.to ? undefined : { ...span, from, to: from };
}

/** What stands round a day and says no more than that: "on Monday, 7 December". */
const isAside = (before: string, after: string): boolean => BEFORE.test(before) && BEHIND.test(after);
const SMALL = 'the|in|on|of|from|for|at|am|im|vom|den|der|date|datum|um';
const WEEKDAYS =
  '(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|sonnabend';
const BEFORE = new RegExp(`^\\s*(?:(?:${SMALL}|(?:${WEEKDAYS}),?)(?:\\s+|$))*$`, 'iu');
const BEHIND = new RegExp(`^\\s*(?:(?:${SMALL})\\s*)*(?:,?\\s*(?:${WEEKDAYS}))?[.,]?\\s*$`, 'iu');
const TIME_BEHIND =
  /,?\s(?:(?:at|um)\s)?(?:\d{1,2}(?::\d{2})?\s?(?:[ap]\.?m|uhr)|\d{1,2}:\d{2}|(?<=(?:at|um)\s)\d{1,2})$/iu;

/** The span when the text names both of its ends: "3 to 9 December 2026", and not "December 2026". */
export function wholeRange(text: string, context: DateContext): DateSpan | undefined {
  const span = wholeDate(text, context);
  return span && CALENDAR_WORDS.some((words) => rangeMatch(text, words, context)) ? span : undefined;
}

/** "Tomorrow at 5pm". */
export const hasTime = ({ words }: DateSpan): boolean =>
  /\d:\d\d|\d\s?(?:[ap]\.?m\b|uhr)|(?:at|um)\s\d/iu.test(words);

/** „Gestern Morgen“: behind a day it is no other one. */
const BEHIND_DAY = `,?\\s?的?(?:${TIME_OF_DAY}|morgen(?![a-zäöüß]))`;
const TIMED_END = new RegExp(`^(?<day>.+?)${BEHIND_DAY}$`, 'iu');
/** "Yesterday morning": the day of it. */
export function dayOfPart(text: string, context: DateContext): DateSpan | undefined {
  const day = TIMED_END.exec(text.trim())?.groups?.['day'];
  return day === undefined ? undefined : wholeDate(day, context);
}

const CLOCK = /(?<![\d:])\d{1,2}:\d\d(?![\d:])/u;
const TIMED = new RegExp(TIME_OF_DAY, 'iu');
const TIMED_BEHIND = new RegExp(`^${BEHIND_DAY}`, 'iu');
const TIMED_BEFORE = new RegExp(`${TIME_OF_DAY},?\\s(?:on |of |am )?$`, 'iu');
/** Beside its day the text tells a part of it or an hour: "Friday afternoon", "Friday at 3"; 10:00 is written so everywhere. */
export function saysPartOfDay(words: string, context: DateContext): boolean {
  const text = words.replace(/tag(?=(?:vor|nach)?mittag|abend|morgen)/giu, 'tag ');
  const found = findDate(text, context);
  if (!found || CLOCK.test(text)) return false;
  const end = found.index + found.length;
  return (
    TIMED.test(text.slice(found.index, end)) ||
    TIMED_BEHIND.test(text.slice(end)) ||
    TIMED_BEFORE.test(text.slice(0, found.index))
  );
}

/** What is planned is to come: "Monday" is the next one, "March 3" in the year that follows where this year's is over. */
export function comingDay(span: DateSpan, now: Date): DateSpan {
  const isOver =
    new Date(`${span.from}T23:59:59`) < now &&
    !/\d{4}|\d[./]\d{1,2}[./]\d{2}$/u.test(span.words) &&
    !PAST.test(span.words);
  // A whole week or month is that one, whichever of its days it is.
  const isUnit = span.from !== span.to && !BOTH_ENDS.test(span.words);
  if (!isOver || isUnit) return span;
  const isDated = DATED.test(span.words);
  const later = (day: string): string => {
    const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
    const next = isDated ? Date.UTC(year + 1, month - 1, date) : Date.UTC(year, month - 1, date + 7);
    return new Date(next).toISOString().slice(0, 10);
  };
  return { ...span, from: later(span.from), to: later(span.to) };
}

const PAST =
  /yesterday|\bago\b|\b(?:last|past|previous)\b|gestern|\bvor\b|letzt|vergangen|vorige|昨|前|(?<![晚早])上(?!午)/iu;
const BOTH_ENDS = /\s(?:to|until|till|through|and|bis|und)\s|[–到至]|\s-\s/iu;
/** A month, or day and month in digits: what comes round each year, and not each week. */
const DATED =
  /\d{1,2}\s?[月./]\s?\d|(?<!\p{L})(?:jan|jän|feb|mar|mär|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[cz])/iu;
