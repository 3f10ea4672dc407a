// Drags things onto things, to a place in a list, into a cell, or by a distance.
import type { IntentOf, TargetPhrase } from '../../shared/intent';
import { phraseOf, type Phrase } from '../../shared/phrase';
import type { PcdHit } from '../../shared/query';
import { isBlank } from '../fields/fields';
import { moveByButtons } from '../lists/move-buttons';
import type { SkillView } from '../skill';
import { attemptsOn } from '../steps/attempts';
import { act, type Draft, type DraftStep } from '../steps/draft';
import { draftSkill } from '../steps/draft-skill';
import { unsent } from '../steps/last-filled';
import { aim, lookFor, nameOfPhrase } from '../target/aim';
import { poolOf } from '../target/pool';
import { tell } from '../target/telling';
import { nameOf } from '../words/naming';
import { meansItem } from '../words/role-words';
import { fold } from '../words/words';
import {
  hasRoomFor,
  isAt,
  isHeld,
  isInside,
  movedBy,
  stood,
  tookAnother,
  wasTaken,
  wentAway,
} from './dragged';

const SHIFT_PX = 120;
const MOST_TRIES = 4;
/** What begins within so much stands in one line. */
const LINE_PX = 8;
/** Part of a place's length. Below the half that would reach the next place. */
const OVERSHOOT = 0.3;
/** Part of what a place is longer than what stands in it. */
const ROOM_OVERSHOOT = 0.45;

export const dragSkill = draftSkill<'drag'>({
  name: 'drag',
  kinds: ['drag'],
  needs: (params) => [
    ...lookFor([params.what, ...(params.to ? [params.to] : [])]).filter((need) => need.key !== 'text'),
    { key: 'text', type: 'query', query: { kind: 'text', topK: 200 } },
  ],
  draft,
  // Whatever was dragged must stand where it was wished: a page may refuse a drop without a word.
  effects: [(_after, params, view) => draft(view, params).kind === 'done'],
});

function draft(view: SkillView, said: IntentOf<'drag'>): Draft {
  const params = { ...said, what: fromPlace(view, said.what) };
  const pressed = moveByButtons(view, params);
  if (pressed) return pressed;
  const column = params.what.all ? columnOf(view, params) : undefined;
  if (column) return column;
  const movable = poolOf(view).filter((hit) => hit.draggable && hit.kind !== 'resize_handle');
  // Described by look alone, what can be dragged is what is meant.
  const among = params.what.look && params.what.text === '' && movable.length > 0 ? { among: movable } : {};
  const found = aim(view, params.what, { suits: dragFitness, ...among });
  if (!found.ok) return wentAway(view) ? { kind: 'done', note: phraseOf('done_dragged_away') } : found.draft;
  // "Move 20 from Books to Groceries" moves an amount; only what is called so can be dragged.
  if (isNumber(params.what) && !nameOf(found.hit, params.what.text))
    return { kind: 'unable', reason: phraseOf('unable_not_on_page', nameOfPhrase(params.what)) };
  const spot = params.to && !isBlank(params.to) && !isSpot(params.to) ? params.to : undefined;
  const goesInside = params.what.all === true || params.position === 'inside';
  const kin = siblingsOf(view, found.hit).filter((hit) => !found.hits.includes(hit));
  let to = spot
    ? aim(view, spot, {
        suits: (hit) => (isHeaded(view, hit) ? 0.4 : dropFitness(hit, found.hits, goesInside)),
        mayReveal: false,
        ...(spot.look?.size && spot.text === '' && kin.length > 0 ? { among: kin } : {}),
      })
    : undefined;
  // "all rectangles into the black box": the box may look like one of them.
  if (spot && to && !to.ok && found.hits.length > 1)
    to = aim(view, spot, {
      among: found.hits,
      suits: (hit) => (found.hits.every((each) => each === hit || hasRoomFor(hit, each)) ? 1 : 0),
      mayReveal: false,
    });
  if (to && !to.ok) return to.draft;
  const place = to && (columnHead(view, found.hit, to.hit) ?? to.hit);
  if (place && goesInside) return dragInto(view, found.hits, place);
  return placed(view, params, found.hit, place, found.confidence);
}

const isNumber = ({ text }: TargetPhrase): boolean => /^\p{Sc}?\d[\d.,]*(?: ?\p{Sc})?$/u.test(text);

