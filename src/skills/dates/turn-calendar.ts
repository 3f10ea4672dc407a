// Brings a day of a date picker into view: the cell where its month is shown, else the steps that turn to it.
import { phraseOf } from '../../shared/phrase';
import type { PcdHit } from '../../shared/query';
import { isCutShort } from '../fields/fields';
import type { SkillView } from '../skill';
import { act, type Draft, type DraftStep } from '../steps/draft';
import { tell } from '../target/telling';
import { monthNumber } from '../words/quantity';
import { dayCell, monthIndex, type Calendar } from './calendar-view';

const MOST_TURNS_AT_ONCE = 12;

export function dayOrTurn(
  view: SkillView,
  calendar: Calendar,
  iso: string,
): { cell: PcdHit; turn?: undefined } | { cell?: undefined; turn: Draft } {
  const goal = monthIndex(iso);
  const shown = calendar.months.map((month) => month.index);
  if (!shown.includes(goal)) return { turn: turnTo(calendar, iso, shown) };
  const cell = dayCell(view, calendar, iso);
  return cell ? { cell } : { turn: { kind: 'unable', reason: phraseOf('unable_picker_offers_not', iso) } };
}

/** The steps to a month: by its lists, else by as many presses as it takes. */
export function turnTo(calendar: Calendar, iso: string, shown: readonly number[]): Draft {
  const goal = monthIndex(iso);
  const bySelect = selects(calendar, iso);
  if (bySelect.length > 0) return act(bySelect, 'replan', 0.85, phraseOf('why_month'));
  const nearest = shown.reduce(
    (best, each) => (Math.abs(each - goal) < Math.abs(best - goal) ? each : best),
    shown[0] ?? goal,
  );
  const isOn = goal > nearest;
  const years = Math.floor(Math.abs(goal - nearest) / 12);
  const byYear = isOn ? calendar.nextYear : calendar.previousYear;
  if (byYear && years > 0) {
    const step: DraftStep = { tool: 'dom.click', on: byYear, say: phraseOf('do_press', tell(byYear)) };
    const steps = Array.from({ length: Math.min(MOST_TURNS_AT_ONCE, years) }, () => step);
    return act(steps, 'replan', 0.85, phraseOf('why_month'));
  }
  const turn = isOn ? calendar.next : calendar.previous;
  if (!turn) return { kind: 'unable', reason: phraseOf('unable_picker_turns_not', iso) };
  const times = Math.min(MOST_TURNS_AT_ONCE, Math.abs(goal - nearest));
  const say = isOn ? phraseOf('do_turn_next_month') : phraseOf('do_turn_previous_month');
  const steps = Array.from({ length: times }, (): DraftStep => ({ tool: 'dom.click', on: turn, say }));
  return act(steps, 'replan', 0.85, phraseOf('why_month'));
}

function selects(calendar: Calendar, iso: string): DraftStep[] {
  const [year, month] = iso.split('-');
  const steps: DraftStep[] = [];
  const { monthSelect, yearSelect } = calendar;
  // Of a list of a hundred years only the first ones are told.
  const isLong = yearSelect !== undefined && isCutShort(yearSelect);
  const told = yearSelect?.options?.find((option) => option.trim() === year);
  const yearOption = told ?? (isLong ? year : undefined);
  if (yearSelect && yearOption && yearSelect.value !== yearOption)
    steps.push({
      tool: 'dom.select',
      on: yearSelect,
      args: { value: yearOption },
      say: phraseOf('do_choose', yearOption),
    });
  const monthOption = monthSelect?.options?.find((option) => monthNumber(option) === Number(month));
  if (monthSelect && monthOption && monthSelect.value !== monthOption && (!yearSelect || yearOption))
    steps.push({
      tool: 'dom.select',
      on: monthSelect,
      args: { value: monthOption },
      say: phraseOf('do_choose', monthOption),
    });
  return steps;
}
