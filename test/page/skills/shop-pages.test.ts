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

test('a drawn list of orders is opened, its entry chosen, and the other direction left alone', async () => {
  document.body.innerHTML = `<main><button id="turn">Sort descending</button>
    <button id="by" role="combobox" aria-haspopup="listbox" aria-expanded="false" aria-label="Sort by">Default</button><div id="here"></div>
    <ul id="list">${['Vase|9', 'Bowl|7', 'Cup|5'].map((each) => `<li><a href="#${each}">${each.split('|')[0]}</a> <span class="price">$${each.split('|')[1]}.00</span></li>`).join('')}</ul></main>`;
  $('#by').addEventListener('click', () => {
    $('#by').setAttribute('aria-expanded', 'true');
    $('#here').innerHTML =
      '<ul role="listbox"><li role="option" tabindex="-1">Name</li><li role="option" tabindex="-1">Price</li></ul>';
  });
  $('#here').addEventListener('click', ({ target }) => {
    $('#by').textContent = (target as Element).textContent;
    $('#by').setAttribute('aria-expanded', 'false');
    $('#here').replaceChildren();
    $('#list').append(...[...$('#list').children].reverse());
  });
  let turned = 0;
  $('#turn').addEventListener('click', () => turned++);
  const { end } = await runIntent({ kind: 'sort', by: 'price', direction: 'asc' });
  expect([end, $('#by').textContent, turned]).toEqual(['succeeded', 'Price', 0]);
});

test('of what is called alike the button is pressed that sends', async () => {
  let sent = 0;
  document.body.innerHTML = `<nav aria-label="Breadcrumb"><a role="link" aria-disabled="true">Create an account</a></nav>
    <h1>Create account</h1><form aria-label="Create account"><label>Name <input value="Xenia"></label><button type="button">Sign up</button></form>`;
  $('form button').addEventListener('click', () => {
    sent++;
    document.body.insertAdjacentHTML('beforeend', '<p>Welcome</p>');
  });
  await runIntent({ kind: 'submit', target: { text: 'create account' } });
  expect(sent).toBe(1);
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

test('what a menu and the page offer by the same name is pressed on the page', async () => {
  const log: string[] = [];
  document.body.innerHTML = `<nav><ul><li><a id="menu" href="#new">New product</a></li><li><a href="#all">Products</a></li></ul></nav>
    <main><h1>Create a new product</h1><button id="page">New product</button></main>`;
  document.body.addEventListener('click', ({ target }) => log.push((target as Element).id), { once: true });
  await runIntent({ kind: 'click', target: { text: 'Create new product' } });
  expect(log).toEqual(['page']);
});
