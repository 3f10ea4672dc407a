// A number goes up or down from where it stands, once.
import { afterEach, expect, test } from 'vitest';
import { runIntent } from './run-intent';

afterEach(() => {
  document.body.innerHTML = '';
});

const changeBy = (by: number) =>
  runIntent({ kind: 'set', field: { text: 'quantity' }, value: `${by}`, by, control: 'any' });
const value = (): string | undefined => document.querySelector('input')?.value;

test.each([
  ['number', 2, '5'],
  ['number', -1, '2'],
  ['range', 4, '7'],
])('a field of type %s, by %i', async (type, by, wanted) => {
  document.body.innerHTML = `<label>Quantity <input type="${type}" value="3" min="0" max="9"></label>`;
  expect((await changeBy(by)).end).toMatch(/done|succeeded/);
  expect(value()).toBe(wanted);
});

test('beyond its bounds it stays where it is', async () => {
  document.body.innerHTML = '<label>Quantity <input type="number" value="3" min="0" max="9"></label>';
  expect((await changeBy(7)).end).toBe('unable');
  expect(value()).toBe('3');
});

test('a field without a number is left as it is', async () => {
  document.body.innerHTML = '<label>Quantity <input type="number"></label>';
  expect((await changeBy(2)).end).toBe('unable');
  expect(value()).toBe('');
});

test('a control that tells its number in its name is changed once', async () => {
  document.body.innerHTML =
    '<div role="spinbutton" tabindex="0" aria-valuenow="3" aria-label="Quantity 3"></div>';
  const box = document.querySelector('div') as HTMLElement;
  let presses = 0;
  box.style.cssText = 'width:80px;height:20px';
  box.addEventListener('keydown', ({ key }) => {
    if (key !== 'ArrowUp' && key !== 'ArrowRight') return;
    presses++;
    const now = String(Number(box.getAttribute('aria-valuenow')) + 1);
    box.setAttribute('aria-valuenow', now);
    box.setAttribute('aria-label', `Quantity ${now}`);
  });
  await changeBy(2);
  expect([presses, box.getAttribute('aria-valuenow')]).toEqual([2, '5']);
});
