// What another skill has done with an item of a list ("deactivate Otto Weiss", "download notes.txt"): by its own control,
// its menu or its box, and never by opening it.
import type { IntentOf } from '../../shared/intent';
import type { SkillView } from '../skill';
import type { Draft } from '../steps/draft';
import { draft } from './item';

/** The next act, or the question which item is meant; undefined where the item offers nothing for it. */
export function actInItem(view: SkillView, record: IntentOf<'item'>): Draft | undefined {
  const made = draft(view, record);
  if (made.kind === 'ask') return made;
  const isOpening = made.kind === 'act' && made.steps[0]?.say.key === 'do_open_item';
  return made.kind === 'act' && !isOpening ? made : undefined;
}
