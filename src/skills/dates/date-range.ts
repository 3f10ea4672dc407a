// Enters two days: in boxes for their parts, in a field for each end, or by taking both in one picker and agreeing
// where it asks for that.
import type { IntentOf, TargetPhrase } from '../../shared/intent';
import { phraseOf } from '../../shared/phrase';
import type { PcdHit } from '../../shared/query';
import { isField, nameOfField, takesDate } from '../fields/fields';
import { enterParts, partsOf, segmentsOf } from '../fields/segments';
import { dateText } from '../fields/value';
import type { SkillView } from '../skill';
import { attemptsOn, changedSomething } from '../steps/attempts';
import { act, type Draft, type DraftStep } from '../steps/draft';
import { unsent } from '../steps/last-filled';
import { poolOf } from '../target/pool';
import { isStep, tell } from '../target/telling';
import { dateIn } from '../words/quantity';
import { clip, fold, keywords, nameScore, quote, sameWord } from '../words/words';
import { calendarFor, fieldFor, opensDays, openPicker, picksOf, sameDay, shownBefore } from './date-field';
import { AGREES } from './picked-time';
import { dayOrTurn } from './turn-calendar';

type DateIntent = IntentOf<'date'>;

const START =
  /\b(?:start(?:s|ing)?|from|begin(?:s|ning)?|first|arriv\w+|check.?in|depart\w*|outbound|von|ab|anfang|beginn|anreise|hinfahrt|hinflug)\b|开始|入住|起/;
const END =
  /\b(?:end(?:s|ing)?|to|until|till|finish|last|leav\w+|check.?out|return\w*|inbound|bis|ende|abreise|ruckfahrt|ruckflug)\b|结束|退房|止/;
/** Both ends stand together, px. */
const MOST_APART = 120;
const MOST_ROUNDS = 40;
const SEEN = 'buttons that agree';

export function pickRange(
  view: SkillView,
  params: DateIntent,
  oneDay: (view: SkillView, params: DateIntent) => Draft,
): Draft {
  const { from, to } = params.date;
  const parts = inSegments(view, params);
  if (parts) return parts;
  const ends = endsOf(view, params);
  if (!ends) return inOnePicker(view, params);
  for (const [at, hit] of ends.entries()) {
    const iso = at === 0 ? from : to;
    const field = { text: hit.label, ...(hit.section === undefined ? {} : { within: hit.section }) };
    const made = oneDay(view, { kind: 'date', field, date: daySpan(iso, params.date.words) });
    const before = seenBefore(view, agreeing(view));
    if (made.kind === 'act') return { ...made, then: 'replan', remember: { ...made.remember, ...before } };
    if (made.kind !== 'done') return made;
  }
  // Their common panel may keep neither until it is agreed to.
  const pressing = calendarFor(view, ends[1]) ? pressToAgree(view) : undefined;
  if (pressing) return pressing;
  return { kind: 'done', note: phraseOf('done_entered', spanOf(params)) };
}

/** As browsers and component libraries call them. */
const ENDS = [
  ['start date', 'end date'],
  ['startdatum', 'enddatum'],
  ['开始日期', '结束日期'],
];

const spanOf = ({ date }: DateIntent): string => `${date.from} – ${date.to}`;

function daySpan(iso: string, said: string): DateIntent['date'] {
  const options = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  if (said.includes(iso)) return { from: iso, to: iso, words: iso };
  return { from: iso, to: iso, words: new Date(iso).toLocaleDateString('en-GB', options) };
}

/** Boxes for day, month and year of each end. */
function inSegments(view: SkillView, params: DateIntent): Draft | undefined {
  const name = params.field?.text ?? '';
  const ends = ENDS.map((which) => which.map((end) => segmentsOf(view, { text: `${end} ${name}`.trim() })));
  const [start, end] = ends.find(([one, other]) => one && other && one !== other) ?? [];
  if (!start || !end) return undefined;
  const steps: DraftStep[] = [];
  for (const [group, iso] of [
    [start, params.date.from],
    [end, params.date.to],
  ] as const) {
    const parts = partsOf(iso, group, view.locale);
    const left = parts && enterParts(view, group, parts);
    if (!left) return { kind: 'unable', reason: phraseOf('unable_date_boxes_keep_not', iso) };
    steps.push(...left);
  }
  if (steps.length === 0) return { kind: 'done', note: phraseOf('done_entered', spanOf(params)) };
  return act(steps, 'verify', 0.9, phraseOf('why_boxes_date'));
}

