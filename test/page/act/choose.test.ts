import { expect, test } from 'vitest';
import { drawnList } from '../drawn-list';
import { $, act, record, render } from './stage';

const COUNTRIES =
  '<select id="s" aria-label="Country"><option value="">Choose</option><option value="dk">Denmark</option><option value="no" disabled>Norway</option></select>';

test('selects by label, by value, whatever the case; fires input and change once', async () => {
  render(COUNTRIES);
  const seen = record('input change');
  expect(await act('dom.select', '#s', { value: 'denmark' })).toEqual({ ok: true, data: {} });
  expect($<HTMLSelectElement>('#s').value).toBe('dk');
  expect(seen).toEqual(['input#s', 'change#s']);
  await act('dom.select', '#s', { value: 'Choose' });
  await act('dom.select', '#s', { value: 'dk' });
  expect($<HTMLSelectElement>('#s').value).toBe('dk');
});

test('lists the options when there is no such one', async () => {
  render(COUNTRIES);
  expect(await act('dom.select', '#s', { value: 'Iceland' })).toMatchObject({
    code: 'NOT_FOUND',
    error: 'combobox “Country” has no option “Iceland”; there are “Choose”, “Denmark”, “Norway”',
  });
});

test('refuses a disabled option', async () => {
  render(COUNTRIES);
  expect(await act('dom.select', '#s', { value: 'Norway' })).toMatchObject({ code: 'NOT_ACTIONABLE' });
});

test('waits for options that are loaded later', async () => {
  render('<select id="s"><option>Loading</option></select>');
  setTimeout(() => ($('#s').innerHTML = '<option>A</option><option>B</option>'), 80);
  expect((await act('dom.select', '#s', { value: 'B' })).ok).toBe(true);
  expect($<HTMLSelectElement>('#s').value).toBe('B');
});

test('selects several in a multiple list and no others', async () => {
  render('<select id="s" multiple><option selected>A</option><option>B</option><option>C</option></select>');
  await act('dom.select', '#s', { value: 'B', values: ['B', 'C'] });
  expect(Array.from($<HTMLSelectElement>('#s').selectedOptions, (o) => o.text)).toEqual(['B', 'C']);
});

test('clicks the option of an ARIA listbox', async () => {
  render(
    '<ul role="listbox" id="l"><li role="option" id="a">Red</li><li role="option" id="b">Blue</li></ul>',
  );
  const seen = record('click');
  expect((await act('dom.select', '#l', { value: 'Blue' })).ok).toBe(true);
  expect(seen).toEqual(['click#b']);
});

test('opens a combobox, finds the option in its popup and clicks it', async () => {
  render(`<button role="combobox" id="c" aria-controls="pop" aria-expanded="false" aria-label="Size">Choose</button>
    <ul role="listbox" id="pop" hidden><li role="option">Small</li><li role="option">Large</li></ul>`);
  $('#c').addEventListener('click', () => {
    $('#c').setAttribute('aria-expanded', 'true');
    setTimeout(() => ($('#pop').hidden = false), 50);
  });
  $('#pop').addEventListener('click', (event) => {
    $('#c').textContent = (event.target as Element).textContent;
    $('#pop').hidden = true;
  });
  expect((await act('dom.select', '#c', { value: 'Large' })).ok).toBe(true);
  expect($('#c').textContent).toBe('Large');
});

test('types into an autocomplete that offers nothing before', async () => {
  render('<input id="i" role="combobox" aria-autocomplete="list" aria-label="City"><div id="host"></div>');
  $<HTMLInputElement>('#i').addEventListener('input', () => {
    const typed = $<HTMLInputElement>('#i').value.toLowerCase();
    const fitting = ['Aarhus', 'Odense', 'Copenhagen'].filter((c) => c.toLowerCase().startsWith(typed));
    $('#host').innerHTML =
      `<ul role="listbox">${fitting.map((c) => `<li role="option">${c}</li>`).join('')}</ul>`;
  });
  $('#host').addEventListener('click', (event) => {
    $<HTMLInputElement>('#i').value = (event.target as Element).textContent;
    $('#host').textContent = '';
  });
  expect((await act('dom.select', '#i', { value: 'Odense' })).ok).toBe(true);
  expect($<HTMLInputElement>('#i').value).toBe('Odense');
});

