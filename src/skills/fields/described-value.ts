// A value that was told of and not said: what the page answers to it beyond doubt, or what the user says when asked.
import { ASSIST_DONE } from '../../shared/assist-done';
import { phraseOf } from '../../shared/phrase';
import type { PcdHit } from '../../shared/query';
import { toldByPage } from '../questions/answer';
import type { SkillView } from '../skill';
import type { Draft } from '../steps/draft';
import { poolOf } from '../target/pool';
import { numberIn } from '../words/quantity';
import { fold, isUnspaced, quote } from '../words/words';

/** The value; what is done or asked where it is not known; 'held' where the user has entered it. */
export function describedValue(
  view: SkillView,
  words: string,
  hit: PcdHit,
): { text: string } | { end: Draft } | 'held' {
  if (CAPTCHA.test(fold(words)))
    return view.answers.includes(ASSIST_DONE)
      ? 'held'
      : { end: { kind: 'assist', type: 'captcha', message: phraseOf('help_captcha') } };
  // What a list offers may be called like anything.
  if (hit.options?.length || hit.tag === 'select') return { text: words };
  const others: SkillView = { ...view, hits: (key) => view.hits(key).filter(({ id }) => id !== hit.id) };
  const told = toldIn(others, words);
  const said = told ?? view.answers.findLast((answer) => !isOfField(view, answer));
  return said === undefined
    ? { end: { kind: 'ask', question: phraseOf('ask_what_to_enter', quote(words)), options: [] } }
    : { text: said };
}

function toldIn(view: SkillView, words: string): string | undefined {
  const [reckon, rest] = reckoning(words) ?? [];
  const told = questionsFor(rest ?? words)
    .map((question) => toldByPage(view, question))
    .find((text) => text !== undefined);
  if (!reckon || told === undefined) return told;
  const base = ONE_NUMBER.test(told.trim()) ? numberIn(told) : undefined;
  return base === undefined ? undefined : `${Math.round(reckon(base) * 100) / 100}`;
}

/** "2 more than the current stock", "twice the price": what is done with a number, and what the number is. */
function reckoning(words: string): [(base: number) => number, string] | undefined {
  const { by = '', how = '', times = '', of = '' } = RECKONS.exec(words)?.groups ?? {};
  if (of === '') return undefined;
  if (times !== '') return [(base) => base * (TIMES[times.toLowerCase()] ?? 1), of];
  const step = Number(by.replace(',', '.')) * (/^(?:more|higher|greater)$/i.test(how) ? 1 : -1);
  return [(base) => base + step, of];
}
const TIMES: Readonly<Record<string, number>> = {
  half: 0.5,
  twice: 2,
  double: 2,
  triple: 3,
  'three times': 3,
};
const RECKONS =
  /^(?:(?<by>\d{1,6}(?:[.,]\d{1,2})?) (?<how>more|higher|greater|less|fewer|lower|smaller) than|(?<times>half|twice|double|triple|three times)(?: as (?:much|many) as)?(?: of)?) (?<of>\p{L}.*)$/iu;
/** With its currency: "$12.50", "1,200". */
const ONE_NUMBER = /^[^\d\s]{0,3}\s?-?\d[\d.,'\u00a0\u202f]*\s?[^\d\s]{0,3}$/u;

/** Nobody but the user is to read it; as `fold` gives it. */
const CAPTCHA = /captcha|图(?:形|片)验证码|验证码图片/;

const questionsFor = (words: string): string[] =>
  isUnspaced(words)
    ? [`${words}是什么`, `${words}是多少`]
    : [`what is the ${words.replace(ARTICLE, '')}`, `wie lautet ${words}`];
const ARTICLE = /^the /iu;

/** It was the answer to the question which field is meant. */
const isOfField = (view: SkillView, answer: string): boolean =>
  answer === ASSIST_DONE ||
  poolOf(view).some(
    ({ id, label, type }) => type === 'field' && (id === answer || fold(label) === fold(answer)),
  );
