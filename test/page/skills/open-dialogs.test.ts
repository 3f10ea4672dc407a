// A dialog was left open before the wish: it is left by its way out, unless somebody has written in it.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { say, sayAll } from './say';

const pressed: string[] = [];

beforeEach(() => {
  pressed.length = 0;
});
afterEach(() => {
  document.body.onclick = null;
  document.body.onkeydown = null;
  document.body.replaceChildren();
});

/** Everything beside the dialog is kept from assistive technology, as component libraries do it. */
function page(fields: string, buttons = '<button>Cancel</button> <button>Save</button>'): HTMLElement {
  document.body.innerHTML = `<main aria-hidden="true"><h1>Calendar</h1><nav><a href="#book">Address book</a></nav></main>
    <div role="dialog" aria-modal="true" aria-label="New event" style="position: fixed; inset: 20px; background: #fff">
      ${fields} ${buttons}</div>`;
  const dialog = document.querySelector<HTMLElement>('[role=dialog]')!;
  const close = (): void => {
    dialog.remove();
    document.querySelector('main')!.removeAttribute('aria-hidden');
  };
  document.body.onclick = ({ target }) => {
    const { textContent, localName } = target as HTMLElement;
    if (localName === 'button' || localName === 'a') pressed.push(textContent);
    if (textContent === 'Cancel') close();
  };
  document.body.onkeydown = ({ key }) => {
    if (key === 'Escape') close();
  };
  return dialog;
}

const TITLE = '<label>Title <input></label>';
const DAY = '<label>From <input value="27-Nov-26"></label> <input value="23:45">';

test('what holds no words is cancelled, and the wish goes on', async () => {
  page(TITLE + DAY);
  await say('Go to the address book');
  expect(pressed).toEqual(['Cancel', 'Address book']);
});

test('without a button to cancel it closes at Escape', async () => {
  page(TITLE, '<button>Save</button>');
  await say('Go to the address book');
  expect(pressed).toEqual(['Address book']);
});

test('what was written is the user’s to leave', async () => {
  page('<label>Title <input value="Regatta"></label>');
  const ran = await say('Go to the address book');
  expect(ran.plan).toMatchObject({
    kind: 'assist',
    message: expect.stringContaining('“New event”') as string,
  });
  expect(pressed).toEqual([]);
});

test('a wish about a field is looked for in the dialog alone', async () => {
  const dialog = page(TITLE);
  const ran = await say('Set the colour to “red”');
  expect(ran.end).not.toMatch(/done|succeeded/);
  expect(dialog.isConnected).toBe(true);
  expect(pressed).not.toContain('Cancel');
});

test('what a page asks once a value was chosen is the user’s to answer', async () => {
  document.body.innerHTML = `<main><h1>Preferences</h1><label>Language <select><option>English</option>
    <option>German</option></select></label></main>`;
  document.querySelector('select')!.onchange = () => {
    document.querySelector('main')!.setAttribute('aria-hidden', 'true');
    document.body.insertAdjacentHTML(
      'beforeend',
      `<div role="alertdialog" aria-modal="true" aria-label="Warning" style="position: fixed; inset: 20px; background: #fff">
        <p>Save preferences and reload page now?</p><button>No</button> <button>Yes</button></div>`,
    );
  };
  document.body.onclick = ({ target }) => {
    if ((target as HTMLElement).localName === 'button') pressed.push((target as HTMLElement).textContent);
  };
  const ran = await say('Change the language to German');
  const message = expect.stringContaining('Save preferences and reload page now?') as string;
  expect(ran.plan).toMatchObject({ kind: 'assist', message });
  expect(pressed).toEqual([]);
});

test('what lay under a list is pressed again once the list has closed, and nothing else for it', async () => {
  document.body.innerHTML = `<main><h1>Contacts</h1><a href="#mail">Mail</a> <button>Search in Name, Mail, City</button>
    <div id="layer" style="position: fixed; inset: 0"></div></main>`;
  document.body.onkeydown = ({ key }) => {
    if (key === 'Escape') document.querySelector('#layer')?.remove();
  };
  document.body.onclick = ({ target }) => pressed.push((target as HTMLElement).textContent);
  await say('Go to mail');
  expect(pressed).toEqual(['Mail']);
});

test.each([
  [
    'asks whether something is to be given up',
    'Cancel subscription?',
    '',
    '<button>Cancel</button> <button>OK</button>',
  ],
  ['has a second way to refuse', 'Order 17', '', '<button>Cancel</button> <button>Keep it</button>'],
  ['sends a form by it', 'Order 17', '', '<form><button type="submit">Cancel</button></form>', true],
  [
    'has a box that is ticked',
    'New event',
    '<label><input type="checkbox" checked> All day</label>',
    undefined,
  ],
  ['has a password', 'New user', '<label>Password <input type="password"></label>', undefined],
])('a dialog that %s is not cancelled', async (_why, name, fields, buttons, escapes = false) => {
  page(fields, buttons).setAttribute('aria-label', name);
  const ran = await say('Go to the address book');
  expect(pressed).not.toContain('Cancel');
  if (!escapes) expect(ran.end).toBe('assist');
});

test('a dialog that the task itself has opened is not left for its next part', async () => {
  document.body.innerHTML =
    '<main><h1>Tasks</h1><button>New task</button> <a href="#files">Attachments</a></main>';
  document.body.onclick = ({ target }) => {
    const { textContent } = target as HTMLElement;
    pressed.push(textContent);
    if (textContent !== 'New task') return;
    document.querySelector('main')!.setAttribute('aria-hidden', 'true');
    document.body.insertAdjacentHTML(
      'beforeend',
      `<div role="dialog" aria-modal="true" aria-label="New task" style="position: fixed; inset: 20px; background: #fff">${TITLE}<button>Cancel</button></div>`,
    );
  };
  await sayAll('Click New task, then open the attachments');
  expect(pressed).toEqual(['New task']);
});