test('scrolls a list that draws only what is in view', async () => {
  render(
    '<div role="listbox" id="l" style="height:100px;overflow:auto;position:relative"><div id="in" style="height:4000px"></div></div>',
  );
  const draw = () => {
    const first = Math.floor($('#l').scrollTop / 20);
    const rows = Array.from({ length: 8 }, (_, i) => first + i).filter((n) => n < 200);
    $('#in').innerHTML = rows
      .map((n) => `<div role="option" style="position:absolute;top:${n * 20}px;height:20px">Item ${n}.</div>`)
      .join('');
  };
  $('#l').addEventListener('scroll', draw);
  draw();
  let chosen = '';
  $('#l').addEventListener('click', (event) => (chosen = (event.target as Element).textContent));
  expect((await act('dom.select', '#l', { value: 'Item 117.' })).ok).toBe(true);
  expect(chosen).toBe('Item 117.');
});

test('finds the words in a menu that has no roles', async () => {
  render(
    '<div id="c" tabindex="0">Sort by</div><div id="pop" hidden><div>Price</div><div id="d">Date</div></div>',
  );
  $('#c').addEventListener('click', () => ($('#pop').hidden = false));
  const seen = record('click');
  expect((await act('dom.select', '#c', { value: 'Date' })).ok).toBe(true);
  expect(seen).toEqual(['click#c', 'click#d']);
});

test.each([
  [
    'a list',
    '<ul role="listbox" id="pop" hidden><li role="option">Archive</li><li role="option" data-value="elete">Delete selected</li></ul>',
  ],
  ['plain words', '<div id="pop" hidden><div>Archive</div><div>Delete selected</div></div>'],
])('of %s that nobody has judged nothing but the very name is taken', async (_what, pop) => {
  render(
    `<button role="combobox" id="c" aria-expanded="false" aria-label="Bulk actions">Choose</button>${pop}`,
  );
  $('#c').addEventListener('click', () => ($('#pop').hidden = false));
  const seen: string[] = [];
  $('#pop').addEventListener('click', (event) => seen.push((event.target as Element).textContent));
  for (const value of ['elete', 'Delete', 'selected']) {
    const done = await act('dom.select', '#c', { value }, { exact: true });
    expect(done).toMatchObject({ ok: false, code: 'NOT_FOUND' });
    $('#pop').hidden = true;
  }
  expect(seen).toEqual([]);
  expect((await act('dom.select', '#c', { value: 'delete selected' }, { exact: true })).ok).toBe(true);
  expect(seen).toEqual(['Delete selected']);
});

test('of a list of the browser’s own that came later nothing but the very name is taken either', async () => {
  render('<select id="s"></select>');
  setTimeout(
    () => ($('#s').innerHTML = '<option>Archive</option><option value="del">Delete account</option>'),
    60,
  );
  expect(await act('dom.select', '#s', { value: 'del' }, { exact: true })).toMatchObject({
    code: 'NOT_FOUND',
  });
  expect((await act('dom.select', '#s', { value: 'delete account' }, { exact: true })).ok).toBe(true);
});

test('of a long list those that have the words in them are told first', async () => {
  const options = Array.from({ length: 40 }, (_, n) => `<option>Land ${n}</option>`).join('');
  render(`<select id="s">${options}<option>Germany (+49)</option><option>East Germany</option></select>`);
  const { error } = (await act('dom.select', '#s', { value: 'germany' }, { exact: true })) as {
    error: string;
  };
  expect(error).toContain('there are “Germany (+49)”, “East Germany”, “Land 0”');
});

test('lists what a popup offers when the option is not there', async () => {
  render(
    '<button id="c" aria-haspopup="listbox" aria-controls="pop">Size</button><ul role="listbox" id="pop"><li role="option">S</li><li role="option">L</li></ul>',
  );
  expect(await act('dom.select', '#c', { value: 'XL' })).toMatchObject({
    code: 'NOT_FOUND',
    error: expect.stringContaining('there are “S”, “L”') as string,
  });
});

test('chooses in a radio group', async () => {
  render(
    '<div role="radiogroup" id="g"><label><input type="radio" name="r"> Post</label><label><input type="radio" name="r" id="x"> Courier</label></div>',
  );
  expect((await act('dom.select', '#g', { value: 'Courier' })).ok).toBe(true);
  expect($<HTMLInputElement>('#x').checked).toBe(true);
});

test('checks and unchecks; what is so already is not touched', async () => {
  render('<input type="checkbox" id="c">');
  const seen = record('click change');
  expect(await act('dom.check', '#c', { on: true })).toEqual({ ok: true, data: {} });
  expect(await act('dom.check', '#c', { on: true })).toEqual({ ok: true, data: { already: true } });
  await act('dom.check', '#c', { on: false });
  expect($<HTMLInputElement>('#c').checked).toBe(false);
  expect(seen).toEqual(['click#c', 'change#c', 'click#c', 'change#c']);
});

