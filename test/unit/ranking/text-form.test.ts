import { expect, test } from 'vitest';
import { hitToText } from '../../../src/ranking/text-form';
import type { PcdHit } from '../../../src/shared/query';

const field = (role: string, label: string, more: object): string =>
  hitToText({
    id: 'f1',
    type: 'field',
    role,
    label,
    score: 1,
    order: 1,
    look: {},
    ...more,
  } as unknown as PcdHit);
const select = (options: string[]) => field('combobox', 'Question', { tag: 'select', options });

test('a line shows eight options at most, and no more of them than fit', () => {
  expect(select(['S', 'M', 'L'])).toBe('combobox Question (S/M/L)');
  expect(select(Array.from({ length: 9 }, (_, i) => `${i}`))).toBe('combobox Question (0/1/2/3/4/5/6/7/…)');
  const long = Array.from({ length: 6 }, (_, i) => `In what city were you born, question ${i}?`);
  const line = select(long);
  expect(line).toMatch(/^combobox Question \(In what city.*\/…\)$/);
  expect(line.length).toBeLessThanOrEqual('combobox Question ()'.length + 122);
});

test.each([
  ['textbox Birthday “dd.mm.yyyy”', 'Birthday', { placeholder: 'dd.mm.yyyy', value: '' }],
  ['textbox Birthday = 1.2.2000', 'Birthday', { placeholder: 'dd.mm.yyyy', value: '1.2.2000' }],
  ['textbox Search', 'Search', { placeholder: 'Search', value: '' }],
])('an empty field shows its hint where the name is another: %s', (line, label, more) => {
  expect(field('textbox', label, { tag: 'input', ...more })).toBe(line);
});
