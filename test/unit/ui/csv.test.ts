// Rows from pages must not become formulas in a spreadsheet.
import { expect, test } from 'vitest';
import { toCsv, toJson, toTsv } from '../../../src/ui/parts/csv';

const line = (cell: string) => toCsv({ fields: ['a'], rows: [[cell]] }).split('\r\n')[1];

test.each([
  ['=1+1', "'=1+1"],
  ['+SUM(A1)', "'+SUM(A1)"],
  ['-2+3', "'-2+3"],
  ['@cmd', "'@cmd"],
  [' =HYPERLINK("x")', `"' =HYPERLINK(""x"")"`],
  ['\t=1', `"'\t=1"`],
  ['＝1', "'＝1"],
  ['|calc', "'|calc"],
])('makes text of %j', (cell, expected) => {
  expect(line(cell)).toBe(expected);
});

test.each(['-5.20', '+3', '-1,234.5', '12 %', 'plain', '-7%', '€ 4.00'])('leaves %j alone', (cell) => {
  expect(line(cell)?.replaceAll('"', '')).toBe(cell);
});

test('quotes as RFC 4180 asks, field names too', () => {
  expect(toCsv({ fields: ['=x', 'b'], rows: [['a,b', 'say "hi"\nthere']] })).toBe(
    `\uFEFF'=x,b\r\n"a,b","say ""hi""\nthere"\r\n`,
  );
});

test('pastes as cells: no tab or line break inside one', () => {
  expect(toTsv({ fields: ['a', 'b'], rows: [['x\ty', '=1\n2']] })).toBe("a\tb\nx y\t'=1 2");
});

test('JSON keeps columns of the same name apart', () => {
  expect(JSON.parse(toJson({ fields: ['a', 'a'], rows: [['1', '2']] }))).toEqual([{ a: '1', 'a 2': '2' }]);
});
