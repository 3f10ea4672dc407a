// One act on several rows of a list: by their boxes, by a list of acts, or by a button of each.
import { afterEach, expect, test } from 'vitest';
import type { IntentOf } from '../../../src/shared/intent';
import { runIntent } from './run-intent';

afterEach(() => {
  document.body.replaceChildren();
});

const ORDERS = [
  ['1001', 'Ada', 'open'],
  ['1002', 'Bo', 'closed'],
  ['1003', 'Cy', 'open'],
  ['1004', 'Di', 'closed'],
] as const;

const item = (action: string, more: Partial<IntentOf<'item'>['item']> = {}): IntentOf<'item'> => ({
  kind: 'item',
  item: { text: 'orders', roles: ['row', 'listitem'], all: true, ...more },
  action,
});
const OPEN = { where: [{ field: 'status', op: 'is' as const, value: 'open' }] };

function show(first: string, last: string, above = ''): void {
  const rows = ORDERS.map(
    ([id, name, status]) =>
      `<tr>${first.replace('ID', id)}<td>${id}<td>${name}<td>${status}${last.replace('ID', id)}`,
  );
  const head = `<tr>${first && '<th>'}<th>Order<th>Customer<th>Status${last && '<th>Acts'}`;
  document.body.innerHTML = `<nav><a href="#archive">Archive</a></nav><main><h1>Orders</h1>${above}
    <table><thead>${head}</thead><tbody>${rows.join('')}</tbody></table></main>`;
}

const left = (): string[] =>
  [...document.querySelectorAll('tbody tr')].map((row) => /\d{4}/.exec(row.textContent)?.[0] ?? '');
const BOX = '<td><input type="checkbox" aria-label="Select order ID">';
const ticked = (): HTMLInputElement[] => [...document.querySelectorAll<HTMLInputElement>('td input:checked')];

function whenPressed(name: string, act: () => void): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof HTMLButtonElement && target.textContent === name) act();
    },
    { signal: stopped.signal },
  );
}
let stopped = new AbortController();
afterEach(() => {
  stopped.abort();
  stopped = new AbortController();
});
const removeTicked = (): void => {
  for (const box of ticked()) box.closest('tr')?.remove();
};

test('ticks the rows that fit, takes back other ticks, and presses what acts on ticked ones', async () => {
  show(BOX, '', '<button>Archive</button>');
  document.querySelectorAll<HTMLInputElement>('td input')[1]!.checked = true;
  whenPressed('Archive', removeTicked);
  const ran = await runIntent(item('archive', OPEN));
  expect([ran.end, left()]).toEqual(['done', ['1002', '1004']]);
});

test('a button that comes with the first tick is found', async () => {
  show(BOX, '');
  document.querySelector('table')!.addEventListener('change', () => {
    if (document.querySelector('main button')) return;
    document.querySelector('h1')!.insertAdjacentHTML('afterend', '<button>Delete selected (2)</button>');
  });
  whenPressed('Delete selected (2)', removeTicked);
  const ran = await runIntent(item('delete', OPEN));
  expect([ran.end, left()]).toEqual(['done', ['1002', '1004']]);
});

test('a list of acts is set and carried out', async () => {
  const acts =
    '<select aria-label="Bulk actions"><option>Bulk actions<option>Edit<option>Move to Trash</select>';
  show(BOX, '', `${acts}<button>Apply</button>`);
  whenPressed('Apply', () => {
    if (document.querySelector('select')?.value === 'Move to Trash') removeTicked();
  });
  const ran = await runIntent(item('delete', { count: 3 }));
  expect([ran.end, left()]).toEqual(['done', ['1004']]);
});

test('where rows have a button each, those that fit are pressed one after the other, though the rows move up', async () => {
  show('', '<td><button>Delete</button>');
  document.querySelector('table')!.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLButtonElement) target.closest('tr')?.remove();
  });
  const ran = await runIntent(item('delete', OPEN));
  expect([ran.end, left()]).toEqual(['done', ['1002', '1004']]);
});

test('what only marks a row is pressed once for each', async () => {
  show('', '<td><button aria-pressed="false">Star</button>');
  const log: string[] = [];
  document.querySelector('table')!.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLButtonElement)) return;
    target.setAttribute('aria-pressed', String(target.getAttribute('aria-pressed') !== 'true'));
    log.push(/\d{4}/.exec(target.closest('tr')!.textContent)![0]);
  });
  const ran = await runIntent(item('star', { count: -2 }));
  expect([ran.end, log]).toEqual(['done', ['1003', '1004']]);
});

test('a page that does not react is told, and no further row is tried', async () => {
  show('', '<td><button>Delete</button>');
  const ran = await runIntent(item('delete', OPEN));
  expect(ran.end).toBe('unable');
  expect(ran.attempts.map(({ call }) => call.name)).toEqual(['dom.click', 'dom.waitFor']);
});

test('of several lists only the named one is acted on', async () => {
  show(BOX, '', '<button>Archive</button>');
  const ran = await runIntent(item('archive', { within: 'Invoices' }));
  expect(ran.end).not.toBe('done');
  expect(ticked()).toEqual([]);
});

test('one row that has nothing but a box is ticked alone', async () => {
  show(BOX, '', '<button>Archive</button>');
  document.querySelectorAll<HTMLInputElement>('td input')[0]!.checked = true;
  whenPressed('Archive', removeTicked);
  const ran = await runIntent({ kind: 'item', item: { text: '1003' }, action: 'archive' });
  expect([ran.end, left()]).toEqual(['done', ['1001', '1002', '1004']]);
});

test('a row whose page shows what can be done once it is ticked is ticked, not opened', async () => {
  show(BOX, '');
  document.querySelector('table')!.addEventListener('change', () => {
    document.querySelector('main > button')?.remove();
    if (ticked().length > 0)
      document.querySelector('h1')!.insertAdjacentHTML('afterend', '<button>Archive</button>');
  });
  whenPressed('Archive', removeTicked);
  const ran = await runIntent({ kind: 'item', item: { text: '1003' }, action: 'archive' });
  expect([ran.end, left()]).toEqual(['done', ['1001', '1002', '1004']]);
  expect(location.hash).toBe('');
});

test('where ticking brings nothing it is taken back, and no link of the navigation is pressed', async () => {
  show(BOX, '');
  const ran = await runIntent({ kind: 'item', item: { text: '1003' }, action: 'archive' });
  expect(ran.end).not.toBe('done');
  expect(ran.end).not.toBe('succeeded');
  expect([ticked(), location.hash, left().length]).toEqual([[], '', 4]);
});

test('a second wish of the same goal starts anew', async () => {
  show(BOX, '', '<button>Archive</button>');
  whenPressed('Archive', removeTicked);
  const wish = (text: string): IntentOf<'item'> => ({ kind: 'item', item: { text }, action: 'archive' });
  const { memory } = await runIntent(wish('1003'));
  const ran = await runIntent(wish('1001'), { memory });
  expect([ran.end, left()]).toEqual(['done', ['1002', '1004']]);
});
