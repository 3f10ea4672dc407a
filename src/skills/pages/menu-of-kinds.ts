// "New", a menu of the kinds that can be made: of "create a folder" its entry "Folder".
import type { TargetPhrase } from '../../shared/intent';
import { phraseOf } from '../../shared/phrase';
import type { PcdHit } from '../../shared/query';
import { isPartOfItem } from '../items/items';
import type { SkillView } from '../skill';
import { changedSomething } from '../steps/attempts';
import { pressOn, type Draft } from '../steps/draft';
import { poolOf } from '../target/pool';
import { did, tellName } from '../target/telling';
import { isChoice } from '../words/role-words';
import { fold, sameWord, tokens } from '../words/words';
import { ADDS_BARELY, makesWhat } from './maker';

/** Memory: what stood on the page before "New" was pressed. */
const STOOD = 'stood there before New was pressed';

/** Presses what says "New" alone, if it is the only one. */
export function openKinds(view: SkillView, target: TargetPhrase): Draft | undefined {
  if (view.memory[STOOD] !== undefined || !namesKind(target)) return undefined;
  const [opener, other] = poolOf(view).filter((hit) => saysNewAlone(view, hit));
  return opener && !other ? pressNew(view, opener) : undefined;
}

/** What comes of the press is looked at next. */
export const pressNew = (view: SkillView, opener: PcdHit): Draft => ({
  ...pressOn(opener, 'do_click', 'replan', 0.75, tellName(opener)),
  remember: { [STOOD]: JSON.stringify(poolOf(view).map(keyOf)) },
});

/**
 * After "New": its entry of that kind; or what was opened or made by the press itself, which is pressed no second time.
 * Undefined before, on another page, and where a menu came that has no such entry.
 */
export function amongKinds(view: SkillView, target: TargetPhrase): Draft | undefined {
  const stood = view.memory[STOOD];
  const press = view.attempts.at(-1);
  if (stood === undefined || !press?.result.ok || press.call.name !== 'dom.click') return undefined;
  if (press.observation?.navigated === true) return { kind: 'done', note: phraseOf('done_page_changed') };
  const known = new Set(JSON.parse(stood) as string[]);
  const came = poolOf(view).filter((hit) => !hit.disabled && !hit.behind && !known.has(keyOf(hit)));
  const entry = mostSaid(came.filter((hit) => isOfKind(hit, makesWhat(target.text))));
  if (entry) return pressOn(entry, 'do_click', 'verify', 0.85, tellName(entry));
  if (came.some(({ type }) => type === 'field') || view.mini.dialog)
    return { kind: 'done', note: phraseOf('done_form_is_here') };
  if (came.some(({ role }) => ENTRIES.has(role))) return undefined;
  return changedSomething(press)
    ? { kind: 'done', note: phraseOf('done_page_changed') }
    : { kind: 'unable', reason: phraseOf('unable_no_effect', did(press)) };
}

const keyOf = ({ role, label, itemIndex }: PcdHit): string => `${role} ${label} ${itemIndex ?? ''}`;

/** "Create folder"; not a control that is called by these very words. */
const namesKind = ({ text, literal, roles }: TargetPhrase): boolean =>
  literal !== true && roles === undefined && makesWhat(text).length > 0;

/** "New", "Add", and what libraries let only a screen reader say of its arrow; no "+" of a number, none of a form. */
export function saysNewAlone(view: SkillView, hit: PcdHit): boolean {
  const { role, disabled, behind, label, formId, hasPopup } = hit;
  const name = fold(label).replace(/ (?:toggle )?(?:drop ?down|menu)$/, '');
  const isPlus = name === '+' && hasPopup === undefined;
  return (
    role === 'button' &&
    !disabled &&
    !behind &&
    !isPlus &&
    !isPartOfItem(hit) &&
    ADDS_BARELY.test(name) &&
    !poolOf(view).some((other) => isEntered(other) && other.formId !== undefined && other.formId === formId)
  );
}

/** What is to be entered goes with its form's button. */
const isEntered = (hit: PcdHit): boolean => hit.type === 'field' && !isChoice(hit);

const ENTRIES: ReadonlySet<string> = new Set(['menuitem', 'menuitemradio', 'option', 'link', 'button']);

/** "Folder", "New folder…". */
function isOfKind({ role, label }: PcdHit, kind: readonly string[]): boolean {
  const said = makesWhat(label);
  return (
    ENTRIES.has(role) && said.length > 0 && said.every((word) => kind.some((other) => sameWord(word, other)))
  );
}

/** "Text file" before "File"; none where two say as much. */
function mostSaid(entries: readonly PcdHit[]): PcdHit | undefined {
  const [first, second] = entries.toSorted((a, b) => tokens(b.label).length - tokens(a.label).length);
  const isTied = first && second && tokens(first.label).length === tokens(second.label).length;
  return isTied ? undefined : first;
}
