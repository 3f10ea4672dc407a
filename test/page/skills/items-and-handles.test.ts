// Items of lists and what is done with them; handles and shapes that only their look or their author's words tell.
import { afterEach, expect, test } from 'vitest';
import type { Intent } from '../../../src/shared/intent';
import { runIntent } from './run-intent';
import { say } from './say';

afterEach(() => {
  document.body.replaceChildren();
});

function show(html: string): void {
  document.body.innerHTML = html;
}

const ROWS = ['Ada', 'Bo', 'Cy']
  .map(
    (name) => `<div class="line" style="cursor:pointer; width:300px">
      <div><b>${name}</b><p>Notes of the week</p></div>
      <div><i class="icon-trash" style="display:inline-block;width:16px;height:16px"></i>
      <i class="icon-flag" style="display:inline-block;width:16px;height:16px"></i></div></div>`,
  )
  .join('');

test('presses the icon of the item that was named, not of its neighbour', async () => {
  show(`<div>${ROWS}</div>`);
  document.body.addEventListener('click', (event) => {
    const icon = (event.target as Element).closest('.icon-trash');
    icon?.closest('.line')?.remove();
  });
  const intent: Intent = {
    kind: 'item',
    item: { text: '', where: [{ field: 'by', op: 'is', value: 'Bo' }] },
    action: 'delete',
  };
  const ran = await runIntent(intent);
  expect(ran.end).toBe('succeeded');
  expect([...document.querySelectorAll('b')].map((each) => each.textContent)).toEqual(['Ada', 'Cy']);
});

const LAYER = 'position:fixed;top:200px;left:200px;width:300px;background:#fff';
test.each([
  ['dialog', `role="dialog" aria-modal="true" aria-label="Delete person?" style="${LAYER}"`, 'OK', 'Cancel'],
  ['bubble', `style="${LAYER}"`, 'Yes', 'Cancel'],
  ['bubble that repeats the word', `style="${LAYER}"`, 'Delete', 'Cancel'],
  ['bubble where cancelling is what was wished', `style="${LAYER}"`, 'Cancel order', 'Keep order', 'Cancel'],
])(
  'what is taken away after a question of the page is taken away when that is answered: a %s',
  async (_, layer, yes, no, action = 'Delete') => {
    const row = (name: string): string => `<tr><td>${name}<td>Oslo<td><button>${action}</button>`;
    show(`<table><tr><th>Name<th>Town<th>Acts${['Ada', 'Bo', 'Cy'].map(row).join('')}</table>`);
    const log: string[] = [];
    document.querySelector('table')!.addEventListener('click', (event) => {
      const asked = (event.target as Element).closest('tr')!;
      const question = document.createElement('div');
      question.innerHTML = `<div ${layer}><p>Are you sure?</p><button>${no}</button> <button>${yes}</button></div>`;
      question.addEventListener('click', ({ target }) => {
        if (!(target instanceof HTMLButtonElement)) return;
        log.push(target.textContent);
        if (target.textContent === yes) asked.remove();
        question.remove();
      });
      document.body.append(question);
    });
    const ran = await runIntent({ kind: 'item', item: { text: 'Bo' }, action: action.toLowerCase() });
    expect(log).toEqual([yes]);
    expect(ran.end).toBe('succeeded');
    expect([...document.querySelectorAll('td:first-child')].map((cell) => cell.textContent)).toEqual([
      'Ada',
      'Cy',
    ]);
  },
);

