// A page and a user may write ß as ss, as the index of the page takes it.
import { expect, test } from 'vitest';
import { foldText } from '../../../src/ranking/tokens';
import { fold, nameScore } from '../../../src/skills/words/words';

test.each([
  ['Strasse', 'Straße'],
  ['Größe', 'Grösse'],
  ['schliessen', 'Schließen'],
])('%s is %s', (said, shown) => {
  expect(nameScore(said, shown)).toBeGreaterThan(0.95);
  expect(fold(shown)).toBe(foldText(shown));
});

test('another word is another', () => {
  expect(nameScore('Masse', 'Maske')).toBeLessThan(0.8);
});
