// A list of messages beside a bar of acts that are shut until one is chosen, as web mail has it.
import { expect, test } from 'vitest';
import { pressedPage } from './pressed-page';
import { runIntent } from './run-intent';
import { say } from './say';

const { log, show } = pressedPage();

const MAILS = ['Old ropes', 'Tide tables', 'Winter storage'];
const entry = (id: string, name: string, title = ''): string =>
  `<li role="menuitem"><a href="#" id="${id}" role="button" title="${title}">${name}</a></li>`;

/** The bar's entries hold a shut link each, until `open` is pressed. */
function mail(bar: string, menus = ''): void {
  const row = (title: string, at: number): string =>
    `<tr><td>Nora Field</td><td><a href="#m${at}" id="open ${at}">${title}</a></td></tr>`;
  show(
    `<main><div>${menus}</div><table>${MAILS.map(row).join('')}</table><ul role="menu" aria-label="Toolbar">${bar}</ul>
    <div id="read"></div><div id="popup"></div><p id="told" role="status"></p></main>`,
    (name) => {
      if (name.startsWith('open ')) {
        for (const link of document.querySelectorAll('[role=menu] a')) link.removeAttribute('aria-disabled');
        document.querySelector('#read')!.innerHTML = '<p>High water at 6:40.</p>';
      } else if (name === 'mark')
        document.querySelector('#popup')!.innerHTML =
          `<h3 id="h">Mark messages as</h3><ul role="menu" aria-labelledby="h">${entry('read', 'As read')}${entry('unread', 'As unread')}${entry('flag', 'As flagged')}</ul>`;
      else if (name === 'select')
        document.querySelector('#popup')!.innerHTML =
          `<h3 id="h">List selection menu</h3><ul role="menu" aria-labelledby="h">${entry('all', 'All')}${entry('choose unread', 'Unread')}</ul>`;
      else if (name === 'folder')
        document.querySelector('#popup')!.innerHTML =
          `<h3 id="h">Folder actions</h3><ul role="menu" aria-labelledby="h">${entry('all read', 'Mark all as read')}</ul>`;
      else document.querySelector('#told')!.textContent = `Done: ${name}`;
    },
  );
  for (const link of document.querySelectorAll('[role=menu] a')) link.setAttribute('aria-disabled', 'true');
}

test('an entry of a bar that holds a shut control is not pressed before something is chosen', async () => {
  mail(entry('reply', 'Reply') + entry('junk', 'Not junk', 'Mark as not junk'));
  expect((await say('Mark "Tide tables" as not junk')).end).toBe('succeeded');
  expect(log).toEqual(['open 1', 'junk']);
});

const MENUS = `<button id="folder" aria-haspopup="true">Folder actions</button>
  <button id="select" aria-haspopup="true">Select</button>`;
const MARK = '<li role="menuitem"><a href="#" id="mark" role="button" aria-haspopup="true">Mark</a></li>';

test('one message is marked by the menu for it, not by what chooses or marks others', async () => {
  mail(MARK, MENUS);
  expect((await say('Mark "Tide tables" as unread')).end).toBe('succeeded');
  expect(log).toEqual(['open 1', 'mark', 'unread']);
});

test('what flags a message is in the menu that marks', async () => {
  mail(MARK, MENUS);
  expect((await say('Flag "Tide tables"')).end).toBe('succeeded');
  expect(log).toEqual(['open 1', 'mark', 'flag']);
});

test('where only all of a folder can be marked and chosen, nothing is', async () => {
  mail('', MENUS);
  expect((await say('Mark "Tide tables" as unread')).end).toBe('unable');
  expect((await say('Mark "Tide tables" as read')).end).toBe('unable');
  expect(log).not.toContain('choose unread');
  expect(log).not.toContain('all read');
});

test('no box is ticked to give a folder another name', async () => {
  show(
    `<main><h1>Folders</h1><ul role="tree">${['Recipes', 'Trips'].map((name) => `<li role="treeitem"><a href="#f" id="open ${name}">${name}</a> <input type="checkbox" title="Click to change subscription" checked></li>`).join('')}</ul></main>`,
  );
  expect((await say('Rename the folder Trips to Journeys')).end).toBe('unable');
  expect([...document.querySelectorAll('input')].every(({ checked }) => checked)).toBe(true);
});

