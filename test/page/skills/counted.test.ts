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
    { Margherita: 1, Diavola: 2, Tiramisu: 0 },
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
    { q: 1 },
    ({ q }) => `<h1>Blue mug</h1><p>14 €</p><div role="group" aria-label="Quantity">
      <button data-do="less q">${PLUS}</button><span>${q}</span><button data-do="more q">${PLUS}</button></div>
      <button data-do="cart">Add to cart</button>`,
    count,
  );

const guests = () =>
  drawAnew(
    { Adults: 2, Children: 0 },
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

/** All of them in one line of text, without elements of their own for the names. */
const line = () =>
  drawAnew(
    { Adults: 2, Children: 0 },
    (state) =>
      `<p>${Object.entries(state)
        .map(
          ([name, number]) =>
            `${name} <button data-do="less ${name}">−</button> <output>${number}</output> <button data-do="more ${name}">+</button>`,
        )
        .join(' ')}</p>`,
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
  ['Add two more adults', guests, ['more Adults', 'more Adults']],
  ['Set children to 1', line, ['more Children']],
  ['Set adults to 1', line, ['less Adults']],
  [
    'We are three adults and three children',
    guests,
    ['more Adults', 'more Children', 'more Children', 'more Children'],
  ],
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

test('pages, hearts and fields of the same name are no counts', async () => {
  const pager = '<button data-do="back">‹</button> <span>1</span> <button data-do="on">›</button>';
  page = drawAnew({}, () => `<label>Amount <input name="amount"></label><p>${pager}</p>`);
  await sayAll('Set the amount to 50');
  expect(page.pressed).toEqual([]);
  expect(document.querySelector('input')?.value).toBe('50');
  page.stop();
  const liked =
    '<button data-do="like" aria-label="Like">♡</button> <span>3</span> <button data-do="share" aria-label="Share">↗</button>';
  page = drawAnew(
    {},
    () => `<h2>Rooms</h2><p>${liked}</p><label>Rooms <input type="number" value="1"></label>`,
  );
  await sayAll('Set rooms to 2');
  expect(page.pressed).toEqual([]);
});

test('a message at every press is no progress', async () => {
  page = drawAnew(
    { said: 0 },
    ({ said }) =>
      `<h2>Seats</h2><button>−</button><span>4</span><button data-do="more">+</button><p role="alert">At most 4, said ${said}</p>`,
    (state) => state.said++,
  );
  expect(await sayAll('Set seats to 8')).toBe('unable');
  expect(page.pressed).toEqual(['more']);
});

test('what counts by twos is not pressed to and fro', async () => {
  page = drawAnew(
    { eggs: 2 },
    ({ eggs }) =>
      `<h2>Eggs</h2><button data-do="less">−</button><span>${eggs}</span><button data-do="more">+</button>`,
    (state, verb) => (state['eggs'] += verb === 'more' ? 2 : -2),
  );
  expect(await sayAll('Set eggs to 3')).toBe('unable');
  expect(page.pressed.length).toBeLessThan(3);
});

test('of what cannot be counted up nothing goes into the cart', async () => {
  page = drawAnew(
    {},
    () =>
      '<h1>Blue mug</h1><button>−</button><span>2</span><button disabled>+</button><button data-do="cart">Add to cart</button>',
  );
  expect(await sayAll('Add 5 of these to the cart')).toBe('unable');
  expect(page.pressed).toEqual([]);
});

test('a button of that name in the same row is pressed itself', async () => {
  page = drawAnew(
    { mugs: 1 },
    ({ mugs }) =>
      `<ul><li>Blue mug <button data-do="less">−</button> <b>${mugs}</b> <button data-do="more">+</button> <button data-do="wrap">Add gift wrap</button></li></ul>`,
  );
  await sayAll('Add gift wrap');
  expect(page.pressed).toEqual(['wrap']);
});

test('a second task counts from where the first has left it', async () => {
  page = guests();
  await sayAll('Increase adults by 2 and then decrease adults by 1');
  expect(page.pressed).toEqual(['more Adults', 'more Adults', 'less Adults']);
});

test.each(['We are 3 guests', 'One more guest'])('a name is no number: %s', async (goal) => {
  page = drawAnew(
    { guests: 2 },
    ({ guests }) =>
      `<label>Guest name <input></label><p>Guests <button data-do="less">−</button> <b>${guests}</b> <button data-do="more">+</button></p>`,
    (state, verb) => (state['guests'] += verb === 'more' ? 1 : -1),
  );
  await sayAll(goal);
  expect([page.pressed, document.querySelector('input')?.value]).toEqual([['more'], '']);
});

test.each(['One more coffee', 'For 3 people', 'I want 2 tickets'])(
  'what is in no field of that name changes no other: %s',
  async (goal) => {
    page = drawAnew(
      {},
      () => '<label>ZIP <input type="number" value="10115"></label><label>Search people <input></label>',
    );
    await sayAll(goal).catch(() => undefined);
    expect([...document.querySelectorAll('input')].map(({ value }) => value)).toEqual(['10115', '']);
  },
);

test('what takes away and what shows more are no pair', async () => {
  page = drawAnew(
    {},
    () =>
      '<h2>Files</h2><p>Attachments <button data-do="remove">Remove attachment</button> <b>3</b> <button data-do="more">More options</button></p>',
  );
  await sayAll('Set attachments to 2');
  expect(page.pressed).not.toContain('remove');
});
