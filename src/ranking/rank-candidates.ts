// Ranking for callers that have words and candidates and ask once. Pure.
import type { RankCandidate, RankOptions, Ranked } from './candidate';
import { rankWords } from './rank-words';
import { wordQueries } from './word-query';

/** Candidates that match, best first. `query` may hold alternatives (`invoice|billing`). */
export function rankCandidates(
  query: string,
  candidates: readonly RankCandidate[],
  options: RankOptions = {},
): Ranked[] {
  return rankWords(wordQueries(query), candidates, options);
}
