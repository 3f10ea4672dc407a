// "The shopping list" may be a thing of that name, as a note is, or a list that is called "Shopping": both are found.
import { beforeEach, expect, test } from 'vitest';
import { say } from './say';

let log: string[] = [];
beforeEach(() => (log = []));

function show(html: string): void {
  document.body.innerHTML = `<main><h1>Notes</h1>${html}<p role="status"></p></main>`;
  for (const control of document.querySelectorAll<HTMLElement>('a, button, select'))
    control.addEventListener('click', (event) => {
      event.preventDefault();
      log.push(control.id);
      document.querySelector('[role=status]')!.textContent = log.join();
    });
}

const notes = (names: readonly string[]): string =>
  `<ul>${names.map((name, i) => `<li><a href="#n${i}" id="open ${name}">${name}</a> <button id="edit ${name}">Edit</button> <button id="archive ${name}">Archive</button></li>`).join('')}</ul>`;

test.each([
  ['Open the shopping list', 'open Shopping list'],
  ['Edit the shopping list', 'edit Shopping list'],
  ['Archive the shopping list', 'archive Shopping list'],
])('%s: a note of that name', async (goal, wanted) => {
  show(notes(['Boat repairs', 'Shopping list', 'Shopping habits', 'Price list']));
  expect([(await say(goal)).end, log]).toEqual(['succeeded', [wanted]]);
});

test.each([
  ['Open the shopping list', 'open Shopping'],
  ['Edit the shopping list', 'edit Shopping'],
  ['Archive the price list', 'archive Price'],
])('%s: one that lacks the word', async (goal, wanted) => {
  show(notes(['Boat repairs', 'Shopping', 'Price']));
  expect([(await say(goal)).end, log]).toEqual(['succeeded', [wanted]]);
});

test('a list to choose from is found by its name', async () => {
  show('<label>Country <select id="country"><option>Norway<option>Denmark</select></label>');
  await say('Open the country list');
  expect(log).toEqual(['country']);
});

test.each([
  ['打开购物列表', '购物列表'],
  ['打开购物清单', '购物清单'],
  ['Öffne die Liste Einkauf', 'Einkauf'],
  ['Öffne die Einkaufsliste', 'Einkaufsliste'],
])('%s', async (goal, name) => {
  show(notes(['Boat', name, 'Rope']));
  expect([(await say(goal)).end, log]).toEqual(['succeeded', [`open ${name}`]]);
});
