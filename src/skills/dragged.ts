// What shows that a thing was dragged to where it was wished. Pages refuse drops without a word, so the page is read
// back: where the thing stands now, or that the page took the drop. Places are compared with those of a fixed thing
// beside it, as the page may have scrolled meanwhile.
import type { PcdHit } from '../shared/query';
import { changedSomething } from './attempts';
import type { Attempt, SkillView } from './skill';
import { poolOf } from './target';

/** Where the thing stood before its last drag, from where the other stands: px, "x y". */
const STOOD = 'stood before the drag';
/** Less than this is no move, px. */
const MOVED = 3;

/** Whether all of it lies in the other's box. */
export function isInside(inner: PcdHit, outer: PcdHit): boolean {
  const [i, o] = [inner.look.box, outer.look.box];
  const slack = 1;
  return (
    i.x >= o.x - slack &&
    i.y >= o.y - slack &&
    i.x + i.w <= o.x + o.w + slack &&
    i.y + i.h <= o.y + o.h + slack
  );
}

/** Whether the other is larger in both directions, as what is to hold something must be. */
export function hasRoomFor(outer: PcdHit, inner: PcdHit): boolean {
  const [o, i] = [outer.look.box, inner.look.box];
  return o.w > i.w && o.h > i.h;
}

/** What to remember of a thing that is about to be dragged. */
export function stood(view: SkillView, hit: PcdHit, to?: PcdHit): Record<string, string> {
  const { x, y } = wayTo(hit, to ?? landmarkOf(view, hit));
  return { [STOOD]: `${x} ${y}` };
}

/** How far the last drag moved it: px. */
export function movedBy(view: SkillView, hit: PcdHit): { x: number; y: number } {
  const [x = NaN, y = NaN] = (view.memory[STOOD] ?? '').split(' ').map(Number);
  const now = wayTo(hit, landmarkOf(view, hit));
  return { x: now.x - x || 0, y: now.y - y || 0 };
}

/** Whether the destination has it: it lies there, belongs there, was taken by it, or has come nearer to it. */
export function isAt(view: SkillView, hit: PcdHit, to: PcdHit): boolean {
  if (isHeld(view, hit, to) || wasTaken(lastDrag(view))) return true;
  const [x = NaN, y = NaN] = (view.memory[STOOD] ?? '').split(' ').map(Number);
  const now = wayTo(hit, to);
  return Math.hypot(now.x, now.y) < Math.hypot(x, y) - MOVED;
}

/** In the box of the other, or in what the other is the heading of. */
export function isHeld(view: SkillView, hit: PcdHit, to: PcdHit): boolean {
  if (isInside(hit, to)) return true;
  if (to.type === 'text' && to.label !== '' && hit.section === to.label) return true;
  const byId = new Map(poolOf(view).map((each) => [each.id, each]));
  let up = hit.parent;
  for (let step = 0; up !== undefined && step < 8; step++) {
    if (up === to.id) return true;
    up = byId.get(up)?.parent;
  }
  return false;
}

/** It was dragged and is no longer found: something on the page took it. */
export function wentAway(view: SkillView): boolean {
  const last = lastDrag(view);
  return last !== undefined && (wasTaken(last) || changedSomething(last));
}

function lastDrag(view: SkillView): Attempt | undefined {
  return view.attempts.findLast(({ call, result }) => result.ok && call.name === 'dom.drag');
}

/** The page said that the drop is welcome. */
export function wasTaken(attempt: Attempt | undefined): boolean {
  return attempt?.result.ok === true && (attempt.result.data as { taken?: unknown } | null)?.taken === true;
}

/** The first other thing of the page that stays where it is. */
function landmarkOf(view: SkillView, hit: PcdHit): PcdHit {
  return poolOf(view).find((other) => other.id !== hit.id && !other.draggable) ?? hit;
}

function wayTo(hit: PcdHit, from: PcdHit): { x: number; y: number } {
  const [a, b] = [hit.look.box, from.look.box];
  return { x: a.x + a.w / 2 - b.x - b.w / 2, y: a.y + a.h / 2 - b.y - b.h / 2 };
}
