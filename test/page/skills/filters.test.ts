// Lists with a search of the whole page and filters of their columns: those come first, the search where nothing else does.
import { afterEach, expect, test } from 'vitest';
import type { IntentOf } from '../../../src/shared/intent';
import { runIntent } from './run-intent';
import { say } from './say';

afterEach(() => {
  document.body.innerHTML = '';
});

const PEOPLE = [
  ['Ada', 'Admin', 'Active'],
  ['Bo', 'Editor', 'Blocked'],
  ['Cy', 'Admin', 'Blocked'],
] as const;

/** A table under a search field; `head` is what stands in the header of a column, `above` over the table. */
function page(
  head: (column: string) => string,
  above = '',
): { shown: () => string[]; input: HTMLInputElement } {
  const kept: Record<string, string> = {};
  document.body.innerHTML = `<header><nav><a href="#blocked">Blocked users</a></nav><input type="search" aria-label="Search"></header><main>${above}
    <table><thead><tr>${['Name', 'Role', 'Status'].map((name) => `<th>${head(name)}</th>`).join('')}</tr></thead>
    <tbody>${PEOPLE.map((cells) => `<tr>${cells.map((text) => `<td>${text}</td>`).join('')}<td><select aria-label="Role of ${cells[0]}"><option>Editor</option><option>Admin</option></select></td></tr>`).join('')}</tbody></table></main>`;
  const rows = [...document.querySelectorAll('tbody tr')];
  const draw = (): void => {
    for (const [at, cells] of PEOPLE.entries())
      (rows[at] as HTMLElement).hidden = Object.values(kept).some(
        (value) => value !== '' && !cells.some((text) => text === value),
      );
  };
  document.addEventListener('keep', (event) => {
    const [column, value] = (event as CustomEvent<[string, string]>).detail;
    kept[column] = value;
    draw();
  });
  return {
    shown: () =>
      rows.filter((row) => !(row as HTMLElement).hidden).map((row) => row.querySelector('td')!.textContent),
    input: document.querySelector('input')!,
  };
}

const keep = (column: string, value: string): void => {
  document.dispatchEvent(new CustomEvent('keep', { detail: [column, value] }));
};
const valuesOf = (column: string): string[] => [
  ...new Set(PEOPLE.map((cells) => cells[column === 'Role' ? 1 : 2])),
];

/** Each way that a column has a filter of its own; the functions make it work. */
const WAYS: Record<string, [(column: string) => string, () => void, above?: string]> = {
  'a select in its header': [
    (name) =>
      name === 'Name'
        ? name
        : `${name} <select data-of="${name}" aria-label="Filter ${name}"><option>All</option>${valuesOf(name)
            .map((value) => `<option>${value}</option>`)
            .join('')}</select>`,
    () => {
      for (const list of document.querySelectorAll<HTMLSelectElement>('select[data-of]'))
        list.addEventListener('change', () => keep(list.dataset['of']!, list.value));
    },
  ],
  'a button with a menu in its header': [
    (name) =>
      `<button>${name}</button>${name === 'Name' ? '' : ` <button data-of="${name}" aria-haspopup="menu" aria-expanded="false" aria-label="Filter by ${name}">▾</button>`}`,
    () => {
      for (const button of document.querySelectorAll<HTMLElement>('button[data-of]'))
        button.addEventListener('click', () => {
          const name = button.dataset['of']!;
          button.setAttribute('aria-expanded', 'true');
          document.body.insertAdjacentHTML(
            'beforeend',
            `<div role="menu" style="position:absolute;top:120px">${valuesOf(name)
              .map((value) => `<div role="menuitemradio" aria-checked="false" tabindex="0">${value}</div>`)
              .join('')}</div>`,
          );
          document.querySelector('[role=menu]')!.addEventListener('click', (event) => {
            keep(name, (event.target as Element).textContent);
            document.querySelector('[role=menu]')!.remove();
            button.setAttribute('aria-expanded', 'false');
          });
        });
    },
  ],
  'a panel of boxes that is to be agreed to': [
    (name) =>
      `<button>${name}</button>${name === 'Name' ? '' : ` <button data-of="${name}" aria-haspopup="dialog" aria-label="Filter ${name}">▾</button>`}`,
    () => {
      for (const button of document.querySelectorAll<HTMLElement>('button[data-of]'))
        button.addEventListener('click', () => {
          const name = button.dataset['of']!;
          document.body.insertAdjacentHTML(
            'beforeend',
            `<div role="dialog" aria-label="Filter ${name}" style="position:absolute;top:120px">${valuesOf(
              name,
            )
              .map((value) => `<label><input type="checkbox"> ${value}</label>`)
              .join('')}<button>Apply</button></div>`,
          );
          const panel = document.querySelector('[role=dialog]')!;
          panel.querySelector('button')!.addEventListener('click', () => {
            keep(name, panel.querySelector('input:checked')!.parentElement!.textContent.trim());
            panel.remove();
          });
        });
    },
  ],
  'a group of boxes above the table': [
    (name) => name,
    () => {
      for (const box of document.querySelectorAll<HTMLInputElement>('input[data-of]'))
        box.addEventListener('change', () => keep(box.dataset['of']!, box.checked ? box.value : ''));
    },
    ['Role', 'Status']
      .map(
        (name) =>
          `<fieldset><legend>${name}</legend>${valuesOf(name)
            .map(
              (value) => `<label><input type="checkbox" data-of="${name}" value="${value}"> ${value}</label>`,
            )
            .join('')}</fieldset>`,
      )
      .join(''),
  ],
};

