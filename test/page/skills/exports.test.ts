// "Export the orders": where the page has its own way to export it is pressed; rows that are asked for as such are a table.
import { beforeEach, expect, test } from 'vitest';
import { say } from './say';

const NAV = `<ul>${['Home', 'Orders', 'People', 'Reports'].map((name) => `<li><a href="#${name}">${name}</a></li>`).join('')}</ul>`;
const TABLE = `<table><caption>Orders</caption><thead><tr><th>Number<th>Amount</tr></thead><tbody>${[1, 2, 3].map((n) => `<tr><td>${n}<td>${n * 5}</tr>`).join('')}</tbody></table>`;
let pressed = '';

function show(controls: string): void {
  document.body.innerHTML = `<nav>${NAV}</nav><main>${controls}${TABLE}<p role="status"></p></main>`;
  for (const control of document.querySelectorAll<HTMLElement>('main button, main a'))
    control.addEventListener('click', (event) => {
      event.preventDefault();
      pressed += `${control.id || control.textContent};`;
      document.querySelector('[role=status]')!.textContent = `${pressed} is being made`;
    });
}
beforeEach(() => (pressed = ''));

test.each([
  ['Export the orders', '<button>Export</button>', 'Export;'],
  [
    'Export the database harbour',
    '<a href="#x"><img alt="Export" width="9" height="9">Export</a>',
    'Export;',
  ],
  ['Export all orders', '<button>Export all</button><button>Export settings</button>', 'Export all;'],
  ['Export orders', '<button>Export</button><button>Export orders…</button>', 'Export orders…;'],
  ['Exportiere die Bestellungen', '<button>Exportieren</button>', 'Exportieren;'],
  ['Exportiere die Daten', '<button>Daten exportieren</button>', 'Daten exportieren;'],
  ['导出订单', '<button>导出</button>', '导出;'],
  ['导出订单', '<button>导出订单</button><button>导出设置</button>', '导出订单;'],
])('%s presses it: %s', async (goal, controls, wanted) => {
  show(controls);
  expect([(await say(goal)).end, pressed]).toEqual(['succeeded', wanted]);
});

test.each([
  'Export the table as CSV',
  'Export these results',
  'Export the orders table',
  'Export the list',
  'Exportiere die Tabelle',
  '导出表格',
])('%s: the rows are taken', async (goal) => {
  show('<button>Export</button>');
  const { end, plan } = await say(goal);
  expect([end, pressed]).toEqual(['done', '']);
  expect(plan.kind === 'done' && plan.table?.rows.length).toBe(3);
});

test.each(['', '<button>Export settings</button>', '<button disabled>Export</button>'])(
  'without a control for it the rows are taken: %s',
  async (controls) => {
    show(controls);
    const { end, plan } = await say('Export the orders');
    expect([end, pressed]).toEqual(['done', '']);
    expect(plan.kind === 'done' && plan.table?.rows.length).toBe(3);
  },
);

test('one in the row of what is meant is pressed, and none of another row', async () => {
  show('');
  for (const [n, row] of [...document.querySelectorAll('tbody tr')].entries()) {
    row.firstElementChild!.textContent = ['Anna', 'Boris', 'Carla'][n]!;
    row.insertAdjacentHTML('beforeend', `<td><button id="x${n}">Export</button>`);
    row.querySelector('button')!.addEventListener('click', () => {
      pressed += `x${n};`;
      document.querySelector('[role=status]')!.textContent = 'made';
    });
  }
  expect([(await say('Export Boris')).end, pressed]).toEqual(['succeeded', 'x1;']);
});

test('what it opens has the button that does it', async () => {
  show('<button id="menu">Export</button>');
  document.getElementById('menu')!.addEventListener('click', () => {
    document
      .querySelector('main')!
      .insertAdjacentHTML(
        'beforeend',
        '<form><h2>Export</h2><label>Format <select><option>SQL<option>CSV</select></label><button id="go">Export</button></form>',
      );
    document.getElementById('go')!.addEventListener('click', (event) => {
      event.preventDefault();
      pressed += 'go;';
      document.querySelector('[role=status]')!.textContent = 'It is here';
    });
  });
  expect([(await say('Export the orders', 0, { file: false })).end, pressed]).toEqual([
    'succeeded',
    'menu;go;',
  ]);
});

test('a control that does nothing is told of', async () => {
  document.body.innerHTML = `<main><button>Export</button>${TABLE}</main>`;
  expect((await say('Export the orders', 0, { file: false })).end).toMatch(/unable|failed/);
});
