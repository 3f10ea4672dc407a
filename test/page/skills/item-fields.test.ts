// A value of an item that is named, or of the item that a page shows: it is set in the item's row, or in the form that
// the item's own page has behind "Edit"; never in the filters of the list.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { interpret } from '../../../src/interpret/interpret';
import { runIntent, type Ran } from './run-intent';

interface Issue {
  title: string;
  status: string;
  person: string;
  due: string;
  note: string;
}
const STATES = ['New', 'In Progress', 'Closed'];
const PEOPLE = ['', 'Ida Lund', 'Otto Berg'];

let stopped = new AbortController();
let issues: Issue[] = [];
let pressed: string[] = [];
/** What becomes of a form that is sent. */
let keeps = true;
let way: 'shown' | 'own page' | 'none' = 'shown';
const before = location.href;

beforeEach(() => {
  issues = ['Order jam jars', 'Paint the gate', 'Repair the pump'].map((title) => ({
    title,
    status: 'New',
    person: 'Ida Lund',
    due: '',
    note: '',
  }));
  pressed = [];
  keeps = true;
  way = 'shown';
});
afterEach(() => {
  stopped.abort();
  stopped = new AbortController();
  history.replaceState(null, '', before);
  document.body.replaceChildren();
});

const options = (all: readonly string[], chosen: string): string =>
  all.map((each) => `<option${each === chosen ? ' selected' : ''}>${each}</option>`).join('');

const FRAME = `<div><a href="#home">Home</a> <a href="#list">Issues</a> <a href="#mine">My page</a>
  <form id="site"><label>Search <input type="search" name="q"></label></form></div>
  <div><h3>Custom queries</h3><ul><li><a href="#q1">Issues assigned to me</a></li><li><a href="#q2">Watched issues</a></li></ul></div>`;

const FILTERS = `<form id="filters"><fieldset><legend>Filters</legend>
  <label><input type="checkbox" checked> Status</label> <select aria-label="Status operator"><option>open<option>is</select>
  <label>Status <select><option>any${options(STATES, '')}</select></label>
  <label>Assignee <select><option>any${options(PEOPLE.slice(1), '')}</select></label>
  <a href="#apply">Apply</a> <a href="#clear">Clear</a></fieldset></form>`;

function list(): string {
  const rows = issues.map(
    ({ title, status, person }, at) =>
      `<tr><td><input type="checkbox" name="ids"><td><a href="#issue-${at}">${at}</a><td>${status}<td><a href="#issue-${at}">${title}</a><td><a href="#user">${person}</a></tr>`,
  );
  return `<h2>Issues</h2>${FILTERS}<table><thead><tr><th><th>#<th>Status<th>Subject<th>Assignee</thead><tbody>${rows.join('')}</tbody></table>`;
}

const TOOLS = (at: number): string =>
  `<div><a href="#edit-${at}">Edit</a> <a href="#log">Log time</a> <a href="#watch">Watch</a> <a href="#copy">Copy</a></div>`;

function form({ status, person, due }: Issue, at: number): string {
  return `<h3>Edit</h3><form id="edit" data-at="${at}"><label>Subject <input></label>
    <label>Status <select name="status">${options(STATES, status)}</select></label>
    <label>Assignee <select name="person">${options(PEOPLE, person)}</select></label> <a href="#me">Assign to me</a>
    <label>Due date <input type="date" name="due" value="${due}"></label>
    <label>% Done <select name="done"><option>0<option>50</select></label>
    <label>Notes <textarea name="note"></textarea></label> <button>Submit</button> <a href="#issue-${at}">Cancel</a></form>`;
}

function shown(issue: Issue, at: number): string {
  return `${way === 'none' ? '' : TOOLS(at)}<h2>Bug #${at}</h2><h3>${issue.title}</h3>
    <div><div>Status:</div><div>${issue.status}</div></div><div><div>Assignee:</div><div><a href="#user">${issue.person}</a></div></div>
    <div><div>Due date:</div><div>${issue.due}</div></div><h3>History</h3><p>${issue.note}</p>${way === 'none' ? '' : TOOLS(at)}`;
}