test('clicks the label of an input that is drawn by its label', async () => {
  render(
    '<input type="checkbox" id="c" style="position:absolute;opacity:0;width:0;height:0"><label for="c" id="l">Newsletter</label>',
  );
  expect((await act('dom.check', '#c', { on: true })).ok).toBe(true);
  expect($<HTMLInputElement>('#c').checked).toBe(true);
  render('<label><input type="radio" id="r" style="display:none"> Courier</label>');
  expect((await act('dom.check', '#r', { on: true })).ok).toBe(true);
  expect($<HTMLInputElement>('#r').checked).toBe(true);
});

test('switches by ARIA state, also one that changes a moment later', async () => {
  render('<button role="switch" id="s" aria-checked="false">Alerts</button>');
  $('#s').addEventListener('click', () => setTimeout(() => $('#s').setAttribute('aria-checked', 'true'), 60));
  expect(await act('dom.check', '#s', { on: true })).toEqual({ ok: true, data: {} });
});

test('fails when the state does not change, and for what has none', async () => {
  render('<button role="switch" id="s" aria-checked="false">Alerts</button><p id="p">x</p>');
  expect(await act('dom.check', '#s', { on: true })).toMatchObject({
    code: 'NOT_ACTIONABLE',
    error: 'switch “Alerts” did not become checked',
  });
  expect(await act('dom.check', '#p', { on: true })).toMatchObject({ code: 'INVALID_ACTION' });
});

test('a box that a slow page ticks after a while is clicked once', async () => {
  render('<label><input type="checkbox" id="c"> Alerts</label>');
  let clicks = 0;
  $('#c').addEventListener('click', (event) => {
    clicks++;
    event.preventDefault();
    setTimeout(() => ($<HTMLInputElement>('#c').checked = true), 1_300);
  });
  expect(await act('dom.check', '#c', { on: true })).toEqual({ ok: true, data: {} });
  expect(clicks).toBe(1);
});

test('a box that is neither on nor off is switched off, though a click switches it on first', async () => {
  render('<input type="checkbox" id="c" aria-label="All">');
  $<HTMLInputElement>('#c').indeterminate = true;
  expect((await act('dom.check', '#c', { on: false })).ok).toBe(true);
  expect($<HTMLInputElement>('#c').checked).toBe(false);
});

test('sets a range, a number and a text spin button', async () => {
  render(
    '<input id="r" type="range" min="0" max="100" value="10"><input id="n" type="number"><input id="s" role="spinbutton">',
  );
  await act('dom.set', '#r', { value: '40' });
  await act('dom.set', '#n', { value: '7' });
  await act('dom.set', '#s', { value: '3' });
  expect([
    $<HTMLInputElement>('#r').value,
    $<HTMLInputElement>('#n').value,
    $<HTMLInputElement>('#s').value,
  ]).toEqual(['40', '7', '3']);
});

test('moves an ARIA slider by keys, a vertical or mirrored one too', async () => {
  for (const [more, less] of [
    ['ArrowRight', 'ArrowLeft'],
    ['ArrowLeft', 'ArrowRight'],
    ['ArrowUp', 'ArrowDown'],
  ]) {
    render(
      '<div id="s" role="slider" tabindex="0" aria-valuenow="10" aria-valuemin="0" aria-valuemax="100" style="width:20px;height:20px">.</div>',
    );
    $('#s').addEventListener('keydown', (event) => {
      const now = Number($('#s').getAttribute('aria-valuenow'));
      if (event.key === more) $('#s').setAttribute('aria-valuenow', String(now + 1));
      if (event.key === less) $('#s').setAttribute('aria-valuenow', String(now - 1));
    });
    expect(await act('dom.set', '#s', { value: '37' })).toEqual({ ok: true, data: {} });
    expect($('#s').getAttribute('aria-valuenow')).toBe('37');
  }
});

/** A handle that only the mouse moves, and a number beside it that says where it is. */
function dragSlider(): void {
  render(`<p>Price up to <span id="v">0</span> of 500</p><div id="t" style="position:relative;width:400px;height:20px;background:#ddd">
    <span id="h" style="position:absolute;left:0;width:20px;height:20px;background:#00f"></span></div>`);
  let from: number | undefined;
  $('#h').addEventListener(
    'mousedown',
    (event) => (from = event.clientX - Number.parseFloat($('#h').style.left)),
  );
  document.body.addEventListener('mousemove', (event) => {
    if (from === undefined) return;
    const left = Math.max(0, Math.min(380, event.clientX - from));
    $('#h').style.left = `${left}px`;
    $('#v').textContent = String(Math.round((left / 380) * 100));
  });
  document.body.addEventListener('mouseup', () => (from = undefined));
}

