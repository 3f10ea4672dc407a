// An event is made by the form that the page brings up, on the day and at the hours that were said.
import { afterEach, expect, test } from 'vitest';
import { english } from '../../../src/shared/phrase';
import { runIntent } from './run-intent';

afterEach(() => {
  document.body.innerHTML = '';
});

const day = { from: '2026-12-04', to: '2026-12-04', words: 'Friday' };

/** A calendar whose button brings up a form; what is saved stands in its list. */
function calendar(fields: string): void {
  document.body.innerHTML = `<h1>Calendar</h1><button>New event</button><button>New list</button><ul></ul><div></div>`;
  document.querySelector('button')?.addEventListener('click', () => {
    const place = document.querySelector('div');
    if (!place) return;
    place.innerHTML = `<form><label>Title <input></label> ${fields} <button>Save</button></form>`;
    place.querySelector('form')?.addEventListener('submit', (event) => {
      event.preventDefault();
      const told = [...place.querySelectorAll('input')]
        .map(({ type, checked, value }) => (type === 'checkbox' ? String(checked) : value))
        .join(' | ');
      document.querySelector('ul')?.insertAdjacentHTML('beforeend', `<li>${told}</li>`);
      place.innerHTML = '';
    });
  });
}

const made = (): string[] => [...document.querySelectorAll('li')].map(({ textContent }) => textContent);
const input = (label: string, type: string, value = ''): string =>
  `<label>${label} <input type="${type}" value="${value}"></label>`;

test('a day, a start and an end have fields of their own', async () => {
  calendar(input('Date', 'date', '2026-11-24') + input('Start', 'time') + input('End', 'time'));
  const ran = await runIntent({ kind: 'createEvent', name: 'Lunch', day, start: '12:00', end: '1pm' });
  expect(ran.end).toMatch(/done|succeeded/);
  expect(made()).toEqual(['Lunch | 2026-12-04 | 12:00 | 13:00']);
});

test('an event of one day starts and ends on it', async () => {
  calendar(
    input('Start date', 'date', '2026-11-24') +
      input('Start time', 'time') +
      input('End date', 'date', '2026-11-24') +
      input('End time', 'time'),
  );
  await runIntent({ kind: 'createEvent', name: 'Plan', day, start: '11:00', end: '', durationMinutes: 90 });
  expect(made()).toEqual(['Plan | 2026-12-04 | 11:00 | 2026-12-04 | 12:30']);
});

test('one field takes day and hour together', async () => {
  calendar(input('Starts', 'datetime-local') + input('Ends', 'datetime-local'));
  await runIntent({ kind: 'createEvent', name: 'Lunch', day, start: '9am', end: '10am' });
  expect(made()).toEqual(['Lunch | 2026-12-04T09:00 | 2026-12-04T10:00']);
});

test('where no field takes the day, nothing is saved on another one', async () => {
  calendar(input('Start', 'time') + input('End', 'time'));
  const ran = await runIntent({ kind: 'createEvent', name: 'Lunch', day, start: '12:00', end: '1pm' });
  expect(ran.plan.kind === 'unable' && english(ran.plan.reason)).toMatch(/date/i);
  expect(made()).toEqual([]);
});

test('without a day the form keeps the one that it has', async () => {
  calendar(input('Date', 'date', '2026-11-24') + input('From', 'time') + input('To', 'time'));
  await runIntent({ kind: 'createEvent', name: 'Standup', start: '9am', end: '9:30am' });
  expect(made()).toEqual(['Standup | 2026-11-24 | 09:00 | 09:30']);
});

test('an hour that no field takes is not dropped', async () => {
  calendar(input('Date', 'date', '2026-11-24'));
  const ran = await runIntent({ kind: 'createEvent', name: 'Lunch', day, start: '12:00', end: '' });
  expect(ran.plan.kind === 'unable' && english(ran.plan.reason)).toBe('No field here takes a time of day.');
  expect(made()).toEqual([]);
});

test('an event of a whole day needs no hour', async () => {
  calendar(input('Date', 'date', '2026-11-24') + '<label>Invite to <input type="checkbox"></label>');
  await runIntent({ kind: 'createEvent', name: 'Party', day, start: '', end: '' });
  expect(made()).toEqual(['Party | 2026-12-04 | false']);
});

test('a moment without an hour is not entered', async () => {
  calendar(input('Starts', 'datetime-local') + input('Ends', 'datetime-local'));
  expect((await runIntent({ kind: 'createEvent', name: 'Party', day, start: '', end: '' })).end).toBe(
    'unable',
  );
  expect(made()).toEqual([]);
});

test('days that are written with a word, hours without a name, and a save that waits for the title', async () => {
  document.body.innerHTML = '<h1>Calendar</h1><button>New event</button><ul></ul><div></div>';
  const place = document.querySelector('div')!;
  document.querySelector('button')?.addEventListener('click', () => {
    place.innerHTML = `<dialog aria-label="Event"><form onsubmit="return false"><label>Title <input class="title"></label>
      <button type="button">add_circle</button>
      <input aria-label="From" value="27-Nov-26"> <input value="23:45">
      <input aria-label="To" value="28-Nov-26"> <input value="00:45">
      <button type="button">Cancel</button> <button type="button" class="save" disabled>Save</button></form></dialog>`;
    const dialog = place.querySelector('dialog')!;
    dialog.showModal();
    const [title, from, , to] = [...dialog.querySelectorAll('input')];
    const save = dialog.querySelector<HTMLButtonElement>('.save')!;
    title!.addEventListener('input', () => (save.disabled = false));
    from!.addEventListener('change', () => (to!.value = from!.value));
    dialog.querySelector('button')!.addEventListener('click', () => dialog.append('attached'));
    save.addEventListener('click', () => {
      const told = [...dialog.querySelectorAll('input')].map(({ value }) => value).join(' | ');
      document.body.dataset['made'] = `${document.body.dataset['made'] ?? ''}${told};`;
      place.innerHTML = '';
    });
  });
  const ran = await runIntent({ kind: 'createEvent', name: 'Paint', day, start: '10:00', end: '11:00' });
  expect(ran.end).toMatch(/done|succeeded/);
  expect(document.body.dataset['made']).toBe('Paint | 04-Dec-26 | 10:00 | 04-Dec-26 | 11:00;');
});

test('while the form’s own save waits for the title, no other form is sent', async () => {
  document.body.innerHTML = `<header><form id="search"><input type="search" aria-label="Find"><button>Search</button></form></header>
    <main><h1>Calendar</h1><form id="event"><label>Title <input></label> <button disabled>Save</button></form></main><p></p>`;
  const sent: string[] = [];
  for (const form of document.querySelectorAll('form'))
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      sent.push(form.id);
      if (form.id === 'event') form.outerHTML = 'Paint';
    });
  const save = document.querySelector<HTMLButtonElement>('#event button')!;
  document
    .querySelector('#event input')!
    .addEventListener('input', () => setTimeout(() => (save.disabled = false), 50));
  await runIntent({ kind: 'createEvent', name: 'Paint', start: '', end: '' });
  expect(sent).toEqual(['event']);
});
