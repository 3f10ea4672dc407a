// Rows that are named in a wish: what is told by more than its kind is no column, no link and no box of that kind, and
// an act in the page's own words stands in the menu of the row.
import { expect, test } from 'vitest';
import { pressedPage } from './pressed-page';
import { say } from './say';

const { log, show } = pressedPage();

const ROWS = [
  ['5001', 'Edgar Swan', 'Dr. Osei', 'Vaccination'],
  ['5002', 'Ivo Marsh', 'Dr. Weiss', 'Check-up'],
];

/** Each row has a box to tick and a menu without a name. */
function orders(acts = ['Renew', 'Check in', 'Send reminder', 'Delete']): void {
  show(
    `<nav><a href="#orders">Orders</a></nav><main><h1>Orders</h1><button id="new">Book appointment</button>
    <table><thead><tr><th></th><th aria-sort="none" tabindex="0" id="sort">Order</th><th>Name</th><th>Doctor</th><th>Reason</th><th></th></tr></thead><tbody>${ROWS.map(
      (cells) =>
        `<tr><td><input type="checkbox" aria-label="Select ${cells[1]}"></td>${cells.map((text) => `<td>${text}</td>`).join('')}<td><button id="menu ${cells[1]}" aria-haspopup="menu">⋮</button></td></tr>`,
    ).join('')}</tbody></table></main><div id="over"></div>`,
    (pressed) => {
      const name = /^menu (.+)/.exec(pressed)?.[1];
      const over = document.querySelector('#over')!;
      const asks = /^Void/.test(pressed) && !pressed.startsWith('Void it');
      over.innerHTML = name
        ? `<div role="menu">${acts.map((each) => `<button role="menuitem" id="${each} ${name}">${each}</button>`).join('')}</div>`
        : asks
          ? `<div role="dialog" aria-modal="true" aria-label="Void"><p>Do you really want to void the order?</p><button id="keep">Cancel</button><button id="ok">OK</button></div>`
          : '';
    },
  );
  document.querySelector('#sort')!.addEventListener('click', () => log.push('sort'));
}

test.each([
  ['Renew the order of Edgar Swan', ['menu Edgar Swan', 'Renew Edgar Swan']],
  ['Check in Ivo Marsh', ['menu Ivo Marsh', 'Check in Ivo Marsh']],
  ['Send a reminder for Ivo Marsh', ['menu Ivo Marsh', 'Send reminder Ivo Marsh']],
])('%s: the entry of the menu of that row', async (goal, presses) => {
  orders();
  const ran = await say(goal);
  expect(['succeeded', 'done']).toContain(ran.end);
  expect(log).toEqual(presses);
});

test('what the page asks back is agreed to before anything is said to be done', async () => {
  orders(['Void', 'Edit']);
  const ran = await say('Void the order of Ivo Marsh');
  expect(['succeeded', 'done']).toContain(ran.end);
  expect(log).toEqual(['menu Ivo Marsh', 'Void Ivo Marsh', 'ok']);
});

test('a menu that has no such act is no reason to press anything in it', async () => {
  orders(['Edit', 'Delete']);
  const ran = await say('Stamp the order of Edgar Swan');
  expect(['succeeded', 'done']).not.toContain(ran.end);
  expect(log).toEqual(['menu Edgar Swan']);
});

test('an order of somebody who is not there is no column “Order” and no link “Orders”', async () => {
  orders();
  const ran = await say('Cancel the order of Rosa Quinn');
  expect(['succeeded', 'done']).not.toContain(ran.end);
  expect(log).toEqual([]);
});

test('of a wish of many words a row that says two of them is not meant, nor its box', async () => {
  orders();
  const ran = await say('Book an appointment for Jon Ferris with Dr. Osei at 15:00, reason Vaccination');
  expect(['succeeded', 'done']).not.toContain(ran.end);
  expect(document.querySelectorAll(':checked')).toHaveLength(0);
  expect(log.filter((name) => !name.startsWith('menu'))).toEqual([]);
});

test('a time of day tells which row is asked about', async () => {
  show(`<main><h1>Appointments</h1><table><thead><tr><th></th><th>Time</th><th>Patient</th></tr></thead><tbody>
    <tr><td><input type="checkbox" aria-label="Select"></td><td>10:00</td><td>Maria Silva</td></tr><tr><td><input type="checkbox" aria-label="Select"></td><td>10:30</td><td>Samuel Okoro</td></tr></tbody></table></main>`);
  const ran = await say('Who has an appointment at 10:30?');
  expect(JSON.stringify(ran.plan)).toContain('Samuel Okoro');
  expect(JSON.stringify(ran.plan)).not.toContain('Maria Silva');
});

test('“What did Edgar Swan order?” is not answered by the number of an order', async () => {
  orders();
  const ran = await say('What did Edgar Swan order?');
  expect(ran.plan.kind === 'answer' ? ran.plan.answer : '').not.toBe('5001');
});

/** Three pages of orders, of which the buttons below turn. */
function pages(pager: string): void {
  const names = ['Edgar Swan', 'Ivo Marsh', 'Clara Finch', 'Hugo Lane', 'Rosa Quinn', 'Bert Olsen'];
  let at = 0;
  const draw = (): void => {
    document.querySelector('tbody')!.innerHTML = names
      .slice(at * 2, at * 2 + 2)
      .map(
        (name) => `<tr><td>${name}</td><td>New</td><td><button id="Cancel ${name}">Cancel</button></td></tr>`,
      )
      .join('');
  };
  show(
    `<main><h1>Orders</h1><input type="search" aria-label="Search"><table><thead><tr><th>Customer</th><th>Status</th><th></th></tr></thead><tbody></tbody></table><div style="display:flex">${pager}</div></main>`,
    (pressed) => {
      if (pressed === 'next') at = Math.min(2, at + 1);
      draw();
    },
  );
  draw();
}

test('an order of somebody on a later page is looked for there, though a field stands over the list', async () => {
  pages('<button id="next" aria-label="Next Page">›</button>');
  await say('Cancel the order of Rosa Quinn');
  expect(log).toEqual(['next', 'next', 'Cancel Rosa Quinn']);
});