test('a question "Delete this customer?" beside another row is not answered by the "Delete" of that row', async () => {
  const row = (name: string): string => `<tr><td>${name}<td>Oslo<td><a style="cursor:pointer">Delete</a>`;
  show(`<table><tr><th>Name<th>Town<th>Acts${['Ada', 'Bo', 'Cy'].map(row).join('')}</table>`);
  const log: string[] = [];
  document.querySelector('table')!.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLAnchorElement)) return;
    const asked = target.closest('tr')!;
    log.push(asked.cells[0]!.textContent);
    const { top } = asked.previousElementSibling!.getBoundingClientRect();
    const bubble = document.createElement('div');
    bubble.style.cssText = `position:absolute;left:300px;top:${top - 4}px`;
    bubble.innerHTML = '<div>Delete this customer?</div><button>Cancel</button> <button>OK</button>';
    bubble.style.cssText += ';margin-top:-18px';
    bubble.lastElementChild!.addEventListener('click', () => {
      asked.remove();
      bubble.remove();
    });
    document.body.append(bubble);
  });
  const ran = await runIntent({ kind: 'item', item: { text: 'Bo' }, action: 'delete' });
  expect([ran.end, log]).toEqual(['succeeded', ['Bo']]);
  expect(document.querySelectorAll('td:first-child').length).toBe(2);
});

test('takes the value behind a label of what a heading names', async () => {
  show(`<h2>Ada</h2><div>Phone: <a id="phone" style="cursor:pointer">555-0100</a></div>
    <div><span>Mail: </span><span><a id="mail" style="cursor:pointer">a@site.org</a></span></div>
    <h2>Bo</h2><div><span>Mail: </span><span><a id="other" style="cursor:pointer">b@site.org</a></span></div>`);
  let clicked = '';
  document.body.addEventListener('click', (event) => (clicked = (event.target as Element).id));
  await runIntent({ kind: 'item', item: { text: 'Bo', within: 'address book' }, action: 'mail' });
  expect(clicked).toBe('other');
});

test('a row is meant before a heading that is only the first word of its name', async () => {
  const row = (name: string): string => `<li><span>Project ${name}</span> <button>Delete</button></li>`;
  show(`<h2>Project</h2><button id="all">Delete</button><ul>${row('Alpha')}${row('Beta')}</ul>`);
  const pressed: string[] = [];
  document.body.addEventListener('click', (event) => {
    const button = (event.target as Element).closest('button');
    if (!button) return;
    pressed.push(button.id || button.closest('li')!.textContent.trim());
    button.disabled = true;
  });
  await runIntent({ kind: 'item', item: { text: 'Project Beta' }, action: 'delete' });
  expect(pressed).toEqual(['Project Beta Delete']);
});

test('a heading is meant by its name and a word for its kind where no row is', async () => {
  show('<h2>Ferry</h2><p>Boats that carry people.</p><button id="own">Share</button>');
  let clicked = '';
  document.body.addEventListener('click', (event) => {
    clicked = (event.target as Element).id;
    document.body.append('Shared');
  });
  await runIntent({ kind: 'item', item: { text: 'Ferry article' }, action: 'share' });
  expect(clicked).toBe('own');
});

test('counts items over the pages of a list', async () => {
  show('<div id="list"></div><nav><a href="#" id="on">&gt;</a></nav>');
  let page = 0;
  const fill = (): void => {
    document.querySelector('#list')!.innerHTML = [1, 2, 3]
      .map((n) => `<div><a href="#r">Entry ${page * 3 + n}</a><p>Some words about it</p></div>`)
      .join('');
  };
  fill();
  document.querySelector('#on')!.addEventListener('click', (event) => {
    event.preventDefault();
    page++;
    fill();
  });
  let clicked = '';
  document.querySelector('#list')!.addEventListener('click', (event) => {
    event.preventDefault();
    clicked = (event.target as Element).textContent ?? '';
  });
  await runIntent({ kind: 'click', target: { text: '', roles: ['link', 'listitem', 'row'], ordinal: 5 } });
  expect(clicked).toBe('Entry 5');
});

test('does not say that a thing was resized when its size has not changed', async () => {
  show(`<div style="position:relative;width:120px;height:80px"><textarea style="width:120px;height:80px;resize:none"></textarea>
    <div style="position:absolute;right:0;bottom:0;width:10px;height:10px;cursor:se-resize"></div></div>`);
  const ran = await runIntent({
    kind: 'resize',
    target: { text: '', roles: ['textbox'] },
    axis: 'width',
    change: 'larger',
  });
  expect(['failed', 'unable']).toContain(ran.end);
});

