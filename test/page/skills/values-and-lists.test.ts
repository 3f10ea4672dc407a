// Values carried from one place of a page to another, suggestions that must meet conditions, forms that
// are searched by several words at once: with the real perception and the real acts.
import { afterEach, expect, test } from 'vitest';
import { runIntent } from './run-intent';

afterEach(() => {
  document.body.innerHTML = '';
});
function page(html: string): void {
  document.body.innerHTML = html;
}
const valueOf = (id: string): string => (document.getElementById(id) as HTMLInputElement).value;

test('copies a text to the letter: long, with its blanks at the end', async () => {
  const text = `${'Far out in the  western arm. '.repeat(20)}End. `;
  page('<textarea id="from"></textarea><p><input id="to"></p>');
  (document.getElementById('from') as HTMLTextAreaElement).value = text;
  const ran = await runIntent({
    kind: 'copy',
    source: { text: '', roles: ['textbox'] },
    dest: { text: '', roles: ['textbox'] },
  });
  expect(ran.end).toMatch(/succeeded|done/);
  expect(valueOf('to')).toBe(text);
});

test('copies the second of several text areas into the empty input', async () => {
  page(
    '<textarea>One. </textarea><br><textarea>Two. </textarea><br><textarea>Three.</textarea><input id="to">',
  );
  const ran = await runIntent({
    kind: 'copy',
    source: { text: '', roles: ['textbox'], ordinal: 2 },
    dest: { text: '', roles: ['textbox'] },
  });
  expect(ran.end).toMatch(/succeeded|done/);
  expect(valueOf('to')).toBe('Two. ');
});

test('gives each field the value that a table has for its label', async () => {
  page(`<table><tr><td>Weight</td><td>12 kg</td></tr><tr><td>Country of Origin</td><td>Peru</td></tr>
    <tr><td>Roast</td><td>dark</td></tr></table>
    <div><label id="l1">Country of Origin:</label> <input id="a" aria-labelledby="l1"></div>
    <div><label for="b">Weight:</label> <input id="b"></div>`);
  const ran = await runIntent({
    kind: 'fill',
    fields: [
      {
        field: { text: '', roles: ['textbox'], all: true },
        value: { from: 'page', target: { text: '', all: true } },
      },
    ],
  });
  expect(ran.end).toMatch(/succeeded|done/);
  expect([valueOf('a'), valueOf('b')]).toEqual(['Peru', '12 kg']);
});

test('reads the value of a name that has "of" in it', async () => {
  page(`<table><tr><td>Year of Birth</td><td>1971</td></tr><tr><td>Year</td><td>2020</td></tr></table>
    <input id="a">`);
  const ran = await runIntent({
    kind: 'fill',
    fields: [{ value: { from: 'page', target: { text: 'Year of Birth' } } }],
  });
  expect(ran.end).toMatch(/succeeded|done/);
  expect(valueOf('a')).toBe('1971');
});

test('types the same secret into both fields and nothing else', async () => {
  page(`<p><label>Password</label><input type="password" id="a"></p>
    <p><label>Verify password</label><input type="password" id="b"></p>`);
  const ran = await runIntent(
    {
      kind: 'fill',
      fields: [
        {
          field: { text: '', roles: ['textbox'], all: true },
          value: { from: 'secret', handle: 'secret:ab12cd34' },
        },
      ],
    },
    { secretText: 's3same' },
  );
  expect(ran.end).toBe('succeeded');
  expect([valueOf('a'), valueOf('b')]).toEqual(['s3same', 's3same']);
});

