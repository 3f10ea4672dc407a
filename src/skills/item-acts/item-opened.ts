// An item that was opened: what does the wished act on its page, and what there belongs to other things.
import type { IntentOf, TargetPhrase } from '../../shared/intent';
import { phraseOf } from '../../shared/phrase';
import type { PcdHit } from '../../shared/query';
import type { RoleSelector } from '../../shared/selector';
import {
  boxCannot,
  choosesRows,
  control,
  isMenuFor,
  isMenuOfItem,
  isOfMore,
  labelledPart,
} from '../items/item-control';
import { isPartOfItem, type Item, itemsOf } from '../items/items';
import type { Attempt, SkillView } from '../skill';
import { attemptsOn, changedSomething, opensItem } from '../steps/attempts';
import { type Draft, pressOn } from '../steps/draft';
import { nameOfPhrase } from '../target/aim';
import { poolOf } from '../target/pool';
import { isChoice } from '../words/role-words';
import { fold, quote } from '../words/words';
import { compose } from './compose';
import { cameLast } from './item-menu';
import { pressFor } from './item-steps';
import { boxesForRemarks, fieldsFor, isReply } from './reply-fields';
import { isKnown, isOfOthers, placesCalled, type Standing, standing } from './ticked-rows';

const PLACES = 'places beside the list';
const STANDING = 'what stood there before';

/** What stands beside the list of an item before that is opened: it is for other things. */
export function besideItem(view: SkillView, action: string, item: Item | undefined): Record<string, string> {
  const list = itemsOf(view.tables('tables'), poolOf(view)).filter(
    ({ collectionId }) => collectionId === item?.collectionId,
  );
  return {
    [PLACES]: JSON.stringify(placesCalled(view, action, list)),
    [STANDING]: JSON.stringify(standing(view, action, list)),
  };
}

export function insideOpened(view: SkillView, params: IntentOf<'item'>): Draft {
  const { action, item } = params;
  const last = view.attempts.at(-1);
  // Where opening changed nothing, what stands on the page belongs to other things.
  if (last?.observation !== undefined && opensItem(last) && !changedSomething(last) && !wasChosen(view, item))
    return { kind: 'unable', reason: phraseOf('unable_lacks_act', nameOfPhrase(item), quote(action)) };
  // Where the box for it stands, "Reply" beside it would open another one.
  const boxes = isReply(params) ? boxesForRemarks(view) : [];
  if (boxes.length > 0) return compose(view, params, boxes);
  const around = partsOfItem(view, params);
  const part = control(around, action) ?? labelledPart(around, action);
  if (part && attemptsOn(view, part).length === 0) return pressFor(part, params);
  const fields = fieldsFor(view, params, true);
  if (params.value !== undefined && fields.length > 0) return compose(view, params, fields);
  const menu = menuFor(view, action);
  if (menu) return pressOn(menu, 'do_look', 'replan', 0.7);
  if (isTaking(last, action)) return { kind: 'done', note: phraseOf('done_chosen_named', quote(item.text)) };
  return { kind: 'unable', reason: phraseOf('unable_lacks_act', quote(item.text), quote(action)) };
}

/** It was chosen before: to press it once more changes nothing. */
const wasChosen = (view: SkillView, { text }: TargetPhrase): boolean =>
  poolOf(view).some(({ selected, label }) => selected === true && text !== '' && fold(label) === fold(text));

/** What on the page may do the act with this one thing. */
function partsOfItem(view: SkillView, { action, item }: IntentOf<'item'>): PcdHit[] {
  // A folder, or a link of the site's navigation, leads to where such things are, and does nothing with this one.
  const places = JSON.parse(view.memory[PLACES] ?? '[]') as string[];
  const stood = JSON.parse(view.memory[STANDING] ?? '{"known":[]}') as Standing;
  const isOther = isOfOthers(view, view.attempts.findLast(opensItem), stood);
  return poolOf(view).filter(
    (hit) =>
      (hit.role !== 'link' || hit.landmark !== 'nav') &&
      !(isChoice(hit) && boxCannot(action)) &&
      !isOfMore(hit, action, item.text) &&
      !choosesRows(hit) &&
      !isKnown(hit, places) &&
      !isOther(hit),
  );
}

/** A menu not opened yet: the one that is called after such acts, else the first. */
function menuFor(view: SkillView, action: string): PcdHit | undefined {
  const menus = poolOf(view).filter(
    (hit) =>
      (hit.kind === 'menu' || (isMenuOfItem(hit) && !isPartOfItem(hit))) &&
      !hit.disabled &&
      !choosesRows(hit) &&
      attemptsOn(view, hit).length === 0,
  );
  return (
    menus.find((hit) => isMenuFor(hit, action)) ??
    menus[0] ??
    poolOf(view).find((hit) => ONE_CHOSEN.test(hit.label) && cameLast(view, hit))
  );
}

/** "1 row", which came when one was chosen: what can be done with it is behind that. */
const ONE_CHOSEN =
  /^1 (?!comment|repl|answer|like|view|vote|share|star|result|page|new|kommentar|antwort)\p{L}+(?: (?:selected|ausgewählt))?$|^已选择? ?1/iu;

/** A time or a seat is booked by the press of its own button, where nothing is left to press for it. */
function isTaking(last: Attempt | undefined, action: string): boolean {
  const { selector } = (last?.call.args ?? {}) as { selector?: RoleSelector };
  return (
    /^(?:book|reserve|buchen|reservieren|预订)$/.test(fold(action)) &&
    selector?.kind === 'role' &&
    ['button', 'radio', 'option', 'gridcell'].includes(selector.role)
  );
}
