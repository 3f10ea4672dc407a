// Drags things onto things, to a place in a list, into a cell, or by a distance.
import type { IntentOf } from '../shared/intent';
import type { PcdHit } from '../shared/query';
import { aim, lookFor } from './aim';
import { attemptsOn } from './attempts';
import { act, draftSkill, type Draft, type DraftStep } from './draft';
import { isBlank } from './fields';
import type { SkillView } from './skill';
import { poolOf, tell } from './target';

const SHIFT_PX = 120;

export const dragSkill = draftSkill<'drag'>({
  name: 'drag',
  kinds: ['drag'],
  needs: (params) => [
    ...lookFor([params.what, ...(params.to ? [params.to] : [])]).filter((need) => need.key !== 'text'),
    { key: 'text', type: 'query', query: { kind: 'text', topK: 200 } },
  ],
  draft(view, params) {
    const found = aim(view, params.what, { suits: dragFitness });
    if (!found.ok) return found.draft;
    const to =
      params.to && !isBlank(params.to)
        ? aim(view, params.to, { suits: (hit) => dropFitness(hit, found.hits), mayReveal: false })
        : undefined;
    if (to && !to.ok) return to.draft;
    const left = found.hits.filter((hit) => attemptsOn(view, hit, 'dom.drag').length === 0);
    if (left.length === 0) return { kind: 'done', note: 'Everything has been dragged.' };
    if (params.what.all && to?.ok) {
      const steps = left.map((hit): DraftStep => ({
        tool: 'dom.drag',
        on: hit,
        to: to.hit,
        args: { at: 'inside' },
        say: `Drag ${tell(hit)} to ${tell(to.hit)}`,
      }));
      return act(steps, 'verify', found.confidence, found.why);
    }
    return place(view, params, found.hit, to?.ok ? to.hit : undefined, found.confidence);
  },
});

export function dragFitness(hit: PcdHit): number {
  if (hit.type === 'form' || hit.type === 'collection') return 0;
  if (hit.draggable) return 1;
  if (['listitem', 'option', 'row', 'gridcell', 'treeitem'].includes(hit.role)) return 0.85;
  return hit.type === 'text' ? 0.7 : hit.type === 'field' ? 0.3 : 0.75;
}

function dropFitness(hit: PcdHit, dragged: readonly PcdHit[]): number {
  if (dragged.includes(hit)) return 0;
  return hit.type === 'text' ? 0.85 : hit.type === 'form' ? 0.6 : 0.9;
}

function place(
  view: SkillView,
  params: IntentOf<'drag'>,
  hit: PcdHit,
  to: PcdHit | undefined,
  confidence: number,
): Draft {
  const { position, index } = params;
  const at =
    position === 'before' || position === 'after' || position === 'inside' || position === 'center'
      ? position
      : undefined;
  const drag = (target: PcdHit, where: 'before' | 'after' | 'inside' | 'center' | undefined): Draft =>
    act(
      [
        {
          tool: 'dom.drag',
          on: hit,
          to: target,
          ...(where ? { args: { at: where } } : {}),
          say: `Drag ${tell(hit)} to ${tell(target)}`,
        },
      ],
      'verify',
      confidence,
      tell(hit),
    );
  if (to && index === undefined && (at || !position)) return drag(to, at);
  const siblings = siblingsOf(view, hit);
  const own = siblings.findIndex((each) => each.id === hit.id);
  const goal = goalIndex(params, siblings, own);
  if (goal !== undefined) {
    const there = siblings[goal];
    if (!there) return { kind: 'unable', reason: `There is no place ${goal + 1} to drag to.` };
    if (goal === own) return { kind: 'done', note: `${tell(hit)} is already there.` };
    return drag(there, goal > own ? 'after' : 'before');
  }
  if (to) return drag(to, 'inside');
  const by = {
    left: { x: -SHIFT_PX, y: 0 },
    right: { x: SHIFT_PX, y: 0 },
    top: { x: 0, y: -SHIFT_PX },
    bottom: { x: 0, y: SHIFT_PX },
  };
  const shift =
    position === 'left' || position === 'right' || position === 'top' || position === 'bottom'
      ? by[position]
      : undefined;
  if (!shift) return { kind: 'unable', reason: `I do not know where to drag ${tell(hit)} to.` };
  return act(
    [{ tool: 'dom.drag', on: hit, args: { by: shift }, say: `Drag ${tell(hit)}` }],
    'verify',
    0.7,
    tell(hit),
  );
}

/** Things of the same list or grid, in reading order. */
export function siblingsOf(view: SkillView, hit: PcdHit): PcdHit[] {
  const alike = poolOf(view).filter(
    (other) =>
      other.type === hit.type &&
      other.role === hit.role &&
      other.tag === hit.tag &&
      Boolean(other.draggable) === Boolean(hit.draggable) &&
      (hit.collectionId ? other.collectionId === hit.collectionId : other.parent === hit.parent),
  );
  return alike.sort((a, b) => {
    const [p, q] = [a.look.box, b.look.box];
    return Math.abs(p.y - q.y) > Math.min(p.h, q.h) / 2 ? p.y - q.y : p.x - q.x;
  });
}

/** 0-based place among the siblings; in a grid, a corner or an edge. */
function goalIndex(params: IntentOf<'drag'>, siblings: readonly PcdHit[], own: number): number | undefined {
  if (siblings.length < 2) return undefined;
  if (params.index !== undefined) return params.index > 0 ? params.index - 1 : siblings.length + params.index;
  const { position } = params;
  if (!position) return undefined;
  const rows = siblings.filter((hit) => Math.abs(hit.look.box.y - (siblings[0]?.look.box.y ?? 0)) < 8).length;
  const isColumn = rows === 1;
  if (isColumn) {
    if (position === 'top') return 0;
    if (position === 'bottom') return siblings.length - 1;
    if (position === 'center') return Math.floor((siblings.length - 1) / 2);
    return undefined;
  }
  const column = own % rows;
  if (position === 'top') return column;
  if (position === 'bottom') return siblings.length - rows + column;
  if (position === 'left') return own - column;
  if (position === 'right') return own - column + rows - 1;
  if (position === 'center') return Math.floor(siblings.length / 2);
  return undefined;
}
