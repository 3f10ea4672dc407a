// "Go to January", "show March 2027", where the page is a calendar: its month is turned to.
import type { TargetPhrase } from '../../shared/intent';
import type { Need } from '../../shared/messages/content-request';
import { phraseOf } from '../../shared/phrase';
import type { PcdHit } from '../../shared/query';
import type { SkillView } from '../skill';
import { changedSomething } from '../steps/attempts';
import { act, type Draft } from '../steps/draft';
import { poolOf } from '../target/pool';
import { monthNumber } from '../words/quantity';
import { fold, quote } from '../words/words';
import { calendarIn, monthIndex, type Calendar } from './calendar-view';
import { monthOf } from './month';
import { turnTo } from './turn-calendar';

/** What a page is asked for where a month is named: its days and what turns them. */
export const DAYS: readonly Need[] = [
  { key: 'near', type: 'query', query: { roles: ['button', 'link', 'gridcell', 'combobox'], topK: 120 } },
  { key: 'text', type: 'query', query: { kind: 'text', topK: 200 } },
];

const CHINESE = '零一二三四五六七八九十'.split('');

/** 1…12 of a month that is named alone: "January", "Mai", "三月". */
function bareMonth(text: string): number | undefined {
  const [, said] = /^(十?[一二三四五六七八九十]|\d{1,2})月份?$/u.exec(text.trim()) ?? [];
  if (said === undefined) return monthNumber(text);
  const number = /\d/.test(said)
    ? Number(said)
    : said.split('').reduce((sum, sign) => sum + CHINESE.indexOf(sign), 0);
  return number >= 1 && number <= 12 ? number : undefined;
}

const isMonth = ({ text, ...rest }: TargetPhrase): boolean =>
  Object.keys(rest).length === 0 && (monthOf(text) ?? bareMonth(text)) !== undefined;

export const needsOfMonth = (target: TargetPhrase): readonly Need[] => (isMonth(target) ? DAYS : []);

/** Undefined where no month is named, or the page shows no calendar that turns. */
export function turnToMonth(view: SkillView, target: TargetPhrase): Draft | undefined {
  // An archive leads to its months by their names.
  const isWay = ({ type, label }: PcdHit): boolean => type === 'action' && fold(label) === fold(target.text);
  const calendar = isMonth(target) && !poolOf(view).some(isWay) ? calendarIn(view) : undefined;
  if (!calendar) return undefined;
  const iso = monthOf(target.text) ?? nearest(calendar, bareMonth(target.text) ?? 1);
  const shown = calendar.months.map(({ index }) => index);
  if (shown.includes(monthIndex(iso)))
    return {
      kind: 'done',
      note: phraseOf(view.attempts.length > 0 ? 'done_open' : 'done_already_open', quote(target.text)),
    };
  const turned = turnTo(calendar, iso, shown);
  // What has not moved by as many turns as it took will not.
  const isStuck = view.attempts.length > 0 && !changedSomething(view.attempts.at(-1));
  return isStuck ? { kind: 'unable', reason: phraseOf('unable_picker_turns_not', iso) } : turned;
}

const ONWARD = /^(?:next month|nachste[rs]? monat|下[个一]月)$/;
const BACK = /^(?:previous month|vorherige[rs]? monat|上[个一]月)$/;
const wayTo = (text: string): 'next' | 'previous' | undefined =>
  ONWARD.test(fold(text)) ? 'next' : BACK.test(fold(text)) ? 'previous' : undefined;

/** "Next month", in another language than that of the calendar. */
export function turnByOne(view: SkillView, { text }: TargetPhrase): Draft | undefined {
  const way = wayTo(text);
  const button = way && calendarIn(view)?.[way];
  if (!button) return undefined;
  const say = phraseOf(way === 'next' ? 'do_turn_next_month' : 'do_turn_previous_month');
  return act([{ tool: 'dom.click', on: button, say }], 'verify', 0.85, phraseOf('why_month'));
}

/** Without a year the next one from what is shown, unless the one before is nearer. */
function nearest({ months }: Calendar, month: number): string {
  const shown = months[0]?.index ?? 0;
  const ahead = (((month - 1 - shown) % 12) + 12) % 12;
  const index = ahead > 6 ? shown + ahead - 12 : shown + ahead;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
}
