// Things that are made in a form of their own, which something on the page opens; and the ways to what a page keeps
// elsewhere: behind "Edit", behind the name of who is logged in.
import { expect, test } from 'vitest';
import { pressedPage } from './pressed-page';
import { say, sayAll } from './say';

const { log, show } = pressedPage({ tellsFields: true });

const add = (html: string): void => document.body.firstElementChild!.insertAdjacentHTML('beforeend', html);

const TASK_FORM = `<form id="f"><h2>New task</h2><input aria-label="Title" required>
  <textarea aria-label="Description" placeholder="Write your text in Markdown"></textarea>
  <label>Priority <select><option>0<option>1</select></label> <button type="button">Add attachments</button>
  <button>Save</button></form>`;
/** The form goes once it is saved. */
const taskPage = (openers: string): void =>
  show(`<main><h1>Board</h1>${openers}<ul><li>Walk</li></ul></main>`, (name) => {
    if (/add/i.test(name) && !/attach/.test(name)) add(TASK_FORM);
    if (name === 'Save') document.querySelector('#f')!.outerHTML = '<p>Saved</p>';
  });

test('a new task is called so in the form’s title, and the form is saved', async () => {
  taskPage('<a href="#new">Add a new task</a>');
  expect((await say('Create a task called "Sweep"')).end).toBe('done');
  expect(log).toEqual(['Add a new task', 'Save: Sweep: 0']);
});

test('"subtask" is written with a hyphen on the page, and takes several lines', async () => {
  show('<main><h1>Task 4</h1><a href="#sub">Add a sub-task</a></main>', (name) => {
    if (name === 'Add a sub-task')
      add(
        '<form id="f"><h2>Add a sub-task</h2><textarea aria-label="Title"></textarea><input aria-label="Hours"><button>Save</button></form>',
      );
    if (name.startsWith('Save')) document.querySelector('#f')!.outerHTML = '<p>Saved</p>';
  });
  expect((await say('Add a subtask "Oil it"')).end).toBe('done');
  expect(log).toEqual(['Add a sub-task', 'Save: Oil it']);
});

test('a field of that name in a larger form is filled in, and the form is not sent', async () => {
  show(
    '<main><form><label>Title <input></label><label>Subtitle <input id="sub"></label><button>Publish</button></form></main>',
  );
  expect((await say('Add a subtitle "Winter"')).end).toBe('succeeded');
  expect(document.querySelector<HTMLInputElement>('#sub')!.value).toBe('Winter');
  expect(log).toEqual([]);
});

test('of "New project" and "New personal project" the one that says no more is meant', async () => {
  show('<main><a href="#a">New personal project</a> <a href="#b">New project</a></main>', () =>
    add('<p>Open</p>'),
  );
  expect((await say('Create a project called "Winter"')).end).toBe('succeeded');
  expect(log).toEqual(['New project']);
});

test('of openers over each column the first will do', async () => {
  taskPage('<a href="#1">Add a new task</a> <a href="#2">Add a new task</a>');
  await say('Add a task "Crane" due on 12 December 2026');
  expect(log).toEqual(['Add a new task']);
});

test('a list that does not offer the value is told, and nothing else is opened for it', async () => {
  show(`<main><a href="#menu" aria-haspopup="menu">More</a>${TASK_FORM}</main>`);
  const { end, plan } = await say('Set the priority to high');
  expect(end).toBe('unable');
  expect(plan).toMatchObject({ reason: '“Priority” does not take “high”.' });
  expect(log).toEqual([]);
});

const TASK_PAGE = `<aside><h2>Task #4</h2></aside><div><h2>Actions</h2><ul><li><a href="#edit">Edit the task</a></li>
  <li><a href="#r">Edit recurrence</a></li><li><a href="#close">Close this task</a></li></ul></div><h1>Fix the winch</h1>`;
const EDIT_FORM = '<form><label>Title <input value="Fix the winch"></label><button>Save</button></form>';

test('the form behind "Edit the task" is gone to where the address tells of a task', async () => {
  history.replaceState(null, '', '?task_id=4');
  show(TASK_PAGE, (name) => name === 'Edit the task' && add(EDIT_FORM));
  expect((await say('Change the title to "Fix it"')).end).toBe('succeeded');
  expect(log).toEqual(['Edit the task']);
  expect(document.querySelector('input')!.value).toBe('Fix it');
});

test('it is not gone to from a page about something else', async () => {
  show(TASK_PAGE.replace('Task #4', 'Tools'), (name) => name === 'Edit the task' && add(EDIT_FORM));
  expect((await say('Change the title to "Fix it"')).end).toBe('unable');
  expect(log).toEqual([]);
});

