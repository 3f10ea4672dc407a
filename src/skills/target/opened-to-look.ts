// What was opened only to look behind it and is open still: a menu is shut before the next place is looked into, a part
// that lies over the rest once it is found to.
import { phraseOf } from '../../shared/phrase';
import type { PcdHit } from '../../shared/query';
import type { Attempt, SkillView } from '../skill';
import { attemptsOn } from '../steps/attempts';
import type { DraftStep } from '../steps/draft';
import { linesIn } from '../steps/search-shown';
import { fold } from '../words/words';
import { poolOf } from './pool';
import { isStepOf } from './telling';

const isLook = (attempt: Attempt): boolean =>
  attempt.result.ok && attempt.call.name === 'dom.click' && isStepOf(attempt, 'do_look');

const isMenu = ({ hasPopup }: PcdHit): boolean =>
  hasPopup !== undefined && hasPopup !== 'false' && hasPopup !== 'dialog';

/**
 * Shuts the menu that the last look has opened before `next` is pressed; nothing where that is one of its entries, or a
 * dialog, which the key may shut as well, holds it.
 */
export function shutMenu(view: SkillView, next: PcdHit): DraftStep[] {
  const last = view.attempts.at(-1);
  const waited = last?.call.name === 'dom.waitFor' ? view.attempts.at(-2) : last;
  if (!waited || !isLook(waited) || view.mini.dialog) return [];
  if (ENTRIES.test(next.role) || cameWith(waited, next.label)) return [];
  const isOpen = stillOpen(view).some((hit) => isMenu(hit) && attemptsOn(view, hit).includes(waited));
  if (!isOpen) return [];
  return [ESCAPE];
}

/** The menu that the last look has opened hides all else, its own button too, and has not what is looked for. */
export function shutHidingMenu(view: SkillView): DraftStep | undefined {
  const last = view.attempts.at(-1);
  const look = last?.call.name === 'dom.waitFor' ? view.attempts.at(-2) : last;
  if (!look || !isLook(look) || view.mini.dialog) return undefined;
  const pool = poolOf(view).filter(({ behind }) => !behind);
  const isHiding =
    pool.some(({ role }) => ENTRIES.test(role)) && !pool.some((hit) => attemptsOn(view, hit).includes(look));
  return isHiding ? ESCAPE : undefined;
}

const ESCAPE: DraftStep = {
  tool: 'dom.press',
  args: { key: 'Escape' },
  say: phraseOf('do_close_escape'),
  optional: true,
};

const ENTRIES = /^(?:menuitem|option|treeitem)/;

/** Of what lies over the page, as the page's hands say it. */
const COVER = /\bcovered by [^“”]+? “(?<name>[^”]+)”/u;

/** The place that brought what now lies over the page, to be pressed again; not twice, and a menu only where Escape did nothing. */
export function toShutAgain(view: SkillView, trouble: string): PcdHit | undefined {
  const cover = COVER.exec(trouble)?.groups?.['name'];
  if (cover === undefined) return undefined;
  return stillOpen(view).find((hit) => {
    const tried = attemptsOn(view, hit);
    const at = view.attempts.findLastIndex((each) => tried.includes(each) && isLook(each));
    const isEscaped = view.attempts.slice(at).some(({ call }) => call.args['key'] === 'Escape');
    const isOver = cameWith(view.attempts[at], cover);
    return isOver && (isEscaped || !isMenu(hit)) && !tried.some((each) => isStepOf(each, 'do_clear_way'));
  });
}

function cameWith(look: Attempt | undefined, name: string): boolean {
  const lines = (look?.observation?.changes ?? []).flatMap(({ detail = '' }) => linesIn(detail));
  return name !== '' && lines.some((line) => fold(line).includes(fold(name)));
}

function stillOpen(view: SkillView): PcdHit[] {
  return poolOf(view).filter((hit) => hit.expanded === true && attemptsOn(view, hit).some(isLook));
}
