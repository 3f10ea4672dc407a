// Enters a date: native fields directly, pickers by turning their months and taking the day, others by typing.
import type { IntentOf } from '../../shared/intent';
import { phraseOf } from '../../shared/phrase';
import type { PcdHit } from '../../shared/query';
import { nameOfField } from '../fields/fields';
import { enterParts, partsOf, segmentsOf } from '../fields/segments';
import { dateShape, dateText } from '../fields/value';
import { isBesidePart, toEditForm, toFormOfShown, toPartForm, WAYS_TO_EDIT } from '../forms/edit-form';
import type { SkillView } from '../skill';
import { attemptsOn, changedSomething } from '../steps/attempts';
import { act, pressOn, type Draft, type DraftStep } from '../steps/draft';
import { draftSkill } from '../steps/draft-skill';
import { unsent } from '../steps/last-filled';
import { wrongEntry } from '../steps/refused';
import { lookFor } from '../target/aim';
import { poolOf } from '../target/pool';
import { tell } from '../target/telling';
import { dateIn, monthNumber } from '../words/quantity';
import { nameScore } from '../words/words';
import type { Calendar } from './calendar-view';
import {
  calendarFor,
  fieldFor,
  opensDays,
  openPicker,
  picksOf,
  sameDay,
  shownBefore,
  takeTyped,
} from './date-field';
import { pickRange, writesTwoDays } from './date-range';
import { dayAsWorded } from './month';
import { dayOrTurn } from './turn-calendar';

/** Back to a year of birth, a press a year, and on to its month. */
const MOST_ROUNDS = 120;

export const dateSkill = draftSkill<'date'>({
  name: 'date',
  kinds: ['date'],
  needs: (params) => [
    ...lookFor(params.field ? [params.field, ...WAYS_TO_EDIT] : []).filter((need) => need.key !== 'text'),
    { key: 'text', type: 'query', query: { kind: 'text', topK: 200 } },
  ],
  draft,
  effects: [
    (_after, params, view) => {
      const now = draft(view, params);
      if (now.kind === 'done' || params.range) return now.kind === 'done';
      const picks = picksOf(view, params.date.from.slice(0, 10));
      return picks.some(changedSomething) && now.kind === 'unable' && !showsOtherDay(view, params);
    },
  ],
});

/** A day that reads like another one in every order of writing; what is no date to us tells nothing. */
function showsOtherDay(view: SkillView, params: IntentOf<'date'>): boolean {
  const field = fieldFor(view, params);
  const value = field && 'hit' in field ? field.hit.value : undefined;
  if (value === undefined || dateIn(value, view.locale) === undefined) return false;
  const iso = params.date.from.slice(0, 10);
  return !sameDay(value, iso, view.locale) && dateIn(value, 'en-GB') !== iso;
}

function draft(view: SkillView, params: IntentOf<'date'>): Draft {
  const { from, to } = params.date;
  const preset = from === to ? undefined : presetFor(view, params);
  if (preset) return preset;
  const isRange = from !== to && (params.range === true || takesTwoDays(view, params));
  const made = isRange ? pickRange(view, params, enterDay) : enterDay(view, params);
  return made.kind === 'done' ? (wrongEntry(view) ?? made) : made;
}

const PRESET = 'span that was pressed';

/** "Last 7 days" is mostly offered by that name. */
function presetFor(view: SkillView, { date }: IntentOf<'date'>): Draft | undefined {
  if (view.memory[PRESET] === date.words) return { kind: 'done', note: phraseOf('done_picked', date.words) };
  const [named, other] = poolOf(view).filter(
    (hit) => PRESSED.has(hit.role) && !hit.disabled && !hit.behind && nameScore(date.words, hit.label) >= 0.9,
  );
  return named && !other
    ? { ...pressOn(named, 'do_press', 'verify', 0.9, tell(named)), remember: { [PRESET]: date.words } }
    : undefined;
}
const PRESSED: ReadonlySet<string> = new Set(['button', 'radio', 'tab', 'menuitem', 'menuitemradio']);

