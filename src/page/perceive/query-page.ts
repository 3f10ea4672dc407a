// pcd.query over one pass: sieve by cheap words, name the few that are left, rank, and tell them as hits.
// Page world, reads only.
import { attributeOf } from '../accessible/tree';
import { MAX_CANDIDATES, MAX_LABEL_CHARS } from '../../shared/perception-budgets';
import { known } from '../../shared/known';
import { pageText } from '../../shared/page-text';
import type { PcdHit, PcdQuery } from '../../shared/query';
import { rankDocument, type RankDocument } from '../../ranking/rank-document';
import { wordQueries } from '../../ranking/word-query';
import { roleOf } from '../accessible/role';
import { statesOf } from '../accessible/states';
import { isVisible } from '../accessible/visible';
import { collectionWords, purposeOf, rankNamed, submitOf } from './build-mini';
import { hitOf, idOfKnown, sectionLabel, shortText } from './hit';
import { iconNames } from './icon-signs';
import type { ItemIds } from './item-ids';
import { lookOf } from './look';
import { rankEntries } from './rank-entries';
import { CHEAP, sieve } from './sieve';
import type { Ranker } from './ranker';
import type { Entry, FormModel, PageModel } from './page-model';
import { due, mapped, type Steps } from './slices';
import type { TextItem } from './text-items';
import { itemTextOf, quickLabelOf, shownItemText } from './words';

const DEFAULT_TOP_K = 20;

/** What a query may look at: the pass, and text that is gathered only when text is asked for. */
export interface Searchable {
  model: PageModel;
  ids: ItemIds;
  ranker: Ranker;
  /** Elements acted on lately, the last first. */
  acted: readonly Element[];
  /** Counts what may have changed the page. */
  version: number;
  text(): Steps<TextItem[]>;
}

export function* queryPage(query: PcdQuery, page: Searchable): Steps<PcdHit[]> {
  const topK = query.topK ?? DEFAULT_TOP_K;
  const within = query.within === undefined ? undefined : page.ids.elementOf(query.within);
  if (query.within !== undefined && !within) return [];
  switch (query.kind) {
    case 'form':
      return yield* formHits(query, page, within, topK);
    case 'collection':
      return yield* collectionHits(query, page, within, topK);
    case 'text':
      return yield* textHits(query, page, within, topK);
    case 'action':
    case 'field':
      return yield* entryHits(query, page, within, topK, query.kind);
    case undefined:
      return merged(query, [
        ...(yield* entryHits(query, page, within, topK, undefined)),
        ...(yield* formHits(query, page, within, topK)),
        ...(yield* collectionHits(query, page, within, topK)),
      ]).slice(0, topK);
  }
}

function merged(query: PcdQuery, hits: PcdHit[]): PcdHit[] {
  return query.text === undefined
    ? hits.sort((a, b) => a.order - b.order)
    : // What can be operated comes before the form or list of the same name, and is already in order.
      hits.sort((a, b) => b.score - a.score);
}

function* entryHits(
  query: PcdQuery,
  page: Searchable,
  within: Element | undefined,
  topK: number,
  type: Entry['type'] | undefined,
): Steps<PcdHit[]> {
  const { model, ids } = page;
  const asked = (entry: Entry) =>
    (type === undefined || entry.type === type) &&
    (query.roles === undefined || query.roles.includes(entry.role)) &&
    (within === undefined || belongs(entry, within));
  // All of them as they are: what is known of the list as a whole need not be looked for again.
  const isAll = type === undefined && query.roles === undefined && within === undefined;
  const entries = isAll ? model.entries : model.entries.filter(asked);
  if (query.text === undefined || query.text.trim() === '') {
    const first = firstVisible(entries, topK, ({ el }) => el);
    return yield* mapped(first, (entry) => hitOf(entry, model, ids, 0));
  }
  const ranked = yield* rankEntries(query.text, entries, page, topK);
  return yield* mapped(
    firstVisible(ranked, topK, ({ entry }) => entry.el),
    ({ entry, score }) => hitOf(entry, model, ids, score),
  );
}

