import { expect, test } from 'vitest';
import { addressOf, hitToText } from '../../../src/ranking/text-form';
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

test.each([
  ['https://a.test/reset/tok-9f8e7d', 'https://a.test/reset/…'],
  ['https://a.test/s/3f9a8b7c6d5e4f3a2b1c/files', 'https://a.test/s/…/files'],
  ['https://a.test/join/QmVhdXRpZnVsRGF5VG9kYXk', 'https://a.test/join/…'],
  ['https://a.test/u/0b8f9c1e-7d2a-4a5e-9a3b-1c2d3e4f5a6b', 'https://a.test/u/…'],
  ['https://a.test/blog/2024/ten-things-of-2024', 'https://a.test/blog/2024/ten-things-of-2024'],
  ['https://a.test/orders/88213/page2', 'https://a.test/orders/88213/page2'],
  ['https://a.test/search?q=red%20shoes&page=2#top', 'https://a.test/search?q=red shoes&page=2#top'],
])('an address is told without its keys: %s', (url, told) => {
  expect(addressOf(url)).toBe(told);
});