const filter = (value: string, field?: string): IntentOf<'filter'> => ({
  kind: 'filter',
  ...(field === undefined ? {} : { field }),
  value,
});

test.each(
  Object.keys(WAYS).flatMap((way) => [
    [way, filter('admins'), ['Ada', 'Cy']] as const,
    [way, filter('Blocked', 'status'), ['Bo', 'Cy']] as const,
  ]),
)('by %s: %j', async (way, intent, expected) => {
  const [head, wire, above] = WAYS[way]!;
  const { shown, input } = page(head, above);
  wire();
  const ran = await runIntent(intent);
  expect([shown(), input.value, ran.end]).toEqual([expected, '', expect.stringMatching(/succeeded|done/)]);
  expect([...document.querySelectorAll<HTMLSelectElement>('td select')].map(({ value }) => value)).toEqual([
    'Editor',
    'Editor',
    'Editor',
  ]);
});

test('where columns have no filter, the search of the page is used, and no row is changed', async () => {
  const { input } = page((name) => name);
  await runIntent(filter('admins'));
  expect(input.value).toBe('admins');
  expect([...document.querySelectorAll<HTMLSelectElement>('td select')].map(({ value }) => value)).toEqual([
    'Editor',
    'Editor',
    'Editor',
  ]);
});

test.each(['status Blocked', 'blocked'])(
  'a filter that has to be added first is added once, and chosen in its row of the filters: %s',
  async (value) => {
    page(
      (name) => name,
      `<form id="filters"><fieldset><legend>Filters</legend><table id="of"><tbody><tr><td><label><input type="checkbox" checked> Name</label></td>
      <td><select aria-label="Name is"><option>any</option><option>none</option></select></td></tr></tbody></table>
      <label>Add filter <select id="add"><option></option><option>Role</option><option>Status</option></select></label></fieldset>
      <button type="button" id="apply">Apply</button></form>`,
    );
    const add = document.querySelector<HTMLSelectElement>('#add')!;
    add.addEventListener('change', () => {
      const column = add.value;
      document.querySelector('#of tbody')!.insertAdjacentHTML(
        'beforeend',
        `<tr><td><label><input type="checkbox" checked> ${column}</label></td><td><select><option></option>${valuesOf(
          column,
        )
          .map((value) => `<option>${value}</option>`)
          .join('')}</select></td></tr>`,
      );
      add.selectedOptions[0]!.disabled = true;
      add.value = '';
    });
    let applied = '';
    document.querySelector('#apply')!.addEventListener('click', () => {
      applied = document.querySelector<HTMLSelectElement>('#of tr:last-child select')!.value;
      document.querySelector('main')!.insertAdjacentHTML('beforeend', '<p>2 people</p>');
    });
    await runIntent({ kind: 'filter', value });
    expect(applied).toBe('Blocked');
  },
);

/** A box that searches titles, and a menu of people behind a button of filters; `by` shows whose tasks are left. */
function tasks(by: (who: string) => void): void {
  document.body.innerHTML = `<main><input type="search" aria-label="Filter tasks"><button id="people">Filter</button>
    <ul hidden><li><a href="#o">Otto Brand</a></li><li><a href="#m">Mila Stone</a></li></ul>
    <ol><li>Fix the winch<li>Paint the doors</ol></main>`;
  document
    .querySelector('#people')!
    .addEventListener('click', () => document.querySelector('ul')!.removeAttribute('hidden'));
  for (const link of document.querySelectorAll('a'))
    link.addEventListener('click', (event) => {
      event.preventDefault();
      by(link.textContent);
      document.querySelector('ol')!.innerHTML = `<li>Fix the winch – ${link.textContent}`;
    });
}

test('whose tasks are shown is chosen from the filters rather than typed', async () => {
  const chosen: string[] = [];
  tasks((who) => chosen.push(who));
  const { end } = await runIntent({ kind: 'filter', value: 'tasks of Otto' });
  expect([end, ...chosen]).toEqual(['succeeded', 'Otto Brand']);
  expect(document.querySelector('input')!.value).toBe('');
});

test('a list that is empty after something was typed is not said to show it', async () => {
  document.body.innerHTML =
    '<main><input type="search" aria-label="Filter tasks"><ol><li>Fix the winch<li>Paint the doors</ol></main>';
  const box = document.querySelector('input')!;
  box.addEventListener('input', () => {
    for (const entry of document.querySelectorAll('li'))
      entry.hidden = !entry.textContent.includes(box.value);
  });
  expect((await runIntent({ kind: 'filter', value: 'Otto' })).end).not.toMatch(/succeeded|done/);
  box.value = '';
  box.dispatchEvent(new Event('input'));
  expect((await runIntent({ kind: 'filter', value: 'winch' })).end).toBe('succeeded');
});

