// A calendar that is no field: turned to the month that is named, by as many presses as it takes.
import { afterEach, expect, test } from 'vitest';
import { drawAnew, type DrawnAnew } from './drawn-anew';
import { sayAll } from './say';

let page: DrawnAnew | undefined;
afterEach(() => page?.stop());

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

const days = (count: number) => Array.from({ length: count }, (_, i) => `<td>${i + 1}</td>`);
const rows = (cells: string[]): string =>
  cells.length === 0 ? '' : `<tr>${cells.slice(0, 7).join('')}</tr>${rows(cells.slice(7))}`;

/** November 2026. */
const calendar = (head: (title: string) => string, more = '') =>
  drawAnew(
    { month: 2026 * 12 + 10 },
    ({ month }) => {
      const [year, index] = [Math.floor(month / 12), month % 12];
      const cells = days(new Date(year, index + 1, 0).getDate());
      return `${head(`${MONTHS[index]} ${year}`)}<table>${rows(cells)}</table>${more}`;
    },
    (state, verb) => (state.month += verb === 'next' ? 1 : verb === 'previous' ? -1 : 0),
  );

const named = (title: string) =>
  `<button data-do="previous" aria-label="Previous month">‹</button><h2>${title}</h2><button data-do="next" aria-label="Next month">›</button>`;
const arrows = (title: string) =>
  `<button data-do="today">Today</button><button data-do="previous" title="Previous">&lt;</button><button data-do="next" title="Next">&gt;</button><h2>${title}</h2>`;

test.each([
  ['Go to January', ['next', 'next']],
  ['Go to March 2027', ['next', 'next', 'next', 'next']],
  ['Show September 2026', ['previous', 'previous']],
  ['Show November', []],
  ['Zeig Januar', ['next', 'next']],
  ['显示三月', ['next', 'next', 'next', 'next']],
  ['Next month', ['next']],
  ['Nächster Monat', ['next']],
  ['下个月', ['next']],
  ['Go back two months', ['previous', 'previous']],
])('%s', async (goal, wanted) => {
  for (const head of [named, arrows]) {
    page = calendar(head);
    expect(await sayAll(goal)).toMatch(/done|succeeded/);
    expect(page.pressed).toEqual(wanted);
    page.stop();
  }
});

test('a link of that name is followed instead', async () => {
  page = calendar(named, '<ul><li><a href="#jan" data-do="archive">January</a></li></ul>');
  await sayAll('Go to January');
  expect(page.pressed).toEqual(['archive']);
});

test('weeks are no pages of a list', async () => {
  page = drawAnew(
    { first: 27 },
    ({ first }) =>
      `${arrows(`Nov ${first} – ${first + 6}, 2026`)
        .replace('"Next"', '"Next week"')
        .replace('"Previous"', '"Previous week"')}<p>No events</p>`,
    (state, verb) => (state.first += verb === 'next' ? 7 : -7),
  );
  await sayAll('上一周');
  expect(page.pressed).toEqual(['previous']);
  await sayAll('Go back two weeks');
  expect(page.pressed).toEqual(['previous', 'previous', 'previous']);
});
