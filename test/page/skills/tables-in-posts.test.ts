// The rows of a table in the text of one post are not the posts of the page.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { say } from './say';

beforeEach(() => {
  document.title = 'Our posts';
});
afterEach(() => {
  document.body.innerHTML = '';
});

const ROWS = ['pears', 'plums', 'sloes', 'figs', 'dates', 'limes', 'nuts', 'leeks'];
const INNER = `<h3>What we grew</h3><table><thead><tr><th>Kind</th><th>Baskets</th></tr></thead><tbody>${ROWS.map(
  (kind, at) => `<tr><td>${kind}</td><td>${at + 2}</td></tr>`,
).join('')}</tbody></table>`;
const post = (name: string, text: string): string =>
  `<article><h2><a href="/posts/${name}">${name}</a></h2><div>${text}</div><a href="/edit/${name}">Edit</a></article>`;

async function named(goal: string): Promise<string[] | string> {
  const { plan } = await say(goal);
  if (plan.kind !== 'done') return plan.kind;
  return plan.table?.rows.map(({ cells }) => String(Object.values(cells)[0]?.text)) ?? [];
}

test('the posts are exported, however many rows the table in one of them has', async () => {
  const posts = [
    post('Harvest', INNER),
    post('Tides', 'High at noon'),
    post('Knots', 'Ten of them'),
    post('Lamps', 'Red'),
  ];
  document.body.innerHTML = `<main><div>${posts.join('')}</div></main>`;
  expect(await named('Export all posts')).toEqual(['Harvest', 'Tides', 'Knots', 'Lamps']);
});

test.each(['Export all posts', 'List the posts'])(
  'where the posts are too few to be seen as a list, nothing else is taken for it: %s',
  async (goal) => {
    document.body.innerHTML = `<main><div>${post('Tides', 'High at noon')}${post('Harvest', INNER)}</div></main>`;
    expect(await named(goal)).toBe('unable');
  },
);

test('nor are the parts of the page around the posts', async () => {
  const parts = ['<a href="#10">10</a> <a href="#20">20</a> a page', '2 posts with the state public'];
  const posts = `<div><div>${post('Tides', 'High at noon')}</div><div>${post('Harvest', INNER)}</div></div>`;
  document.body.innerHTML = `<main><div>${[...parts, posts].map((part) => `<div class="part"><div></div><div>${part}</div></div>`).join('')}</div></main>`;
  expect(await named('Export all posts')).toBe('unable');
});

test('the table of a post is there for who names it', async () => {
  document.body.innerHTML = `<main><div>${post('Tides', 'High at noon')}${post('Harvest', INNER)}</div></main>`;
  expect(await named('List the baskets')).toEqual(ROWS);
});
