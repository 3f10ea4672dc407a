// Several values for one box that takes each as an entry of its own: options of its list, or tiles that are written.
import { phraseOf, series } from '../../shared/phrase';
import type { PcdHit } from '../../shared/query';
import type { Attempt, SkillView } from '../skill';
import { attemptsOn, changedSomething } from '../steps/attempts';
import { act, type Draft, type DraftStep } from '../steps/draft';
import { poolOf } from '../target/pool';
import { isStep, tell } from '../target/telling';
import { takesText } from '../words/role-words';
import { fold, quote } from '../words/words';
import { tilesOf, type Tile } from './chips';
import { choose, enter, isSearchField, nameOfField } from './fields';
import { isUntold, optionsOffered, suggestionsOf, waitForOption } from './suggestions';

interface Wish {
  box: PcdHit;
  /** What is to be chosen, each as its list calls it. */
  parts: readonly string[];
  /** Labels of its list, as far as that shows. */
  options: readonly string[];
  tiles: readonly Tile[];
  /** What else is chosen stays so. */
  keeps: boolean;
}

/** Undefined: the box takes one value, or the text is one. `keeps`: what else is chosen stays so. */
export function severalIn(
  view: SkillView,
  box: PcdHit,
  text: string,
  keeps: boolean,
): Draft | 'held' | undefined {
  const hasList = box.role === 'combobox' && box.tag !== 'select';
  if (isSearchField(box) || (!hasList && (!takesText(box) || box.tag !== 'input'))) return undefined;
  const options = hasList ? optionsOffered(view, box) : [];
  const parts = partsIn(text, options);
  const tiles = tilesOf(view, box);
  const wish = { box, parts, options, tiles, keeps };
  const holdsTiles = tiles.some(isBeside(box));
  if (parts.length === 0 || (parts.length < 2 && !(holdsTiles && (hasList || keeps)))) return undefined;
  if (!hasList) return holdsTiles ? enterEach(view, wish, writeTile) : undefined;
  if (isBegun(view, wish) || parts.some((part) => isOffered(wish, part))) return chooseEach(view, wish);
  return lookInList(view, wish, parts[0] ?? '');
}

/** Options of one box that takes several, in addition to what is chosen in it; undefined where it takes one. */
export function severalOf(view: SkillView, box: PcdHit, parts: readonly string[]): Draft | undefined {
  if (box.role !== 'combobox' || box.tag === 'select') return undefined;
  const tiles = tilesOf(view, box);
  if (parts.length < 2 && !tiles.some(isBeside(box))) return undefined;
  const options = optionsOffered(view, box);
  // "Trinidad and Tobago" is one option that was taken for two.
  if (
    parts.length > 1 &&
    [' and ', ' & ', ' und ', '和'].some((and) => sameAs(parts.join(and), options) !== undefined)
  )
    return undefined;
  const wish = { box, parts, options, tiles, keeps: true };
  const made = chooseEach(view, wish);
  return made === 'held' ? { kind: 'done', note: phraseOf('done_they_chosen') } : made;
}

function chooseEach(view: SkillView, wish: Wish): Draft | 'held' | undefined {
  const { box, parts } = wish;
  if (!tookOne(view, wish)) return enterEach(view, wish, takeOption);
  if (!parts.every((part) => isOffered(wish, part))) return undefined;
  const wanted = series(parts.map((part) => quote(part)));
  return { kind: 'unable', reason: phraseOf('unable_takes_no_range', nameOfField(box), wanted) };
}

const isBegun = (view: SkillView, { box, parts }: Wish): boolean =>
  parts.some((part) => triesOf(view, box, part, 'dom.select').length > 0);

const SEPARATOR = /\s*[,，、;；]\s*(?:(?:and|und|&)\s+|和)?|\s+(?:and|und|&)\s+|和/giu;

