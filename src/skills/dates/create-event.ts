// Makes an event in a calendar of time slots: by drawing from its start to its end, or by a form.
import type { IntentOf } from '../../shared/intent';
import { phraseOf } from '../../shared/phrase';
import type { PcdHit } from '../../shared/query';
import { enter, holds, isField, takesDate, textFields } from '../fields/fields';
import { isHeldBack, submitButtons } from '../forms/submit-buttons';
import type { SkillView } from '../skill';
import { isPressStep } from '../steps/asked-back';
import { attemptsOn, didAct } from '../steps/attempts';
import { act, type Draft, type DraftStep } from '../steps/draft';
import { draftSkill } from '../steps/draft-skill';
import { linesIn } from '../steps/search-shown';
import { lookFor } from '../target/aim';
import { poolOf } from '../target/pool';
import { tell } from '../target/telling';
import { durationIn, timeIn } from '../words/quantity';
import { saysNo } from '../words/refusal-words';
import { fold } from '../words/words';
import { enterDay } from './date';
import { isTime } from './picked-time';

export const createEventSkill = draftSkill<'createEvent'>({
  name: 'create-event',
  kinds: ['createEvent'],
  needs: () => [
    ...lookFor([]).filter((need) => need.key !== 'text'),
    { key: 'text', type: 'query', query: { kind: 'text', topK: 200 } },
    { key: 'near', type: 'query', query: { text: 'new event|create|add event|save', topK: 40 } },
  ],
  draft,
  effects: [
    (_after, params, view) =>
      titleField(view) === undefined &&
      (isTaken(view, params.name) || poolOf(view).some((hit) => hit.label.includes(params.name))),
  ],
});

function draft(view: SkillView, params: IntentOf<'createEvent'>): Draft {
  const title = titleField(view);
  const drawn = didAct(view, 'dom.drag') || didAct(view, 'dom.click');
  // Which day the slots belong to is not told: a day that was said goes into a field.
  const slots = params.day ? [] : slotsOf(view);
  if (title && (drawn || slots.length === 0)) return fillForm(view, params, title);
  const isShown = (): boolean => poolOf(view).some((hit) => fold(hit.label) === fold(params.name));
  if (!title && didAct(view, 'dom.type') && (isTaken(view, params.name) || isShown()))
    return { kind: 'done', note: phraseOf('done_in_calendar', params.name) };
  const [first, last] = windowFor(slots, params, busyIn(view, slots)) ?? [];
  if (first && last && !drawn) {
    const say = phraseOf('do_draw_from', clock(first.minutes), clock(last.minutes + last.length));
    const step: DraftStep =
      first === last
        ? {
            tool: 'dom.drag',
            on: first.hit,
            args: { by: { x: 0, y: Math.min(6, first.hit.look.box.h / 3) } },
            say,
          }
        : { tool: 'dom.drag', on: first.hit, to: last.hit, args: { at: 'center' }, say };
    return act([step], 'replan', 0.75, phraseOf('why_time_slots'));
  }
  const makers = poolOf(view).filter(
    (hit) => hit.type === 'action' && MAKES.test(fold(hit.label)) && attemptsOn(view, hit).length === 0,
  );
  const maker = makers.find((hit) => EVENT.test(fold(hit.label))) ?? makers[0];
  if (maker)
    return act(
      [{ tool: 'dom.click', on: maker, say: phraseOf('do_press', tell(maker)) }],
      'replan',
      0.75,
      tell(maker),
    );
  return { kind: 'unable', reason: phraseOf('unable_no_calendar') };
}

/** What sends it has closed its dialog and opened none: the day that the event is on may not be the one shown. */
function isTaken({ attempts, mini }: SkillView, name: string): boolean {
  const last = attempts.findLast(({ call, result }) => result.ok && call.name === 'dom.click');
  const dialogs = (last?.observation?.changes ?? []).flatMap(({ what, detail = '' }) =>
    what === 'dialog' ? detail : [],
  );
  return (
    isPressStep(last) &&
    !mini.dialog &&
    !(last?.observation?.changes ?? []).flatMap(({ detail = '' }) => linesIn(detail)).some(saysNo) &&
    attempts.some(({ call, result }) => result.ok && call.args['text'] === name) &&
    dialogs.length > 0 &&
    dialogs.every((detail) => detail.startsWith('closed'))
  );
}

const MAKES = /\b(?:new|create|add)\b|\+|\b(?:neue[rsn]?|erstellen|anlegen|hinzufugen)\b|新建|创建|添加/;
const EVENT = /event|meeting|appointment|termin|ereignis|日程|会议|活动/;

