// Which field a date goes into, what opens its picker, and which days were taken in it.
import type { IntentOf } from '../../shared/intent';
import { phraseOf } from '../../shared/phrase';
import type { PcdHit } from '../../shared/query';
import { isBlank, isField, nameOfField, takesDate, textFields } from '../fields/fields';
import type { Attempt, SkillView } from '../skill';
import { attemptsOn, changedSomething } from '../steps/attempts';
import { act, type Draft, type DraftStep } from '../steps/draft';
import { aim } from '../target/aim';
import { poolOf } from '../target/pool';
import { isStepOf, optionsOf } from '../target/telling';
import { nameOf } from '../words/naming';
import { dateIn } from '../words/quantity';
import { withoutRoles } from '../words/role-words';
import { fold } from '../words/words';
import { calendarIn, type Calendar } from './calendar-view';

export function picksOf(view: SkillView, iso: string): Attempt[] {
  return view.attempts.filter(
    (attempt) => attempt.result.ok && isStepOf(attempt, 'do_take_day') && attempt.description.includes(iso),
  );
}

export function fieldFor(
  view: SkillView,
  params: IntentOf<'date'>,
): { hit: PcdHit } | { draft: Draft } | undefined {
  const dated = poolOf(view).filter((hit) => hit.type === 'field' && takesDate(hit) && !hit.disabled);
  const isNamed = params.field !== undefined && !isBlank(params.field);
  if (params.field && isNamed) {
    const named = withoutRoles(params.field);
    const found = aim(view, named, {
      // What takes no typing and is called as the date is has a picker behind it, whatever it is called.
      suits: (hit) => (takesDate(hit) ? 1 : isShutBox(hit) ? 0.9 : isField(hit) * 0.9),
      mayReveal: false,
    });
    if (found.ok) return { hit: found.hit };
    if (found.draft.kind === 'ask') return { draft: found.draft };
    const button = aim(view, named, { suits: (hit) => (opensDays(hit) ? 1 : 0), mayReveal: false });
    // "Leave on Friday" is not said to "Leave group".
    if (button.ok && (isDateButton(button.hit) || nameOf(button.hit, named.text) >= 0.9))
      return { hit: button.hit };
  }
  // Under another name only a field that is for dates can be meant, never one that merely takes text.
  const others = isNamed ? [] : textFields(view).concat(poolOf(view).filter(isShutBox));
  const plain = dated.filter(({ label }) => SAYS_DATE_ONLY.test(fold(label)));
  // "The day" is the field of that name, where others say more.
  const isPlain = isNamed || (plain.length === 1 && plain[0]?.label !== '');
  const buttons = isNamed || dated.length > 0 ? [] : poolOf(view).filter(isDateButton);
  if (buttons.length === 1 && buttons[0]) return { hit: buttons[0] };
  const unnamed = isPlain ? plain : dated;
  const fields = unnamed.length > 0 ? unnamed : others;
  const only =
    fields.length === 1
      ? fields[0]
      : (fields.find((hit) => attemptsOn(view, hit).length > 0) ?? fields.find((hit) => hit.focused));
  if (only) return { hit: only };
  const empty = fields.filter((hit) => (hit.value ?? '') === '');
  if (fields.length > 1 && !calendarIn(view)) {
    if (empty.length === 1 && empty[0]) return { hit: empty[0] };
    return {
      draft: { kind: 'ask', question: phraseOf('ask_which_date_field_mean'), options: optionsOf(fields) },
    };
  }
  return undefined;
}

const SAYS_DATE_ONLY =
  /^(?:(?:select|choose|pick|enter|set|your|the|an?|wahle?n?|datum|选择)?[\s:*]*)*(?:dates?|days?|datum|tag|日期|[dmy./ -]{6,12})?[\s:*]*$/;

/** A button in place of a field: it shows the day that is chosen, and brings up the calendar. */
export const opensDays = (hit: PcdHit): boolean =>
  hit.type === 'action' && hit.role === 'button' && hit.hasPopup === 'dialog' && !hit.disabled;

const isDateButton = (hit: PcdHit): boolean =>
  opensDays(hit) && (SAYS_DATE_ONLY.test(fold(hit.label)) || /\b(?:date|datum)\b|日期/.test(fold(hit.label)));

function isShutBox(hit: PcdHit): boolean {
  return hit.type === 'field' && hit.readonly === true && !hit.disabled;
}

export function sameDay(value: string | undefined, iso: string, locale: string): boolean {
  if (!value) return false;
  return dateIn(value, locale) === iso || dateIn(value, 'en-US') === iso;
}

const SHOWN = 'shown beside a calendar';

/** To be remembered when a picker is opened: what stands there beside a calendar that is on the page already. */
export function shownBefore(view: SkillView): Record<string, string> {
  const ids = calendarIn(view) ? poolOf(view).map(({ id }) => id) : [];
  return { [SHOWN]: ids.join(' ') };
}

/** The calendar that came up for a field; without a field any that is there, and where nothing came up the one below it. */
export function calendarFor(view: SkillView, field: PcdHit | undefined): Calendar | undefined {
  const before = new Set((field ? (view.memory[SHOWN] ?? '') : '').split(' '));
  const calendar = calendarIn(view, before);
  if (calendar || !field || attemptsOn(view, field, 'dom.click').some(changedSomething)) return calendar;
  const own = calendarIn(view);
  return own && isRightBelow(view, own, field) ? own : undefined;
}

/** No other field lies between. */
function isRightBelow(view: SkillView, { months }: Calendar, field: PcdHit): boolean {
  const top = Math.min(...months.map(({ header }) => header.look.box.y));
  const { y } = field.look.box;
  const isBetween = ({ id, type, look: { box } }: PcdHit): boolean =>
    type === 'field' && id !== field.id && box.y > y && box.y < top;
  return top > y && top - y < MOST_BELOW && !poolOf(view).some(isBetween);
}

/** From a field to the calendar that belongs to it, px. */
const MOST_BELOW = 160;

/** The button beside a field that opens its picker. */
function openerOf(view: SkillView, field: PcdHit): PcdHit | undefined {
  return poolOf(view).find((hit) => {
    if (hit.type !== 'action' || hit.disabled) return false;
    const [b, f] = [hit.look.box, field.look.box];
    const beside = Math.abs(b.y + b.h / 2 - f.y - f.h / 2) < 24 && b.x >= f.x && b.x < f.x + f.w + 60;
    return (
      beside &&
      (hit.kind === 'calendar' ||
        /date|calendar|datum|日/i.test(hit.label) ||
        hit.label === '' ||
        hit.hasPopup !== undefined)
    );
  });
}

/** What was typed beside its open calendar, where many a picker drops it: Enter takes it, once. */
export function takeTyped(view: SkillView, field: PcdHit): DraftStep | undefined {
  const isOpen = field.hasPopup === 'dialog' && field.expanded === true;
  if (!isOpen || attemptsOn(view, field, 'dom.type').length === 0) return undefined;
  if (attemptsOn(view, field, 'dom.press').some(({ call }) => call.args['key'] === 'Enter')) return undefined;
  return { tool: 'dom.press', on: field, args: { key: 'Enter' }, say: phraseOf('do_press_enter') };
}

/** The button beside a field that opens its picker, pressed once. */
export function openPicker(view: SkillView, field: PcdHit): Draft | undefined {
  const opener = openerOf(view, field);
  if (!opener || attemptsOn(view, opener).length > 0) return undefined;
  const step: DraftStep = { tool: 'dom.click', on: opener, say: phraseOf('do_open_date_picker') };
  return act([step], 'replan', 0.8, nameOfField(field));
}
