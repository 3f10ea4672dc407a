// "Go to next week": what turns the time that the page shows by one day, week, month or year. By its name in any of our
// languages; by an arrow beside the time that is shown, where that is as long; by the name of the day it leads to; else
// the view of that length is gone to first.
import type { TargetPhrase } from '../../shared/intent';
import type { Need } from '../../shared/messages/content-request';
import { phraseOf } from '../../shared/phrase';
import type { PcdHit } from '../../shared/query';
import type { SkillView } from '../skill';
import { attemptsOn } from '../steps/attempts';
import { pressOn, type Draft } from '../steps/draft';
import { poolOf } from '../target/pool';
import { saysWay, saysWord, wayOf, type Way } from '../words/directions';
import { withoutIcons } from '../words/naming';
import { dateIn, monthNumber } from '../words/quantity';
import { fold, quote, tokens } from '../words/words';
import { DAYS, turnByOne } from './shown-month';

/** As `fold` gives it. */
const UNITS = {
  day: /^(?:days?|tag(?:e|es|en)?|天|日)$/u,
  week: /^(?:weeks?|wochen?|周|星期)$/u,
  month: /^(?:months?|monat(?:e|s|en)?|月)$/u,
  year: /^(?:years?|jahr(?:e|es|en)?|年)$/u,
} as const;
type Unit = keyof typeof UNITS;
const NAMES = Object.keys(UNITS) as Unit[];

const unitIn = (words: string): Unit | undefined => NAMES.find((name) => UNITS[name].test(words));

interface Turn {
  way: Way;
  unit: Unit;
}

const LAST = /^(?:the )?last (?=\S)|^letzte[nrsm]? (?=\S)/u;

/** Undefined where the words are about no such time. */
function turnOf(text: string): Turn | undefined {
  const { way, of } = wayOf(text.replace(LAST, 'previous ')) ?? {};
  const unit = of === undefined ? undefined : unitIn(of);
  return way && unit && { way, unit };
}

/** The texts that tell the time that is shown, and what stands beside them. */
export const needsOfPeriod = ({ text }: TargetPhrase): readonly Need[] => (turnOf(text) ? DAYS : []);

/** The press that turns it; undefined where the words are about no time. */
export function turnPeriod(view: SkillView, text: string): Draft | undefined {
  const turn = turnOf(text);
  if (!turn) return undefined;
  const controls = poolOf(view).filter(
    (hit) => (hit.type === 'action' || hit.implicit === true) && !hit.disabled && !hit.behind,
  );
  const named =
    controls.find(({ label }) => fold(label) === fold(text)) ?? controls.find((hit) => saysTurn(hit, turn));
  if (named) return pressOn(named, 'do_press', 'verify', 0.8);
  const ofMonth = turnByOne(view, { text });
  if (ofMonth) return ofMonth;
  const told = periodsOf(view, turn.unit);
  const beside = besidePeriod(told, controls, turn);
  if (beside) return pressOn(beside, 'do_press', 'verify', 0.8);
  const toView = told.length > 0 ? undefined : viewOf(controls, turn.unit);
  if (toView && attemptsOn(view, toView).length === 0) return pressOn(toView, 'do_open', 'replan', 0.7);
  return { kind: 'unable', reason: phraseOf('unable_not_on_page', quote(text)) };
}

/** Says the way and how long it is, and nothing else: never "Delete previous month", 下载周报. */
const saysTurn = (hit: PcdHit, { way, unit }: Turn): boolean =>
  [hit.label, hit.fullLabel, hit.text, hit.tooltip].some(
    (said) =>
      saysOnly(said ?? '', way, UNITS[unit]) && tokens(said ?? '').some((word) => UNITS[unit].test(word)),
  );

/** As `tokens` gives them. */
const FILLERS = new Set('go to the a one show turn gehe zum zur zu dem der den die das 一 个'.split(' '));

const saysOnly = (said: string, way: Way, unit?: RegExp): boolean =>
  saysWord(said, way) &&
  tokens(said).every((word) => saysWord(word, way) || unit?.test(word) === true || FILLERS.has(word));

