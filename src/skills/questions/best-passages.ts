// The passages of a page that a question is about, best first: BM25 over heading and text. What is quoted
// without a model, and what a model is given to answer from.
import { rankCandidates } from '../../ranking/rank-candidates';
import type { Citation } from '../../shared/citation';
import type { Passage } from '../../shared/messages/content';
import type { SkillView } from '../skill';

/** Ranked passages that score less have nothing of the question in them. */
const LEAST_SCORE = 0.1;

/** `words`: the telling words of the question. */
export function bestPassages(words: string, passages: readonly Passage[], most: number): Passage[] {
  const candidates = passages.map(({ id, heading = '', text }, order) => ({
    id,
    label: heading,
    text,
    order,
  }));
  return rankCandidates(words, candidates, { topK: most })
    .filter(({ score }) => score >= LEAST_SCORE)
    .flatMap(({ index }) => passages[index] ?? []);
}

export function citationOf({ tabId }: Pick<SkillView, 'tabId'>, n: number, passage: Passage): Citation {
  const { id, heading, text } = passage;
  return { n, tabId: tabId as Citation['tabId'], id, text, ...(heading === undefined ? {} : { heading }) };
}
