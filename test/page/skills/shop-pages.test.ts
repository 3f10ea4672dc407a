// Pages of shops: a product with variants, filters by colour, a list that a script draws in place of a select.
import { afterEach, expect, test } from 'vitest';
import { runIntent } from './run-intent';

afterEach(() => document.body.replaceChildren());

const $ = <T extends Element = HTMLElement>(css: string): T => document.querySelector<T>(css)!;

function product(onAdd: () => void): void {
  document.body.innerHTML = `<main><h1>Vase</h1><p>$25.00</p>
    <div>Colour</div><ul>${['White', 'Black', 'Green'].map((name) => `<li><button>${name}</button></li>`).join('')}</ul>
    <button id="add">Add to cart</button><p id="note"></p></main>`;
  $('#add').addEventListener('click', onAdd);
}

test('"this" is what the page is about, whatever lists stand on it', async () => {
  let added = 0;
  product(() => ($('#note').textContent = `${++added} item in your cart`));
  const { end } = await runIntent({ kind: 'addToCart', what: { text: '' } });
  expect([end, added]).toEqual(['succeeded', 1]);
});

test('what the page wants first is told, and nothing said to be in the cart', async () => {
  let pressed = 0;
  product(() => {
    pressed++;
    $('#note').textContent = 'Please select variant options';
  });
  const { end, why } = await runIntent({ kind: 'addToCart', what: { text: 'Vase' } });
  expect(end).not.toBe('succeeded');
  expect(why).toContain('Please select variant options');
  expect(pressed).toBe(1);
});

test('"products" is said of whatever a page lists', async () => {
  document.body.innerHTML = `<main><h1>Accessories</h1><aside>Colour ${['White', 'Black'].map((name) => `<label><input type="checkbox"> ${name}</label>`).join('')}</aside>
    <ul>${['Cup', 'Bowl', 'Vase'].map((name) => `<li><a href="#${name}">${name}</a> $5.00</li>`).join('')}</ul></main>`;
  await runIntent({ kind: 'filter', value: 'black products' });
  expect($<HTMLInputElement>(':checked').labels?.[0]?.textContent).toContain('Black');
});

test('a list that a script draws in place of a select is opened by its small arrow', async () => {
  document.body.innerHTML = `<form><div style="position:relative;width:0;height:0;overflow:hidden"><select tabindex="-1"><option>5 ft<option>6 ft</select></div>
    <div id="box" style="cursor:pointer"><span></span><b>▾</b></div>
    <ul hidden>${['5 ft', '6 ft'].map((size) => `<li style="cursor:pointer">${size}</li>`).join('')}</ul></form>`;
  $('#box').addEventListener('click', () => $('ul').toggleAttribute('hidden'));
  $('ul').addEventListener('click', ({ target }) => {
    $('#box span').textContent = (target as Element).textContent;
    $('ul').hidden = true;
  });
  const field = { text: '', roles: ['combobox', 'listbox'] };
  await runIntent({ kind: 'choose', options: [{ text: '6 ft' }], field });
  expect($('#box').textContent).toBe('6 ft▾');
});
