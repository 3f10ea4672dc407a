// What a goal predicate is: from the page's summary alone, is this a page of one sort?
import type { MiniPCD } from '../shared/mini-pcd';

export interface Predicate {
  name: string;
  /** 0…1: how surely the page is of this sort. */
  test(mini: MiniPCD): number;
}

export function definePredicate(predicate: Predicate): Predicate {
  return predicate;
}
