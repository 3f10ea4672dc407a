// One act on several items of a list ("archive all open orders", "star the first three"): ticks them and presses
// what acts on ticked ones; where the list has no boxes, presses the control of each, one after the other.
import type { IntentOf, TargetPhrase } from '../../shared/intent';
import type { Need } from '../../shared/messages/content-request';
import { phraseOf, series, type Phrase, type Words } from '../../shared/phrase';
import type { PcdHit } from '../../shared/query';
import { choosesFor } from '../choices/row-box';
import { fittingItems, isWhole } from '../items/fitting-items';
import { control, turnedBy } from '../items/item-control';
import { isPartOfItem, itemsOf, type Item } from '../items/items';
import { BESIDE } from '../items/page-frame';
import type { SkillView } from '../skill';
import { attemptsOn, changedSomething } from '../steps/attempts';
import { act, type Draft, type DraftStep } from '../steps/draft';
import { poolOf } from '../target/pool';
import { nextPage } from '../target/reveal';
import { tell, did } from '../target/telling';
import { fold, hasPhrase, keywords, nameScore, quote, quoted, tokens } from '../words/words';
import { doneBox, endsDone } from './done-box';
import { pressFor as pressItem } from './item-steps';
import {
  actedOn,
  hasCome,
  isForAll,
  isForTicked,
  outcomeOf,
  wayForTicked,
  waysKnown,
  type Acted,
  type Way,
} from './ticked-rows';

/** What any list may hold; as `fold` gives it. */
export const ANY_OF =
  /^(?:|items?|everything|entries|rows|articles?|posts?|messages?|e-?mails?|mails?|notifications?|alle|alles|artikel|eintrage|nachrichten|beitrage|消息|文章|邮件|通知)$/;

/** "Mark all as read" where a button says just that: no item has to be found. `bare`: "Mark as read" over the list. */
export function ofAll(
  view: SkillView,
  { action, item }: IntentOf<'item'>,
  { bare = false } = {},
): PcdHit | undefined {
  if (item.all !== true || !isWhole(item)) return undefined;
  const inOrder = (text: string): string =>
    keywords(text)
      .filter((word) => word !== 'as')
      .sort()
      .join(' ');
  // "Everything older than a week", "all spam" is less than all.
  const isPlain = item.within === undefined && tokens(item.text).length < 2;
  if (bare && (!isPlain || !action.startsWith('mark as '))) return undefined;
  const wanted = (
    bare
      ? [action]
      : [...(isPlain && ANY_OF.test(fold(item.text)) ? [`${action} all`] : []), `${action} all ${item.text}`]
  ).map(inOrder);
  return poolOf(view).find(
    (hit) =>
      hit.type === 'action' &&
      !hit.disabled &&
      !isPartOfItem(hit) &&
      // A link of that name is a place, as an archive.
      !(bare && (hit.role !== 'button' || BESIDE.has(hit.landmark))) &&
      wanted.includes(inOrder(hit.label)) &&
      attemptsOn(view, hit).length === 0,
  );
}

/** Items of one task: a plan has room for as many steps. */
const MOST_ITEMS = 30;

/** How far one wish has come; other wishes of the same goal have their own. */
interface Progress {
  stage: 'each' | 'ticked' | 'chosen' | 'pressed' | 'set' | 'in vain';
  /** How many items are meant. */
  count: number;
  /** Those that are still to be acted on. */
  left?: Key[];
  /** What could be pressed before the rows were ticked. */
  known?: string[];
  /** The rows that the press was for. */
  acted?: Acted;
}
interface Key {
  text: string;
  index: number;
}

const keyFor = ({ action, item }: IntentOf<'item'>): string => `all: ${action} ${JSON.stringify(item)}`;

function progressOf(view: SkillView, params: IntentOf<'item'>): Progress | undefined {
  const kept = view.memory[keyFor(params)];
  return kept === undefined ? undefined : (JSON.parse(kept) as Progress);
}

const keep = (params: IntentOf<'item'>, progress: Progress): Record<string, string> => ({
  [keyFor(params)]: JSON.stringify(progress),
});

/** The boxes of the rows, and what carries out the chosen option of a list. */
export const NEEDS_OF_BOXES: readonly Need[] = [
  { key: 'boxes', type: 'query', query: { roles: ['checkbox'], topK: 60 } },
  { key: 'lists', type: 'query', query: { roles: ['combobox', 'listbox'], topK: 20 } },
  { key: 'apply', type: 'query', query: { text: 'apply|go|run|execute', topK: 10 } },
];