test('the list of all that are listed is no way to some of them', async () => {
  page((column) => column, '<h1>Customers</h1>');
  let away = 0;
  document.querySelector('nav a')!.textContent = 'Customers';
  document.querySelector('nav a')!.addEventListener('click', () => away++);
  const ran = await runIntent({ kind: 'filter', value: 'Gold customers' });
  expect(['succeeded', 'done']).not.toContain(ran.end);
  expect(away).toBe(0);
});

test('a list that shows “All levels” is looked into for one of them', async () => {
  const { input } = page(
    (column) => column,
    '<button aria-haspopup="listbox" aria-expanded="false">All roles</button>',
  );
  const button = document.querySelector('main button')!;
  button.addEventListener('click', () => {
    button.setAttribute('aria-expanded', 'true');
    const options = ['All roles', 'Editor', 'Admin'].map(
      (role) => `<div role="option" tabindex="-1">${role}</div>`,
    );
    document.querySelector('main')!.setAttribute('aria-hidden', 'true');
    document.body.insertAdjacentHTML('beforeend', `<div role="listbox">${options.join('')}</div>`);
    for (const option of document.querySelectorAll('[role=option]'))
      option.addEventListener('click', () => {
        button.textContent = option.textContent;
        button.setAttribute('aria-expanded', 'false');
        document.dispatchEvent(new CustomEvent('keep', { detail: ['Role', option.textContent] }));
        document.querySelector('main')!.removeAttribute('aria-hidden');
        document.querySelector('[role=listbox]')!.remove();
      });
  });
  const ran = await runIntent({ kind: 'filter', value: 'Editor people' });
  expect([button.textContent, input.value]).toEqual(['Editor', '']);
  expect(['succeeded', 'done']).toContain(ran.end);
});

test('my own are not all, and no text field knows whose they are', async () => {
  document.body.innerHTML =
    '<header><input type="search" aria-label="Search tickets"></header><main><h1>Tickets</h1><ul><li>Printer</li><li>Laptop</li></ul></main>';
  expect((await say('Show only my tickets')).end).toBe('unable');
  expect(document.querySelector('input')!.value).toBe('');
  let pressed = '';
  document
    .querySelector('main')!
    .insertAdjacentHTML('afterbegin', '<button>All</button> <button>Mine</button>');
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', () => {
      pressed = button.textContent;
      document.querySelector('ul')!.innerHTML = '<li>Laptop</li>';
    });
  expect((await say('Show only my tickets')).end).toBe('succeeded');
  expect(pressed).toBe('Mine');
});

test('“New order” makes one, and is no way to the new orders', async () => {
  document.body.innerHTML = `<main><h1>Orders</h1><button id="make">New order</button>
    <span role="combobox" tabindex="0" aria-label="Any status" aria-haspopup="listbox" aria-expanded="false" aria-controls="list">Any status</span>
    <table><thead><tr><th>Order</th><th>Status</th></tr></thead><tbody><tr><td>5001</td><td>New</td></tr><tr><td>5002</td><td>Sent</td></tr></tbody></table></main>`;
  const box = document.querySelector('[role=combobox]')!;
  let made = 0;
  document.querySelector('#make')!.addEventListener('click', () => made++);
  box.addEventListener('click', () => {
    if (document.querySelector('[role=listbox]')) return;
    box.setAttribute('aria-expanded', 'true');
    document.body.insertAdjacentHTML(
      'beforeend',
      '<ul role="listbox" id="list"><li role="option">New</li><li role="option">Sent</li></ul>',
    );
    for (const option of document.querySelectorAll('[role=option]'))
      option.addEventListener('click', () => {
        box.textContent = option.textContent;
        box.setAttribute('aria-label', option.textContent);
        box.setAttribute('aria-expanded', 'false');
        document.querySelector('[role=listbox]')!.remove();
        for (const row of document.querySelectorAll('tbody tr'))
          (row as HTMLElement).hidden = !row.textContent.includes(box.textContent);
      });
  });
  const ran = await say('Show only the new orders');
  expect([made, box.textContent]).toEqual([0, 'New']);
  expect(['succeeded', 'done']).toContain(ran.end);
});

test('the head of a column is pressed for no filter, though it is called like a part of it', async () => {
  document.body.innerHTML = `<main><h1>Staff</h1><div role="grid">
    <div role="row" style="display:flex"><div role="columnheader" tabindex="0" style="cursor:pointer">Name</div><div role="columnheader" tabindex="0" id="head" style="cursor:pointer">Department</div></div>
    <div role="row" style="display:flex"><div role="gridcell">Ada</div><div role="gridcell">IT</div></div>
    <div role="row" style="display:flex"><div role="gridcell">Bo</div><div role="gridcell">Sales</div></div></div></main>`;
  let sorted = 0;
  document.querySelector('#head')!.addEventListener('click', () => sorted++);
  const ran = await say('show only the IT department');
  expect([sorted, ran.end === 'succeeded' || ran.end === 'done']).toEqual([0, false]);
});