/** "The card from Backlog": where the page has a part of that name it is not who sent it. */
function fromPlace(view: SkillView, what: TargetPhrase): TargetPhrase {
  const { where, ...rest } = what;
  const [from, ...others] = where ?? [];
  if (from?.field !== 'by' || others.length > 0 || what.within !== undefined) return what;
  const isPlace = poolOf(view).some(
    ({ role, label }) => role === 'heading' && fold(label) === fold(from.value),
  );
  return isPlace ? { ...rest, within: from.value } : what;
}

/** "All cards from Backlog to Done": what can be dragged under the one heading goes under the other. */
function columnOf(view: SkillView, { what, to }: IntentOf<'drag'>): Draft | undefined {
  const { within } = what;
  const isKind = what.text === '' || meansItem(what.roles);
  if (within === undefined || !to || !isKind) return undefined;
  const under = (name: string): PcdHit[] =>
    poolOf(view).filter(
      ({ section, draggable, kind }) =>
        draggable && kind !== 'resize_handle' && section !== undefined && fold(section) === fold(name),
    );
  const heading = poolOf(view).find(({ role, label }) => role === 'heading' && fold(label) === fold(to.text));
  if (!heading) return undefined;
  const left = under(within);
  if (left.length === 0)
    return view.attempts.some(({ result }) => result.ok)
      ? done(view, heading, phraseOf('done_it_is_in', tell(heading)))
      : { kind: 'unable', reason: phraseOf('unable_not_on_page', nameOfPhrase(what)) };
  return dragInto(view, left, heading);
}

/** "the bottom left" is no thing but a place among things. */
function isSpot(phrase: TargetPhrase): boolean {
  const { look } = phrase;
  return (
    phrase.text === '' && !phrase.roles?.length && look?.position !== undefined && !look.shape && !look.color
  );
}

function dragInto(view: SkillView, hits: readonly PcdHit[], box: PcdHit): Draft {
  const left = hits.filter(
    (hit) =>
      hit.id !== box.id && !isHeld(view, hit, box) && !wasTaken(attemptsOn(view, hit, 'dom.drag').at(-1)),
  );
  if (left.length === 0) return done(view, hits[0] ?? box, phraseOf('done_it_is_in', tell(box)));
  const again = left.filter((hit) => attemptsOn(view, hit, 'dom.drag').length < 2);
  if (again.length === 0) return { kind: 'unable', reason: phraseOf('unable_takes_no_drop', tell(box)) };
  return act(
    again.map((hit) => stepInto(hit, box)),
    'verify',
    0.8,
    tell(box),
  );
}

export const stepInto = (hit: PcdHit, box: PcdHit): DraftStep => stepOnto(hit, box, spotIn(box));

/** `at`: where on it, absent: wherever a person would let go. */
function stepOnto(hit: PcdHit, box: PcdHit, at: DropSpot | undefined): DraftStep {
  const say = phraseOf('do_drag_to', tell(hit), tell(box));
  // Into a column of a table straight across: all of its cells are as high as their row.
  if (box.role === 'columnheader')
    return { tool: 'dom.drag', on: hit, args: { by: { x: middleOf(box) - middleOf(hit), y: 0 } }, say };
  return { tool: 'dom.drag', on: hit, to: box, ...(at ? { args: { at } } : {}), say };
}

type DropSpot = 'before' | 'after' | 'inside' | 'center' | 'under';

const middleOf = ({ look: { box } }: PcdHit): number => Math.round(box.x + box.w / 2);

/** A heading takes nothing: the room below it does. */
const spotIn = (box: PcdHit): 'inside' | 'under' =>
  box.role === 'heading' && box.type === 'text' ? 'under' : 'inside';

/** A board that is a table: its columns are called by their heads, by the link or the button in there, and keep that name. */
function columnHead(view: SkillView, dragged: PcdHit, to: PcdHit): PcdHit | undefined {
  const heads = poolOf(view).filter(({ role, type }) => role === 'columnheader' && type === 'text');
  const isHead = heads.some((head) => isInside(dragged, head));
  const head = isHead ? undefined : heads.find((each) => isInside(to, each));
  return head && { ...head, label: to.label };
}

