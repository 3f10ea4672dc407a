// What is only called a little like the wish, or beside it, is not what was meant.
import { afterEach, expect, test } from 'vitest';
import { runIntent } from './run-intent';

let pressed: string[] = [];
afterEach(() => {
  document.body.innerHTML = '';
  pressed = [];
});

function page(html: string): void {
  document.body.innerHTML = html;
  for (const button of document.querySelectorAll('button, a'))
    button.addEventListener('click', () => pressed.push(button.id));
}

const click = (text: string, within?: string) =>
  runIntent({ kind: 'click', target: { text, ...(within === undefined ? {} : { within }) } });

test('what adds another thing is not pressed to add this one', async () => {
  page('<button id="user">Create new user</button>');
  await click('add parking');
  expect(pressed).toEqual([]);
});

test('an entry of the menu beside a button is taken, not the button of which it is a variety', async () => {
  page(`<span style="display:inline-flex"><button id="save">Save</button>
    <button id="more" aria-haspopup="menu" aria-expanded="false" aria-label="More">▾</button></span>
    <div role="menu" hidden><button role="menuitem" id="draft">Save as draft</button></div>`);
  document.getElementById('more')!.addEventListener('click', ({ currentTarget }) => {
    (currentTarget as Element).setAttribute('aria-expanded', 'true');
    document.querySelector<HTMLElement>('[role=menu]')!.hidden = false;
  });
  await click('save as draft');
  expect(pressed).toEqual(['more', 'draft']);
});

test('a menu is opened for its entry, though something outside is called nearly so', async () => {
  page(`<nav><button id="account" aria-haspopup="true" aria-expanded="false">Account</button>
    <div id="menu" hidden><a id="orders" href="#orders">Orders</a></div></nav>
    <form onsubmit="return false"><button id="place">Place order</button></form>`);
  document.getElementById('account')!.addEventListener('click', ({ currentTarget }) => {
    (currentTarget as Element).setAttribute('aria-expanded', 'true');
    document.getElementById('menu')!.hidden = false;
  });
  await runIntent({ kind: 'menu', path: ['Account', 'Orders'] });
  expect(pressed).toEqual(['account', 'orders']);
});

test('a page whose button goes by another name once it is pressed has been turned to; no other list is', async () => {
  page(`<table><tr><td>Ada</td></tr></table><button id="one" aria-label="Next page">›</button>
    <nav><button id="two" aria-label="Go to page 3">3</button><button id="three" aria-label="Next page">›</button></nav>`);
  const button = document.getElementById('two')!;
  button.addEventListener('click', () => button.setAttribute('aria-label', 'Page 3, Current page'));
  const ran = await runIntent({ kind: 'paginate', to: 3 });
  expect(ran.end).toMatch(/succeeded|done/);
  expect(pressed).toEqual(['two']);
});

test('the last page is none of the stars, nor of other numbers beside the list', async () => {
  const stars = [1, 2, 3, 4, 5].map(
    (n) => `<a id="star${n}" href="#r${n}" title="${n} stars out of 5">${n}</a>`,
  );
  page(`<ul style="list-style:none"><li>${stars.join(' ')}</li></ul><p>Archive: <a id="year" href="#y">2019</a></p>
    <div>Pages (3): <span>1</span> <a id="p2" href="#2">2</a> <a id="p3" href="#3">3</a> <a id="next" href="#2">Next »</a></div>
    <table><tr><td>Ada</td></tr></table>`);
  await runIntent({ kind: 'paginate', to: 'last' });
  expect(pressed).toEqual(['p3']);
  await runIntent({ kind: 'paginate', to: 5 });
  expect(pressed.filter((id) => id.startsWith('star'))).toEqual([]);
});

test('a dialog whose only way out is called "Cancel" is closed by that', async () => {
  page(`<div role="dialog" aria-modal="true" aria-label="Deactivate account"
    style="position:fixed;inset:40px;background:#fff"><p>Are you sure?</p>
    <button id="yes">Deactivate</button><button id="cancel">Cancel</button></div>`);
  document.getElementById('cancel')!.addEventListener('click', () => document.body.replaceChildren());
  await click('close', 'dialog');
  expect(pressed).toEqual(['cancel']);
});

test('a box that is drawn by the label over it is pressed as a person presses it', async () => {
  page(`<fieldset style="position:relative"><legend>Extras</legend>
    <label for="box" style="display:inline-block;margin:6px">Parking</label>
    <input type="checkbox" id="box" style="position:absolute;width:1px;height:1px;margin:-1px;border:0;clip:rect(0 0 0 0)">
    </fieldset>`);
  await click('parking');
  expect((document.getElementById('box') as HTMLInputElement).checked).toBe(true);
});

/** A layer over the whole page, which only a press on its own control takes away. */
const covered = (closer: string): string =>
  `<button id="close">Close this account</button><button id="save">Save</button>
  <div id="layer" style="position: fixed; inset: 0; background: #fff"><p style="margin-top: 200px">News of the day ${closer}</p></div>`;

test.each(['Close', 'Schließen', 'Close (Esc)', '× Close'])(
  'what lies over the page is closed by its own "%s"',
  async (name) => {
    page(covered(`<button id="x">${name}</button>`));
    document.getElementById('x')!.addEventListener('click', () => document.getElementById('layer')!.remove());
    await click('Save');
    expect(pressed).toEqual(['x', 'save']);
  },
);

test('where it has none, nothing else that is called "Close …" is pressed', async () => {
  page(covered(''));
  document.getElementById('close')!.style.cssText = 'position: relative; z-index: 9';
  await click('Save');
  expect(pressed).toEqual([]);
});
