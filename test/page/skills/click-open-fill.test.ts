import { afterEach, expect, test } from 'vitest';
import { isUnsent } from '../../../src/skills/steps/last-filled';
import { recordClicks } from './recorded-clicks';
import { drawnList } from '../drawn-list';
import { runIntent } from './run-intent';
import { say } from './say';

const clicks = recordClicks();
afterEach(() => {
  document.title = '';
});
function page(html: string): void {
  document.body.innerHTML = html;
}

test('clicks the control whose name is exactly what was said', async () => {
  page('<button>Save as draft</button><button id="ok">Save</button><p>Save</p>');
  expect((await runIntent({ kind: 'click', target: { text: 'Save', roles: ['button'] } })).end).toBe(
    'succeeded',
  );
  expect(clicks).toEqual(['ok']);
});

test('asks when two controls are equally what was said, and takes the one that the user picks', async () => {
  page('<h3>Work</h3><button id="a">Edit</button><h3>Home</h3><button id="b">Edit</button>');
  const asked = await runIntent({ kind: 'click', target: { text: 'Edit' } });
  expect(asked.end).toBe('ask');
  expect(clicks).toEqual([]);
  if (asked.plan.kind !== 'ask') throw new Error('no question');
  const home = asked.plan.options.find((option) => option.label.includes('Home'))!;
  expect((await runIntent({ kind: 'click', target: { text: 'Edit' } }, { answers: [home.value] })).end).toBe(
    'succeeded',
  );
  expect(clicks).toEqual(['b']);
});

test('an ordinal counts in document order among controls of the role', async () => {
  page('<button>One</button><button>Two</button><a href="#x">Link</a><button id="third">Three</button>');
  await runIntent({ kind: 'click', target: { text: '', roles: ['button'], ordinal: 3 } });
  expect(clicks).toEqual(['third']);
});

test('words that only a plain text has are clicked as text', async () => {
  page('<div><span>alpha</span> <span id="w">beta</span> <span>gamma</span></div><button>Other</button>');
  await runIntent({ kind: 'click', target: { text: 'beta', literal: true } });
  expect(clicks).toEqual(['w']);
});

test('a colour picks among controls of the same name', async () => {
  page(
    '<button style="background:#00f" id="blue">Go</button><button style="background:#f00" id="red">Go</button>',
  );
  await runIntent({ kind: 'click', target: { text: 'Go', look: { color: 'red' } } });
  expect(clicks).toEqual(['red']);
});

test('opens closed sections one after the other until the target shows', async () => {
  page(`<details><summary>First</summary><p>nothing</p></details>
    <details><summary>Second</summary><a href="#there" id="there">Terms of trade</a></details>`);
  const ran = await runIntent({ kind: 'click', target: { text: 'Terms of trade', roles: ['link'] } });
  expect(ran.end).toBe('succeeded');
  expect(clicks.at(-1)).toBe('there');
});

test('looks into the other tabs of the page for a link', async () => {
  page(`<div role="tablist"><button role="tab" aria-selected="true" aria-controls="p1" id="t1">Intro</button>
    <button role="tab" aria-selected="false" aria-controls="p2" id="t2">More</button></div>
    <div role="tabpanel" id="p1">hello</div><div role="tabpanel" id="p2" hidden><a href="#deep" id="deep">dolor</a></div>`);
  document.getElementById('t2')!.addEventListener('click', () => {
    document.getElementById('p1')!.hidden = true;
    document.getElementById('p2')!.hidden = false;
    document.getElementById('t2')!.setAttribute('aria-selected', 'true');
    document.getElementById('t1')!.setAttribute('aria-selected', 'false');
  });
  expect(
    (await runIntent({ kind: 'click', target: { text: 'dolor', literal: true, roles: ['link'] } })).end,
  ).toBe('succeeded');
  expect(clicks).toEqual(['t2', 'deep']);
});

test('closes a consent banner by its least giving button on the way', async () => {
  page(`<main><button id="go">Start</button></main>
    <div role="dialog" aria-label="Cookie settings" style="position:fixed;bottom:0;left:0;right:0;background:#eee">
    <p>We use cookies</p><button id="all">Accept all</button><button id="least">Only necessary</button></div>`);
  for (const id of ['all', 'least'])
    document
      .getElementById(id)!
      .addEventListener('click', () => document.querySelector('[role=dialog]')!.remove());
  await runIntent({ kind: 'click', target: { text: 'Start' } });
  expect(clicks).toEqual(['least', 'go']);
});

