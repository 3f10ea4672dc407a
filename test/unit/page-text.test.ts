import { expect, test } from 'vitest';
import { pageText } from '../../src/shared/page-text';

test('drops invisible and bidi characters', () => {
  expect(pageText('Pay\u202Enow\u200B ok')).toBe('Paynow ok');
});
test('folds white space and marks the cut', () => {
  expect(pageText('  a \n b  ')).toBe('a b');
  expect(pageText('abcdef', 4)).toBe('abc…');
});
