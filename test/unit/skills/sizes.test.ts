// Sizes of files: compared with each other they go by what they amount to; a bound is asked in its own unit, or the column's.
import { expect, test } from 'vitest';
import { measureOf } from '../../../src/skills/items/item-cells';
import { meets } from '../../../src/skills/items/item-conditions';
import type { Item } from '../../../src/skills/items/items';

const file = (size: string): Item => ({
  collectionId: 'c1',
  collection: 'Files',
  index: 0,
  text: `Chart ${size}`,
  cells: { Name: { text: 'Chart' }, Size: { text: size } },
  hits: [],
});
const isOver = (size: string, value: string): boolean =>
  meets(file(size), { field: 'Size', op: 'gt', value }, 'en-US') > 0;

test('the larger size is the one of more bytes', () => {
  const [kilo, mega] = ['878.9 KiB', '1.4 MiB'].map((size) => measureOf(file(size), 'Size') ?? NaN);
  expect(mega).toBeGreaterThan(kilo!);
});

test.each([
  ['20 MB', '25', false],
  ['35 MB', '25', true],
  ['878.9 KiB', '500 KB', true],
  ['293.0 KiB', '500 KB', false],
  ['2 MB', '500 KB', true],
])('%s over %s: %s', (size, value, expected) => {
  expect(isOver(size, value)).toBe(expected);
});
