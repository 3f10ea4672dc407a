import { expect, test } from 'vitest';
import { pathWords } from '../../../src/skills/words/address';

test.each([
  ['https://wiki.example/index.php/Otto_Brand?x=1', '/index.php/Otto_Brand'],
  ['/user/Bj%C3%B6rn', '/user/Björn'],
  ['https://shop.example/100%', '/100%'],
  ['http://[', ''],
])('the path of %s is %s', (url, words) => {
  expect(pathWords(url)).toBe(words);
});
