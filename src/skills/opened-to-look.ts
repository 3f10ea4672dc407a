// What was opened only to look behind it and is open still: a menu is shut before the next place is looked into, a part
// that lies over the rest once it is found to.
import { phraseOf } from '../shared/phrase';
import type { PcdHit } from '../shared/query';
import { attemptsOn } from './attempts';
import type { DraftStep } from './draft';
import type { Attempt, SkillView } from './skill';
import { poolOf } from './target';
import { isStepOf } from './telling';

const isLook = (attempt: Attempt): boolean =>
  attempt.result.ok && attempt.call.name === 'dom.click' && isStepOf(attempt, 'do_look');

const isMenu = ({ hasPopup }: PcdHit): boolean =>
  hasPopup !== undefined && hasPopup !== 'false' && hasPopup !== 'dialog';

/** Shuts the menu that the last look has opened; nothing where a dialog, which the key may shut as well, holds it. */
export function shutMenu(view: SkillView): DraftStep[] {
  const last = view.attempts.at(-1);
  const waited = last?.call.name === 'dom.waitFor' ? view.attempts.at(-2) : last;
  if (!waited || !isLook(waited) || view.mini.dialog) return [];
  const isOpen = stillOpen(view).some((hit) => isMenu(hit) && attemptsOn(view, hit).includes(waited));
  if (!isOpen) return [];
  return [{ tool: 'dom.press', args: { key: 'Escape' }, say: phraseOf('do_close_escape'), optional: true }];
}

/** What is to be pressed again, so that it lies over nothing; not twice, and a menu only once Escape did not shut it. */
export function toShutAgain(view: SkillView): PcdHit | undefined {
  return stillOpen(view).find((hit) => {
    const tried = attemptsOn(view, hit);
    const since = view.attempts.slice(
      view.attempts.findLastIndex((each) => tried.includes(each) && isLook(each)),
    );
    const isEscaped = since.some(({ call }) => call.args['key'] === 'Escape');
    return (isEscaped || !isMenu(hit)) && !tried.some((each) => isStepOf(each, 'do_clear_way'));
  });
}

function stillOpen(view: SkillView): PcdHit[] {
  return poolOf(view).filter((hit) => hit.expanded === true && attemptsOn(view, hit).some(isLook));
}
