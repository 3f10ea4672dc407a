import { expect, test } from 'vitest';
import { hitToText } from '../../../src/ranking/text-form';
import type { PcdHit } from '../../../src/shared/query';

function select(options: string[]): string {
  const hit = {
    id: 'f1',
    type: 'field',
    role: 'combobox',
    label: 'Question',
    score: 1,
    order: 1,
    tag: 'select',
    look: {},
    options,
  };
  return hitToText(hit as unknown as PcdHit);
}

test('a line shows eight options at most, and no more of them than fit', () => {
  expect(select(['S', 'M', 'L'])).toBe('combobox Question (S/M/L)');
  expect(select(Array.from({ length: 9 }, (_, i) => `${i}`))).toBe('combobox Question (0/1/2/3/4/5/6/7/…)');
  const long = Array.from({ length: 6 }, (_, i) => `In what city were you born, question ${i}?`);
  const line = select(long);
  expect(line).toMatch(/^combobox Question \(In what city.*\/…\)$/);
  expect(line.length).toBeLessThanOrEqual('combobox Question ()'.length + 122);
});
