// What a row's menu brings up: a question before something goes, and a form that is not shut while it holds what was
// entered. Libraries draw two characters of a button apart.
import { afterEach, expect, test } from 'vitest';
import { runIntent } from './run-intent';
import { say } from './say';

let stopped = new AbortController();
afterEach(() => {
  stopped.abort();
  stopped = new AbortController();
  document.body.replaceChildren();
});

const stock = new Map<string, string>();

/** A table of which each row has a menu; `dialog` is what an entry brings up, `onPress` what its buttons do. */
function list(
  entries: readonly string[],
  dialog: (row: string) => string,
  onPress: (button: string, row: string) => void,
): void {
  for (const [name, count] of [
    ['Rye', '4'],
    ['Spelt', '7'],
    ['Bagel', '2'],
  ] as const)
    stock.set(name, count);
  let row = '';
  const draw = (): void => {
    const rows = [...stock].map(
      ([name, count]) =>
        `<tr><td>${name}<td>${count}<td><button aria-haspopup="menu" aria-expanded="false" aria-label="Actions">⋮</button></tr>`,
    );
    document.body.innerHTML = `<main><h1>Bread</h1><table><thead><tr><th>Name<th>Count<th></thead><tbody>${rows.join('')}</tbody></table></main>`;
  };
  draw();
  document.addEventListener(
    'click',
    ({ target }) => {
      const at = (target as Element).closest('button, [role=menuitem]');
      if (!at) return;
      const shown = document.querySelector('[role=dialog]');
      document.querySelector('[role=menu]')?.remove();
      if (at.hasAttribute('aria-haspopup')) {
        row = at.closest('tr')!.cells[0]!.textContent;
        const items = entries.map((entry) => `<div role="menuitem" tabindex="-1">${entry}</div>`);
        document.body.insertAdjacentHTML('beforeend', `<div role="menu">${items.join('')}</div>`);
      } else if (at.getAttribute('role') === 'menuitem') {
        document.body.insertAdjacentHTML(
          'beforeend',
          `<div role="dialog" aria-modal="true">${dialog(row)}</div>`,
        );
        document.querySelector('main')!.setAttribute('aria-hidden', 'true');
      } else if (shown) {
        onPress(at.textContent, row);
        draw();
      }
    },
    { signal: stopped.signal },
  );
}

const asks = (row: string): string =>
  `<h2>确定删除 ${row} 吗？</h2><p><button>取 消</button> <button>确 定</button></p>`;

test('a question is agreed to, though the two characters of its answer are drawn apart', async () => {
  list(['编辑', '删除'], asks, (button, row) => button === '确 定' && stock.delete(row));
  const ran = await runIntent({ kind: 'item', item: { text: 'Spelt' }, action: 'delete' });
  expect([ran.end, [...stock.keys()]]).toEqual(['succeeded', ['Rye', 'Bagel']]);
});

test('a question that nothing is known to answer is no deed', async () => {
  const other = (row: string): string =>
    `<h2>Is ${row} to go?</h2><button>Left</button> <button>Right</button>`;
  list(['Edit', 'Delete'], other, () => undefined);
  const ran = await runIntent({ kind: 'item', item: { text: 'Spelt' }, action: 'delete' });
  expect(['succeeded', 'done']).not.toContain(ran.end);
  expect(stock.size).toBe(3);
});

const form = (row: string): string =>
  `<button aria-label="Close">×</button><h2>Edit ${row}</h2><label>Count <input value="${stock.get(row) ?? ''}"></label>`;
const keep = (row: string): void => void stock.set(row, document.querySelector('input')!.value);

test('a value of a row is set in the form behind “Edit” of its menu', async () => {
  list(
    ['Copy', 'Edit'],
    (row) => `${form(row)}<button>Cancel</button> <button>Save</button>`,
    (button, row) => button === 'Save' && keep(row),
  );
  const ran = await say('Change the count of Spelt to 12');
  expect([ran.end, Object.fromEntries(stock)]).toEqual(['done', { Rye: '4', Spelt: '12', Bagel: '2' }]);
});

test('a form that holds what was entered is not shut for being in the way', async () => {
  list(
    ['Edit'],
    (row) => `${form(row)}<button>Perhaps</button>`,
    () => undefined,
  );
  const ran = await say('Change the count of Spelt to 12');
  expect(['succeeded', 'done']).not.toContain(ran.end);
  expect(document.querySelector('input')?.value).toBe('12');
});
