// Reads a date picker from what is perceived: which months it shows, how to turn them, where a day is.
import type { PcdHit } from '../../shared/query';
import type { Attempt, SkillView } from '../skill';
import { poolOf } from '../target/pool';
import { dateIn, monthNumber } from '../words/quantity';
import { fold } from '../words/words';

export interface Calendar {
  /** Months since year 0 (`year * 12 + month - 1`), as shown. */
  months: Array<{ index: number; header: PcdHit }>;
  previous: PcdHit | undefined;
  next: PcdHit | undefined;
  previousYear: PcdHit | undefined;
  nextYear: PcdHit | undefined;
  monthSelect: PcdHit | undefined;
  yearSelect: PcdHit | undefined;
  without: ReadonlySet<string>;
}

const NOTHING: ReadonlySet<string> = new Set();

export function monthIndex(iso: string): number {
  const [year, month] = iso.split('-').map(Number);
  return (year ?? 0) * 12 + (month ?? 1) - 1;
}

/** `without`: ids of what belongs to another calendar. */
export function calendarIn(view: SkillView, without: ReadonlySet<string> = NOTHING): Calendar | undefined {
  const pool = poolOf(view).filter(({ id }) => !without.has(id));
  const days = pool.filter((hit) => dayOf(hit) !== undefined);
  if (new Set(days.map(dayOf)).size < 20) return undefined;
  const top = Math.min(...days.map((hit) => hit.look.box.y));
  const nearTop = (hit: PcdHit): boolean => hit.look.box.y <= top + 10 && hit.look.box.y > top - 160;
  const selects = pool.filter((hit) => (hit.options?.length ?? 0) > 0 && nearTop(hit));
  const monthSelect = selects.find(
    (hit) => (hit.options ?? []).filter((each) => monthNumber(each)).length >= 3,
  );
  const yearSelect = selects.find(
    (hit) => (hit.options ?? []).filter((each) => /^\d{4}$/.test(each.trim())).length >= 2,
  );
  const headed = headers(pool.filter(nearTop), monthSelect, yearSelect);
  const months = headed.length > 0 ? headed : monthsOfDays(days);
  if (months.length === 0) return undefined;
  // Some pickers turn by links without an address, which look like text: those only where no control does it.
  const near = pool.filter((hit) => !hit.disabled && nearTop(hit) && hit.label.length < 40);
  const turns = [
    ...near.filter((hit) => hit.type === 'action'),
    ...near.filter((hit) => hit.type === 'text' && Math.abs(hit.look.box.y - top) < 100),
  ];
  const named = (kinds: string[], words: RegExp): PcdHit | undefined =>
    turns.find((hit) => words.test(fold(hit.label)) && /month|monat|月/.test(fold(hit.label))) ??
    turns.find((hit) => kinds.includes(hit.kind ?? '') || words.test(fold(hit.label)));
  const ofYear = (words: RegExp): PcdHit | undefined =>
    turns.find(({ label }) => words.test(fold(label)) && /\byear\b|\bjahr\b|年/.test(fold(label)));
  const previous = named(['previous', 'previous_page', 'back'], BACK);
  const next = named(['next', 'next_page'], ON);
  const [before, after] = previous || next ? [] : namelessBeside(months, near);
  return {
    months,
    previous: previous ?? before,
    next: next ?? after,
    previousYear: ofYear(BACK),
    nextYear: ofYear(ON),
    monthSelect,
    yearSelect,
    without,
  };
}

/** As `fold` gives them. */
const BACK = /^(?:<|‹|«|←|◀|◄|❮)$|\bprev(?:ious)?\b|\bearlier\b|vorherig|zuruck|上/;
const ON = /^(?:>|›|»|→|▶|►|❯)$|\bnext\b|\blater\b|nachst|weiter|^<?vor>?$|下/;

/** Buttons without a name on either side of the months: the nearest turn back and on. */
function namelessBeside(
  months: Calendar['months'],
  near: readonly PcdHit[],
): [before: PcdHit | undefined, after: PcdHit | undefined] {
  const boxes = months.map(({ header }) => header.look.box);
  const [left, right] = [Math.min(...boxes.map(({ x }) => x)), Math.max(...boxes.map(({ x, w }) => x + w))];
  const middle = ({ y, h }: PcdHit['look']['box']): number => y + h / 2;
  const nameless = near.filter(
    ({ type, label, look: { box } }) =>
      type === 'action' && !/[\p{L}\p{N}]/u.test(label) && Math.abs(middle(box) - middle(boxes[0]!)) < 16,
  );
  const before = nameless.filter(({ look: { box } }) => box.x + box.w <= left + 2);
  const after = nameless.filter(({ look: { box } }) => box.x >= right - 2);
  const byX = (a: PcdHit, b: PcdHit): number => a.look.box.x - b.look.box.x;
  return [before.sort(byX).at(-1), after.sort(byX)[0]];
}

const HAS_YEAR = /\+ “[^”]*\b(?:19|20)\d\d\b/;
const DAY = /\+ “\d{1,2}”/g;

