// Pages that keep records, as back offices have them: a list with filters and acts beside it, a menu of other lists,
// forms with several ways to save.
import { afterEach, expect, test } from 'vitest';
import { interpret } from '../../../src/interpret/interpret';
import type { Intent } from '../../../src/shared/intent';
import { runIntent } from './run-intent';
import { answerTo } from './say';

let log: string[] = [];
afterEach(() => {
  log = [];
  document.body.replaceChildren();
});

function show(html: string): void {
  const page = document.createElement('div');
  page.innerHTML = html;
  page.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a, button, input[type=submit]');
    if (!link) return;
    event.preventDefault();
    log.push(link.id);
    page.insertAdjacentHTML('beforeend', `<p>Now ${link.id}</p>`);
  });
  document.body.replaceChildren(page);
}

const MENU = `<nav aria-label="Sidebar"><input type="search" placeholder="Start typing to filter…" aria-label="Filter navigation items">
  <table><tbody>${['Authors', 'Books', 'Tags'].map((name) => `<tr><th><a href="#${name}">${name}</a></th><td><a id="add${name}" href="#add${name}">Add</a></td></tr>`).join('')}</tbody></table></nav>`;

const BOOKS = [
  ['Gull Rock', 'Ada Moor', 'Norway', '30.50'],
  ['The Ferry', 'Bo Lund', 'Denmark', '12.00'],
  ['Low Water', 'Ines Vega', 'Norway', '9.50'],
];
const LIST = `<main><h1>Select book to change</h1>
  <form><input name="q" aria-label="Search"> <input type="submit" id="search" value="Search"></form>
  <form><label>Action: <select><option>---------<option>Delete selected books<option>Mark selected books as lost</select></label> <button id="go">Go</button></form>
  <table><thead><tr><th>Title<th>Author<th>Country<th>Price</tr></thead><tbody>${BOOKS.map((row) => `<tr>${row.map((cell) => `<td>${cell}`).join('')}</tr>`).join('')}</tbody></table>
  <p class="paginator"><span>1</span> <a href="?p=2">2</a> 15 books <a href="?all=">Show all</a></p></main>
  <nav aria-label="Filter"><h2>Filter</h2><h3>By status</h3><ul>${['All', 'Available', 'On loan', 'Lost'].map((name) => `<li><a id="${name}" href="?s=${name}">${name}</a></li>`).join('')}</ul></nav>`;

test('searches in the box that searches, not in the one that narrows the menu', async () => {
  show(MENU + LIST);
  await runIntent({ kind: 'search', query: 'harbour' });
  expect(document.querySelector<HTMLInputElement>('[name=q]')!.value).toBe('harbour');
  expect(log).toEqual(['search']);
});

test('a filter names no act on what is selected, and may name what is listed, too', async () => {
  show(MENU + LIST);
  await runIntent({ kind: 'filter', value: 'lost books' });
  expect(log).toEqual(['Lost']);
  expect(document.querySelector('select')!.selectedIndex).toBe(0);
});

test('a filter presses no list that tells the value in its rows', async () => {
  const rows = BOOKS.map(
    (cells) =>
      `<div role="row"><div role="gridcell"><input type="checkbox" aria-label="Select Row"></div>${cells.map((cell) => `<div role="gridcell" tabindex="0">${cell}</div>`).join('')}</div>`,
  );
  const titles = ['', 'Title', 'Author', 'Country', 'Price'];
  show(`<main><h1>Books</h1><div role="grid">
    <div role="row">${titles.map((title) => `<div role="columnheader">${title}</div>`).join('')}</div>
    <div id="body" tabindex="0"><div role="rowgroup">${rows.join('')}</div></div></div></main>`);
  document.querySelector('#body')!.addEventListener('click', () => log.push('body'));
  const { plan } = await runIntent({ kind: 'filter', value: 'Denmark', field: 'country' });
  expect(log).toEqual([]);
  expect(plan.kind).toBe('unable');
});

