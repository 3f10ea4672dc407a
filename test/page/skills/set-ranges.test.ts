// Both ends of a range are set, or it is said that they cannot be.
import { afterEach, expect, test } from 'vitest';
import { runIntent } from './run-intent';

afterEach(() => {
  document.body.innerHTML = '';
});

const handle = (name: string, value: number): string =>
  `<input type="range" aria-label="${name}" min="0" max="100" value="${value}" style="width:150px">`;
const setTo = (value: string) =>
  runIntent({ kind: 'set', field: { text: 'price range' }, value, control: 'slider' });
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
