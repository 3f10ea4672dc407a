// Both ends of a range are set, or it is said that they cannot be.
import { afterEach, expect, test } from 'vitest';
import { english } from '../../../src/shared/phrase';
import { runIntent } from './run-intent';

afterEach(() => {
  document.body.innerHTML = '';
});

const handle = (name: string, value: number): string =>
  `<input type="range" aria-label="${name}" min="0" max="100" value="${value}" style="width:150px">`;
const setTo = (value: string, text = 'price range', control: 'slider' | 'any' = 'slider') =>
  runIntent({ kind: 'set', field: { text }, value, control });
const values = (): string[] => [...document.querySelectorAll('input')].map(({ value }) => value);

test.each([
  [10, 90],
  [0, 20],
])('a slider with two handles, at %i and %i before', async (low, high) => {
  document.body.innerHTML = `<fieldset><legend>Price range</legend>${handle('Minimum price', low)}${handle('Maximum price', high)}</fieldset>`;
  expect((await setTo('30 - 60')).end).toMatch(/done|succeeded/);
  expect(values()).toEqual(['30', '60']);
});

test('a slider with one handle takes no range, and is left as it is', async () => {
  document.body.innerHTML = handle('Price range', 10);
  expect((await setTo('30 - 60')).end).toBe('unable');
  expect(values()).toEqual(['10']);
});

test.each([
  ['Min price', 'Max price', ''],
  ['Price from', 'Price to', ''],
  ['Min', 'Max', 'Price'],
  ['von €', 'bis €', 'Price'],
])('fields “%s” and “%s” under “%s” take an end each', async (low, high, legend) => {
  document.body.innerHTML = `<label>Rooms <input type="number" value="2"></label>
    <fieldset>${legend === '' ? '' : `<legend>${legend}</legend>`}
      <label>${low} <input type="number"></label> <label>${high} <input type="number"></label></fieldset>`;
  expect((await setTo('$30 – $60', 'price', 'any')).end).toMatch(/done|succeeded/);
  expect(values()).toEqual(['2', '30', '60']);
});

test('hours go into the fields for them', async () => {
  document.body.innerHTML =
    '<label>Opening hours from <input type="time"></label> <label>to <input type="time"></label>';
  expect((await setTo('9am – 5pm', 'opening hours', 'any')).end).toMatch(/done|succeeded/);
  expect(values()).toEqual(['09:00', '17:00']);
});

test('the pair of another thing is left as it is', async () => {
  document.body.innerHTML =
    '<label>Min age <input type="number"></label> <label>Max age <input type="number"></label>';
  expect((await setTo('30 – 60', 'price', 'any')).end).not.toMatch(/done|succeeded/);
  expect(values()).toEqual(['', '']);
});

test('one field at the first value is set to the second', async () => {
  document.body.innerHTML = '<label>Quantity <input type="number" value="1"></label>';
  expect((await setTo('1 – 3', 'quantity', 'any')).end).toMatch(/done|succeeded/);
  expect(values()).toEqual(['3']);
});

test('one field at another value takes no two', async () => {
  document.body.innerHTML = '<label>Quantity <input type="number" value="7"></label>';
  const ran = await setTo('1 – 3', 'quantity', 'any');
  expect(ran.plan.kind === 'unable' && english(ran.plan.reason)).toBe(
    '“Quantity” takes one value, not 1 – 3.',
  );
  expect(values()).toEqual(['7']);
});

test('a field for words takes the range as it is written', async () => {
  document.body.innerHTML = '<label>Salary range <input></label>';
  expect((await setTo('30 – 60', 'salary range', 'any')).end).toMatch(/done|succeeded/);
  expect(values()).toEqual(['30 – 60']);
});

test('a list is narrowed to a range, and the button beside it pressed', async () => {
  document.body.innerHTML = `<form><fieldset><legend>Price</legend>
    <input placeholder="Min" name="min"> <input placeholder="Max" name="max"> <button>Go</button></fieldset></form><p></p>`;
  document.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    const output = document.querySelector('p');
    if (output) output.textContent = `Shown: ${values().join(' to ')}`;
  });
  const ran = await runIntent({ kind: 'filter', field: 'price', value: '30 – 60' });
  expect(ran.end).toMatch(/done|succeeded/);
  expect(document.querySelector('p')?.textContent).toBe('Shown: 30 to 60');
});

test('the only slider goes from the one value to the other', async () => {
  document.body.innerHTML = handle('Volume', 30);
  const ran = await runIntent({ kind: 'set', value: '30 – 60', control: 'slider' });
  expect(ran.end).toMatch(/done|succeeded/);
  expect(values()).toEqual(['60']);
});

test('a slider that stands elsewhere is left there', async () => {
  document.body.innerHTML = handle('Volume', 10);
  expect((await runIntent({ kind: 'set', value: '30 – 60', control: 'slider' })).end).toBe('unable');
  expect(values()).toEqual(['10']);
});

test.each([
  ['<label>From <input></label> <label>To <input></label>', 'price'],
  ['<label>From <input></label> <label>To <input></label>', ''],
  ['<label>From <input type="date"></label> <label>To <input type="date"></label>', ''],
])('a journey takes no prices: %s', async (html, field) => {
  document.body.innerHTML = html;
  await runIntent({ kind: 'filter', ...(field === '' ? {} : { field }), value: '30 – 60' });
  expect(values()).toEqual(['', '']);
});
