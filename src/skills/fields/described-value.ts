// A value that was told of and not said: what the page answers to it beyond doubt, or what the user says when asked.
import { ASSIST_DONE } from '../../shared/assist-done';
import { phraseOf } from '../../shared/phrase';
import type { PcdHit } from '../../shared/query';
import { toldByPage } from '../questions/answer';
import type { SkillView } from '../skill';
import type { Draft } from '../steps/draft';
import { poolOf } from '../target/pool';
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

const toldIn = (view: SkillView, words: string): string | undefined => {
  const sum = SUM.exec(words)?.groups ?? TIMES.exec(words)?.groups;
  if (!sum)
    return questionsFor(words)
      .map((question) => toldByPage(view, question))
      .find((text) => text !== undefined);
  const base = toldIn(view, sum['of'] ?? '')?.trim() ?? '';
  if (!WHOLE.test(base)) return undefined;
  if (sum['by'] === undefined)
    return `${Number(base) * (/^(?:twice|double)$/i.test(sum['times'] ?? '') ? 2 : 3)}`;
  return `${Number(base) + Number(sum['by']) * (/^(?:more|higher|greater)$/i.test(sum['how'] ?? '') ? 1 : -1)}`;
};
/** "2 more than the current stock", "twice the price". */
const SUM = /^(?<by>\d{1,6}) (?<how>more|higher|greater|less|fewer|lower|smaller) than (?<of>\p{L}.*)$/iu;
const TIMES = /^(?<times>twice|double|triple|three times) (?<of>the \p{L}.*)$/iu;
const WHOLE = /^-?\d{1,9}$/;

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
