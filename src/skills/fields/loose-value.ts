// A value said without quotes: its first words may be the field's name, or all of it that of a control.
import type { FieldValue } from '../../shared/intent';
import { phraseOf } from '../../shared/phrase';
import type { PcdHit } from '../../shared/query';
import { isPartOfItem } from '../items/items';
import type { SkillView } from '../skill';
import { pressOn, type Draft } from '../steps/draft';
import { poolOf } from '../target/pool';
import { byAnswer, optionsOf, tell } from '../target/telling';
import { fold, nameScore, quote } from '../words/words';
import { isLong, isSearchField } from './fields';

/** "verification code 482913" in a field called "Verification code", or "Code": the number alone. */
export function withoutName({ named }: FieldValue, hit: PcdHit, text: string): string {
  if (named === undefined || hit.options?.length || isLong(hit) || !text.startsWith(named)) return text;
  const label = fold(hit.label || (hit.placeholder ?? '')).replace(/[\s:*：]+$/u, '');
  const isCalled =
    SENTENCES.test(label) ||
    (nameScore(named, label) < 0.7 && !(label.length >= 3 && fold(named).endsWith(label)));
  return isCalled ? text : text.slice(named.length).replace(/^(?: is)?[\s:：]+/u, '');
}
/** Of several words; as `fold` gives it. */
const SENTENCES =
  /message|comment|notes?$|description|remark|nachricht|kommentar|notiz|bemerkung|beschreibung/;

const PRESSED = 'pressed instead of typed';
const VIEW = / (?:view|mode|ansicht|modus|tab)$|(?:视图|模式)$/;
const CONTROLS: ReadonlySet<string> = new Set([
  'button',
  'tab',
  'menuitem',
  'menuitemradio',
  'radio',
  'switch',
]);

/** Pressed, they show another state of the page and do nothing else. */
const STATES: ReadonlySet<string> = new Set(['tab', 'menuitemradio', 'radio', 'switch']);

/** "Enter full screen", "switch the calendar to week view": what is called so is pressed, where no field is surely meant. */
export function pressNamed(view: SkillView, { field, value, loose }: FieldValue): Draft | undefined {
  if (loose !== true || value.from !== 'text') return undefined;
  if (view.memory[PRESSED] === value.text)
    return { kind: 'done', note: phraseOf('done_chosen_named', quote(value.text)) };
  const pool = poolOf(view);
  const isSure = ({ type, label }: PcdHit): boolean =>
    type === 'field' && field !== undefined && nameScore(field.text, label) >= 0.9;
  if (view.attempts.length > 0 || pool.some(isSure)) return undefined;
  // "Enter delete": a word to be typed, though a button may be called so, too.
  const isTyped = field !== undefined || !/\s/.test(value.text);
  const presses = isTyped && !VIEW.test(value.text) ? STATES : CONTROLS;
  const short = value.text.replace(VIEW, '');
  const named = pool.filter(
    (hit) =>
      presses.has(hit.role) &&
      !hit.disabled &&
      !hit.behind &&
      !isPartOfItem(hit) &&
      [value.text, short].some((name) => nameScore(name, hit.label) >= 0.9),
  );
  const one = named.length > 1 ? byAnswer(view, named) : named[0];
  if (one)
    return {
      ...pressOn(one, 'do_press', 'verify', 0.85, tell(one)),
      remember: { [PRESSED]: value.text },
    };
  if (named.length > 1)
    return { kind: 'ask', question: phraseOf('ask_which_of_these', value.text), options: optionsOf(named) };
  // A view is no word to search for.
  const isForSearch =
    field !== undefined && pool.some((hit) => isSearchField(hit) && nameScore(field.text, hit.label) > 0);
  return isForSearch && VIEW.test(value.text)
    ? { kind: 'unable', reason: phraseOf('unable_not_on_page', quote(value.text)) }
    : undefined;
}
