// The binding core: which of the things on the page is the one that the user named.
// Ranks by name, role, look, place and conditions; says "ambiguous" rather than guess.
import type { TargetPhrase } from '../../shared/intent';
import type { PcdHit } from '../../shared/query';
import { countedAmong } from '../items/counted-lists';
import { saysExtreme, wayToKind } from '../items/extremes';
import { everyNth, fittingItems } from '../items/fitting-items';
import { partOf } from '../items/item-part';
import { itemsOf } from '../items/items';
import { meeting } from '../items/met-conditions';
import type { SkillView } from '../skill';
import { besideLastFilled } from '../steps/last-filled';
import { saysWay, wayOf } from '../words/directions';
import { nameOf } from '../words/naming';
import { numberIn, measure } from '../words/quantity';
import { meansItem, roleFit } from '../words/role-words';
import { kindScore } from '../words/synonyms';
import { fold, nameScore, sameWord, tokens } from '../words/words';
import { withLook } from './look';
import { poolOf } from './pool';
import { byAnswer } from './telling';
import {
  closest,
  inNamedItem,
  outsideLists,
  verbatim,
  withoutHeadings,
  withoutTwins,
  type Match,
} from './ties';

/** Best candidates closer than this are a tie. */
export const MARGIN = 0.06;
/** Below this a name is not the one that was said. */
export const ASK_BELOW = 0.45;

export type Resolution =
  | { kind: 'found'; hits: PcdHit[]; confidence: number }
  | { kind: 'ambiguous'; candidates: PcdHit[]; confidence: number }
  | { kind: 'none' };

export interface TargetOptions {
  /** 0…1: how fit a thing is for the act; 0 leaves it out. Default: controls before plain text. */
  suits?: (hit: PcdHit) => number;
  /** Candidates; default everything the skill asked for. */
  among?: readonly PcdHit[];
  /** Below this the thing counts as not here. Default ASK_BELOW. */
  floor?: number;
}

/** Fitness for a click: controls first, then things that only look clickable, then text. */
export function clickable(hit: PcdHit): number {
  const base = hit.type === 'action' ? 1 : hit.type === 'field' ? 0.97 : hit.type === 'text' ? 0.7 : 0.6;
  return base * (hit.disabled ? 0.75 : 1);
}

const LANDMARK_WORDS: Readonly<Record<string, RegExp>> = {
  header: /header|banner|top bar|kopf/,
  nav: /nav|menu|sidebar/,
  footer: /footer|bottom of the page|fuss/,
  aside: /aside|sidebar/,
  main: /main|content|page/,
};

/** How well a hit lies within what the phrase's `within` names. */
function withinScore(hit: PcdHit, within: string, pool: ReadonlyMap<string, PcdHit>): number {
  let best = Math.max(
    nameScore(within, hit.section ?? ''),
    nameScore(within, hit.itemText ?? '') * 0.95,
    hit.landmark && LANDMARK_WORDS[hit.landmark]?.test(fold(within)) ? 0.9 : 0,
  );
  const seen = new Set<string>();
  let up: string | undefined = hit.parent ?? hit.formId ?? hit.collectionId;
  for (let step = 0; up && step < 8 && !seen.has(up); step++) {
    seen.add(up);
    const holder = pool.get(up);
    if (!holder) break;
    if (!isOfOtherPart(hit, holder, pool))
      best = Math.max(best, nameScore(within, holder.label), nameScore(within, holder.section ?? '') * 0.95);
    up = holder.parent;
  }
  for (const id of [hit.formId, hit.collectionId]) {
    const holder = id ? pool.get(id) : undefined;
    if (holder && !isOfOtherPart(hit, holder, pool))
      best = Math.max(best, nameScore(within, holder.label), kindScore(within, holder.kind ?? ''));
  }
  return best;
}

/** A form may be called after its first part: what that part has, too, is not meant in another one by that name. */
function isOfOtherPart(hit: PcdHit, form: PcdHit, pool: ReadonlyMap<string, PcdHit>): boolean {
  if (form.type !== 'form' || !hit.section || hit.section === form.label) return false;
  const isNamesake = (other: PcdHit): boolean =>
    other.formId === form.id && other.section === form.label && fold(other.label) === fold(hit.label);
  return [...pool.values()].some(isNamesake);
}

/** "in the contact book" may name the page as such: where nothing bears that name, it excludes nothing. */
function placeNamed(
  view: SkillView,
  within: string,
  byId: ReadonlyMap<string, PcdHit>,
): { isHere: boolean; score: (hit: PcdHit) => number } {
  const score = (hit: PcdHit): number => withinScore(hit, within, byId);
  return { isHere: poolOf(view).some((hit) => score(hit) >= 0.4), score };
}