test('where only the oldest message tells its whole date, none is the newest', async () => {
  const row = ([day, title]: [string, string], at: number): string =>
    `<tr><td>${day}</td><td><a href="#m${at}" id="open ${at}">${title}</a></td><td><button id="read ${at}">Mark as read</button></td></tr>`;
  const days: Array<[string, string]> = [
    ['Today 04:00', 'Old ropes'],
    ['Wed 11:00', 'Tide tables'],
    ['2026-10-17 23:00', 'Winter storage'],
  ];
  show(
    `<main><table><tr><th>Date</th><th>Subject</th><th></th></tr>${days.map(row).join('')}</table></main>`,
  );
  await say('Mark the newest mail as read');
  expect(log).not.toContain('read 2');
});

test('who a message is from is read from its row where the column for it is empty', async () => {
  const row = (from: string, title: string, at: number): string =>
    `<tr><td><input type="checkbox"></td><td><span>${from}</span> <a href="#m${at}" id="open ${at}">${title}</a></td><td></td></tr>`;
  show(
    `<nav><button id="nav">Mail</button></nav><main><table aria-label="Message list"><tr><th></th><th>Subject</th><th>From</th></tr>${row('Otto Reiter', 'The boat', 0)}${row('Nora Field', 'Tide tables', 1)}${row('Otto Reiter', 'Old sails', 2)}</table></main>`,
  );
  await say("Open Nora's mail about the tide");
  expect(log).toEqual(['open 1']);
});

test('the words for a forwarded message go into no search', async () => {
  const [first, second] = MAILS;
  show(
    `<main><form role="none"><input placeholder="Search..."></form><ul><li><a href="#a">${first}</a> <button id="f0">Forward</button></li><li><a href="#b">${second}</a> <button id="f1">Forward</button></li></ul></main>`,
  );
  expect((await say('Forward "Tide tables" to nora@example.org')).end).toBe('unable');
  expect(document.querySelector('input')!.value).toBe('');
});

test.each(['New message', 'Write a new message'])(
  'a mail is written by what opens its form: %s',
  async (called) => {
    show(
      `<main><button id="write">${called}</button><button id="other">New folder</button></main>`,
      (name) => {
        if (name === 'write')
          document
            .querySelector('main')!
            .insertAdjacentHTML(
              'beforeend',
              '<form><label>To <input id="to"></label><label>Subject <input></label><textarea></textarea></form>',
            );
      },
    );
    await say('Compose a new mail to nora@example.org');
    expect(log).toEqual(['write']);
  },
);

const COMPOSE = `<form><label>To <textarea id="to" rows="1"></textarea></label><label>Subject <input value="Re: tides"></label>
  <textarea id="body" aria-label="Message"></textarea></form><button id="send">\uf1d8 Send</button>`;

/** A row's "Reply" brings up the form at another address; `onSend` is what comes of its button. */
function replies(onSend: () => string): void {
  show(
    `<main><textarea id="note" aria-label="Message"></textarea><ul><li><a href="#a">Old ropes</a> <button id="r0">Reply</button></li><li><a href="#b">Tide tables</a> <button id="r1">Reply</button></li></ul></main>`,
    (name) => {
      if (name === 'r1') {
        history.replaceState(null, '', '?compose');
        document.querySelector('main')!.innerHTML = COMPOSE;
      } else if (name === 'send') document.querySelector('main')!.insertAdjacentHTML('beforeend', onSend());
    },
  );
}

test('an answer goes into the message, not to whom it is sent', async () => {
  replies(() => '<p role="status">Message sent.</p>');
  expect((await say('Reply to "Tide tables" with "I will come"')).end).toBe('succeeded');
  expect(log).toEqual(['r1', 'send']);
  expect(document.querySelector<HTMLTextAreaElement>('#body')!.value).toBe('I will come');
  expect(document.querySelector<HTMLTextAreaElement>('#to')!.value).toBe('');
});

test('a dialog that asks for a recipient has sent nothing', async () => {
  replies(
    () =>
      '<div role="dialog" aria-modal="true"><p>Please enter at least one recipient.</p><button>OK</button></div>',
  );
  const { end, plan } = await say('Reply to "Tide tables" with "I will come"');
  expect(end).toBe('unable');
  expect(JSON.stringify(plan)).toContain('at least one recipient');
});

test('a question too long to be told whole is one', async () => {
  replies(
    () =>
      '<div role="dialog" aria-modal="true"><p>The "Subject" field is empty. Would you like to enter one now, before it is sent to all of them?</p><button>Go on</button></div>',
  );
  const { end, plan } = await say('Reply to "Tide tables" with "I will come"');
  expect(end).toBe('unable');
  expect(JSON.stringify(plan)).toContain('“The \\"Subject');
});

