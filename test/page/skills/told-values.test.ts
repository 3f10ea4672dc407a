// Values that are told of and not said: looked up in rows of one line, worked out, and never taken from a row beside.
import { afterEach, expect, test } from 'vitest';
import { answerTo, say, sayAll } from './say';

afterEach(() => document.body.replaceChildren());

const PEOPLE = `<ul><li><b>Marta</b> – Phone: 555-1234</li><li><b>Ivo</b> – Phone: 555-9876</li></ul>
  <label>Phone <input></label><button>Submit</button>`;
const value = (): string => document.querySelector('input')?.value ?? '';

test.each([
  ["Find Ivo's phone number and enter it in the Phone field", '555-9876'],
  ['Type the phone number of Marta into the box', '555-1234'],
])('of the one whom the goal names: %s', async (goal, want) => {
  document.body.innerHTML = PEOPLE;
  expect(await sayAll(goal)).toBe('succeeded');
  expect(value()).toBe(want);
});

test('a number that something has is asked for, and not how many there are', async () => {
  document.body.innerHTML = PEOPLE;
  expect(await answerTo('What is the phone number of Ivo?')).toBe('555-9876');
});

test('nobody has a number that the page does not tell', async () => {
  document.body.innerHTML = PEOPLE;
  expect(await sayAll('Type the phone number of Otto into the box')).toBe('ask');
  expect(value()).toBe('');
});

test.each([
  ['Set the new stock to 2 more than the current stock', '7'],
  ['Set the new stock to 3 less than the current stock', '2'],
  ['Set the new stock to twice the current stock', '10'],
])('what the page tells is reckoned with: %s', async (goal, want) => {
  document.body.innerHTML = `<p>Current stock: <b>5</b></p><label>New stock <input type="number" value="5"></label>`;
  expect(await sayAll(goal)).toBe('succeeded');
  expect(value()).toBe(want);
});

test('what was counted is what is entered', async () => {
  document.body.innerHTML = `<ul><li>Figs</li><li>Dates</li><li>Figs</li></ul><label>Answer <input></label>`;
  expect(await sayAll('How many Figs are in the list? Enter the number as the answer.')).toBe('succeeded');
  expect(value()).toBe('2');
});

test('a row is not pressed in the place of its button', async () => {
  document.body.innerHTML = ['Ivo', 'Marta']
    .map(
      (name) =>
        `<div style="padding:4px">${name} <span style="cursor:pointer;display:inline-block">Follow</span></div>`,
    )
    .join('');
  const pressed: string[] = [];
  document.body.onclick = ({ target }) => pressed.push((target as Element).tagName);
  const { end } = await say('Click the Follow button next to Marta.');
  document.body.onclick = null;
  expect(end === 'succeeded' ? pressed : end).not.toContain('DIV');
  expect(pressed).not.toContain('DIV');
});

test.each([
  'In the Billing address section type Turin into City, and in the Shipping address section type Oslo into City',
  'Set the billing city to Turin and the shipping city to Oslo',
  'Type Turin into City in the Billing address section, then type Oslo into City in the Shipping address section',
])('a form that is called after its first part has others: %s', async (goal) => {
  document.body.innerHTML = ['Billing address', 'Shipping address']
    .map((part) => `<fieldset><legend>${part}</legend><label>City <input></label></fieldset>`)
    .join('');
  document.body.innerHTML = `<form>${document.body.innerHTML}<button>Save</button></form>`;
  expect(await sayAll(goal)).toBe('succeeded');
  expect([...document.querySelectorAll('input')].map((field) => field.value)).toEqual(['Turin', 'Oslo']);
});

test.each([
  ['Set the new price to twice the current price', '$12.50', '25'],
  ['Set the new price to half the current price', '$12.50', '6.25'],
  ['Set the new price to 2 more than the current price', '1,200', '1202'],
])('with its currency and in groups: %s', async (goal, old, want) => {
  document.body.innerHTML = `<dl><dt>Current price</dt><dd>${old}</dd><dt>Owner</dt><dd>Ada</dd></dl><label>New price <input></label>`;
  expect(await sayAll(goal)).toBe('succeeded');
  expect(value()).toBe(want);
});

test('what is no number is not reckoned with', async () => {
  document.body.innerHTML = `<dl><dt>Current price</dt><dd>on request</dd><dt>Owner</dt><dd>Ada</dd></dl><label>New price <input></label>`;
  expect(await sayAll('Set the new price to twice the current price')).toBe('ask');
  expect(value()).toBe('');
});

test.each([
  ["What is Ivo's salary?", 'Ivo – Salary: 1,200 – Berlin', '1,200'],
  ["What is Ivo's address?", 'Ivo – Address: 12 Main St, Rome', '12 Main St, Rome'],
  ["What is Ivo's city?", 'Ivo – City: Rome, Phone: 555-1', 'Rome'],
])('a value ends where the next one begins: %s', async (question, row, want) => {
  document.body.innerHTML = `<ul><li>${row}</li><li>Ben – Salary: 900 – Ulm</li><li>Ada – City: Bonn, Phone: 5</li></ul>`;
  expect(await answerTo(question)).toBe(want);
});