/** It lies in what is called so, as a section, a row or a form. */
export function liesIn(view: SkillView, hit: PcdHit, within: string): boolean {
  const byId = new Map(poolOf(view).map((each) => [each.id, each]));
  return withinScore(hit, within, byId) >= SURELY_IN;
}

const SURELY_IN = 0.75;

const LANDMARK_BIAS: Readonly<Record<string, number>> = {
  footer: -0.08,
  aside: -0.03,
  nav: -0.01,
  header: -0.01,
};

/** All candidates with their scores, best first; ordinals, superlatives and look not yet applied. */
export function rankTarget(view: SkillView, phrase: TargetPhrase, options: TargetOptions = {}): Match[] {
  const pool = options.among ?? poolOf(view);
  const byId = new Map(poolOf(view).map((hit) => [hit.id, hit]));
  const suits = options.suits ?? clickable;
  const focusedForm = poolOf(view).find((hit) => hit.focused && hit.formId)?.formId;
  const words = phrase.text.trim();
  const place = phrase.within ? placeNamed(view, phrase.within, byId) : undefined;
  const way = phrase.literal ? undefined : wayOf(words)?.way;
  const matches: Match[] = [];
  for (const hit of pool) {
    const fitness = suits(hit);
    if (fitness <= 0 || (way && !saysWay(hit, way))) continue;
    const role = roleFit(hit, phrase.roles);
    const name =
      words === '' ? (phrase.roles?.length || phrase.look ? 0.9 : 0.75) : nameOf(hit, words, phrase.literal);
    if (words === '' && role < 0.7) continue;
    if (name === 0) continue;
    let score = name * (0.5 + 0.5 * role) * (0.7 + 0.3 * fitness);
    if (place?.isHere) score *= 0.35 + 0.65 * Math.min(1, place.score(hit) * 1.1);
    score += LANDMARK_BIAS[hit.landmark ?? ''] ?? 0;
    if (focusedForm && hit.formId === focusedForm) score += 0.04;
    matches.push({ hit, score: Math.min(1, score) });
  }
  matches.sort((a, b) => b.score - a.score || a.hit.order - b.hit.order);
  return matches;
}

/** The thing or things that a phrase names. */
export function resolveTarget(
  view: SkillView,
  phrase: TargetPhrase,
  options: TargetOptions = {},
): Resolution {
  const floor = options.floor ?? ASK_BELOW;
  if (
    phrase.where?.length ||
    phrase.superlative ||
    (phrase.step !== undefined && meansItem(phrase.roles)) ||
    (phrase.ordinal !== undefined && (meansItem(phrase.roles) || isListed(view, phrase.text)))
  ) {
    const inItems = resolveInItems(view, phrase, options);
    if (inItems) return inItems;
  }
  let matches = rankTarget(view, phrase, options).filter((match) => match.score >= floor * 0.9);
  matches = metBy(view, matches, phrase);
  if (phrase.look) {
    const looking = new Set(
      withLook(
        matches.map((match) => match.hit),
        phrase.look,
        phrase.roles,
      ),
    );
    matches = matches.filter((match) => looking.has(match.hit));
    if (matches.length === 0) matches = metBy(view, byLookAlone(view, phrase, options), phrase);
  }
  matches = withoutEchoes(matches);
  const best = matches[0];
  if (!best || best.score < floor) return { kind: 'none' };
  if (phrase.superlative) {
    const top = byMeasure(matches, phrase.superlative);
    if (top) return { kind: 'found', hits: [top], confidence: 0.85 };
    // The newest mail is none of what is merely called "Mail".
    const { superlative } = phrase;
    matches = matches.filter(({ hit }) => saysExtreme(hit.label || (hit.text ?? ''), superlative));
    if (matches.length === 0) return { kind: 'none' };
  }
  if (phrase.all && phrase.ordinal === undefined) {
    const all = inOrder(sameGroup(matches, best));
    if (phrase.step !== undefined) {
      const nth = everyNth(all, phrase.step);
      return nth.length > 0 ? { kind: 'found', hits: nth, confidence: best.score } : { kind: 'none' };
    }
    const { count = all.length } = phrase;
    const hits = count > 0 ? all.slice(0, count) : all.slice(count);
    return { kind: 'found', hits, confidence: best.score };
  }
  if (phrase.ordinal !== undefined) {
    const group = withoutTurns(inOrder(sameGroup(matches, best)));
    const nth = phrase.ordinal > 0 ? group[phrase.ordinal - 1] : group[group.length + phrase.ordinal];
    return nth ? { kind: 'found', hits: [nth], confidence: Math.max(0.7, best.score) } : { kind: 'none' };
  }
  return settle(view, matches, phrase);
}