export function dragFitness(hit: PcdHit): number {
  if (hit.type === 'form' || hit.type === 'collection') return 0;
  if (hit.draggable) return 1;
  if (['listitem', 'option', 'row', 'gridcell', 'treeitem'].includes(hit.role)) return 0.85;
  // What a cell holds is moved, the cell never.
  if (hit.role === 'cell') return 0.4;
  return hit.type === 'text' ? 0.7 : hit.type === 'field' ? 0.3 : 0.75;
}

/** A list is told by the heading over it. */
function isHeaded(view: SkillView, { type, label, section }: PcdHit): boolean {
  const isHeading = (hit: PcdHit): boolean => hit.role === 'heading' && hit.label === label;
  return type === 'collection' && label !== '' && label === section && poolOf(view).some(isHeading);
}

function dropFitness(hit: PcdHit, dragged: readonly PcdHit[], goesInside: boolean): number {
  // What lies exactly where a dragged thing does is the words for it.
  if (dragged.some((each) => isInside(each, hit) && isInside(hit, each))) return 0;
  if (goesInside && hit.type !== 'form' && !dragged.every((each) => hasRoomFor(hit, each))) return 0.2;
  if (hit.draggable || (hit.implicit && hit.tag !== 'div')) return 0.5;
  return hit.type === 'text' ? 0.85 : hit.type === 'form' ? 0.6 : 0.9;
}

function placed(
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
  const drag = (target: PcdHit, where: DropSpot | undefined): Draft =>
    act([stepOnto(hit, target, where)], 'verify', confidence, tell(hit), stood(view, hit, target));
  const siblings = siblingsOf(view, hit);
  const own = siblings.findIndex((each) => each.id === hit.id);
  // Counted by the tool: a thing that is told by its place has another one now.
  const tries = view.attempts.filter(
    (attempt) => attempt.result.ok && attempt.call.name === 'dom.drag',
  ).length;
  if (to && index === undefined && (at || !position)) {
    const target = siblings.findIndex((each) => each.id === to.id);
    const isBeside = (at === 'before' || at === 'after') && target >= 0 && own >= 0;
    const isThere = isBeside ? own === target + (at === 'before' ? -1 : 1) : tries > 0 && isAt(view, hit, to);
    if (isThere) return done(view, hit, phraseOf('done_where_wished', tell(hit)));
    if (tries > 0 && !isBeside && tookAnother(view, hit))
      return { kind: 'unable', reason: phraseOf('unable_other_moved', tell(hit), tell(to)) };
    return tries < MOST_TRIES
      ? drag(to, at ?? (tries % 2 === 0 && spotIn(to) === 'under' ? 'under' : undefined))
      : { kind: 'unable', reason: phraseOf('unable_drag_to', tell(hit), tell(to)) };
  }
  const key = `drag:${hit.label}`;
  const meant = view.memory[key];
  const goal = meant === undefined || tries === 0 ? goalIndex(params, siblings, own) : Number(meant);
  if (goal !== undefined) {
    const there = siblings[goal];
    if (!there) return { kind: 'unable', reason: phraseOf('unable_no_place_to_drag', tell(hit)) };
    if (goal === own) return done(view, hit, phraseOf('done_is_there', tell(hit)));
    if (tries >= MOST_TRIES) return { kind: 'unable', reason: phraseOf('unable_drag_there', tell(hit)) };
    const remember = { [key]: String(goal) };
    // To the place where the other stands now: it makes room while the thing is moved, and so do its neighbours.
    const by = wayTo(hit.look.box, there.look.box, siblings);
    const say = phraseOf('do_drag_to_place_of', tell(hit), tell(there));
    return act(
      tries % 2 === 0
        ? [{ tool: 'dom.drag', on: hit, args: { by, rowsFirst: true }, say }]
        : [{ tool: 'dom.drag', on: hit, to: there, args: { at: goal > own ? 'after' : 'before' }, say }],
      'verify',
      confidence,
      tell(hit),
      remember,
    );
  }
  if (to) {
    if (tries === 0) return drag(to, spotIn(to));
    return isAt(view, hit, to)
      ? done(view, hit, phraseOf('done_dragged_to', tell(hit), tell(to)))
      : { kind: 'unable', reason: phraseOf('unable_drag_to', tell(hit), tell(to)) };
  }
  const shift = position && SHIFTS[position];
  if (!shift) return { kind: 'unable', reason: phraseOf('unable_drag_whereto', tell(hit)) };
  if (tries > 0) {
    const moved = movedBy(view, hit);
    return moved.x * shift.x + moved.y * shift.y > 0
      ? done(view, hit, phraseOf('done_dragged', tell(hit)))
      : { kind: 'unable', reason: phraseOf('unable_drag_moves_not', tell(hit)) };
  }
  return act(
    [{ tool: 'dom.drag', on: hit, args: { by: shift }, say: phraseOf('do_drag', tell(hit)) }],
    'verify',
    0.7,
    tell(hit),
    stood(view, hit),
  );
}