function titleField(view: SkillView): PcdHit | undefined {
  const fields = textFields(view).filter((hit) => hit.role !== 'searchbox');
  return (
    fields.find((hit) =>
      /name|title|subject|event|summary|titel|名称|标题/.test(fold(`${hit.label} ${hit.placeholder ?? ''}`)),
    ) ?? (fields.length === 1 ? fields[0] : undefined)
  );
}

function fillForm(view: SkillView, params: IntentOf<'createEvent'>, title: PcdHit): Draft {
  const isTyped = holds(title, params.name) || attemptsOn(view, title, 'dom.type').length > 0;
  const steps: DraftStep[] = isTyped ? [] : [enter(title, params.name)];
  const fields = poolOf(view).filter((hit) => isField(hit) >= 0.9 && hit.id !== title.id);
  const named = (words: RegExp): PcdHit | undefined =>
    fields.find((hit) => takesTime(hit) && words.test(fold(`${hit.label} ${hit.placeholder ?? ''}`)));
  const dated = fields.filter((hit) => takesDay(hit));
  const day = params.day?.from;
  // Beside the day that an event begins on stands the time, often without a name of its own: then the dialog's.
  const isNameless = ({ label, section }: PcdHit): boolean =>
    label === '' || label === section || label === view.mini.dialog?.label;
  const [first, second] = fields.filter((hit) => isNameless(hit) && isTime(hit.value ?? ''));
  const start = named(STARTS) ?? named(/time|when|uhr|zeit|时间/) ?? first;
  const end = named(ENDS) ?? (start === first ? second : undefined);
  const times = [
    [start, params.start],
    [end, endOf(params)],
  ] as const;
  for (const [hit, time] of times)
    if (hit && time !== '' && attemptsOn(view, hit).length === 0) {
      const value = hit.inputType === 'datetime-local' ? momentOf(day, time) : time;
      if (value !== undefined && !holds(hit, value)) steps.push(enter(hit, value));
    }
  const ofDay = dated.filter((hit) => hit.inputType !== 'datetime-local');
  const takesMoment = start?.inputType === 'datetime-local' && momentOf(day, params.start) !== undefined;
  if (day !== undefined && ofDay.length === 0 && !takesMoment)
    return { kind: 'unable', reason: phraseOf('unable_no_date_field') };
  if (params.start !== '' && !start && !didAct(view, 'dom.drag'))
    return { kind: 'unable', reason: phraseOf('unable_no_time_field') };
  // Where the start is moved, many a form moves the end with it: the time first, then the day.
  if (ofDay.length > 0 && steps.length > 0) return act(steps, 'replan', 0.8, tell(title));
  if (params.day && day !== undefined) {
    // An event of one day ends on the day that it starts on.
    const ends = ofDay.filter((hit) => ENDS.test(fold(hit.label)));
    for (const hit of [ofDay.find((each) => !ends.includes(each)), ends[0]]) {
      if (!hit) continue;
      const entered = enterDay(view, { kind: 'date', field: { text: hit.label }, date: params.day });
      if (entered.kind !== 'done') return entered.kind === 'act' ? { ...entered, then: 'replan' } : entered;
    }
  }
  const own = submitButtons(view).find((hit) => hit.formId === title.formId);
  const isHeld = !own && isHeldBack(view, title.formId);
  if (isHeld && steps.length > 0) return act(steps, 'replan', 0.8, tell(title));
  // While its own waits, no other form's button sends it.
  const button = own ?? (isHeld ? undefined : submitButtons(view)[0]);
  if (button) steps.push({ tool: 'dom.click', on: button, say: phraseOf('do_press', tell(button)) });
  else steps.push({ tool: 'dom.press', on: title, args: { key: 'Enter' }, say: phraseOf('do_press_enter') });
  return act(steps, 'verify', 0.8, tell(title));
}

const STARTS = /\b(?:start\w*|from|begin\w*|von|ab)\b|开始/;
const ENDS = /\b(?:ends?|ending|until|to|bis|ende)\b|结束/;
const takesDay = (hit: PcdHit): boolean => takesDate(hit) && hit.inputType !== 'time';
const takesTime = (hit: PcdHit): boolean => !takesDay(hit) || hit.inputType === 'datetime-local';

/** `2026-12-04T15:00`; undefined where the day is not known. */
function momentOf(day: string | undefined, time: string): string | undefined {
  const minutes = timeIn(time);
  return day === undefined || minutes === undefined ? undefined : `${day}T${clock(minutes).padStart(5, '0')}`;
}

