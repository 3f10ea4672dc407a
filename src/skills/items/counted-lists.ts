// Which list "row 50" and "the third result" count in, where a page has several: a table before a list beside it, and
// what the page is about before its navigation. Pure; a place that the one list does not have is in no other.
import type { Extraction } from '../../shared/extraction';
import type { TargetPhrase } from '../../shared/intent';
import type { PcdHit } from '../../shared/query';
import { TABLE_ROLES } from '../../shared/table-roles';
import type { SkillView } from '../skill';
import { poolOf } from '../target/pool';
import { meansItem } from '../words/role-words';
import type { Item } from './items';
import { BESIDE } from './page-frame';

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
  const tables = roles.includes('row') ? inLists(({ role }) => TABLE_ROLES.has(role)) : [];
  if (tables.length > 1) return tables;
  const beside = new Set(inLists(({ landmark }) => BESIDE.has(landmark)));
  const own = items.filter((item) => !beside.has(item));
  return own.length > 1 ? own : items;
}

/** How much it tells: what a page is about tells more than a list beside it. */
export const cellsOf = ({ rows, fields }: Extraction): number => rows.length * fields.length;

const CHOICES: ReadonlySet<string> = new Set([
  'option',
  'menuitem',
  'menuitemcheckbox',
  'menuitemradio',
  'tab',
]);

/** What is chosen from, in a field or a menu, is no row of what the page is about. */
export const isOfChoices = (view: SkillView, list: Pick<Extraction, 'collectionId'>): boolean =>
  holdsOnly(view, list, (role) => CHOICES.has(role));

/** One value of a field or a filter each. */
export const isOfRadios = (view: SkillView, list: Pick<Extraction, 'collectionId'>): boolean =>
  holdsOnly(view, list, (role) => role === 'radio');

function holdsOnly(
  view: SkillView,
  { collectionId }: Pick<Extraction, 'collectionId'>,
  suits: (role: string) => boolean,
): boolean {
  const held = poolOf(view).filter((hit) => hit.collectionId === collectionId && hit.type !== 'text');
  return held.length > 0 && held.every(({ role }) => suits(role));
}