/** "The last slide" of those with a number is none of the ways to the next and the one before. */
function withoutTurns(group: readonly PcdHit[]): readonly PcdHit[] {
  const numbered = group.filter(({ label }) => /\d/.test(label));
  const turns = group.filter(({ label }) => TURNS.test(fold(label)));
  return numbered.length > 1 && numbered.length + turns.length === group.length ? numbered : group;
}
const TURNS =
  /\b(?:next|previous|prev|back|forward|nachst\p{L}*|vorherig\p{L}*|vorig\p{L}*|zuruck|weiter)\b|[上下]一/u;

function metBy(view: SkillView, matches: Match[], { where }: TargetPhrase): Match[] {
  if (!where?.length) return matches;
  const hits = matches.map(({ hit }) => hit);
  const met = new Set(meeting(hits, where, view.locale));
  return matches.filter(({ hit }) => met.has(hit));
}

/** One clear best is found; several as good are a question, unless the user has answered it. */
function settle(view: SkillView, matches: readonly Match[], phrase: TargetPhrase): Resolution {
  const best = matches[0];
  if (!best) return { kind: 'none' };
  const tie = verbatim(matches, best, phrase) ?? matches.filter((match) => best.score - match.score < MARGIN);
  const distinct = withoutHeadings(withoutTwins(closest(tie, phrase.text)));
  if (distinct.length === 1 && distinct[0])
    return { kind: 'found', hits: [distinct[0].hit], confidence: distinct[0].score };
  const answered = byAnswer(
    view,
    distinct.map((match) => match.hit),
  );
  if (answered) return { kind: 'found', hits: [answered], confidence: 1 };
  const inNamed = inNamedItem(distinct, phrase.text) ?? outsideLists(distinct);
  if (inNamed) return { kind: 'found', hits: [inNamed.hit], confidence: inNamed.score };
  const beside = besideLastFilled(
    view,
    distinct.map((match) => match.hit),
  );
  if (beside.length === 1) return { kind: 'found', hits: beside, confidence: 0.8 };
  // "the button": a page has one main action, and it says so.
  if (phrase.text === '') {
    const submits = distinct.filter(({ hit }) => hit.kind === 'submit' || hit.inputType === 'submit');
    if (submits.length === 1 && submits[0]) return { kind: 'found', hits: [submits[0].hit], confidence: 0.7 };
    const inMain = distinct.filter(({ hit }) => hit.landmark === 'main' || hit.landmark === undefined);
    if (inMain.length === 1 && inMain[0]) return { kind: 'found', hits: [inMain[0].hit], confidence: 0.7 };
  }
  const enabled = distinct.filter(({ hit }) => !hit.disabled);
  if (enabled.length === 1 && enabled[0])
    return { kind: 'found', hits: [enabled[0].hit], confidence: best.score };
  return { kind: 'ambiguous', candidates: distinct.map((match) => match.hit), confidence: best.score };
}

/** "The last flight", of a list that is called "Flights". */
const isListed = ({ mini }: SkillView, text: string): boolean =>
  mini.collections.some(({ name }) => tokens(name).some((word) => sameWord(word, fold(text))));

/** Matches that share the best one's way of matching: the same words, nearly as well. */
function sameGroup(matches: readonly Match[], best: Match): PcdHit[] {
  const near = matches.filter((match) => best.score - match.score < 0.16);
  const sameRole = near.filter((match) => match.hit.role === best.hit.role);
  return (sameRole.length > 1 ? sameRole : near).map((match) => match.hit);
}

function inOrder(hits: readonly PcdHit[]): PcdHit[] {
  return [...hits].sort((a, b) => a.order - b.order);
}

/** A text inside a control, or a control inside a matching holder, is the same thing to a user. */
function withoutEchoes(matches: readonly Match[]): Match[] {
  const byId = new Map(matches.map((match) => [match.hit.id, match]));
  const gone = new Set<string>();
  for (const match of matches) {
    let up = match.hit.parent ? byId.get(match.hit.parent) : undefined;
    for (let step = 0; up && step < 4; step++) {
      const inner = match.hit;
      const outer = up.hit;
      // What holds all of a list, and listens for presses anywhere in it, is none of its items.
      if (inner.itemIndex !== undefined && outer.itemIndex === undefined && outer.implicit)
        gone.add(outer.id);
      else if (inner.type === 'text' && outer.type !== 'text' && up.score >= match.score - 0.25)
        gone.add(inner.id);
      else if (inner.type !== 'text' && (outer.type === 'text' || outer.type === 'collection'))
        gone.add(outer.id);
      else if (inner.type === 'text' && outer.type === 'text' && inner.label === outer.label)
        gone.add(outer.id);
      else if (inner.implicit && !outer.implicit && inner.label === outer.label) gone.add(inner.id);
      else if (inner.label === outer.label && outer.implicit) gone.add(outer.id);
      // A box and the frame around it that says the same of itself are one control.
      else if (outer.role === 'combobox' && (inner.role === 'combobox' || isItsBox(inner, outer)))
        gone.add(outer.id);
      // A tab or an entry that is named by nothing but the button in it: the button is what is pressed.
      else if (
        fold(inner.label) === fold(outer.label) &&
        !inner.implicit &&
        (inner.role === 'button' || inner.role === 'link') &&
        outer.type === 'action'
      )
        gone.add(outer.id);
      up = outer.parent ? byId.get(outer.parent) : undefined;
    }
  }
  const boxes = matches.filter((match) => match.hit.type !== 'text' && !gone.has(match.hit.id));
  return matches.filter(
    (match) =>
      !gone.has(match.hit.id) &&
      !(
        match.hit.type === 'text' &&
        boxes.some((other) => other.score >= match.score - 0.05 && contains(other.hit, match.hit))
      ),
  );
}