test('drags a handle without ARIA to the value that the page shows', async () => {
  dragSlider();
  expect(await act('dom.set', '#h', { value: '63' })).toEqual({ ok: true, data: {} });
  expect($('#v').textContent).toBe('63');
});

test('says where the bounds are', async () => {
  render(
    '<div id="s" role="slider" aria-label="Volume" tabindex="0" aria-valuenow="1" aria-valuemin="0" aria-valuemax="10" style="width:20px;height:20px"></div>',
  );
  expect(await act('dom.set', '#s', { value: '11' })).toMatchObject({
    code: 'INVALID_ACTION',
    error: 'slider “Volume” goes from 0 to 10',
  });
});

test('a select that a drawn list hides in a box without extent gets no focus, as the list would open', async () => {
  render(`<div style="position:relative;overflow:hidden;width:0;height:0">
    <select id="s" style="position:absolute;left:-100%"><option>A</option><option>B</option></select></div>
    <button id="list" hidden>List</button>`);
  $('#s').addEventListener('focus', () => ($('#list').hidden = false));
  expect((await act('dom.select', '#s', { value: 'B' })).ok).toBe(true);
  expect($<HTMLSelectElement>('#s').value).toBe('B');
  expect($('#list').hidden).toBe(true);
});

const PLACES =
  '<ul role="listbox" id="l" hidden><li role="option">Oslo</li><li role="option">Paris</li></ul>';

/** Opens the list on a click and takes the option that is clicked. */
function choosing(opener: string): () => string {
  let chosen = '';
  $(opener).addEventListener('click', () => ($('#l').hidden = false));
  $('#l').addEventListener('click', (event) => (chosen = (event.target as Element).textContent));
  return () => chosen;
}

test.each([
  ['an element', '<span id="c" role="combobox" tabindex="0" aria-controls="l">Pick a city</span>'],
  ['a read-only box', '<input id="c" role="combobox" readonly aria-controls="l">'],
])('chooses what is typed into a combobox that takes no text: %s', async (_what, html) => {
  render(html + PLACES);
  const chosen = choosing('#c');
  expect(await act('dom.type', '#c', { text: 'Paris' })).toEqual({ ok: true, data: {} });
  expect(chosen()).toBe('Paris');
});

test('reaches a combobox that lets the pointer through to its frame', async () => {
  render(
    `<div id="w" style="width:200px;height:56px"><input id="c" role="combobox" aria-controls="l" style="pointer-events:none;height:24px"></div>${PLACES}`,
  );
  const chosen = choosing('#w');
  expect((await act('dom.select', '#c', { value: 'Oslo' })).ok).toBe(true);
  expect(chosen()).toBe('Oslo');
});

test('reaches a combobox through its frame, though a list that is never shown lies in it', async () => {
  const row = (twin: string) =>
    `<div id="w" style="width:200px;height:56px">${twin}<input id="c" role="combobox" aria-controls="l" style="pointer-events:none;height:24px"></div>${PLACES}`;
  render(row('<select hidden><option>Oslo</option></select>'));
  const chosen = choosing('#w');
  expect((await act('dom.select', '#c', { value: 'Oslo' })).ok).toBe(true);
  expect(chosen()).toBe('Oslo');
  render(row('<select><option>Oslo</option></select>'));
  expect(await act('dom.select', '#c', { value: 'Oslo' }, { waitMs: 300 })).toMatchObject({
    code: 'NOT_ACTIONABLE',
  });
});

test('reaches a combobox through the placeholder that is drawn over it, not through what lies over more', async () => {
  const over = (style: string) =>
    `<div id="w" style="position:relative;width:200px;${style}"><div><input id="c" role="combobox" aria-controls="l" style="width:11px;height:24px;border:0;padding:0"></div><div style="position:absolute;inset:0">Pick a city</div></div>`;
  render(over('height:24px') + PLACES);
  const chosen = choosing('#w');
  expect((await act('dom.select', '#c', { value: 'Oslo' })).ok).toBe(true);
  expect(chosen()).toBe('Oslo');
  render(over('height:200px') + PLACES);
  expect(await act('dom.select', '#c', { value: 'Oslo' }, { waitMs: 300 })).toMatchObject({
    code: 'NOT_ACTIONABLE',
  });
});