/** Said, or so long after the start as was said. */
function endOf({ start, end, durationMinutes }: IntentOf<'createEvent'>): string {
  const from = timeIn(start);
  if (end !== '' || durationMinutes === undefined || from === undefined) return end;
  return clock(from + durationMinutes).padStart(5, '0');
}

interface Slot {
  hit: PcdHit;
  minutes: number;
  /** Minutes that it lasts. */
  length: number;
}

/** Slots of the day, by their own names or by the hours written beside them; the first column of several. */
function slotsOf(view: SkillView): Slot[] {
  const pool = poolOf(view);
  const timed = pool.flatMap((hit) => {
    const minutes = hit.label.length < 12 && hit.type !== 'field' ? timeIn(hit.label) : undefined;
    return minutes === undefined || hit.options ? [] : [{ hit, minutes }];
  });
  timed.sort((a, b) => a.minutes - b.minutes);
  const own = timed.filter(({ hit }) => hit.type === 'action');
  if (own.length > 2)
    return own.map(({ hit, minutes }, at) => ({
      hit,
      minutes,
      length: (own[at + 1]?.minutes ?? minutes + 60) - minutes,
    }));
  const labels = timed.filter(({ hit }) => hit.type === 'text');
  if (labels.length < 3) return [];
  const cells = pool.filter((hit) => hit.label === EMPTY || (hit.type === 'action' && hit.label === ''));
  return labels.flatMap(({ hit: label, minutes }, at) => {
    const next = labels[at + 1];
    const top = label.look.box.y - 2;
    const bottom = next ? next.hit.look.box.y - 2 : top + 2 * label.look.box.h;
    const inRow = cells
      .filter(
        ({ look: { box } }) =>
          box.x > label.look.box.x && box.y + box.h / 2 >= top && box.y + box.h / 2 < bottom,
      )
      .sort((a, b) => a.look.box.y - b.look.box.y || a.look.box.x - b.look.box.x);
    const rows = inRow.filter((hit, i) => i === 0 || hit.look.box.y > (inRow[i - 1]?.look.box.y ?? 0) + 2);
    const length = ((next?.minutes ?? minutes + 60) - minutes) / Math.max(1, rows.length);
    return rows.map((hit, i) => ({ hit, minutes: minutes + i * length, length }));
  });
}

/** What perception calls a framed box without text. */
const EMPTY = 'empty box';

/** Slots over which something already stands. */
function busyIn(view: SkillView, slots: readonly Slot[]): ReadonlySet<Slot> {
  const cells = new Set(slots.map(({ hit }) => hit.id));
  const events = poolOf(view).filter(
    (hit) =>
      !cells.has(hit.id) && hit.label !== EMPTY && hit.kind !== 'scroll_area' && hit.type !== 'collection',
  );
  const meets = (a: PcdHit, b: PcdHit): boolean => {
    const [p, q] = [a.look.box, b.look.box];
    return (
      p.x < q.x + q.w &&
      q.x < p.x + p.w &&
      p.y + 1 < q.y + q.h &&
      q.y + 1 < p.y + p.h &&
      q.h < 40 * p.h &&
      q.w < 2 * p.w
    );
  };
  return new Set(
    slots.filter(({ hit }) => events.some((event) => event.id !== hit.parent && meets(hit, event))),
  );
}

/** An event whose end is not said. */
const USUAL_MINUTES = 60;

/** The first free run of slots that is long enough and within the time that was said; with a gap around it where there is room. */
function windowFor(
  slots: readonly Slot[],
  params: IntentOf<'createEvent'>,
  busy: ReadonlySet<Slot>,
): [Slot, Slot] | undefined {
  const start = timeIn(params.start);
  if (start === undefined) return undefined;
  const stated = timeIn(params.end);
  const span = durationIn(params.end);
  const end = stated ?? start + (span ?? params.durationMinutes ?? USUAL_MINUTES);
  const length = params.durationMinutes ?? end - start;
  if (length <= 0) return undefined;
  for (const gap of [1, 0])
    for (let at = 0; at < slots.length; at++) {
      const first = slots[at];
      if (!first || first.minutes < start) continue;
      const until = slots.findIndex(
        (slot, i) => i >= at && slot.minutes + slot.length >= first.minutes + length,
      );
      const last = slots[until];
      if (!last || last.minutes + last.length > end) break;
      const around = slots.slice(Math.max(0, at - gap), until + 1 + gap);
      if (!around.some((slot) => busy.has(slot))) return [first, last];
    }
  return undefined;
}

function clock(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}
