// The cheap sieve before BM25: at most `limit` candidates, chosen by plain substring and typo-blind
// overlap of letter pairs. Costs one pass over the words and allocates next to nothing.
import type { RankCandidate } from './candidate';
import { foldText, nameKey } from './tokens';

/** Indices of the candidates worth scoring, in document order. */
export function prefilter(
  all: readonly RankCandidate[],
  key: string,
  terms: readonly string[],
  kinds: ReadonlySet<string>,
  limit: number,
): number[] {
  const scored: Array<{ index: number; score: number }> = [];
  const pairs = terms.filter((term) => term.length >= 5).map(letterPairs);
  for (let index = 0; index < all.length; index++) {
    const candidate = all[index]!;
    const label = foldText(candidate.label);
    let score = label.includes(key) && key !== '' ? (nameKey(candidate.label) === key ? 100 : 4) : 0;
    if (candidate.kind !== undefined && kinds.has(candidate.kind)) score += 10;
    const text = candidate.text === undefined ? '' : foldText(candidate.text);
    const context = candidate.context === undefined ? '' : foldText(candidate.context);
    for (const term of terms) {
      if (label.includes(term)) score += 3;
      else if (text.includes(term)) score += 2;
      else if (context.includes(term)) score += 1;
    }
    if (score === 0) for (const pair of pairs) score += overlap(pair, label) + overlap(pair, text) / 2;
    if (score > 0) scored.push({ index, score });
  }
  if (scored.length > limit) {
    scored.sort((a, b) => b.score - a.score || a.index - b.index);
    scored.length = limit;
  }
  return scored.map(({ index }) => index).sort((a, b) => a - b);
}

function letterPairs(term: string): string[] {
  const pairs: string[] = [];
  for (let i = 0; i + 1 < term.length; i++) pairs.push(term.slice(i, i + 2));
  return pairs;
}

/** A typo spoils two pairs of a word; half of them must still be there. */
function overlap(pairs: readonly string[], text: string): number {
  if (text.length < 3 || text.length > 400) return 0;
  let hits = 0;
  for (const pair of pairs) if (text.includes(pair)) hits++;
  return hits >= pairs.length / 2 ? hits / pairs.length : 0;
}
