// What acts on the ticked rows of a list, and whether it did: a button that came with the ticks or stands over the
// list, never what leads to another place of that name; done only where the rows, or the page's words, show it.
import type { PcdHit } from '../../shared/query';
import { ACTS, controlScore } from '../items/item-control';
import { itemsOf, type Item } from '../items/items';
import type { Attempt, SkillView } from '../skill';
import { poolOf } from '../target/pool';
import { saysNo } from '../words/refusal-words';
import { isChoice } from '../words/role-words';
import { fold, keywords, stem, tokens } from '../words/words';

/** A button, or an option of a list with the button that carries it out. */
export type Way = { button: PcdHit } | { list: PcdHit; option: string; carriesOut: PcdHit | undefined };

/** `known`: what `waysKnown` told before the rows were ticked. */
export function wayForTicked(
  view: SkillView,
  action: string,
  items: readonly Item[],
  known: readonly string[] | undefined,
): Way | undefined {
  const rows = placeOf(view, items);
  const bars = new Set(items.filter(isBar).flatMap(({ hits }) => hits.map(({ id }) => id)));
  const outside = poolOf(view).filter(
    (hit) =>
      (hit.itemIndex === undefined || bars.has(hit.id) || isForTicked(hit)) &&
      !hit.disabled &&
      hit.landmark !== 'nav',
  );
  const ways = outside.filter((hit) => isWay(hit, action));
  const came = known && ways.filter((hit) => !isKnown(hit, known));
  const isOwn = (hit: PcdHit): boolean => rows.holdsInBar(hit) && !rows.isOfOtherList(hit);
  const button = came?.[0] ?? nearest(ways.filter(isOwn), rows.top);
  if (button) return { button };
  for (const list of outside.filter(isOwn)) {
    const option = list.options?.find((each) => isFor(each, action));
    if (option === undefined) continue;
    const carriesOut = outside.find(
      (hit) => hit.order > list.order && hit.type === 'action' && CARRIES_OUT.test(fold(hit.label)),
    );
    return { list, option, carriesOut };
  }
  return undefined;
}

/** A row of nothing but controls, under the others. What names a thing, or has a box, is one of them. */
function isBar({ text, hits }: Item): boolean {
  if (hits.some(isChoice)) return false;
  if (hits.some((hit) => hit.type === 'action' && isForTicked(hit))) return true;
  const controls = hits.filter(({ type, role }) => type !== 'text' && role !== 'link');
  const said = controls.flatMap(({ label }) => tokens(label));
  return controls.length > 0 && tokens(text).every((word) => said.includes(word));
}

/** What could be pressed for it before rows are ticked: afterwards it counts as nothing that came with the ticks. */
export const waysKnown = (view: SkillView, action: string): string[] =>
  poolOf(view)
    .filter((hit) => !hit.disabled && isWay(hit, action))
    .flatMap(keysOf);

/** What came with a tick and does the act for what is ticked. */
export const hasCome = (view: SkillView, action: string, known: readonly string[]): boolean =>
  poolOf(view).some((hit) => !hit.disabled && isWay(hit, action) && !isForAll(hit) && !isKnown(hit, known));

/** "Mark all as complete" does nothing for one alone. */
export const isForAll = ({ label }: PcdHit): boolean =>
  /\b(?:all|every\p{L}*|alle[ns]?)\b|全部|所有/u.test(fold(label));

/** A page that draws itself anew makes new things of the same name at the same place. */
const keysOf = ({ id, label, look }: PcdHit): string[] => [id, `${label}@${Math.round(look.box.x)}`];

function isWay(hit: PcdHit, action: string): boolean {
  if (hit.type !== 'action' || leadsElsewhere(hit)) return false;
  return isFor(hit.label, action) || (!/\p{L}/u.test(hit.label) && controlScore(hit, action) >= 0.8);
}

const PLACES: ReadonlySet<string> = new Set(['tab', 'treeitem', 'option', 'radio', 'menuitemradio']);

