// When a table is in order: letters as the language of the browser has them, numbers as numbers.
import { expect, test } from 'vitest';
import type { SkillView } from '../../../src/skills/skill';
import { sortSkill } from '../../../src/skills/lists/sort';

function isInOrder(values: string[], locale = 'en-US', direction: 'asc' | 'desc' = 'asc'): boolean {
  const rows = values.map((text) => ({ cells: { Name: { text } } }));
  const nothing = (): never[] => [];
  const tables = () => [{ fields: ['Name'], rows }];
  const view = { locale, tables, hits: nothing, passages: nothing } as unknown as SkillView;
  const params = { kind: 'sort', by: 'Name', direction } as const;
  return sortSkill.effects.every((holds) => holds({} as never, params, view));
}

test.each<[string[], string, boolean]>([
  [['Anna', 'Özil', 'Zoe'], 'de', true],
  [['Zoe', 'Anna'], 'de', false],
  // The alphabet of Estonian has z before t.
  [['Zoe', 'Tom'], 'et', true],
  [['Zoe', 'Tom'], 'en-US', false],
  [['Tom', 'Zoe'], 'et', false],
])('%j in %s: %s', (values, locale, expected) => {
  expect(isInOrder(values, locale)).toBe(expected);
});

test('numbers are compared as numbers, and parts either way', () => {
  expect(isInOrder(['2', '10'])).toBe(true);
  expect(isInOrder(['10', '2'])).toBe(false);
  expect(isInOrder(['Part 2', 'Part 10'])).toBe(true);
  expect(isInOrder(['Part 10', 'Part 2'])).toBe(true);
  expect(isInOrder(['9', '3'], 'en-US', 'desc')).toBe(true);
});

test('empty cells say nothing of the order', () => {
  expect(isInOrder(['1', '2', '', ''])).toBe(true);
  expect(isInOrder(['', '2', '1', ''])).toBe(false);
});
