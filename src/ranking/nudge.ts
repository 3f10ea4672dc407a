// What is known of a candidate beyond its words, as a small number: it orders likes and never beats a better
// name. Pure.
import type { RankCandidate, RankOptions } from './candidate';

const LANDMARK = { main: 0.02, header: 0.01, nav: 0.01, aside: -0.01, footer: -0.03 } as const;
const RECENT = 0.02;
const NEAR = 0.03;
/** At this distance in document order, nearness counts half. */
const NEAR_ORDER = 20;

export function nudge(candidate: RankCandidate, { recent, near }: RankOptions): number {
  let sum = 0;
  if (candidate.landmark) sum += LANDMARK[candidate.landmark];
  if (recent?.has(candidate.id) === true) sum += RECENT;
  if (near !== undefined) sum += NEAR / (1 + Math.abs(candidate.order - near) / NEAR_ORDER);
  return sum;
}

const ABOVE_FOLD = 0.015;

/** For what is above the fold, below 1 with any score but the exact name's: a box costs, so it is asked of the best alone. */
export function foldNudge(score: number): number {
  return ABOVE_FOLD * score;
}
