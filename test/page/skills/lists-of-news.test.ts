// Lists whose controls are pictures, as readers of news and mail have them; what a bar over the list does is done to
// all of it, and never for one that was opened.
import { expect, test } from 'vitest';
import { pressedPage } from './pressed-page';
import { say } from './say';

const { log, show } = pressedPage();

const TITLES = ['Night train returns', 'Bridge closed until May', 'A conductor retires'];
const icon = (id: string, name: string, title: string): string =>
  `<a href="#" id="${id}" title="${title}"><img alt="${name}" width="16" height="16"></a>`;
const PICTURES = (at: number): string =>
  icon(`read ${at}`, '🔲', 'Toggle read') + icon(`star ${at}`, '☆', 'Toggle favourite');

function news(controls: (at: number) => string, onPress: (name: string) => void = () => undefined): void {
  const row = (title: string, at: number): string =>
    `<li>${controls(at)} <a href="#site">Rail Notes</a> <a href="#a" id="open ${at}">${title}</a> <div class="body"></div></li>`;
  show(
    `<main><div><button id="bar">Mark as read</button> ${icon('order', '⬆️', 'Oldest first')} ${icon(
      'update',
      '🔃',
      'Update feeds',
    )}</div><h1>News</h1><p id="told"></p><ul>${TITLES.map(row).join('')}</ul></main>`,
    (name) => {
      document.querySelector('#told')!.textContent = `Pressed ${name}`;
      if (name.startsWith('open '))
        document.querySelectorAll('.body')[Number(name.slice(5))]!.innerHTML = '<p>Three nights a week.</p>';
      onPress(name);
    },
  );
}

test('what marks all of a list is not pressed for the one that was opened', async () => {
  news(() => '');
  expect((await say('Mark "Bridge closed until May" as read')).end).toBe('unable');
  expect(log).toEqual(['open 1']);
});

test('a row’s picture is known by what comes up beside it', async () => {
  news(PICTURES);
  expect((await say('Mark "Bridge closed until May" as read')).end).toBe('succeeded');
  expect((await say('Add "A conductor retires" to my favourites')).end).toBe('succeeded');
  expect(log).toEqual(['read 1', 'star 2']);
});

test('for all of them the bar is pressed, and for some of them it is not', async () => {
  news(() => '');
  await say('Mark everything older than a week as read');
  expect(log).toEqual([]);
  expect((await say('Mark all articles as read')).end).toBe('succeeded');
  expect(log).toEqual(['bar']);
});

test('an order and a refresh are found among pictures', async () => {
  news(PICTURES);
  await say('Sort by oldest first');
  await say('Refresh the feeds');
  expect(log).toEqual(['order', 'update']);
});

test('who wrote a thing is nobody that stands beside it', async () => {
  news(PICTURES);
  const { plan } = await say('Who wrote "A conductor retires"?');
  expect(JSON.stringify(plan)).not.toContain('"answer":"Rail Notes"');
});

test('what takes away many is no way to take away one', async () => {
  show(
    '<main><h1>Categories</h1><ul><li><a href="#h" id="home">Home</a></li><li><a href="#t" id="open">Travel</a></li></ul></main>',
    (name) => {
      if (name === 'open')
        document
          .querySelector('main')!
          .insertAdjacentHTML(
            'beforeend',
            '<form><h2>Travel</h2><button id="muted">Delete muted feeds</button> <button id="rest">Delete all</button></form>',
          );
    },
  );
  expect((await say('Delete "Travel"')).end).toBe('unable');
  expect(log).toEqual(['open']);
});

test('the way out stands behind "⚙" in the head of a page', async () => {
  show(
    `<header><nav><a href="#menu" id="gear"><img alt="⚙️" width="16" height="16"></a></nav></header><main><h1>News</h1></main>`,
    (name) => {
      if (name === 'gear')
        document.querySelector('nav')!.insertAdjacentHTML('beforeend', '<a href="#out" id="out">Log out</a>');
    },
  );
  await say('Log out');
  expect(log).toEqual(['gear', 'out']);
});

test('a feed is added by its address, in the form that is headed so', async () => {
  show(
    `<main><h1>Subscriptions</h1><form><h2>Add a category</h2><label>Name <input></label> <button id="category">Add</button></form>
     <form><h2>Add a feed</h2><label>Address <input id="address"></label> <button type="button" id="type">Type of feed</button> <button id="feed">Add</button></form></main>`,
    (name) => {
      if (name === 'feed') document.querySelector('main')!.innerHTML = '<h1>Tea Leaves</h1><p>Two news</p>';
    },
  );
  expect((await say('Add the feed https://paper.example/tea.xml')).end).toBe('done');
  expect(log).toEqual(['feed']);
});

test('for all of what a page lists, what takes away the page itself is not pressed', async () => {
  show(
    '<main><h1>Ferry</h1><button id="post">Delete</button><h2>Comments</h2><ul><li>Nice</li><li>Well said</li><li>No</li></ul></main>',
  );
  await say('Delete all comments');
  expect(log).toEqual([]);
});

test('a thing is kept by what says so, not by what takes it back or by the place where such things are', async () => {
  show(
    '<header><a href="/wishlist" id="place">Wishlist</a></header><main><h1>Red shirt</h1><button id="back">Remove from wishlist</button></main>',
  );
  expect((await say('Add this to my wishlist')).end).toBe('unable');
  expect(log).toEqual([]);
  show(
    '<header><a href="/wishlist" id="place">Wishlist</a></header><main><h1>Red shirt</h1><button id="keep">Add to wishlist</button></main>',
    () => document.querySelector('#keep')!.replaceWith('In your wishlist'),
  );
  expect((await say('Add this to my wishlist')).end).toBe('succeeded');
  expect(log).toEqual(['keep']);
});

test('a folder that is chosen beside the list does not make the bar the way for what was opened', async () => {
  news(() => '');
  document
    .querySelector('main')!
    .insertAdjacentHTML(
      'beforebegin',
      '<nav><ul role="tree"><li role="treeitem" aria-selected="true">All news</li><li role="treeitem">Travel</li></ul></nav>',
    );
  expect((await say('Mark "Bridge closed until May" as read')).end).toBe('unable');
  expect(log).toEqual(['open 1']);
});
