// Numbers between "−" and "+", without a field.
import { afterEach, expect, test } from 'vitest';
import { drawAnew, type DrawnAnew } from './drawn-anew';
import { sayAll } from './say';

let page: DrawnAnew | undefined;
afterEach(() => page?.stop());

const count = (state: Record<string, number>, verb: string, name: string) => {
  if (verb === 'more') state[name] = (state[name] ?? 0) + 1;
  if (verb === 'less') state[name] = (state[name] ?? 0) - 1;
};

const order = () =>
  drawAnew(
    { Margherita: 1, Diavola: 2, Tiramisu: 0 } as Record<string, number>,
    (state) =>
      `<h1>Your order</h1>${Object.entries(state)
        .map(
          ([name, number]) => `<div><h3>${name}</h3>
            <button data-do="less ${name}" aria-label="Decrease">−</button><span>${number}</span>
            <button data-do="more ${name}" aria-label="Increase">+</button><button data-do="remove ${name}">Remove</button></div>`,
        )
        .join('')}<button data-do="pay">Checkout</button>`,
    count,
  );

const PLUS = '<svg width="12" height="12"><path d="M0 5h12v2H0zM5 0h2v12H5z"/></svg>';
const mug = () =>
  drawAnew(
    { q: 1 } as Record<string, number>,
    ({ q }) => `<h1>Blue mug</h1><p>14 €</p><div role="group" aria-label="Quantity">
      <button data-do="less q">${PLUS}</button><span>${q}</span><button data-do="more q">${PLUS}</button></div>
      <button data-do="cart">Add to cart</button>`,
    count,
  );

const guests = () =>
  drawAnew(
    { Adults: 2, Children: 0 } as Record<string, number>,
    (state) =>
      `<h1>Guests</h1><ul>${Object.entries(state)
        .map(
          ([
            name,
            number,
          ]) => `<li><span>${name}</span> <button data-do="less ${name}" ${number === 0 ? 'disabled' : ''}>-</button>
            <output>${number}</output> <button data-do="more ${name}">+</button></li>`,
        )
        .join('')}</ul><button data-do="close">Done</button>`,
    count,
  );

test.each([
  ['Set the quantity of Margherita to 3', order, ['more Margherita', 'more Margherita']],
  ['I want 3 Margheritas', order, ['more Margherita', 'more Margherita']],
  ['Change Diavola to 1', order, ['less Diavola']],
  ['One more Diavola', order, ['more Diavola']],
  ['Add one more Margherita', order, ['more Margherita']],
  ['Set the quantity of Diavola to 2', order, []],
  ['Set the quantity to 3', mug, ['more q', 'more q']],
  ['Add 3 of these to the cart', mug, ['more q', 'more q', 'cart']],
  ['3 adults and 1 child', guests, ['more Adults', 'more Children']],
  ['Add a child', guests, ['more Children']],
])('%s', async (goal, open, wanted) => {
  page = open();
  await sayAll(goal);
  expect(page.pressed).toEqual(wanted);
});

test('what does not go further is told', async () => {
  page = drawAnew(
    {},
    () => '<h2>Seats</h2><button>−</button><span>4</span><button data-do="more">+</button>',
  );
  expect(await sayAll('Set seats to 6')).toBe('unable');
  expect(page.pressed).toEqual(['more']);
});

test('of two of the same name none is pressed', async () => {
  const row = '<li>Oak <button data-do="less">−</button> <b>1</b> <button data-do="more">+</button></li>';
  page = drawAnew({}, () => `<ul>${row}${row}</ul>`);
  await sayAll('Set oak to 2');
  expect(page.pressed).toEqual([]);
});
