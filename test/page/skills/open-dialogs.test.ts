// A dialog was left open before the wish: it is left by its way out, unless somebody has written in it.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { say } from './say';

const pressed: string[] = [];

beforeEach(() => {
  pressed.length = 0;
});
afterEach(() => {
  document.body.onclick = null;
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