test('explores for a page that is not linked here', async () => {
  page('<nav><a href="/home">Home</a></nav><p>Welcome</p>');
  const ran = await runIntent({ kind: 'open', target: { text: 'Invoices' } });
  expect(ran.plan).toMatchObject({ kind: 'explore' });
  expect(ran.plan.kind === 'explore' && ran.plan.terms).toContain('billing');
});

test('opens a link by its name and verifies by what changed', async () => {
  page('<nav><a href="#inv" id="inv">Invoices</a><a href="#home">Home</a></nav><div id="out"></div>');
  document
    .getElementById('inv')!
    .addEventListener('click', () => (document.getElementById('out')!.textContent = 'Your invoices'));
  expect((await runIntent({ kind: 'open', target: { text: 'invoices', roles: ['page'] } })).end).toBe(
    'succeeded',
  );
  expect(clicks).toEqual(['inv']);
});

test('fills fields by label, placeholder and kind of field', async () => {
  page(`<form><label>Name <input id="n"></label><input id="m" placeholder="Your email" type="email">
    <label for="c">Country</label><select id="c"><option>Austria</option><option>Denmark</option></select>
    <label><input type="checkbox" id="k"> Newsletter</label><button>Send</button></form>`);
  const text = (value: string) => ({ from: 'text' as const, text: value });
  const ran = await runIntent({
    kind: 'fill',
    fields: [
      { field: { text: 'name' }, value: text('Mara Vogt') },
      { field: { text: 'email' }, value: text('mara@example.com') },
      { field: { text: 'country' }, value: text('Denmark') },
      { field: { text: 'newsletter' }, value: text('yes') },
    ],
  });
  expect(ran.end).toBe('succeeded');
  expect(['n', 'm', 'c'].map((id) => (document.getElementById(id) as HTMLInputElement).value)).toEqual([
    'Mara Vogt',
    'mara@example.com',
    'Denmark',
  ]);
  expect((document.getElementById('k') as HTMLInputElement).checked).toBe(true);
});

test('a value without a field goes into the only text field; "both" fills all', async () => {
  page('<input id="a"><button>Submit</button>');
  expect((await runIntent({ kind: 'fill', fields: [{ value: { from: 'text', text: 'Leonie' } }] })).end).toBe(
    'succeeded',
  );
  expect((document.getElementById('a') as HTMLInputElement).value).toBe('Leonie');
  page('<input type="password" id="p"><input type="password" id="q"><button>Submit</button>');
  const all = { text: '', all: true };
  expect(
    (await runIntent({ kind: 'fill', fields: [{ field: all, value: { from: 'text', text: 'xyz' } }] })).end,
  ).toBe('succeeded');
  expect((document.getElementById('q') as HTMLInputElement).value).toBe('xyz');
});

test('chooses in native selects, radios and several options at once', async () => {
  page(`<select id="s"><option>Red</option><option>Green</option></select>
    <label><input type="radio" name="r" id="r1"> Visa</label><label><input type="radio" name="r" id="r2"> Cash</label>
    <select id="m" multiple><option>Ana</option><option>Ben</option><option>Cem</option></select>`);
  expect((await runIntent({ kind: 'choose', options: [{ text: 'Green' }] })).end).toBe('succeeded');
  expect((await runIntent({ kind: 'choose', options: [{ text: 'Cash' }] })).end).toBe('succeeded');
  expect((await runIntent({ kind: 'choose', options: [{ text: 'Ana' }, { text: 'Cem' }] })).end).toBe(
    'succeeded',
  );
  expect((document.getElementById('s') as HTMLSelectElement).value).toBe('Green');
  expect((document.getElementById('r2') as HTMLInputElement).checked).toBe(true);
  expect([...(document.getElementById('m') as HTMLSelectElement).selectedOptions].map((o) => o.text)).toEqual(
    ['Ana', 'Cem'],
  );
});