/** The walk asks what shows words for no box, so what is told is asked here. */
function firstVisible<T>(all: readonly T[], count: number, elementOf: (each: T) => Element): T[] {
  const visible: T[] = [];
  for (const each of all) {
    if (visible.length >= count) break;
    if (isVisible(elementOf(each))) visible.push(each);
  }
  return visible;
}

function belongs(entry: Entry, within: Element): boolean {
  return (
    entry.form?.el === within ||
    entry.collection?.el === within ||
    (entry.el !== within && contains(within, entry.el))
  );
}

/** Across shadow roots, too. */
function contains(outer: Element, inner: Element): boolean {
  for (let at: Node | null = inner; at !== null;) {
    if (outer.contains(at)) return true;
    const root: Node = at.getRootNode();
    at = root instanceof ShadowRoot ? root.host : null;
  }
  return false;
}

function* formHits(
  query: PcdQuery,
  { model, ids }: Searchable,
  within: Element | undefined,
  topK: number,
): Steps<PcdHit[]> {
  const forms = model.forms.filter(
    ({ el }) => (within === undefined || within.contains(el)) && rolesAllow(query, el),
  );
  const ranked = yield* ordered(query, forms, formLabel, (form) =>
    form.fields.map((field) => quickLabelOf(field)).join(' '),
  );
  return yield* mapped(ranked.slice(0, topK), ({ each: form, score }) => {
    const purpose = purposeOf(form, submitLabelOf(form));
    return known({
      ...plainHit(form.el, 'form', ids.idOf(form.el, 'm'), formLabel(form), score, form),
      kind: purpose,
    });
  });
}

export function submitLabelOf(form: FormModel): string | undefined {
  const submit = submitOf(form);
  return submit === undefined ? undefined : quickLabelOf(submit);
}

function formLabel(form: FormModel): string {
  const own = attributeOf(form.el, 'aria-label') ?? '';
  return (
    own ||
    sectionLabel(form.fields[0]?.section ?? form.section) ||
    submitLabelOf(form) ||
    purposeOf(form) ||
    ''
  );
}

function* collectionHits(
  query: PcdQuery,
  { model, ids }: Searchable,
  within: Element | undefined,
  topK: number,
): Steps<PcdHit[]> {
  const collections = model.collections.filter(
    ({ el }) => (within === undefined || within.contains(el)) && rolesAllow(query, el),
  );
  const ranked = yield* ordered(
    query,
    collections,
    (each) => collectionWords(each).name,
    (each) => collectionWords(each).fields.join(' '),
  );
  return yield* mapped(ranked.slice(0, topK), ({ each, score }) => {
    const { name, fields } = collectionWords(each);
    return {
      ...plainHit(each.el, 'collection', ids.idOf(each.el, 'c'), name, score, each),
      text: pageText(fields.join(', '), 400),
    };
  });
}

function rolesAllow(query: PcdQuery, el: Element): boolean {
  return query.roles === undefined || query.roles.includes(roleOf(el));
}

function* ordered<T>(
  query: PcdQuery,
  all: readonly T[],
  label: (each: T) => string,
  context: (each: T) => string,
): Steps<Array<{ each: T; score: number }>> {
  const text = query.text?.trim() ?? '';
  if (text === '') return all.map((each) => ({ each, score: 0 }));
  const labels = yield* mapped(all, label);
  const contexts = yield* mapped(all, context);
  if (due()) yield;
  return rankNamed(text, all, labels, contexts);
}

function plainHit(
  el: Element,
  type: 'form' | 'collection',
  id: string,
  label: string,
  score: number,
  place: { order: number; landmark: PcdHit['landmark'] | undefined; section: Element | undefined },
): PcdHit {
  const section = sectionLabel(place.section);
  return known({
    id,
    type,
    role: roleOf(el),
    label: pageText(label, MAX_LABEL_CHARS),
    score,
    order: place.order,
    tag: el.localName,
    look: lookOf(el),
    landmark: place.landmark,
    section: shortText(section),
  });
}

