// The box before a thing, by which it is chosen among the others: in its row, or on its line where so few stand that
// they are no list yet.
import type { PcdHit } from '../../shared/query';
import type { Found } from '../item-acts/find-item';
import { ACTS } from '../items/item-control';
import type { Item } from '../items/items';
import type { SkillView } from '../skill';
import { poolOf } from '../target/pool';
import { isChoice } from '../words/role-words';
import { fold, keywords, sameWord } from '../words/words';

/** How far left of a thing its box stands at most, px. */
const NEAR_PX = 120;

/** The row of the thing, or the thing and the one box on its line. */
export function rowWithBox(view: SkillView, { item, hits, main = hits[0] }: Found): Item | undefined {
  if (item || !main) return item;
  const box = boxBefore(view, main);
  if (!box) return undefined;
  const { collectionId = '', section = '', label } = main;
  return { collectionId, collection: section, index: 0, text: label, cells: {}, hits: [box, ...hits] };
}

export function boxBefore(view: SkillView, main: PcdHit): PcdHit | undefined {
  const [box, other] = poolOf(view).filter(
    (hit) => hit.role === 'checkbox' && !hit.disabled && isBefore(hit, main),
  );
  return other ? undefined : box;
}

function isBefore({ look: { box } }: PcdHit, { look: { box: main } }: PcdHit): boolean {
  const middle = (one: { y: number; h: number }): number => one.y + one.h / 2;
  const isOnLine = Math.abs(middle(box) - middle(main)) <= Math.max(box.h, main.h) / 2;
  return isOnLine && box.x < main.x && main.x - box.x <= NEAR_PX;
}

/** Acts that some lists offer for what is chosen; elsewhere a box may stand for anything. */
const FOR_CHOSEN =
  /^(?:rename|duplicate|copy|move|edit|share|export|print|start|stop|restart|pause|resume|enable|disable|activate|deactivate|mute|(?:un)?publish)$/;

/** That the box chooses the row for this act: it says so, or what does the act stands outside of the rows. */
export function choosesFor(view: SkillView, box: PcdHit, action: string): boolean {
  if (!FOR_CHOSEN.test(fold(action))) return false;
  const said = keywords(`${box.label} ${box.tooltip ?? ''}`);
  const names = [action, ...(ACTS.get(fold(action)) ?? [])].flatMap(keywords);
  if (said.some((word) => CHOOSES.test(word) || FOR_CHOSEN.test(word))) return true;
  return poolOf(view).some(
    ({ type, role, itemIndex, label, href }) =>
      type === 'action' &&
      role === 'button' &&
      itemIndex === undefined &&
      href === undefined &&
      isSaid(keywords(label), names),
  );
}

/** Before a row that has more to press, a box of no name, or one that says so, chooses the row and is no switch of it. */
export function onlyChooses(view: SkillView, { role, label, itemIndex, collectionId, id }: PcdHit): boolean {
  const isNamed = /[\p{L}\p{N}]/u.test(label) && !keywords(label).some((word) => CHOOSES.test(word));
  if (role !== 'checkbox' || itemIndex === undefined || isNamed) return false;
  return poolOf(view).some(
    (hit) =>
      hit.collectionId === collectionId &&
      hit.itemIndex === itemIndex &&
      hit.id !== id &&
      hit.type === 'action' &&
      !isChoice(hit),
  );
}

/** The box stands in a line with one over the list, which chooses all of its rows. */
export function isUnderBoxOfAll(view: SkillView, box: PcdHit): boolean {
  return poolOf(view).some(
    (hit) =>
      hit.role === 'checkbox' &&
      (hit.itemIndex === undefined || hit.collectionId !== box.collectionId) &&
      Math.abs(hit.look.box.x - box.look.box.x) <= 8 &&
      hit.look.box.y < box.look.box.y,
  );
}

const CHOOSES = /^(?:select|choose|delete|auswahlen|loschen)$/;

const isSaid = (label: readonly string[], names: readonly string[]): boolean =>
  label.length > 0 && label.length <= 2 && names.some((name) => label.some((word) => sameWord(name, word)));
