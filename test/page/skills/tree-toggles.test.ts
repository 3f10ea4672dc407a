// Trees whose nodes have a sign to open them by, where a press on the name chooses the node.
import { afterEach, expect, test } from 'vitest';
import { runIntent } from './run-intent';

afterEach(() => {
  document.body.replaceChildren();
});

interface Shape {
  toggle: string;
  name: (text: string) => string;
  keys: boolean;
  flat: boolean;
}
const SPAN: Shape = {
  toggle: '<span class="toggle">▸</span>',
  name: (text) => `<span class="name">${text}</span>`,
  keys: false,
  flat: false,
};

/** Departments, of which the first is open when `open`; what was chosen is told. */
function departments(shape: Partial<Shape>, open = false): { state: () => string; chosen: string[] } {
  const { toggle, name, keys, flat } = { ...SPAN, ...shape };
  const chosen: string[] = [];
  const item = (text: string, children: string, expanded: boolean | undefined, level = 1): string => {
    const state = expanded === undefined ? '' : ` aria-expanded="${String(expanded)}"`;
    const sign = expanded === undefined ? '<span class="space"></span>' : toggle;
    const own = `<div class="line" style="display:flex;gap:8px">${sign}${name(text)}</div>`;
    const group = children && !flat ? `<ul role="group"${expanded ? '' : ' hidden'}>${children}</ul>` : '';
    const rest = flat && expanded ? children : '';
    const tag = flat ? 'div' : 'li';
    return `<${tag} role="treeitem" tabindex="-1" aria-level="${level}" aria-selected="false"${state}>${own}${group}</${tag}>${rest}`;
  };
  const under = (names: readonly string[]): string =>
    names.map((each) => item(each, '', undefined, 2)).join('');
  const nodes = `${item('Administration', under(['Payroll', 'Legal']), open)}${item('Research', under(['Optics', 'Acoustics']), false)}`;
  document.body.innerHTML = `<style>.toggle, .name {cursor: pointer}</style><h1>Departments</h1><${flat ? 'div' : 'ul'} role="tree" aria-label="Departments">${nodes}</${flat ? 'div' : 'ul'}><p id="detail"></p>`;
  const turn = (node: Element, to: boolean): void => {
    node.setAttribute('aria-expanded', String(to));
    const group = node.querySelector('ul');
    if (group) group.hidden = !to;
  };
  const tree = document.querySelector('[role=tree]')!;
  tree.addEventListener('click', ({ target }) => {
    const node = (target as Element).closest('[role=treeitem]');
    if (!node) return;
    if ((target as Element).closest('.toggle')) return turn(node, node.ariaExpanded !== 'true');
    tree
      .querySelectorAll('[role=treeitem]')
      .forEach((each) => each.setAttribute('aria-selected', String(each === node)));
    const text = node.querySelector('.name')!.textContent;
    chosen.push(text);
    document.querySelector('#detail')!.textContent = `Members of ${text}`;
  });
  if (keys)
    tree.addEventListener('keydown', (event) => {
      const { key, target } = event as KeyboardEvent;
      const node = (target as Element).closest('[role=treeitem]');
      if (node?.ariaExpanded && key === 'ArrowRight') turn(node, true);
      if (node?.ariaExpanded && key === 'ArrowLeft') turn(node, false);
    });
  return {
    state: () =>
      [...tree.querySelectorAll('[aria-expanded=true]')]
        .map((each) => each.querySelector('.name')!.textContent)
        .join(),
    chosen,
  };
}

const SHAPES: ReadonlyArray<readonly [string, Partial<Shape>]> = [
  ['a sign', {}],
  [
    'an empty sign that is drawn',
    { toggle: '<span class="toggle" style="width:16px;height:16px;background:#ccc"></span>' },
  ],
  ['an icon', { toggle: '<svg class="toggle" width="16" height="16"><path d="M4 2 L12 8 L4 14z"/></svg>' }],
  ['a button with a name', { toggle: '<button class="toggle" tabindex="-1" aria-label="Toggle">▸</button>' }],
  [
    'a button without one',
    { toggle: '<button class="toggle" tabindex="-1"><svg width="12" height="12"></svg></button>' },
  ],
  ['keys alone', { toggle: '<span>▸</span>', keys: true }],
  ['a link as its name, and a sign', { name: (text) => `<a class="name" href="#${text}">${text}</a>` }],
  [
    'a link as its name, and keys',
    { toggle: '<span>▸</span>', keys: true, name: (text) => `<a class="name" href="#${text}">${text}</a>` },
  ],
  ['a button as its name, and a sign', { name: (text) => `<button class="name">${text}</button>` }],
];
for (const flat of [false, true])
  for (const [what, shape] of SHAPES)
    test(`a node of a ${flat ? 'flat' : 'nested'} tree with ${what} is opened and closed`, async () => {
      const tree = departments({ ...shape, flat });
      const opened = await runIntent({ kind: 'expand', target: { text: 'Administration' } });
      expect([opened.end, tree.state(), tree.chosen]).toEqual(['succeeded', 'Administration', []]);
      const other = departments({ ...shape, flat }, true);
      const closed = await runIntent({ kind: 'expand', target: { text: 'Administration' }, collapse: true });
      expect([closed.end, other.state(), other.chosen]).toEqual(['succeeded', '', []]);
    });

test('a node that neither opens by a press nor by its key is not said to be open', async () => {
  const tree = departments({ toggle: '<span>▸</span>' });
  const ran = await runIntent({ kind: 'expand', target: { text: 'Administration' } });
  expect(tree.state()).toBe('');
  expect(['succeeded', 'done']).not.toContain(ran.end);
});

test('all nodes are opened by their signs', async () => {
  const tree = departments({});
  const ran = await runIntent({ kind: 'expand', target: { text: '', all: true } });
  expect([ran.end, tree.state(), tree.chosen]).toEqual(['done', 'Administration,Research', []]);
});

test('another button in the node is not taken for its sign', async () => {
  const tree = departments({
    toggle: '<button aria-label="Delete">✕</button><button aria-haspopup="menu">⋮</button>',
    keys: true,
  });
  const ran = await runIntent({ kind: 'expand', target: { text: 'Administration' } });
  expect([ran.end, tree.state(), tree.chosen]).toEqual(['succeeded', 'Administration', []]);
});

test('what is looked for in closed nodes is looked for without choosing any', async () => {
  const tree = departments({ toggle: '<span>▸</span>' });
  const ran = await runIntent({ kind: 'click', target: { text: 'Astronomy' } });
  expect([ran.end, tree.chosen]).toEqual(['unable', []]);
});

test('a tree whose key ticks what has nothing in it is looked into no further, and left as it was', async () => {
  document.body.innerHTML = `<h1>Places</h1><ul role="tree" aria-label="Places">${['Kiel', 'Split', 'Bari']
    .map(
      (name) =>
        `<li role="treeitem" tabindex="-1" aria-expanded="false"><label><input type="checkbox">${name}</label></li>`,
    )
    .join('')}</ul>`;
  const turns: string[] = [];
  document.querySelector('[role=tree]')!.addEventListener('keydown', (event) => {
    const node = (event.target as Element).closest('[role=treeitem]');
    if ((event as KeyboardEvent).key !== 'ArrowRight' || !node) return;
    const box = node.querySelector('input')!;
    box.checked = !box.checked;
    turns.push(node.textContent);
  });
  const ran = await runIntent({ kind: 'click', target: { text: 'Harbour office' } });
  expect(ran.end).toBe('unable');
  expect(turns).toEqual(['Kiel', 'Kiel']);
  expect(document.querySelectorAll('input:checked').length).toBe(0);
});