/** One field that holds two days, or shows how two are written. */
function takesTwoDays(view: SkillView, params: IntentOf<'date'>): boolean {
  const field = fieldFor(view, params);
  return field !== undefined && 'hit' in field && writesTwoDays(field.hit) !== undefined;
}

/** One day, in the field that the phrase names or the only one. */
export function enterDay(view: SkillView, params: IntentOf<'date'>): Draft {
  const iso = params.date.from.slice(0, 10);
  const group = params.field ? segmentsOf(view, params.field) : undefined;
  const wanted = group && partsOf(iso, group, view.locale);
  if (group && wanted) {
    const steps = enterParts(view, group, wanted);
    if (!steps) return { kind: 'unable', reason: phraseOf('unable_date_boxes_keep_not', iso) };
    if (steps.length === 0) return { kind: 'done', note: phraseOf('done_entered', iso) };
    return act(steps, 'verify', 0.9, phraseOf('why_boxes_date'));
  }
  const field = fieldFor(view, params);
  if (field && 'draft' in field) return field.draft;
  const hit = field?.hit;
  const shown = hit && params.field ? toFormOfShown(view, params.field, hit) : undefined;
  if (shown) return shown;
  if (hit && isBesidePart(view, hit)) return { kind: 'unable', reason: phraseOf('unable_no_date_field') };
  const isWritten = hit?.value !== undefined && hit.value === dateText(iso, hit, params.date.words);
  if (hit && (isWritten || sameDay(hit.value, iso, view.locale) || isRewritten(view, hit, iso))) {
    const taking = takeTyped(view, hit);
    if (taking) return act([taking], 'verify', 0.9, nameOfField(hit), unsent(view, hit));
    return { kind: 'done', note: phraseOf('done_is', nameOfField(hit), hit.value ?? iso) };
  }
  if (hit && ['date', 'datetime-local', 'month', 'week'].includes(hit.inputType ?? '') && !hit.readonly) {
    const value = dateText(iso, hit, params.date.words);
    return act(
      [{ tool: 'dom.set', on: hit, args: { value }, say: phraseOf('do_set', nameOfField(hit), value) }],
      'verify',
      0.95,
      nameOfField(hit),
    );
  }
  if (view.attempts.length > MOST_ROUNDS) return { kind: 'unable', reason: phraseOf('unable_picker_stuck') };
  const calendar = calendarFor(view, hit);
  const opened = hit ? attemptsOn(view, hit).length > 0 : true;
  if (calendar && (opened || !hit)) return inCalendar(view, calendar, iso, hit);
  const toForm = hit || !params.field ? undefined : (toPartForm(view, params.field) ?? toEditForm(view));
  if (toForm) return toForm;
  if (!hit) return { kind: 'unable', reason: phraseOf('unable_no_date_field') };
  const parts = dateParts(view, hit, iso);
  if (parts) return parts;
  const clicked = attemptsOn(view, hit, 'dom.click').length;
  if (clicked === 0)
    return act(
      [{ tool: 'dom.click', on: hit, say: phraseOf('do_open', nameOfField(hit)) }],
      'replan',
      0.85,
      nameOfField(hit),
      shownBefore(view),
    );
  if (opensDays(hit)) {
    const isTaken = picksOf(view, iso).some(changedSomething) || sameDay(hit.text, iso, view.locale);
    return isTaken
      ? { kind: 'done', note: phraseOf('done_picked', iso) }
      : { kind: 'unable', reason: phraseOf('unable_no_readable_picker', nameOfField(hit)) };
  }
  const typed = attemptsOn(view, hit, 'dom.type').length;
  if (typed === 0 && !hit.readonly && isShaped(hit, iso)) return typeDate(view, hit, params, 0);
  const open = openPicker(view, hit);
  if (open) return open;
  if (hit.readonly)
    return { kind: 'unable', reason: phraseOf('unable_no_readable_picker', nameOfField(hit)) };
  if (typed >= 2)
    return { kind: 'unable', reason: phraseOf('unable_takes_not', nameOfField(hit), params.date.words) };
  return typeDate(view, hit, params, typed);
}

