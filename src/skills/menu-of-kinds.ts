// "New", a menu of the kinds that can be made: of "create a folder" its entry "Folder".
import { phraseOf } from '../shared/phrase';
import type { TargetPhrase } from '../shared/intent';
import type { PcdHit } from '../shared/query';
import { attemptsOn, changedSomething } from './attempts';
import { pressOn, type Draft } from './draft';
import { isPartOfItem } from './items';
import { ADDS_BARELY, makesWhat } from './maker';
import type { SkillView } from './skill';
import { poolOf } from './target';
import { did, tellName } from './telling';
import { fold, sameWord, tokens } from './words';

/** Memory: what was called like the kind before the menu was opened. */
const KNOWN = 'called like the kind before';

/**
 * Opens what says "New" alone and presses the entry of that kind. What opens a form, or makes the thing at once, is no
 * menu and is pressed no second time. Undefined where nothing says so, or no kind was named.
 */
export function fromMenuOfKinds(view: SkillView, target: TargetPhrase): Draft | undefined {
  const kind = makesWhat(target.text);
  if (kind.length === 0 || kind.length === tokens(target.text).length) return undefined;
  const [opener, other] = poolOf(view).filter(saysNewAlone);
  if (!opener || other) return undefined;
  const entries = poolOf(view).filter((hit) => isOfKind(hit, kind));
  const press = attemptsOn(view, opener).findLast(({ result }) => result.ok);
  if (!press)
    return {
      ...pressOn(opener, 'do_look', 'replan', 0.75, tellName(opener)),
      remember: { [KNOWN]: JSON.stringify(entries.map(({ id }) => id)) },
    };
  const known = new Set(JSON.parse(view.memory[KNOWN] ?? '[]') as string[]);
  const entry = mostSaid(entries.filter(({ id }) => !known.has(id)));
  if (entry) return pressOn(entry, 'do_click', 'verify', 0.85, tellName(entry));
  return changedSomething(press)
    ? { kind: 'done', note: phraseOf('done_form_is_here') }
    : { kind: 'unable', reason: phraseOf('unable_no_effect', did(press)) };
}

/** "New", "+ Add", and what libraries let only a screen reader say of its arrow. */
function saysNewAlone(hit: PcdHit): boolean {
  const { role, disabled, behind, label, inputType, formId } = hit;
  if (inputType === 'submit' && formId !== undefined) return false;
  const name = fold(label).replace(/ (?:toggle )?(?:drop ?down|menu)$/, '');
  return role === 'button' && !disabled && !behind && !isPartOfItem(hit) && ADDS_BARELY.test(name);
}

const ENTRIES: ReadonlySet<string> = new Set(['menuitem', 'menuitemradio', 'option', 'link', 'button']);

function isOfKind({ role, disabled, behind, label }: PcdHit, kind: readonly string[]): boolean {
  const said = tokens(label);
  return (
    ENTRIES.has(role) &&
    !disabled &&
    !behind &&
    said.length > 0 &&
    said.every((word) => kind.some((other) => sameWord(word, other)))
  );
}

/** "Text file" before "File"; none where two say as much. */
function mostSaid(entries: readonly PcdHit[]): PcdHit | undefined {
  const [first, second] = entries.toSorted((a, b) => tokens(b.label).length - tokens(a.label).length);
  const isTied = first && second && tokens(first.label).length === tokens(second.label).length;
  return isTied ? undefined : first;
}
