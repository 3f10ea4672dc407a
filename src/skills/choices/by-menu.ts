// A setting that is a menu: its entries are the values ("Language › Deutsch"), or ways to the page in another language.
import type { FieldValue, IntentOf } from '../../shared/intent';
import { phraseOf } from '../../shared/phrase';
import type { PcdHit } from '../../shared/query';
import { bestOption } from '../fields/fields';
import { isPartOfItem } from '../items/items';
import { agreeIn } from '../lists/column-filter';
import type { SkillView } from '../skill';
import { attemptsOn, changedSomething } from '../steps/attempts';
import { act, type Draft, pressOn } from '../steps/draft';
import { poolOf } from '../target/pool';
import { isStep, tell } from '../target/telling';
import { sameLanguage } from '../words/language-names';
import { fold, nameScore, quote } from '../words/words';

/** Opens the menu that is called as the field, and presses its value; undefined where there is none. */
export function chooseInMenu(view: SkillView, { field, value }: FieldValue): Draft | undefined {
  if (!field || field.text === '' || value.from !== 'text') return undefined;
  const chosen = phraseOf('do_choose', quote(value.text));
  const last = view.attempts.at(-1);
  if (view.attempts.some((attempt) => attempt.result.ok && isStep(attempt, chosen))) {
    const entry =
      last && isStep(last, chosen) ? poolOf(view).find((hit) => holdsChoice(hit, value.text)) : undefined;
    const agreeing = entry && agreeIn(view, entry);
    if (agreeing) return pressOn(agreeing, 'do_press', 'replan', 0.8);
    return { kind: 'done', note: phraseOf('done_chosen_named', quote(value.text)) };
  }
  const pool = poolOf(view).filter((hit) => hit.type === 'action' && !hit.disabled && !hit.behind);
  const press = (hit: PcdHit): Draft =>
    act([{ tool: 'dom.click', on: hit, say: chosen }], 'replan', 0.8, tell(hit));
  // A dialog that it has opened lies over it.
  const opener = poolOf(view).find(
    (hit) =>
      hit.type === 'action' &&
      !hit.disabled &&
      (!hit.behind || attemptsOn(view, hit).length > 0) &&
      (((isMenu(hit) || showsValue(hit)) && isCalled(hit, field.text)) || asksFor(hit, field.text)),
  );
  if (opener && (opener.expanded === true || attemptsOn(view, opener).length > 0)) {
    const entries = showsValue(opener)
      ? poolOf(view).filter((hit) => isDrawnEntry(hit) && attemptsOn(view, opener).some(changedSomething))
      : pool.filter((hit) => ENTRIES.has(hit.role) || isInOpened(view, hit));
    const others = entries.filter((hit) => hit.id !== opener.id && !hit.behind);
    const entry = valueAmong(others, value.text);
    if (entry) return press(entry);
  }
  if (opener && opener.expanded !== true && attemptsOn(view, opener).length === 0)
    return act(
      [{ tool: 'dom.click', on: opener, say: phraseOf('do_open', tell(opener)) }],
      'replan',
      0.8,
      tell(opener),
    );
  if (!LANGUAGE.test(fold(field.text))) return undefined;
  const way = valueAmong(
    pool.filter((hit) => (hit.role === 'link' || hit.role === 'button') && !isPartOfItem(hit)),
    value.text,
  );
  return way && press(way);
}

/** "Fish as the meal": the one value of a list that does not say that it is one. */
export function chosenInMenu(view: SkillView, { options, field }: IntentOf<'choose'>): Draft | undefined {
  const [option, other] = options;
  if (!option || other || !field || option.all || option.where) return undefined;
  return chooseInMenu(view, { field, value: { from: 'text', text: option.text } });
}

/** As `fold` gives it. */
const LANGUAGE = /^(?:(?:interface |display |site )?language|(?:anzeige)?sprache|(?:界面|显示)?语言)$/;
const ENTRIES: ReadonlySet<string> = new Set([
  'menuitem',
  'menuitemradio',
  'menuitemcheckbox',
  'option',
  'link',
]);

/** What has come up may offer its choices as radios, or, in a dialog, as buttons. */
const isInOpened = (view: SkillView, { role, behind }: PcdHit): boolean =>
  !behind && (role === 'radio' || (role === 'button' && view.mini.dialog !== undefined));

/** Still there after it was chosen: a button may have to make it count. */
const holdsChoice = ({ role, label, checked }: PcdHit, value: string): boolean =>
  role === 'radio' && checked === true && fold(label) === fold(value);

const isMenu = ({ role, hasPopup, expanded }: PcdHit): boolean =>
  (role === 'menuitem' || role === 'button') &&
  hasPopup !== 'listbox' &&
  ((hasPopup !== undefined && hasPopup !== 'false') || expanded !== undefined);

/** Its label stands beside it, and what is chosen on it: how scripts draw a list without saying that it is one. */
const showsValue = ({ role, label, text }: PcdHit): boolean =>
  role === 'button' &&
  label !== '' &&
  text !== undefined &&
  /[\p{L}\p{N}]{2}/u.test(text) &&
  !sharesWords(label, text);

/** "Select a carrier": says that it is a list, and of what. */
const asksFor = ({ role, label }: PcdHit, name: string): boolean => {
  const of = role === 'button' ? ASKS.exec(label)?.[1] : undefined;
  return of !== undefined && nameScore(name, of) >= 0.9;
};
const ASKS = /^(?:select|choose|pick) (?:an?|the|your) ([^.…]{2,40}?)\s*(?:…|\.{3})?$/iu;

/** What has a use of its own elsewhere on the page is no entry, though it may be called like one. */
const isDrawnEntry = ({ type, role }: PcdHit): boolean =>
  ENTRIES.has(role)
    ? role !== 'link'
    : type === 'text' || (type === 'action' && role !== 'button' && role !== 'link');

export const valueButton = (view: SkillView, name: string): PcdHit | undefined =>
  poolOf(view).find(
    (hit) => showsValue(hit) && !hit.disabled && !hit.behind && nameScore(name, hit.label) >= 0.9,
  );

function sharesWords(a: string, b: string): boolean {
  const [one, other] = [fold(a), fold(b)];
  return one.includes(other) || other.includes(one);
}

/** By its whole name, or by its beginning: "Language: English", "Language, English" of what opens a list. */
const isCalled = ({ label, hasPopup }: PcdHit, name: string): boolean =>
  [label, label.split(hasPopup === undefined ? /[:：]/u : /[:：]|, /u, 1)[0] ?? ''].some(
    (called) => nameScore(name, called) >= 0.9,
  );

/** What is called so and nothing else, or is another name of the same language. */
function valueAmong(hits: readonly PcdHit[], text: string): PcdHit | undefined {
  const labels = hits.map(({ label }) => label);
  const named = bestOption(labels, text);
  if (named === undefined) return undefined;
  const isSure = nameScore(text, named) >= 0.9 || sameLanguage(labels, text) === named;
  const found = hits.filter(({ label }) => label === named);
  return isSure && found.length === 1 ? found[0] : undefined;
}
