// How a date in digits is read, whoever reads it: which century two digits mean, and which number is the month. Pure.

/** Of the hundred years from 1970 on where only two digits are given. */
export function fullYear(digits: string): number {
  const year = Number(digits);
  return digits.length > 2 ? year : year + (year < 70 ? 2000 : 1900);
}

/** 03/04/2025 begins with the month. Dots stand in dates that begin with the day, whatever the page's language. */
export const isMonthFirst = (locale: string, separator: string | undefined): boolean =>
  separator !== '.' && /^en(-(US|PH|CA))?$/i.test(locale);
