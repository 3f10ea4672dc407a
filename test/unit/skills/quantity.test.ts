import { expect, test } from 'vitest';
import { dateIn, durationIn, measure, moneyIn, numberIn, timeIn } from '../../../src/skills/words/quantity';

test.each([
  ['$1,234.50', 1234.5],
  ['1.234,50 €', 1234.5],
  ['1 234 kr', 1234],
  ['-7', -7],
  ['12k views', 12_000],
  ['3,5', 3.5],
  ['Room 12 of 40', 12],
])('reads the number of %j', (text, expected) => expect(numberIn(text)).toBe(expected));

test.each([
  ['4.8 (120) $1,234.50', 1234.5],
  ['2 Stück, 1.234,50 €', 1234.5],
  ['Nr. 7: 12,50 zł', 12.5],
  ['12 pcs 1 299 kr', 1299],
  ['5 st, 89kr', 89],
  ['3 pcs ₽450', 450],
  ['4 GB ₩12,000', 12_000],
  ['8月 980円', 980],
  ['5个 30元起', 30],
  ['4 nights, CHF 310', 310],
  ['2 pcs, 12EUR', 12],
  ['Pack of 5 $12', 12],
  ['2 tickets, 15 euros', 15],
])('reads the amount of money of %j', (text, expected) => expect(moneyIn(text)).toBe(expected));

test.each(['12 krypton lamps', '4 try again', '30 days', '5 stars', '$'])(
  'there is no amount of money in %j',
  (text) => expect(moneyIn(text)).toBeUndefined(),
);

test.each([
  ['3h 20m', 200],
  ['3h20m', 200],
  ['2 days', 2880],
  ['90 min', 90],
  ['1.5 hours', 90],
])('reads the duration of %j in minutes', (text, expected) => expect(durationIn(text)).toBe(expected));

test.each([
  ['3:20 PM', 920],
  ['12am', 0],
  ['15:05', 905],
])('reads the time of %j in minutes after midnight', (text, expected) => expect(timeIn(text)).toBe(expected));

test.each([
  ['12 March 2025', 'en-US', '2025-03-12'],
  ['Mar 12, 2025', 'en-US', '2025-03-12'],
  ['2025-03-12', 'en-US', '2025-03-12'],
  ['03/12/2025', 'en-US', '2025-03-12'],
  ['12/03/2025', 'en-GB', '2025-03-12'],
  ['12.03.2025', 'de-DE', '2025-03-12'],
  ['25/03/2025', 'en-US', '2025-03-25'],
  ['March 2025', 'en-US', '2025-03'],
  ['no date', 'en-US', undefined],
])('reads the date of %j (%s)', (text, locale, expected) => expect(dateIn(text, locale)).toBe(expected));

test('a field called duration measures time, not its first number', () => {
  expect(measure('5h 05m', 'duration')).toBeGreaterThan(measure('4h 59m', 'duration')!);
});

test('long runs of white space are not tried in every way', () => {
  expect(numberIn(`${' '.repeat(20_000)}x`)).toBeUndefined();
  expect(numberIn(`€${' '.repeat(20_000)}7`)).toBe(7);
});
