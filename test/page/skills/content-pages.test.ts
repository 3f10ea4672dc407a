// Pages that keep articles, as content managers have them: rows whose boxes and actions tell more than they show,
// counts in links, lists of filters with a button beside them.
import { afterEach, expect, test } from 'vitest';
import { runIntent } from './run-intent';
import { answerTo } from './say';

let log: string[] = [];
afterEach(() => {
  log = [];
  document.body.replaceChildren();
});

const UNSEEN = 'style="position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)"';
const POSTS = [
  ['Herring week', 'Greta Holm', 'Recipes'],
  ['Tide tables', 'Jonas Falk', 'Tides'],
  ['Fish soup', 'Greta Holm', 'Recipes'],
];
const ROWS = POSTS.map(
  ([title, author, category]) => `<tr>
    <th scope="row"><label ${UNSEEN} for="c${title}">Select ${title}</label><input type="checkbox" id="c${title}"></th>
    <td><a href="#edit-${title}">${title}</a><div style="position:relative;left:-9999em"><a id="trash ${title}" href="#trash" aria-label="Move “${title}” to the Trash">Trash</a></div></td>
    <td>${author}</td><td>${category}</td></tr>`,
).join('');
const PAGE = `<h1>Posts</h1><ul><li><a href="#all">All (33)</a></li><li><a href="#drafts">Drafts (2)</a></li></ul>
  <form><label>Filter by category <select><option>All Categories<option>News<option>Recipes</select></label>
    <button id="filter">Filter</button> <span>33 items</span> <a href="?paged=2">Next page</a>
  <table><thead><tr><th><label ${UNSEEN} for="all">Select All</label><input type="checkbox" id="all"></th>
    <th>Title</th><th>Author</th><th>Category</th></tr></thead><tbody>${ROWS}</tbody></table></form>`;

function show(html: string): void {
  const page = document.createElement('main');
  page.innerHTML = html;
  page.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a, button');
    if (!link) return;
    event.preventDefault();
    log.push(link.id);
    link.closest('tr')?.remove();
  });
  document.body.replaceChildren(page);
}

test('rows are named by their titles, not by the boxes to select them', async () => {
  show(PAGE);
  expect(await answerTo('Which posts are by Greta Holm?')).toMatch(/^Herring week, Fish soup/);
});

test('a column of boxes with names that can be seen is told', async () => {
  show(
    `<table><tr><th>Task</th><th>Who</th></tr>${['Mend the net', 'Paint the hull'].map((task) => `<tr><td><label><input type="checkbox"> ${task}</label></td><td>Ada</td></tr>`).join('')}<tr><td><label><input type="checkbox"> Oil the winch</label></td><td>Bo</td></tr></table>`,
  );
  expect(await answerTo('Which tasks are of Ada?')).toBe('Mend the net, Paint the hull');
});

test.each([
  ['How many drafts are there?', '2.'],
  ['How many posts are there?', '33.'],
])('%s', async (question, answer) => {
  show(PAGE);
  expect(await answerTo(question)).toBe(answer);
});

test('of a category the list of categories is set, and the button beside it pressed', async () => {
  show(PAGE);
  await runIntent({ kind: 'filter', value: 'posts in the category Recipes' });
  expect(document.querySelector('select')!.value).toBe('Recipes');
  expect(log).toEqual(['filter']);
});

test('an action of a row that lies off the page is pressed', async () => {
  show(PAGE);
  await runIntent({ kind: 'item', item: { text: 'Tide tables' }, action: 'delete' });
  expect(log).toEqual(['trash Tide tables']);
});

test('a thing is renamed in the field that holds its name', async () => {
  show('<ul><li>storm <button id="rename">Rename</button></li><li>gust <button>Rename</button></li></ul>');
  document.querySelector('#rename')!.addEventListener('click', () => {
    const form = `<form onsubmit="return false"><label>Name <input value="storm"></label><label>Slug <input value="st"></label>
      <label>Description <textarea></textarea></label><button id="update">Update</button></form>`;
    document.querySelector('main')!.insertAdjacentHTML('beforeend', form);
  });
  await runIntent({ kind: 'item', item: { text: 'storm' }, action: 'rename', value: 'gale' });
  expect(document.querySelector('input')!.value).toBe('gale');
  expect(log).toEqual(['rename', 'update']);
});

test.each([
  ['as numbers', ['Part 1', 'Part 2', 'Part 10']],
  ['as words', ['Part 1', 'Part 10', 'Part 2']],
])('a list in order %s is sorted', async (_, titles) => {
  show(
    `<table><thead><tr><th><button id="sort">Title</button></th><th>Who</th></tr></thead>${titles.map((title) => `<tr><td>${title}</td><td>Bo</td></tr>`).join('')}</table>`,
  );
  const { plan } = await runIntent({ kind: 'sort', by: 'title', direction: 'asc' });
  expect([plan.kind, log]).toEqual(['done', []]);
});

test('a choice is known by its name as it is written', async () => {
  show(
    `<fieldset><legend>Date format</legend>${['23/11/2026 d/m/Y', '2026-11-23 Y-m-d', '11/23/2026 m/d/Y'].map((name) => `<label><input type="radio" name="f"> ${name}</label>`).join('')}</fieldset>`,
  );
  await runIntent({ kind: 'choose', options: [{ text: 'date format Y-m-d' }] });
  expect(document.querySelector<HTMLInputElement>(':checked')?.labels?.[0]?.textContent).toContain('2026');
  expect(document.querySelectorAll('input')[1]!.checked).toBe(true);
});

