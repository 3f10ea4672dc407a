// Which thirty? Ranked for use by what the pass already knows; repeated row and card controls fold into one
// template each, duplicates into the best of them. Names are asked for only where the choice needs them. Page world.
import { FOLD_VIEWPORTS, MAX_CANDIDATES } from '../../shared/perception-budgets';
import { rankDocument } from '../../ranking/rank-document';
import { rankWords } from '../../ranking/rank-words';
import { sieveSteps } from '../../ranking/sieve-documents';
import { wordQueries } from '../../ranking/word-query';
import { shownRectOf } from '../accessible/image-map';
import { fold } from '../accessible/name';
import { firstElementIn, nextElementOf, parentElementOf, walkElements } from '../accessible/tree';
import { isVisible } from '../accessible/visible';
import { kindOfEntry } from './hit';
import type { Entry } from './page-model';
import type { Renewed, RetainedPage } from './retained-page';
import { iconName } from './icon-signs';
import { CHEAP } from './sieve';
import { due, mapped, type Steps } from './slices';
import { isAction } from './stretch';
import { quickLabelOf } from './words';

export interface ChosenAction {
  entry: Entry;
  /** Set when others were folded into this one. */
  clusterId: string | undefined;
  /** One for every item of the entry's collection. */
  template: boolean;
  /** What others have to be alike in to fold into it. */
  key: string | undefined;
  /** Of what was folded: how well the entry is placed, known when there was another one. */
  place?: number | undefined;
}

/** Kinds that users come for. */
const WANTED = new Set(
  'search login logout signup checkout cart add_to_cart place_order download download_invoice invoices billing next_page accept_cookies settings submit save account'.split(
    ' ',
  ),
);
const ROLE_USE: Readonly<Record<string, number>> = {
  button: 1.5,
  tab: 1,
  menuitem: 1,
  option: 0.3,
  checkbox: -0.3,
  radio: -0.3,
  switch: 0.3,
  link: 0.2,
  treeitem: 0.3,
  gridcell: -0.5,
};
const LANDMARK_USE = { main: 2.5, header: 2, nav: 1.6, aside: 0.6, footer: -1.5 } as const;
/** What the user sees comes before what has to be scrolled to, whatever it is. */
const IN_VIEW_USE = 6;
/** Things that the subgoal's words find come before everything else of their likes. */
const SUBGOAL_USE = 7;

/** What a kind adds to the use of a thing, at most. */
const KIND_USE = 2;

/** What shows no words, no picture that is known: after all that does. */
const NAMELESS_USE = -12;
/** What only frames other controls, its words all theirs, is not told; it can be asked for. */
const FRAME_USE = -Infinity;
/** So far a frame is looked into. */
const MAX_INSIDE = 100;

interface Scored {
  action: ChosenAction;
  score: number;
  /** Its kind is in the score: kinds cost words, so only of what could be chosen by them they are asked. */
  isKindAsked: boolean;
}

/** Of these the best are chosen; the others wait for their place. */
const SHORTLIST = 120;
/** So many are put in order at once: thousands would take a slice by themselves. */
const LONGLIST = 1_000;

/**
 * The choice over one page. It is made once, over everything; after a change what came is weighed against the
 * shortlist, and nothing else.
 */
export class ActionChoice {
  #shortlist: Scored[] = [];
  /** Some actions found no place on the shortlist. */
  #isCut = false;
  /** By what is folded into them. */
  readonly #folds = new Map<string, ChosenAction>();
  readonly #collectionNumbers = new Map<Element, number>();
  readonly #view: View;

  constructor(
    readonly page: RetainedPage,
    readonly subgoal: string | undefined,
    readonly limit: number,
  ) {
    const { innerWidth, innerHeight, scrollY } = page.doc.defaultView!;
    this.#view = { width: innerWidth, height: innerHeight, scrollY };
  }

  /** In document order. */
  get chosen(): ChosenAction[] {
    const there = this.#shortlist.filter(({ action, score }) => score > -Infinity && this.#isThere(action));
    const chosen = there.slice(0, this.limit).map(({ action }) => action);
    return chosen.sort((a, b) => a.entry.order - b.entry.order);
  }

  /** Weighs all there is. */
  *make(): Steps<void> {
    const folded: ChosenAction[] = [];
    for (const stretch of this.page.stretches) {
      if (due()) yield;
      for (const entry of stretch.entries) {
        if (!isAction(entry)) continue;
        const action = this.#folded(entry);
        if (action !== undefined) folded.push(action);
      }
    }
    yield* this.#weigh(folded);
  }

