// A modal dialog that was open when the task began and holds nothing of the wish: left by its own way out where nothing
// was entered in it and it asks nothing, else the user's to close.
import { ASSIST_DONE } from '../../shared/assist-done';
import type { Intent } from '../../shared/intent';
import { phraseOf, type Phrase } from '../../shared/phrase';
import type { PcdHit } from '../../shared/query';
import { isTime } from '../../skills/dates/picked-time';
import { saysDay } from '../../skills/fields/fields';
import type { Attempt, SkillView } from '../../skills/skill';
import { ENDS, opensDialog } from '../../skills/steps/asked-back';
import { attemptsOn, ENTERS } from '../../skills/steps/attempts';
import { poolOf } from '../../skills/target/pool';
import { TAKES_AWAY } from '../../skills/words/act-words';
import { fold } from '../../skills/words/words';

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

/** A second refusal: beside it "Cancel" may be the deed, as in "Cancel the order? Cancel / Keep it". */
const KEEPS = /^(?:no\b|keep|stay|back|don'?t|nein\b|behalten|bleiben|zuruck|不|保留|返回)/;

export type DialogInWay =
  { kind: 'close'; hit: PcdHit } | { kind: 'escape' } | { kind: 'user'; message: Phrase };

/**
 * What is to be done about it; undefined: there is none, or it may have come of the task itself. `before`: the last act
 * of the items before.
 */
export function dialogInWay(
  view: SkillView,
  { kind }: Intent,
  before: Attempt | undefined,
): DialogInWay | undefined {
  const { dialog } = view.mini;
  if (dialog?.modal !== true || !GOES_ELSEWHERE.has(kind) || isOfTask(view, before)) return undefined;
  const inside = poolOf(view).filter((hit) => !hit.behind);
  const actions = inside.filter(({ type }) => type === 'action');
  const asks =
    TAKES_AWAY.test(fold(dialog.label).replace(WAY_OUT, '')) ||
    ENDS.test(fold(dialog.label)) ||
    actions.some(({ label }) => KEEPS.test(fold(label)));
  if (asks || holdsEntries(view, before)) return theUsers(view);
  const exit = actions.find(
    ({ disabled, label, href, inputType }) =>
      !disabled && href === undefined && inputType !== 'submit' && WAY_OUT.test(fold(label)),
  );
  if (exit && attemptsOn(view, exit).length === 0) return { kind: 'close', hit: exit };
  const escaped = view.attempts.some(({ call }) => call.args['key'] === 'Escape');
  return exit || escaped ? undefined : { kind: 'escape' };
}

/** Asks the user to close it; undefined once they have answered. */
export function theUsers({ mini, answers }: SkillView): { kind: 'user'; message: Phrase } | undefined {
  if (answers.includes(ASSIST_DONE)) return undefined;
  return { kind: 'user', message: phraseOf('help_in_front', mini.dialog?.label ?? '') };
}

/**
 * Whether a modal dialog that was open before the task holds entries that somebody may miss. A new form is often opened with
 * dates, times and choices filled in: these do not count where a field for words is still empty.
 */
export function holdsEntries(view: SkillView, before: Attempt | undefined): boolean {
  if (view.mini.dialog?.modal !== true || isOfTask(view, before)) return false;
  const fields = poolOf(view).filter((hit) => !hit.behind && (hit.type === 'field' || isBox(hit)));
  const isNew = fields.some((hit) => takesWords(hit) && heldBy(hit) === '');
  return fields.some((hit) => isEntered(hit)) || (fields.length > 0 && !isNew);
}

/** Whether the task itself may have opened the dialog, or filled it in. */
const isOfTask = ({ attempts }: SkillView, before: Attempt | undefined): boolean =>
  before !== undefined ||
  attempts.some((attempt) => opensDialog(attempt) || (attempt.result.ok && ENTERS.has(attempt.call.name)));

const isBox = ({ role }: PcdHit): boolean => role === 'checkbox' || role === 'switch';
const takesWords = ({ role, tag }: PcdHit): boolean =>
  tag !== 'select' && ['textbox', 'searchbox', 'combobox'].includes(role);
const heldBy = ({ value }: PcdHit): string => (value ?? '').trim();

/** Whether something is entered in the field. Of a password field, whose value is never told, that is assumed. */
function isEntered(hit: PcdHit): boolean {
  if (isBox(hit)) return hit.checked === true;
  if (hit.inputType === 'password') return true;
  const held = heldBy(hit);
  if (hit.role === 'spinbutton' || hit.inputType === 'file') return held !== '';
  return takesWords(hit) && held !== '' && !saysDay(held) && !isTime(held);
}
