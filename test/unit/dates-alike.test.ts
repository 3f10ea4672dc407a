// A date in digits means the same day wherever it stands: in what the user says, on a page, and
// where the two are compared.
import { expect, test } from 'vitest';
import { findDate } from '../../src/interpret/dates';
import { parseDate } from '../../src/page/read/parse-date';
import { dateIn } from '../../src/skills/words/quantity';

const now = new Date(2026, 10, 20);

test.each([
  ['12.03.85', 'de', '1985-03-12'],
  ['12.03.69', 'de', '2069-03-12'],
  ['12.03.70', 'de', '1970-03-12'],
  ['12.03.25', 'en-US', '2025-03-12'],
  ['03/04/2025', 'en-US', '2025-03-04'],
  ['03/04/2025', 'en-CA', '2025-03-04'],
  ['03/04/2025', 'en-GB', '2025-04-03'],
  ['03/04/2025', 'fr-CA', '2025-04-03'],
  ['03-04-2025', 'en', '2025-03-04'],
  ['03-04-2025', 'de', '2025-04-03'],
  ['25/12/2024', 'en-US', '2024-12-25'],
  ['2025-03-04', 'en-US', '2025-03-04'],
])('%s (%s) is %s', (text, locale, day) => {
  expect(findDate(text, { now, locale })?.span.from).toBe(day);
  expect(parseDate(text, { language: locale })).toBe(day);
  expect(dateIn(text, locale)).toBe(day);
});