/** A field for the first day and one for the last, where no field for both bears the name that was said. */
function endsOf(view: SkillView, { field }: DateIntent): [PcdHit, PcdHit] | undefined {
  const dated = poolOf(view).filter((hit) => !hit.disabled && isField(hit) >= 0.8);
  const isEnd = ({ label }: PcdHit): boolean => START.test(fold(label)) || END.test(fold(label));
  const pairs = dated.flatMap((start, at): Array<[PcdHit, PcdHit]> => {
    const end = dated[at + 1];
    if (!end || !START.test(fold(start.label)) || !END.test(fold(end.label))) return [];
    if (END.test(fold(start.label))) return [];
    const [a, b] = [start.look.box, end.look.box];
    return start.formId === end.formId && Math.abs(a.y - b.y) < MOST_APART ? [[start, end]] : [];
  });
  const grouped = field ? pairs.filter((pair) => pair.every((hit) => isInGroup(hit, field))) : [];
  if (grouped.length === 1) return grouped[0];
  if (field && dated.some((hit) => nameScore(field.text, hit.label) >= 0.8 && !isEnd(hit))) return undefined;
  const named = field ? pairs.filter((pair) => pair.every((hit) => isOf(hit, field.text))) : [];
  if (named.length > 0) return named.length === 1 ? named[0] : undefined;
  const forDays = pairs.filter((pair) => pair.some(takesDate));
  return forDays.length === 1 ? forDays[0] : undefined;
}

/** "Start of vacation", or "From" in a group of that name. */
const isOf = ({ label, section }: PcdHit, name: string): boolean =>
  nameScore(name, label) >= 0.7 || nameScore(name, section ?? '') >= 0.7;

/** "The days of the trip" in a group that says all of these words. */
function isInGroup({ section }: PcdHit, { text, within }: TargetPhrase): boolean {
  const said = keywords(section ?? '');
  return (
    within !== undefined &&
    keywords(`${text} ${within}`).every((word) => said.some((other) => sameWord(word, other)))
  );
}

function inOnePicker(view: SkillView, params: DateIntent): Draft {
  const field = fieldFor(view, params);
  if (field && 'draft' in field) return field.draft;
  const hit = field?.hit;
  const { from, to } = params.date;
  const calendar = calendarFor(view, hit);
  const agree = agreeing(view);
  const isTaken = [from, to].every((iso) => picksOf(view, iso).length > 0);
  const remember = hit ? unsent(view, hit) : {};
  const done: Draft = { kind: 'done', note: phraseOf('done_picked', spanOf(params)), remember };
  if (hit && (holdsBoth(hit.value, params, view.locale) || isShownInTwo(view, params, hit))) return done;
  if (view.attempts.length > MOST_ROUNDS) return { kind: 'unable', reason: phraseOf('unable_picker_stuck') };
  const opened = hit === undefined || attemptsOn(view, hit).length > 0;
  if (isTaken) return pressToAgree(view) ?? (shownTaken(view, params, hit) ? done : unshown(params, hit));
  if (calendar && opened) {
    const iso = picksOf(view, from).length === 0 ? from : to;
    const { cell, turn } = dayOrTurn(view, calendar, iso);
    if (!cell) return turn.kind === 'act' ? { ...turn, remember: seenBefore(view, agree) } : turn;
    const say = phraseOf('do_take_day', iso);
    const then = iso === to ? 'verify' : 'replan';
    return act([{ tool: 'dom.click', on: cell, say }], then, 0.9, iso, seenBefore(view, agree));
  }
  if (!hit) return { kind: 'unable', reason: phraseOf('unable_no_date_field') };
  const name = nameOfField(hit);
  if (!opened) {
    const open: DraftStep = { tool: 'dom.click', on: hit, say: phraseOf('do_open', name) };
    return act([open], 'replan', 0.85, name, { ...seenBefore(view, agree), ...shownBefore(view) });
  }
  if (opensDays(hit)) return { kind: 'unable', reason: phraseOf('unable_no_readable_picker', name) };
  return (
    openPicker(view, hit) ??
    typeBoth(hit, params, attemptsOn(view, hit, 'dom.type').length > 0) ?? {
      kind: 'unable',
      reason: phraseOf('unable_no_readable_picker', name),
    }
  );
}

/** As its hint shows two days: "e.g. 2026-12-24 - 2026-12-31", "DD.MM.YYYY – DD.MM.YYYY". */
function typeBoth(hit: PcdHit, { date }: DateIntent, isTyped: boolean): Draft | undefined {
  const between = writesTwoDays(hit);
  if (between === undefined || hit.readonly || isTyped) return undefined;
  const text = [date.from, date.to].map((iso) => dateText(iso, hit, date.words)).join(between);
  const type: DraftStep = {
    tool: 'dom.type',
    on: hit,
    args: { text },
    say: phraseOf('do_type_into', text, nameOfField(hit)),
  };
  const leave: DraftStep = {
    tool: 'dom.press',
    on: hit,
    args: { key: 'Tab' },
    say: phraseOf('do_leave_field'),
  };
  return act([type, { ...leave, optional: true }], 'verify', 0.8, nameOfField(hit));
}

