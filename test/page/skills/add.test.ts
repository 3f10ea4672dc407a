// Entries that are written into a list, whatever sends them; and lists whose items have buttons that move them.
import { afterEach, expect, test } from 'vitest';
import type { IntentOf } from '../../../src/shared/intent';
import { runIntent } from './run-intent';

afterEach(() => {
  document.body.replaceChildren();
});

const add = (to: string, ...what: string[]): IntentOf<'add'> => ({ kind: 'add', what, to });
const field = (): HTMLInputElement => document.querySelector<HTMLInputElement>('#new')!;
const entries = (): string[] => [...document.querySelectorAll('.entry')].map((one) => one.textContent ?? '');

function take(): void {
  const entry = document.createElement('li');
  entry.className = 'entry';
  entry.textContent = field().value;
  document.querySelector('#list')!.append(entry);
  field().value = '';
}
const onEnter = (): void =>
  field().addEventListener('keydown', ({ key }) => {
    if (key === 'Enter' && field().value !== '') take();
  });

test('a field whose words ask for a new one is sent by Enter, once for each entry', async () => {
  document.body.innerHTML = `<main><h1>todos</h1><input id="new" placeholder="What needs to be done?"><ul id="list">
    <li class="entry">Walk</li></ul></main>`;
  onEnter();
  await runIntent(add('todo list', 'Buy milk', 'Call Ann'));
  expect(entries()).toEqual(['Walk', 'Buy milk', 'Call Ann']);
});

test('of several fields that of the tags is meant; the others stay empty', async () => {
  document.body.innerHTML = `<main><input type="search" aria-label="Search tags"><label>Summary <input></label>
    <label for="new">Tags</label><input id="new"><ul id="list"></ul></main>`;
  onEnter();
  await runIntent(add('tag', 'urgent'));
  expect(entries()).toEqual(['urgent']);
  expect([...document.querySelectorAll('input')].map(({ value }) => value)).toEqual(['', '', '']);
});

test('where a button adds, it is pressed', async () => {
  document.body.innerHTML = `<main><ul id="list"></ul><form><input id="new" aria-label="Thing"><button>Add</button></form></main>`;
  document.querySelector('form')!.addEventListener('submit', (event) => {
    event.preventDefault();
    take();
  });
  await runIntent(add('shopping list', 'milk'));
  expect(entries()).toEqual(['milk']);
});

test('the field is brought up by the button for a new one, and sent by that of its dialog', async () => {
  document.body.innerHTML = `<main><button id="open">New task</button><ul id="list"></ul>
    <dialog aria-label="New task"><form method="dialog"><label>Task name <input id="new" required></label>
    <button type="button">Cancel</button><button>Create</button></form></dialog></main>`;
  const dialog = document.querySelector('dialog')!;
  document.querySelector('#open')!.addEventListener('click', () => dialog.showModal());
  document.querySelector('form')!.addEventListener('submit', take);
  await runIntent(add('task', 'Buy milk'));
  expect(entries()).toEqual(['Buy milk']);
});

test('the button that sends a form with more to fill in is no button of its tags', async () => {
  document.body.innerHTML = `<main><form><label>Title <input></label><label>Tags <input id="new"></label><ul id="list"></ul>
    <button>Add post</button></form></main>`;
  let sent = 0;
  document.querySelector('form')!.addEventListener('submit', (event) => {
    event.preventDefault();
    sent++;
  });
  field().addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    take();
  });
  await runIntent(add('tags', 'urgent', 'bug'));
  expect([entries(), sent]).toEqual([['urgent', 'bug'], 0]);
});

test('a field that keeps what was typed has not taken it', async () => {
  document.body.innerHTML = '<main><input id="new" placeholder="Add a tag"></main>';
  const { plan } = await runIntent(add('tag', 'urgent'));
  expect(plan).toMatchObject({ kind: 'unable' });
});

test('without a place for entries nothing is typed anywhere', async () => {
  document.body.innerHTML =
    '<main><label>Summary <input id="new"></label><label>Title <input></label></main>';
  expect((await runIntent(add('tag', 'urgent'))).plan).toMatchObject({ kind: 'unable' });
  expect(field().value).toBe('');
});

const order = (): string[] =>
  [...document.querySelectorAll('#list span')].map((one) => one.textContent ?? '');

function showMovable(): void {
  document.body.innerHTML = `<main><h1>Plan</h1><ul id="list"></ul></main>`;
  const list = document.querySelector('#list')!;
  for (const name of ['Alpha', 'Beta', 'Gamma', 'Delta']) {
    const item = document.createElement('li');
    item.innerHTML = `<span>${name}</span> <button aria-label="Move ${name} up">↑</button><button aria-label="Move ${name} down">↓</button>`;
    const [up, down] = item.querySelectorAll('button');
    up!.onclick = () => item.previousElementSibling?.before(item);
    down!.onclick = () => item.nextElementSibling?.after(item);
    list.append(item);
  }
}

test.each([
  [{ what: { text: 'Gamma' }, position: 'top' }, ['Gamma', 'Alpha', 'Beta', 'Delta']],
  [{ what: { text: 'task', ordinal: 2 }, position: 'bottom', steps: 1 }, ['Alpha', 'Gamma', 'Beta', 'Delta']],
  [
    { what: { text: 'Delta' }, to: { text: 'Beta' }, position: 'before' },
    ['Alpha', 'Delta', 'Beta', 'Gamma'],
  ],
  [
    { what: { text: 'Alpha' }, to: { text: 'Gamma' }, position: 'after' },
    ['Beta', 'Gamma', 'Alpha', 'Delta'],
  ],
  [{ what: { text: 'Alpha' }, index: 3 }, ['Beta', 'Gamma', 'Alpha', 'Delta']],
] as const)('moves by the buttons of the item: %j', async (wish, expected) => {
  showMovable();
  await runIntent({ kind: 'drag', ...wish });
  expect(order()).toEqual(expected);
});