test('checks the named boxes and leaves the others', async () => {
  page(
    ['ape', 'bee', 'cat', 'dog']
      .map((name) => `<label><input type="checkbox" id="${name}"> ${name}</label>`)
      .join(''),
  );
  expect(
    (await runIntent({ kind: 'check', targets: [{ text: 'bee' }, { text: 'dog' }], on: true })).end,
  ).toBe('succeeded');
  expect([...document.querySelectorAll<HTMLInputElement>('input:checked')].map((box) => box.id)).toEqual([
    'bee',
    'dog',
  ]);
  expect((await runIntent({ kind: 'check', targets: [{ text: 'ape' }], on: true, only: true })).end).toBe(
    'succeeded',
  );
  expect([...document.querySelectorAll<HTMLInputElement>('input:checked')].map((box) => box.id)).toEqual([
    'ape',
  ]);
});

test('searches by the search box and its button', async () => {
  page(
    '<form role="search"><input type="search" id="q"><button id="go">Search</button></form><div id="out"></div>',
  );
  document
    .querySelector('form')!
    .addEventListener('submit', () => (document.getElementById('out')!.textContent = '3 results'));
  expect((await runIntent({ kind: 'search', query: 'lamp' })).end).toBe('succeeded');
  expect((document.getElementById('q') as HTMLInputElement).value).toBe('lamp');
  expect(document.getElementById('out')!.textContent).toBe('3 results');
});

test('logs in with the secret, and asks for a person without one', async () => {
  const form = `<form><label>User name <input id="u"></label><label>Password <input type="password" id="p"></label>
    <button id="in">Log in</button></form>`;
  page(form);
  expect((await runIntent({ kind: 'login' })).plan).toMatchObject({ kind: 'assist', type: 'login' });
  page(form);
  let sent = '';
  document.querySelector('form')!.addEventListener('submit', () => {
    sent = `${(document.getElementById('u') as HTMLInputElement).value}:${(document.getElementById('p') as HTMLInputElement).value}`;
    document.body.innerHTML = '<p>Hello</p>';
  });
  const ran = await runIntent(
    { kind: 'login', user: 'mara', secret: 'secret:test-1' },
    { secretText: 'hunter2' },
  );
  expect(ran.end).toBe('succeeded');
  expect(sent).toBe('mara:hunter2');
});

test('submits the form in use, not the one in the header', async () => {
  page(`<header><form><input placeholder="Search"><button>Go</button></form></header>
    <main><form id="f"><input id="x" aria-label="Title"><button id="send">Send</button></form></main>`);
  const field = document.getElementById('x') as HTMLInputElement;
  field.value = 'filled';
  field.focus();
  expect((await runIntent({ kind: 'submit' })).end).toBe('succeeded');
  expect(clicks).toEqual(['send']);
});

test('what is quoted is looked for in closed menus before a longer word that begins like it is taken; the menu may take its time', async () => {
  page(`<ul role="menu"><li role="menuitem" id="back" aria-haspopup="true" aria-expanded="false" tabindex="0">Playback</li>
    <li role="menuitem" id="zoom" tabindex="0">Zoom</li></ul>
    <ul role="menu" id="sub" hidden><li role="menuitem" id="play" tabindex="0">Play</li></ul>`);
  document.getElementById('back')!.addEventListener('click', () => {
    document.getElementById('back')!.setAttribute('aria-expanded', 'true');
    setTimeout(() => (document.getElementById('sub')!.hidden = false), 300);
  });
  expect((await runIntent({ kind: 'click', target: { text: 'Play', literal: true } })).end).toBe('succeeded');
  expect(clicks).toEqual(['back', 'play']);
});

test('a longer word is not pressed for a quoted one that is nowhere: the user is asked', async () => {
  page('<button id="back">Playback</button>');
  const target = { text: 'Play', literal: true };
  const asked = await runIntent({ kind: 'click', target });
  expect(asked.end).toBe('ask');
  expect(clicks).toEqual([]);
  if (asked.plan.kind !== 'ask') throw new Error('no question');
  const answers = asked.plan.options.map((option) => option.value);
  expect((await runIntent({ kind: 'click', target }, { answers })).end).toBe('succeeded');
  expect(clicks).toEqual(['back']);
});

test('offers the only button that sends what was filled in, and presses it', async () => {
  page(
    '<form><input aria-label="Name"><button id="send">Create</button><button type="reset">Reset</button></form>',
  );
  const filled = await runIntent({
    kind: 'fill',
    fields: [{ field: { text: 'Name' }, value: { from: 'text', text: 'Ada' } }],
  });
  expect(clicks).toEqual([]);
  const sent = await runIntent({ kind: 'offer' }, { memory: filled.memory });
  expect(sent).toMatchObject({
    end: 'done',
    plan: { note: 'Done: Press “Create”. The page shows no change.' },
  });
  expect(clicks).toEqual(['send']);
});

