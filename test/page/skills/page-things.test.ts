// What any page has, in a list or not: its links, headings, buttons and fields, and addresses in its text.
import { beforeEach, expect, test } from 'vitest';
import { answerTo, say } from './say';

const PAGE = `
  <header><nav aria-label="Main"><a href="/shop">Shop</a> <a href="/help">Help</a></nav></header>
  <main>
    <h1>Our club</h1>
    <ul class="cards">
      <li class="card"><h2>Boats</h2><p>Twelve of them, all white.</p></li>
      <li class="card"><h2>Trips</h2><p>Every week in summer.</p></li>
      <li class="card"><h2>Lessons</h2><p>For children and adults.</p></li>
    </ul>
    <p>Write to office@club.test or call +49 30 1234567. We opened on 2026-11-29 with 1234567 guests.</p>
    <p>Ada Berg, treasurer<br>ada.berg@club.test</p>
    <p><a href="mailto:otto@club.test?subject=Hi">Otto Kern</a>, <a href="/help">Help</a></p>
    <form><label>Name <input value="Kim"></label><label><input type="checkbox" checked> Newsletter</label>
      <button>Join</button></form>
    <p hidden><a href="/secret">Hidden</a> hidden@club.test</p>
  </main>
  <footer><a href="/imprint">Imprint</a></footer>`;

beforeEach(() => {
  document.title = 'Club';
  document.body.innerHTML = PAGE;
});

async function rowsOf(goal: string): Promise<string[]> {
  const { plan } = await say(goal);
  if (plan.kind !== 'done' || !plan.table) return [plan.kind];
  return plan.table.rows.map(({ cells }) =>
    Object.values(cells)
      .map(({ text }) => text)
      .join(' | '),
  );
}
const at = (path: string): string => new URL(path, document.baseURI).href;

test.each([
  'list all links on this page',
  'extract all links',
  'show me all links',
  'Liste alle Links auf',
  '列出所有链接',
])('%s', async (goal) => {
  expect(await rowsOf(goal)).toEqual([
    `Shop | ${at('/shop')}`,
    `Help | ${at('/help')}`,
    'Otto Kern | mailto:otto@club.test?subject=Hi',
    `Imprint | ${at('/imprint')}`,
  ]);
});

test.each([
  ['list all links in the footer', [`Imprint | ${at('/imprint')}`]],
  ['list all headings', ['Our club | 1', 'Boats | 2', 'Trips | 2', 'Lessons | 2']],
  ['extract the first 2 headings', ['Our club | 1', 'Boats | 2']],
  ['list the last 2 headings', ['Trips | 2', 'Lessons | 2']],
  ['show me all the buttons on this page', ['Join']],
  ['list all form fields', ['Name | text | Kim', 'Newsletter | checkbox | on']],
])('%s', async (goal, rows) => {
  expect(await rowsOf(goal)).toEqual(rows);
});

test.each([
  'extract all email addresses',
  'find all email addresses on this page',
  'get all e-mail addresses from this page',
  'Finde alle E-Mail-Adressen auf dieser Seite',
])('%s', async (goal) => {
  expect(await rowsOf(goal)).toEqual([
    'office@club.test | Write to office@club.test or call +49 30 1234567. We opened on 2026-11-29 with 1234567 guests.',
    'ada.berg@club.test | Ada Berg, treasurer',
    'otto@club.test | Otto Kern',
  ]);
});

test('get all phone numbers from this page', async () => {
  expect((await rowsOf('get all phone numbers from this page')).map((row) => row.split(' | ')[0])).toEqual([
    '+49 30 1234567',
  ]);
});

test.each([
  ['How many links are there on this page?', '4'],
  ['Wie viele Überschriften gibt es?', '4'],
  ['What links are on this page?', 'Shop, Help, Otto Kern, Imprint'],
  ['Welche Überschriften gibt es?', 'Our club, Boats, Trips, Lessons'],
  ['Which email addresses are there?', 'office@club.test, ada.berg@club.test, otto@club.test'],
])('%s', async (question, answer) => {
  expect(await answerTo(question)).toBe(answer);
});

test('what no page has is told, and no other list instead of it', async () => {
  document.body.innerHTML = '<ul><li>Tea</li><li>Milk</li><li>Salt</li></ul>';
  expect(await rowsOf('list all links')).toEqual(['unable']);
});

test('emails are the mails of a list, and results its rows', async () => {
  document.body.innerHTML = `<h1>Inbox</h1><table><tr><th>From</th><th>Subject</th></tr>
    <tr><td>ada@club.test</td><td><a href="/1">Hello</a></td></tr><tr><td>otto@club.test</td><td><a href="/2">Bill</a></td></tr></table>`;
  expect(await rowsOf('extract all emails')).toEqual(['ada@club.test | Hello', 'otto@club.test | Bill']);
  expect(await rowsOf('extract all results')).toEqual(['ada@club.test | Hello', 'otto@club.test | Bill']);
});

test('pictures without a name are those of a list that shows them', async () => {
  const birds = ['Tern', 'Gull', 'Heron', 'Auk'];
  const src = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
  document.body.innerHTML = `<main><h1>Birds</h1><ul>${birds
    .map((bird) => `<li><a href="/${bird}"><img src="${src}">${bird}</a><p>Seen in ${bird} bay</p></li>`)
    .join('')}</ul></main>`;
  expect((await rowsOf('list all photos')).map((row) => row.split(' | ')[0])).toEqual(birds);
});

test('a list that is called so comes first', async () => {
  document.body.innerHTML = `<table><caption>Links</caption><tr><th>Club</th><th>Since</th></tr>
    <tr><td><a href="/a">Aster</a></td><td>2001</td></tr><tr><td><a href="/b">Birch</a></td><td>2004</td></tr></table>`;
  expect(await answerTo('how many links are there?')).toBe('2.');
});