/** A folder, a tab or another page of that name. */
function leadsElsewhere({ role, href, selected }: PcdHit): boolean {
  if (PLACES.has(role) || selected !== undefined) return true;
  return href !== undefined && !/#$|^javascript:/.test(href);
}

/** What is called like the act and has nothing to do with one row of the list: it is no way for what is opened, either. */
export function placesCalled(view: SkillView, action: string, items: readonly Item[]): string[] {
  const { holdsInBar } = placeOf(view, items);
  return (
    poolOf(view)
      .filter((hit) => hit.itemIndex === undefined || hit.collectionId !== items[0]?.collectionId)
      // What is shut now may open with what is chosen; a place is never shut.
      .filter((hit) => hit.type === 'action' && !hit.disabled && controlScore(hit, action) >= 0.6)
      .filter((hit) => leadsElsewhere(hit) || (items.length > 0 && !holdsInBar(hit)))
      .flatMap(keysOf)
  );
}

/** What stood outside of a list when one of its things was opened. */
export interface Standing {
  /** The list. */
  of?: string;
  /** What could be pressed for the act. */
  known: string[];
}

export function standing(view: SkillView, action: string, items: readonly Item[]): Standing {
  const of = items[0]?.collectionId;
  const known = poolOf(view)
    .filter((hit) => hit.type === 'action' && !hit.disabled && !isInList(hit, of))
    .filter((hit) => controlScore(hit, action) >= 0.6)
    .flatMap(keysOf);
  return of === undefined ? { known } : { of, known };
}

const isInList = ({ itemIndex, collectionId }: PcdHit, list: string | undefined): boolean =>
  itemIndex !== undefined && collectionId === list;

/**
 * What stood there before and is no way for what has been opened in place, unless that is chosen in its list: it acts
 * on something else, or on all.
 */
export function isOfOthers(
  view: SkillView,
  opened: Attempt | undefined,
  { of, known }: Standing,
): (hit: PcdHit) => boolean {
  const seen = opened?.observation;
  const isElsewhere = seen?.urlChanged === true || (seen?.changes ?? []).some(({ what }) => what === 'url');
  const isChosen = poolOf(view).some((hit) => isInList(hit, of) && (hit.selected ?? hit.checked) === true);
  return (hit) => !isElsewhere && !isChosen && isKnown(hit, known);
}

export const isKnown = (hit: PcdHit, known: readonly string[]): boolean =>
  keysOf(hit).some((key) => known.includes(key));

interface Place {
  top: number;
  /** Over or under the rows, not beside them. */
  holdsInBar: (hit: PcdHit) => boolean;
  /** Rows of another list, with boxes of their own, stand right between it and these. */
  isOfOtherList: (hit: PcdHit) => boolean;
}

function placeOf(view: SkillView, items: readonly Item[]): Place {
  const hits = items.flatMap((item) => item.hits);
  const list = poolOf(view).filter(({ id }) => id === items[0]?.collectionId);
  const boxes = [...hits, ...list].map(({ look }) => look.box);
  const left = Math.min(...boxes.map(({ x }) => x));
  const right = Math.max(...boxes.map(({ x, w }) => x + w));
  const top = Math.min(...boxes.map(({ y }) => y));
  const bottom = Math.max(...boxes.map(({ y, h }) => y + h));
  const isInLine = ({ x, w }: { x: number; w: number }): boolean => left <= x + w / 2 && x + w / 2 <= right;
  const ticksElsewhere = poolOf(view).filter(
    ({ role, itemIndex, collectionId, look }) =>
      role === 'checkbox' &&
      itemIndex !== undefined &&
      collectionId !== items[0]?.collectionId &&
      isInLine(look.box),
  );
  return {
    top,
    holdsInBar: ({ landmark, look: { box } }) =>
      (landmark !== 'aside' || hits[0]?.landmark === 'aside') && isInLine(box),
    isOfOtherList: ({ look: { box } }) =>
      ticksElsewhere.some(({ look: { box: tick } }) =>
        box.y < top ? box.y < tick.y && tick.y < top : bottom < tick.y && tick.y < box.y,
      ),
  };
}

