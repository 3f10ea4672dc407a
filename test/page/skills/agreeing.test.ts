// What a page asks back before it does something for good: in the row, with a box that says it is understood, or with a
// word that is to be typed.
import { afterEach, expect, test } from 'vitest';
import { wordToType } from '../../../src/skills/steps/agreeing';
import { say } from './say';

let done: string[] = [];
afterEach(() => {
  done = [];
  document.body.replaceChildren();
});

/** `data-shows` brings up the dialog of that id, `data-does` ends it. */
function page(html: string): void {
  document.body.innerHTML = `<main>${html}</main>`;
  document.querySelector('main')!.addEventListener('click', (event) => {
    const { dataset } = (event.target as Element).closest<HTMLElement>('[data-shows], [data-does]') ?? {};
    if (!dataset) return;
    event.preventDefault();
    if (dataset['shows']) return document.getElementById(dataset['shows'])!.removeAttribute('hidden');
    const typed = document.querySelector<HTMLInputElement>(
      'dialog input, [role$="dialog"] input:not([type])',
    );
    done.push(typed ? `${dataset['does']}: ${typed.value}` : dataset['does']!);
    (event.target as Element).closest('li')?.remove();
    for (const box of document.querySelectorAll('[role$="dialog"], [data-box]'))
      box.setAttribute('hidden', '');
  });
}

const dialog = (name: string, inner: string): string =>
  `<div id="asks" role="alertdialog" aria-modal="true" aria-label="${name}" hidden
     style="position: fixed; inset: 40px; background: white">${inner}</div>`;

const UNDERSTOOD =
  '<label><input type="checkbox" id="known"> I understand that this cannot be undone</label>';

function closing(): void {
  page(`<h1>Account</h1><button data-shows="asks">Close account</button>
    ${dialog(
      'Close account',
      `${UNDERSTOOD}<button data-does="closed" disabled>Close my account</button><button data-does="kept">Keep account</button>`,
    )}`);
  document.querySelector('#known')!.addEventListener('change', (event) => {
    const button = document.querySelector<HTMLButtonElement>('[data-does=closed]')!;
    button.disabled = !(event.target as HTMLInputElement).checked;
  });
}

test('a box that holds the answer back is ticked, and the answer given', async () => {
  closing();
  const ran = await say('Close my account');
  expect(ran.end).toBe('succeeded');
  expect(done).toEqual(['closed']);
});

test('who says to click the button means the press alone', async () => {
  closing();
  const ran = await say('Click the "Close account" button');
  expect(ran.end).toBe('succeeded');
  expect(done).toEqual([]);
});

test('a dialog that warns of something else is not agreed to', async () => {
  page(`<h1>Group</h1><button data-shows="asks">Leave group</button>
    ${dialog('Unsaved changes', '<p>You have unsaved changes.</p><button data-does="left">Leave group</button><button data-does="stayed">Stay</button>')}`);
  await say('Leave the group');
  expect(done).toEqual([]);
});

test('what only has a word for an end in its name is not ended', async () => {
  page(`<h1>Plan</h1><button data-shows="asks">Edit block</button>
    ${dialog('Edit block', '<button data-does="saved">Save</button><button data-does="kept">Cancel</button><button data-does="deleted">Delete block</button>')}`);
  await say('Edit the block');
  expect(done).not.toContain('deleted');
});

test('the word that the question names is typed before it is answered', async () => {
  page(`<h1>boat-plans</h1><button data-shows="asks">Delete repository</button>
    ${dialog(
      'Delete repository',
      `<form><p>To confirm, type "boat-plans" in the box below.</p><input aria-label="Name"><button data-does="deleted">Delete this repository</button>
        <button type="button" data-does="kept">Cancel</button></form>`,
    )}`);
  const ran = await say('Delete this repository');
  expect(ran.end).toBe('succeeded');
  expect(done).toEqual(['deleted: boat-plans']);
});

test('a question in the row itself is answered there, and nothing is done in another row', async () => {
  const row = (name: string): string =>
    `<li><span>${name}</span> <button aria-label="Delete" data-ask="${name}">🗑</button></li>`;
  page(`<h1>Photos</h1><ul>${['Dawn', 'Mast', 'Quay'].map(row).join('')}</ul>`);
  document.querySelector('ul')!.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-ask]');
    if (!button) return;
    const name = button.dataset['ask']!;
    button.outerHTML = `<span>Are you sure?</span> <button data-does="${name}">Yes</button> <button data-does="none">No</button>`;
  });
  const ran = await say('Delete the photo Mast');
  expect(ran.end).toBe('succeeded');
  expect(done).toEqual(['Mast']);
});

test.each([
  ['To confirm, type "boat-plans" in the box below', 'boat-plans'],
  ['Please type DELETE to confirm', 'DELETE'],
  ['Enter boat-plans to continue', 'boat-plans'],
  ['Geben Sie „Bootspläne“ ein', 'Bootspläne'],
  ['Gib LÖSCHEN ein, um fortzufahren', 'LÖSCHEN'],
  ['请输入“删除”以确认', '删除'],
  ['This type of boat cannot be restored', undefined],
  ['Enter your password', undefined],
  ['Enter your PIN to confirm', undefined],
  ['Enter password to continue', undefined],
  ["Type the project's name to confirm. This can't be undone.", undefined],
])('“%s” wants %s typed', (sentence, word) => {
  expect(wordToType(sentence)).toBe(word);
});

test.each(['reset the data', 'delete the draft'])(
  'a question in a small box beside the button, which is no dialog: %s',
  async (goal) => {
    const [verb = '', , thing = ''] = goal.split(' ');
    page(`<h1>Account</h1><button data-shows="asks">${verb} ${thing}</button><p>Nothing else</p>
      <div id="asks" data-box hidden style="position: absolute; left: 40px; top: 120px; background: white"><p>Really ${goal}?</p>
      <button>Cancel</button> <button data-does="done">Confirm</button></div>`);
    const { end } = await say(goal);
    expect([end, done]).toEqual(['succeeded', ['done']]);
  },
);
