// What shows that a thing was dragged to where it was wished. Pages refuse drops without a word, so the page is read
// back: where the thing stands now, or that it took the drop and shows it. Places are compared with that of a thing beside
// it, as the page may have scrolled meanwhile.
import type { PcdHit } from '../../shared/query';
import type { Attempt, SkillView } from '../skill';
import { changedSomething } from '../steps/attempts';
import { poolOf } from '../target/pool';

/** Where the thing stood before its last drag, from where the other stands: px, "x y" and the other's id. */
const STOOD = 'stood before the drag';
/** How many things its list had then. */
const LISTED = 'listed before the drag';
/** Less than this is no move, and no gap: px. */
const MOVED = 3;

/** Whether all of it lies in the other's box; less `slack` px may stand out, and with less than none it keeps from the edge. */
export function isInside(inner: PcdHit, outer: PcdHit, slack = 1): boolean {
  const [i, o] = [inner.look.box, outer.look.box];
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
  const from = to ?? landmarkOf(view, hit);
  const { x, y } = wayTo(hit, from);
  return { [STOOD]: `${x} ${y} ${from.id}`, [LISTED]: `${countIn(view, hit)} ${hit.collectionId ?? ''}` };
}

/** Things in the list that it stands in; NaN where it stands in none. */
const countIn = ({ mini }: SkillView, { collectionId }: PcdHit): number =>
  mini.collections.find(({ id }) => id === collectionId)?.approxCount ?? NaN;

/** It still stands in its list, and the list has fewer things than before: a page may take what was chosen instead. */
export function tookAnother(view: SkillView, hit: PcdHit): boolean {
  const [count, list] = (view.memory[LISTED] ?? '').split(' ');
  return list === hit.collectionId && countIn(view, hit) < Number(count);
}

function stoodBefore(view: SkillView): { x: number; y: number; from: string } {
  const [x, y, from = ''] = (view.memory[STOOD] ?? '').split(' ');
  return { x: Number(x), y: Number(y), from };
}

/** How far the last drag moved it: px. */
export function movedBy(view: SkillView, hit: PcdHit): { x: number; y: number } {
  const before = stoodBefore(view);
  const landmark = poolOf(view).find((other) => other.id === before.from);
  if (!landmark) return { x: 0, y: 0 };
  const now = wayTo(hit, landmark);
  return { x: now.x - before.x, y: now.y - before.y };
}

/** Whether the destination has it: it lies there, belongs there, was taken by it, or has come to touch it. */
export function isAt(view: SkillView, hit: PcdHit, to: PcdHit): boolean {
  if (isHeld(view, hit, to)) return true;
  if (to.role === 'columnheader') return false;
  // What stands under one heading is not under the other, whatever the page said of the drop.
  if (isUnderOther(view, hit, to)) return false;
  if (wasTaken(lastDrag(view))) return true;
  const before = stoodBefore(view);
  const now = wayTo(hit, to);
  return touches(hit, to) && Math.hypot(now.x, now.y) < Math.hypot(before.x, before.y) - MOVED;
}

function isUnderOther(view: SkillView, { section }: PcdHit, to: PcdHit): boolean {
  const isHeading = ({ role, label }: PcdHit): boolean => role === 'heading' && label === section;
  return to.role === 'heading' && section !== to.label && poolOf(view).some(isHeading);
}

function touches(hit: PcdHit, other: PcdHit): boolean {
  const [a, b] = [hit.look.box, other.look.box];
  const { x, y } = wayTo(hit, other);
  return Math.abs(x) <= (a.w + b.w) / 2 + MOVED && Math.abs(y) <= (a.h + b.h) / 2 + MOVED;
}

/** In the box of the other, or in what the other is the heading of. */
export function isHeld(view: SkillView, hit: PcdHit, to: PcdHit): boolean {
  // What has not been moved yet may lie on the edge by chance; to move it then does no harm.
  if (isInside(hit, to, lastDrag(view) === undefined ? -1 : 1)) return true;
  if (to.type === 'text' && to.label !== '' && hit.section === to.label) return true;
  if (to.role === 'columnheader' && isInColumn(hit, to)) return true;
  const byId = new Map(poolOf(view).map((each) => [each.id, each]));
  let up = hit.parent;
  for (let step = 0; up !== undefined && step < 8; step++) {
    if (up === to.id) return true;
    up = byId.get(up)?.parent;
  }
  return false;
}

/** Below the head, and no further to the side than it reaches. */
function isInColumn({ look: { box } }: PcdHit, { look: { box: head } }: PcdHit): boolean {
  const middle = box.x + box.w / 2;
  return box.y >= head.y + head.h && middle > head.x && middle < head.x + head.w;
}

/** It was dragged and is no longer found: something on the page took it. */
export function wentAway(view: SkillView): boolean {
  return changedSomething(lastDrag(view));
}

function lastDrag(view: SkillView): Attempt | undefined {
  return view.attempts.findLast(({ call, result }) => result.ok && call.name === 'dom.drag');
}

/** The page said that the drop is welcome, and showed something of it: some welcome every drop anywhere. */
export function wasTaken(attempt: Attempt | undefined): boolean {
  if (!attempt?.result.ok || !changedSomething(attempt)) return false;
  return (attempt.result.data as { taken?: unknown } | null)?.taken === true;
}

/** The next other thing that is not dragged itself and scrolls with this one: of the same parent, where there is one. */
function landmarkOf(view: SkillView, hit: PcdHit): PcdHit {
  const others = poolOf(view).filter((other) => other.id !== hit.id && !other.draggable);
  const beside = others.filter((other) => other.parent === hit.parent && other.landmark === hit.landmark);
  const pool = beside.length > 0 ? beside : others;
  return pool.sort((a, b) => Math.abs(a.order - hit.order) - Math.abs(b.order - hit.order))[0] ?? hit;
}

function wayTo(hit: PcdHit, from: PcdHit): { x: number; y: number } {
  const [a, b] = [hit.look.box, from.look.box];
  return { x: a.x + a.w / 2 - b.x - b.w / 2, y: a.y + a.h / 2 - b.y - b.h / 2 };
}
