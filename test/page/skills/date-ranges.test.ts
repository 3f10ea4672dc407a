// Two days at once: in one picker, in a field for each end; and pickers beside a calendar of something else.
import { afterEach, expect, test } from 'vitest';
import type { IntentOf } from '../../../src/shared/intent';
import { runIntent } from './run-intent';

afterEach(() => {
  document.body.innerHTML = '';
});

const MONTHS = ['October', 'November', 'December'];
const day = (month: number, date: number): string =>
  `2026-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;

/** A calendar of the last months of 2026; `take` is told of each day, `marked` says which ones it marks. */
function calendar(take: (iso: string) => void, marked: () => readonly string[]): HTMLElement {
  const box = document.createElement('div');
  let month = 11;
  const draw = (): void => {
    const days = Array.from({ length: 30 }, (_, at) => day(month, at + 1));
    box.innerHTML = `<button type="button" aria-label="Previous month">‹</button> <span>${MONTHS[month - 10]} 2026</span>
      <button type="button" aria-label="Next month">›</button><div role="grid" style="width:280px">${days
        .map(
          (iso) =>
            `<span role="gridcell" tabindex="0" style="display:inline-block;width:34px" data-day="${iso}" aria-selected="${marked().includes(iso)}">${Number(iso.slice(8))}</span>`,
        )
        .join('')}</div>`;
  };
  box.addEventListener('mousedown', (event) => event.preventDefault());
  box.addEventListener('click', (event) => {
    const { dataset, ariaLabel } = event.target as HTMLElement;
    if (ariaLabel) month += ariaLabel.startsWith('Next') ? 1 : -1;
    if (dataset['day'] !== undefined) take(dataset['day']);
    draw();
  });
  draw();
  return box;
}

/** A field that holds both days, or fewer, once they are taken, and agreed to where `agree` names a button. */
function picker(agree = '', keeps = 2): () => string {
  const field = document.createElement('input');
  field.setAttribute('aria-label', 'Stay');
  field.value = '11/24/2026 - 11/26/2026';
  document.body.append(field);
  let taken: string[] = [];
  let panel: HTMLElement | undefined;
  const us = (iso: string): string => `${iso.slice(5, 7)}/${iso.slice(8)}/${iso.slice(0, 4)}`;
  const keep = (): void => {
    field.value = taken.slice(-keeps).map(us).join(' - ');
    panel?.remove();
    panel = undefined;
  };
  field.addEventListener('click', () => {
    if (panel) return;
    panel = calendar(
      (iso) => {
        taken = taken.length === 1 ? [...taken, iso].sort() : [iso];
        if (taken.length === 2 && agree === '') keep();
      },
      () => taken,
    );
    if (agree !== '') {
      const button = document.createElement('button');
      button.textContent = agree;
      button.addEventListener('click', keep);
      const whole = document.createElement('div');
      whole.append(panel, button);
      panel = whole;
    }
    document.body.append(panel);
  });
  return () => field.value;
}

const range = (field: string | undefined): IntentOf<'date'> => ({
  kind: 'date',
  ...(field === undefined ? {} : { field: { text: field } }),
  date: { from: '2026-12-03', to: '2026-12-09', words: '3 to 9 December 2026' },
  range: true,
});

test.each(['', 'Apply'])(
  'both days are taken in the picker of one field, and agreed to by “%s”',
  async (agree) => {
    const value = picker(agree);
    document.body.insertAdjacentHTML('beforeend', '<button onclick="document.title=`sent`">OK</button>');
    document.title = '';
    const { end } = await runIntent(range('stay'));
    expect([value(), document.title]).toEqual(['12/03/2026 - 12/09/2026', '']);
    expect(end).toMatch(/succeeded|done/);
  },
);

test('a picker that keeps one day alone has not taken both', async () => {
  const value = picker('', 1);
  expect((await runIntent(range('stay'))).end).toMatch(/unable|failed/);
  expect(value()).toBe('12/09/2026');
});

test('a field for each end gets its day', async () => {
  document.body.innerHTML = `<label>Note <input></label><label>Start date <input placeholder="mm/dd/yyyy"></label>
    <label>End date <input placeholder="mm/dd/yyyy"></label>`;
  expect((await runIntent(range(undefined))).end).toMatch(/succeeded|done/);
  expect([...document.querySelectorAll('input')].map(({ value }) => value)).toEqual([
    '',
    '12/03/2026',
    '12/09/2026',
  ]);
});

test('both days are taken in a calendar that stands on the page', async () => {
  let taken: string[] = [];
  document.body.innerHTML = '<h2>Stay</h2>';
  document.body.append(
    calendar(
      (iso) => (taken = taken.length === 1 ? [...taken, iso] : [iso]),
      () => taken,
    ),
  );
  expect((await runIntent(range('stay'))).end).toMatch(/succeeded|done/);
  expect(taken).toEqual(['2026-12-03', '2026-12-09']);
});

test('a day is taken in the picker that its field brings up, not in the calendar that stood there before', async () => {
  const others: string[] = [];
  document.body.innerHTML = '<h2>Availability</h2>';
  document.body.append(
    calendar(
      (iso) => others.push(iso),
      () => others,
    ),
  );
  const field = document.createElement('input');
  field.setAttribute('aria-label', 'Birthday');
  field.readOnly = true;
  field.addEventListener('click', () => {
    const panel = calendar(
      (iso) => {
        field.value = iso;
        panel.remove();
      },
      () => [],
    );
    document.body.append(panel);
  });
  document.body.append(field);
  const date = { from: '2026-12-09', to: '2026-12-09', words: '9 December 2026' };
  const { end } = await runIntent({ kind: 'date', field: { text: 'birthday' }, date });
  expect([field.value, others]).toEqual(['2026-12-09', []]);
  expect(end).toMatch(/succeeded|done/);
});

test('where nothing is seen to come up for a field, no day is taken in a calendar behind other fields', async () => {
  const others: string[] = [];
  document.body.innerHTML = `<label>Vacation <input readonly></label><p><label>Birthday <input readonly></label></p>
    <h2>Availability</h2>`;
  document.body.append(
    calendar(
      (iso) => others.push(iso),
      () => others,
    ),
  );
  expect((await runIntent(range('vacation'))).end).toMatch(/unable|failed/);
  expect(others).toEqual([]);
});

const vacation = (field: string | undefined): IntentOf<'date'> => ({
  kind: 'date',
  ...(field === undefined ? {} : { field: { text: field } }),
  date: { from: '2027-07-05', to: '2027-07-16', words: '2027-07-05 to 2027-07-16' },
  range: true,
});

test.each([
  ['From', 'To', 'fieldset'],
  ['Vacation start', 'Vacation end', 'div'],
  ['Start of vacation', 'End of vacation', 'div'],
])('days of what the group or the ends are called go into “%s” and “%s”', async (from, to, tag) => {
  const pair = (name: string, [a, b]: readonly [string, string]): string =>
    `<${tag}>${tag === 'fieldset' ? `<legend>${name}</legend>` : ''}<label>${a} <input placeholder="YYYY-MM-DD"></label>
     <label>${b} <input placeholder="YYYY-MM-DD"></label></${tag}>`;
  document.body.innerHTML = `<form>${pair('Training', ['Training from', 'Training to'])}${pair('Vacation', [from, to])}</form>`;
  const ran = await runIntent(vacation('vacation'));
  expect(ran.end).toMatch(/succeeded|done/);
  expect([...document.querySelectorAll('input')].map(({ value }) => value)).toEqual([
    '',
    '',
    '2027-07-05',
    '2027-07-16',
  ]);
});

test('of several pairs of ends none is guessed', async () => {
  document.body.innerHTML = ['Training', 'Journey']
    .map(
      (name) =>
        `<fieldset><legend>${name}</legend><label>From <input type="date"></label> <label>To <input type="date"></label></fieldset>`,
    )
    .join('');
  const ran = await runIntent(vacation('vacation'));
  expect(ran.end).not.toMatch(/succeeded|done/);
  expect([...document.querySelectorAll('input')].map(({ value }) => value)).toEqual(['', '', '', '']);
});

test('one box for both days is written as its hint shows two', async () => {
  document.body.innerHTML =
    '<main><h1>Trip</h1><label>Period <input placeholder="e.g. 2026-12-24 - 2026-12-31"></label></main>';
  const date = { from: '2027-03-03', to: '2027-03-06', words: '3 March 2027 to 6 March 2027' };
  const ran = await runIntent({ kind: 'date', field: { text: 'period' }, date, range: true });
  expect([ran.end, document.querySelector('input')!.value]).toEqual(['succeeded', '2027-03-03 - 2027-03-06']);
});
