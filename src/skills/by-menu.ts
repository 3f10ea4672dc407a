// A setting that is a menu: its entries are the values ("Language › Deutsch"), or ways to the page in another language.
import { phraseOf } from '../shared/phrase';
import type { FieldValue } from '../shared/intent';
import type { PcdHit } from '../shared/query';
import { attemptsOn, changedSomething } from './attempts';
import { act, type Draft } from './draft';
import { bestOption } from './fields';
import { isPartOfItem } from './items';
import { sameLanguage } from './language-names';
import type { SkillView } from './skill';
import { poolOf } from './target';
import { isStep, tell } from './telling';
import { fold, nameScore, quote } from './words';

/** Opens the menu that is called as the field, and presses its value; undefined where there is none. */
export function chooseInMenu(view: SkillView, { field, value }: FieldValue): Draft | undefined {
  if (!field || field.text === '' || value.from !== 'text') return undefined;
  const chosen = phraseOf('do_choose', quote(value.text));
  if (view.attempts.some((attempt) => attempt.result.ok && isStep(attempt, chosen)))
    return { kind: 'done', note: phraseOf('done_chosen_named', quote(value.text)) };
  const pool = poolOf(view).filter((hit) => hit.type === 'action' && !hit.disabled && !hit.behind);
  const press = (hit: PcdHit): Draft =>
    act([{ tool: 'dom.click', on: hit, say: chosen }], 'replan', 0.8, tell(hit));
  const opener = pool.find((hit) => (isMenu(hit) || showsValue(hit)) && isCalled(hit, field.text));
  if (opener && (opener.expanded === true || attemptsOn(view, opener).length > 0)) {
    const entries = showsValue(opener)
      ? poolOf(view).filter((hit) => isDrawnEntry(hit) && attemptsOn(view, opener).some(changedSomething))
      : pool.filter(({ role }) => ENTRIES.has(role));
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

/** As `fold` gives it. */
const LANGUAGE = /^(?:(?:interface |display |site )?language|(?:anzeige)?sprache|(?:界面|显示)?语言)$/;
const ENTRIES: ReadonlySet<string> = new Set([
  'menuitem',
  'menuitemradio',
  'menuitemcheckbox',
  'option',
  'link',
]);

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

/** By its whole name, or by its beginning: "Language: English". */
const isCalled = ({ label }: PcdHit, name: string): boolean =>
  nameScore(name, label) >= 0.9 || nameScore(name, label.split(/[:：]/u, 1)[0] ?? '') >= 0.9;

/** What is called so and nothing else, or is another name of the same language. */
function valueAmong(hits: readonly PcdHit[], text: string): PcdHit | undefined {
  const labels = hits.map(({ label }) => label);
  const named = bestOption(labels, text);
  if (named === undefined) return undefined;
  const isSure = nameScore(text, named) >= 0.9 || sameLanguage(labels, text) === named;
  const found = hits.filter(({ label }) => label === named);
  return isSure && found.length === 1 ? found[0] : undefined;
}
