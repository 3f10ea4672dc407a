// "Renew the loan of Winter Kitchens": the one row whose name was said has the act, in the page's own words, as a
// button or behind its menu. What the page asks back is agreed to as for any act on an item. Pure.
import { phraseOf } from '../../shared/phrase';
import type { PcdHit } from '../../shared/query';
import { isMenuOfItem } from '../items/item-control';
import { itemsOf, type Item } from '../items/items';
import type { SkillView } from '../skill';
import { agree } from '../steps/agreeing';
import { askedBack, isAsking, isPressStep } from '../steps/asked-back';
import { changedSomething } from '../steps/attempts';
import { act, type Draft } from '../steps/draft';
import { poolOf } from '../target/pool';
import { isLookedIn, isLookStep } from '../target/reveal';
import { tell } from '../target/telling';
import { kindsOf } from '../words/naming';
import { fold, hasPhrase, keywords, sameWord, tokens } from '../words/words';

const ROW = 'the row whose menu was opened';
const BEFORE = 'entries of other menus';

/** Undefined where no single row is named, or it has no such act. */
export function actOnNamedRow(view: SkillView, said: string): Draft | undefined {
  const last = view.attempts.at(-1);
  const named = view.memory[ROW];
  const pressed = view.attempts.filter(isPressStep);
  if (named !== undefined && pressed.length > 0)
    return afterwards(view, said, pressed.some(changedSomething));
  if (named !== undefined && last?.result.ok && isLookStep(last)) {
    const before = (view.memory[BEFORE] ?? '').split(' ');
    const entries = entriesOf(view).filter(({ id }) => !before.includes(id));
    const entry = calledSo(entries, said, named);
    return entry && press(entry, phraseOf('do_press', tell(entry)), named);
  }
  const row = rowNamed(view, said);
  if (!row) return undefined;
  const own = calledSo(row.item.hits, said, row.name);
  if (own) return press(own, phraseOf('do_press', tell(own)), row.name);
  const menus = row.item.hits.filter((hit) => isMenuOfItem(hit) && !hit.disabled);
  const [menu, other] = menus;
  if (!menu || other || isLookedIn(view, menu)) return undefined;
  const look = act(
    [{ tool: 'dom.click', on: menu, say: phraseOf('do_look', tell(menu)) }],
    'replan',
    0.7,
    tell(menu),
  );
  const before = entriesOf(view).map(({ id }) => id);
  return { ...look, remember: { [ROW]: row.name, [BEFORE]: before.join(' ') } };
}

const entriesOf = (view: SkillView): PcdHit[] =>
  poolOf(view).filter(({ role, behind }) => role.startsWith('menuitem') && !behind);

const press = (on: PcdHit, say: ReturnType<typeof phraseOf>, row: string): Draft =>
  act([{ tool: 'dom.click', on, say }], 'replan', 0.8, tell(on), { [ROW]: row });

/** What the press brought up is agreed to; where it did nothing, or asks what is not known, nothing is said to be done. */
function afterwards(view: SkillView, said: string, isChanged: boolean): Draft {
  const [verb = ''] = tokens(said);
  const agreement = askedBack(view, { kind: 'item', item: { text: said }, action: verb });
  if (agreement) return { ...agree(view, agreement, 'replan'), remember: { [ROW]: view.memory[ROW] ?? '' } };
  if (isAsking(view)) return { kind: 'unable', reason: phraseOf('unable_i_know_how_without_model') };
  return isChanged
    ? { kind: 'done', note: phraseOf('done_page_changed') }
    : { kind: 'unable', reason: phraseOf('done_page_same') };
}

/** The only row that has a cell all of which was said. */
function rowNamed(view: SkillView, said: string): { item: Item; name: string } | undefined {
  const folded = fold(said);
  const rows = itemsOf(view.tables('tables'), poolOf(view)).flatMap((item) => {
    const cells = Object.values(item.cells)
      .map(({ text }) => fold(text))
      .filter((text) => /\p{L}{2}/u.test(text));
    const name = cells.find((each) => hasPhrase(folded, each));
    if (name === undefined || item.hits.length === 0) return [];
    return cells[0] === name || saysNoOther(view, item, folded.replace(name, ' ')) ? [{ item, name }] : [];
  });
  const [row, other] = rows;
  return other ? undefined : row;
}

/** "Refund the order of Ada" means no row of Bob's, though "Order" stands in it: what else was said is of the row. */
function saysNoOther(view: SkillView, item: Item, said: string): boolean {
  const known = [...Object.values(item.cells).map(({ text }) => text), kindsOf(view)].flatMap(tokens);
  const [, ...rest] = keywords(said);
  const controls = item.hits.flatMap(({ label }) => tokens(label));
  return rest.every((word) => [...known, ...controls].some((other) => sameWord(word, other)));
}

/** The one control all of whose name was said, with the verb in it, apart from the name of the row. */
function calledSo(hits: readonly PcdHit[], said: string, name: string): PcdHit | undefined {
  const rest = keywords(fold(said).replace(name, ' '));
  const [verb = ''] = rest;
  const fitting = hits.filter((hit) => {
    const words = keywords(hit.label);
    const isSaid = (word: string): boolean => rest.some((other) => sameWord(word, other));
    const isAct = hit.type === 'action' && !hit.disabled && hit.role !== 'link';
    return isAct && words.length > 0 && sameWord(words[0] ?? '', verb) && words.every(isSaid);
  });
  const [best, next] = fitting.sort((a, b) => keywords(b.label).length - keywords(a.label).length);
  const isTie = best && next && keywords(next.label).length === keywords(best.label).length;
  return isTie ? undefined : best;
}