test('takes the rows of the list, not of the menu that has its name', async () => {
  show(MENU + LIST);
  const { plan } = await runIntent({ kind: 'extract', what: { text: 'table of books' } });
  expect(plan.kind === 'done' && plan.table?.fields).toEqual(['Title', 'Author', 'Country', 'Price']);
});

test('counts what the page says that there is, where the list goes on', async () => {
  show(MENU + LIST);
  expect(await answerTo('How many books are there')).toBe('15.');
});

test('tells the rows that have the value which the question names', async () => {
  show(`${MENU}<main><h1>Authors</h1><table><thead><tr><th>Name<th>Country</tr></thead><tbody>
    <tr><td>Ada Moor<td>Norway</tr><tr><td>Bo Lund<td>Denmark</tr><tr><td>Ines Vega<td>Norway</tr></tbody></table></main>`);
  expect(await answerTo('Which authors are from Norway')).toBe('Ada Moor, Ines Vega');
  expect(await answerTo('Which authors are not from Norway')).not.toBe('Ada Moor, Ines Vega');
});

test.each(['add author', 'create author'])(
  '%s: of buttons that stand in each row the one in the row with the other word',
  async (text) => {
    show(MENU);
    await runIntent({ kind: 'click', target: { text } });
    expect(log).toEqual(['addAuthors']);
  },
);

test('of ways to save the plain one sends the form', async () => {
  show(`<form><label>Name <input></label> <input type="submit" id="more" value="Save and add another">
    <input type="submit" id="stay" value="Save and continue editing"> <input type="submit" id="save" value="Save"></form>`);
  await runIntent({ kind: 'submit' });
  expect(log).toEqual(['save']);
});

test('a form that is still there with a field marked as wrong was not sent', async () => {
  document.body.innerHTML = `<form><label>Name <input></label> <label>Mail <input id="mail"></label> <button>Save</button></form>`;
  document.querySelector('form')!.addEventListener('submit', (event) => {
    event.preventDefault();
    document.querySelector('#mail')!.setAttribute('aria-invalid', 'true');
    document
      .querySelector('form')!
      .insertAdjacentHTML('afterbegin', '<p>Please correct the error below.</p>');
  });
  const fill: Intent = {
    kind: 'fill',
    fields: [{ field: { text: 'Name' }, value: { from: 'text', text: 'Ada' } }],
  };
  const { memory } = await runIntent(fill);
  const sent = await runIntent({ kind: 'submit' }, { memory });
  expect(sent.end).toBe('unable');
  expect(sent.plan).toMatchObject({ reason: expect.stringMatching(/did not take .*Mail/) as string });
});

test.each([
  ['is one', `<ul><li>Badge is too short</li></ul>`, 'unable'],
  ['says that it is saved', '<p>Saved. Title: Fix the invalid link</p>', 'succeeded'],
])('a form that has come back with a message that %s', async (_, message, end) => {
  document.body.innerHTML = `<form><label>Login <input></label> <label>Badge <input></label>
    <small>Must be at least 8 characters long</small> <button>Create</button></form>`;
  document.querySelector('form')!.addEventListener('submit', (event) => {
    event.preventDefault();
    document.querySelector('form')!.insertAdjacentHTML('beforebegin', message);
  });
  const { memory } = await runIntent({
    kind: 'fill',
    fields: [{ field: { text: 'Login' }, value: { from: 'text', text: 'ada' } }],
  });
  const sent = await runIntent({ kind: 'submit' }, { memory });
  expect(sent.end).toBe(end);
  if (sent.plan.kind === 'unable') expect(sent.plan.reason).toContain('Badge is too short');
});

