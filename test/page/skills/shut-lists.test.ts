// List boxes that show only what is chosen, named by what they are for: the list that they open stands elsewhere, and
// may be read as a part of something else.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answerTo, say } from './say';

const POSTS: ReadonlyArray<readonly [title: string, isRead: boolean]> = [
  ['Sourdough in three days', true],
  ['Butter from the farm', false],
  ['Rye bread for beginners', true],
  ['Ten soups for winter', false],
];

const OFFERED: Readonly<Record<string, readonly string[]>> = {
  'Show posts': ['Adaptive', 'Everything', 'Unread'],
  'Sort posts': ['Default', 'Newest first', 'Title'],
};

/** A popup for each box, alike and beside each other, as a part of `body`; shut ones are hidden. */
const popup = (box: string, options: readonly string[]): string =>
  `<div class="popup" hidden><table role="listbox" aria-label="${box}, choices"><tbody>${options
    .map((each) => `<tr role="option" aria-selected="false" tabindex="-1"><td>${each}</td></tr>`)
    .join('')}</tbody></table><p>Press Escape to shut it</p></div>`;

const box = (name: string, shown: string): string =>
  `<table role="listbox" title="${name}" aria-haspopup="true" aria-expanded="false" tabindex="0"><tbody><tr><td>
    <span role="option" aria-selected="true">${shown}</span></td></tr></tbody></table>`;

function draw(only: string, by: string): void {
  const posts = POSTS.filter(([, isRead]) => only !== 'Unread' || !isRead);
  if (by === 'Title') posts.sort(([a], [b]) => a.localeCompare(b));
  document.querySelector('#posts')!.innerHTML = posts
    .map(([title]) => `<div><h2><a href="#${title.length}">${title}</a></h2><p>by Ida Holm</p></div>`)
    .join('');
}

const titles = (): string[] => [...document.querySelectorAll('h2')].map(({ textContent }) => textContent);

let opened = '';

beforeEach(() => {
  opened = '';
  document.body.innerHTML = `<div id="app"><h1>Breadboard</h1>${Object.entries(OFFERED)
    .map(([name, [first = '']]) => box(name, first))
    .join('')}<div id="posts"></div><p><a href="#next" title="Go to the next unread feed">→</a></p>
    ${Object.entries(OFFERED)
      .map(([name, options]) => popup(name, options))
      .join('')}${popup('Select', ['Every one', 'None'])}</div>`;
  draw('', '');
  const popups = [...document.querySelectorAll<HTMLElement>('.popup')];
  document.querySelector('#app')!.addEventListener('click', (event) => {
    const target = event.target as Element;
    const pressedBox = target.closest('[aria-haspopup]');
    const option = target.closest('tr[role=option]')?.textContent;
    popups.forEach((each) => (each.hidden = true));
    if (pressedBox) {
      opened = pressedBox.getAttribute('title')!;
      popups[Object.keys(OFFERED).indexOf(opened)]!.hidden = false;
    } else if (option !== undefined) {
      document.querySelector(`[title="${opened}"] span`)!.textContent = option;
      draw(opened === 'Show posts' ? option : '', opened === 'Sort posts' ? option : '');
    }
  });
});
afterEach(() => {
  document.body.innerHTML = '';
});

test('a list called after showing is opened for what is to be shown, and a link that says much else is left', async () => {
  const { end } = await say('Show only unread posts');
  expect(end).toBe('succeeded');
  expect(titles()).toEqual(['Butter from the farm', 'Ten soups for winter']);
  expect(location.hash).not.toBe('#next');
});

test('a list called after sorting is opened, whatever sort of popup it says to have', async () => {
  const { end } = await say('Sort the posts by title');
  expect(end).toBe('succeeded');
  expect(titles()[0]).toBe('Butter from the farm');
});

test('“unread posts” are not counted where nothing says which are unread', async () => {
  document.body.innerHTML = `<main><h1>Breadboard</h1><ul>${[
    'All posts',
    'Fresh posts',
    'Starred posts',
    'Recently read',
  ]
    .map((each, at) => `<li><span>${at + 4}</span> <b>${each}</b></li>`)
    .join('')}</ul></main>`;
  expect(await answerTo('How many unread posts are there?')).toBe('unable');
});

test.each([
  ['只看未读', '<button>未读消息</button><button>全部消息</button>', '未读消息'],
  [
    'Show only unread messages',
    '<button>Everything</button><button>Only unread messages in this folder</button>',
    'Only unread messages in this folder',
  ],
  ['Show only open tickets', '<button>Open tickets</button><button>Closed tickets</button>', 'Open tickets'],
])('“%s” presses what says it, in more words or in words without spaces', async (goal, buttons, wished) => {
  document.body.innerHTML = `<main><h1>Box</h1><div>${buttons}</div><p id="shown"></p></main>`;
  let pressed = '';
  document.querySelector('main')!.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button');
    if (button) document.querySelector('#shown')!.textContent = pressed = button.textContent;
  });
  await say(goal);
  expect(pressed).toBe(wished);
});

test('a state with its number is not the first word of another name', async () => {
  document.body.innerHTML = `<main><h1>Projects</h1><aside><a href="#open">Open (7)</a><a href="#closed">Closed (9)</a></aside>
    <label>Filter projects <input type="search"></label><ul><li><b>Tides</b> Open Source</li><li><b>Maps</b> Public Domain</li></ul></main>`;
  await say('Filter by "Open Source"');
  expect(location.hash).not.toBe('#open');
});

test('how many are shown at once is no filter', async () => {
  document.body.innerHTML = `<main><h1>Jobs</h1><button role="combobox" aria-haspopup="listbox" aria-expanded="false" aria-label="Show 25 entries">25</button>
    <label>Search <input type="search"></label><ul><li><b>Tides</b> paused</li><li><b>Maps</b> running</li></ul></main>`;
  let opened = 0;
  document.querySelector('button')!.addEventListener('click', () => opened++);
  await say('Show only paused');
  expect(opened).toBe(0);
});
