// "Mark the milk as done" in a list of things to do, whose rows have a box each: the box says it, and no other is touched.
// In a table the boxes of the rows choose them for what is pressed next. Pure.
import type { PcdHit } from '../../shared/query';
import type { Item } from '../items/items';
import { CELL_ROLES } from '../words/role-words';
import { fold } from '../words/words';

const DONE = 'done|completed?|finished|erledigt|abgeschlossen|fertig';
const COMPLETES = new RegExp(`^(?:complete|finish|mark as (?:${DONE}))$`);
const REOPENS = new RegExp(
  `^(?:reopen|uncomplete|mark as (?:(?:not|not yet|nicht|noch nicht) (?:${DONE})|undone|incomplete|uncompleted|unfinished|unerledigt|open|offen|to ?do|未完成|待办))$`,
);

/** Whether an act is to leave the thing done, or not done; undefined where it is about something else. */
export function endsDone(action: string): boolean | undefined {
  const plain = fold(action);
  return COMPLETES.test(plain) ? true : REOPENS.test(plain) ? false : undefined;
}

const CHOOSES = /\b(?:select(?:ed|ion)?|choose|auswahl\p{L}*)\b|选择/u;

/** The box of a thing that says whether it is done: its only one, and none that chooses it among the others. */
export function doneBox({ hits }: Item): PcdHit | undefined {
  const [box, other] = hits.filter(({ role, disabled }) => role === 'checkbox' && !disabled);
  if (!box || other || CHOOSES.test(fold(box.label))) return undefined;
  return hits.some(({ role }) => role === 'row' || CELL_ROLES.has(role)) ? undefined : box;
}
