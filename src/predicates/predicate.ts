// What a goal predicate is (seed A section 8): from the page's summary alone, is this the page that is wanted?
import type { MiniPCD } from '../shared/mini-pcd';

export interface Predicate {
  name: string;
  /** What the user may call it: picks the predicate for a goal's words. */
  words: RegExp;
  /** 0…1: how surely the page is of this sort. `terms` are the goal's own words, folded. */
  test(mini: MiniPCD, terms: readonly string[]): number;
}

export function definePredicate(predicate: Predicate): Predicate {
  return predicate;
}
