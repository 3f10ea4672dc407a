// What lies far to the left of the page, where nobody can scroll: how older pages hide menus until the pointer rests on
// their heads. The keyboard reaches what takes the focus there, and nothing else does.
import type { PcdHit } from '../../shared/query';

const FAR_PX = 400;
const TAKES_KEYS: ReadonlySet<string> = new Set(['link', 'button', 'menuitem']);

export const isBesidePage = ({ look: { box } }: PcdHit): boolean => box.w > 0 && box.x + box.w < -FAR_PX;

/** Activated by Enter there. */
export const takesEnter = (hit: PcdHit): boolean =>
  isBesidePage(hit) && hit.type === 'action' && TAKES_KEYS.has(hit.role);

/** Pictures, texts and heads there are in nobody's sight. */
export const withinReach = (hits: PcdHit[]): PcdHit[] =>
  hits.filter((hit) => !isBesidePage(hit) || hit.type === 'field' || takesEnter(hit));