test('reaches a drawn list through what makes it larger for fingers, not where another control is beside it', async () => {
  const row = (beside: string) =>
    `<div id="w" style="position:relative;width:200px;height:60px"><label><span>Items per page</span><my-select id="c" role="combobox" tabindex="0" aria-controls="l" style="display:block;width:80px;height:30px">10</my-select></label><div style="position:absolute;inset:0"></div>${beside}</div>${PLACES}`;
  render(row(''));
  const chosen = choosing('#w');
  expect((await act('dom.select', '#c', { value: 'Oslo' })).ok).toBe(true);
  expect(chosen()).toBe('Oslo');
  render(row('<button style="position:absolute;left:0;bottom:0;height:2px">Next</button>'));
  expect(await act('dom.select', '#c', { value: 'Oslo' }, { waitMs: 300 })).toMatchObject({
    code: 'NOT_ACTIONABLE',
  });
});

test('chooses on in an open list where what was chosen lies over the box', async () => {
  render(
    `<div id="w" style="position:relative;width:200px;height:24px"><input id="c" role="combobox" aria-expanded="false" aria-controls="l" style="width:11px;height:20px"></div>${PLACES}`,
  );
  const chosen: string[] = [];
  $('#c').addEventListener('click', () => {
    $('#l').hidden = false;
    $('#c').setAttribute('aria-expanded', 'true');
  });
  $('#l').addEventListener('click', (event) => {
    chosen.push((event.target as Element).textContent);
    $('#w').insertAdjacentHTML(
      'beforeend',
      '<span style="position:absolute;inset:0"><button style="width:100%">Remove</button></span>',
    );
  });
  const done = await act('dom.select', '#c', { value: 'Oslo', values: ['Oslo', 'Paris'] }, { waitMs: 500 });
  expect(done).toEqual({ ok: true, data: {} });
  expect(chosen).toEqual(['Oslo', 'Paris']);
});

const TOWNS = ['Aarhus', 'Bergen', 'Cork', 'Dublin', 'Espoo'];

test('a list that takes no room is walked by keys to the option', async () => {
  render('');
  const list = drawnList('Town', TOWNS);
  expect(await act('dom.select', '#box', { value: 'Dublin' })).toEqual({ ok: true, data: {} });
  expect(list.chosen).toEqual(['Dublin']);
  expect(await act('dom.select', '#box', { value: 'Galway' })).toMatchObject({ code: 'NOT_FOUND' });
  expect(list.chosen).toEqual(['Dublin']);
});

test('of such a list several are chosen, and none that is chosen is taken back', async () => {
  render('');
  const list = drawnList('Towns', TOWNS, { multiple: true });
  await act('dom.select', '#box', { value: 'Cork' });
  const both = { value: 'Cork', values: ['Cork', 'Espoo'] };
  expect(await act('dom.select', '#box', both)).toEqual({ ok: true, data: {} });
  expect(list.chosen).toEqual(['Cork', 'Espoo']);
});

test('in such a list an option is met whose label only begins with what is wanted', async () => {
  render('');
  const list = drawnList('Town', ['Corkhill', 'Cork City', 'Cork']);
  await act('dom.select', '#box', { value: 'Cork' });
  expect(list.chosen).toEqual(['Cork']);
});

test('a box that is clipped away is checked by its label, though it lies over that of another one', async () => {
  const box = (name: string): string =>
    `<label><span style="clip-path:inset(50%);height:1px;width:1px;overflow:hidden;position:absolute;white-space:nowrap"><input type="checkbox" id="${name}"></span><div>▢</div>${name}</label>`;
  render(`<div style="position:relative">${box('Breakfast')}${box('Parking')}</div>`);
  expect((await act('dom.check', '#Parking', { on: true })).ok).toBe(true);
  expect([$<HTMLInputElement>('#Breakfast').checked, $<HTMLInputElement>('#Parking').checked]).toEqual([
    false,
    true,
  ]);
});

test('a box whose click is stopped on the way is not clicked a second time', async () => {
  render('<input id="c" type="checkbox" aria-label="Newsletter">');
  const stop = new AbortController();
  let clicks = 0;
  $('#c').addEventListener('click', (event) => {
    event.preventDefault(); // the page decides later
    clicks++;
    stop.abort();
  });
  expect(await act('dom.check', '#c', { on: true }, { signal: stop.signal })).toMatchObject({
    code: 'CANCELLED',
  });
  expect(clicks).toBe(1);
});
