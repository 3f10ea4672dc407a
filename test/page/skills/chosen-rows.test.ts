// Rows that are chosen among others: by the box that is for it and not by one that tells something of the row, with
// the button of their own list; a click that chooses nothing is no choice.
import { expect, test } from 'vitest';
import { pressedPage } from './pressed-page';
import { say } from './say';

const { log, show } = pressedPage();

const PARTS = ['Bolt', 'Nut', 'Gear', 'Belt'];
const ORDERS = ['1001', '1002', '1003', '1004'];

const box = (name: string, on = false): string =>
  `<input type="checkbox" aria-label="${name}"${on ? ' checked' : ''}>`;

/** Each order has a box to choose it, and one that tells whether it is paid: the first and the third are. */
const orders = (): string =>
  `<table><thead><tr><th></th><th>Order</th><th>Paid</th></tr></thead><tbody>${ORDERS.map(
    (number, at) =>
      `<tr><td>${box(`Select row ${number}`)}</td><td>${number}</td><td>${box('Toggle value', at % 2 === 0)}</td></tr>`,
  ).join('')}</tbody></table>`;

const parts = (): string =>
  `<table style="width:400px"><thead><tr><th></th><th>Part</th></tr></thead><tbody>${PARTS.map(
    (part) => `<tr><td>${box(`Select ${part}`)}</td><td>${part}</td></tr>`,
  ).join('')}</tbody></table>`;

const ticked = (): string[] =>
  [...document.querySelectorAll<HTMLInputElement>('input:checked')].map(({ ariaLabel }) => ariaLabel ?? '');

test('a box that tells something of its row does not make it a selected one', async () => {
  show(`<main><h1>Orders</h1><button id="del">Delete selected</button>${orders()}</main>`, () => undefined);
  const ran = await say('Delete the selected orders');
  expect(['succeeded', 'done']).not.toContain(ran.end);
  expect(log).toEqual([]);
  expect(ticked()).toEqual(['Toggle value', 'Toggle value']);
});

test('the selected orders are those whose first box is ticked', async () => {
  show(`<main><h1>Orders</h1><button id="del">Delete selected</button>${orders()}</main>`, () => {
    for (const row of document.querySelectorAll('tbody tr'))
      if (row.querySelector<HTMLInputElement>('input')!.checked) row.remove();
  });
  document.querySelectorAll<HTMLInputElement>('tbody input')[2]!.checked = true;
  const ran = await say('Delete the selected orders');
  expect(['succeeded', 'done']).toContain(ran.end);
  expect(log).toEqual(['del']);
  expect(document.querySelector('tbody')!.textContent).toBe('100110031004');
});

test('the button over another list does nothing to the rows of this one', async () => {
  show(
    `<main><h1>Orders</h1><button id="del">Delete selected</button>${orders()}<h2>Parts</h2>${parts()}</main>`,
    () => undefined,
  );
  const ran = await say('Delete Gear');
  expect(['succeeded', 'done']).not.toContain(ran.end);
  expect(log).toEqual([]);
});

test('boxes of a filter beside the rows do not take their button away', async () => {
  const facets = ['Oslo', 'Bern', 'Graz', 'Turku'].map((town) => `<li>${box(town)} ${town}</li>`).join('');
  show(
    `<main><h1>Parts</h1><button id="del" style="margin-left:250px">Delete selected</button><div style="display:flex;gap:40px">
    <aside style="width:200px"><ul>${facets}</ul></aside><section style="padding-top:160px">${parts()}</section></div></main>`,
    () => [...document.querySelectorAll('tbody tr')].find((row) => row.textContent === 'Gear')?.remove(),
  );
  const ran = await say('Delete Gear');
  expect(['succeeded', 'done']).toContain(ran.end);
  expect(log).toEqual(['del']);
});

test('orders that are named with their kind are chosen by their boxes', async () => {
  show(`<main><h1>Orders</h1>${orders()}</main>`, () => undefined);
  const ran = await say('Select orders 1002 and 1004');
  expect(['succeeded', 'done']).toContain(ran.end);
  expect(ticked().filter((name) => name.startsWith('Select'))).toEqual([
    'Select row 1002',
    'Select row 1004',
  ]);
});

test('a click on a cell that changes nothing has chosen nothing', async () => {
  show(
    `<main><h1>Codes</h1><div role="grid" aria-label="Codes">${['K1', 'K2', 'K3']
      .map((code) => `<div role="row"><span role="gridcell" tabindex="-1">${code}</span></div>`)
      .join('')}</div></main>`,
    () => undefined,
  );
  const ran = await say('Select K2');
  expect(['succeeded', 'done']).not.toContain(ran.end);
});
