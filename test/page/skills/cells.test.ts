// Cells that show text and become fields when they are pressed twice.
import { expect, test } from 'vitest';
import { runIntent } from './run-intent';

/** A grid with a field that filters by price above it; `keeps` false: what is typed is dropped. */
function grid(keeps = true): () => string[] {
  const cell = (text: string): string => `<div role="gridcell" tabindex="-1">${text}</div>`;
  const rows = ['Chair', 'Lamp', 'Sofa'].map(
    (name, at) => `<div role="row">${cell(name)}${cell(`1${at}`)}${cell(`${at}`)}</div>`,
  );
  const heads = ['Name', 'Price', 'Stock'].map((name) => `<div role="columnheader">${name}</div>`);
  document.body.innerHTML = `<input aria-label="Price filter"><div role="grid"><div role="row">${heads.join('')}</div>${rows.join('')}</div>`;
  const cells = [...document.querySelectorAll<HTMLElement>('[role=gridcell]')];
  for (const each of cells)
    each.addEventListener('dblclick', () => {
      const before = each.textContent;
      const field = document.createElement('input');
      field.value = before;
      each.replaceChildren(field);
      field.focus();
      const end = (text: string) => each.replaceChildren(text);
      field.addEventListener('keydown', ({ key }) => key === 'Enter' && end(keeps ? field.value : before));
    });
  return () => cells.map(({ textContent }) => textContent);
}

const set = (text: string, where?: string, value = '99') =>
  runIntent({
    kind: 'fill',
    fields: [
      {
        field: {
          text,
          ...(where === undefined ? {} : { where: [{ op: 'contains' as const, value: where }] }),
        },
        value: { from: 'text', text: value },
      },
    ],
  });

test.each([
  ['price', 'Lamp'],
  ["Lamp's price", undefined],
])('the cell of the column %j in the row %j is edited, and no filter of that name', async (text, where) => {
  const cells = grid();
  const ran = await set(text, where);
  expect(ran.end).toBe('succeeded');
  expect(cells()).toEqual(['Chair', '10', '0', 'Lamp', '99', '1', 'Sofa', '12', '2']);
  expect(document.querySelector('input')!.value).toBe('');
});

test('a cell that drops what was typed is told of', async () => {
  grid(false);
  const ran = await set('price', 'Lamp');
  expect(ran.plan.kind === 'unable' && ran.plan.reason).toContain('does not keep');
});

test('a cell that holds it already is left alone', async () => {
  grid();
  const ran = await set('price', 'Sofa', '12');
  expect(ran.end).toBe('done');
  expect(ran.attempts).toEqual([]);
});

test.each([['option'], [undefined]])(
  'a cell that opens a list takes a value of it (role %s)',
  async (role) => {
    const cells = grid();
    const cell = [...document.querySelectorAll<HTMLElement>('[role=gridcell]')][4]!;
    cell.replaceWith(cell.cloneNode(true));
    const own = [...document.querySelectorAll<HTMLElement>('[role=gridcell]')][4]!;
    own.addEventListener('dblclick', () => {
      const list = document.createElement('div');
      for (const value of ['11', '50', '99']) {
        const entry = document.createElement('div');
        entry.textContent = value;
        if (role) entry.setAttribute('role', role);
        entry.style.cursor = 'pointer';
        entry.addEventListener('click', () => {
          own.textContent = value;
          list.remove();
        });
        list.append(entry);
      }
      own.innerHTML = '<input readonly value="11">';
      document.body.append(list);
    });
    expect((await set('price', 'Lamp')).end).toBe('succeeded');
    expect(own.textContent).toBe('99');
    expect(cells()[1]).toBe('10');
  },
);

test('a list in a cell that waits for Enter is confirmed', async () => {
  grid();
  const old = [...document.querySelectorAll<HTMLElement>('[role=gridcell]')][4]!;
  const own = old.cloneNode(true) as HTMLElement;
  old.replaceWith(own);
  let kept = '11';
  own.addEventListener('dblclick', () => {
    own.innerHTML = '<div role="combobox" tabindex="0" aria-expanded="true">11</div>';
    const box = own.firstElementChild as HTMLElement;
    box.focus();
    box.addEventListener('keydown', ({ key }) => {
      if (key === 'Enter') own.textContent = kept = box.textContent;
    });
    const list = document.createElement('div');
    list.setAttribute('role', 'listbox');
    list.innerHTML = '<div role="option">50</div><div role="option">99</div>';
    list.addEventListener('click', ({ target }) => {
      box.textContent = (target as Element).textContent;
      list.remove();
      box.focus();
    });
    document.body.append(list);
  });
  expect((await set('price', 'Lamp')).end).toBe('succeeded');
  expect(kept).toBe('99');
});