test('types the beginning and takes the suggestion that meets all conditions', async () => {
  page(`<label for="c">Town</label><input id="c" autocomplete="off">
    <ul id="list" style="list-style:none;margin:0;padding:0"></ul>`);
  const field = document.getElementById('c') as HTMLInputElement;
  const list = document.getElementById('list')!;
  field.addEventListener('input', () => {
    list.replaceChildren(
      ...['Marburg', 'Marbach', 'Marienberg', 'Marseille']
        .filter((name) => field.value !== '' && name.startsWith(field.value))
        .map((name) => {
          const li = document.createElement('li');
          li.textContent = name;
          li.style.cursor = 'pointer';
          li.addEventListener('click', () => {
            field.value = name;
            list.replaceChildren();
          });
          return li;
        }),
    );
  });
  const ran = await runIntent({
    kind: 'fill',
    fields: [
      {
        value: {
          from: 'page',
          target: {
            text: '',
            roles: ['option'],
            where: [
              { op: 'startsWith', value: 'Ma' },
              { op: 'endsWith', value: 'berg' },
            ],
          },
        },
      },
    ],
  });
  expect(ran.end).toMatch(/succeeded|done/);
  expect(field.value).toBe('Marienberg');
});

test('spreads the words of a search over the fields of its form', async () => {
  page(`<div><div>Year</div><input id="y"></div><div><div>Author Name</div><input id="a"></div>
    <div><div>Genre</div><input id="g"></div><button type="button" id="go">Go!</button><p id="out"></p>`);
  document.getElementById('go')!.addEventListener('click', () => {
    document.getElementById('out')!.textContent = 'three results';
  });
  const ran = await runIntent({ kind: 'search', query: 'crime novels authored by Lindqvist from year 1999' });
  expect(ran.end).toBe('succeeded');
  expect([valueOf('g'), valueOf('a'), valueOf('y')]).toEqual(['crime', 'Lindqvist', '1999']);
});

test('chooses several options of a list in any order of naming', async () => {
  page(`<select multiple id="s" size="3"><option>Ada</option><option>Bo</option><option>Cy</option>
    <option>Di</option></select>`);
  const ran = await runIntent({
    kind: 'choose',
    options: [{ text: 'Cy' }, { text: 'Ada' }],
    field: { text: '', roles: ['listbox'] },
  });
  expect(ran.end).toBe('succeeded');
  const select = document.getElementById('s') as HTMLSelectElement;
  expect([...select.selectedOptions].map((option) => option.label)).toEqual(['Ada', 'Cy']);
});

test('expands the one thing that opens, whatever its role', async () => {
  page(`<h3 id="head" style="cursor:pointer">Details of delivery</h3><div id="body" hidden>
    <button>Submit</button></div>`);
  document.getElementById('head')!.addEventListener('click', () => {
    document.getElementById('body')!.hidden = false;
  });
  const ran = await runIntent({
    kind: 'expand',
    target: { text: '', roles: ['button', 'tab', 'region'] },
  });
  expect(ran.end).toMatch(/succeeded|done/);
  expect(document.getElementById('body')!.hidden).toBe(false);
});

test('opens a menu that is drawn and shows nothing but a plus', async () => {
  page(`<svg width="200" height="200"><g><circle cx="100" cy="100" r="20" fill="#444"></circle>
    <text id="plus" x="95" y="105"><tspan>+</tspan></text></g><text id="eight" x="40" y="40" display="none">8</text></svg>`);
  document.getElementById('plus')!.addEventListener('click', () => {
    document.getElementById('eight')!.removeAttribute('display');
  });
  const ran = await runIntent({
    kind: 'expand',
    target: { text: 'pie', roles: ['menu', 'button', 'link', 'combobox'] },
  });
  expect(ran.end).toMatch(/succeeded|done/);
  expect(document.getElementById('eight')!.hasAttribute('display')).toBe(false);
});

test('knows an entry by the icon that it carries', async () => {
  let chosen = '';
  page(`<ul role="menu"><li role="menuitem" tabindex="0"><span class="icon icon-rewind"></span>Back</li>
    <li role="menuitem" tabindex="0"><span class="icon icon-bell"></span>Alert me</li></ul>`);
  for (const li of document.querySelectorAll('li'))
    li.addEventListener('click', () => (chosen = li.textContent.trim()));
  const ran = await runIntent({
    kind: 'click',
    target: { text: 'icon-bell', literal: true, roles: ['button', 'link', 'img'] },
  });
  expect(ran.end).toBe('succeeded');
  expect(chosen).toBe('Alert me');
});

