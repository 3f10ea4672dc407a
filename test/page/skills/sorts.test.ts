// What was sorted is in order afterwards, as far as the page shows it.
import { afterEach, expect, test } from 'vitest';
import { runIntent } from './run-intent';

afterEach(() => {
  document.body.innerHTML = '';
});

const PEOPLE: Array<[string, number]> = [
  ['Ines', 41],
  ['Bo', 29],
  ['Ada', 63],
];
const rowsOf = (people: Array<[string, number]>): string =>
  people.map(([name, age]) => `<tr><td>${name}</td><td>${age}</td></tr>`).join('');

/** A grid that draws its head and its body as two tables. */
function grid(onSort: (body: HTMLElement, presses: number) => void): void {
  document.body.innerHTML = `<main><h1>People</h1>
    <table id="head" style="table-layout:fixed;width:300px"><tr><th>Name</th><th id="age">Age</th></tr></table>
    <table id="body" style="table-layout:fixed;width:300px"><tbody>${rowsOf(PEOPLE)}</tbody></table></main>`;
  let presses = 0;
  document
    .querySelector('#age')!
    .addEventListener('click', () => onSort(document.querySelector('#body tbody')!, ++presses));
}
const byAge = () => runIntent({ kind: 'sort', by: 'age', direction: 'asc' });
const said = ({ end }: Awaited<ReturnType<typeof byAge>>): boolean => end === 'succeeded' || end === 'done';

test('a head that does nothing has sorted nothing', async () => {
  grid(() => undefined);
  expect(said(await byAge())).toBe(false);
});

test('rows that come in another order than wished are not said to be sorted', async () => {
  grid((body) => (body.innerHTML = rowsOf([PEOPLE[2]!, PEOPLE[0]!, PEOPLE[1]!])));
  expect(said(await byAge())).toBe(false);
});

test('the second press of a head that sorts downwards first is the wished one', async () => {
  const down = [...PEOPLE].sort((a, b) => b[1] - a[1]);
  grid((body, presses) => (body.innerHTML = rowsOf(presses % 2 === 1 ? down : [...down].reverse())));
  expect(said(await byAge())).toBe(true);
  expect(document.querySelector('#body tr')!.textContent).toBe('Bo29');
});

test('an order that is chosen and waits for a button is sent', async () => {
  document.body.innerHTML = `<main><form><label>Sort by <select><option>Newest</option><option>Price: low to high</option></select></label>
    <button>Go</button></form><div id="out"><article><h2>Lamp</h2><p>great</p></article><article><h2>Chair</h2><p>good</p></article></div></main>`;
  document.querySelector('form')!.addEventListener('submit', (event) => {
    event.preventDefault();
    document.querySelector('#out')!.append(document.querySelector('article')!);
  });
  expect(said(await runIntent({ kind: 'sort', by: 'price', direction: 'asc' }))).toBe(true);
  expect(document.querySelector('article h2')!.textContent).toBe('Chair');
});

test.each([
  ['asc', 1],
  ['desc', 2],
] as const)(
  'what is ordered by rank, not by letters, is sorted by its head: %s',
  async (direction, presses) => {
    const ranks = ['Low', 'Normal', 'High', 'Low', 'Urgent', 'Low'];
    document.body.innerHTML = `<main><label>Add filter <select><option></option><option>Priority</option></select></label>
    <table><thead><tr><th>Issue</th><th><button id="by">Priority</button></th></tr></thead><tbody></tbody></table></main>`;
    const show = (list: string[]) =>
      (document.querySelector('tbody')!.innerHTML = list
        .map((rank, at) => `<tr><td>Issue ${at}</td><td>${rank}</td></tr>`)
        .join(''));
    show(ranks);
    let pressed = 0;
    const order = ['Low', 'Normal', 'High', 'Urgent'];
    document.querySelector('#by')!.addEventListener('click', () => {
      const sign = pressed++ % 2 === 0 ? 1 : -1;
      show([...ranks].sort((a, b) => sign * (order.indexOf(a) - order.indexOf(b))));
    });
    const ran = await runIntent({ kind: 'sort', by: 'priority', direction });
    expect(said(ran)).toBe(true);
    expect(pressed).toBe(presses);
    expect(document.querySelector('select')!.value).toBe('');
  },
);

test('a head whose name is a part of what was said is pressed until its column is so, and no heading or link of that name', async () => {
  const draw = (people: Array<[string, number]>): string =>
    `<nav><a href="#spent">Spent</a></nav><main><h1>Spent</h1><table><thead><tr><th>Name</th><th><button>Spent</button></th></tr></thead><tbody>${rowsOf(people)}</tbody></table></main>`;
  const up = [...PEOPLE].sort((a, b) => a[1] - b[1]);
  let presses = 0;
  document.body.innerHTML = draw(PEOPLE);
  const onClick = ({ target }: Event): void => {
    if ((target as Element).matches('th button'))
      document.querySelector('tbody')!.innerHTML = rowsOf(++presses % 2 ? up : [...up].reverse());
  };
  document.body.addEventListener('click', onClick);
  const ran = await runIntent({ kind: 'sort', by: 'amount spent', direction: 'desc' });
  document.body.removeEventListener('click', onClick);
  expect([said(ran), presses]).toEqual([true, 2]);
});