/** How it is to be written is known. */
const isShaped = (hit: PcdHit, iso: string): boolean =>
  dateShape(hit) !== null || dayAsWorded(hit.value ?? '', iso) !== undefined;

/** Entered as what can be no other day, and shown in the page's own order since: 05/06 for 5 June. */
function isRewritten(view: SkillView, hit: PcdHit, iso: string): boolean {
  const isSure =
    attemptsOn(view, hit, 'dom.type').some(({ call, result }) => result.ok && call.args['text'] === iso) ||
    picksOf(view, iso).some(changedSomething);
  const numbers = (text: string): string =>
    (text.match(/\d+/g) ?? [])
      .map(Number)
      .sort((a, b) => a - b)
      .join(' ');
  return isSure && numbers(hit.value ?? '') === numbers(iso);
}

function typeDate(view: SkillView, hit: PcdHit, { date }: IntentOf<'date'>, typed: number): Draft {
  const iso = date.from.slice(0, 10);
  const text = typed === 0 ? dateText(iso, hit, date.words) : iso;
  return act(
    [
      { tool: 'dom.type', on: hit, args: { text }, say: phraseOf('do_type_into', text, nameOfField(hit)) },
      { tool: 'dom.press', on: hit, args: { key: 'Tab' }, say: phraseOf('do_leave_field'), optional: true },
    ],
    'verify',
    0.8,
    nameOfField(hit),
    // The key is pressed to leave the field, and sends nothing.
    unsent(view, hit),
  );
}

function inCalendar(view: SkillView, calendar: Calendar, iso: string, field: PcdHit | undefined): Draft {
  const { cell, turn } = dayOrTurn(view, calendar, iso);
  if (!cell) return turn;
  // A day is pressed like a button, and waits in its field to be sent.
  const remember = field ? unsent(view, field) : {};
  const picks = picksOf(view, iso);
  const shows = cell.selected === true || (field?.value === undefined && picks.some(changedSomething));
  if (picks.length > 0 && shows) return { kind: 'done', note: phraseOf('done_picked', iso), remember };
  if (picks.length >= 2) return { kind: 'unable', reason: phraseOf('unable_not_shown_picked', iso) };
  const take: DraftStep = { tool: 'dom.click', on: cell, say: phraseOf('do_take_day', iso) };
  return act([take], 'verify', 0.9, iso, remember);
}

/** Day, month and year in fields of their own. */
function dateParts(view: SkillView, hit: PcdHit, iso: string): Draft | undefined {
  const group = poolOf(view).filter(
    (other) =>
      other.type === 'field' &&
      Math.abs(other.look.box.y - hit.look.box.y) < 12 &&
      other.formId === hit.formId,
  );
  const part = (words: RegExp): PcdHit | undefined =>
    group.find((other) => words.test(`${other.label} ${other.placeholder ?? ''}`));
  const [day, month, year] = [
    part(/\bday\b|^dd$|\btag\b/i),
    part(/\bmonth\b|^mm$|\bmonat\b/i),
    part(/\byear\b|^yyyy$|\bjahr\b/i),
  ];
  if (!day || !month || !year || new Set([day.id, month.id, year.id]).size < 3) return undefined;
  const [y = '', m = '', d = ''] = iso.split('-');
  const steps = [
    [day, String(Number(d))],
    [month, month.options?.find((option) => monthNumber(option) === Number(m)) ?? String(Number(m))],
    [year, y],
  ] as const;
  if (attemptsOn(view, year).some((attempt) => attempt.result.ok))
    return { kind: 'done', note: phraseOf('done_entered', iso) };
  return act(
    steps.map(([on, value]): DraftStep =>
      on.options
        ? { tool: 'dom.select', on, args: { value }, say: phraseOf('do_choose', value) }
        : { tool: 'dom.type', on, args: { text: value }, say: phraseOf('do_type', value) },
    ),
    'verify',
    0.8,
    phraseOf('why_date_fields'),
  );
}
