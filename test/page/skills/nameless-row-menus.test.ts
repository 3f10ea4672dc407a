// Rows with a menu each, behind buttons that have no name and are told apart by nothing but their row.
import { expect, test } from 'vitest';
import { pressedPage } from './pressed-page';
import { say } from './say';

const { log, show } = pressedPage();

const NAMES =
  'Ada Brandt,Otto Weiss,Mila Stone,Noor Haddad,Piet Vries,Lena Fischer,Tom Okafor,Sofia Marin'.split(',');

/** A button opens the menu; it lies with its backdrop over the whole page, so the buttons of the rows are out of reach. */
function members(): void {
  show(
    `<nav><button id="nav" aria-label="Toggle navigation">☰</button></nav><main><h1>Members</h1>
    <button id="add">New member</button><button id="export" title=""><svg width="16" height="16"></svg></button>
    <table><thead><tr><th>Name</th><th>Boat</th><th></th></tr></thead><tbody>${NAMES.map(
      (name, i) =>
        `<tr><td>${name}</td><td>Heron ${i}</td><td><button id="menu ${name}" aria-haspopup="menu"><svg width="16" height="16"></svg></button></td></tr>`,
    ).join('')}</tbody></table></main><div id="over"></div>`,
    (pressed) => {
      const name = pressed.replace(/^menu /, '');
      const over = document.querySelector('#over')!;
      over.innerHTML =
        name === pressed
          ? ''
          : `<div style="position:fixed;inset:0"></div><div role="menu" style="position:fixed;top:80px;left:200px;background:#fff">${['Edit', 'Archive', 'Delete'].map((act) => `<button role="menuitem" id="${act} ${name}">${act}</button>`).join('')}</div>`;
    },
  );
}

test.each([
  ['Delete Tom Okafor', ['menu Tom Okafor', 'Delete Tom Okafor']],
  ['Archive Otto Weiss', ['menu Otto Weiss', 'Archive Otto Weiss']],
])('%s', async (goal, presses) => {
  members();
  await say(goal);
  expect(log).toEqual(presses);
});

test('a value of a row is set in the form that "Edit" of its menu shows', async () => {
  members();
  const row = (name: string): Element =>
    [...document.querySelectorAll('tr')].find(({ cells }) => cells[0]?.textContent === name)!;
  const over = document.querySelector('#over')!;
  over.addEventListener('click', ({ target }) => {
    const { id } = target as Element;
    const name = NAMES.find((each) => id === `Edit ${each}`);
    if (name !== undefined)
      queueMicrotask(() => {
        over.innerHTML = `<form role="dialog" aria-modal="true" aria-label="Edit member" style="position:fixed;top:80px;background:#fff"><label>Name <input value="${name}"></label>
          <label>Boat <select><option>Heron ${NAMES.indexOf(name)}</option><option>Otter</option></select></label><button id="save ${name}">Save</button></form>`;
      });
    if (id.startsWith('save ')) {
      row(id.slice(5)).children[1]!.textContent = over.querySelector('select')!.value;
      over.innerHTML = '';
    }
  });
  const ran = await say('Change the boat of Noor Haddad to Otter');
  expect(ran.why).toContain('Otter');
  expect(log).toEqual(['menu Noor Haddad', 'Edit Noor Haddad', 'save Noor Haddad']);
  expect(row('Noor Haddad').textContent).toContain('Otter');
});