test('looking for something follows no link, though it opens a menu, too', async () => {
  show(
    `<nav><ul><li><a id="posts" href="#posts?" aria-haspopup="true">Posts</a></li><li><a id="media" href="/media" aria-haspopup="true">Media</a></li></ul></nav><label>Name <input></label>`,
  );
  await runIntent({ kind: 'click', target: { text: 'Something else' } });
  expect(log).not.toContain('media');
});

test('of a value the question says the plural', async () => {
  show(
    `<table><thead><tr><th>Name</th><th>Role</th></tr></thead>${[
      'Greta|Editor',
      'Jonas|Author',
      'Timo|Editor',
    ]
      .map(
        (row) =>
          `<tr>${row
            .split('|')
            .map((text) => `<td>${text}</td>`)
            .join('')}</tr>`,
      )
      .join('')}</table>`,
  );
  expect(await answerTo('Which users are editors?')).toBe('Greta, Timo');
});

test('what a long list offers further down is chosen', async () => {
  const zones = Array.from({ length: 80 }, (_, i) => `<option>Zone ${i}</option>`).join('');
  show(
    `<form><label>Title <input></label><label>Timezone <select>${zones}<option>Oslo</select></label></form>`,
  );
  await runIntent({
    kind: 'fill',
    fields: [{ field: { text: 'timezone' }, value: { from: 'text', text: 'Oslo' } }],
  });
  expect(document.querySelector('select')!.value).toBe('Oslo');
});

test('a reply is sent by the button of that name, not by one that applies something else', async () => {
  show(
    `<form onsubmit="return false"><ul><li>Ida Berg: Will the ferry go? <a id="open" href="#">Reply to this comment</a></li><li>Bo Lund: Thanks <a href="#">Reply to this comment</a></li></ul>
      <div id="here"></div><select aria-label="Bulk action"><option>Bulk actions<option>Delete</select><button id="apply">Apply</button></form>`,
  );
  document.querySelector('#open')!.addEventListener('click', () => {
    document.querySelector('#here')!.innerHTML =
      '<label>Comment <textarea></textarea></label><button id="cancel" type="button">Cancel</button><button id="reply" type="button">Approve and Reply</button>';
  });
  await runIntent({ kind: 'item', item: { text: 'Ida Berg' }, action: 'reply', value: 'At noon.' });
  expect(log).toEqual(['open', 'reply']);
});

test('what the page did not take away is not said to be deleted', async () => {
  document.body.innerHTML =
    '<ul><li>News <button>Delete</button></li><li>Recipes <button>Delete</button></li></ul>';
  const { end } = await runIntent({ kind: 'item', item: { text: 'Recipes' }, action: 'delete' });
  expect(end).not.toBe('succeeded');
});

test('all of what the page lists is chosen by the box for all', async () => {
  show(PAGE);
  document.querySelector('#all')!.addEventListener('click', (event) => {
    for (const box of document.querySelectorAll<HTMLInputElement>('tbody input'))
      box.checked = (event.target as HTMLInputElement).checked;
  });
  const { end } = await runIntent({ kind: 'choose', options: [{ text: 'posts', all: true }] });
  expect(document.querySelectorAll('input:checked').length).toBe(4);
  expect([end, log]).toEqual(['succeeded', []]);
});

test('all of them are chosen one by one where no box stands for all', async () => {
  show(PAGE.replace(/<label[^>]*>Select All<\/label><input[^>]*>/, ''));
  await runIntent({ kind: 'choose', options: [{ text: 'posts', all: true }] });
  expect(document.querySelectorAll('input:checked').length).toBe(3);
});

test('a name is no field that another word ends like', async () => {
  show(
    ['Lucy', 'Bobby', 'Ysabel']
      .map(
        (who) =>
          `<div class="mail"><b class="a">${who}</b> <i class="b">Nets and ropes</i> <a id="reply ${who}" href="#">Reply</a></div>`,
      )
      .join(''),
  );
  const where = [{ field: 'by', op: 'is' as const, value: 'Bobby' }];
  await runIntent({ kind: 'item', item: { text: 'mail', where }, action: 'reply' });
  expect(log).toEqual(['reply Bobby']);
});

test('a list is sorted by the words of its header where those alone are known', async () => {
  const head = ['Name', 'Price'].map(
    (name) => `<div role="columnheader"><div>${name}</div><input type="search"></div>`,
  );
  const rows = [3, 1, 2].map(
    (price) =>
      `<div role="row"><div role="gridcell">Lamp ${price}</div><div role="gridcell">${price}</div></div>`,
  );
  document.body.innerHTML = `<div role="grid"><div role="row">${head.join('')}</div><div role="rowgroup">${rows.join('')}</div></div>`;
  const body = document.querySelector('[role=rowgroup]')!;
  let sign = -1;
  document.querySelectorAll('[role=columnheader]')[1]!.addEventListener('click', () => {
    sign = -sign;
    const cell = (row: Element): number => Number(row.lastElementChild!.textContent);
    body.append(...[...body.children].sort((a, b) => sign * (cell(a) - cell(b))));
  });
  const ran = await runIntent({ kind: 'sort', by: 'price', direction: 'desc' });
  expect(ran.end).toBe('succeeded');
  expect([...body.children].map((row) => row.lastElementChild!.textContent)).toEqual(['3', '2', '1']);
});