test('says that the page changed after what was offered was pressed', async () => {
  page('<form><input aria-label="Name"><button id="send">Create</button></form><p></p>');
  document.querySelector('form')!.addEventListener('submit', () => {
    document.querySelector('p')!.textContent = 'Created.';
  });
  const filled = await runIntent({
    kind: 'fill',
    fields: [{ field: { text: 'Name' }, value: { from: 'text', text: 'Ada' } }],
  });
  const sent = await runIntent({ kind: 'offer' }, { memory: filled.memory });
  expect(sent).toMatchObject({ end: 'done', plan: { note: 'Done: Press “Create”. The page changed.' } });
});

test('a list behind a button is no button that sends, though it stands in the form', async () => {
  document.body.innerHTML = `<main><form><label>Name <input></label>
    <div role="button" tabindex="0" aria-haspopup="listbox" aria-label="Town Hull">Hull</div></form>
    <button>Save</button><output></output></main>`;
  for (const el of document.querySelectorAll<HTMLElement>('button, [role=button]'))
    el.addEventListener('click', () => (document.querySelector('output')!.textContent = el.textContent));
  const ran = await runIntent({ kind: 'submit' });
  expect([ran.end, document.querySelector('output')!.textContent]).toEqual(['succeeded', 'Save']);
});

test('the words of a box are no button that sends', async () => {
  document.body.innerHTML = `<main><label>Title <input></label><span style="cursor: pointer"><input type="checkbox" id="box">
    <label for="box">Send a reminder</label></span><button disabled>Save</button></main>`;
  const ran = await runIntent({
    kind: 'fill',
    fields: [{ field: { text: 'title' }, value: { from: 'text', text: 'Roof' } }],
  });
  expect(ran.end).toBe('succeeded');
  await runIntent({ kind: 'submit' }, { memory: ran.memory });
  expect(document.querySelector<HTMLInputElement>('#box')!.checked).toBe(false);
});

test('text that is selected is not something to be sent', async () => {
  page('<main><p>Some words to read.</p><button id="next">Next</button></main>');
  const selected = await runIntent({ kind: 'selectText', target: { text: '' } });
  expect(selected.end).toBe('succeeded');
  expect(isUnsent(selected.memory)).toBe(false);
  expect((await runIntent({ kind: 'offer' }, { memory: selected.memory })).end).toBe('done');
  expect(clicks).toEqual([]);
});

test('says that what was sent was not taken when the page marks a field of the form', async () => {
  page('<form><input id="n" aria-label="Name"><button id="send">Create</button></form>');
  document.querySelector('form')!.addEventListener('submit', () => {
    document.getElementById('n')!.setAttribute('aria-invalid', 'true');
  });
  const filled = await runIntent({
    kind: 'fill',
    fields: [{ field: { text: 'Name' }, value: { from: 'text', text: 'Ada' } }],
  });
  const ran = await runIntent({ kind: 'offer' }, { memory: filled.memory });
  expect(ran).toMatchObject({ end: 'unable', plan: { reason: expect.stringContaining('“Name”') as string } });
  expect(clicks).toEqual(['send']);
});

test.each(['Email', 'Plate'])(
  'does not call done what the browser finds wrong in the field %s',
  async (name) => {
    page(
      '<form><label>Email <input type="email"></label><label>Plate <input pattern="[A-Z]{3}"></label></form>',
    );
    const ran = await runIntent({
      kind: 'fill',
      fields: [{ field: { text: name }, value: { from: 'text', text: 'nobody' } }],
    });
    // The browser's own sentence, with one stop.
    const reason = expect.stringMatching(new RegExp(`“${name}”: .+[^.]\\.$`)) as string;
    expect(ran).toMatchObject({ end: 'unable', plan: { reason } });
  },
);