  /** Takes over what a change brought and took; false when all has to be weighed anew. */
  *renew({ gone, came }: Renewed): Steps<boolean> {
    const before = new Set(gone.flatMap(({ entries }) => entries).map(({ el }) => el));
    const kept: Scored[] = [];
    for (const scored of this.#shortlist) {
      const { action } = scored;
      if (!before.has(action.entry.el)) kept.push(scored);
      else if (action.template || action.clusterId !== undefined) {
        const entry = this.page.byElement.get(action.entry.el);
        // What stood for others has left, or is not like them any more: which of them is it now?
        if (entry === undefined || !isAction(entry) || this.#keyOf(entry) !== action.key) return false;
        action.entry = entry;
        kept.push(scored);
      }
    }
    const wasFull = this.#shortlist.length >= this.limit;
    this.#shortlist = kept;
    // What is still there is weighed again: it may look different.
    const actions = came.flatMap(({ entries }) => entries.filter(isAction));
    const folded = actions.map((entry) => this.#folded(entry)).filter((action) => action !== undefined);
    yield* this.#weigh(folded);
    return !this.#isCut || (wasFull && this.#shortlist.length >= this.limit);
  }

  #isThere({ entry }: ChosenAction): boolean {
    return this.page.byElement.get(entry.el) === entry;
  }

  /** Adds to the shortlist what deserves a place there. */
  *#weigh(actions: readonly ChosenAction[]): Steps<void> {
    const relevance = this.subgoal ? yield* relevanceOf(this.subgoal, actions) : undefined;
    for (const [index, action] of actions.entries()) {
      if (index % CHEAP === 0 && due()) yield;
      const { el } = action.entry;
      const { left, top, width, height } = shownRectOf(el);
      // The walk asks what shows words for no box.
      if ((width === 0 || height === 0) && !isVisible(el)) continue;
      const score =
        useOf(action, { left, top, width, height }, this.#view) + SUBGOAL_USE * (relevance?.get(index) ?? 0);
      this.#shortlist.push({ action, score, isKindAsked: false });
      if (this.#shortlist.length >= LONGLIST) this.#cut();
    }
    this.#cut();
    yield* this.#askKinds();
  }

  #cut(): void {
    this.#shortlist.sort(byScore);
    if (this.#shortlist.length <= SHORTLIST) return;
    this.#shortlist.length = SHORTLIST;
    this.#isCut = true;
  }

  *#askKinds(): Steps<void> {
    // Who falls behind makes room for some that were not asked.
    for (let fell = true; fell;) {
      fell = false;
      const last = this.#shortlist[this.limit - 1]?.score ?? -Infinity;
      for (const each of this.#shortlist) {
        if (each.isKindAsked || each.score + KIND_USE < last) continue;
        if (due()) yield;
        each.isKindAsked = true;
        const { entry } = each.action;
        const worth = this.#worthOf(entry);
        if (worth === 0) {
          const kind = kindOfEntry(entry);
          if (kind !== undefined) each.score += WANTED.has(kind) ? KIND_USE : 0.6;
        } else {
          each.score += worth;
          fell = true;
        }
      }
      this.#shortlist.sort(byScore);
    }
  }

  /** It may say nothing to anyone; what only looks like a control may be but the frame of some. */
  #worthOf(entry: Entry): number {
    const label = quickLabelOf(entry);
    if (!entry.implicit) return label === '' ? -IN_VIEW_USE : 0;
    const inner = this.#controlsIn(entry.el);
    if (inner.length === 0) return label === '' || label === iconName(entry.el) ? NAMELESS_USE : 0;
    if (inner.length > 1 && isTabStopAlone(entry.el)) return FRAME_USE;
    return fold(inner.map(quickLabelOf).join(' ')).startsWith(label) ? FRAME_USE : 0;
  }

  #controlsIn(el: Element): Entry[] {
    const found: Entry[] = [];
    let left = MAX_INSIDE;
    walkElements(el, (at) => {
      const entry = left-- > 0 ? this.page.byElement.get(at) : undefined;
      if (entry !== undefined) found.push(entry);
      return left > 0 && entry === undefined;
    });
    return found;
  }

  /** The action for the entry; undefined when another one stands for it already. */
  #folded(entry: Entry): ChosenAction | undefined {
    const key = this.#keyOf(entry);
    const action: ChosenAction = { entry, clusterId: undefined, template: false, key };
    if (key === undefined) return action;
    const known = this.#folds.get(key);
    if (known?.entry === entry) return undefined;
    if (known === undefined || !this.#isThere(known)) {
      this.#folds.set(key, action);
      return action;
    }
    if (!key.startsWith(LINK)) {
      // Two things at one place of the same item are two things.
      if (known.entry.item === entry.item) return action;
      known.template = true;
      return undefined;
    }
    // The better placed one stays; an image and its caption are one link to the user.
    known.clusterId = key.slice(0, 200);
    const place = this.#placeOf(entry);
    known.place ??= this.#placeOf(known.entry);
    const gain = Number(quickLabelOf(entry) !== '') - Number(quickLabelOf(known.entry) !== '');
    if (gain > 0 || (gain === 0 && place > known.place)) Object.assign(known, { entry, place });
    return undefined;
  }

  /** By its part of the page, and before that by whether it is seen: many a menu stands twice, once aside of the view. */
  #placeOf({ el, landmark }: Entry): number {
    const rank = landmark === undefined ? 1.5 : LANDMARK_USE[landmark];
    return isInView(shownRectOf(el), this.#view) ? rank + IN_VIEW_USE : rank;
  }

  /** By its place in an item, else by where it leads. */
  #keyOf(entry: Entry): string | undefined {
    const { collection, item } = entry;
    if (collection === undefined || item === undefined) {
      const address = addressOf(entry);
      return address === undefined ? undefined : LINK + address;
    }
    let number = this.#collectionNumbers.get(collection.el);
    if (number === undefined)
      this.#collectionNumbers.set(collection.el, (number = this.#collectionNumbers.size));
    return `${number}|${entry.role}|${likenessOf(entry, item)}`;
  }
}