/** What is typed into, where a frame around it tells that it has a list. */
const isItsBox = (inner: PcdHit, { label, options }: PcdHit): boolean =>
  (inner.role === 'textbox' || inner.role === 'searchbox') &&
  inner.readonly !== true &&
  options === undefined &&
  fold(inner.label) === fold(label);

function contains(outer: PcdHit, inner: PcdHit): boolean {
  const [o, i] = [outer.look.box, inner.look.box];
  if (o.w <= 0 || o.h <= 0 || o.w * o.h > 12 * Math.max(1, i.w * i.h)) return false;
  return i.x >= o.x - 2 && i.y >= o.y - 2 && i.x + i.w <= o.x + o.w + 2 && i.y + i.h <= o.y + o.h + 2;
}

function byMeasure(
  matches: readonly Match[],
  { field, direction }: NonNullable<TargetPhrase['superlative']>,
): PcdHit | undefined {
  const measured = matches.flatMap(({ hit }) => {
    const text = hit.label || hit.text || hit.value || '';
    const value = field === '' ? numberIn(text) : measure(text, field);
    return value === undefined ? [] : [{ hit, value }];
  });
  measured.sort((a, b) => (direction === 'min' ? a.value - b.value : b.value - a.value));
  return measured.length > 1 ? measured[0]?.hit : undefined;
}

/** "the red circle" may name nothing but a look. */
function byLookAlone(view: SkillView, phrase: TargetPhrase, options: TargetOptions): Match[] {
  const { look, ...rest } = phrase;
  if (!look) return [];
  const all = rankTarget(view, { ...rest, text: '', roles: [] }, options).filter(
    (match) => nameOf(match.hit, phrase.text) > 0 || roleFit(match.hit, phrase.roles) >= 0.6,
  );
  const looking = new Set(
    withLook(
      all.map((match) => match.hit),
      look,
      phrase.roles,
    ),
  );
  return all.filter((match) => looking.has(match.hit)).map((match) => ({ ...match, score: 0.6 }));
}

/** The part of the fitting item that the phrase means; undefined when the page has no items that decide it. */
function resolveInItems(
  view: SkillView,
  phrase: TargetPhrase,
  options: TargetOptions,
): Resolution | undefined {
  const pool = options.among ?? poolOf(view);
  const items = countedAmong(itemsOf(view.tables('tables'), pool), poolOf(view), phrase);
  if (items.length === 0 || wayToKind(view, poolOf(view), phrase)) return undefined;
  const suits = options.suits ?? clickable;
  const partNamed =
    phrase.text !== '' && pool.some((hit) => hit.itemIndex !== undefined && nameOf(hit, phrase.text) >= 0.75);
  const fitting = fittingItems(items, phrase, view.locale, !partNamed);
  const chosen = phrase.all ? fitting : fitting.slice(0, 1);
  // The eighth of three results is none; above all it is not the eighth link of the page.
  if (chosen.length === 0 && phrase.ordinal !== undefined && items.length > 1 && meansItem(phrase.roles))
    return { kind: 'none' };
  if (chosen.length === 0) return undefined;
  const second = fitting[1];
  const first = fitting[0];
  if (!phrase.all && first && second && first.score - second.score < MARGIN && phrase.ordinal === undefined) {
    const parts = fitting.flatMap(({ item }) => partOf(item, phrase, suits, partNamed) ?? []);
    const answered = byAnswer(view, parts);
    if (answered) return { kind: 'found', hits: [answered], confidence: 1 };
    if (!phrase.superlative && parts.length > 1)
      return { kind: 'ambiguous', candidates: parts.slice(0, 8), confidence: first.score };
  }
  const hits = chosen.flatMap(({ item }) => partOf(item, phrase, suits, partNamed) ?? []);
  return hits.length > 0 ? { kind: 'found', hits, confidence: 0.85 } : undefined;
}
