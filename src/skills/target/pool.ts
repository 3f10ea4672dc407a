// The things of the page that a skill may choose among.
import type { PcdHit } from '../../shared/query';
import { withoutFrame } from '../items/page-frame';
import type { SkillView } from '../skill';
import { withinReach } from './beside-page';
import { asDrawn } from './drawn-fields';
import { asShutInside } from './shut-inside';

const pools = new WeakMap<SkillView, PcdHit[]>();

/** Everything that the view holds, once each, in document order; gathered once a view. */
export function poolOf(view: SkillView): PcdHit[] {
  const known = pools.get(view);
  if (known) return known;
  const byId = new Map<string, PcdHit>();
  for (const key of ['all', 'named', 'text', 'near']) for (const hit of view.hits(key)) byId.set(hit.id, hit);
  const inOrder = withinReach([...byId.values()].sort((a, b) => a.order - b.order));
  const pool = withoutFrame(asShutInside(asDrawn(inOrder)));
  pools.set(view, pool);
  return pool;
}
