// "Row 50" is a place, "50 rows" are that many: a place is counted in the table, and one that it does not have is in no
// other list of the page.
import { beforeEach, expect, test } from 'vitest';
import { say } from './say';

const SIDE = Array.from(
  { length: 60 },
  (_, i) => `<li><a href="#v${i}">View</a> <a href="#t${i}">T_${i}</a></li>`,
);
const ROWS = Array.from(
  { length: 12 },
  (_, i) =>
    `<tr><td>${i + 100}<td><a href="#b${i + 1}">Boat ${i}</a><td>${i + 30}<td><button>Delete</button></tr>`,
);

beforeEach(() => {
  location.hash = '';
  document.body.innerHTML = `<div><ul>${SIDE.join('')}</ul></div>
    <main><table><thead><tr><th>id<th>name<th>length<th></tr></thead><tbody>${ROWS.join('')}</tbody></table></main>`;
});

test.each([
  ['Open row 3', '#b3'],
  ['Open the 3rd row', '#b3'],
  ['Show the last row', '#b12'],
  ['Öffne Zeile 4', '#b4'],
  ['打开第5行', '#b5'],
])('%s counts in the table', async (goal, hash) => {
  expect([(await say(goal)).end, location.hash]).toEqual(['succeeded', hash]);
});

test.each(['Show row 50', 'Zeige Zeile 50', 'Open 50 rows', 'Open 3 rows'])(
  '%s: the table has no such row, and nothing is pressed instead',
  async (goal) => {
    const { end, attempts } = await say(goal);
    expect([end, location.hash, attempts.length]).toEqual([expect.stringMatching(/unable|explore/), '', 0]);
  },
);

test('a row that is not there is not taken away elsewhere', async () => {
  const { end } = await say('Delete the 50th row');
  expect([end, location.hash]).toEqual(['unable', '']);
});

test('a list beside the page is counted in where there is no other', async () => {
  document.querySelector('main')?.remove();
  expect([(await say('Open row 3')).end, location.hash]).toEqual(['succeeded', '#v2']);
});
