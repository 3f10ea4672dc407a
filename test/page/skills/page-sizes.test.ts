// How many rows a page of a list is to show: by a list of sizes, however it is made.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { interpret } from '../../../src/interpret/interpret';
import { runIntent } from './run-intent';

const NOW = new Date(2026, 10, 25);
let size = '';

beforeEach(() => {
  size = '';
});
afterEach(() => document.body.replaceChildren());

const ROWS = `<table><caption>Orders</caption><thead><tr><th>Number<th>Amount</tr></thead><tbody>${Array.from({ length: 12 }, (_, i) => `<tr><td><a href="#o${i}">${i + 40}</a><td>${i * 5 + 10}</tr>`).join('')}</tbody></table>
  <form><label>Minimum amount <select><option>10<option>20<option>50</select></label></form>`;
const OPTIONS = [10, 20, 50, 100].map((n) => `<option>${n}</option>`).join('');

const PAGERS: Record<string, string> = {
  'a list called rows per page': `<label>Rows per page: <select data-size>${OPTIONS}</select></label>`,
  'a list in a sentence': `<label>Show <select data-size>${OPTIONS}</select> entries</label>`,
  'a list in a Chinese sentence': `<label>显示 <select data-size>${OPTIONS}</select> 条</label>`,
  'a list called number of rows': `<label>Number of rows: <select data-size>${OPTIONS}</select></label>`,
  'a list called so in German': `<label>Anzahl der Datensätze: <select data-size>${OPTIONS}</select></label>`,
  'links behind words': `<p>Per page: <b>10</b>, ${[20, 50, 100].map((n) => `<a href="#" data-size>${n}</a>`).join(', ')}</p>`,
  'a list of sizes in words': `<select data-size aria-label="Page size">${[10, 20, 50, 100].map((n) => `<option value="${n}">${n} / page</option>`).join('')}</select>`,
};

function show(pager: string): void {
  document.body.innerHTML = `<main>${ROWS}<nav aria-label="Pages"><a href="#p1" aria-current="page">1</a> <a href="#p2">2</a> <a href="#p20">20</a></nav>${pager}</main>`;
  for (const control of document.querySelectorAll<HTMLSelectElement | HTMLAnchorElement>('[data-size]')) {
    const event = control.localName === 'a' ? 'click' : 'change';
    control.addEventListener(event, (happened) => {
      happened.preventDefault();
      size = control instanceof HTMLSelectElement ? control.value : control.text;
      document.querySelector('caption')!.textContent = `Orders, ${size} a page`;
    });
  }
}

async function run(goal: string): Promise<string> {
  const made = interpret(goal, { now: NOW, locale: 'en-US' });
  if (made.kind !== 'tasks') return made.kind;
  return (await runIntent(made.list.tasks[0]!.parameters)).end;
}

for (const [name, pager] of Object.entries(PAGERS)) {
  test.each([
    'Show 20 per page',
    'Show 50 rows per page',
    'Show 50 rows',
    'Show 100 entries',
    'Zeige 20 pro Seite',
    'Zeige 50 Zeilen',
    '每页显示20条',
    '显示50行',
  ])(`%s, by ${name}`, async (goal) => {
    show(pager);
    const end = await run(goal);
    expect([end, size]).toEqual(['succeeded', /\d+/.exec(goal)?.[0]]);
  });
}

test('a size that is shown already is told as such, and no other number is pressed', async () => {
  show(PAGERS['links behind words'] ?? '');
  expect([await run('Show 10 per page'), size, location.hash]).toEqual(['done', '', '']);
});

test('a list that counts something else is no list of sizes', async () => {
  show('<label>Number of items <select><option>10<option>20</select></label>');
  expect(await run('Show 20 per page')).not.toMatch(/succeeded|done/);
  expect([...document.querySelectorAll('select')].map(({ value }) => value)).toEqual(['10', '10']);
});

test.each([
  ['<p>Printing costs, per page: 20 cents</p>', 'words with that number'],
  ['<label>Select a page <select><option>1<option>20</select></label>', 'a list of pages'],
])('%s sets no size', async (html) => {
  show(html);
  expect(await run('Show 20 per page')).not.toMatch(/succeeded|done/);
  expect([...document.querySelectorAll('select')].map(({ value }) => value)).not.toContain('20');
});