test.each([
  ['that wants it again gets it, too', 'Password confirmation', 'kelp'],
  ['for another one does not', 'Old password', ''],
])('of a new password a second field %s', async (_what, label, expected) => {
  show(
    `<form><label>Password <input type="password"></label> <label>${label} <input type="password" id="second"></label></form>`,
  );
  await runIntent({
    kind: 'fill',
    fields: [{ field: { text: 'password', roles: ['textbox'] }, value: { from: 'text', text: 'kelp' } }],
  });
  expect(document.querySelector<HTMLInputElement>('#second')!.value).toBe(expected);
});

const MAILS = [
  ['Reminder', 'Your invoice 1042 is due.'],
  ['Party on Friday', 'Come at eight.'],
  ['Tide tables', 'Low at 6.10.'],
  ['Ferry times', 'The ferry leaves at 7.15.'],
];
const MAILBOX = `<header><div><button id="toggle" aria-label="Toggle sidebar"><svg width="16" height="16"></svg></button><div role="tooltip">Toggle</div></div>
  <div><button id="read" aria-label="Mark all as read"><svg width="16" height="16"></svg></button><div role="tooltip">Mark all</div></div>
  <div><button aria-label="Settings"><svg width="16" height="16"></svg></button><div role="tooltip">Settings</div></div></header>
  <aside><p>4 emails</p><div>${MAILS.map(([subject, text], at) => `<button id="mail${at}"><div><div>MA</div><div><div><span>mara@example.com</span><span>2m ago</span></div><div><span>${subject}</span></div><p>${text}</p></div></div></button>`).join('')}</div></aside>`;

test.each([
  ['open', { kind: 'open', target: { text: 'email Tide tables' } }, 'mail2'],
  ['are marked at once', { kind: 'item', item: { text: '', all: true }, action: 'mark as read' }, 'read'],
  [
    'are hidden by what shows them',
    { kind: 'click', target: { text: 'Close', within: 'sidebar', roles: ['button'] } },
    'toggle',
  ],
] satisfies Array<[string, Intent, string]>)(
  'entries that are buttons %s',
  async (_what, intent, pressed) => {
    show(MAILBOX);
    await runIntent(intent);
    expect(log).toEqual([pressed]);
  },
);

test('what entries that are buttons tell is read', async () => {
  show(MAILBOX);
  expect(await answerTo('When does the ferry leave')).toContain('7.15');
  const { plan } = await runIntent({ kind: 'extract', what: { text: 'emails' } });
  const rows = plan.kind === 'done' ? plan.table?.rows.map(({ cells }) => Object.values(cells)) : [];
  expect(rows?.map((cells) => cells.at(-1)?.text)).toEqual(MAILS.map(([, text]) => text));
});

test('who adds something by name is led to no form where it stands, and the name goes where the form needs one', async () => {
  document.body.innerHTML = `<main><button>Add new</button>
    <form aria-label="New user" onsubmit="return false"><label>Username (required) <input id="user"></label>
    <label>First name <input></label><label>Last name <input></label>
    <label>Role <select id="role"><option>Reader<option>Editor</select></label>
    <label><input type="checkbox">Send the new user a letter</label><button>Add new user</button></form></main>`;
  const pressed: string[] = [];
  for (const el of document.querySelectorAll('button'))
    el.addEventListener('click', () => {
      pressed.push(el.textContent);
      el.after('…');
    });
  const read = interpret('Add a user petra with role Editor', { now: new Date(), locale: 'en-US' });
  if (read.kind !== 'tasks') throw new Error(read.question);
  let memory = {};
  for (const { parameters } of read.list.tasks) memory = (await runIntent(parameters, { memory })).memory;
  const value = (id: string) => document.querySelector<HTMLInputElement>(`#${id}`)?.value;
  expect([value('user'), value('role'), ...pressed]).toEqual(['petra', 'Editor', 'Add new user']);
});

