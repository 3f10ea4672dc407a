// What is so already is left as it is; of several things of a name the very one that is meant is taken.
import { afterEach, expect, test } from 'vitest';
import { say } from './say';

afterEach(() => {
  document.body.innerHTML = '';
});

const $ = <T extends Element = HTMLElement>(css: string): T => document.querySelector<T>(css)!;

test.each([true, false])('a box for what is accepted is ticked, whether it was (%s) or not', async (was) => {
  document.body.innerHTML = `<form><label><input type="checkbox" ${was ? 'checked' : ''}> I accept the terms and conditions</label>
    <button>Sign up</button></form>`;
  const { end } = await say('Accept the terms and conditions');
  expect($<HTMLInputElement>('input').checked).toBe(true);
  expect(['succeeded', 'done']).toContain(end);
});

const PHOTOS = `<main><h2>Photos</h2><ul>${['Sunset', 'Harbour', 'Forest']
  .map(
    (name) =>
      `<li><article><h3>${name}</h3><p>By Anna</p><button aria-pressed="${name !== 'Harbour'}">Like</button></article></li>`,
  )
  .join('')}</ul></main>`;

function likes(): () => string[] {
  document.body.innerHTML = PHOTOS;
  const buttons = [...document.querySelectorAll('button')];
  for (const button of buttons)
    button.addEventListener('click', () =>
      button.setAttribute('aria-pressed', `${button.getAttribute('aria-pressed') !== 'true'}`),
    );
  return () => buttons.map((button) => button.getAttribute('aria-pressed') ?? '');
}

test.each(['Like "Sunset"', 'Like "Harbour"'])('%s: liked afterwards', async (goal) => {
  const states = likes();
  const { end } = await say(goal);
  expect(states()).toEqual(['true', goal.includes('Harbour') ? 'true' : 'false', 'true']);
  expect(['succeeded', 'done']).toContain(end);
});

test('all that are not liked yet are liked', async () => {
  const states = likes();
  const { end } = await say('Like all photos');
  expect(states()).toEqual(['true', 'true', 'true']);
  expect(['succeeded', 'done']).toContain(end);
});

test.each([
  ['Go to page 3', 2, 3],
  ['Go to page 1', 3, 1],
  ['Go to page 4', 4, 4],
])('%s from page %i of five', async (goal, from, to) => {
  let at = from;
  const draw = (): void => {
    $('#at').textContent = `Page ${at} of 5`;
    $('ul').innerHTML = [1, 2, 3]
      .map((n) => `<li><h3>Boat ${at}-${n}</h3><p>From harbour ${n}</p></li>`)
      .join('');
  };
  document.body.innerHTML =
    '<main><h1>Boats</h1><ul></ul><div><button>Previous</button> <span id="at"></span> <button>Next</button></div></main>';
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', () => {
      at += button.textContent === 'Next' ? 1 : -1;
      draw();
    });
  draw();
  const { end } = await say(goal);
  expect(at).toBe(to);
  expect(['succeeded', 'done']).toContain(end);
});

test('the last slide is none of the ways to the next', async () => {
  document.body.innerHTML = `<section aria-label="Gallery"><h2>Boats</h2>${[
    'Go to slide 1',
    'Go to slide 2',
    'Go to slide 3',
    'Previous slide',
    'Next slide',
  ]
    .map((name) => `<button>${name}</button>`)
    .join('')}</section>`;
  for (const each of document.querySelectorAll('button'))
    each.addEventListener('click', () => ($('h2').textContent += `, ${each.textContent}`));
  await say('Click on the last slide');
  expect($('h2').textContent).toBe('Boats, Go to slide 3');
});

test('the heading is selected, not the longest text', async () => {
  document.body.innerHTML =
    '<h1>Short title</h1><p>A much longer paragraph about other things altogether.</p>';
  await say('Highlight the heading');
  expect(getSelection()?.toString().trim()).toBe('Short title');
});

test.each([
  ['<option value="">Please select</option><option>Germany</option><option>France</option>', 'Germany'],
  ['<option value="">-- Country --</option><option>Germany</option>', 'Germany'],
  ['<option>Pick-up</option><option>Delivery</option>', 'Pick-up'],
])('the first option of %s', async (options, wanted) => {
  document.body.innerHTML = `<label>Choice <select>${options}</select></label>`;
  if (wanted === 'Pick-up') $<HTMLSelectElement>('select').value = 'Delivery';
  const { end } = await say('Choose the first option');
  expect($<HTMLSelectElement>('select').value).toBe(wanted);
  expect(end).toBe('succeeded');
});

test.each([
  ['Sort by price descending', ['9.00', '5.00', '2.00']],
  ['Sort by price ascending', ['2.00', '5.00', '9.00']],
])('%s, where the list says by what and a button turns it', async (goal, wanted) => {
  let prices = ['2.00', '5.00', '9.00'];
  const draw = (): void => {
    $('ul').innerHTML = prices
      .map(
        (price) =>
          `<li><h3>Boat ${price.charAt(0)}</h3><p class="price">€ ${price}</p><a href="#${price}">Details</a></li>`,
      )
      .join('');
  };
  document.body.innerHTML = `<main><h1>Boats</h1><label>Sort by <select><option>Name</option><option selected>Price</option></select></label>
    <button aria-label="Sort descending">↓</button><ul></ul></main>`;
  $('button').addEventListener('click', () => {
    prices = prices.toReversed();
    $('button').setAttribute('aria-label', prices[0] === '2.00' ? 'Sort descending' : 'Sort ascending');
    draw();
  });
  draw();
  const { end } = await say(goal);
  expect(prices).toEqual(wanted);
  expect(['succeeded', 'done']).toContain(end);
});
