// Pages that are drawn by scripts: pictures whose names are words of a font, boxes that tell their state as buttons do,
// fields whose caption opens a menu, boxes without a box of their own.
import { expect, test } from 'vitest';
import { pressedPage } from './pressed-page';
import { runIntent } from './run-intent';
import { say } from './say';

const { log, show } = pressedPage();

const FIELD = (name: string, field: string): string =>
  `<div class="field"><div class="field-label"><button type="button" class="field-name"><div>${name}</div></button></div><div class="interface"><div>${field}</div></div></div>`;

test('a field is called by its caption, though the caption opens a menu', async () => {
  show(`<main><h1>Walrus</h1>${FIELD('Name', '<input id="name" value="Walrus">')}${FIELD(
    'Berth',
    '<input id="berth" value="B1">',
  )}
    ${FIELD('Notes', '<textarea id="notes">Paint</textarea>')}</main>`);
  expect((await say('Change the berth to C9')).end).toBe('succeeded');
  expect(document.querySelector<HTMLInputElement>('#berth')!.value).toBe('C9');
  expect(document.querySelector<HTMLInputElement>('#name')!.value).toBe('Walrus');
  expect(log).toEqual([]);
});

test('what is filled in outside of any form is sent by a tick in the head', async () => {
  show(
    `<header><button id="back">arrow_back</button> <button id="tick">check</button></header><main>${FIELD('Name', '<input>')}</main>`,
    (name) => {
      if (name === 'tick') document.querySelector('main')!.innerHTML = '<p>Saved</p>';
    },
  );
  await runIntent({
    kind: 'fill',
    fields: [{ field: { text: 'name' }, value: { from: 'text', text: 'Tern' } }],
  });
  await runIntent({ kind: 'submit' });
  expect(log).toEqual(['tick']);
});

const ROWS = ['Seagull', 'Walrus', 'Pelican'];
function table(): void {
  const box = (at: number): string =>
    `<button id="box ${at}" role="checkbox" aria-pressed="false"><i>check_box_outline_blank</i></button>`;
  show(
    `<div id="bar"></div><div style="display:contents"><div style="display:contents;overflow:auto" class="table"><table><thead><tr><th>${box(9)}</th>
      <th><button id="sort">Length <i>arrow_drop_down</i></button></th><th><button>Name <i>arrow_drop_down</i></button></th></tr></thead><tbody>${ROWS.map(
        (name, at) =>
          `<tr tabindex="0"><td>${box(at)}</td><td>${[7.4, 11.2, 6.6][at]}</td><td>${name}</td></tr>`,
      ).join('')}</tbody></table></div></div><div id="menu"></div>`,
    (name) => {
      const pressed = document.getElementById(name)!;
      if (name.startsWith('box')) {
        pressed.setAttribute('aria-pressed', String(pressed.getAttribute('aria-pressed') !== 'true'));
        document.querySelector('#bar')!.innerHTML = '<button id="delete">delete</button>';
      }
      if (name === 'delete') document.querySelector('[aria-pressed=true]')!.closest('tr')!.remove();
      if (name === 'sort')
        document.querySelector('#menu')!.innerHTML =
          '<button id="up">Sort Ascending</button><button id="down">Sort Descending</button>';
      if (name === 'up' || name === 'down') {
        const rows = [...document.querySelectorAll<HTMLTableRowElement>('tbody tr')];
        const length = (row: HTMLTableRowElement): number => Number(row.cells[1]!.textContent);
        rows.sort((a, b) => (length(a) - length(b)) * (name === 'up' ? 1 : -1));
        document.querySelector('tbody')!.append(...rows);
        document.querySelector('#menu')!.innerHTML = '';
      }
    },
  );
}

test('a row is ticked once, whatever tells that it is ticked, and taken away by what came with it', async () => {
  table();
  expect((await say('Delete Walrus')).end).toBe('done');
  expect(log).toEqual(['box 1', 'delete']);
});

test('a header whose menu sorts is pressed, then the order in it', async () => {
  table();
  expect((await say('Sort by length, longest first')).end).toBe('succeeded');
  expect(log).toEqual(['sort', 'down']);
});

test('who is led to a page with a field for a password is not logged out by it', async () => {
  show('<nav><a href="#me" id="me" aria-haspopup="true">Account</a></nav><main><h1>News</h1></main>', () => {
    document.querySelector('main')!.innerHTML =
      '<form><label>User name <input></label><label>Password <input type="password"></label><button>Log in</button></form>';
  });
  expect((await say('Log out')).end).not.toBe('done');
});

/** Behind what shades it under the pointer, a picture: of a class, or a word that a font draws. */
const shaded = (id: string, picture: string): string =>
  `<button id="${id}" style="width:40px;height:40px"><span class="shade"></span><span class="inner">${picture}</span></button>`;
const byClass = (name: string): string => `<i class="set-${name} set" aria-hidden="true"></i>`;
const byWord = (name: string): string =>
  `<i class="font symbols" aria-hidden="true"><span aria-hidden="true">${name}</span></i>`;

test.each([
  ['its class', byClass],
  ['a word of a font', byWord],
])('a nameless button is known by its picture, told by %s, behind what shades it', async (_how, picture) => {
  const row = (name: string): string =>
    `<li style="display:flex">${name} ${shaded(`edit ${name}`, picture('edit'))}${shaded(`delete ${name}`, picture('delete'))}</li>`;
  show(
    `<main><h1>Devices</h1><ul>${['Printer', 'Scanner', 'Camera'].map(row).join('')}</ul></main>`,
    (name) => {
      if (name.startsWith('delete')) document.getElementById(name)!.closest('li')!.remove();
    },
  );
  expect((await say('delete Scanner')).end).toBe('succeeded');
  expect(log).toEqual(['delete Scanner']);
});
