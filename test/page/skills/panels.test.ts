// What a press or a field brings up beside it, a calendar or a question, and what is in it to be pressed.
import { afterEach, expect, test } from 'vitest';
import { drawAnew, type DrawnAnew } from './drawn-anew';
import { sayAll } from './say';

let page: DrawnAnew | undefined;
afterEach(() => page?.stop());

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
const rows = (cells: string[]): string =>
  cells.length === 0 ? '' : `<tr>${cells.slice(0, 7).join('')}</tr>${rows(cells.slice(7))}`;

interface Picked {
  month: number;
  open: boolean;
  days: string[];
  /** What the fields keep. */
  kept: string[];
}

/** `fields`: the names of its boxes. `agreed`: they show what is taken, and keep it only once the panel is agreed to. */
function picker(fields: readonly [name: string, hint: string][], agreed = false): Picked {
  const state: Picked = { month: 2026 * 12 + 10, open: false, days: [], kept: [] };
  page = drawAnew(
    state,
    ({ month, open, days }) => {
      const [year, index] = [Math.floor(month / 12), month % 12];
      const two = (value: number): string => String(value).padStart(2, '0');
      const cells = Array.from({ length: new Date(year, index + 1, 0).getDate() }, (_, at) => {
        const iso = `${year}-${two(index + 1)}-${two(at + 1)}`;
        return `<td role="gridcell" data-do="take ${iso}">${at + 1}</td>`;
      });
      const boxes = fields.map(
        ([name, hint], at) =>
          `<input aria-label="${name}" placeholder="${hint}" role="combobox" aria-haspopup="dialog" data-do="open" readonly value="${days[at] ?? ''}">`,
      );
      const panel = `<div role="dialog"><button data-do="turn -12" aria-label="Previous Year">«</button><button data-do="turn -1" aria-label="Previous Month">‹</button>
        <span>${MONTHS[index]} ${year}</span><button data-do="turn 1" aria-label="Next Month">›</button><button data-do="turn 12" aria-label="Next Year">»</button>
        <table role="grid">${rows(cells)}</table>${agreed ? '<button data-do="agree">Confirm</button>' : ''}</div>`;
      return `<form><div style="display:flex">${boxes.join(' – ')}</div></form>${open ? panel : ''}`;
    },
    (at, verb, said) => {
      if (verb === 'open') at.open = true;
      if (verb === 'turn') at.month += Number(said);
      if (verb === 'take') at.days = at.days.length === fields.length ? [said] : [...at.days, said];
      const isDone = verb === 'agree' || (!agreed && at.days.length === fields.length);
      if (isDone) Object.assign(at, { open: false, kept: at.days });
    },
  );
  return state;
}

test('a day many years ago is come to by the buttons that turn a year', async () => {
  const state = picker([['Birthday', 'Pick a day']]);
  expect(await sayAll('set the birthday to 14 March 1990')).toBe('succeeded');
  expect([state.kept, page!.pressed.filter((each) => each.startsWith('turn')).length]).toEqual([
    ['1990-03-14'],
    36 + 8,
  ]);
});

test('two days stand in a box that is called by both and in one for the last', async () => {
  const state = picker([
    ['Vacation', 'Start date'],
    ['End date', 'End date'],
  ]);
  expect(await sayAll('set the vacation from 5 December to 12 December 2026')).toBe('succeeded');
  expect(state.kept).toEqual(['2026-12-05', '2026-12-12']);
});

test('two days are agreed to where their panel asks for that', async () => {
  const state = picker(
    [
      ['Start date', ''],
      ['End date', ''],
    ],
    true,
  );
  expect(await sayAll('set the dates from 5 December to 12 December 2026')).toMatch(/succeeded|done/);
  expect(state.kept).toEqual(['2026-12-05', '2026-12-12']);
});

/** A button that asks before it does so. */
function asking(
  button: string,
  question: string,
  [no, yes]: readonly [string, string],
  role = '',
): () => boolean {
  const state = { asks: false, done: false };
  page = drawAnew(
    state,
    ({ asks }) =>
      `<h1>Data</h1><button data-do="ask">${button}</button>${asks ? `<div ${role}><p>${question}</p><button data-do="no">${no}</button> <button data-do="yes">${yes}</button></div>` : ''}`,
    (at, verb) => Object.assign(at, { asks: verb === 'ask', done: at.done || verb === 'yes' }),
  );
  return () => state.done;
}

test.each([
  [
    'delete the product',
    'Delete product',
    'Are you sure?',
    ['Not sure', 'Sure'],
    'role="dialog" aria-label="Delete product"',
  ],
] as const)(
  '%s: what is asked beside the button is agreed to',
  async (goal, button, question, answers, role) => {
    const isDone = asking(button, question, answers, role);
    expect(await sayAll(goal)).toBe('succeeded');
    expect([isDone(), page!.pressed]).toEqual([true, ['ask', 'yes']]);
  },
);
