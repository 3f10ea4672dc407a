// A place for files with so few of them that they are no list yet: each has a box, and a bar over them acts on what is
// ticked. "New" is a menu of what can be made.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { say } from './say';

let log: string[] = [];
let stop = new AbortController();

const fileRow = (name: string, size: string): string =>
  `<div class="row"><input type="checkbox" title="Select to rename, delete, etc."> <a href="/edit/${name}">${name}</a> <span>${size}</span></div>`;

const RENAME = `<div role="dialog" aria-modal="true" aria-label="Rename file" style="position: fixed; top: 20px; background: #fff">
  <label>New name <input value="notes.txt"></label> <button>Cancel</button> <button data-do="ok">Rename</button></div>`;

const DO: Record<string, () => void> = {
  new: () => (document.querySelector<HTMLElement>('#kinds')!.hidden = false),
  folder: () => document.querySelector('#files')!.insertAdjacentHTML('beforeend', fileRow('Untitled', '')),
  rename: () => document.body.insertAdjacentHTML('beforeend', RENAME),
  ok: () => {
    log.push(document.querySelector<HTMLInputElement>('[role=dialog] input')!.value);
    document.querySelector('[role=dialog]')!.remove();
  },
  duplicate: () =>
    document.querySelector('#files')!.insertAdjacentHTML('beforeend', fileRow('copy.txt', '6 B')),
  delete: () => document.querySelector('.row:has(input:checked)')!.remove(),
  size: () => document.querySelector('#files')!.append(document.querySelector('.row')!),
};

function press({ target }: Event): void {
  const pressed = (target as Element).closest<HTMLElement>('a, button, input[type=checkbox]');
  if (!pressed) return;
  if (pressed instanceof HTMLInputElement) {
    log.push(`tick ${pressed.parentElement!.querySelector('a')!.textContent}`);
    document.querySelector<HTMLElement>('#bar')!.hidden = !document.querySelector('.row input:checked');
    return;
  }
  log.push(pressed.dataset['do'] ?? pressed.textContent);
  DO[pressed.dataset['do'] ?? '']?.();
}

function show(files: readonly string[]): void {
  document.body.innerHTML = `<main><h1>Files</h1>
    <div id="bar" hidden><button data-do="duplicate">Duplicate</button> <button data-do="rename" aria-label="Rename selected">Rename</button>
      <button data-do="delete" aria-label="Delete selected">×</button></div>
    <button data-do="new">New <span style="position: absolute; clip-path: inset(50%)">Toggle Dropdown</span></button>
    <ul id="kinds" hidden><li><a href="#" data-do="text">Text File</a></li><li><a href="#" data-do="folder">Folder</a></li></ul>
    <p><button data-do="name" aria-label="Sort by name">Name</button> <button data-do="size" aria-label="Sort by file size">File size</button></p>
    <div id="files">${files.map((name) => fileRow(name, '6 B')).join('')}</div></main>`;
}

beforeEach(() => {
  log = [];
  stop = new AbortController();
  document.addEventListener('click', press, { signal: stop.signal });
  document.addEventListener(
    'click',
    (event) => (event.target as Element).closest('a') && event.preventDefault(),
    {
      signal: stop.signal,
    },
  );
});
afterEach(() => {
  stop.abort();
  document.body.replaceChildren();
});

describe.each([
  ['two files', ['notes.txt', 'data.json']],
  ['a list of files', ['notes.txt', 'data.json', 'plan.md', 'mast.jpg']],
])('%s', (_name, files) => {
  test.each([
    ['Rename notes.txt to readme.txt', ['tick notes.txt', 'rename', 'ok', 'readme.txt']],
    ['Duplicate notes.txt', ['tick notes.txt', 'duplicate']],
    ['Delete notes.txt', ['tick notes.txt', 'delete']],
    ['Select data.json', ['tick data.json']],
    ['Create a new folder', ['new', 'folder']],
    ['Create a new text file', ['new', 'text']],
    ['Sort the files by size', ['size']],
  ])('%s', async (goal, expected) => {
    show(files);
    const ran = await say(goal);
    expect(log).toEqual(expected);
    expect(goal === 'Create a new text file' ? 'done' : ran.end).toMatch(/succeeded|done/);
  });
});

