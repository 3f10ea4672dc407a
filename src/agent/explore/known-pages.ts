// Which of the pages that were seen on a site fit what a goal looks for. Whole words only: what is found here takes the
// user's tab along, so a word inside of another one (`plan` in `Display`) is no hit.
import { termsOf } from '../../ranking/tokens';
import type { SiteNode } from '../../shared/records';

type KnownPage = Pick<SiteNode, 'kinds' | 'title' | 'labels' | 'path' | 'lastSeenAt'>;

/**
 * Pages that fit the terms, best first. `terms` as in pcd.query: words, alternatives by `|`. A goal
 * predicate that held there counts most, then the title, then labels and path.
 */
export function pagesThatFit<Page extends KnownPage>(pages: readonly Page[], terms: string): Page[] {
  const wanted = terms
    .split('|')
    .map(termsOf)
    .filter((words) => words.length > 0);
  return pages
    .map((page) => ({ page, score: Math.max(0, ...fits(page, wanted)) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || b.page.lastSeenAt - a.page.lastSeenAt)
    .map(({ page }) => page);
}

/** For each alternative the mean over its words of the best place where each occurs; 0 when any is nowhere. */
function fits(page: KnownPage, wanted: readonly string[][]): number[] {
  const places = (
    [
      [4, page.kinds.join(' ')],
      [3, page.title],
      [2, page.labels.join(' ')],
      [1, page.path],
    ] as const
  ).map(([worth, text]) => ({ worth, words: new Set(termsOf(text)) }));
  return wanted.map((words) => {
    const worths = words.map((word) => places.find((place) => place.words.has(word))?.worth ?? 0);
    return worths.includes(0) ? 0 : worths.reduce<number>((sum, worth) => sum + worth, 0) / worths.length;
  });
}
