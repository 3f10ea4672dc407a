// Words for colours in what people look for.
import { expect, test } from 'vitest';
import { colorWordsIn, sameColor } from '../../../src/ranking/color-words';

test.each([
  ['the Red button', [['red', 'red']]],
  [
    'grey or navy',
    [
      ['grey', 'gray'],
      ['navy', 'blue'],
    ],
  ],
  ['den grünen Knopf', [['grünen', 'green']]],
  ['roter Knopf', [['roter', 'red']]],
  ['点击红色按钮', [['红色', 'red']]],
  ['Redeem points, blueprint, 红包', []],
  ['constructor, toString, __proto__', []],
] as const)('%s', (text, colors) => {
  expect([...colorWordsIn(text)]).toEqual(colors);
});

test('shades are said of what is called by their basic colour, both ways', () => {
  expect([sameColor('blue', 'Navy'), sameColor('teal', 'cyan'), sameColor('grey', 'gray')]).toEqual([
    true,
    true,
    true,
  ]);
  expect([sameColor('red', 'green'), sameColor('', 'red')]).toEqual([false, false]);
  expect(sameColor('constructor', 'red')).toBe(false);
});
