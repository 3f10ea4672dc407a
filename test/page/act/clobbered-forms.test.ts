// A form's controls shadow the form's own properties and methods by their names: a booking has "children", a shop
// "attributes", and a hostile page whatever it likes. The form is filled and sent all the same.
import { afterEach, expect, test } from 'vitest';
import type { Intent } from '../../../src/shared/intent';
import { runIntent } from '../skills/run-intent';

afterEach(() => {
  document.body.innerHTML = '';
});

const NAMES = (
  'children attributes matches action method elements submit reset title id name style target parentElement ' +
  'ownerDocument assignedSlot getAttribute hasAttribute getBoundingClientRect contains closest'
).split(' ');

const GOALS: readonly Intent[] = [
  { kind: 'fill', fields: [{ field: { text: 'Guest name' }, value: { from: 'text', text: 'Ada' } }] },
  { kind: 'choose', options: [{ text: 'Twin' }] },
  { kind: 'check', targets: [{ text: 'Breakfast' }], on: true },
  { kind: 'submit' },
];

test.each(NAMES)('a form with fields that are called %s', async (name) => {
  document.body.innerHTML = `<main><form aria-label="Booking"><input type="hidden" name="${name}">
    <ul><li><label>Guest name <input name="guest"></label></li><li>Odd <input id="${name}"></li></ul>
    <label>Room <select name="room"><option>Single<option>Twin</select></label>
    <label><input type="checkbox" name="food" value="breakfast">Breakfast</label><button>Send</button></form></main>`;
  let sent: unknown[] = [];
  document.querySelector('main')?.addEventListener('submit', (event) => {
    event.preventDefault();
    sent = ['guest', 'room', 'food'].map((each) => new FormData(document.forms[0]).get(each));
  });
  for (const intent of GOALS) await runIntent(intent);
  expect(sent).toEqual(['Ada', 'Twin', 'breakfast']);
});
