// Questions after an amount: a name with one number behind it tells it ("Savings 6,500.00"); words without one do not.
import type { SkillView } from '../skill';
import type { Draft } from '../steps/draft';
import { poolOf } from '../target/pool';
import { fold, keywords, sameWord } from '../words/words';
import { found } from './found';

/** As `fold` gives it. */
const ASKS_AMOUNT =
  /^how much\b|^wie ?viel\b|\b(?:my|the|our) balance\b|\bbalance (?:of|on|in)\b|\b(?:saldo|kontostand)\b|多少钱|余额/;

export const asksAmount = (question: string): boolean => ASKS_AMOUNT.test(fold(question));

const NAME_AND_NUMBER =
  /^(?<name>\P{N}*\p{L})[\s:：]+(?<number>[-−+]?\s?\p{Sc}?\s?\d[\d.,]*(?:\s?\p{Sc})?)$/u;

/** A sum, and no "iPhone 15" or "March 2026". */
const IS_SUM = /\p{Sc}|[.,]\d{2}$/u;

/** The only one whose whole name the question says. */
export function toldAmount(view: SkillView, question: string): Draft | undefined {
  if (!asksAmount(question)) return undefined;
  const words = keywords(question);
  const told = poolOf(view).flatMap(({ label }) => {
    const { name = '', number = '' } = NAME_AND_NUMBER.exec(label.trim())?.groups ?? {};
    const said = keywords(name);
    const isAsked = said.length > 0 && said.every((each) => words.some((word) => sameWord(each, word)));
    return isAsked && IS_SUM.test(number) ? [{ label, number }] : [];
  });
  const [only] = told;
  return only && told.every(({ number }) => number === only.number)
    ? found(only.number, only.label)
    : undefined;
}

const TELLS = /\d|\b(?:free|gratis|kostenlos|umsonst)\b|免费/iu;

/** Of these texts those in which a number stands on one line with most of what is asked about. */
export function tellsAmount(text: string, heading: string, words: readonly string[]): boolean {
  const subject = words.filter((word) => !/^\d/.test(word));
  return text.split('\n').some((line) => {
    const said = keywords(`${heading} ${line}`);
    const on = subject.filter((word) => said.some((other) => sameWord(word, other)));
    return TELLS.test(line) && on.length * 2 >= subject.length;
  });
}