const ASKS = (question: string): string =>
  `<section id="q"><h2>Close a task</h2><p>${question}</p><button>Yes</button> or <a href="#no">cancel</a></section>`;

test.each([
  'Do you really want to close the task "Fix the winch"?',
  'Are you sure?',
  'Are you sure? This can not be undone.',
])('a page that asks back "%s" gets its answer', async (question) => {
  show(TASK_PAGE, (name) => {
    if (name === 'Close this task') add(ASKS(question));
    if (name === 'Yes') document.querySelector('#q')!.outerHTML = '<p>Closed</p>';
  });
  expect((await say('Close this task')).end).toBe('succeeded');
  expect(log).toEqual(['Close this task', 'Yes']);
});

test.each([
  'Tell us what you think of this site?',
  'Are you sure you do not want our newsletter?',
  'You have unsaved changes. Really leave?',
])('what does not ask whether it is meant is not agreed to: %s', async (question) => {
  show(TASK_PAGE, (name) => name === 'Close this task' && add(ASKS(question)));
  await say('Close this task');
  expect(log).toEqual(['Close this task']);
});

test('an upsell after "Buy" is not agreed to', async () => {
  show('<ul><li>Red shirt <button>Buy</button></li><li>Blue shirt <button>Buy</button></li></ul>', (name) => {
    if (name === 'Buy')
      add(
        '<section><p>Are you sure you buy without protection?</p><button>Yes</button> <button>No</button></section>',
      );
  });
  await say('Buy the blue shirt');
  expect(log).toEqual(['Buy']);
});

test('in a dialog that stands open tags go into the field for tags, and nothing is made', async () => {
  show(
    '<div role="dialog" aria-modal="true" aria-label="New issue"><form><label>Title <input></label><label>Tags <input id="tags"></label><button>Create</button></form></div>',
  );
  const tags = document.querySelector<HTMLInputElement>('#tags')!;
  await say('Add a tag "urgent"');
  expect(document.querySelector('input')!.value).toBe('');
  expect([tags.value, ...log].join()).toMatch(/^urgent/);
});

test('what upgrades or ends the account is no menu of it', async () => {
  show(`<header><a href="#" id="up">Upgrade account <i class="fa fa-caret-down" style="display: inline-block; width: 9px; height: 9px"></i></a>
    <a href="#" id="out">Sign out of your account</a></header><main><p>Four tasks</p></main>`);
  await say('Set the time zone to Berlin');
  expect(log).toEqual([]);
});

/** As scripts do it without ARIA: links that lead nowhere, with an arrow, over lists that they show. */
const HEAD = `<header><a href="#" id="plus"><i class="fa fa-plus" style="display: inline-block; width: 12px; height: 12px"></i></a>
  <ul hidden id="makes"><li><a href="#n">New project</a></li></ul>
  <a href="#" id="mila"><span role="img" aria-label="Mila Stone">M</span> <i class="fa fa-caret-down" style="display: inline-block; width: 9px; height: 9px"></i></a>
  <ul hidden id="mine"><li><a href="#s">Settings</a></li><li><a href="#p">My profile</a></li><li><a href="#o" id="out">Log out</a></li></ul></header>
  <main><h1>Dashboard</h1><p>Four tasks</p></main>`;

test('logging out is looked for under the name in the head', async () => {
  show(HEAD, (name) => {
    if (name === 'mila') document.querySelector('#mine')!.removeAttribute('hidden');
    if (name === 'out') document.querySelector('header')!.outerHTML = '<a href="#in">Log in</a>';
  });
  expect((await say('Log out')).end).toBe('succeeded');
  expect(log).toEqual(['mila', 'out']);
});

test('the user’s own language is looked for in their profile, not in the settings of all', async () => {
  show(HEAD, (name) => {
    if (name === 'mila') document.querySelector('#mine')!.removeAttribute('hidden');
    if (name === 'My profile')
      document.querySelector('main')!.innerHTML =
        '<label>Language <select><option>English<option>German</select></label>';
  });
  expect((await say('Change the language to German')).end).toBe('succeeded');
  expect(log).toEqual(['mila', 'My profile']);
  expect(document.querySelector('select')!.value).toBe('German');
});

test('tags are written in the form behind "Edit", beside those that are there', async () => {
  history.replaceState(null, '', '?task_id=4');
  show(TASK_PAGE, (name) => {
    if (name === 'Edit the task')
      add(EDIT_FORM.replace('<button>', '<label>Tags <input id="tags" value="wood"></label><button>'));
  });
  await say('Add the tag "spring" to this task');
  expect(document.querySelector<HTMLInputElement>('#tags')!.value).toMatch(/^wood,? ?spring$/);
  expect(log).toEqual(['Edit the task']);
});

