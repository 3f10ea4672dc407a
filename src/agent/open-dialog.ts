// A modal dialog that was open when the wish began and holds nothing of it: left by its own way out where nothing is
// written in it, else the user's to close.
import { ASSIST_DONE } from '../shared/assist-done';
import type { Intent } from '../shared/intent';
import { phraseOf, type Phrase } from '../shared/phrase';
import type { PcdHit } from '../shared/query';
import { opensDialog } from '../skills/asked-back';
import { attemptsOn } from '../skills/attempts';
import { isDay } from '../skills/fields';
import { isTime } from '../skills/picked-time';
import { takesText } from '../skills/role-words';
import type { SkillView } from '../skills/skill';
import { poolOf } from '../skills/target';
import { fold } from '../skills/words';

/** Wishes for something else than what a dialog asks for. */
const GOES_ELSEWHERE: ReadonlySet<Intent['kind']> = new Set<Intent['kind']>([
  'open',
  'history',
  'menu',
  'search',
  'login',
  'logout',
  'sort',
  'filter',
  'paginate',
  'item',
  'addToCart',
  'checkout',
  'createEvent',
]);

/** Gives up what the dialog is for, and says yes to nothing. As `fold` gives it. */
const WAY_OUT = /^(?:cancel|abbrechen|取消)$/;

export type DialogInWay =
  { kind: 'close'; hit: PcdHit } | { kind: 'escape' } | { kind: 'user'; message: Phrase };

/** What is to be done about it; undefined: there is none, or it has come of the wish itself. */
export function dialogInWay(view: SkillView, { kind }: Intent): DialogInWay | undefined {
  const { dialog } = view.mini;
  if (dialog?.modal !== true || !GOES_ELSEWHERE.has(kind) || view.attempts.some(opensDialog))
    return undefined;
  const inside = poolOf(view).filter((hit) => !hit.behind);
  if (inside.some(isWrittenIn))
    return view.answers.includes(ASSIST_DONE)
      ? undefined
      : { kind: 'user', message: phraseOf('help_in_front', dialog.label) };
  const exit = inside.find(
    (hit) =>
      hit.type === 'action' && !hit.disabled && WAY_OUT.test(fold(hit.label)) && hit.href === undefined,
  );
  if (exit && attemptsOn(view, exit).length === 0) return { kind: 'close', hit: exit };
  const escaped = view.attempts.some(({ call }) => call.args['key'] === 'Escape');
  return exit || escaped ? undefined : { kind: 'escape' };
}

/** Words that somebody may miss; a day or an hour is what a form begins with. */
function isWrittenIn(hit: PcdHit): boolean {
  const held = (hit.value ?? '').trim();
  return (
    hit.type === 'field' && takesText(hit) && !hit.readonly && held !== '' && !isDay(held) && !isTime(held)
  );
}
