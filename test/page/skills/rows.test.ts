// Rows of grids: exactly those that are meant, by boxes, by ARIA or by what the eye sees.
import { expect, test } from 'vitest';
import type { TargetPhrase } from '../../../src/shared/intent';
import { runIntent } from './run-intent';

const NAMES = ['Anna', 'Boris', 'Carla', 'David'];

interface Kind {
  /** Rows tell by `aria-selected`; else by their colour alone. */
  aria?: boolean;
  /** A click without the key replaces the choice; with it too where only one row can be chosen. */
  one?: boolean;
  toggles?: boolean;
  chosen?: string[];
}

/** Returns the names of the rows that the grid holds as chosen. */
function grid({ aria = false, one = false, toggles = false, chosen = [] }: Kind): () => string[] {
  const rows = NAMES.map(
    (name) => `<div role="row"><div role="gridcell">${name}</div><div role="gridcell">Rome</div></div>`,
  );
  document.body.innerHTML = `<div role="grid" aria-label="People"><div role="row"><div role="columnheader">Name</div><div role="columnheader">City</div></div>${rows.join('')}</div>`;
  const held = new Set(chosen);
  const all = [...document.querySelectorAll<HTMLElement>('[role=row]')].slice(1);
  const nameOf = (row: Element) => row.firstElementChild?.textContent ?? '';
  const show = () => {
    for (const row of all) {
      row.style.background = held.has(nameOf(row)) ? 'gold' : '';
      if (aria) row.setAttribute('aria-selected', String(held.has(nameOf(row))));
    }
  };
  for (const row of all)
    row.addEventListener('click', (event) => {
      const was = held.has(nameOf(row));
      if (one || !(toggles || event.ctrlKey || event.metaKey)) held.clear();
      if (was) held.delete(nameOf(row));
      else held.add(nameOf(row));
      show();
    });
  show();
  return () => [...held].sort();
}

const choose = (...options: TargetPhrase[]) => runIntent({ kind: 'choose', options });
const both = [{ text: 'Anna' }, { text: 'Carla' }];

test.each<Kind>([{ aria: true }, {}, { toggles: true }])('two rows are chosen together: %j', async (kind) => {
  const held = grid(kind);
  expect((await choose(...both)).end).toBe('succeeded');
  expect(held()).toEqual(['Anna', 'Carla']);
});

test.each<Kind>([
  { aria: true, chosen: ['Boris'] },
  { aria: true, chosen: ['Anna', 'Boris'] },
])('a row that was chosen before and is not meant is taken out: %j', async (kind) => {
  const held = grid(kind);
  expect((await choose(...both)).end).toBe('succeeded');
  expect(held()).toEqual(['Anna', 'Carla']);
});

test.each<Kind>([{ aria: true, one: true }, { one: true }])(
  'a list that takes one row only is told of: %j',
  async (kind) => {
    grid(kind);
    const { plan } = await choose(...both);
    expect(plan.kind === 'unable' && plan.reason).toContain('just “Anna, Carla”');
  },
);

test.each<Kind>([{ aria: true, chosen: ['Anna', 'Carla'] }, { toggles: true }, { aria: true }])(
  'all rows end chosen, however many were: %j',
  async (kind) => {
    const held = grid(kind);
    expect((await choose({ text: '', roles: ['row'], all: true })).end).toBe('succeeded');
    expect(held()).toEqual(NAMES);
  },
);

/** Boxes that are called by their state, and one over them for all rows where `forAll`. */
function boxes(forAll: boolean, head: string, ticked: string[]): () => string[] {
  const rows = NAMES.map((name) => {
    const on = ticked.includes(name);
    return `<tr><td><input type="checkbox" aria-label="Select (${on ? 'on' : 'off'})"${on ? ' checked' : ''}></td><td>${name}</td><td>Rome</td></tr>`;
  });
  document.body.innerHTML = `<table><thead><tr><th>${forAll ? '<input type="checkbox" aria-label="Select all">' : head}</th><th>Name</th><th>City</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
  const own = [...document.querySelectorAll<HTMLInputElement>('td input')];
  const show = () => own.forEach((box) => (box.ariaLabel = `Select (${box.checked ? 'on' : 'off'})`));
  document.querySelector('th input')?.addEventListener('change', ({ target }) => {
    for (const box of own) box.checked = (target as HTMLInputElement).checked;
    show();
  });
  own.forEach((box) => box.addEventListener('change', show));
  return () => NAMES.filter((_, at) => own[at]!.checked);
}

test('boxes that are renamed by each tick are ticked in the rows that are meant', async () => {
  const held = boxes(true, '', ['Boris']);
  expect((await choose(...both)).end).toBe('succeeded');
  expect(held()).toEqual(['Anna', 'Carla']);
});

test('the box over the rows chooses all of them where some are chosen already', async () => {
  const held = boxes(true, '', ['Boris', 'Carla']);
  expect((await choose({ text: '', roles: ['row'], all: true })).end).toBe('succeeded');
  expect(held()).toEqual(NAMES);
});

test('boxes without one for all of them stay as they are in other rows', async () => {
  const held = boxes(false, '', ['Boris']);
  expect((await choose(...both)).end).toBe('succeeded');
  expect(held()).toEqual(['Anna', 'Boris', 'Carla']);
});