test('a menu that an earlier part of the goal opened is not shut again to look for an entry', async () => {
  page(`<button id="menu" aria-haspopup="true">Menu</button><ul role="menu" id="list" hidden>
    <li role="menuitem" id="more" tabindex="0" aria-haspopup="true">More</li></ul>
    <ul role="menu" id="sub" hidden><li role="menuitem" id="print" tabindex="0">Print</li></ul>`);
  const toggle = (by: string, what: string): void =>
    document.getElementById(by)!.addEventListener('click', () => {
      const list = document.getElementById(what)!;
      list.hidden = !list.hidden;
    });
  toggle('menu', 'list');
  toggle('more', 'sub');
  const { memory } = await runIntent({ kind: 'click', target: { text: 'Menu', roles: ['button'] } });
  const ran = await runIntent({ kind: 'click', target: { text: 'Print', literal: true } }, { memory });
  expect(ran.end).toBe('succeeded');
  expect(clicks).toEqual(['menu', 'more', 'print']);
});

test('a dialog that was filled in and has no button to send it stays open', async () => {
  page(
    `<div role="dialog" aria-label="Note" aria-modal="true"><input aria-label="Title"><button id="x">Close</button></div>`,
  );
  const filled = await runIntent({
    kind: 'fill',
    fields: [{ field: { text: 'Title' }, value: { from: 'text', text: 'Tide' } }],
  });
  expect((await runIntent({ kind: 'offer' }, { memory: filled.memory })).end).toBe('done');
  expect(clicks).toEqual([]);
});

test('a box whose list is drawn apart is filled by choosing what was typed, not by typing it', async () => {
  document.body.replaceChildren();
  const list = drawnList('Town', ['Aarhus', 'Bergen', 'Cork']);
  const ran = await runIntent({
    kind: 'fill',
    fields: [{ field: { text: 'Town' }, value: { from: 'text', text: 'Bergen' } }],
  });
  expect(list.chosen).toEqual(['Bergen']);
  expect(ran.end).toBe('done');
});

test('several are chosen in such a box', async () => {
  document.body.replaceChildren();
  const list = drawnList('Towns', ['Aarhus', 'Bergen', 'Cork', 'Dublin'], { multiple: true });
  const options = [{ text: 'Aarhus' }, { text: 'Dublin' }];
  const ran = await runIntent({ kind: 'choose', options, field: { text: 'Towns' } });
  expect(list.chosen).toEqual(['Aarhus', 'Dublin']);
  expect(ran.end).toBe('done');
});

test('the one large field of a page is its editor, though nothing calls it so', async () => {
  document.body.innerHTML = `<h1>Write</h1><label>Title <input></label>
    <button>Bold</button><button>Italic</button><div contenteditable="true"><p>The quick brown fox.</p></div>`;
  await runIntent({
    kind: 'fill',
    fields: [{ field: { text: 'editor' }, value: { from: 'text', text: 'Hello world' } }],
  });
  expect(document.querySelector<HTMLElement>('[contenteditable]')!.innerText.trim()).toBe('Hello world');
  expect(document.querySelector('input')!.value).toBe('');
});

test('a button that turns to another page sends nothing', async () => {
  document.body.innerHTML = `<main><label>Rows per page <select><option>10<option>20</select></label>
    <button id="back">Go to previous page</button></main>`;
  const chosen = await runIntent({
    kind: 'choose',
    options: [{ text: '20' }],
    field: { text: 'rows per page' },
  });
  const offered = await runIntent({ kind: 'offer' }, { memory: chosen.memory });
  expect([offered.end, offered.plan]).toMatchObject(['done', { note: '' }]);
});

test('a box that is called like what sends is not meant by it', async () => {
  page('<label><input type="checkbox"> Save a copy for me</label><button id="save">Save settings</button>');
  const ran = await runIntent({ kind: 'submit', target: { text: 'save' } });
  expect([ran.end, clicks]).toEqual(['succeeded', ['save']]);
});

test('of a thing that holds much more than what was named, the words are pressed, and not its middle', async () => {
  const items = Array.from({ length: 60 }, (_, i) => `<div>Item ${i + 1}</div>`).join('');
  document.body.innerHTML = `<h1>Things</h1><div id="box" style="height:200px;overflow:auto">${items}</div>`;
  const pressed: string[] = [];
  document.getElementById('box')!.onclick = ({ target }) => {
    pressed.push((target as Element).textContent ?? '');
    (target as Element).setAttribute('aria-selected', 'true');
  };
  await say('click "Item 31"');
  expect(new Set(pressed)).toEqual(new Set(['Item 31']));
});
