// A table in the text of one item, as of a post, is no list of the page while its items are one. Pure.
import type { Extraction } from '../../shared/extraction';
import type { PcdHit } from '../../shared/query';
import type { SkillView } from '../skill';
import { poolOf } from '../target/pool';
import { fold } from '../words/words';

export function isWithinItem(view: SkillView, { collectionId }: Extraction): boolean {
  const pool = poolOf(view);
  const table = pool.find(({ id }) => id === collectionId);
  if (table === undefined) return false;
  const heads = headsOfPosts(view, pool);
  return isInOther(pool, table) || isUnderPost(heads, table) || isAroundPosts(heads, table);
}

/** Few items of another list hold a table: where most do, these are what the page is made of. */
function isInOther(pool: readonly PcdHit[], table: PcdHit): boolean {
  const items = new Map<string, { from: number; to: number }>();
  for (const { collectionId, itemIndex, order } of pool) {
    if (collectionId === undefined || itemIndex === undefined || collectionId === table.id) continue;
    const key = `${collectionId}#${itemIndex}`;
    const { from, to } = items.get(key) ?? { from: order, to: order };
    items.set(key, { from: Math.min(from, order), to: Math.max(to, order) });
  }
  const tables = pool.filter(({ type }) => type === 'collection');
  const holds = ({ from, to }: { from: number; to: number }, { order }: PcdHit): boolean =>
    from < order && order < to;
  const holder = [...items].find(([, span]) => holds(span, table))?.[0];
  const list = holder?.replace(/#\d+$/, '');
  const own = [...items].filter(([key]) => list !== undefined && key.startsWith(`${list}#`));
  const holding = own.filter(([, span]) => tables.some((each) => holds(span, each)));
  return own.length > 1 && holding.length * 2 <= own.length;
}

/** Too few posts to be seen as a list are known by their headings, each a link to a page of its own. */
const headsOfPosts = (view: SkillView, pool: readonly PcdHit[]): PcdHit[] =>
  pool.filter(
    (hit) =>
      hit.role === 'link' && fold(hit.section ?? '') === fold(hit.label) && leadsAway(hit, view.mini.url),
  );

const areSeveral = (heads: readonly PcdHit[]): boolean =>
  new Set(heads.map(({ label }) => fold(label))).size > 1;

function isUnderPost(heads: readonly PcdHit[], table: PcdHit): boolean {
  const others = heads.filter(
    ({ collectionId, landmark }) => collectionId !== table.id && landmark === table.landmark,
  );
  return areSeveral(others) && others.some((head) => stands(head, table));
}

/** Parts of the page, of which one holds the posts. */
function isAroundPosts(heads: readonly PcdHit[], table: PcdHit): boolean {
  const own = heads.filter(({ collectionId }) => collectionId === table.id);
  return areSeveral(own) && own.every(({ itemIndex }) => itemIndex === own[0]?.itemIndex);
}

/** Over it, in the same column. */
function stands({ look: { box: over } }: PcdHit, { look: { box: under } }: PcdHit): boolean {
  return over.y < under.y && over.x < under.x + under.w && under.x - over.x < MOST_INDENT_PX;
}
const MOST_INDENT_PX = 200;

/** To another page, not to a place in this one. */
function leadsAway({ href }: PcdHit, here: string): boolean {
  if (href === undefined || !URL.canParse(href)) return false;
  return href.split('#')[0] !== here.split('#')[0];
}
