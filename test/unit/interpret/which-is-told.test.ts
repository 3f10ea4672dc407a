// Which thing is meant, and how it looks, is told in the language of the user.
import { expect, test } from 'vitest';
import { describeIntent } from '../../../src/interpret/describe-intent';
import { sentencesFor, TABLES } from '../../../src/interpret/language/tables';
import type { TargetPhrase } from '../../../src/shared/intent';

const LOCALES = ['en', 'de', 'zh-CN'];
const inAll = (target: TargetPhrase) =>
  LOCALES.map((locale) => describeIntent({ kind: 'open', target }, locale));

test.each<[TargetPhrase, string[]]>([
  [
    { text: 'Invoice', ordinal: -1 },
    ['Open the last “Invoice”', '„Invoice“ (an letzter Stelle) öffnen', '打开最后一个“Invoice”'],
  ],
  [
    { text: '', roles: ['link'], ordinal: -2 },
    ['Open link, #2 from the end', 'Link (#2 von hinten) öffnen', '打开倒数第2个链接'],
  ],
  [
    { text: '', roles: ['row'], all: true, count: -3 },
    ['Open the last 3 rows', 'die letzten 3 Zeilen öffnen', '打开最后3个行'],
  ],
  [
    { text: '', roles: ['button'], look: { color: 'blue', size: 'large', position: ['right'] } },
    [
      'Open button (blue, large, on the right)',
      'Schaltfläche (blau, groß, rechts) öffnen',
      '打开按钮（蓝色, 大, 右侧）',
    ],
  ],
  [
    { text: '', superlative: { field: 'price', direction: 'min' } },
    ['Open item (lowest price)', 'Eintrag (niedrigster Preis) öffnen', '打开条目（价格最低）'],
  ],
])('%j', (target, told) => {
  expect(inAll(target)).toEqual(told);
});

test('how text is to look is told in the language of the user', () => {
  const styles = ['bold', 'italic', 'underline', 'strike'] as const;
  const told = styles.map((style) =>
    LOCALES.map((locale) => describeIntent({ kind: 'format', text: 'Hi', style }, locale)),
  );
  expect(told[0]).toEqual(['Make “Hi” bold', '„Hi“ auszeichnen: fett', '为“Hi”设置格式：粗体']);
  expect(new Set(told.flat()).size).toBe(12);
  for (const [, de, zh] of told) expect(`${de} ${zh}`).not.toMatch(/bold|italic|underline|strike/);
});

test.each(['de', 'zh-CN'])('%s has a word for every look and order that the tables read', (locale) => {
  const codes = TABLES.flatMap(({ superlatives, colors, sizes, positions, shapes }) => [
    ...superlatives.map(([, field, direction]) => `${direction} ${field}`),
    ...[...colors, ...sizes, ...positions, ...shapes].map(([, code]) => `look ${code}`),
  ]);
  const { words } = sentencesFor(locale);
  expect(codes.filter((code) => words[code] === undefined)).toEqual([]);
});
