// Dates and times that have a box for each of their parts, as scripts draw them.
import { afterEach, expect, test } from 'vitest';
import type { Intent } from '../../../src/shared/intent';
import { runIntent } from './run-intent';

afterEach(() => {
  document.body.innerHTML = '';
});

/** Boxes of one name, each taking a number of two or four digits by `beforeinput` alone; what they hold together. */
function boxes(name: string, parts: Record<string, string>, most: Record<string, number> = {}): () => string {
  const group = document.createElement('div');
  group.setAttribute('role', 'group');
  const all = Object.entries(parts).map(([part, empty]) => {
    const box = document.createElement('span');
    box.setAttribute('role', 'spinbutton');
    box.setAttribute('aria-label', `${part}, ${name}`);
    box.contentEditable = 'true';
    box.tabIndex = 0;
    box.textContent = empty;
    box.addEventListener('beforeinput', (event) => {
      event.preventDefault();
      const digits = event.data ?? '';
      const kept = Number(digits) > (most[part] ?? Infinity) ? String(most[part]) : digits;
      if (digits !== '') box.textContent = /^[ap]m$/i.test(digits) ? digits.toUpperCase() : kept;
    });
    return box;
  });
  group.append(...all);
  document.body.append(group);
  return () => all.map(({ textContent }) => textContent).join('-');
}

const DATE = { month: 'mm', day: 'dd', year: 'yyyy' };
const TIME = { hour: '––', minute: '––', 'AM/PM': 'AM' };
const day = { from: '2027-03-14', to: '2027-03-14', words: '14 March 2027' };

const pick: Intent = { kind: 'date', field: { text: 'start date' }, date: day };

test('a date is entered part by part, in the boxes of its name', async () => {
  const [start, end] = [boxes('Start date', DATE), boxes('Start date of the return', DATE)];
  expect((await runIntent(pick)).end).toMatch(/succeeded|done/);
  expect([start(), end()]).toEqual(['3-14-2027', 'mm-dd-yyyy']);
});

test('a form takes a date and a time part by part', async () => {
  const [start, at] = [boxes('Start date', DATE), boxes('Arrival time', TIME)];
  const ran = await runIntent({
    kind: 'fill',
    fields: [
      { field: { text: 'start date' }, value: { from: 'date', date: day } },
      { field: { text: 'arrival time' }, value: { from: 'text', text: '14:30' } },
    ],
  });
  expect(ran.end).toMatch(/succeeded|done/);
  expect([start(), at()]).toEqual(['3-14-2027', '2-30-PM']);
});

test('of a range whose ends bear one name neither is filled without a question', async () => {
  const [start, end] = [boxes('Start date, Trip dates', DATE), boxes('End date, Trip dates', DATE)];
  const ran = await runIntent({
    kind: 'fill',
    fields: [{ field: { text: 'trip dates' }, value: { from: 'date', date: day } }],
  });
  expect(ran.end).not.toMatch(/succeeded|done/);
  expect([start(), end()]).toEqual(['mm-dd-yyyy', 'mm-dd-yyyy']);
});

test('a part that the page does not keep is told', async () => {
  const start = boxes('Start date', DATE, { year: 2026 });
  expect((await runIntent(pick)).end).toBe('unable');
  expect(start()).toBe('3-14-2026');
});

test('the ends of a range are told apart in the words of a German page', async () => {
  const parts = { Tag: 'tt', Monat: 'mm', Jahr: 'jjjj' };
  const [start, end] = [boxes('Startdatum, Kur', parts), boxes('Enddatum, Kur', parts)];
  const date = { from: '2027-05-04', to: '2027-05-25', words: '4. Mai 2027 bis zum 25. Mai 2027' };
  const ran = await runIntent({ kind: 'date', field: { text: 'Kur' }, date, range: true });
  expect(ran.end).toMatch(/succeeded|done/);
  expect([start(), end()]).toEqual(['4-5-2027', '25-5-2027']);
});
