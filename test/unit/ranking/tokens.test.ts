import { expect, test } from 'vitest';
import { nameKey, termsOf, wordsOf } from '../../../src/ranking/tokens';

test.each([
  ['soft hyphens', 'Ein\u00adstel\u00adlun\u00adgen', 'Einstellungen'],
  ['joiners', 'می\u200cخواهم', 'میخواهم'],
  ['marks of direction', '\u200eSave\u200f', 'Save'],
  ['accents', 'Café', 'cafe'],
])('%s part no words', (_, text, plain) => {
  expect(wordsOf(text)).toEqual(wordsOf(plain));
  expect(termsOf(text)).toEqual(termsOf(plain));
  expect(nameKey(text)).toBe(nameKey(plain));
});