const LINK = 'link:';

function byScore(a: Scored, b: Scored): number {
  return b.score - a.score || a.action.entry.order - b.action.entry.order;
}

/** `#`, `#!`, `#0`: links that are buttons. */
const NOWHERE = /^(?:#.?)?$|^javascript:/;

/** What a link leads to, when that tells it from others. */
function addressOf(entry: Entry): string | undefined {
  const href = entry.role === 'link' ? entry.el.getAttribute('href') : null;
  return href === null || NOWHERE.test(href) ? undefined : href;
}

/** A part of the window, CSS px. */
interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
interface View {
  width: number;
  height: number;
  scrollY: number;
}

function useOf({ entry, template }: ChosenAction, box: Box, view: View): number {
  const right = box.left + box.width;
  const bottom = box.top + box.height;
  let use = ROLE_USE[entry.role] ?? -0.4;
  if (entry.dialog) use += 4;
  else if (entry.landmark !== undefined) use += LANDMARK_USE[entry.landmark];
  else use += 1.5;
  if (entry.implicit) use -= 0.8;
  if (template) use += 1;
  else if (entry.collection !== undefined) use -= 0.6;
  if (isInView(box, view)) use += IN_VIEW_USE;
  else if (box.top < FOLD_VIEWPORTS * view.height && bottom > 0) use += 2;
  use += Math.min(1, Math.log10(1 + (box.width * box.height) / 400) / 2);
  if (entry.form !== undefined && entry.role === 'button') {
    use += (entry.el as HTMLButtonElement).type === 'submit' ? 1.2 : 0.3;
  }
  // Parked outside of what can be scrolled to, until it has focus.
  if (right <= 0 || bottom + view.scrollY <= 0) use -= 4;
  if (entry.isDisabled) use -= 1.5;
  return use;
}

/** Something of it lies in the view; a speck that waits for the keyboard's focus ("skip to content") does not. */
function isInView({ left, top, width, height }: Box, view: View): boolean {
  return (
    width > 2 && height > 2 && top + height > 0 && left + width > 0 && top < view.height && left < view.width
  );
}

function* relevanceOf(subgoal: string, actions: readonly ChosenAction[]): Steps<Map<number, number>> {
  const queries = wordQueries(subgoal);
  const documents = yield* mapped(actions, ({ entry }) => rankDocument(quickLabelOf(entry)));
  const { kept } = yield* sieveSteps({ queries, documents, limit: MAX_CANDIDATES }, due);
  const candidates = kept.map((at) => {
    const { entry } = actions[at]!;
    return { id: '', label: quickLabelOf(entry), order: entry.order };
  });
  if (due()) yield;
  return new Map(rankWords(queries, candidates).map(({ index, score }) => [kept[index]!, score]));
}

/** It can have the focus, for what is in it; nothing says that it can be clicked. */
function isTabStopAlone(el: Element): boolean {
  return el.matches('[tabindex]:not([onclick], [onmousedown])') && getComputedStyle(el).cursor !== 'pointer';
}

/** Things of different items are alike when they stand at the same place and show the same words (links: any). */
function likenessOf(entry: Entry, item: Element): string {
  const path = pathFrom(entry.el, item);
  if (entry.role !== 'button' && entry.role !== 'menuitem' && entry.role !== 'option')
    return entry.el === item ? path : path + numberAmong(entry.el);
  // Their names may tell the item ("Add to cart: Lamp"); what they show does not.
  const shown = entry.el.textContent.trim().slice(0, 40);
  return `${path}|${shown === '' ? quickLabelOf(entry).split(' ', 1)[0] : shown}`;
}

/** Where in its item a thing stands: tags and columns from it upwards, and its own class. */
function pathFrom(el: Element, item: Element): string {
  let path = el.getAttribute('class') ?? '';
  for (let at: Element | null = el; at !== null && at !== item; at = parentElementOf(at))
    path += `/${at.localName}${at.localName === 'td' ? (at as HTMLTableCellElement).cellIndex : ''}`;
  return path;
}

/** More links of one kind beside each other are text, or a menu. */
const MAX_LIKES = 5;

/** The how manieth of its likes beside it: "View", "Edit" and "Delete" of one row. */
function numberAmong(el: Element): number {
  const { localName, className } = el;
  let number = 0;
  let likes = 0;
  const parent = parentElementOf(el);
  let at = parent && firstElementIn(parent);
  for (; at !== null && likes <= MAX_LIKES; at = nextElementOf(at)) {
    if (at === el) number = likes;
    if (at.localName === localName && at.className === className) likes++;
  }
  return likes > MAX_LIKES ? 0 : number;
}