function show(hash: string): void {
  history.replaceState(null, '', hash);
  const at = Number(/\d+$/.exec(hash)?.[0] ?? -1);
  const issue = issues[at];
  const isEdit = hash.startsWith('#edit');
  const page = document.createElement('div');
  const main = !issue
    ? list()
    : isEdit && way === 'own page'
      ? form(issue, at)
      : shown(issue, at) + (isEdit ? form(issue, at) : '');
  page.innerHTML = `${FRAME}<div>${main}</div>`;
  page.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (!link) return;
    event.preventDefault();
    pressed.push(link.textContent);
    const to = link.getAttribute('href')!;
    if (/\d+$/.test(to)) show(to);
    else page.insertAdjacentHTML('beforeend', `<p>Now ${to}</p>`);
  });
  page.addEventListener('submit', (event) => {
    event.preventDefault();
    const { id } = event.target as HTMLFormElement;
    pressed.push(`sent ${id}`);
    if (id === 'edit' && issue) {
      if (keeps) Object.assign(issue, Object.fromEntries(new FormData(event.target as HTMLFormElement)));
      show(`#issue-${at}`);
    }
  });
  document.body.replaceChildren(page);
}

async function say(goal: string): Promise<Ran> {
  const read = interpret(goal, { now: new Date('2026-11-21T12:00:00Z'), locale: 'en-US' });
  if (read.kind !== 'tasks') throw new Error(read.question);
  let memory = {};
  let ran: Ran | undefined;
  for (const { parameters } of read.list.tasks) {
    ran = await runIntent(parameters, { memory });
    memory = ran.memory;
    if (ran.end !== 'succeeded' && ran.end !== 'done') break;
  }
  return ran!;
}

const SET = 'Set the status of "Paint the gate" to In Progress';
const isDone = ({ end }: Ran): boolean => end === 'succeeded' || end === 'done';

test.each(['shown', 'own page'] as const)(
  'what no row has a field for is set on the page of the item: the form is %s',
  async (how) => {
    way = how;
    show('#list');
    const ran = await say(SET);
    expect([isDone(ran), issues.map(({ status }) => status), pressed]).toEqual([
      true,
      ['New', 'In Progress', 'New'],
      ['Paint the gate', 'Edit', 'sent edit'],
    ]);
  },
);

test('it is not done where the page does not show it afterwards', async () => {
  keeps = false;
  show('#list');
  const ran = await say(SET);
  expect([ran.end, pressed.filter((each) => each === 'sent edit')]).toEqual(['unable', ['sent edit']]);
});

test('nothing is touched where the item has neither a field nor a way to edit it', async () => {
  way = 'none';
  show('#list');
  const ran = await say(SET);
  expect([ran.end, pressed]).toEqual(['unable', ['Paint the gate']]);
});

test('an item that is not in the list has no field in its filters', async () => {
  show('#list');
  const ran = await say('Set the status of "Mend the fence" to In Progress');
  expect([ran.end, pressed]).toEqual(['unable', []]);
});

test('an item is given to somebody by the field on its own page, by no link or box beside it', async () => {
  show('#list');
  const ran = await say('Assign "Order jam jars" to Otto Berg');
  expect([isDone(ran), issues.map(({ person }) => person), pressed]).toEqual([
    true,
    ['Otto Berg', 'Ida Lund', 'Ida Lund'],
    ['Order jam jars', 'Edit', 'sent edit'],
  ]);
});

test('it is given to nobody where the item has no field for it', async () => {
  way = 'none';
  show('#list');
  const ran = await say('Assign "Order jam jars" to Otto Berg');
  expect([ran.end, pressed]).toEqual(['unable', ['Order jam jars']]);
});

test('the control of an item that gives it to somebody is pressed', async () => {
  show('#list');
  for (const cell of document.querySelectorAll('td:last-child')) cell.innerHTML = '<button>Assign</button>';
  const row = document.querySelector('tbody tr')!;
  row.addEventListener('click', ({ target }) => {
    if (!(target as Element).matches('td:last-child button')) return;
    row.lastElementChild!.innerHTML = `<label>Person <input></label> <button id="ok">OK</button>`;
    row.querySelector('#ok')!.addEventListener('click', () => {
      const input = row.querySelector<HTMLInputElement>('input:not([type=checkbox])')!;
      row.lastElementChild!.textContent = input.value;
    });
  });
  await say('Assign "Order jam jars" to Otto Berg');
  expect([row.lastElementChild!.textContent, pressed]).toEqual(['Otto Berg', []]);
});

