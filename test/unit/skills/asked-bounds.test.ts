// Which words of a question set a bound of time, and which only end like one that does.
import { expect, test } from 'vitest';
import { takeBounds } from '../../../src/skills/questions/asked-bounds';
import { itemsOf } from '../../../src/skills/items/items';
import { table, viewWith } from './views';

const TRIPS = table(
  ['Trip', 'Day'],
  [
    ['Harbour', '2026-03-02'],
    ['Lake', '2026-03-03'],
    ['Moor', '2026-03-04'],
  ],
  'Trips',
);

function bounded(question: string): { rest: string; kept: number } {
  const view = viewWith({ tables: [TRIPS] });
  const items = itemsOf([TRIPS], []);
  const { rest, tests } = takeBounds(items, question, view);
  return {
    rest: rest.replace(/\s+/g, ' ').trim(),
    kept: items.filter((item) => tests.every((test) => test(item))).length,
  };
}

test.each([
  ['which trips before 3 March 2026', 'which trips', 1],
  ['which trips by 3 March 2026', 'which trips', 2],
  ['which trips after 3 March 2026', 'which trips', 1],
  ['which trips since 3 March 2026', 'which trips', 2],
  ['which trips on 3 March 2026', 'which trips', 1],
  ['which trips to Berlin 3 March 2026', 'which trips to Berlin', 1],
  ['which trips nearby 3 March 2026', 'which trips nearby', 1],
  ['which trips thereafter 3 March 2026', 'which trips thereafter', 1],
])('%s', (question, rest, kept) => {
  expect(bounded(question)).toEqual({ rest, kept });
});
