// The day that "Monday 07:10" means, in a column whose other cells tell days that are over or in a list of messages: the
// last one of that name. A list of what is still to come tells none, and its weekdays are left as they are. Pure.
import type { Cell } from '../../shared/extraction';
import { isoDay } from './relative-date';

type Row = Record<string, Cell>;

/** What has come is over. */
const SENT =
  /(?<!\p{L})(?:messages?|e-?mails?|inbox|comments?|posts?|nachrichten|posteingang|kommentare|beiträge)(?!\p{L})|邮件|消息|收件箱|评论/iu;

/** Gives such cells their day, in place; `names`: what the list and its page are called. */
export function datePastWeekdays(rows: readonly Row[], language: string, now: Date, names: string): void {
  const today = isoDay(now);
  for (const column of new Set(rows.flatMap((row) => Object.keys(row)))) {
    const cells = rows.flatMap((row) => row[column] ?? []);
    const told = cells.flatMap(({ date }) => date ?? []);
    const isOver =
      told.every((date) => date <= today) && (told.some((date) => date < today) || SENT.test(names));
    if (!isOver) continue;
    for (const cell of cells) {
      const day = cell.date === undefined ? lastDayCalled(cell.text, language, now) : undefined;
      if (day === undefined) continue;
      cell.date = day;
      delete cell.number;
    }
  }
}

/** A weekday with no more than a time of day behind it. */
const WEEKDAY = /^(\p{L}+)\.?(?:,? (?:at |um )?\d{1,2}[:.]\d{2}(?: ?[ap]\.?m\.?)?)?$/iu;

function lastDayCalled(text: string, language: string, now: Date): string | undefined {
  const said = WEEKDAY.exec(text.trim())?.[1]?.toLowerCase();
  if (said === undefined) return undefined;
  for (let back = 1; back <= 7; back++) {
    const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() - back);
    if (namesOf(day, language).includes(said)) return isoDay(day);
  }
  return undefined;
}

const namesOf = (day: Date, language: string): string[] =>
  [language, 'en', 'de', 'zh'].flatMap((each) =>
    (['long', 'short'] as const).map((weekday) => nameIn(day, each, weekday)),
  );

function nameIn(day: Date, language: string, weekday: 'long' | 'short'): string {
  try {
    return day.toLocaleDateString(language, { weekday }).toLowerCase().replace('.', '');
  } catch {
    // The page names a language that there is none of.
    return '';
  }
}
