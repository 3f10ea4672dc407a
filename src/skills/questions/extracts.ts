// The passages of a page that fit a question best, told as what they are: extracts.
import { phraseOf } from '../../shared/phrase';
import { contentOf } from '../fields/value';
import { itemsOf } from '../items/items';
import type { SkillView } from '../skill';
import { act, type Draft } from '../steps/draft';
import { poolOf } from '../target/pool';
import { WHICH } from '../words/question-words';
import { clip, fold, hasPhrase, keywords, sameWord, tokens } from '../words/words';
import { bestPassages, citationOf } from './best-passages';
import { COUNTS } from './count';
import { asksAmount, tellsAmount } from './told-amount';

const MOST_EXTRACTS = 3;

const IGNORED = new Set(
  'what which who where when how many much does do did is are was were there price cost list table page show tell row rows entries'.split(
    ' ',
  ),
);

/** The telling words of a question. */
export function topic(question: string): string[] {
  return keywords(question).filter((word) => !IGNORED.has(word));
}

const NO_PDF: Draft = { kind: 'unable', reason: phraseOf('unable_pdf') };
const NO_TEXT: Draft = { kind: 'unable', reason: phraseOf('unable_no_text') };

/** A page that draws itself shows nothing at all at first; once. */
function waitForText(view: SkillView): Draft | undefined {
  if (view.attempts.length > 0 || poolOf(view).length > 0 || view.tables('tables').length > 0)
    return undefined;
  const say = phraseOf('do_wait_loaded');
  const args = { event: 'networkIdle', timeoutMs: TEXT_WAIT_MS };
  return act([{ tool: 'dom.waitFor', args, say, optional: true }], 'replan', 0.7, say);
}
const TEXT_WAIT_MS = 5_000;

/** `named`: of these something has to stand in them. */
export function extracts(view: SkillView, question: string, named: readonly string[]): Draft {
  const passages = view.passages('passages');
  if (passages.length === 0) return isPdf(view.mini.url) ? NO_PDF : (waitForText(view) ?? NO_TEXT);
  const words = topic(question);
  const telling = withoutNoun(words, question);
  // What the page is called stands in all of it.
  const asked = named.filter((name) => !hasPhrase(fold(view.mini.title), fold(name)));
  const chosen = bestPassages(words.join(' ') || question, passages, MOST_EXTRACTS).filter(
    ({ heading = '', text }) =>
      isOn(words, telling, `${heading} ${text}`) &&
      (!asksAmount(question) || tellsAmount(text, heading, words)) &&
      (asked.length === 0 || asked.some((name) => hasPhrase(fold(`${heading} ${text}`), fold(name)))),
  );
  const headings = new Set(passages.map(({ heading = '' }) => fold(heading)));
  const extracted = chosen
    .map((passage) => {
      const lines = linesOn(words, passage.text, headings).filter((line) => !isSorting(line, question));
      return { passage, text: clip(lines.join('\n'), 500) };
    })
    .filter(
      ({ text }, at, all) =>
        tellsMore(text, question) && all.findIndex((other) => fold(other.text) === fold(text)) === at,
    );
  if (extracted.length === 0) return { kind: 'unable', reason: phraseOf('unable_no_answer_here') };
  return {
    kind: 'answer',
    answer: extracted.map(({ text }) => text).join('\n'),
    basis: 'extracts',
    evidence: [],
    citations: extracted.map(({ passage }, index) => citationOf(view, index + 1, passage)),
  };
}

/** "Sort by: Cloud, Most used" names controls: it tells of nothing but the ways to sort. */
export const isSorting = (text: string, question: string): boolean =>
  SORTS.test(fold(text)) && !SORTS_WORD.test(fold(question));
const SORTS =
  /^(?:sort(?:ed)?(?: \p{L}+)? by\b|(?:sortieren|sortiert|sortierung)(?: nach\b|:)|(?:sort|sort order|order by|排序(?:方式)?|排列)\s*[:：])/u;
const SORTS_WORD = /\b(?:sort|order|arrang|sortier|ordn|geordnet)|排/u;

/** More than the question itself says; a number, where it asks how many. */
function tellsMore(text: string, question: string): boolean {
  const asked = tokens(question);
  const isNew = tokens(text).some((word) => !asked.some((other) => sameWord(word, other)));
  return isNew && (!COUNTS.test(fold(question)) || NUMBER.test(fold(text)));
}

/** "Which tasks are overdue?": that a passage is about tasks answers nothing. */
function withoutNoun(words: readonly string[], question: string): readonly string[] {
  const asked = fold(question);
  const [noun] = keywords(asked.replace(WHICH, ' '));
  const rest = words.filter((word) => word !== noun);
  return /^(?:which|what|welche[rsnm]?)\b/.test(asked) && rest.length > 0 ? rest : words;
}

/** Of a question's words a passage has more than one in four: one of several alone is no answer. */
function isOn(words: readonly string[], telling: readonly string[], text: string): boolean {
  const said = tokens(text);
  const found = telling.filter((word) => said.some((other) => sameWord(word, other)));
  return found.length > telling.length / 4 || (words.length < 3 && telling === words);
}

/** Of a list the entries that have a word of the question; all of it when none has, for a heading says nothing alone. */
function linesOn(words: readonly string[], text: string, headings: ReadonlySet<string>): string[] {
  const lines = text.split('\n');
  const on = lines.filter(
    (line) =>
      !headings.has(fold(line)) && tokens(line).some((word) => words.some((other) => sameWord(word, other))),
  );
  return on.length > 0 ? on : lines;
}

/** As `fold` gives it. */
const NUMBER =
  /\d|\b(?:no|none|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|twenty|thirty|forty|fifty|sixty|hundred|thousand|several|few|couple|both|half|kein|keine|eine?n?|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf|zwanzig|dreißig|dreissig|hundert|tausend|einige|mehrere|beide)\b|[一二两三四五六七八九十百千]/;

/** The browser shows a PDF as a picture that no extension can look into. */
const isPdf = (url: string): boolean => URL.canParse(url) && /\.pdf$/i.test(new URL(url).pathname);

/** What was named in quotes stands somewhere on the page. */
export function isSaid(view: SkillView, name: string): boolean {
  const isIn = (text: string): boolean => hasPhrase(fold(text), fold(name));
  return (
    isIn(view.mini.title) ||
    view.passages('passages').some(({ heading = '', text }) => isIn(`${heading} ${text}`)) ||
    poolOf(view).some((hit) => isIn(hit.label) || isIn(contentOf(hit))) ||
    itemsOf(view.tables('tables'), []).some(({ text }) => isIn(text))
  );
}
