// "How many boats are there?" where one row is called "boats": the row is none of them, and may tell their number. What
// is chosen from in a field or a menu is nothing that a page counts.
import { expect, test } from 'vitest';
import { answerTo } from './say';

const table = (many: string, rows: ReadonlyArray<readonly string[]>): string =>
  `<table><thead><tr><th>Table<th>Type<th>${many}</tr></thead><tbody>${rows.map((cells) => `<tr>${cells.map((cell, at) => `<td>${at === 0 ? `<a href="#${cell}">${cell}</a>` : cell}`).join('')}</tr>`).join('')}</tbody></table>`;
const TABLES = [
  ['berths', 'InnoDB', '24'],
  ['boats', 'InnoDB', '1,026'],
  ['members', 'MyISAM', '20'],
] as const;
const SIDE =
  '<ul><li><a href="#1">berths</a></li><li><a href="#2">boats</a></li><li><a href="#3">members</a></li></ul>';

test.each([
  ['Rows', 'How many boats are there?', '1,026.'],
  ['Rows', 'How many berths are there?', '24.'],
  ['Number of rows', 'How many boats?', '1,026.'],
  ['Count', 'How many members are there?', '20.'],
  ['Anzahl', 'Wie viele boats gibt es?', '1,026.'],
  ['数量', '有多少boats？', '1,026.'],
])('a column %s tells it: %s', async (many, question, answer) => {
  document.body.innerHTML = `<div>${SIDE}</div><main>${table(many, TABLES)}</main>`;
  expect(await answerTo(question)).toBe(answer);
});

test('without such a column one row of that name is not one of the kind', async () => {
  document.body.innerHTML = `<div>${SIDE}</div><main>${table(
    'Collation',
    TABLES.map(([name, type]) => [name, type, 'utf8']),
  )}</main>`;
  expect(await answerTo('How many boats are there?')).not.toContain('1');
});

test('rows that have the word as a state are counted as before', async () => {
  document.body.innerHTML = `<main><table><caption>Invoices</caption><thead><tr><th>Number<th>Status</tr></thead><tbody>${['open', 'paid', 'open'].map((state, n) => `<tr><td>A-${n}<td>${state}</tr>`).join('')}</tbody></table></main>`;
  expect(await answerTo('How many invoices are open?')).toBe('2.');
  expect(await answerTo('How many invoices are paid?')).toBe('1.');
  expect(await answerTo('How many invoices are there?')).toBe('3.');
});

const SCOPES = ['Name', 'Mail', 'Categories', 'Organization'];

test.each([
  [
    `<div role="listbox" aria-label="Search scope">${SCOPES.map((name) => `<div role="option" tabindex="0">${name}</div>`).join('')}</div>`,
    'options',
  ],
  [
    `<div role="listbox"><div role="group" aria-label="Search scope"><label>Search scope</label>${SCOPES.map((name) => `<x-option role="option" tabindex="0"><div>✓</div><div>${name}</div></x-option>`).join('')}</div></div>`,
    'grouped options',
  ],
  [
    `<div role="menu">${SCOPES.map((name) => `<div role="menuitem" tabindex="0">${name}</div>`).join('')}</div>`,
    'entries of a menu',
  ],
])('%s are no contacts', async (html) => {
  document.title = 'Contacts | Harbour';
  document.body.innerHTML = `<main><p>Everyone you know</p>${html}</main>`;
  expect(await answerTo('How many contacts are there?')).not.toContain('4');
});

test.each([
  ['No matching contact', 'How many contacts are there?'],
  ['No contacts found.', 'How many contacts are there?'],
  ['Keine Kontakte vorhanden', 'Wie viele Kontakte gibt es?'],
  ['没有联系人', '有多少联系人？'],
])('"%s" tells that there are none', async (said, question) => {
  document.body.innerHTML = `<main><ul><li><a href="#a">Address Books</a></li><li><a href="#b">Subscriptions</a></li></ul><p>${said}</p><p>No contact selected</p></main>`;
  expect(await answerTo(question)).toBe('0.');
});

test('"No contact selected" tells nothing of their number', async () => {
  document.body.innerHTML = `<main><h2>3 contacts</h2><ul>${['Ada', 'Otto', 'Nils'].map((name) => `<li><a href="#${name}">${name}</a></li>`).join('')}</ul><p>No contact selected</p></main>`;
  expect(await answerTo('How many contacts are there?')).toBe('3.');
});
