// Before ranking: which of all the things on a page are worth scoring. Each thing's words are read once and kept
// as long as the pass keeps the thing; rows and cards around them are read only where no thing's own words
// answer the query, which is what costs on long lists. Page world, reads only.
import { MAX_CANDIDATES } from '../../shared/budgets';
import type { RankDocument } from '../../ranking/rank-document';
import { sieveSteps } from '../../ranking/sieve-documents';
import { foldText } from '../../ranking/tokens';
import type { WordQuery } from '../../ranking/word-query';
import type { PageModel } from './page-model';
import { due, mapped, type Steps } from './slices';
import { itemTextOf } from './words';

export interface Sieveable<T> {
  /** In document order. */
  all: readonly T[];
  documentOf: (each: T) => RankDocument;
  /** Positions of the things whose kind the queries name; asked only when it matters. */
  ofKind?: () => Steps<ReadonlySet<number>>;
}

/** Never more than one ranking cycle takes, in document order. */
export function* sieve<T extends { item: Element | undefined }>(
  queries: readonly WordQuery[],
  { all, documentOf, ofKind }: Sieveable<T>,
  model: PageModel,
): Steps<T[]> {
  if (all.length <= MAX_CANDIDATES) return [...all];
  const ask = {
    queries,
    documents: yield* mapped(all, documentOf),
    ofKind: ofKind && (yield* ofKind()),
    limit: MAX_CANDIDATES,
  };
  let { kept, answered } = yield* sieveSteps(ask, due);
  if (!answered && all.some(({ item }) => item !== undefined)) {
    const contexts = yield* mapped(all, ({ item }) => item && foldedTextOf(item, model));
    ({ kept } = yield* sieveSteps({ ...ask, contexts }, due));
  }
  return kept.map((at) => all[at]!);
}

const folded = new WeakMap<Element, { text: string; folded: string }>();

function foldedTextOf(item: Element, model: PageModel): string {
  const text = itemTextOf(item, model);
  const known = folded.get(item);
  if (known?.text === text) return known.folded;
  const made = foldText(text);
  folded.set(item, { text, folded: made });
  return made;
}
