// Which list "row 50" and "the third result" count in, where a page has several: a table before a list beside it, and
// what the page is about before its navigation. Pure; a place that the one list does not have is in no other.
import type { TargetPhrase } from '../shared/intent';
import type { PcdHit } from '../shared/query';
import type { Item } from './items';
import { BESIDE } from './page-frame';
import { meansItem } from './role-words';

const TABLES: ReadonlySet<string> = new Set(['table', 'grid', 'treegrid']);

/** The items among which a place without a name is counted. */
export function countedAmong(
  items: readonly Item[],
  pool: readonly PcdHit[],
  { ordinal, text, roles = [] }: TargetPhrase,
): readonly Item[] {
  if (ordinal === undefined || text !== '' || !meansItem(roles)) return items;
  const lists = new Map(pool.flatMap((hit) => (hit.type === 'collection' ? [[hit.id, hit]] : [])));
  const inLists = (suits: (list: PcdHit) => boolean): Item[] =>
    items.filter(({ collectionId }) => {
      const list = lists.get(collectionId);
      return list !== undefined && suits(list);
    });
  const tables = roles.includes('row') ? inLists(({ role }) => TABLES.has(role)) : [];
  if (tables.length > 1) return tables;
  const beside = new Set(inLists(({ landmark }) => BESIDE.has(landmark)));
  const own = items.filter((item) => !beside.has(item));
  return own.length > 1 ? own : items;
}