test('a picture from an icon font is no part of the names of the answers to a question', async () => {
  show(
    '<main><ul><li><a href="#a">Kai Storm</a> <button id="delete">\uf2ed Delete</button></li></ul></main>',
    (name) => {
      if (name === 'yes') document.querySelector('main')!.innerHTML = '<p>No contacts.</p>';
      if (name === 'delete')
        document
          .querySelector('main')!
          .insertAdjacentHTML(
            'beforeend',
            '<div role="dialog" aria-modal="true"><p>Do you really want to delete the selected contact?</p><button id="yes">\uf00c Delete</button> <button id="no">\uf00d Cancel</button></div>',
          );
    },
  );
  await say('Delete "Kai Storm"');
  expect(log).toEqual(['delete', 'yes']);
});

test('a name of two words goes into the fields for its parts', async () => {
  show(
    '<main><form><label>First name <input></label><label>Last name <input></label><label>Email <input></label></form></main>',
  );
  const value = (text: string) => ({ from: 'text' as const, text });
  const ran = await runIntent({
    kind: 'fill',
    fields: [{ field: { text: 'name' }, value: value('Nora Field') }],
  });
  expect(ran.end).toBe('succeeded');
  expect([...document.querySelectorAll('input')].map((field) => field.value)).toEqual(['Nora', 'Field', '']);
});

test('the message goes into the text, not into a box without a name under “Nachrichtenkopfzeilen”', async () => {
  show(
    `<main><form><div role="region" aria-labelledby="h"><h2 id="h">Nachrichtenkopfzeilen</h2><div><label for="to">An</label>
      <textarea id="to" role="combobox" tabindex="-1" style="position:absolute;opacity:0;left:-5000px;width:10px"></textarea>
      <ul><li><input role="combobox"></li></ul></div><label>Betreff <input id="subject"></label></div>
      <div><textarea name="message"></textarea></div></form></main>`,
  );
  const fields = [
    ['an', 'otto@boats.example'],
    ['Betreff', 'Tau'],
    ['Nachricht', 'Ich habe das Tau.'],
  ] as const;
  await runIntent({
    kind: 'fill',
    fields: fields.map(([name, text]) => ({ field: { text: name }, value: { from: 'text' as const, text } })),
  });
  expect(document.querySelector<HTMLTextAreaElement>('[name=message]')!.value).toBe('Ich habe das Tau.');
});

/** A message that is open, with the field of its answer and what sends it. */
const answer = (field: string): void =>
  show(
    `<main><ul>${MAILS.map((name) => `<li><a href="#${name}" id="${name}">${name}</a></li>`).join('')}</ul><div id="open"></div></main>`,
    (pressed) => {
      if (MAILS.includes(pressed))
        document.querySelector('#open')!.innerHTML = `<h2>${pressed}</h2><button id="reply">Reply</button>`;
      if (pressed === 'reply')
        document.querySelector('#open')!.innerHTML = `<form>${field}<button id="send">Send</button></form>`;
    },
  );

test('an answer goes into the one text though it is called after whom it goes to', async () => {
  answer('<label>To: Otto <textarea></textarea></label>');
  await say('Reply to Tide tables with "I will come"');
  expect(log).toEqual(['Tide tables', 'reply', 'send']);
  expect(document.querySelector('textarea')!.value).toBe('I will come');
});

test('an answer is not sent where nothing takes its words', async () => {
  answer('<label>Recipient <input value="otto@boats.example"></label>');
  const ran = await say('Reply to Tide tables with "I will come"');
  expect(log.filter((each) => each.startsWith('send'))).toEqual([]);
  expect(ran.end).not.toBe('succeeded');
});

test('a row that is an option of a list is chosen for the bar that takes it away', async () => {
  const rows = ['Kai Storm', 'Lena Brandt'].map(
    (name) => `<a role="option" aria-selected="false" id="${name}">${name}</a>`,
  );
  show(
    `<main><div><button id="delete" disabled>Delete</button></div><div role="listbox" aria-label="Contacts">${rows.join('<br>')}</div></main>`,
    (pressed) => {
      if (pressed === 'delete') document.querySelector('[aria-selected=true]')?.remove();
      else document.getElementById(pressed)?.setAttribute('aria-selected', 'true');
      document.querySelector<HTMLButtonElement>('#delete')!.disabled = pressed === 'delete';
    },
  );
  await say('Delete the contact Kai Storm');
  expect(log).toEqual(['Kai Storm', 'delete']);
});