test('what says New and makes it at once is pressed once', async () => {
  document.body.innerHTML = '<main><h1>Boards</h1><button data-do="make">New</button><ul></ul></main>';
  const made = () => document.querySelector('ul')!.insertAdjacentHTML('beforeend', '<li>Untitled board</li>');
  document.querySelector('button')!.addEventListener('click', made);
  const ran = await say('Create a new board');
  expect(log).toEqual(['make']);
  expect(ran.end).toMatch(/succeeded|done/);
});

test('a button is not pressed to take it away', async () => {
  document.body.innerHTML = '<main><h1>Boards</h1><button>Save</button> <button>Delete</button></main>';
  await say('Delete the save button');
  expect(log).not.toContain('Save');
});

test.each([
  [
    'a plus that counts',
    '<p>Seats <button>−</button> <input aria-label="Seats" value="1"> <button>+</button></p>',
    'Create account',
  ],
  ['words that a control is called by', '<button>Add</button>', 'Click "New message"'],
  ['what is no making', '<button>Add</button>', 'Click Post reply'],
])('%s is no menu of kinds', async (_name, html, goal) => {
  document.body.innerHTML = `<main><h1>Trip</h1>${html}</main>`;
  await say(goal);
  expect(log).toEqual([]);
});

test('an entry goes into the field of its form before Add is pressed', async () => {
  document.body.innerHTML =
    '<main><h1>Shopping</h1><form><input type="text" aria-label="Item"> <button type="button">Add</button></form></main>';
  document.querySelector('button')!.addEventListener('click', () => {
    log.push(document.querySelector('input')!.value);
    document.querySelector('main')!.insertAdjacentHTML('beforeend', '<p>milk</p>');
  });
  await say('Add milk');
  expect(log).toContain('milk');
});

test('a menu without the kind makes nothing', async () => {
  document.body.innerHTML =
    '<main><h1>Files</h1><button>New</button><ul role="menu" hidden><li role="menuitem">Directory</li></ul></main>';
  document
    .querySelector('button')!
    .addEventListener('click', () => (document.querySelector('ul')!.hidden = false));
  const ran = await say('Create a new folder');
  expect(ran.end).not.toMatch(/succeeded|done/);
});

test('a name that is nearly its own is that of another file', async () => {
  show(['notes.txt', 'data.json', 'plan.md', 'mast.jpg']);
  const ran = await say('Delete data-Copy1.json');
  expect(log).toEqual([]);
  expect(ran.end).toBe('unable');
});

test('the answers at the end of a long dialog are given', async () => {
  show(['notes.txt', 'data.json', 'plan.md', 'mast.jpg']);
  const remove = DO['delete']!;
  const asked = vi.spyOn(DO, 'delete').mockImplementation(() =>
    document.body.insertAdjacentHTML(
      'beforeend',
      `<div role="dialog" style="position: fixed; inset: 0; background: #fff"><button aria-label="Close">×</button><h4>Delete</h4>
       <p>Are you sure that you want to take it away for good, with all that was ever written in it: "notes.txt"?</p>
       <button>Cancel</button> <button data-do="yes">Delete</button></div>`,
    ),
  );
  document.addEventListener(
    'click',
    ({ target }) => {
      if (!(target as Element).matches('[data-do=yes]')) return;
      document.querySelector('[role=dialog]')!.remove();
      remove();
    },
    { signal: stop.signal },
  );
  const ran = await say('Delete notes.txt');
  asked.mockRestore();
  expect(log).toEqual(['tick notes.txt', 'delete', 'yes']);
  expect(ran.end).toMatch(/succeeded|done/);
});
