// Small numbers as words: "four stars", "vier Sterne", "四星".
import { regex } from './clean';

const WORDS = [
  'one|eine[nm]?|一',
  'two|zwei|二|两',
  'three|drei|三',
  'four|vier|四',
  'five|fünf|五',
  'six|sechs|六',
  'seven|sieben|七',
  'eight|acht|八',
  'nine|neun|九',
  'ten|zehn|十',
];

/** Regex source: digits, also with a half, or a number word. */
export const COUNT = `(?:\\d+(?:[.,]5)?|${WORDS.join('|')})`;

/** The number that such words say, in digits. */
export function countOf(words: string): string {
  const index = WORDS.findIndex((each) => regex(`^(?:${each})$`).test(words));
  return index < 0 ? words.replace(',', '.') : String(index + 1);
}