/** "Peru, Trinidad and Tobago" is two where a list has an option of that name. */
function partsIn(text: string, options: readonly string[]): string[] {
  const cuts = [...text.matchAll(SEPARATOR)];
  const starts = [0, ...cuts.map(({ 0: cut, index }) => index + cut.length)];
  const ends = [...cuts.map(({ index }) => index), text.length];
  const parts: string[] = [];
  for (let at = 0; at < starts.length;) {
    const named = (end: number): string | undefined => sameAs(text.slice(starts[at], ends[end]), options);
    let end = ends.length - 1;
    while (end > at && named(end) === undefined) end--;
    parts.push(named(end) ?? text.slice(starts[at], ends[end]).trim());
    at = end + 1;
  }
  return parts.filter((part) => part !== '');
}

const sameAs = (text: string, options: readonly string[]): string | undefined =>
  options.find((option) => fold(option) === fold(text));

const isOffered = ({ options }: Wish, part: string): boolean => sameAs(part, options) !== undefined;

const triesOf = (view: SkillView, box: PcdHit, part: string, tool: 'dom.select' | 'dom.type'): Attempt[] =>
  attemptsOn(view, box, tool).filter(({ call: { args } }) => args[ARGUMENT[tool]] === part);

const ARGUMENT = { 'dom.select': 'value', 'dom.type': 'text' } as const;

/** Opens the list, then looks for one of the values in it; a list that knows none of them is no list of such values. */
function lookInList(view: SkillView, wish: Wish, part: string): Draft | 'held' | undefined {
  const { box, options } = wish;
  const name = nameOfField(box);
  const why = phraseOf('why_offers', name);
  const typed = attemptsOn(view, box, 'dom.type');
  // A list that no text is typed into is asked for the whole first.
  if (!takesText(box)) return typed.some(({ result }) => !result.ok) ? chooseEach(view, wish) : undefined;
  if (attemptsOn(view, box).length === 0 && box.expanded !== true) {
    const open: DraftStep = { tool: 'dom.click', on: box, say: phraseOf('do_open', name), optional: true };
    return act([open], 'replan', 0.85, why);
  }
  if (options.length > 0) return undefined;
  if (typed.length === 0) return act([enter(box, part)], 'replan', 0.85, why);
  const isWaitedFor = view.attempts.some((attempt) => isStep(attempt, waitForOption(part).say));
  const isLast = typed.length === 1 && typed[0]?.call.args['text'] === part;
  return isLast && !isWaitedFor ? act([waitForOption(part)], 'replan', 0.85, why) : undefined;
}

/** A list of which one is chosen writes it into the box, and shuts. */
const tookOne = (view: SkillView, { box, parts, tiles }: Wish): boolean =>
  tiles.length === 0 &&
  box.tag === 'input' &&
  box.expanded !== true &&
  parts.some(
    (part) =>
      fold(part) === fold(box.value ?? '') &&
      triesOf(view, box, part, 'dom.select').some(({ result }) => result.ok),
  );

/** Where the tiles of a box stand: on its line, or right above or below; their crosses are small. */
const isBeside =
  ({ look: { box: b } }: PcdHit) =>
  ({ cross }: Tile): boolean => {
    const { y, h, w } = cross.look.box;
    return Math.max(y - b.y - b.h, b.y - y - h) < MOST_BESIDE && w <= MOST_WIDE;
  };
const MOST_BESIDE = 12;
const MOST_WIDE = 40;

type EnterOne = (view: SkillView, wish: Wish, part: string) => DraftStep[] | undefined;