/** Undefined where one item is meant, or none fits. */
export function actOnAll(view: SkillView, params: IntentOf<'item'>): Draft | undefined {
  if (params.value !== undefined || params.recipient !== undefined) return undefined;
  const progress = progressOf(view, params);
  if (progress?.stage === 'each') return nextOf(view, params, progress);
  if (progress?.stage === 'pressed') return toldOfTicked(view, progress, params.action);
  const several = params.item.all === true ? meant(view, params) : namedEach(view, params);
  if (!several) return undefined;
  const { items, fitting } = several;
  const set = setDone(view, params, items, fitting);
  if (set) return set;
  if (fitting.length === 0) return undefined;
  if (fitting.length > MOST_ITEMS)
    return { kind: 'unable', reason: phraseOf('unable_too_many_items', fitting.length, MOST_ITEMS) };
  const boxes = fitting.map(boxOf);
  const isTickable = boxes.every((box) => box !== undefined);
  const way = isTickable ? wayForTicked(view, params.action, items, progress?.known) : undefined;
  // What turns a state on or off would turn it off where it is on.
  const hasOwn = fitting.every((item) => {
    const own = ownControl(item, params.action);
    return own && turnedBy(fold(own.tooltip ?? own.label)).length === 0;
  });
  if (!way && hasOwn) {
    // "Like" that is pressed in: once more would take it back.
    const isSo = (item: Item): boolean => ownControl(item, params.action)?.pressed === true;
    const left = fitting.filter((item) => !isSo(item));
    if (left.length === 0) return { kind: 'done', note: phraseOf('done_already_so', quote(params.action)) };
    return nextOf(view, params, { stage: 'each', count: left.length, left: left.map(keyOf) });
  }
  if (!isTickable) return undefined;
  const ticks = ticksFor(items, new Set(fitting));
  // What acts on ticked rows often comes with the first tick.
  if (ticks.length > 0) return tick(view, params, ticks, fitting.length);
  if (!way) return { kind: 'unable', reason: phraseOf('unable_no_act_on_ticked', quote(params.action)) };
  return pressFor(view, params, way, actedOn(view, items, fitting));
}

/** One item of a list that has no control of its own for the act, but a box. */
export function actOnTicked(view: SkillView, item: Item, params: IntentOf<'item'>): Draft | undefined {
  const { action } = params;
  const box = boxOf(item);
  const progress = progressOf(view, params);
  if (!box || progress?.stage === 'in vain') return undefined;
  const listed = itemsOf(view.tables('tables'), poolOf(view)).filter(
    ({ collectionId }) => collectionId === item.collectionId,
  );
  const list = listed.length > 0 ? listed : [item];
  const own = list.find(({ index }) => index === item.index) ?? item;
  const set = setDone(view, params, list, [own]);
  if (set) return set;
  const isOfOne = choosesFor(view, box, action);
  if (!OF_MANY.test(action) && !isOfOne) return undefined;
  const ticks = ticksFor(list, new Set([own]));
  if (ticks.length > 0) return tick(view, params, ticks, 1);
  const way = wayForTicked(view, action, list, progress?.known);
  if (way && isOfOne && 'button' in way) return pressItem(way.button, params);
  if (way) return pressFor(view, params, way, actedOn(view, list, [own]));
  return act(
    [tickStep(box, false, quote(box.label || item.text))],
    'replan',
    0.85,
    tell(box),
    keep(params, { stage: 'in vain', count: 1 }),
  );
}

/** Sets the boxes that say whether these are done, and no other; undefined where they are for something else. */
function setDone(
  view: SkillView,
  params: IntentOf<'item'>,
  list: readonly Item[],
  fitting: readonly Item[],
): Draft | undefined {
  const on = endsDone(params.action);
  const way = on === undefined ? undefined : wayForTicked(view, params.action, list, undefined);
  const isOther = way && !('button' in way && isForAll(way.button));
  if (on === undefined || isOther || fitting.some((item) => !doneBox(item))) return undefined;
  const boxes = fitting.flatMap((item) => doneBox(item) ?? []);
  const wrong = boxes.filter(({ checked }) => (checked === true) !== on);
  if (wrong.length === 0) {
    // Where none is ticked, they may as well choose what is pressed next: that all is well nobody can tell.
    const isSaid = on || list.some((item) => doneBox(item)?.checked === true);
    return isSaid ? { kind: 'done', note: toldSet(params, boxes.length) } : undefined;
  }
  const steps = wrong.map((box) => tickStep(box, on, quote(box.label || (box.itemText ?? ''))));
  const remember = keep(params, { stage: 'set', count: boxes.length, known: waysKnown(view, params.action) });
  return act(steps, 'replan', 0.85, series(steps.map(({ say }) => say)), remember);
}

