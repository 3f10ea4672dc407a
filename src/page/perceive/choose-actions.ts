// Which thirty? Ranked for use by what the pass already knows; repeated row and card controls fold into one
// template each, duplicates into the best of them. Names are asked for only where the choice needs them.
import { FOLD_VIEWPORTS } from '../../shared/budgets';
import type { RankCandidate } from '../../ranking/candidate';
import { rankCandidates } from '../../ranking/rank-candidates';
import { isDisabled } from '../accessible/states';
import { kindOfEntry } from './hit';
import type { Entry, PageModel } from './page-model';
import { due, type Steps } from './slices';
import { quickLabelOf } from './words';

export interface ChosenAction {
  entry: Entry;
  /** Set when others were folded into this one. */
  clusterId: string | undefined;
  /** One for every item of the entry's collection. */
  template: boolean;
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

export function* chooseActions(
  model: PageModel,
  subgoal: string | undefined,
  limit: number,
): Steps<{ chosen: ChosenAction[]; total: number }> {
  const actions = model.entries.filter((entry) => entry.type === 'action' && !entry.scrolls);
  const folded = yield* fold(actions);
  const relevance = subgoal ? yield* relevanceOf(subgoal, folded) : undefined;
  const view = model.root.ownerDocument.defaultView!;
  const foldPx = FOLD_VIEWPORTS * view.innerHeight;
  const scored: Array<{ action: ChosenAction; score: number }> = [];
  for (const [index, action] of folded.entries()) {
    if (due()) yield;
    const score = useOf(action, foldPx, view) + SUBGOAL_USE * (relevance?.get(index) ?? 0);
    scored.push({ action, score });
  }
  scored.sort((a, b) => b.score - a.score || a.action.entry.order - b.action.entry.order);
  // Kinds cost words, so only what could still make it is asked.
  const near = scored.slice(0, limit * 4);
  for (const each of near) {
    if (due()) yield;
    const kind = kindOfEntry(each.action.entry);
    if (kind !== undefined) each.score += WANTED.has(kind) ? 2 : 0.6;
  }
  near.sort((a, b) => b.score - a.score || a.action.entry.order - b.action.entry.order);
  const chosen = near.slice(0, limit).map(({ action }) => action);
  chosen.sort((a, b) => a.entry.order - b.entry.order);
  return { chosen, total: actions.length };
}

function useOf({ entry, template }: ChosenAction, foldPx: number, view: Window): number {
  let use = ROLE_USE[entry.role] ?? -0.4;
  if (entry.dialog) use += 4;
  else if (entry.landmark !== undefined) use += LANDMARK_USE[entry.landmark];
  else use += 1.5;
  if (entry.implicit) use -= 0.8;
  if (template) use += 1;
  else if (entry.collection !== undefined) use -= 0.6;
  const { el } = entry;
  const box = el.getBoundingClientRect();
  if (isInView(box, view)) use += IN_VIEW_USE;
  else if (box.top < foldPx && box.bottom > 0) use += 2;
  use += Math.min(1, Math.log10(1 + (box.width * box.height) / 400) / 2);
  if (entry.form !== undefined && entry.role === 'button') {
    use += (el as HTMLButtonElement).type === 'submit' ? 1.2 : 0.3;
  }
  // Parked outside of what can be scrolled to, until it has focus.
  if (box.right <= 0 || box.bottom + view.scrollY <= 0) use -= 4;
  if (isDisabled(el)) use -= 1.5;
  return use;
}

/** Something of it lies in the view; a speck that waits for the keyboard's focus ("skip to content") does not. */
function isInView(box: DOMRect, view: Window): boolean {
  return (
    box.width > 2 &&
    box.height > 2 &&
    box.bottom > 0 &&
    box.right > 0 &&
    box.top < view.innerHeight &&
    box.left < view.innerWidth
  );
}

function* relevanceOf(subgoal: string, folded: readonly ChosenAction[]): Steps<Map<number, number>> {
  const candidates: RankCandidate[] = [];
  for (const [i, { entry }] of folded.entries()) {
    if (due()) yield;
    candidates.push({ id: String(i), label: quickLabelOf(entry), order: entry.order, role: entry.role });
  }
  if (due()) yield;
  const ranked = rankCandidates(subgoal, candidates);
  return new Map(ranked.map(({ index, score }) => [index, score]));
}

function* fold(actions: readonly Entry[]): Steps<ChosenAction[]> {
  const out: ChosenAction[] = [];
  const templates = new Map<string, ChosenAction>();
  const links = new Map<string, ChosenAction>();
  const collectionNumber = new Map<Element, number>();
  for (const entry of actions) {
    if (due()) yield;
    if (entry.collection !== undefined && entry.item !== undefined) {
      const { el } = entry.collection;
      if (!collectionNumber.has(el)) collectionNumber.set(el, collectionNumber.size);
      const key = `${collectionNumber.get(el)}|${entry.role}|${likenessOf(entry, entry.item)}`;
      const known = templates.get(key);
      if (known && known.entry.itemIndex !== entry.itemIndex) {
        known.template = true;
        continue;
      }
      const action = { entry, clusterId: undefined, template: false };
      if (!known) templates.set(key, action);
      out.push(action);
      continue;
    }
    const href = entry.role === 'link' ? entry.el.getAttribute('href') : null;
    if (href !== null && href !== '' && href !== '#' && !href.startsWith('javascript:')) {
      const known = links.get(href);
      if (known) {
        // The better placed one stays; an image and its caption are one link to the user.
        known.clusterId = `link:${href}`.slice(0, 200);
        if (
          rankOf(entry) > rankOf(known.entry) ||
          (quickLabelOf(known.entry) === '' && quickLabelOf(entry) !== '')
        )
          known.entry = entry;
        continue;
      }
      const action = { entry, clusterId: undefined, template: false };
      links.set(href, action);
      out.push(action);
      continue;
    }
    out.push({ entry, clusterId: undefined, template: false });
  }
  return out;
}

function rankOf(entry: Entry): number {
  return entry.landmark === undefined ? 1.5 : LANDMARK_USE[entry.landmark];
}

/** Things of different items are alike when they stand at the same place and show the same words (links: any). */
function likenessOf(entry: Entry, item: Element): string {
  const path = pathFrom(entry.el, item);
  if (entry.role !== 'button' && entry.role !== 'menuitem' && entry.role !== 'option') return path;
  // Their names may tell the item ("Add to cart: Lamp"); what they show does not.
  const shown = (entry.el.textContent ?? '').trim().slice(0, 40);
  return `${path}|${shown === '' ? quickLabelOf(entry).split(' ', 1)[0] : shown}`;
}

/** Where in its item a thing stands: tags from it upwards, and its own class. */
function pathFrom(el: Element, item: Element): string {
  let path = el.getAttribute('class') ?? '';
  for (let at: Element | null = el; at !== null && at !== item; at = at.parentElement)
    path += `/${at.localName}`;
  return path;
}
