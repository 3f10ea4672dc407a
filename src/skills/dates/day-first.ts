// Whether a page takes "05/02/2027" for the fifth of February: its calendar, open beside what was typed, tells.
import type { PcdHit } from '../../shared/query';
import type { SkillView } from '../skill';
import { attemptsOn } from '../steps/attempts';
import { calendarIn, monthIndex } from './calendar-view';

/** The same day written the other way round, where the calendar turned to the month that the day was taken for. */
export function otherOrder(view: SkillView, field: PcdHit, text: string, iso: string): string | undefined {
  const [, first, sign, second, year] = /^(\d\d)([/.-])(\d\d)\2(\d{4})$/.exec(text) ?? [];
  if (!first || !sign || !second || !year || first === second || Number(second) > 12) return undefined;
  const turned = [second, first, year].join(sign);
  const typed = attemptsOn(view, field, 'dom.type').map(({ call }) => call.args['text']);
  if (typed.includes(turned)) return turned;
  const shown = typed.length > 0 ? calendarIn(view)?.months.map(({ index }) => index) : undefined;
  const [y, month, day] = iso.split('-');
  const mistaken = monthIndex(`${y}-${day}-${month}`);
  // It opens at today.
  const opened = monthIndex(new Date(view.now).toISOString());
  return shown?.includes(mistaken) && !shown.includes(monthIndex(iso)) && mistaken !== opened
    ? turned
    : undefined;
}