/** The boxes were set by the steps before, and nothing came that would act on what is ticked. */
export function doneIsSet(view: SkillView, params: IntentOf<'item'>): Draft | undefined {
  const progress = progressOf(view, params);
  const last = view.attempts.at(-1);
  if (progress?.stage !== 'set' || last?.call.name !== 'dom.check' || !last.result.ok) return undefined;
  if (hasCome(view, params.action, progress.known ?? [])) return undefined;
  return { kind: 'done', note: toldSet(params, progress.count) };
}

function toldSet({ action, item }: IntentOf<'item'>, count: number): Phrase {
  const on = endsDone(action) === true;
  if (count > 1 || item.text === '') return phraseOf(on ? 'done_they_checked' : 'done_they_unchecked');
  return phraseOf(on ? 'done_is_ticked' : 'done_is_not_ticked', quote(item.text));
}

/** Acts that lists of things with boxes offer for what is ticked. */
const OF_MANY =
  /^(?:delete|download|archive|restore|publish|approve|reject|complete|close|pin|flag|star|unstar|mark as .+)$/;

/** The items that are meant, and all of their list. */
function meant(
  view: SkillView,
  { item: phrase, action }: IntentOf<'item'>,
): { items: Item[]; fitting: Item[] } {
  const lists = new Map<string, Item[]>();
  for (const item of itemsOf(view.tables('tables'), poolOf(view)))
    if (isWithin(item, phrase)) lists.set(item.collectionId, [...(lists.get(item.collectionId) ?? []), item]);
  let best: { items: Item[]; fitting: Item[] } = { items: [], fitting: [] };
  for (const list of lists.values()) {
    // Heads and sums are no items to act on.
    const rows = list.filter((item) => boxOf(item) !== undefined || ownControl(item, action) !== undefined);
    const items = [...rows, ...list.filter((item) => !rows.includes(item) && item.hits.some(isForTicked))];
    const fitting = fittingItems(rows, phrase, view.locale)
      .filter(({ score }) => score >= 0.5)
      .map(({ item }) => item);
    if (fitting.length > best.fitting.length) best = { items, fitting };
  }
  return best;
}

/** "Ada Brandt and Tom Okafor": each of them names one row of the same list, and no row is called by all. */
function namedEach(
  view: SkillView,
  { item: phrase, action }: IntentOf<'item'>,
): ReturnType<typeof meant> | undefined {
  const names = phrase.text.split(/\s*(?:[,，、&]|[,，]?\s(?:and|und)\s|(?<=\S)和(?=\S))\s*/u);
  const list = itemsOf(view.tables('tables'), poolOf(view)).filter((item) => isWithin(item, phrase));
  if (
    names.length < 2 ||
    names.includes('') ||
    list.some(({ text }) => hasPhrase(fold(text), fold(phrase.text)))
  )
    return undefined;
  const fitting = names.flatMap((text) => {
    const called = list.filter((item) => hasPhrase(fold(item.text), fold(text)));
    return called.length === 1 ? called : [];
  });
  const of = new Set(fitting.map(({ collectionId }) => collectionId));
  if (new Set(fitting).size < names.length || of.size > 1) return undefined;
  const items = list.filter((item) => of.has(item.collectionId) && (boxOf(item) ?? ownControl(item, action)));
  return { items, fitting };
}

function isWithin(item: Item, { within }: TargetPhrase): boolean {
  if (within === undefined) return true;
  const places = [item.collection, ...item.hits.slice(0, 1).map(({ section = '' }) => section)];
  return places.some((place) => nameScore(within, place) >= 0.6);
}

const ownControl = ({ hits }: Item, action: string): PcdHit | undefined =>
  control(
    hits.filter((hit) => !isForTicked(hit)),
    action,
  );

const boxOf = (item: Item): PcdHit | undefined =>
  item.hits.find((hit) => hit.role === 'checkbox' && !hit.disabled);

