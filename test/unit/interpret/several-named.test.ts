// Several things under one noun, and which of many: "seats C3 and A6", "both A and B", "the ones starting with C".
import { expect, test } from 'vitest';
import { interpret } from '../../../src/interpret/interpret';

function firstOf(goal: string): unknown {
  const made = interpret(goal, { now: new Date('2026-11-21T12:00:00Z'), locale: 'en-US' });
  return made.kind === 'tasks' ? made.list.tasks[0]?.parameters : made.kind;
}

const options = (...names: string[]): unknown =>
  expect.objectContaining({ kind: 'choose', options: names.map((text) => ({ text })) });

test.each([
  ['Select both Lima and Lisbon in the list', options('Lima', 'Lisbon')],
  ['Select seats C3 and A6', options('C3', 'A6')],
  [
    'tick the ones starting with C',
    {
      kind: 'check',
      targets: [{ text: '', where: [{ op: 'startsWith', value: 'C' }], all: true }],
      on: true,
    },
  ],
  [
    'Add every product that costs less than $6 to the cart',
    {
      kind: 'item',
      item: { text: 'product', where: [{ op: 'lt', value: '$6' }], all: true },
      action: 'add to cart',
    },
  ],
  ['Add two red shirts to the cart', { kind: 'addToCart', what: { text: 'red shirts' }, quantity: 2 }],
  [
    'Delete the largest file',
    {
      kind: 'item',
      item: { text: 'file', superlative: { field: 'size', direction: 'max' } },
      action: 'delete',
    },
  ],
  [
    'Select cells A1 and C3',
    {
      kind: 'choose',
      options: [
        { text: 'A1', roles: ['cell', 'gridcell'] },
        { text: 'C3', roles: ['cell', 'gridcell'] },
      ],
    },
  ],
])('%s', (goal, task) => {
  expect(firstOf(goal)).toEqual(task);
});
