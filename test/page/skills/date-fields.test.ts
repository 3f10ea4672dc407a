// Which field a day goes into among several, and days that a page writes in another order than the user does.
import { afterEach, expect, test } from 'vitest';
import { runIntent } from './run-intent';

afterEach(() => document.body.replaceChildren());

/** Fields that read a day in any clear form and write it with the day first, as British pages do. */
function trip(): void {
  document.body.innerHTML = `<main><h1>Book a boat</h1><form><p><label for="day">Day</label><input id="day"></p>
    <div role="group" aria-label="Enter the days of the trip"><input id="from" aria-label="Start date" placeholder="Start date"> – <input id="to" aria-label="End date" placeholder="End date"></div></form></main>`;
  for (const field of document.querySelectorAll('input'))
    field.addEventListener('blur', () => {
      const read = new Date(field.value);
      if (!Number.isNaN(read.getTime())) field.value = read.toLocaleDateString('en-GB');
    });
}
const value = (id: string): string => document.querySelector<HTMLInputElement>(`#${id}`)!.value;

test('the day goes into the field that is called so and nothing more', async () => {
  trip();
  const date = { from: '2027-05-03', to: '2027-05-03', words: '3 May 2027' };
  const ran = await runIntent({ kind: 'date', date });
  expect(ran.end).toBe('succeeded');
  expect([value('day'), value('from'), value('to')]).toEqual(['03/05/2027', '', '']);
});

test('two days go into the pair of fields whose group says the words, in the order that the page writes them', async () => {
  trip();
  const date = { from: '2027-06-05', to: '2027-06-09', words: '5 June 2027 until 9 June 2027' };
  const ran = await runIntent({ kind: 'date', field: { text: 'days', within: 'trip' }, date, range: true });
  expect(ran.end).toMatch(/succeeded|done/);
  expect([value('day'), value('from'), value('to')]).toEqual(['', '05/06/2027', '09/06/2027']);
});

test('a day is written as a German field says that it wants it', async () => {
  document.body.innerHTML =
    '<main><h1>Torte bestellen</h1><form><label>Liefertag <input id="day" placeholder="TT.MM.JJJJ"></label></form></main>';
  const date = { from: '2027-05-07', to: '2027-05-07', words: '7. Mai 2027' };
  const ran = await runIntent({ kind: 'date', field: { text: 'Liefertag' }, date });
  expect([ran.end, value('day')]).toEqual(['succeeded', '07.05.2027']);
});

test('a day is written as the hint of its field shows one', async () => {
  document.body.innerHTML =
    '<main><h1>Invoice</h1><label>Invoice date <input id="day" placeholder="e.g. 2026-12-31"></label></main>';
  const date = { from: '2027-01-15', to: '2027-01-15', words: '15 January 2027' };
  const ran = await runIntent({ kind: 'date', field: { text: 'invoice date' }, date });
  expect([ran.end, value('day')]).toEqual(['succeeded', '2027-01-15']);
});

/** A box whose calendar opens as one types, and that drops what was typed unless Enter takes it. */
function boxWithCalendar(): void {
  document.body.innerHTML = `<main><h1>Leave</h1><label>First day
    <input id="day" role="combobox" aria-haspopup="dialog" aria-expanded="false"></label><p id="taken"></p></main>`;
  const box = document.querySelector<HTMLInputElement>('#day')!;
  box.addEventListener('input', () => {
    if (box.getAttribute('aria-expanded') === 'true') return;
    box.setAttribute('aria-expanded', 'true');
    document.body.insertAdjacentHTML('beforeend', '<div role="dialog" aria-label="Calendar">No days</div>');
  });
  box.addEventListener('keydown', ({ key }) => {
    if (key !== 'Enter') return;
    box.setAttribute('aria-expanded', 'false');
    document.querySelector('[role=dialog]')?.remove();
    document.querySelector('#taken')!.textContent = `Taken: ${box.value}`;
  });
}

test('what was typed beside a calendar that it opened is taken with Enter', async () => {
  boxWithCalendar();
  const ran = await runIntent({
    kind: 'fill',
    fields: [{ field: { text: 'first day' }, value: { from: 'text', text: '24.12.2026' } }],
  });
  expect(ran.end).toMatch(/succeeded|done/);
  expect(document.querySelector('#taken')!.textContent).toBe('Taken: 24.12.2026');
});

/** Buttons that show the day taken in the calendar behind them, named by labels as fields are; what turns it has no name. */
function dayButtons(...names: readonly string[]): () => string[] {
  const sign = '<svg width="12" height="12"></svg>';
  const fields = names.map(
    (name, at) =>
      `<p><label for="b${at}">${name}</label><button type="button" id="b${at}" aria-haspopup="dialog" aria-expanded="false">Pick a date</button></p>`,
  );
  document.body.innerHTML = `<main><h1>Plan an event</h1><p><label>Name <input></label></p>${fields.join('')}</main>`;
  let month = 10;
  const draw = (button: Element): void => {
    document.querySelector('[role=dialog]')?.remove();
    const shown = new Date(2026, month, 1);
    const days = new Date(2026, month + 1, 0).getDate();
    const title = shown.toLocaleDateString('en-US', { month: 'long', year: 'numeric' });
    document.body.insertAdjacentHTML(
      'beforeend',
      `<div role="dialog" style="position:absolute;top:260px;background:#fff"><button data-by="-1">${sign}</button><b>${title}</b><button data-by="1">${sign}</button><div>${Array.from({ length: days }, (_, at) => `<button data-day="${at + 1}">${at + 1}</button>`).join('')}</div></div>`,
    );
    for (const each of document.querySelectorAll<HTMLElement>('[role=dialog] button'))
      each.addEventListener('click', () => {
        if (each.dataset['by'] !== undefined) {
          month += Number(each.dataset['by']);
          draw(button);
          return;
        }
        const taken = new Date(2026, month, Number(each.dataset['day']));
        button.textContent = taken.toLocaleDateString('en-US', { dateStyle: 'long' });
        document.querySelector('[role=dialog]')!.remove();
      });
  };
  const buttons = [...document.querySelectorAll('main button')];
  for (const button of buttons) button.addEventListener('click', () => draw(button));
  return () => buttons.map(({ textContent }) => textContent);
}

test.each([
  [['Date', 'Name of the host'], undefined, ['March 12, 2027', 'Pick a date']],
  [['Opening', 'Closing'], 'closing', ['Pick a date', 'March 12, 2027']],
])('a button with a calendar behind it is a field for a day: %s', async (names, field, shown) => {
  const shows = dayButtons(...names);
  const date = { from: '2027-03-12', to: '2027-03-12', words: '12 March 2027' };
  const named = field === undefined ? {} : { field: { text: field } };
  const ran = await runIntent({ kind: 'date', ...named, date });
  expect(ran.end).toMatch(/succeeded|done/);
  expect(shows()).toEqual(shown);
});
