// What only the page can tell is not typed as said, and a value ends where the next words begin.
import { expect, test } from 'vitest';
import { interpret } from '../../../src/interpret/interpret';

function parametersOf(goal: string): unknown[] {
  const made = interpret(goal, { now: new Date('2026-11-21T12:00:00Z'), locale: 'en-US' });
  return made.kind === 'tasks' ? made.list.tasks.map(({ parameters }) => parameters) : [made.kind];
}

const fill = (field: string, text: string): unknown => ({
  kind: 'fill',
  fields: [{ field: expect.objectContaining({ text: field }) as unknown, value: { from: 'text', text } }],
});
const told = (words: string): unknown => ({
  kind: 'fill',
  fields: [expect.objectContaining({ value: { from: 'described', words } })],
});

test.each([
  ['How many figs are in the list? Enter the number as the answer', 'the number of figs in the list'],
  ['Count the guests, put the number in the field', 'the number of guests'],
  ['Set the new stock to 2 more than the current stock', '2 more than the current stock'],
  ['Type whatever is shown in the box', 'whatever is shown'],
])('a value that only the page tells: %s', (goal, words) => {
  expect(parametersOf(goal)).toEqual([told(words)]);
});

test('a value next to what stands in quotes is read beside it', () => {
  expect(parametersOf('Type whatever is next to "Age" in the box')).toEqual([
    expect.objectContaining({
      fields: [expect.objectContaining({ value: { from: 'page', target: { text: 'Age' } } })],
    }),
  ]);
});

test('a value that begins like a question is said', () => {
  expect(parametersOf('Set the city to What is love')).toEqual([fill('city', 'What is love')]);
});

test.each([
  ['Type the command "rm a.txt" in the terminal', [fill('terminal', 'rm a.txt')]],
  ['Change my name to Otto in the form', [expect.objectContaining(fill('name', 'Otto') as object)]],
  [
    'set Repeat to Weekly, check Monday and Friday',
    [
      fill('Repeat', 'Weekly'),
      { kind: 'check', targets: [{ text: 'Monday' }, { text: 'Friday' }], on: true },
    ],
  ],
  [
    'In the Billing section type Turin into City, and in the Shipping section type Oslo into City',
    [fill('City', 'Turin'), fill('City', 'Oslo')],
  ],
  [
    'replace copper with meadow in the text area',
    [
      {
        kind: 'fill',
        fields: [
          { field: { text: 'copper', literal: true }, value: { from: 'text', text: 'meadow' }, words: true },
        ],
      },
    ],
  ],
])('a value ends where the next words begin: %s', (goal, tasks) => {
  expect(parametersOf(goal)).toEqual(tasks);
});

test.each([
  [
    'Enter 12/10/2026 as the date and 19:30 as the time',
    [
      { field: { text: 'date' }, value: expect.objectContaining({ from: 'date' }) as unknown },
      { field: { text: 'time' }, value: { from: 'text', text: '19:30' } },
    ],
  ],
  [
    'Type Nadia as the recipient, 39 as the amount and orchid as the memo',
    [
      { field: { text: 'recipient' }, value: { from: 'text', text: 'Nadia' } },
      { field: { text: 'amount' }, value: { from: 'text', text: '39' } },
      { field: { text: 'memo' }, value: { from: 'text', text: 'orchid' } },
    ],
  ],
  [
    'Fill in Oskar for the name, 2 for the party size',
    [
      { field: { text: 'name' }, value: { from: 'text', text: 'Oskar' } },
      { field: { text: 'party size' }, value: { from: 'text', text: '2' } },
    ],
  ],
])('each value with its field: %s', (goal, fields) => {
  expect(parametersOf(goal)).toEqual([{ kind: 'fill', fields }]);
});

test('whose it is counts as much as what it is', () => {
  expect(parametersOf("Find Marta's phone number and enter it in the Phone field")).toEqual([
    told('the phone number of Marta'),
  ]);
});
