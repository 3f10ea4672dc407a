import { describe, expect, test } from 'vitest';
import { parseDate } from '../../../src/page/read/parse-date';
import { parseNumber } from '../../../src/page/read/parse-number';
import { relativeDate } from '../../../src/page/read/relative-date';

describe('parseNumber', () => {
  test.each([
    ['12', 'en', 12],
    ['1,234.56', 'en', 1234.56],
    ['1.234,56', 'de', 1234.56],
    ['1 234,56', 'fr', 1234.56],
    ['1’234.50', 'de-CH', 1234.5],
    ['1,234', 'en', 1234],
    ['1.234', 'en', 1.234],
    ['1.234', 'de', 1234],
    ['1,234', 'de', 1.234],
    ['12,5', 'en', 12.5],
    ['0.5', 'de', 0.5],
    ['$19.99', 'en', 19.99],
    ['19,99 €', 'de', 19.99],
    ['€ 19,90', 'en', 19.9],
    ['-$5.00', 'en', -5],
    ['$-5.00', 'en', -5],
    ['(12.50)', 'en', -12.5],
    ['− 3', 'en', -3],
    ['1.2k', 'en', 1200],
    ['3 Mio', 'de', 3_000_000],
    ['45 %', 'en', 45],
    ['Total: 1,000,000 items', 'en', 1_000_000],
    ['.75', 'en', 0.75],
    ['2 299 kr', 'sv', 2299],
    ['2\u00a0299,00 kr', 'sv', 2299],
    ['1.299,00 €', 'en', 1299],
    ['₹1,29,999', 'en', 129_999],
    ['US$12', 'en', 12],
    ['2 299:-', 'sv', 2299],
    ['12,- €', 'de', 12],
  ])('%s (%s) is %d', (text, language, value) => {
    expect(parseNumber(text, language)?.value).toBe(value);
  });

  test('tells the currency', () => {
    expect(parseNumber('CHF 12.00')?.currency).toBe('CHF');
    expect(parseNumber('£3')?.currency).toBe('GBP');
    expect(parseNumber('2 299 kr')?.currency).toBe('SEK');
    expect(parseNumber('₫ 12.000')?.currency).toBe('₫');
    expect(parseNumber('Krakow 12')?.currency).toBeUndefined();
  });

  test.each(['', 'none', 'n/a', '—'])('%j has no number', (text) => {
    expect(parseNumber(text)).toBeUndefined();
  });
});

describe('parseDate', () => {
  test.each([
    ['2025-03-12', undefined, '2025-03-12'],
    ['2025-03-12T10:00:00Z', undefined, '2025-03-12'],
    ['2025/3/2', undefined, '2025-03-02'],
    ['12.03.2025', 'de', '2025-03-12'],
    ['03/04/2025', 'en-US', '2025-03-04'],
    ['03/04/2025', 'en-GB', '2025-04-03'],
    ['25/12/2024', 'en-US', '2024-12-25'],
    ['12 March 2025', undefined, '2025-03-12'],
    ['March 12, 2025', undefined, '2025-03-12'],
    ['Mar 1st, 2025', undefined, '2025-03-01'],
    ['Wed, 12 Mar 2025 10:30', undefined, '2025-03-12'],
    ['12-Mar-25', undefined, '2025-03-12'],
    ['12. März 2025', 'de', '2025-03-12'],
    ['3 févr. 2025', 'fr', '2025-02-03'],
    ['12 de marzo de 2025', 'es', '2025-03-12'],
    ['2025年3月12日', 'zh', '2025-03-12'],
    ['2025年3月', 'zh', '2025-03'],
    ['March 2025', undefined, '2025-03'],
    ['2025-03', undefined, '2025-03'],
  ])('%s (%s) is %s', (text, language, date) => {
    expect(parseDate(text, language === undefined ? {} : { language })).toBe(date);
  });

  test('a date without a year takes the given one, or none', () => {
    expect(parseDate('Mar 12', { thisYear: 2024 })).toBe('2024-03-12');
    expect(parseDate('Mar 12')).toBeUndefined();
  });

  test.each(['', 'soon', '12.5', '31 February 2025', 'May I help 3 people', '$1,234.56', '192.168.1.10'])(
    '%j is no date',
    (text) => {
      expect(parseDate(text)).toBeUndefined();
    },
  );
});

describe('relativeDate', () => {
  const now = new Date(2026, 2, 12, 10, 30);
  test.each([
    ['3 hours ago', '2026-03-12'],
    ['11 hours ago', '2026-03-11'],
    ['Updated about an hour ago', '2026-03-12'],
    ['2d ago', '2026-03-10'],
    ['5 min ago', '2026-03-12'],
    ['2 weeks ago', '2026-02-26'],
    ['3 months ago', '2025-12'],
    ['il y a 3 jours', '2026-03-09'],
    ['Il y a une semaine', '2026-03-05'],
    ['vor 2 Tagen', '2026-03-10'],
    ['vor einem Monat', '2026-02'],
    ['hace 12 días', '2026-02-28'],
    ['3小时前', '2026-03-12'],
    ['2个月前', '2026-01'],
    ['yesterday', '2026-03-11'],
    ['Gestern, 10:30', '2026-03-11'],
    ['today at 10:00', '2026-03-12'],
    ['just now', '2026-03-12'],
  ])('%s is %s', (text, date) => {
    expect(relativeDate(text, now)).toBe(date);
  });

  test.each(['3 hours', 'Chicago', 'not long ago', "Today's deals", 'vor Ort', '2 years ago', 'hier', '5m'])(
    '%j is none',
    (text) => {
      expect(relativeDate(text, now)).toBeUndefined();
    },
  );
});