test('waves away what popped up over the form and goes on', async () => {
  page(`<form id="f"><label for="u">Username</label><input id="u"><label for="p">Password</label>
    <input type="password" id="p"><button type="button">Log in</button></form>`);
  const fields = [...document.querySelectorAll('input')];
  document.getElementById('u')!.addEventListener(
    'focus',
    () => {
      for (const field of fields) field.disabled = true;
      const box = document.createElement('div');
      box.style.cssText = 'position:absolute;top:10px;left:10px;width:200px;height:120px;background:#eee';
      box.innerHTML = '<p>Leave this page?</p><button>OK</button> <button>Cancel</button>';
      document.body.append(box);
      box.lastElementChild!.addEventListener('click', () => {
        for (const field of fields) field.disabled = false;
        box.remove();
      });
    },
    { once: true },
  );
  const ran = await runIntent(
    {
      kind: 'fill',
      fields: [
        { field: { text: 'username' }, value: { from: 'text', text: 'kim' } },
        { field: { text: 'password' }, value: { from: 'secret', handle: 'secret:ab12cd34' } },
      ],
    },
    { secretText: 'p4ss' },
  );
  expect(ran.end).toBe('succeeded');
  expect([valueOf('u'), valueOf('p')]).toEqual(['kim', 'p4ss']);
});

test('closes a list that stayed open over the button, and presses the button', async () => {
  page(`<div id="list" tabindex="0" style="position:absolute;inset:0 auto auto 0;width:300px;height:200px;background:#fff;z-index:2">
    <p>one</p><p>two</p></div><button id="yes" style="position:absolute;left:20px;top:40px">Yes</button>`);
  let pressed = false;
  const list = document.getElementById('list')!;
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') list.remove();
  });
  document.getElementById('yes')!.addEventListener('click', () => (pressed = true));
  const ran = await runIntent({ kind: 'click', target: { text: 'Yes', literal: true, roles: ['button'] } });
  expect(ran.end).toBe('succeeded');
  expect(pressed).toBe(true);
});

test('presses the only button of the form for "login", not a sentence that mentions it', async () => {
  page(`<p>Fill in the form and press login to go on with your order.</p>
    <form><label for="u">Username</label><input id="u"><label for="p">Password</label>
    <input type="password" id="p"><button type="button" id="b">OK</button></form>`);
  let pressed = false;
  document.getElementById('b')!.addEventListener('click', () => (pressed = true));
  const ran = await runIntent({ kind: 'click', target: { text: 'login' } });
  expect(ran.end).toBe('succeeded');
  expect(pressed).toBe(true);
});

test('presses the button in a tab that is named by it alone, without asking', async () => {
  page(`<div role="tablist"><h3 role="tab" tabindex="0" aria-expanded="true">Part 7</h3>
    <p role="tab" tabindex="0" aria-expanded="false"><button id="b">Submit</button></p></div>`);
  let pressed = false;
  document.getElementById('b')!.addEventListener('click', () => (pressed = true));
  const ran = await runIntent({ kind: 'click', target: { text: 'submit' } });
  expect(ran.end).toBe('succeeded');
  expect(pressed).toBe(true);
});

test('of “20 minutes” a field that is said to take minutes gets the number', async () => {
  document.body.innerHTML =
    '<label>Length of a visit (minutes) <input id="length" inputmode="numeric"></label><label>Note <input id="note"></label>';
  const field = document.querySelector<HTMLInputElement>('#length')!;
  field.addEventListener('input', () => (field.value = field.value.replace(/\D/g, '')));
  const ran = await runIntent({
    kind: 'fill',
    fields: [
      { field: { text: 'length of a visit' }, value: { from: 'text', text: '20 minutes' } },
      { field: { text: 'note' }, value: { from: 'text', text: '20 minutes' } },
    ],
  });
  expect(ran.end).toBe('succeeded');
  expect([...document.querySelectorAll('input')].map(({ value }) => value)).toEqual(['20', '20 minutes']);
});