/** Ticks those that are meant and no other. */
function ticksFor(items: readonly Item[], wanted: ReadonlySet<Item>): DraftStep[] {
  return items.flatMap((item) => {
    const box = boxOf(item);
    const on = wanted.has(item);
    if (!box || (box.checked === true || box.pressed === true) === on) return [];
    return [tickStep(box, on, quote(box.label || item.text))];
  });
}

const tickStep = (box: PcdHit, on: boolean, name: Words): DraftStep => ({
  tool: 'dom.check',
  on: box,
  args: { on },
  say: phraseOf(on ? 'do_tick' : 'do_untick', name),
});

/** What there is to press is kept: what comes with the ticks is for them. */
function tick(view: SkillView, params: IntentOf<'item'>, ticks: DraftStep[], count: number): Draft {
  const known = progressOf(view, params)?.known ?? waysKnown(view, params.action);
  const remember = keep(params, { stage: 'ticked', count, known });
  return act(ticks, 'replan', 0.85, series(ticks.map(({ say }) => say)), remember);
}

function pressFor(view: SkillView, params: IntentOf<'item'>, way: Way, acted: Acted): Draft {
  const count = acted.texts.length;
  const remember = keep(params, { stage: 'pressed', count, acted });
  const pressing = (hit: PcdHit): Draft =>
    act(
      [{ tool: 'dom.click', on: hit, say: phraseOf('do_press', tell(hit)) }],
      'replan',
      0.85,
      tell(hit),
      remember,
    );
  if ('button' in way) return pressing(way.button);
  const { list, option, carriesOut } = way;
  if (progressOf(view, params)?.stage !== 'chosen')
    return act(
      [{ tool: 'dom.select', on: list, args: { value: option }, say: phraseOf('do_choose', quote(option)) }],
      'replan',
      0.85,
      quoted(option),
      keep(params, { stage: 'chosen', count, acted }),
    );
  return carriesOut
    ? pressing(carriesOut)
    : toldOfTicked(view, { ...progressOf(view, params), count }, option);
}

const keyOf = ({ text, index }: Item): Key => ({ text: fold(text).slice(0, 300), index });

/** Where rows have gone the others moved up: by the whole text first where it stood, then anywhere. */
function itemOf(items: readonly Item[], { text, index }: Key): Item | undefined {
  const same = items.filter((item) => keyOf(item).text === text);
  return same.find((item) => item.index === index) ?? same[0];
}

function nextOf(view: SkillView, params: IntentOf<'item'>, progress: Progress): Draft {
  const { left = [], count } = progress;
  const last = view.attempts.at(-1);
  if (left.length < count && !changedSomething(last) && last?.observation)
    return { kind: 'unable', reason: phraseOf('unable_no_reaction', did(last)) };
  const [first, ...rest] = left;
  if (!first) return told(view, count, params.action);
  const item = itemOf(itemsOf(view.tables('tables'), poolOf(view)), first);
  const part = item && ownControl(item, params.action);
  if (!part)
    return {
      kind: 'unable',
      reason: phraseOf('unable_item_gone', count - left.length, count, quote(first.text)),
    };
  const remember = keep(params, { ...progress, left: rest });
  return act(
    [{ tool: 'dom.click', on: part, say: phraseOf('do_press', tell(part)) }],
    'replan',
    0.85,
    tell(part),
    remember,
  );
}

function toldOfTicked(
  view: SkillView,
  { count, acted }: Pick<Progress, 'count' | 'acted'>,
  action: string,
): Draft {
  const end = told(view, count, action);
  if (end.kind !== 'done' || !acted) return end;
  const { done, refused } = outcomeOf(view, acted);
  if (done) return end;
  const reason =
    refused === undefined
      ? phraseOf('unable_no_sign_of_press', quote(action))
      : phraseOf('unable_refused', refused);
  return { kind: 'unable', reason };
}

function told(view: SkillView, count: number, action: string): Draft {
  const last = view.attempts.at(-1);
  if (last?.observation && !changedSomething(last))
    return { kind: 'unable', reason: phraseOf('unable_no_reaction', did(last)) };
  const done = phraseOf('done_on_page', quote(action), count);
  const note = nextPage(view) ? phraseOf('sentences', done, phraseOf('done_further_pages')) : done;
  return { kind: 'done', note };
}