/** "Week" beside "Day" and "Month": what the calendar shows at once. */
function viewOf(controls: readonly PcdHit[], unit: Unit): PcdHit | undefined {
  const views = controls.filter(({ label }) => unitIn(fold(label)) !== undefined);
  return views.length > 1 ? views.find(({ label }) => unitIn(fold(label)) === unit) : undefined;
}

/** Pixels between an arrow and the time that it turns, at most. */
const BESIDE_PX = 320;

/** What tells a time of that length. */
const periodsOf = (view: SkillView, unit: Unit): Array<{ hit: PcdHit; text: string }> =>
  poolOf(view).flatMap((hit) => {
    const text = hit.value ?? (hit.label || (hit.text ?? ''));
    const isShown = hit.type === 'text' || hit.type === 'field' || hit.disabled === true;
    return isShown && lengthOf(text, view.locale) === unit ? [{ hit, text }] : [];
  });

/** An arrow, or the name of the day before or after, on the line of such a text. */
function besidePeriod(
  told: ReturnType<typeof periodsOf>,
  controls: readonly PcdHit[],
  { way, unit }: Turn,
): PcdHit | undefined {
  for (const { hit, text } of told) {
    const beside = controls.filter((control) => control.id !== hit.id && isBeside(control, hit));
    const named = beside.find(
      ({ label }) => unit === 'day' && label !== '' && fold(label) === neighbourOf(text, way),
    );
    // Arrows come in pairs: "Back" alone leaves the page.
    const other = way === 'next' ? 'previous' : 'next';
    const isPair = beside.some((control) => isArrow(control, other));
    const arrow = isPair ? beside.find((control) => isArrow(control, way)) : undefined;
    const found = named ?? arrow;
    if (found) return found;
  }
  return undefined;
}

const isArrow = (hit: PcdHit, way: Way): boolean =>
  hit.label === '' ? saysWay(hit, way) : saysOnly(withoutIcons(hit.label), way) || saysOnly(hit.label, way);

function isBeside({ look: { box: a } }: PcdHit, { look: { box: b } }: PcdHit): boolean {
  const gap = Math.max(a.x - b.x - b.w, b.x - a.x - a.w);
  return Math.abs(a.y + a.h / 2 - b.y - b.h / 2) <= 24 && gap <= BESIDE_PX;
}

/** How long a time a text tells: "Week 48" and "Nov 23 – 29" are weeks. */
function lengthOf(text: string, locale: string): Unit | undefined {
  const said = fold(text).trim();
  if (said.length > 60) return undefined;
  if (/\b(?:week|kw|woche|wk)\.? ?\d{1,2}\b|第?\d{1,2}周/u.test(said)) return 'week';
  if (
    /\d{1,2}\.? ?(?:[a-z]{3,9}\.?,? )?(?:\d{4} )?[–—-] ?(?:[a-z]{3,9}\.? )?\d{1,2}\b/u.test(said) &&
    dateIn(said.replace(/.*[–—-]/u, ''), locale) !== undefined
  )
    return 'week';
  if (weekdayIn(said) !== undefined) return 'day';
  const date = dateIn(said, locale);
  if (date?.length === 10) return 'day';
  if (date?.length === 7 || monthNumber(said) !== undefined) return 'month';
  return /^\d{4}$/.test(said) ? 'year' : undefined;
}

/** A Monday. */
const FIRST_DAY = Date.UTC(2024, 0, 1);
const WEEKDAYS = ['en', 'de', 'zh'].map((language) =>
  Array.from({ length: 7 }, (_, day) =>
    fold(
      new Date(FIRST_DAY + day * 86_400_000).toLocaleDateString(language, {
        weekday: 'long',
        timeZone: 'UTC',
      }),
    ),
  ),
);

const weekdayIn = (said: string): { names: readonly string[]; day: number } | undefined =>
  WEEKDAYS.flatMap((names) => {
    const day = names.indexOf(said);
    return day < 0 ? [] : [{ names, day }];
  })[0];

/** The weekday before or after the one that is shown. */
function neighbourOf(text: string, way: Way): string | undefined {
  const shown = weekdayIn(fold(text).trim());
  return shown && shown.names[(shown.day + (way === 'next' ? 1 : 6)) % 7];
}
