// Which field takes what is written about an item of a list: one in the item, or one that came when it was pressed or
// opened. What stood over the list before is for new entries of it.
import type { IntentOf } from '../../shared/intent';
import type { PcdHit } from '../../shared/query';
import { isLong, isSearchField, textFields } from '../fields/fields';
import { isPartOfItem } from '../items/items';
import type { Attempt, SkillView } from '../skill';
import { isPressStep } from '../steps/asked-back';
import { opensItem } from '../steps/attempts';
import { poolOf } from '../target/pool';
import { fold } from '../words/words';

const BEFORE = 'fields before the item was pressed';

interface Before {
  above: string[];
  below: string[];
  item: string;
}

const keyOf = ({ id, label, placeholder }: PcdHit): string => `${id} ${label || (placeholder ?? '')}`;
const itemKey = ({ collectionId, itemIndex }: PcdHit): string => `${collectionId ?? ''}#${itemIndex ?? ''}`;

const writable = (view: SkillView): PcdHit[] => textFields(view).filter((hit) => !isSearchField(hit));

export const isReply = ({ action, value }: IntentOf<'item'>): boolean =>
  value !== undefined && /^(?:reply|respond|answer|comment)/.test(fold(action));

/** Words are written about it: an answer, beside what is quoted, or in place of what stood there. */
export const isWritten = (params: IntentOf<'item'>): boolean =>
  isReply(params) || (params.value !== undefined && /^(?:quote|edit)$/.test(fold(params.action)));

/** Whether a field says that it takes what is said of something: "Your comment". */
export const isForRemarks = ({ label, placeholder }: PcdHit): boolean =>
  REMARK.test(fold(`${label} ${placeholder ?? ''}`));

/** The texts on the page that say so, or whose button does. */
export function boxesForRemarks(view: SkillView): PcdHit[] {
  const sends = poolOf(view).filter(
    ({ type, role, formId, label }) =>
      type === 'action' && role === 'button' && formId !== undefined && REMARK.test(fold(label)),
  );
  const isSent = ({ formId }: PcdHit): boolean => sends.some((button) => button.formId === formId);
  return writable(view).filter(
    (hit) => isLong(hit) && !hit.behind && (isSent(hit) || (isForRemarks(hit) && !isPartOfItem(hit))),
  );
}

/** As `fold` gives them. */
const REMARK =
  /\b(?:comments?|reply|replies|responses?|answers?|kommentare?|antwort(?:en)?)\b|评论|留言|回复/;

/** Fields that stand in the item. */
export const fieldsIn = (view: SkillView, hits: readonly PcdHit[]): PcdHit[] =>
  writable(view).filter((field) => field.itemIndex !== undefined && hits.some(({ id }) => id === field.id));

/** To be remembered when an item is pressed or opened. */
export function fieldsBefore(view: SkillView, hits: readonly PcdHit[]): Record<string, string> {
  const [first] = hits;
  if (!first) return {};
  const order = Math.min(...hits.map((hit) => hit.order));
  const fields = writable(view);
  const before: Before = {
    above: fields.filter((field) => field.order < order).map(keyOf),
    below: fields.filter((field) => field.order >= order).map(keyOf),
    item: first.itemIndex === undefined ? '' : itemKey(first),
  };
  return { [BEFORE]: JSON.stringify(before) };
}

/** Fields for it once the item was pressed, or `opened`; what others stand there is left out of a reply alone. */
export function fieldsFor(view: SkillView, params: IntentOf<'item'>, opened: boolean): PcdHit[] {
  const kept = view.memory[BEFORE];
  const fields = writable(view);
  if (kept === undefined || !isWritten(params)) return fields;
  const { above, below, item } = JSON.parse(kept) as Before;
  // Ids are those of one document.
  const isOther = (attempt: Attempt): boolean =>
    attempt.observation?.navigated === true && (opensItem(attempt) || isPressStep(attempt));
  if (view.attempts.some(isOther)) return fields;
  return fields.filter((field) => {
    if (field.focused || itemKey(field) === item) return true;
    const key = keyOf(field);
    return !above.includes(key) && (opened || !below.includes(key));
  });
}
