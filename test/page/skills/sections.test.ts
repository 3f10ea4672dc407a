// Quoted words are looked for in every closed section before something that is only nearly so is taken.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runIntent } from './run-intent';
import { say } from './say';

let clicks: string[] = [];
beforeEach(() => {
  clicks = [];
});
afterEach(() => {
  document.body.innerHTML = '';
});

/** Opening one section shuts the others, as accordions do. */
function accordion(sections: string[]): void {
  document.body.innerHTML = sections
    .map(
      (body, at) => `<h3><button aria-expanded="false">Part ${at + 1}</button></h3><div hidden>${body}</div>`,
    )
    .join('');
  const buttons = [...document.querySelectorAll('h3 button')];
  for (const button of buttons)
    button.addEventListener('click', () => {
      for (const each of buttons) {
        const isOpen = each === button && each.getAttribute('aria-expanded') === 'false';
        each.setAttribute('aria-expanded', String(isOpen));
        each.parentElement!.nextElementSibling!.toggleAttribute('hidden', !isOpen);
      }
    });
  for (const link of document.querySelectorAll('a'))
    link.addEventListener('click', (event) => {
      event.preventDefault();
      clicks.push(link.textContent);
    });
}

const click = () => runIntent({ kind: 'click', target: { text: 'cedar', literal: true, roles: ['link'] } });

test('the link of the very words is taken, though another section shows nearly the same first', async () => {
  accordion([
    'Oak',
    'An <a href="#1">cedar,</a> and a <a href="#2">pine</a>',
    'A <a href="#3">cedar</a> too',
  ]);
  expect((await click()).end).toBe('succeeded');
  expect(clicks).toEqual(['cedar']);
});

test('where no section has the very words, the nearest is gone back to', async () => {
  accordion(['Oak', 'An <a href="#1">cedar,</a> and a <a href="#2">pine</a>', 'Nothing']);
  expect((await click()).end).toBe('succeeded');
  expect(clicks).toEqual(['cedar,']);
});

test('what was seen nearly so for other words is not gone back to', async () => {
  accordion(['Oak', 'An <a href="#1">cedar,</a>', 'Nothing']);
  const { memory } = await click();
  const other = { kind: 'click' as const, target: { text: 'larch', literal: true, roles: ['link'] } };
  const ran = await runIntent(other, { memory });
  expect(ran.attempts.filter(({ description }) => description.endsWith(' again'))).toEqual([]);
});

test('what stands open on the page is taken as it is: no section is opened for a comma', async () => {
  accordion(['Oak', 'Elm']);
  document.body.insertAdjacentHTML('afterbegin', '<a href="#1">cedar,</a>');
  document.querySelector('a')!.addEventListener('click', () => clicks.push('here'));
  expect((await click()).end).toBe('succeeded');
  expect(clicks).toEqual(['here']);
  expect(document.querySelectorAll('[aria-expanded="true"]')).toHaveLength(0);
});

const NODES = {
  'a nameless sign': (name: string) =>
    `<li role="treeitem" tabindex="0" aria-label="${name}" aria-selected="false"><div><button tabindex="-1"><svg width="14" height="14"></svg></button><input type="checkbox" tabindex="-1"><span>${name}</span></div></li>`,
  'a named sign beside the box that chooses it': (name: string) =>
    `<li role="treeitem" tabindex="-1" aria-label="${name}" aria-expanded="false" aria-selected="false"><input type="checkbox" aria-label="Select ${name}"><span role="button" aria-label="Expand ${name}">›</span> <span>${name}</span></li>`,
  'keys alone': (name: string) =>
    `<li role="treeitem" tabindex="0" aria-expanded="false" aria-selected="false"><span>${name}</span></li>`,
};

test.each(Object.entries(NODES))('a node that is chosen by a press is opened by %s', async (_by, node) => {
  document.body.innerHTML = `<ul role="tree">${['Fruits', 'Vegetables', 'Grain'].map(node).join('')}</ul>`;
  for (const item of document.querySelectorAll('li')) {
    const open = (event: Event) => {
      event.stopPropagation();
      item.setAttribute('aria-expanded', String(item.getAttribute('aria-expanded') !== 'true'));
    };
    item.querySelector('button, [role=button]')?.addEventListener('click', open);
    item.addEventListener('click', () => item.setAttribute('aria-selected', 'true'));
    item.addEventListener('keydown', (event) => event.key === 'ArrowRight' && open(event));
  }
  const ran = await runIntent({ kind: 'expand', target: { text: 'Vegetables', roles: ['treeitem'] } });
  expect(ran.end).toBe('succeeded');
  const states = [...document.querySelectorAll('li')].map((item) => item.ariaExpanded);
  expect(states.map((state) => state === 'true')).toEqual([false, true, false]);
});

/** A tree whose nodes a press chooses, and whose keys open them. */
function tree(names: string[]): () => boolean[] {
  document.body.innerHTML = `<ul role="tree">${names.map(NODES['keys alone']).join('')}</ul>`;
  const nodes = [...document.querySelectorAll('li')];
  for (const node of nodes) {
    node.addEventListener('click', () => node.setAttribute('aria-selected', 'true'));
    node.addEventListener('keydown', ({ key }) => {
      if (key === 'ArrowRight') node.setAttribute('aria-expanded', 'true');
    });
  }
  return () => nodes.map((node) => node.ariaExpanded === 'true');
}

test('what is to be opened is no node that a press has only chosen', async () => {
  const opened = tree(['Fruits', 'Grain']);
  const target = { text: 'Grain', roles: ['treeitem', 'link', 'button'] };
  expect((await runIntent({ kind: 'open', target })).end).toBe('succeeded');
  expect(opened()).toEqual([false, true]);
});

test('all nodes are opened, those that a press only chooses as well', async () => {
  const opened = tree(['Fruits', 'Grain']);
  expect((await runIntent({ kind: 'expand', target: { text: '', all: true } })).end).toBe('done');
  expect(opened()).toEqual([true, true]);
});

test('nodes that do not open are not said to be open', async () => {
  document.body.innerHTML = `<ul role="tree">${['Fruits', 'Grain'].map(NODES['keys alone']).join('')}</ul>`;
  for (const node of document.querySelectorAll('li'))
    node.addEventListener('click', () => node.setAttribute('aria-selected', 'true'));
  expect((await runIntent({ kind: 'expand', target: { text: '', all: true } })).end).toBe('unable');
});

test.each([
  ['Set the frequency of notifications to Daily', 'Notifications', 'Frequency'],
  ['Stelle die Häufigkeit der Benachrichtigungen auf Daily', 'Benachrichtigungen', 'Häufigkeit'],
  ['把通知的频率设为Daily', '通知', '频率'],
])('%s: the field of that name under that heading, in a closed part', async (goal, heading, field) => {
  const part = (name: string, label: string): string =>
    `<h3><button aria-expanded="false" aria-controls="p-${name}">${name}</button></h3>
      <section id="p-${name}" aria-label="${name}" hidden><label>${label} <select><option>Weekly</option><option>Daily</option></select></label></section>`;
  document.body.innerHTML = `<main>${part('Backups', field)}${part(heading, field)}</main>`;
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', () => {
      const isOpen = button.getAttribute('aria-expanded') === 'true';
      button.setAttribute('aria-expanded', String(!isOpen));
      button.parentElement!.nextElementSibling!.toggleAttribute('hidden', isOpen);
    });
  await say(goal);
  expect([...document.querySelectorAll('select')].map(({ value }) => value)).toEqual(['Weekly', 'Daily']);
});