const SHIFTS: Readonly<Partial<Record<string, { x: number; y: number }>>> = {
  left: { x: -SHIFT_PX, y: 0 },
  right: { x: SHIFT_PX, y: 0 },
  top: { x: 0, y: -SHIFT_PX },
  bottom: { x: 0, y: SHIFT_PX },
};

/** In its place, maybe since before the task: what holds it may want to be sent all the same. */
function done(view: SkillView, hit: PcdHit, note: Phrase): Draft {
  return { kind: 'done', note, remember: unsent(view, hit) };
}

type Box = PcdHit['look']['box'];

function wayTo(from: Box, end: Box, siblings: readonly PcdHit[]): { x: number; y: number } {
  const boxes = siblings.map(({ look: { box } }) => box);
  const x = end.x + end.w / 2 - from.x - from.w / 2;
  const y = end.y + end.h / 2 - from.y - from.h / 2;
  const way = {
    x: past(x, end.w, pitchOf(boxes.map((box) => box.x))),
    y: past(y, end.h, pitchOf(boxes.map((box) => box.y))),
  };
  // Things that lie on each other are in one line in both directions.
  return way.x === 0 && way.y === 0 ? { x, y } : way;
}

/**
 * Straight on where both stand in one line, whatever their size: a sortable takes the smallest slant for a direction.
 * Sortables change places when a middle is passed, not when it is met. What stands at the beginning of a place longer
 * than itself has more of it ahead, on the way down and to the right.
 */
function past(distance: number, length: number, pitch: number): number {
  if (pitch === 0 || Math.abs(distance) < Math.max(length, pitch) / 2) return 0;
  if (distance < 0) return distance - OVERSHOOT * length;
  return distance + OVERSHOOT * length + ROOM_OVERSHOOT * Math.max(0, pitch - length);
}

/** How far apart places are, where what stands in them is smaller than they are: px, 0 where all are in one line. */
function pitchOf(starts: readonly number[]): number {
  const sorted = [...starts].sort((a, b) => a - b);
  const gaps = sorted.slice(1).map((start, i) => start - sorted[i]!);
  return Math.min(
    ...gaps.filter((gap) => gap > LINE_PX),
    ...(gaps.every((gap) => gap <= LINE_PX) ? [0] : []),
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
  if (siblings.length < 2 || own < 0) return undefined;
  if (params.index !== undefined) return params.index > 0 ? params.index - 1 : siblings.length + params.index;
  const columns = siblings.filter(
    (hit) => Math.abs(hit.look.box.y - (siblings[0]?.look.box.y ?? 0)) <= LINE_PX,
  ).length;
  const rows = Math.ceil(siblings.length / columns);
  const [row, column] = [Math.floor(own / columns), own % columns];
  const sides = params.to?.look?.position ?? (params.position ? [params.position] : []);
  if (params.steps !== undefined) {
    const down = sides.includes('bottom') ? 1 : sides.includes('top') ? -1 : 0;
    const right = sides.includes('right') ? 1 : sides.includes('left') ? -1 : 0;
    return own + params.steps * (down * columns + right);
  }
  const vertical = sides.find((side) => side === 'top' || side === 'bottom');
  const sideways = sides.find((side) => side === 'left' || side === 'right');
  const centered = sides.includes('center');
  if (!vertical && !sideways && !centered) return undefined;
  if (columns === 1 && !vertical && !centered) return undefined;
  const middle = (count: number): number => Math.floor((count - 1) / 2);
  const goalRow = vertical === 'top' ? 0 : vertical === 'bottom' ? rows - 1 : centered ? middle(rows) : row;
  const goalColumn =
    sideways === 'left' ? 0 : sideways === 'right' ? columns - 1 : centered ? middle(columns) : column;
  return goalRow * columns + goalColumn;
}
