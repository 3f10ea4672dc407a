// Lists of things to do, with a box for each: the box says what is done. No other is touched, and nothing is deleted.
import { afterEach, expect, test } from 'vitest';
import { say } from './say';

afterEach(() => document.body.replaceChildren());

const THINGS = ['Buy bread', 'Call Otto', 'Water the plants'];
const ROWS: ReadonlyArray<readonly [string, (thing: string) => string]> = [
  [
    'boxes named by ARIA',
    (thing) =>
      `<input type="checkbox" aria-label="${thing}"> ${thing} <button aria-label="Delete ${thing}">✕</button>`,
  ],
  ['boxes in labels', (thing) => `<label><input type="checkbox"> ${thing}</label> <button>✕</button>`],
  [
    'boxes without a name',
    (thing) => `<input type="checkbox"> <span>${thing}</span> <button>Delete</button>`,
  ],
  [
    'boxes that say what they do',
    (thing) =>
      `<input type="checkbox" aria-label="Mark as done"> <span>${thing}</span> <button>Delete</button>`,
  ],
];

/** The last thing is done from the start; `hides`: what is done leaves the list. */
function things(row: (thing: string) => string, { hides = false } = {}): void {
  const main = document.createElement('main');
  main.innerHTML = `<h1>Things to do</h1><form><input aria-label="New thing"><button>Add</button></form>
    <ul>${THINGS.map((thing) => `<li>${row(thing)}</li>`).join('')}</ul>`;
  main
    .querySelectorAll('input[type=checkbox]')
    .forEach((box, at) => ((box as HTMLInputElement).checked = at === 2));
  main.addEventListener('click', (event) => {
    const pressed = (event.target as Element).closest('button');
    event.stopPropagation();
    if (pressed) event.preventDefault();
    if (pressed?.closest('li')) pressed.closest('li')!.remove();
  });
  main.addEventListener('change', ({ target }) => {
    if (hides) (target as Element).closest('li')?.remove();
  });
  document.body.replaceChildren(main);
}

const done = (): string[] =>
  [...document.querySelectorAll('li')]
    .filter((li) => li.querySelector('input')!.checked)
    .map((li) => THINGS.find((thing) => li.innerHTML.includes(thing))!);

test.each(
  ROWS.flatMap(([what, row]) =>
    [
      ['Mark Buy bread as done', ['Buy bread', 'Water the plants']],
      ['Complete Buy bread', ['Buy bread', 'Water the plants']],
      ['Hake Buy bread ab', ['Buy bread', 'Water the plants']],
      ['Markiere Buy bread als erledigt', ['Buy bread', 'Water the plants']],
      ['将 Buy bread 标记为已完成', ['Buy bread', 'Water the plants']],
      ['Mark Water the plants as done', ['Water the plants']],
      ['Mark Water the plants as not done', []],
      ['Reopen Water the plants', []],
    ].map(([goal, left]) => [what, goal as string, left as string[], row] as const),
  ),
)('%s: %s', async (_what, goal, left, row) => {
  things(row);
  const ran = await say(goal);
  expect(['done', 'succeeded'], ran.why).toContain(ran.end);
  expect(done()).toEqual(left);
  expect(document.querySelectorAll('li')).toHaveLength(3);
});

test('a list that shows no more what is done', async () => {
  things(ROWS[0]![1], { hides: true });
  const ran = await say('Mark Buy bread as done');
  expect(ran).toMatchObject({ end: 'done', why: '“Buy bread” is ticked.' });
  expect(document.querySelectorAll('li')).toHaveLength(2);
});

test('a thing whose name begins alike is left alone when the other has gone', async () => {
  things(ROWS[0]![1], { hides: true });
  const rolls = document.querySelectorAll('li')[1]!;
  rolls.innerHTML = rolls.innerHTML.replaceAll('Call Otto', 'Buy bread rolls');
  const ran = await say('Mark Buy bread as done');
  expect(ran.end).toBe('done');
  expect(rolls.isConnected).toBe(true);
});

test('several are set, and those that are done already stay so', async () => {
  things(ROWS[0]![1]);
  const ran = await say('Mark Buy bread and Call Otto as done');
  expect(ran.end, ran.why).toBe('done');
  expect(done()).toEqual(THINGS);
});

test('what does it for all is not pressed for one', async () => {
  things(ROWS[0]![1]);
  document
    .querySelector('form')!
    .insertAdjacentHTML('afterend', '<button id="all">Mark all as complete</button>');
  let pressed = 0;
  document.querySelector('#all')!.addEventListener('click', () => pressed++);
  await say('Mark Buy bread as done');
  expect(pressed).toBe(0);
  expect(done()).toEqual(['Buy bread', 'Water the plants']);
});

test('cards with boxes that choose them: their menu has the act', async () => {
  document.body.innerHTML = `<main><h1>Tickets</h1><ul>${['Ticket 11', 'Ticket 12'].map((name) => `<li><input type="checkbox" aria-label="${name}"><h3>${name}</h3><button aria-haspopup="menu">Actions</button></li>`).join('')}</ul></main>`;
  const pressed: string[] = [];
  document.querySelector('main')!.addEventListener('click', ({ target }) => {
    const at = (target as Element).closest('button');
    if (!at) return;
    pressed.push(at.textContent);
    if (at.hasAttribute('aria-haspopup'))
      at.insertAdjacentHTML('afterend', '<div role="menu"><button role="menuitem">Reopen</button></div>');
    else at.closest('[role=menu]')!.outerHTML = '<p>Open again</p>';
  });
  const ran = await say('Reopen Ticket 12');
  expect(ran.end, ran.why).toBe('succeeded');
  expect(pressed).toEqual(['Actions', 'Reopen']);
  expect(document.querySelectorAll('input:checked')).toHaveLength(0);
});

test('boxes of a table choose its rows: without a button for what is chosen nothing counts as done', async () => {
  document.body.innerHTML = `<main><h1>Orders</h1><table><thead><tr><th></th><th>Order</th><th>Customer</th></tr></thead><tbody>${['A1', 'B2'].map((order) => `<tr><td><input type="checkbox" aria-label="Select row"></td><td>${order}</td><td>Mila Stone</td></tr>`).join('')}</tbody></table></main>`;
  const ran = await say('Complete order B2');
  expect(ran.end).toBe('unable');
  expect(document.querySelectorAll('input:checked')).toHaveLength(0);
});
