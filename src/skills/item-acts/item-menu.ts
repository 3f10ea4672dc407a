// What the last step brought up, above all the entries of the menu of an item.
import type { IntentOf } from '../../shared/intent';
import type { PcdHit } from '../../shared/query';
import { controlScore, isOfMore } from '../items/item-control';
import type { SkillView } from '../skill';
import { attemptsOn } from '../steps/attempts';
import { poolOf } from '../target/pool';
import { isLookStep } from '../target/reveal';
import { fold } from '../words/words';

/** Entries that stand on the page from the start, as of a bar, are no menu of this one thing. */
const isOfOpenMenu = (view: SkillView, hit: PcdHit): boolean =>
  (['menuitem', 'option'].includes(hit.role) && view.attempts.some(isLookStep)) || cameByLook(view, hit);

export const entriesOfMenu = (view: SkillView, { action, item }: IntentOf<'item'>): PcdHit[] =>
  poolOf(view).filter((hit) => isOfOpenMenu(view, hit) && !isOfMore(hit, action, item.text));

/** What the menu showed that was opened last. */
const cameByLook = (view: SkillView, hit: PcdHit): boolean =>
  isLookStep(view.attempts.at(-1)) && cameLast(view, hit);

/** What the last step brought up, by its name. */
export function cameLast(view: SkillView, hit: PcdHit): boolean {
  const last = view.attempts.at(-1);
  if (!last?.result.ok || hit.type !== 'action' || hit.label === '') return false;
  return (last.observation?.changes ?? []).some(({ detail = '' }) => detail.includes(`“${hit.label}”`));
}

/** "Quick edit", of a menu that the press on "Edit" has opened. */
export const entryThatCame = (view: SkillView, action: string): PcdHit | undefined =>
  poolOf(view).find(
    (hit) =>
      cameLast(view, hit) &&
      fold(hit.label) !== fold(action) &&
      attemptsOn(view, hit).length === 0 &&
      controlScore(hit, action) >= 0.6,
  );
