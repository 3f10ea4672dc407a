// Pages of accounts and sums, whose rows are boxes without roles: what is said of them is true, what is pressed is meant.
import { afterEach, expect, test } from 'vitest';
import { runIntent } from './run-intent';
import { say } from './say';

afterEach(() => {
  document.body.innerHTML = '';
});

const BUYS = [
  ['11/24/2026', 'Shoe Corner', 'Clothes', '69.90'],
  ['11/23/2026', 'Green Grocer', 'Food', '39.72'],
  ['11/20/2026', 'Bakery Brown', 'Food', '7.10'],
  ['11/18/2026', 'Green Grocer', 'Food', '37.87'],
] as const;

const rowOf = (cells: readonly string[]): string =>
  `<div class="row"><div><div class="tick" tabindex="0" style="width:14px;height:14px;cursor:pointer"></div></div>${cells
    .map((text) => `<div><span>${text}</span></div>`)
    .join('')}</div>`;

/** A list of boxes, each with a nameless one that chooses it; what is done with those is behind "1 row". */
function buys(): { left: () => string[]; ticks: () => number } {
  let ticks = 0;
  document.body.innerHTML = `<style>.row{display:flex;gap:20px;width:600px}.row>div{width:110px}</style>
    <nav><a href="#s">Savings 6,500.00</a> <a href="#c">Cash 63.20</a></nav>
    <main><div><button id="add">Add New</button></div><div><button>Filter</button> <input aria-label="Search"></div><div id="bar"></div><div id="list">${BUYS.map(rowOf).join('')}</div></main>`;
  const rows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.row')];
  const bar = document.querySelector('#bar')!;
  for (const row of rows())
    row.querySelector('.tick')!.addEventListener('click', () => {
      ticks++;
      row.toggleAttribute('data-on');
      const count = document.querySelectorAll('[data-on]').length;
      bar.innerHTML = count === 0 ? '' : `<button>${count} ${count === 1 ? 'row' : 'rows'}</button>`;
      bar.querySelector('button')?.addEventListener('click', () => {
        bar.insertAdjacentHTML(
          'beforeend',
          '<div role="dialog"><button>Duplicate</button><button id="del">Delete</button></div>',
        );
        document.querySelector('#del')!.addEventListener('click', () => {
          for (const each of document.querySelectorAll('[data-on]')) each.remove();
          bar.innerHTML = '';
        });
      });
    });
  const input = document.querySelector('input')!;
  input.addEventListener('input', () => {
    for (const row of rows()) row.hidden = !row.textContent.toLowerCase().includes(input.value.toLowerCase());
    for (const row of rows()) row.style.display = row.hidden ? 'none' : 'flex';
  });
  const left = (): string[] =>
    rows()
      .filter(({ hidden }) => !hidden)
      .map((row) => row.children[2]!.textContent);
  return { left, ticks: () => ticks };
}
const isDone = ({ end }: { end: string }): boolean => end === 'succeeded' || end === 'done';
const answered = async (question: string): Promise<string> => {
  const { plan } = await runIntent({ kind: 'answer', question });
  return plan.kind === 'answer' ? plan.answer : plan.kind;
};

test('what is done with the one row that was chosen is behind the button that counts it', async () => {
  const { left } = buys();
  const ran = await say('Delete the transaction of Shoe Corner');
  expect([isDone(ran), left()]).toEqual([true, ['Green Grocer', 'Bakery Brown', 'Green Grocer']]);
});

test('only the things of a name are searched for by the name', async () => {
  const { left } = buys();
  const ran = await say('Show only the transactions of Bakery Brown');
  expect([isDone(ran), left()]).toEqual([true, ['Bakery Brown']]);
  expect(ran.attempts[0]?.description).toContain('Type “Bakery Brown”');
});

test('"Add New" adds no note to one of the rows', async () => {
  buys();
  const ran = await say('Add the note "birthday present" to the transaction of Shoe Corner');
  expect(isDone(ran)).toBe(false);
  expect(
    ran.attempts.map(({ description }) => description).filter((text) => text.includes('Add New')),
  ).toEqual([]);
});

test('a name with one number behind it tells an amount, and a name alone does not', async () => {
  buys();
  expect(await answered('What is the balance of my savings?')).toBe('6,500.00');
  document.body.innerHTML = '<main><h1>Budget</h1><p>Holidays</p><p>Left over from before</p></main>';
  expect(await answered('How much is left for Holidays?')).toBe('unable');
});

test('a page that says something else of it has no copy of what is called after it', async () => {
  document.body.innerHTML =
    '<nav><a href="#b">Budget</a></nav><main><h1>November</h1><p>Budget</p><p>For next month</p></main>';
  expect(isDone(await say("Copy last month's budget"))).toBe(false);
});

test('rows that are drawn anew by each press, and show no state, are not pressed back and forth', async () => {
  let presses = 0;
  const draw = (): void => {
    document.querySelector('#list')!.innerHTML = BUYS.map(rowOf).join('');
    for (const tick of document.querySelectorAll('.tick'))
      tick.addEventListener('click', () => {
        presses++;
        document.querySelector('#count')!.textContent = `${presses} presses`;
        draw();
      });
  };
  document.body.innerHTML = `<style>.row{display:flex;gap:20px;width:600px}.row>div{width:110px}</style>
    <main><p id="count">Nothing</p><div id="list"></div></main>`;
  draw();
  const ran = await say('Select all transactions of Green Grocer');
  expect(isDone(ran)).toBe(false);
  expect(presses).toBeLessThanOrEqual(2);
});
