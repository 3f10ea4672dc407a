// What looks like a card number or an issued key, however an address spells it.
import { expect, test } from 'vitest';
import { findTokens, looksSecret } from '../../../src/policy/secrets/secret-patterns';

const KEY = 'sk-0123456789abcdefghij';

test.each([
  ['4111 1111 1111 1111'],
  ['?c=4111%2D1111%2D1111%2D1111'],
  ['?q=50%&c=4111%2D1111%2D1111%2D1111'],
  ['?q=%zz%E4&c=%34%31%31%31%2d1111%2D1111%2D1111'],
  ['?q=%FF%34111%20%31111%201111%201111'],
  [KEY],
  [`?k=%73k%2D${KEY.slice(3)}&q=100%`],
])('%s carries a secret', (text) => {
  expect(looksSecret(text)).toBe(true);
});

test.each([['?q=50%'], ['%E4%BD%A0%E5%A5%BD'], ['4111 1111 1111 1112'], ['100% of 20%']])(
  '%s carries none',
  (text) => {
    expect(looksSecret(text)).toBe(false);
  },
);

test('what was found in one text does not hide what another begins with', () => {
  expect(looksSecret(`the key is ${KEY}`)).toBe(true);
  expect(findTokens(KEY)).toHaveLength(1);
});
