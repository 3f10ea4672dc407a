// The day that "Monday 07:10" means, in a column whose other cells tell days that are over or in a list of messages: the
// last one of that name. A list of what is still to come tells none, and its weekdays are left as they are. Pure.
import { cellOf, type Cell, type Extraction } from '../../shared/extraction';

type Row = Extraction['rows'][number];

/** What has come is over. */
const SENT =
  /(?<!\p{L})(?:messages?|e-?mails?|inbox|comments?|posts?|nachrichten|posteingang|kommentare|beiträge)(?!\p{L})|邮件|消息|收件箱|评论/iu;

/** The table with such cells given their day; `title` is the page's, `now` is in ms since the epoch. */
export function withPastWeekdays(table: Extraction, title: string, now: number, locale: string): Extraction {
  const today = isoDay(new Date(now));
  const over = table.fields.filter((field) => {
    const cells = table.rows.flatMap(({ cells }) => cellOf(cells, field) ?? []);
    const told = cells.flatMap(({ date }) => date ?? []);
    return (
      cells.some(({ text }) => WEEKDAY.test(text.trim())) &&
      told.every((date) => date <= today) &&
      (told.some((date) => date < today) || SENT.test(`${table.name} ${title}`))
    );
  });
  if (over.length === 0) return table;
  const dated = (cell: Cell): Cell => {
    const date = cell.date ?? lastDayCalled(cell.text, locale, new Date(now));
    if (date === undefined || date === cell.date) return cell;
    const { number: _number, ...rest } = cell;
    return { ...rest, date };
  };
  const rowOf = (row: Row): Row => ({
    ...row,
    cells: Object.fromEntries(
      Object.entries(row.cells).map(([field, cell]) => [field, over.includes(field) ? dated(cell) : cell]),
    ),
  });
  return { ...table, rows: table.rows.map(rowOf) };
}

/** A weekday with no more than a time of day behind it. */
const WEEKDAY = /^(\p{L}+)\.?(?:,? (?:at |um )?\d{1,2}[:.]\d{2}(?: ?[ap]\.?m\.?)?)?$/iu;

function lastDayCalled(text: string, locale: string, now: Date): string | undefined {
  const said = WEEKDAY.exec(text.trim())?.[1]?.toLowerCase();
  if (said === undefined) return undefined;
  for (let back = 1; back <= 7; back++) {
    const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() - back);
    if (namesOf(day, locale).includes(said)) return isoDay(day);
  }
  return undefined;
}

const namesOf = (day: Date, locale: string): string[] =>
  [locale, 'en', 'de', 'zh'].flatMap((each) =>
    (['long', 'short'] as const).map((weekday) =>
      day.toLocaleDateString(each, { weekday }).toLowerCase().replace('.', ''),
    ),
  );

export function isoDay(date: Date): string {
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