test('what can be dragged is not dragged about for an order that it does not tell', async () => {
  const entry = (name: string, sum: string): string =>
    `<div draggable="true"><a href="#${name}">${name} <span>${sum}</span></a></div>`;
  document.body.innerHTML = `<div>${entry('Visa', '-421.49')}${entry('Cash', '63.20')}${entry('Bank', '5.00')}</div>
    <p>Nothing else</p>`;
  const ran = await runIntent({ kind: 'sort', by: 'amount', direction: 'asc' });
  expect(said(ran)).toBe(false);
  expect(ran.attempts).toEqual([]);
});

test('of a head that marks its column and the link in it the link is pressed', async () => {
  const draw = (people: Array<[string, number]>): string =>
    `<table><thead><tr>${['Name', 'Age'].map((name) => `<th style="cursor: pointer" title="Drag to move"><span><a href="#${name}">${name}</a></span></th>`).join('')}</tr></thead>
      <tbody>${rowsOf(people)}</tbody></table>`;
  const pressed: string[] = [];
  document.body.innerHTML = draw(PEOPLE);
  const onClick = ({ target }: Event): void => {
    pressed.push((target as Element).localName);
    if ((target as Element).matches('th a'))
      document.querySelector('tbody')!.innerHTML = rowsOf([...PEOPLE].sort((a, b) => a[1] - b[1]));
  };
  document.body.addEventListener('click', onClick);
  const ran = await runIntent({ kind: 'sort', by: 'age', direction: 'asc' });
  document.body.removeEventListener('click', onClick);
  expect([said(ran), pressed]).toEqual([true, ['a']]);
});

test('the link in a head is pressed where the column tells no order, its cells being empty but for one', async () => {
  const rows = [
    ['admin', 'Nord'],
    ['guest', ''],
  ].map(([name, last]) => `<tr><td>${name}</td><td>${last}</td></tr>`);
  document.body.innerHTML = `<table style="width: 900px"><thead><tr><th>User</th><th><a href="#last">Last name</a></th></tr></thead>
    <tbody>${rows.join('')}</tbody></table>`;
  const pressed: string[] = [];
  const onClick = ({ target }: Event): void => {
    pressed.push((target as Element).localName);
    if ((target as Element).matches('th a'))
      document.querySelector('tbody')!.innerHTML = rows.toReversed().join('');
  };
  document.body.addEventListener('click', onClick);
  const ran = await runIntent({ kind: 'sort', by: 'last name', direction: 'asc' });
  document.body.removeEventListener('click', onClick);
  expect([said(ran), pressed]).toEqual([true, ['a']]);
});

test('the head of another column is not pressed to see what can be sorted by', async () => {
  let pressed = 0;
  document.body.innerHTML = `<main><table><thead><tr><th>Name <button aria-label="Sort by Name">↕</button></th><th>Age <button aria-label="Sort by Age">↕</button></th></tr></thead>
    <tbody>${rowsOf(PEOPLE)}</tbody></table></main>`;
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', () => (pressed += 1));
  const { end } = await runIntent({ kind: 'sort', by: 'height', direction: 'asc' });
  expect([end, pressed]).toEqual(['unable', 0]);
});

test('what tells more of a row in a cell across all columns is no value to sort', async () => {
  const people: Array<[string, number]> = [
    ['Ines', 41],
    ['Bo', 29],
    ['Ada', 63],
    ['Cleo', 7],
  ];
  const draw = (rows: Array<[string, number]>): void => {
    document.querySelector('tbody')!.innerHTML = rows
      .map(
        ([name, age]) =>
          `<tr><td>${name}</td><td>Rome</td><td>${age}</td></tr><tr><td colspan="3">More of ${name}</td></tr>`,
      )
      .join('');
  };
  document.body.innerHTML = `<main><table><thead><tr><th>Name</th><th>City</th><th><button>Age</button></th></tr></thead><tbody></tbody></table></main>`;
  draw(people);
  let up = false;
  document.querySelector('button')!.addEventListener('click', () => {
    up = !up;
    draw([...people].sort((a, b) => (up ? a[1] - b[1] : b[1] - a[1])));
  });
  expect(said(await byAge())).toBe(true);
  expect([up, document.querySelector('tbody tr')!.textContent]).toEqual([true, 'CleoRome7']);
});
