// Before ranking: which of all the things on a page are worth scoring. Each thing's words are read once and kept
// as long as the pass keeps the thing; rows and cards around them are read only where no thing's own words
// answer the query, which is what costs on long lists. Page world, reads only.
import { rankDocument, type RankDocument } from '../../ranking/rank-document';
import type { WordQuery } from '../../ranking/word-query';
import type { PageModel } from './page-model';
import type { Ranker } from './ranker';
import { mapped, type Steps } from './slices';
import { itemTextOf, type InItem } from './words';

export interface Sieveable<T> {
  /** In document order. */
  all: readonly T[];
  /** Of each thing; asked only when there are too many of them. */
  documents: () => Steps<readonly RankDocument[]>;
  /** Positions of the things whose kind the queries name; asked in the same case. */
  ofKind?: () => Steps<ReadonlySet<number>>;
}

/** Things of which all is known are run through in microseconds: the clock need not be looked at for each. */
export const CHEAP = 16;

/** At most `limit`, in document order. */
export function* sieve<T extends InItem>(
  queries: readonly WordQuery[],
  { all, documents, ofKind }: Sieveable<T>,
  { model, ranker }: { model: PageModel; ranker: Ranker },
  limit: number,
): Steps<T[]> {
  if (all.length <= limit) return [...all];
  const question = {
    queries,
    documents: yield* documents(),
    ofKind: ofKind && (yield* ofKind()),
    limit,
  };
  let sieved = yield* ranker.sieve(question);
  if (!sieved.answered && all.some(({ item }) => item !== undefined)) {
    const contexts = yield* mapped(all, (each) => each.item && itemDocument(each, each.item, model), CHEAP);
    sieved = yield* ranker.sieve({ ...question, contexts });
  }
  return sieved.kept.map((at) => all[at]!);
}

const ofItems = new WeakMap<Element, { text: string; document: RankDocument }>();

function itemDocument(of: InItem, item: Element, model: PageModel): RankDocument {
  const text = itemTextOf(of, model);
  const known = ofItems.get(item);
  if (known?.text === text) return known.document;
  const document = rankDocument(text);
  ofItems.set(item, { text, document });
  return document;
}