/** Folded branches told besides what the words name. */
const MAX_FOLDED = 24;

function* textHits(
  query: PcdQuery,
  page: Searchable,
  within: Element | undefined,
  topK: number,
): Steps<PcdHit[]> {
  const all = yield* page.text();
  const items = all.filter(
    (item) =>
      (query.roles === undefined || query.roles.includes(item.role)) &&
      (within === undefined ||
        (item.el !== within && contains(within, item.el)) ||
        item.collection?.el === within),
  );
  const text = query.text?.trim() ?? '';
  if (text === '') return yield* mapped(items.slice(0, topK), (item) => textHit(item, page, 0));
  const queries = wordQueries(text);
  const documents = () => mapped(items, textDocument, CHEAP);
  const few = yield* sieve(queries, { all: items, documents }, page, MAX_CANDIDATES);
  const candidates = yield* mapped(few, (item) => ({
    id: '',
    label: item.label,
    order: item.order,
    ...(item.item === undefined || item.item === item.el ? {} : { context: itemTextOf(item, page.model) }),
  }));
  const best = yield* page.ranker.rank(queries, candidates, { topK }, items.length);
  const ranked = best.map(({ index, score }) => ({ item: few[index]!, score }));
  const known = new Set(ranked.map(({ item }) => item));
  // A folded branch may hold what the words name, whatever it is called itself.
  const room = Math.min(MAX_FOLDED, topK - ranked.length);
  const folded: Array<{ item: TextItem; score: number }> = [];
  for (const item of items) {
    if (folded.length >= room) break;
    if (due()) yield;
    if (!known.has(item) && branchShows(item.el) === false) folded.push({ item, score: 0 });
  }
  return yield* mapped([...ranked, ...folded], ({ item, score }) => textHit(item, page, score));
}

const documentOfText = new WeakMap<TextItem, RankDocument>();

function textDocument(item: TextItem): RankDocument {
  let made = documentOfText.get(item);
  if (made === undefined) documentOfText.set(item, (made = rankDocument(item.label)));
  return made;
}

/** The class of a row that only its look says is chosen. */
const LOOKS_CHOSEN = /(?<!not-|un-)\bselected( |$)/i;

function textHit(item: TextItem, { model, ids }: Searchable, score: number): PcdHit {
  const { el } = item;
  const states = statesOf(el);
  const section = sectionLabel(item.section);
  const label = pageText(item.label, MAX_LABEL_CHARS);
  const icon = iconNames(el);
  const unfolded = states.expanded ?? branchShows(el);
  const parent =
    item.parent === undefined
      ? undefined
      : (idOfKnown(item.parent, model, ids) ?? ids.idOf(item.parent, 't'));
  return known({
    id: ids.idOf(el, 't'),
    type: 'text',
    role: item.role,
    label,
    score,
    order: item.order,
    tag: el.localName,
    look: lookOf(el),
    text: item.label === label ? undefined : item.label,
    icon: shortText(icon),
    selected: states.selected ?? (LOOKS_CHOSEN.test(`${item.item?.className}`) || undefined),
    expanded: unfolded,
    collectionId: item.collection && ids.idOf(item.collection.el, 'c'),
    itemIndex: item.itemIndex,
    itemText: item.item && shownItemText(item),
    section: shortText(section),
    parent,
  });
}

/** Whether the list below a text shows: how trees without roles are made (`li` › text, `ul`). */
function branchShows(el: Element): boolean | undefined {
  const item = el.parentElement;
  if (item?.localName !== 'li') return undefined;
  const branch = [...item.children].find(({ localName }) => localName === 'ul' || localName === 'ol');
  return branch && branch !== el ? getComputedStyle(branch).display !== 'none' : undefined;
}