/** One after the other; what the box does not take is told once the others are in it. */
function enterEach(view: SkillView, wish: Wish, enterOne: EnterOne): Draft | 'held' {
  const { box, parts, keeps } = wish;
  const name = nameOfField(box);
  const left = parts.filter((part) => !isIn(view, wish, part));
  for (const part of left) {
    const steps = enterOne(view, wish, part);
    if (steps) return act(steps, 'replan', 0.85, name);
  }
  if (left.length > 0)
    return {
      kind: 'unable',
      reason: phraseOf('unable_takes_not', name, series(left.map((each) => quote(each)))),
    };
  const [other] = keeps ? [] : othersOf(view, wish);
  if (!other) return 'held';
  const { cross } = other;
  if (!cross || attemptsOn(view, cross, 'dom.click').length > 0) {
    const wanted = series(parts.map((each) => quote(each)));
    return { kind: 'unable', reason: phraseOf('unable_shows_other', name, quote(other.name), wanted) };
  }
  const step: DraftStep = { tool: 'dom.click', on: cross, say: phraseOf('do_press', tell(cross)) };
  return act([step], 'replan', 0.8, tell(cross));
}

function isIn(view: SkillView, { box, tiles, parts }: Wish, part: string): boolean {
  const is = (text: string): boolean => fold(text) === fold(part);
  if (tiles.some(({ name }) => is(name))) return true;
  const listed = poolOf(view).find((hit) => hit.role === 'option' && is(hit.label));
  if (listed?.selected !== undefined) return listed.selected;
  // What stands in a text field may only be typed.
  const isChosen =
    attemptsOn(view, box, 'dom.select').length > 0 && attemptsOn(view, box, 'dom.type').length === 0;
  if ((box.tag !== 'input' || isChosen) && (box.value ?? '').split(/,\s*/).some(is)) return true;
  // Tiles without a cross of their own tell nothing here.
  const isTold = tiles.some(({ name }) => parts.some((other) => fold(other) === fold(name)));
  return !isTold && triesOf(view, box, part, 'dom.select').some(changedSomething);
}

function takeOption(view: SkillView, { box }: Wish, part: string): DraftStep[] | undefined {
  if (triesOf(view, box, part, 'dom.select').length > 0) return undefined;
  const shown = isUntold(view, box)
    ? suggestionsOf(view, box).find((hit) => hit.role === 'option' && fold(hit.label) === fold(part))
    : undefined;
  const step = choose(box, part);
  if (!shown) return [{ ...step, optional: true }];
  return attemptsOn(view, shown, 'dom.click').length > 0
    ? undefined
    : [{ tool: 'dom.click', on: shown, say: step.say, optional: true }];
}

function writeTile(view: SkillView, { box }: Wish, part: string): DraftStep[] | undefined {
  if (triesOf(view, box, part, 'dom.type').length > 0) return undefined;
  return [
    enter(box, part),
    { tool: 'dom.press', on: box, args: { key: 'Enter' }, say: phraseOf('do_press_enter') },
  ];
}

/** What else is chosen, and what takes it out: its cross, or its option in the open list. */
function othersOf(view: SkillView, wish: Wish): Array<{ name: string; cross?: PcdHit | undefined }> {
  const { box, parts, options } = wish;
  const listed = box.tag === 'input' ? [] : (box.value ?? '').split(/,\s*/);
  const chosen = options.filter((option) => listed.some((name) => fold(name) === fold(option)));
  const others = chosen.filter((option) => !parts.some((part) => fold(part) === fold(option)));
  const optionOf = (name: string): PcdHit | undefined =>
    poolOf(view).find(
      (hit) => hit.role === 'option' && hit.selected === true && fold(hit.label) === fold(name),
    );
  return [...otherTiles(wish), ...others.map((name) => ({ name, cross: optionOf(name) }))];
}

/** Tiles as the wished ones are drawn: another button that removes something is none. */
function otherTiles({ tiles, parts }: Wish): Tile[] {
  const isWished = ({ name }: Tile): boolean => parts.some((part) => fold(part) === fold(name));
  const [model] = tiles.filter(isWished);
  return tiles.filter((tile) => {
    const [a, b] = [model?.cross.look.box, tile.cross.look.box];
    return !isWished(tile) && tile.cross.role === model?.cross.role && a?.w === b.w && a.h === b.h;
  });
}
