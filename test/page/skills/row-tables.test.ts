// An application drawn without ARIA: rows that are tables of their own under a head that is another one, buttons framed
// by tables, a bar of buttons that acts on the row that was pressed, and a list of states beside it.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answerTo, say } from './say';

const FILES: ReadonlyArray<readonly [name: string, size: string, state: string]> = [
  ['Ferry plan', '878.9 KiB', 'Running'],
  ['Harbour map', '2.6 MiB', 'Running'],
  ['Tide tables', '293.0 KiB', 'Running'],
  ['Old charts', '1.4 MiB', 'Paused'],
];

const framed = (name: string): string => `<table class="btn" style="float:left"><tbody>
  <tr><td><i>&nbsp;</i></td><td></td><td><i>&nbsp;</i></td></tr>
  <tr><td></td><td><em><button type="button">${name}</button></em></td><td></td></tr>
  <tr><td><i>&nbsp;</i></td><td></td><td><i>&nbsp;</i></td></tr></tbody></table>`;

let files = [...FILES];
let shown = '';
let chosen = '';

function draw(): void {
  const rows = files.filter(([, , state]) => shown === '' || state === shown);
  document.querySelector('.rows')!.innerHTML = rows
    .map(
      ([
        name,
        size,
        state,
      ]) => `<div class="row${name === chosen ? ' row-selected' : ''}"><table style="width:600px">
        <tbody><tr><td tabindex="0"><div>&nbsp;</div></td><td tabindex="0"><div>${name}</div></td>
        <td tabindex="0"><div>${size}</div></td><td tabindex="0"><div>${state}</div></td></tr></tbody></table></div>`,
    )
    .join('');
  document.querySelector('#about')!.textContent = chosen === '' ? '' : `About ${chosen}`;
  const count = (state: string): number => files.filter(([, , each]) => each === state).length;
  document.querySelector('#states')!.innerHTML = ['Running', 'Paused']
    .map((state) => `<dl><dt style="cursor:pointer">${state} (${count(state)})</dt></dl>`)
    .join('');
}

const bytes = (size: string): number => parseFloat(size) * (size.endsWith('MiB') ? 1024 : 1);

function pressed(target: Element): void {
  const row = target.closest('.row');
  if (row) {
    chosen = row.querySelectorAll('td')[1]!.textContent;
    return;
  }
  const state = /^(\w+) \(/.exec(target.closest('dt')?.textContent ?? '')?.[1];
  if (state !== undefined) shown = state;
  const head = target.closest('.heads td')?.textContent;
  if (head === 'Size') files = [...files].sort((a, b) => bytes(a[1]) - bytes(b[1]));
  const becomes = { Pause: 'Paused', Resume: 'Running' }[target.closest('button')?.textContent ?? ''];
  if (becomes !== undefined)
    files = files.map(([name, size, was]) => [name, size, name === chosen ? becomes : was]);
}

beforeEach(() => {
  files = [...FILES];
  shown = chosen = '';
  document.body.innerHTML = `<div id="app"><div style="overflow:hidden;margin-left:200px">${['Pause', 'Resume', 'Options'].map(framed).join('')}</div>
    <div style="float:left;width:200px" id="states"></div>
    <div style="margin-left:200px"><div class="heads"><div><table style="width:600px"><thead><tr>
      ${['#', 'Name', 'Size', 'State'].map((head) => `<td><div><a href="#"></a>${head}<img alt="" src="data:,"></div></td>`).join('')}
    </tr></thead></table></div></div><div><div class="rows"></div></div></div><p id="about"></p></div>`;
  draw();
  document.querySelector('#app')!.addEventListener('click', (event) => {
    event.preventDefault();
    pressed(event.target as Element);
    draw();
  });
});
afterEach(() => {
  document.body.innerHTML = '';
});

test('its rows have the fields of the head, and are counted, not the frames of its buttons', async () => {
  const { plan } = await say('List the files');
  expect(plan.kind === 'done' && plan.table?.fields).toEqual(['#', 'Name', 'Size', 'State']);
  expect(plan.kind === 'done' && plan.table?.rows.length).toBe(FILES.length);
  expect(await answerTo('How big is "Tide tables"?')).toContain('293.0 KiB');
  expect(await answerTo('How many files are there?')).toMatch(/^4\b/);
});

test('its rows are sorted by a head that is no column header to HTML, by what sizes amount to', async () => {
  const { end } = await say('Sort the files by size');
  expect(end).toBe('succeeded');
  expect(document.querySelector('.row')!.textContent).toContain('Tide tables');
});

test('a row is chosen by a press, then the bar acts on it', async () => {
  const { end } = await say('Pause "Harbour map"');
  expect(end).toBe('succeeded');
  expect(files.map(([, , state]) => state)).toEqual(['Running', 'Paused', 'Running', 'Paused']);
});

test('a row that is chosen already is not asked to change once more', async () => {
  chosen = 'Old charts';
  draw();
  const { end } = await say('Resume "Old charts"');
  expect(end).toBe('succeeded');
  expect(files.at(-1)![2]).toBe('Running');
});

test('a state with its number narrows the list', async () => {
  const { end } = await say('Show only the paused files');
  expect(end).toBe('succeeded');
  expect(document.querySelectorAll('.row').length).toBe(1);
});

test('what is done with the one that is chosen is not done for another that was pressed in vain', async () => {
  const row = (name: string, isChosen: boolean) =>
    `<div class="row${isChosen ? ' row-selected' : ''}"><table style="width:600px"><tbody><tr><td tabindex="0"><div>${name}</div></td><td>1 MB</td></tr></tbody></table></div>`;
  document.body.innerHTML = `<div><button>Pause</button></div><div><div><table style="width:600px"><thead><tr><td>Name</td><td>Size</td></tr></thead></table></div></div>
    <div><div>${row('Report', false)}${row('Report 2024', true)}${row('Notes', false)}</div></div>`;
  let pauses = 0;
  document.querySelector('button')!.addEventListener('click', () => pauses++);
  const { end } = await say('Pause "Report"');
  expect([pauses, end]).toEqual([0, 'unable']);
});

test('the log of what ran is no way to start it', async () => {
  document.body.innerHTML = `<main><h1>Jobs</h1><table><thead><tr><th>Job</th><th>Log</th></tr></thead><tbody>
    <tr><td>Nightly</td><td><button>Run log</button></td></tr><tr><td>Weekly</td><td><button>Run log</button></td></tr></tbody></table></main>`;
  let pressed = 0;
  for (const button of document.querySelectorAll('button')) button.addEventListener('click', () => pressed++);
  await say('Start "Nightly"');
  expect(pressed).toBe(0);
});

test('cards that are laid out by a table each keep their fields, and one row without heads is a list', async () => {
  const card = (name: string, price: string) =>
    `<div class="card"><table><tbody><tr><td><img alt="" src="data:,"></td><td><h3><a href="#${name}">${name}</a></h3><p>Good thing</p><span>${price}</span></td></tr></tbody></table></div>`;
  document.body.innerHTML = `<main><h1>Products</h1>${card('Rope', '$10')}${card('Lamp', '$25')}${card('Anchor', '$99')}</main>`;
  const { plan } = await say('List the products');
  expect(plan.kind === 'done' && plan.table?.fields).toEqual(expect.arrayContaining(['title', 'price']));
  document.body.innerHTML = `<main><h1>Cart</h1><table><tbody><tr><td>Rope</td><td>$10</td><td><button>Remove</button></td></tr></tbody></table></main>`;
  expect(await answerTo('How many rows are there?')).toMatch(/^1\b/);
});
