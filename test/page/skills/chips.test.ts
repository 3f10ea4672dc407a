// Tags and chosen options that stand in a box as tiles with a cross on each.
import { afterEach, expect, test } from 'vitest';
import { runIntent } from './run-intent';

afterEach(() => {
  document.body.innerHTML = '';
});

const TILE = 'display:inline-block;border:1px solid;margin:2px;padding:2px';
const inItems = (name: string): string =>
  `<li style="${TILE}"><span data-x="${name}" title="Remove" style="cursor:pointer">×</span>${name}</li>`;
const asButton = (name: string): string =>
  `<div style="${TILE};cursor:pointer" tabindex="0">${name} <a role="button" tabindex="-1" data-x="${name}">×</a></div>`;
const besideIt = (name: string): string =>
  `<span style="${TILE}"><span>${name}</span> <i role="button" aria-label="remove tag" data-x="${name}" style="display:inline-block;width:14px;height:14px"></i></span>`;
const named = (name: string): string =>
  `<span style="${TILE}">${name} <button type="button" aria-label="Remove ${name}" data-x="${name}">×</button></span>`;

function page(tile: (name: string) => string): () => string[] {
  const box = (label: string): string =>
    `<div style="margin:12px"><label>${label}</label> <span data-box="${label}">${['home', 'garden'].map(tile).join('')}</span><input aria-label="${label}"></div>`;
  document.body.innerHTML = `<form onsubmit="return false">${box('Labels')}<label>Name <input></label>${box('Tags')}</form>`;
  const gone: string[] = [];
  for (const cross of document.querySelectorAll<HTMLElement>('[data-x]'))
    cross.addEventListener('click', () => {
      const of = cross.closest<HTMLElement>('[data-box]')!.dataset['box'];
      gone.push(`${of} ${cross.dataset['x']}`);
      cross.parentElement!.remove();
    });
  return () => gone;
}

test.each([
  ['in list items', inItems],
  ['in buttons', asButton],
  ['beside their words', besideIt],
  ['called by their words', named],
])(
  'the cross that takes a tag out of its box, and not the same one of another box, %s',
  async (_how, tile) => {
    const gone = page(tile);
    const ran = await runIntent({ kind: 'item', item: { text: 'tag home' }, action: 'delete' });
    expect([gone(), ran.end]).toEqual([['Tags home'], expect.stringMatching(/succeeded|done/)]);
    const other = await runIntent({
      kind: 'item',
      item: { text: 'garden', within: 'labels' },
      action: 'delete',
    });
    expect([gone().at(-1), other.end]).toEqual(['Labels garden', expect.stringMatching(/succeeded|done/)]);
  },
);

/** Options of a list that lies over the page while its box is open, each chosen or not by a press. */
function equipment(): () => string[] {
  const GEAR = ['Life vests', 'Radio', 'Tent'];
  document.body.innerHTML = `<form><label id="l">Equipment</label><div id="box" role="combobox" tabindex="0" aria-labelledby="l" aria-haspopup="listbox" aria-expanded="false">Radio</div></form><div id="over"></div>`;
  const [box, over] = [document.querySelector('#box')!, document.querySelector('#over')!];
  const chosen = new Set(['Radio']);
  const draw = (): void => {
    box.textContent = [...chosen].join(', ');
    over.innerHTML = `<div role="listbox" aria-multiselectable="true" style="position:fixed;top:60px">${GEAR.map(
      (name) => `<div role="option" tabindex="0" aria-selected="${chosen.has(name)}">${name}</div>`,
    ).join('')}</div>`;
  };
  box.addEventListener('click', () => {
    box.setAttribute('aria-expanded', 'true');
    draw();
  });
  over.addEventListener('click', (event) => {
    const name = (event.target as Element).closest('[role=option]')?.textContent ?? '';
    if (!chosen.delete(name)) chosen.add(name);
    draw();
  });
  return () => [...chosen];
}

test('an option that is chosen in a list is taken out of it, and one that is not is left alone', async () => {
  const item = (text: string) => ({
    kind: 'item' as const,
    item: { text, within: 'equipment' },
    action: 'delete',
  });
  let chosen = equipment();
  expect((await runIntent(item('Radio'))).end).toBe('succeeded');
  expect(chosen()).toEqual([]);
  chosen = equipment();
  expect((await runIntent(item('Tent'))).end).toBe('unable');
  expect(chosen()).toEqual(['Radio']);
});