/** What stands between two days in a field, or in its hint. */
export const writesTwoDays = ({ placeholder, value }: PcdHit): string | undefined =>
  (BETWEEN_DAYS.exec(placeholder ?? '') ?? BETWEEN_DAYS.exec(value ?? ''))?.[1];

/** Between two days or their patterns. */
const BETWEEN_DAYS =
  /(?:\d|[dmyjt]{2})(\s+[-‐~]\s+|\s+(?:to|until|bis)\s+|\s*[–—~→至到]\s*)(?:\d|[dmyjt]{2})/i;

const agreeing = (view: SkillView): PcdHit[] =>
  poolOf(view).filter((hit) => hit.role === 'button' && AGREES.test(fold(hit.label)));

/** The one button that agrees and came up since, once. */
function pressToAgree(view: SkillView): Draft | undefined {
  const seen = (view.memory[SEEN] ?? '').split(' ');
  const [button, other] = agreeing(view).filter(({ id }) => !seen.includes(id));
  if (!button || other || button.disabled) return undefined;
  const say = phraseOf('do_press', tell(button));
  if (view.attempts.some((attempt) => isStep(attempt, say))) return undefined;
  return act([{ tool: 'dom.click', on: button, say }], 'verify', 0.85, tell(button));
}

/** Buttons that were there before anything was opened belong to something else. */
function seenBefore(view: SkillView, agree: readonly PcdHit[]): Record<string, string> {
  return view.attempts.length > 0 ? {} : { [SEEN]: agree.map(({ id }) => id).join(' ') };
}

/** Where no field tells it: the calendar marks both days, or it is gone and took both. */
function shownTaken(view: SkillView, { date }: DateIntent, field: PcdHit | undefined): boolean {
  if ((field?.value ?? '') !== '') return false;
  const calendar = calendarFor(view, field);
  const days = [date.from, date.to].map((iso) => ({
    picks: picksOf(view, iso),
    cell: calendar && dayOrTurn(view, calendar, iso).cell,
  }));
  const tells = days.some(({ cell }) => cell?.selected !== undefined);
  if (tells) return days.every(({ cell }) => cell === undefined || cell.selected === true);
  return field?.value === undefined && days.every(({ picks }) => picks.some(changedSomething));
}

/** The field bears the name of both, and one for the last day stands beside it. */
function isShownInTwo(view: SkillView, { date }: DateIntent, start: PcdHit): boolean {
  const end = poolOf(view).find(
    ({ id, type, label, formId, look: { box } }) =>
      type === 'field' &&
      id !== start.id &&
      formId === start.formId &&
      END.test(fold(label)) &&
      Math.abs(box.y - start.look.box.y) < 8 &&
      box.x >= start.look.box.x + start.look.box.w &&
      box.x - start.look.box.x - start.look.box.w < MOST_APART,
  );
  return sameDay(start.value, date.from, view.locale) && sameDay(end?.value, date.to, view.locale);
}

function unshown(params: DateIntent, field: PcdHit | undefined): Draft {
  if (!field?.value) return { kind: 'unable', reason: phraseOf('unable_not_shown_picked', spanOf(params)) };
  const [have, wanted] = [quote(clip(field.value)), quote(spanOf(params))];
  return { kind: 'unable', reason: phraseOf('unable_shows_other', nameOfField(field), have, wanted) };
}

const BETWEEN = /\s+(?:[-‐~]|to|until|bis|au?|a)\s+|\s*(?:[–—→⟶]|至|到)\s*/;

/** A field that shows both days, in whatever order it writes them; without years the days alone must do. */
function holdsBoth(value: string | undefined, { date }: DateIntent, locale: string): boolean {
  const ends = (value ?? '').split(BETWEEN).filter((part) => part.trim() !== '');
  if (ends.length !== 2) return false;
  const wanted = [date.from, date.to];
  const reads = (as: string): Array<string | undefined> => ends.map((part) => dateIn(part, as));
  const read = [reads(locale), reads('en-GB')];
  if (read.some((days) => days.every((day, at) => day === wanted[at]))) return true;
  if (read.some((days) => days.some((day) => day?.length === 10))) return false;
  return ends.every((part, at) =>
    part
      .match(/\d+/g)
      ?.map(Number)
      .includes(Number(wanted[at]!.slice(8))),
  );
}
