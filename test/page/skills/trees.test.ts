// Trees: a node is opened by its key, as a press of the mouse chooses it; lists that listen for their items.
import { expect, test } from 'vitest';
import type { Intent } from '../../../src/shared/intent';
import { runIntent } from './run-intent';

/**
 * A tree whose nodes are ticked by a press. `whenChosen`: the key opens only a node that was pressed before; `byKey`: it
 * ticks one that has nothing in it, which says all the same that it is closed.
 */
function tree(whenChosen = false, byKey = false): { open: () => string[]; ticked: () => string[] } {
  const node = (name: string, children = '') =>
    `<li role="treeitem" tabindex="-1" aria-selected="false" aria-label="${name}"${children || byKey ? ' aria-expanded="false"' : ''}${byKey ? ' aria-checked="false"' : ''}><span>${name}</span>${children ? `<ul role="group" hidden>${children}</ul>` : ''}</li>`;
  document.body.innerHTML = `<h1>Files</h1><ul role="tree">${node('Documents', node('Work') + node('Home'))}${node('Music')}</ul>`;
  const nodes = [...document.querySelectorAll('[role=treeitem]')];
  for (const each of nodes) {
    each.addEventListener('click', (event) => {
      event.stopPropagation();
      each.ariaSelected = String(each.ariaSelected !== 'true');
    });
    each.addEventListener('keydown', (event) => {
      event.stopPropagation();
      if ((event as KeyboardEvent).key !== 'ArrowRight' || each.ariaExpanded === null) return;
      if (!each.querySelector('ul')) {
        each.ariaChecked = String(each.ariaChecked !== 'true');
        return;
      }
      if (whenChosen && each.ariaSelected !== 'true') return;
      each.ariaExpanded = 'true';
      each.querySelector('ul')!.hidden = false;
    });
  }
  const named = (state: 'ariaExpanded' | 'ariaSelected') => () =>
    nodes.filter((each) => each[state] === 'true').map((each) => each.ariaLabel ?? '');
  return { open: named('ariaExpanded'), ticked: named('ariaSelected') };
}

const end = async (intent: Intent): Promise<string> => (await runIntent(intent)).end;

test('a node is opened without being ticked', async () => {
  const { open, ticked } = tree();
  expect(await end({ kind: 'expand', target: { text: 'Documents' } })).toBe('succeeded');
  expect([open(), ticked()]).toEqual([['Documents'], []]);
});

test('a node that takes the key only once it is chosen is opened, too', async () => {
  const { open } = tree(true);
  expect(await end({ kind: 'expand', target: { text: 'Documents' } })).toBe('succeeded');
  expect(open()).toEqual(['Documents']);
});

test('what is looked for in closed nodes is ticked alone', async () => {
  const { ticked } = tree();
  expect(await end({ kind: 'check', targets: [{ text: 'Work' }], on: true })).toBe('succeeded');
  expect(ticked()).toEqual(['Work']);
});

test('what opens nothing is not said to be open', async () => {
  document.body.innerHTML = '<h1>Files</h1><p style="cursor: pointer">Documents</p>';
  document.querySelector('p')!.addEventListener('click', () => undefined);
  expect(await end({ kind: 'expand', target: { text: 'Documents' } })).toBe('unable');
});

test('an item of a list that listens as a whole is pressed where it stands', async () => {
  document.body.innerHTML = `<div id="list" tabindex="0" style="cursor: pointer">${['Anna Berg', 'Boris Dahl', 'Carla Eng'].map((name) => `<div class="person"><b>${name}</b><br><i>since 2020</i></div>`).join('')}</div>`;
  const pressed: string[] = [];
  document
    .querySelector('#list')!
    .addEventListener('click', ({ target }) =>
      pressed.push((target as Element).closest('.person')?.firstElementChild?.textContent ?? ''),
    );
  await runIntent({ kind: 'click', target: { text: 'Anna Berg' } });
  expect(pressed).toEqual(['Anna Berg']);
});

test('a node that a press on the cell with its name only chooses is opened by its key', async () => {
  document.body.innerHTML = `<h1>Rooms</h1><div role="treegrid" aria-label="Rooms"><div role="row" tabindex="0" aria-level="1" aria-expanded="false" aria-selected="false" aria-label="Floor 2">
    <div role="gridcell"><button aria-label="Expand Floor 2" tabindex="-1">▸</button>Floor 2</div></div></div>`;
  const row = document.querySelector<HTMLElement>('[role=row]')!;
  row.addEventListener('click', () => (row.ariaSelected = 'true'));
  row.addEventListener('keydown', ({ key }) => {
    if (key !== 'ArrowRight') return;
    row.ariaExpanded = 'true';
    row.insertAdjacentHTML(
      'afterend',
      '<div role="row" tabindex="-1" aria-level="2" aria-label="Lab"><div role="gridcell">Lab</div></div>',
    );
  });
  const ran = await runIntent({ kind: 'open', target: { text: 'Floor 2' } });
  expect([row.ariaExpanded, ran.end]).toEqual(['true', 'succeeded']);
});

test('what a look has ticked by mistake and taken back is not the thing that was to be ticked', async () => {
  const { ticked } = tree(false, true);
  expect(await end({ kind: 'check', targets: [{ text: 'Holiday' }], on: true })).toBe('unable');
  expect(ticked()).toEqual([]);
});