test('where that form has no field for them it is said, and nothing is written elsewhere', async () => {
  history.replaceState(null, '', '?task_id=4');
  const form = EDIT_FORM.replace('<button>', '<textarea placeholder="Write your text"></textarea><button>');
  show(TASK_PAGE, (name) => name === 'Edit the task' && add(form));
  expect((await say('Add the tag "spring" to this task')).end).toBe('unable');
  expect(document.querySelector('textarea')!.value).toBe('');
});

test('a page in German tells by its English address what it is about', async () => {
  history.replaceState(null, '', '?task_id=4');
  show(TASK_PAGE.replace('Edit the task', 'Aufgabe bearbeiten').replace('Task #4', 'Werkzeug'), (name) => {
    if (name === 'Aufgabe bearbeiten') add(EDIT_FORM.replace('Title', 'Titel'));
  });
  expect((await say('Ändere den Titel auf „Neu“')).end).toBe('succeeded');
  expect(document.querySelector('input')!.value).toBe('Neu');
});

test('what sends a form for something else makes no queue', async () => {
  show(
    `<main><h1>At a glance</h1><form><h2>Quick ticket creation</h2><label>Subject <input></label>
    <label>Content <textarea></textarea></label><button>Create</button></form></main>`,
  );
  expect((await say('Create a queue called "Facilities"')).end).toBe('unable');
  expect(log).toEqual([]);
});

test('of a page about such things the button that says no more is meant', async () => {
  show('<main><h1>Queues</h1><form><button>Create</button></form></main>', () => add('<p>Open</p>'));
  expect((await say('Create a queue called "Facilities"')).end).toBe('succeeded');
  expect(log).toEqual(['Create']);
});

test('logging out is looked for under the pointer on what says who is logged in', async () => {
  show(
    `<ul><li id="own"><a href="/user/27">Logged in as <b>mila</b></a><ul hidden><li><a href="#out">Logout</a></li></ul></li></ul><main><h1>Home</h1></main>`,
    (name) => {
      if (name === 'Logout') document.body.firstElementChild!.innerHTML = '<p>Logged out</p>';
    },
  );
  const own = document.querySelector('#own')!;
  own.addEventListener('mouseenter', () => (own.querySelector('ul')!.hidden = false));
  await say('Log out');
  expect(log).toEqual(['Logout']);
});

test('the name of a new note goes where the caret stands in its form', async () => {
  show('<main><h1>Notes</h1><button>New note</button></main>', (name) => {
    if (name !== 'New note') return;
    add(`<section><h2>Draft</h2><input id="t" value="New Note"> <input placeholder="tag name"> <button>add</button>
      <input placeholder="field name"> <textarea id="x" aria-label="Text"></textarea></section>`);
    document.querySelector<HTMLInputElement>('#t')!.focus();
  });
  await sayAll('Create a new note called "Crew" with the text "Ada and Otto"');
  expect([...document.querySelectorAll('input')].map(({ value }) => value)).toEqual(['Crew', '', '']);
  expect(document.querySelector<HTMLTextAreaElement>('#x')!.value).toBe('Ada and Otto');
});

test('the list of such things is gone to for its button, whatever else on the page has a part of their name', async () => {
  const overview = `<nav><ul><li><a href="#o">Overview</a></li><li><a href="#g">Boat groups</a></li><li><a href="#b">Boats</a></li></ul></nav>
    <main><h1>Overview</h1><table><tr><th>Time</th><th>Boat</th><th>Trouble</th></tr><tr><td>10:02</td><td>Sigrun</td><td>Leak</td></tr>
      <tr><td>10:07</td><td>Frida</td><td>Sail</td></tr></table></main>`;
  show(overview, (name) => {
    if (name === 'Boat groups')
      document.querySelector('main')!.outerHTML =
        '<main><h1>Boat groups</h1><button>Create boat group</button><ul><li>Old ones</li></ul></main>';
    if (name === 'Create boat group')
      add('<form id="f"><label>Group name <input></label><button>Add</button></form>');
    if (name.startsWith('Add')) document.querySelector('#f')!.outerHTML = '<p>Group added</p>';
  });
  expect(await sayAll('Create a boat group called "Racers"')).toMatch(/done|succeeded/);
  expect(log).toEqual(['Boat groups', 'Create boat group', 'Add: Racers']);
});
