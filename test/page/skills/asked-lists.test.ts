// "Which boats are there?" is answered by the rows of the list of boats; names of controls and the question's own words
// are no answer.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { interpret } from '../../../src/interpret/interpret';
import { answerTo } from './say';

beforeEach(() => {
  document.title = 'Harbour';
});
afterEach(() => {
  document.body.innerHTML = '';
});

const table = (heads: string[], rows: string[][]): string =>
  `<table><thead><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr></thead><tbody>${rows
    .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')}</tbody></table>`;
const BOATS = table(
  ['<input type="checkbox">', 'Name', 'State', 'Length'],
  [
    ['<input type="checkbox">', '<a href="#ada">Ada</a>', 'free', '7'],
    ['<input type="checkbox">', '<a href="#otto">Otto</a>', 'let', '9'],
    ['<input type="checkbox">', '<a href="#rye">Rye</a>', 'free', '9'],
  ],
);

test.each([
  ['Which boats are there?', 'Ada, Otto, Rye'],
  ['What boats are there on this page?', 'Ada, Otto, Rye'],
  ['What boats do we have?', 'Ada, Otto, Rye'],
  ['Which free boats are there?', 'Ada, Rye'],
  ['Which states are there?', 'free, let'],
  ['Which owners are there?', 'unable'],
])('a table of boats: %s', async (question, answer) => {
  document.body.innerHTML = `<h1>Boats</h1><p>A notice: the boats of this harbour may be shown late. ${'Please ask. '.repeat(30)}</p><main>${BOATS}</main>`;
  expect(await answerTo(question)).toBe(answer);
});

test('a list that goes on says so', async () => {
  document.body.innerHTML = `<h1>Boats</h1><main>${BOATS}<a href="#2">Next page</a></main>`;
  expect(await answerTo('Which boats are there?')).toBe('Ada, Otto, Rye on this page; the list goes on.');
});

test('a plain list, in German', async () => {
  document.body.innerHTML =
    '<h1>Unsere Boote</h1><main><ul><li>Ada</li><li>Otto</li><li>Rye</li></ul></main>';
  expect(await answerTo('Welche Boote gibt es?')).toBe('Ada, Otto, Rye');
});

test.each([
  ['有哪些船？', '船'],
  ['这里有哪些船员', '船员列表'],
])('and in Chinese: %s', async (question, name) => {
  document.body.innerHTML = `<h1>${name}</h1><main><ul><li>海鸥</li><li>白鹭</li><li>信天翁</li></ul></main>`;
  expect(await answerTo(question)).toBe('海鸥, 白鹭, 信天翁');
  const made = interpret(question, { now: new Date('2026-11-21T12:00:00Z'), locale: 'zh-CN' });
  expect(made.kind === 'tasks' && made.list.tasks[0]?.parameters.kind).toBe('answer');
});

test('a list of something else of the boats is none of boats', async () => {
  document.body.innerHTML = '<h1>Boat owners</h1><main><ul><li>Ada</li><li>Otto</li><li>Rye</li></ul></main>';
  expect(await answerTo('Which boats are there?')).not.toContain('Ada');
});

test.each([
  ['Which scripts are there?', 'Wash, Fill, Sound'],
  ['How many scripts are there?', '3.'],
])('what the list is called is no value of its rows: %s', async (question, answer) => {
  const rows = [
    ['Wash', 'Script'],
    ['Fill', 'Script'],
    ['Sound', 'Web'],
  ];
  document.body.innerHTML = `<h1>Scripts</h1><main>${table(['Name', 'Type'], rows)}</main>`;
  expect(await answerTo(question)).toBe(answer);
});

test.each([
  ['How many pumps are enabled?', '2.'],
  ['Which pumps are enabled?', 'Bow, Stern'],
])('the values of a filter are no rows: %s', async (question, answer) => {
  const values = ['Any', 'Enabled', 'Disabled'].map(
    (value) => `<li><label><input type="radio">${value}</label></li>`,
  );
  const rows = [
    ['Bow', '<a href="#0">Enabled</a>'],
    ['Deck', '<a href="#1">Disabled</a>'],
    ['Stern', '<a href="#2">Enabled</a>'],
  ];
  document.body.innerHTML = `<h1>Pumps</h1><main><ul>${values.join('')}</ul>${table(['Name', 'Status'], rows)}</main>`;
  expect(await answerTo(question)).toBe(answer);
});

const card = (name: string, tags: string[]): string => `<article><h2><a href="#${name}">${name}</a></h2>
  ${tags.map((tag) => `<a href="#tag-${tag}">${tag}</a>`).join(' · ')} <time>3 May 2026</time> <a href="#edit">Edit</a></article>`;

test('what the question names is no answer to it', async () => {
  const cards = [
    card('Rye bread', ['cooking', 'rye']),
    card('Tides', ['sea']),
    card('Ten knots', ['sea', 'rope']),
    card('Lamps', ['light']),
  ];
  document.body.innerHTML = `<main><h1>Recipes and tags</h1><div>${cards.join('')}</div></main>`;
  expect(await answerTo('Which tags does "Rye bread" have?')).not.toMatch(/^Rye bread/);
});

test.each(['Which tag is used most?', 'What is the most used tag?'])(
  'names of the ways to sort are no answer: %s',
  async (question) => {
    const sort = `<div>Sort by: <a href="#cloud">Cloud</a> <a href="#most">Most used</a> <a href="#a">Alphabetical</a></div>`;
    const cloud = ['bread 2', 'code 1', 'rope 4'].map((tag) => `<a href="#${tag}">${tag}</a>`).join(' ');
    document.body.innerHTML = `${sort}<main><h2>Tag cloud</h2><div>${cloud}</div></main>${sort}`;
    expect(await answerTo(question)).not.toContain('Sort by');
  },
);

test('how things can be sorted is what these names tell', async () => {
  document.body.innerHTML = `<main><div>Sort tags by: <a href="#most">Most used</a> <a href="#a">Alphabetical</a></div></main>`;
  expect(await answerTo('How can I sort the tags?')).toContain('Alphabetical');
});