test.each([
  ['Set the due date to 2027-03-05', '[name=due]', '2027-03-05', []],
  ['Change the status to Closed', '[name=status]', 'Closed', []],
  ['Edit the issue and set % done to 50', '[name=done]', '50', []],
  ['Add a comment "Bought new rungs"', '[name=note]', '', ['sent edit']],
])(
  'where a page only shows values, "%s" is done in the form behind Edit',
  async (goal, field, value, sent) => {
    show('#issue-1');
    const ran = await say(goal);
    const has = document.querySelector<HTMLInputElement>(field)?.value ?? '';
    expect([isDone(ran), has, pressed]).toEqual([true, value, ['Edit', ...sent]]);
    expect(issues[1]!.note).toBe(sent.length > 0 ? 'Bought new rungs' : '');
  },
);

test('a field that is not in the form, either, is told of, and nothing is sent', async () => {
  show('#issue-1');
  const ran = await say('Set the wingspan to 12');
  expect([ran.end, pressed]).toEqual(['unable', ['Edit']]);
});

test('of several things that can be edited none is taken', async () => {
  show('#issue-1');
  document.querySelector('h3:last-of-type')!.insertAdjacentHTML('beforeend', ' <a href="#text">Edit</a>');
  const ran = await say('Change the wingspan to 12');
  expect([ran.end, pressed]).toEqual(['unable', []]);
});

test('the control that is called as the act does it, no place of a like name', async () => {
  show('#issue-1');
  expect([isDone(await say('Watch this issue')), pressed]).toEqual([true, ['Watch']]);
});

test.each(['Actions', 'Mehr', '⋮', '更多'])(
  'what is in a menu "%s" without ARIA is found there',
  async (name) => {
    show('#list');
    document.addEventListener(
      'click',
      ({ target }) => {
        if ((target as Element).textContent !== 'Repair the pump') return;
        const menu = document.createElement('div');
        menu.innerHTML = `<a href="#">${name}</a>`;
        menu.addEventListener('click', (event) => {
          const { textContent } = event.target as Element;
          event.preventDefault();
          event.stopPropagation();
          pressed.push(textContent);
          if (textContent === name)
            menu.insertAdjacentHTML('beforeend', '<div><a href="#">Delete issue</a></div>');
          else menu.textContent = 'Deleted.';
        });
        document.querySelector('h2')!.before(menu);
      },
      { signal: stopped.signal },
    );
    const ran = await say('Delete the issue "Repair the pump"');
    expect([isDone(ran), pressed]).toEqual([true, ['Repair the pump', name, 'Delete issue']]);
  },
);

test('a ticked box of that name does not hold a value that is neither on nor off', async () => {
  document.body.innerHTML = `<main><form><label><input type="checkbox" checked> Status</label> <button>Apply</button></form></main>`;
  const ran = await runIntent({
    kind: 'fill',
    fields: [{ field: { text: 'status' }, value: { from: 'text', text: 'In Progress' } }],
  });
  expect(ran.end).toBe('unable');
  const on = await runIntent({
    kind: 'fill',
    fields: [{ field: { text: 'status' }, value: { from: 'text', text: 'on' } }],
  });
  expect(on.end).toBe('done');
});

test('a name is no kind of thing: what stands over a list is not pressed for one of its rows', async () => {
  document.title = 'Users';
  document.body.innerHTML = `<main><h1>Users</h1><button>Block</button>
    <table><thead><tr><th>Name</th><th>Role</th></tr></thead><tbody>
    <tr><td>Eva</td><td>Editor</td></tr><tr><td>Otto</td><td>Admin</td></tr></tbody></table></main>`;
  document.querySelector('button')!.addEventListener('click', () => pressed.push('Block'));
  const ran = await say('Block Eva');
  expect([ran.end, pressed]).toEqual(['unable', []]);
});
