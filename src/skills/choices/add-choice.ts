// Chooses in addition to what is chosen already: "add Anchor and Flares to the equipment", "add onions to the pizza".
import type { IntentOf } from '../../shared/intent';
import { phraseOf, series } from '../../shared/phrase';
import type { PcdHit } from '../../shared/query';
import { textFields } from '../fields/fields';
import { severalIn } from '../fields/several';
import type { SkillView } from '../skill';
import { act, type Draft } from '../steps/draft';
import { poolOf } from '../target/pool';
import { isChoice } from '../words/role-words';
import { fold } from '../words/words';
import { choicesNamed, take } from './choice-groups';
import { boxOf, draft as choose } from './choose';
import { fieldScore } from './choose-in-list';

/** The name of the field is nearly what is said. */
const NAMED = 0.6;

/** Undefined where no field of that name has several values, and no choice is called so. */
export function addChoice(view: SkillView, { what, to }: IntentOf<'add'>): Draft | undefined {
  const field = { text: to };
  const isNamed = (hit: PcdHit | undefined): hit is PcdHit =>
    hit !== undefined && fieldScore(hit, field) >= NAMED;
  const list = poolOf(view).find((hit) => hit.role === 'listbox' && hit.tag === 'select' && isNamed(hit));
  if (list) {
    const texts = (list.value ?? '').split(', ');
    const held = (list.options ?? []).filter((option) => texts.includes(option));
    return choose(view, { kind: 'choose', options: [...held, ...what].map((text) => ({ text })), field });
  }
  const [box] = [boxOf(view, field), ...textFields(view)]
    .filter(isNamed)
    .sort((a, b) => fieldScore(b, field) - fieldScore(a, field));
  if (box) {
    const made = severalIn(view, box, what.join(', '), true);
    if (made === 'held') return { kind: 'done', note: phraseOf('done_they_chosen') };
    if (made) return made;
    // A text without tiles is no list of any.
    if (box.role !== 'textbox')
      return choose(view, { kind: 'choose', options: what.map((text) => ({ text })), field });
  }
  const choices = what.flatMap((each) => choicesNamed(view, field, each) ?? onlyChoice(view, each) ?? []);
  if (choices.length < what.length) return undefined;
  const left = choices.filter(({ checked }) => checked !== true);
  if (left.length === 0) return { kind: 'done', note: phraseOf('done_they_chosen') };
  const steps = left.map(take);
  return act(steps, 'replan', 0.8, series(steps.map(({ say }) => say)));
}

function onlyChoice(view: SkillView, words: string): PcdHit[] | undefined {
  const found = poolOf(view).filter(
    (hit) => isChoice(hit) && hit.role !== 'radio' && !hit.disabled && fold(hit.label) === fold(words),
  );
  return found.length === 1 ? found : undefined;
}