const nearest = (hits: readonly PcdHit[], top: number): PcdHit | undefined =>
  [...hits].sort((a, b) => Math.abs(a.look.box.y - top) - Math.abs(b.look.box.y - top))[0];

const CARRIES_OUT =
  /^(?:apply|go|ok|run|execute|submit|update|anwenden|ubernehmen|ausfuhren|los)$|^(?:应用|执行|确定)$/;

/** Says the act, and nothing but what it is done with. */
function isFor(label: string, action: string): boolean {
  const said = keywords(label.replace(/[\d()]+/g, ' ')).map(stem);
  const ways = [action, ...(ACTS.get(fold(action)) ?? [])].map((way) => keywords(way).map(stem));
  return ways.some(
    (way) =>
      way.every((word) => said.includes(word)) &&
      (said.some((word) => TICKED.has(word)) ||
        said.every((word) => way.includes(word) || OF_TICKED.has(word))),
  );
}

const stems = (words: string): Set<string> => new Set(words.split(' ').flatMap((word) => [word, stem(word)]));

/** "Delete selected users": whatever the things are called. */
const TICKED = stems('selected checked marked ticked ausgewahlte markierte');

const OF_TICKED = stems(
  'select selected selection check checked mark marked tick ticked item row entry record order message mail email ' +
    'move to as them it bulk all ausgewahlte auswahl markierte in den verschieben',
);

/** "Delete selected (0)": acts on rows that are ticked, and belongs to none of them. */
export const isForTicked = ({ label }: PcdHit): boolean => FOR_TICKED.test(fold(label));
const FOR_TICKED = /\b(?:selected|checked|ticked|ausgewahlte[nrs]?|markierte[nrs]?)\b|选中|所选/;

/** The rows that were acted on, as they stood before. */
export interface Acted {
  texts: string[];
  /** How many rows of these texts there were. */
  shown: number;
  /** Some rows of the list that were left alone. */
  others: string[];
}

/** With the marks that are set in it, as a star. */
const textOf = ({ text, hits }: Item): string =>
  `${fold(text).slice(0, 120)} ${hits.flatMap(({ pressed }) => pressed ?? []).join(' ')}`.trim();

export function actedOn(view: SkillView, list: readonly Item[], meant: readonly Item[]): Acted {
  const texts = meant.map(textOf);
  const others = list.filter((item) => !meant.includes(item)).map(textOf);
  const left = others.filter((text) => text !== '' && !texts.includes(text)).slice(0, 5);
  return { texts, shown: withTexts(view, texts).length, others: left };
}

const withTexts = (view: SkillView, texts: readonly string[]): Item[] =>
  itemsOf(view.tables('tables'), poolOf(view)).filter((item) => texts.includes(textOf(item)));

/** Whether the page shows that the act was done to these rows: `refused` is what it says against it. */
export function outcomeOf(
  view: SkillView,
  { texts, shown, others }: Acted,
): { done: boolean; refused?: string } {
  const seen = view.attempts.at(-1)?.observation;
  const told = (seen?.changes ?? []).filter(({ what }) => what === 'toast').map(({ detail = '' }) => detail);
  const refused = told.find(saysNo);
  if (refused !== undefined) return { done: false, refused };
  if (told.length > 0) return { done: true };
  // Of so few that they are no list, the one that was acted on is there by its name, or is not.
  if (shown === 0)
    return {
      done: !poolOf(view).some(({ label, text = '' }) =>
        [label, text].some((each) => texts.includes(fold(each))),
      ),
    };
  const rows = withTexts(view, texts);
  const isElsewhere = seen?.urlChanged === true || (seen?.changes ?? []).some(({ what }) => what === 'url');
  if (isElsewhere && withTexts(view, others).length === 0) return { done: false };
  const unticked = rows.filter(
    ({ hits }) =>
      !hits.some(
        ({ role, checked, pressed }) => checked === true || (role === 'checkbox' && pressed === true),
      ),
  );
  return {
    done: shown - rows.length >= texts.length || (rows.length > 0 && unticked.length === rows.length),
  };
}
