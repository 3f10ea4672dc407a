// Events of a calendar: what they are called, their day and their hours.
import type { DateSpan } from '../../shared/intent';
import { regex } from '../clean';
import { comingDay, findDate } from '../dates';
import { LITERAL, unmask } from '../quotes';
import { defineRule, reading, type ClauseContext } from './rule';

export const eventRules = [
  defineRule({
    name: 'createEvent',
    specificity: 84,
    build: ({ name = '', start = '', end = '', hours, minutes }, _extra, context) => {
      const duration = Number(hours) * 60 || Number(minutes) || undefined;
      const named = withoutDay(name, context);
      // "At 5pm on Friday": the hour may stand before the day.
      const [early = '', later = start] = HOUR_FIRST.exec(start)?.slice(1) ?? [];
      const from = timeIn(start) || early;
      const when = withoutDay(from === early ? later : start.slice(0, start.length - from.length), context);
      // "A meeting on Friday from 2 to 3" is called by its kind.
      const title = named.rest === '' && named.day ? kindIn(context) : titleOf(named.rest, context);
      const day = when.day ?? named.day;
      // "On the 5th", "to Dec 6": a day that nobody has understood, or the last of several.
      const isLong = findDate(end, { ...context, shortDay: './' }) !== undefined;
      if (isLong || /^(?:on|am) /iu.test(named.rest)) return undefined;
      if (title === '' || when.rest !== '' || (from === '' && !day)) return undefined;
      const to = context.plain(end);
      // "To 16:00 in Lisbon": where and with whom are no part of the time, and are not to be lost.
      if (to !== '' && !END.test(to))
        return reading({ kind: 'other', text: context.plain(context.clause) }, 0.5);
      return reading(
        {
          kind: 'createEvent',
          name: title,
          start: from === '' ? '' : clockOf(from, to),
          end: to === '' ? '' : clockOf(to),
          ...(day ? { day } : {}),
          ...(duration === undefined ? {} : { durationMinutes: Math.round(duration) }),
        },
        0.92,
      );
    },
  }),
];

const TIME =
  /(?<![\p{Script=Latin}\d:.])(?:(?:上午|下午|晚上)?\d{1,2}(?::\d{2})?(?:\s?[ap]\.?m\.?|\s?uhr|\s?点|\s?o.clock)?|noon|midnight|mittags?|mitternacht)$/iu;
/** "To 11.30", "to 12 noon", "to 10:00 CET": behind "to" no day is meant. */
const END =
  /^(?:(?:上午|下午|晚上)?\d{1,2}(?:[:.]\d{2})?(?:\s?[ap]\.?m\.?|\s?uhr(?:\s(?:mittags|nachts))?|\s?点|\s?o.clock|\s?noon)?(?:\s(?:utc|gmt|[cew]es?t|[cemp][sd]t|mes?z|bst|ist|jst))?|noon|midnight|mittags?|mitternacht)$/iu;
const HOUR_FIRST =
  /^(\d{1,2}(?::\d{2})?\s?[ap]\.?m\.?|\d{1,2}:\d{2}|\d{1,2}\s?uhr|noon|midnight|mittags?)\s+(?:on |am |an |,\s*)?(\D.*)$/iu;
const AT = /(?:^|(?<!\p{L})(?:at|from|um|ab|von|@)\s|于|,\s)$/iu;

/** The time of day at the end of the words: "Friday at 12", and not the day of "December 5". */
function timeIn(words: string): string {
  const found = TIME.exec(words);
  if (!found) return '';
  const isBare = /^\d{1,2}$/u.test(found[0]);
  return isBare && !AT.test(words.slice(0, found.index)) ? '' : found[0];
}

const BEFORE_DAY =
  /[\s,]*(?:(?:(?<!\p{L})(?:on|at|for|from|starting|am|um|von|ab|den|der|dem)|在|于)\s*)*$/iu;

/** "On 12/05", "5.12.": a version or the hours stand otherwise. */
const DAY_SAID =
  /(?:(?<!\p{L})(?:on|am|vom|den|für|for|starting)\s+\d{1,2}[./]\d{1,2}|^\d{1,2}\/\d{1,2}|^\d{1,2}\.\d{1,2}\.)\.?$/iu;

/** The day at the end of the words, and the words before it; a day in quotes is part of a name. */
function withoutDay(words: string, context: ClauseContext): { rest: string; day?: DateSpan } {
  const said = words.replace(BEFORE_DAY, '');
  const shortDay = DAY_SAID.test(said) ? ('./' as const) : undefined;
  const found = findDate(said, shortDay ? { ...context, shortDay } : context);
  const isLast =
    found !== undefined &&
    found.index + found.length === said.length &&
    found.span.from === found.span.to &&
    /\p{L}|\d\D\d/u.test(found.span.words);
  if (!isLast) return { rest: said };
  return {
    rest: said.slice(0, found.index).replace(BEFORE_DAY, ''),
    day: comingDay(found.span, context.now),
  };
}

/** "A meeting with Tom" is called by both. */
function titleOf(words: string, context: ClauseContext): string {
  const literal = regex(`^${LITERAL}$`, 'u').test(words.trim());
  const title = literal ? unmask(words, context.masked) : context.plain(words);
  return /^(?:with|about|mit|über)\s/iu.test(title) ? `${kindIn(context)} ${title}`.trim() : title;
}

function kindIn({ clause }: ClauseContext): string {
  const kind = KIND.exec(clause)?.[0] ?? '';
  return kind.charAt(0).toUpperCase() + kind.slice(1);
}

const KIND = /meeting|appointment|call|event|termin|besprechung/iu;

/** "3" before "4pm" is 3pm; "12", "15 Uhr" are full hours. */
function clockOf(time: string, before = ''): string {
  if (/^(?:noon|mittags?)$/iu.test(time)) return '12:00';
  if (/^mi(?:dnight|tternacht)$/iu.test(time)) return '0:00';
  const hour = /^(?:上午|下午|晚上)?(\d{1,2})(?:\s?(?:uhr|点|o.clock))?$/iu.exec(time)?.[1];
  if (hour === undefined) return time;
  if (/^[下晚]/u.test(time)) return `${hour}pm`;
  const [, end, half] = /^(\d{1,2})(?::\d{2})?\s?([ap])\.?m/iu.exec(before) ?? [];
  if (end === undefined || half === undefined) return `${hour}:00`;
  const isSameHalf = Number(hour) % 12 < Number(end) % 12 || Number(end) === Number(hour);
  return `${hour}${isSameHalf === (half.toLowerCase() === 'p') ? 'pm' : 'am'}`;
}