test('the box that chooses a row is not its field', async () => {
  document.body.innerHTML = `<main><table><tr><th><th>Name<th>Role
    <tr><td><input type="checkbox" aria-label="Select Timo"><td>Timo<td>Reader
    <tr><td><input type="checkbox" aria-label="Select Ida"><td>Ida<td>Editor</table></main>`;
  const read = interpret('Change the role of Timo to Author', { now: new Date(), locale: 'en-US' });
  if (read.kind !== 'tasks') throw new Error(read.question);
  const { end } = await runIntent(read.list.tasks[0]!.parameters);
  expect([end, document.querySelectorAll(':checked').length]).toEqual(['unable', 0]);
});

test("a dialog's form is sent by the button beside it", async () => {
  document.body.innerHTML = `<main><button>New user</button></main>
    <div role="dialog" aria-modal="true" aria-label="New user" style="position: fixed; inset: 20px; background: white">
    <button aria-label="Close">×</button><form><label>Name <input id="name" value="Ada"></label></form>
    <div><button>Create an account</button> <button>Cancel</button></div></div>`;
  const pressed: string[] = [];
  document.addEventListener('click', ({ target }) => pressed.push((target as Element).textContent), {
    once: true,
  });
  let sent = false;
  document.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    sent = true;
  });
  await runIntent({ kind: 'submit' }, { maxRounds: 1 });
  expect([pressed, sent]).toEqual([['Create an account'], false]);
});

test.each(['Title *', 'Project title', 'Subject'])(
  'the name of a new thing goes where its form wants it: %s',
  async (label) => {
    document.body.innerHTML = `<header><input type="search" aria-label="Search by name"></header>
      <main><form><label>Summary of it <input id="summary"></label> <label>${label} <input id="title"></label>
      <button>Create</button></form></main>`;
    const ran = await runIntent({
      kind: 'fill',
      fields: [{ field: { text: 'name' }, value: { from: 'text', text: 'Cider day' } }],
    });
    expect(ran.end).toBe('succeeded');
    expect(document.querySelector<HTMLInputElement>('#title')!.value).toBe('Cider day');
  },
);

test.each(['Job title', 'Academic title'])('the title of a person is no name: %s', async (label) => {
  document.body.innerHTML = `<main><form><label>${label} <input id="title"></label> <label>Phone <input></label>
    <button>Save</button></form></main>`;
  const ran = await runIntent({
    kind: 'fill',
    fields: [{ field: { text: 'name' }, value: { from: 'text', text: 'Ann' } }],
  });
  expect(ran.end).toBe('unable');
  expect(document.querySelector<HTMLInputElement>('#title')!.value).toBe('');
});

/** Parts of one record, each with its own way to its form; and a form for something new beside them. */
const PARTS = `<main><h1>#5: Laptop</h1>
  <section><h2>Basics</h2><a id="basics" href="#b">Edit</a><dl><dt>Priority:</dt><dd>Low</dd><dt>Owner:</dt><dd>Nobody</dd></dl></section>
  <section><h2>Dates</h2><a id="dates" href="#d">Edit</a><dl><dt>Due:</dt><dd>Not set</dd></dl></section>
  <form><h2>New reminder</h2><label>Subject <input></label><label>Owner <select id="whose"><option>Mila</option><option>Otto</option></select></label>
    <label>Due <input id="when"></label><button id="remind">Save</button></form></main>`;

test.each([
  ['Set the priority to "High"', 'basics'],
  ['Set the due date to 24 December 2026', 'dates'],
  ['Assign this ticket to Otto', 'basics'],
])('%s: the form of the part that tells it is opened, no other form is filled in', async (words, pressed) => {
  show(PARTS);
  const read = interpret(words, { now: new Date('2026-11-21T12:00:00Z'), locale: 'en-US' });
  const task = read.kind === 'tasks' ? read.list.tasks[0] : undefined;
  await runIntent(task!.parameters, { maxRounds: 4 });
  expect(log[0]).toBe(pressed);
  expect(log).not.toContain('remind');
  expect(document.querySelector<HTMLInputElement>('#when')!.value).toBe('');
  expect(document.querySelector<HTMLSelectElement>('#whose')!.value).toBe('Mila');
});