test('takes the part of what a heading names, also with a word for its kind after the name', async () => {
  show(`<nav><a href="#s">Supplies</a><button>Edit menu</button></nav>
    <article><h2>Supplies</h2><button id="edit" aria-label="edit">✎</button><p>Rope and lamp oil</p></article>
    <article><h2>Weather</h2><button aria-label="edit">✎</button><p>Calm</p></article>`);
  const pressed: string[] = [];
  document.body.onclick = (event) => void pressed.push((event.target as HTMLElement).id);
  await runIntent({ kind: 'item', item: { text: 'Supplies note' }, action: 'edit' });
  expect(pressed).toEqual(['edit']);
});

test('a press that shows nothing is not done a second time', async () => {
  const card = (name: string): string =>
    `<li><h3>${name}</h3><p>12 €</p><button aria-label="Add to cart: ${name}">Add to cart</button></li>`;
  show(`<main><ul>${['Cup', 'Bowl', 'Plate'].map(card).join('')}</ul></main>`);
  const pressed: string[] = [];
  document.querySelector('main')!.addEventListener('click', (event) => {
    event.stopPropagation();
    pressed.push((event.target as Element).getAttribute('aria-label') ?? '');
  });
  const ran = await runIntent({ kind: 'addToCart', what: { text: 'Bowl' } });
  expect(pressed).toEqual(['Add to cart: Bowl']);
  expect(ran.end).toBe('unable');
  expect(ran.plan).toMatchObject({ reason: expect.stringContaining('does not show') as string });
});

test('of a cell and the button in it, both called "Delete", the button is pressed', async () => {
  const row = (name: string): string =>
    `<tr role="row" tabindex="-1"><td role="rowheader" tabindex="-1">${name}</td><td role="gridcell" tabindex="-1" style="padding-right:200px"><button id="${name}">Delete</button></td></tr>`;
  show(
    `<table role="grid"><tr><th role="columnheader">Name<th role="columnheader">Acts</tr>${['Ada', 'Bo'].map(row).join('')}</table>`,
  );
  const pressed: string[] = [];
  document.body.addEventListener('click', ({ target }) => pressed.push((target as Element).id));
  await runIntent({ kind: 'item', item: { text: 'Bo' }, action: 'delete' });
  expect(pressed).toEqual(['Bo']);
});

/** Links to pages of other sites, as a list of bookmarks has them; what was pressed of them and beside them. */
function links(...acts: string[]): string[] {
  const row = (name: string): string =>
    `<li><h2><a href="https://${name.toLowerCase()}.example/">${name} and the sea</a></h2><p>Notes of the week</p>
      ${acts.map((act) => `<a href="#${act}">${act}</a>`).join(' · ')}</li>`;
  show(`<main><h1>Bookmarks</h1><ul>${['Ada', 'Bo', 'Cy'].map(row).join('')}</ul></main>`);
  const pressed: string[] = [];
  document.querySelector('ul')!.addEventListener('click', (event) => {
    event.preventDefault();
    const link = (event.target as Element).closest('a');
    if (!link) return;
    pressed.push(`${link.textContent} of ${link.closest('li')!.querySelector('h2')!.textContent}`);
    link.closest('li')!.querySelector('p')!.textContent = 'Kept on top';
  });
  return pressed;
}

test('another site is not opened to look for an act there', async () => {
  const pressed = links('Edit', 'Share');
  expect((await say('Pin the bookmark "Bo and the sea"')).end).toBe('unable');
  expect(pressed).toEqual([]);
  await say('Open the bookmark "Bo and the sea"');
  expect(pressed).toEqual(['Bo and the sea of Bo and the sea']);
});

test('what makes a thing sticky pins it', async () => {
  const pressed = links('Edit', 'Make sticky');
  expect((await say('Pin the bookmark "Bo and the sea"')).end).toBe('succeeded');
  expect(pressed).toEqual(['Make sticky of Bo and the sea']);
});
