// Literals out of the way of grammar, and nothing else changed by it.
import { expect, test } from 'vitest';
import { maskLiterals, unmask } from '../../../src/interpret/quotes';

test('runs of white space are one, but for those inside quotes', () => {
  const masked = maskLiterals(`type \t "a  b"${' '.repeat(4_000)}into\n \n the  box`);
  expect(masked.text.length).toBeLessThan(30);
  expect(unmask(masked.text, masked)).toBe('type a  b into\nthe box');
});
