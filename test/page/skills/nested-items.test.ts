// Items in boxes that are items of a list themselves: what is said of one is done to that one, not to its box.
import { expect, test } from 'vitest';
import { pressedPage } from './pressed-page';
import { runIntent } from './run-intent';
import { say } from './say';

const { log, show } = pressedPage({ tellsFields: true });

const box = (name: string, feeds: readonly string[]): string => `<div class="box">
  <div class="title"><a href="#set" id="box ${name}" title="Manage"><img alt="⚙️" width="16" height="16"></a> <h2>${name}</h2></div>
  <ul>${feeds
    .map(
      (feed) =>
        `<li draggable="true"><a href="#set" id="${feed}" title="Manage"><img alt="⚙️" width="16" height="16"></a> <span>${feed}</span></li>`,
    )
    .join('')}<li><a href="#add">➕ Add a feed</a></li></ul></div>`;

const feeds = (onPress?: (name: string) => void): void =>
  show(
    `<nav><a href="#a">Home</a></nav><main><h1>Subscriptions</h1><div>${box('Garden', ['Roses'])}${box('Travel', ['Rail Notes'])}${box(
      'Other',
      ['Open Files'],
    )}</div><div id="slider"></div></main>`,
    onPress,
  );

const form = (
  name: string,
): string => `<form id="f"><h2>${name}</h2><label>Title <input value="${name}"></label>
  <label>Keep at most <input type="number" value="20"></label> <button>Submit</button> <button type="button" id="Remove">Remove</button></form>`;
const open = (name: string): void => {
  if (name.startsWith('Submit')) document.querySelector('#slider')!.innerHTML = '<p>Saved</p>';
  else if (name === 'Remove') document.querySelector('#slider')!.innerHTML = '<p>Removed</p>';
  else document.querySelector('#slider')!.innerHTML = form(name.replace('box ', ''));
};

test('a row is renamed in the form behind its "⚙", and its box is left alone', async () => {
  feeds(open);
  const ran = await say('Rename the feed "Rail Notes" to "Trains"');
  expect(log).toEqual(['Rail Notes', 'Submit: Trains: 20']);
  expect(ran.end).toBe('succeeded');
});

test('a form that has another name in its title is not the way to rename this one', async () => {
  feeds((name) => open(name === 'Rail Notes' ? 'Travel' : name));
  expect((await say('Rename the feed "Rail Notes" to "Trains"')).end).not.toBe('succeeded');
  expect(log).toEqual(['Rail Notes']);
});

test('a row is taken away in the form behind its "⚙"', async () => {
  feeds(open);
  await say('Delete the feed Open Files');
  expect(log).toEqual(['Open Files', 'Remove: Open Files: 20']);
});

test('the box itself can be meant', async () => {
  feeds(open);
  await say('Delete the category Travel');
  expect(log).toEqual(['box Travel', 'Remove: Travel: 20']);
});

test('"Create rule" in a row is no way to rename what the row is about', async () => {
  const row = (name: string): string =>
    `<tr><td>${name}</td><td><div class="make" tabindex="0" style="cursor:pointer">Create rule</div></td></tr>`;
  document.body.innerHTML = `<table><tr><th>Name</th><th></th></tr>${row('Book Nook')}${row('City Bus')}</table>`;
  const sent: string[] = [];
  for (const make of document.querySelectorAll('.make'))
    make.addEventListener('click', () => {
      document.body.insertAdjacentHTML(
        'beforeend',
        `<div role="dialog" aria-label="Rule"><input aria-label="Payee name"><button>Save</button></div>`,
      );
      document.querySelector('[role=dialog] button')!.addEventListener('click', () => sent.push('rule'));
    });
  const ran = await runIntent({
    kind: 'item',
    item: { text: 'payee Book Nook' },
    action: 'rename',
    value: 'Book Corner',
  });
  expect(['succeeded', 'done']).not.toContain(ran.end);
  expect([sent, document.querySelector('[role=dialog]')]).toEqual([[], null]);
});
