// What is done with a record by a word that only its own control has: in its row, in its menu, on its own page.
import { afterEach, expect, test } from 'vitest';
import { interpret } from '../../../src/interpret/interpret';
import { runIntent } from './run-intent';

let pressed: string[] = [];
afterEach(() => {
  pressed = [];
  document.body.replaceChildren();
});

const NOW = new Date(2026, 10, 25);
async function say(goal: string): Promise<string> {
  const made = interpret(goal, { now: NOW, locale: 'en-US' });
  if (made.kind !== 'tasks') return made.kind;
  return (await runIntent(made.list.tasks[0]!.parameters)).end;
}

/** Each control changes its row's last cell to what it did. */
function show(html: string): void {
  document.body.innerHTML = html;
  document.body.addEventListener('click', record);
}
function record(event: Event): void {
  const control = (event.target as Element).closest('a, button');
  if (!control) return;
  event.preventDefault();
  const row = control.closest('tr');
  pressed.push(`${row?.cells[0]?.textContent ?? 'page'}: ${control.textContent}`);
  const state = row?.querySelector('[data-state]');
  if (state) state.textContent = `${control.textContent}ed`;
}

const ROWS = [
  ['mila', 'Mila Stone'],
  ['otto', 'Otto Berg'],
  ['ottoline', 'Ottoline Frey'],
]
  .map(
    ([login, name]) =>
      `<tr><td><a href="#${login}">${login}</a><td>${name}<td data-state>active<td><a href="#lock">Lock</a> <a href="#delete">Delete</a></tr>`,
  )
  .join('');
const USERS = `<header><button>Lock</button></header><main><h1>Users</h1>
  <table><thead><tr><th>Login<th>Name<th>State<th></tr></thead><tbody>${ROWS}</tbody></table></main>`;

test.each(['Lock the user otto', 'Lock "Otto Berg"'])(
  '%s presses the control of that row alone',
  async (goal) => {
    show(USERS);
    expect(await say(goal)).toBe('succeeded');
    expect(pressed).toEqual(['otto: Lock']);
  },
);

test.each(['Lock the user petra', 'Suspend the user otto'])(
  '%s presses nothing that is called otherwise',
  async (goal) => {
    show(USERS);
    expect(await say(goal)).not.toMatch(/succeeded|done/);
    expect(pressed.filter((one) => /Lock|Delete/.test(one))).toEqual([]);
  },
);

const SECTIONS = ['Overview', 'Issues', 'Wiki'];
const TASKS = ['Übersicht', 'Aufgaben', 'Wiki'];
/** Sections of a project; the list of the second has the way to a new one, which asks for its name. */
function project(sections: readonly string[], make: string, field: string): void {
  show(`<header><nav aria-label="Project">${sections.map((name) => `<a href="#${name}">${name}</a> `).join('')}</nav></header>
    <main><h1>${sections[0]}</h1><p>Last seen today.</p></main>`);
  document.body.addEventListener('click', ({ target }) => {
    const name = (target as Element).closest('a, button')?.textContent ?? '';
    const main = document.querySelector('main')!;
    if (sections.includes(name))
      main.innerHTML = `<h1>${name}</h1>${name === sections[1] ? `<a href="#new">${make}</a>` : ''}<p>All of ${name}.</p>`;
    if (name === make)
      main.innerHTML = `<h1>${make}</h1><form><label>${field} <input></label><button>OK</button></form>`;
  });
}

test.each([
  [SECTIONS, 'New issue', 'Subject', 'Create a new issue called "Mow the lawn"'],
  [TASKS, 'Neue Aufgabe', 'Titel', 'Erstelle eine neue Aufgabe namens "Rasen mähen"'],
  [['概览', '任务', '文档'], '新建任务', '名称', '新建一个名为“修剪草坪”的任务'],
] as const)(
  'goes to the list of the kind where the page has no way to make one: %s',
  async (sections, make, field, goal) => {
    project(sections, make, field);
    expect(await say(goal)).toMatch(/succeeded|done/);
    expect(pressed).toEqual([`page: ${sections[1]}`, `page: ${make}`]);
  },
);

test('a row that says both the kind and the name is meant, where others say the kind', async () => {
  const rows = ['mila', 'otto'].map(
    (name) => `<tr><td>${name}<td>${name}@harbour.example<td>user<td><button>Delete</button></tr>`,
  );
  show(
    `<table><thead><tr><th>Login<th>Email<th>Group<th></tr></thead><tbody>${rows.join('')}</tbody></table>`,
  );
  await say('Delete the user otto');
  expect(pressed).toEqual(['otto: Delete']);
});

test.each([
  ['under the list', '</tbody></table><button>Search</button> <button>Delete selected users</button>'],
  [
    'in its last row',
    '<tr><td colspan="2"><button>Search</button> <button>Delete selected</button></tr></table>',
  ],
])('a box called after the act is ticked for the button that does it: %s', async (_where, buttons) => {
  const rows = ['mila', 'otto', 'nora'].map(
    (name) =>
      `<tr><td><input type="checkbox" name="delete[${name}]" aria-label="delete ${name}"><td>${name}</tr>`,
  );
  show(
    `<form><table style="width: 600px"><thead><tr><th><th>User</tr></thead><tbody>${rows.join('')}${buttons}</form>`,
  );
  await say('Delete the user otto');
  expect([...document.querySelectorAll('input')].map(({ checked }) => checked)).toEqual([false, true, false]);
  expect(pressed.map((one) => one.split(': ')[1])).toEqual([expect.stringMatching(/^Delete selected/)]);
});

test('neither the button of a row without a box nor one for the account is pressed for what is ticked', async () => {
  const rows = [
    '<td><input type="checkbox" aria-label="delete mila"><td>mila',
    '<td><td><a href="#otto">otto</a> <button>Delete</button>',
  ];
  show(
    `<table style="width: 600px"><thead><tr><th><th>User</tr></thead><tbody>${rows.map((row) => `<tr>${row}</tr>`).join('')}</tbody></table>
    <button>Delete account</button>`,
  );
  expect(await say('Delete the user mila')).not.toMatch(/succeeded|done/);
  expect(pressed.filter((one) => one.includes('Delete'))).toEqual([]);
});

test('a value of several things is set in the row of each', async () => {
  const rows = ['Mow', 'Rake the hay', 'Water'].map(
    (name) => `<tr><td>${name}<td><select aria-label="Priority"><option>Low<option>High</select></tr>`,
  );
  show(`<table><thead><tr><th>Task<th>Priority</tr></thead><tbody>${rows.join('')}</tbody></table>`);
  const made = interpret('Set the priority of "Mow" and "Water" to High', { now: NOW, locale: 'en-US' });
  const tasks = made.kind === 'tasks' ? made.list.tasks : [];
  for (const { parameters } of tasks) expect((await runIntent(parameters)).end).toBe('succeeded');
  expect([...document.querySelectorAll('select')].map(({ value }) => value)).toEqual(['High', 'Low', 'High']);
});

test('goes to no list of another kind', async () => {
  project(SECTIONS, 'New issue', 'Subject');
  expect(await say('Create a new supplier called "Mow & Sons"')).not.toMatch(/succeeded|done/);
  expect(pressed.filter((one) => /Issues|New issue/.test(one))).toEqual([]);
});