/** A calendar came up for what was typed and is at another month: it made nothing of the date, which `text` tells. */
export function showsOtherMonth(view: SkillView, typed: readonly Attempt[], text: string): boolean {
  const iso = dateIn(text, view.locale);
  if (iso?.length !== 10) return false;
  const shown = typed
    .flatMap(({ observation }) => observation?.changes ?? [])
    .map(({ detail }) => detail ?? '');
  if (!shown.some((detail) => HAS_YEAR.test(detail) || (detail.match(DAY)?.length ?? 0) > 2)) return false;
  const months = calendarIn(view)?.months ?? [];
  return months.length > 0 && !months.some(({ index }) => index === monthIndex(iso));
}

/** Day number of a cell; undefined for anything that is no day. */
function dayOf(hit: PcdHit): number | undefined {
  // A form without a name is called by its button.
  if (hit.type === 'form') return undefined;
  const shown = (hit.text ?? hit.label).trim();
  if (/^\d{1,2}$/.test(shown)) {
    const day = Number(shown);
    return day >= 1 && day <= 31 ? day : undefined;
  }
  const iso = /\d/.test(hit.label) && hit.label.length < 60 ? dateIn(hit.label) : undefined;
  return iso?.length === 10 && hit.type === 'action' ? Number(iso.slice(8)) : undefined;
}

function headers(near: readonly PcdHit[], monthSelect?: PcdHit, yearSelect?: PcdHit): Calendar['months'] {
  const found: Calendar['months'] = [];
  for (const hit of near) {
    const text = fold(hit.text ?? hit.label);
    const both =
      /^(?:.*\b)?([a-z]{3,9})\.?,? +(\d{4})$/.exec(text) ?? /^(\d{4})\s*[年/-]\s*(\d{1,2})\s*月?$/.exec(text);
    if (!both?.[1] || !both[2] || text.length > 40) continue;
    const [month, year] = /^\d{4}$/.test(both[1])
      ? [Number(both[2]), Number(both[1])]
      : [monthNumber(both[1]) ?? 0, Number(both[2])];
    if (month < 1 || month > 12) continue;
    const index = year * 12 + month - 1;
    if (!found.some((each) => each.index === index)) found.push({ index, header: hit });
  }
  if (found.length > 0) return found;
  const shown = (hit: PcdHit | undefined): string => fold(hit?.value ?? '');
  const months = near.filter((hit) => !hit.options && monthNumber(hit.text ?? hit.label) !== undefined);
  const years = near.filter((hit) => !hit.options && /^(?:19|20)\d\d$/.test((hit.text ?? hit.label).trim()));
  const pairs = months.length > 0 ? months : monthSelect ? [monthSelect] : [];
  for (const header of pairs) {
    const month = header.options ? monthNumber(shown(header)) : monthNumber(header.text ?? header.label);
    const beside = years
      .filter((hit) => Math.abs(hit.look.box.y - header.look.box.y) < 24)
      .sort(
        (a, b) => Math.abs(a.look.box.x - header.look.box.x) - Math.abs(b.look.box.x - header.look.box.x),
      )[0];
    const year = beside
      ? Number((beside.text ?? beside.label).trim())
      : yearSelect
        ? Number(shown(yearSelect))
        : NaN;
    if (month && year) found.push({ index: year * 12 + month - 1, header });
  }
  return found;
}

/** Fewer days of a month are those before and after the one that is shown. */
const MOST_OF_A_MONTH = 15;

/** Where the year stands in a field or nowhere, days that are called by their whole date tell. */
function monthsOfDays(days: readonly PcdHit[]): Calendar['months'] {
  const byMonth = new Map<number, PcdHit[]>();
  for (const day of days) {
    const iso = day.label.length > 2 ? dateIn(day.label) : undefined;
    if (iso?.length !== 10) continue;
    const month = monthIndex(iso);
    byMonth.set(month, [...(byMonth.get(month) ?? []), day]);
  }
  const shown = [...byMonth].filter(([, of]) => of.length > MOST_OF_A_MONTH);
  return shown.map(([index, [header]]) => ({ index, header: header! }));
}

/** The cell of a day in the month that is shown; days of neighbouring months left out. */
export function dayCell(view: SkillView, calendar: Calendar, iso: string): PcdHit | undefined {
  const pool = poolOf(view).filter(({ id }) => !calendar.without.has(id));
  const day = Number(iso.slice(8, 10));
  const month = calendar.months.find((each) => each.index === monthIndex(iso));
  const told = pool.find(
    (hit) => hit.type === 'action' && !hit.disabled && hit.label.length > 2 && dateIn(hit.label) === iso,
  );
  if (told) return told;
  let cells = pool.filter((hit) => dayOf(hit) === day && !hit.disabled);
  const controls = cells.filter((hit) => hit.type === 'action');
  if (controls.length > 0) cells = controls;
  if (calendar.months.length > 1 && month) {
    const center = (hit: PcdHit): number => hit.look.box.x + hit.look.box.w / 2;
    const nearest = (hit: PcdHit): PcdHit | undefined =>
      [...calendar.months].sort(
        (a, b) => Math.abs(center(a.header) - center(hit)) - Math.abs(center(b.header) - center(hit)),
      )[0]?.header;
    cells = cells.filter((hit) => nearest(hit)?.id === month.header.id);
  }
  // A page of numbers elsewhere must not be taken for the calendar: stay below its header.
  if (month) cells = cells.filter((hit) => hit.look.box.y >= month.header.look.box.y - 4);
  cells.sort((a, b) => a.look.box.y - b.look.box.y || a.look.box.x - b.look.box.x);
  return day > 15 ? cells.at(-1) : cells[0];
}
