// Sorts: a table by its column header, a list by its sort control, draggable things by dragging them in order.
import { phraseOf } from '../../shared/phrase';
import type { IntentOf } from '../../shared/intent';
import type { PcdHit } from '../../shared/query';
import { lookFor } from '../target/aim';
import { attemptsOn } from '../steps/attempts';
import { isBesidePage } from '../target/beside-page';
import { dragFitness, siblingsOf } from '../pointer/drag';
import { act, type Draft } from '../steps/draft';
import { draftSkill } from '../steps/draft-skill';
import { choose } from '../fields/fields';
import { unsent } from '../steps/last-filled';
import { isPartOfItem } from '../items/items';
import { withoutIcons } from '../words/naming';
import { BESIDE } from '../items/page-frame';
import { isPartial } from './partial-list';
import { bytesIn, numberIn } from '../words/quantity';
import { opensList } from '../words/role-words';
import type { Attempt, SkillView } from '../skill';
import { submitButtons } from '../forms/submit-buttons';
import { poolOf } from '../target/pool';
import { tell, isStep } from '../target/telling';
import { fold, hasPhrase, nameScore, quote, tokens } from '../words/words';

const MOST_DRAGS = 40;
/** Enough to hold what a page says of its list: "1–20 of 300". */
const MAX_PAGE_TEXT_CHARS = 20_000;

export const sortSkill = draftSkill<'sort'>({
  name: 'sort',
  kinds: ['sort'],
  needs: (params) => [
    ...lookFor([...(params.target ? [params.target] : []), { text: params.by ?? 'sort' }], { tables: true }),
    { key: 'near', type: 'query', query: { text: 'sort|order by|sortieren', topK: 20 } },
    { key: 'passages', type: 'text', maxChars: MAX_PAGE_TEXT_CHARS },
  ],
  draft(view, params) {
    return (
      fromMenu(view, params) ?? byHeader(view, params) ?? byControl(view, params) ?? byDragging(view, params)
    );
  },
  effects: [
    (_after, params, view) => {
      const column = columnOf(view, params.by);
      // A part of a list may be in order by chance: what was pressed has to have moved it.
      if (column)
        return (
          (isSorted(column.values, params.direction, view.locale) &&
            (!column.isPart || view.attempts.some(reordered))) ||
          isInOwnOrder(view, column.values, params.direction)
        );
      // No column to tell it by: at least the page has to have moved, and not only the control.
      return view.attempts.some(reordered) || view.attempts.every(({ call }) => call.name === 'dom.drag');
    },
  ],
});

const OF_CONTROLS: ReadonlySet<string> = new Set(
  'value,checked,selected,expanded,focus,scroll,validation'.split(','),
);

/** Another document, other lines, or lines in another order. */
function reordered({ result, observation }: Attempt): boolean {
  if (!result.ok) return false;
  if (!observation || observation.navigated || observation.urlChanged) return true;
  return (observation.changes ?? []).some(({ what }) => !OF_CONTROLS.has(what));
}

/** "The amount spent" is the column "Spent". */
const NAMED = 0.55;

interface Column {
  collectionId: string;
  /** In the order they stand. */
  values: string[];
  /** The list has more of them than the page shows. */
  isPart: boolean;
}

/** Where the page has such a column with more than one value. */
function columnOf(view: SkillView, by: string | undefined): Column | undefined {
  if (!by) return undefined;
  for (const table of view.tables('tables')) {
    const field = table.fields
      .map((name) => ({ name, score: nameScore(by, name) }))
      .sort((a, b) => b.score - a.score)[0];
    if (!field || field.score < NAMED) continue;
    // Empty cells stand last, or first, whatever the order.
    const values = table.rows.map((row) => row.cells[field.name]?.text ?? '').filter((text) => text !== '');
    // Heads without their cells, as of a grid that draws both apart, tell no order.
    if (values.length > 1 || table.rows.length === 1)
      return { collectionId: table.collectionId, values, isPart: isPartial(view, table) };
  }
  return underHead(view, by);
}

/** Of a grid that draws its head and its cells as two tables: the column that stands where the head does. */
function underHead(view: SkillView, by: string): Column | undefined {
  const head = poolOf(view).find(
    (hit) => (hit.role === 'columnheader' || hit.tag === 'th') && nameScore(by, hit.label) >= 0.9,
  );
  if (!head) return undefined;
  const heads = poolOf(view)
    .filter(({ role, tag, look: { box } }) => {
      const isHead = role === head.role && tag === head.tag;
      return isHead && Math.abs(box.y - head.look.box.y) <= 4;
    })
    .sort((a, b) => a.look.box.x - b.look.box.x);
  const table = view
    .tables('tables')
    .find(({ fields, rows }) => fields.length === heads.length && rows.length > 1);
  const field = table?.fields[heads.indexOf(head)];
  if (!table || field === undefined || heads.length < 2) return undefined;
  const values = table.rows.map((row) => row.cells[field]?.text ?? '').filter((text) => text !== '');
  return { collectionId: table.collectionId, values, isPart: isPartial(view, table) };
}

function compare(a: string, b: string, locale: string): number {
  const [x, y] = [sizeIn(a), sizeIn(b)];
  const numeric = x !== undefined && y !== undefined && /\d/.test(a) && /\d/.test(b);
  return numeric ? x - y : byLetters(a, b, locale);
}

const sizeIn = (text: string): number | undefined => bytesIn(text) ?? numberIn(text);

/** "Part 10" stands before "Part 2" on many pages, and after it on others; 10 never stands before 2. */
const ORDERS = [
  compare,
  (a: string, b: string, locale: string): number =>
    /\p{L}/u.test(a + b) ? byLetters(a, b, locale) : compare(a, b, locale),
];

function byLetters(a: string, b: string, locale: string): number {
  return fold(a).localeCompare(fold(b), locale);
}

function isSorted(values: readonly string[], direction: 'asc' | 'desc', locale: string): boolean {
  const sign = direction === 'asc' ? 1 : -1;
  return ORDERS.some((order) =>
    values.every((value, at) => {
      const before = at === 0 ? 0 : order(values[at - 1] ?? '', value, locale);
      return sign * before <= 0 || Number.isNaN(before);
    }),
  );
}

/** Low, normal, high: what a header put together stands in an order of the page's own, which letters do not tell. */
function isInOwnOrder(view: SkillView, values: readonly string[], direction: 'asc' | 'desc'): boolean {
  const groups = values.filter((value, at) => at === 0 || value !== values[at - 1]);
  const kinds = new Set(values).size;
  if (groups.length > kinds || kinds === values.length) return false;
  const presses = view.attempts.filter((attempt) => attempt.call.name === 'dom.click' && reordered(attempt));
  // The first press of a header is taken for upwards, as most pages have it.
  return presses.length >= (direction === 'asc' ? 1 : 2);
}

/** "Sort descending", which came up when the header was pressed. */
function fromMenu(view: SkillView, { direction }: IntentOf<'sort'>): Draft | undefined {
  const last = view.attempts.at(-1);
  if (!last?.result.ok || last.call.name !== 'dom.click') return undefined;
  const shown = (last.observation?.changes ?? []).map(({ detail = '' }) => detail).join(' ');
  const entry = poolOf(view).find(
    ({ label, disabled }) =>
      !disabled &&
      tokens(label).length < 5 &&
      label !== '' &&
      shown.includes(label) &&
      SORTS.test(fold(label)) &&
      TOWARDS[direction].test(fold(label)),
  );
  const say = entry && phraseOf('do_choose', tell(entry));
  return entry && say && act([{ tool: 'dom.click', on: entry, say }], 'verify', 0.85, tell(entry));
}

/** With its middle: a link may be drawn beyond the edges of its head. */
function liesIn({ look: { box } }: PcdHit, { look: { box: around } }: PcdHit): boolean {
  const [x, y] = [box.x + box.w / 2 - around.x, box.y + box.h / 2 - around.y];
  return x >= 0 && x <= around.w && y >= 0 && y <= around.h;
}

function byHeader(view: SkillView, params: IntentOf<'sort'>): Draft | undefined {
  const by = params.by;
  if (!by) return undefined;
  const column = columnOf(view, by);
  if (
    column &&
    ((!column.isPart && isSorted(column.values, params.direction, view.locale)) ||
      isInOwnOrder(view, column.values, params.direction))
  )
    return { kind: 'done', note: phraseOf('done_sorted_by', by) };
  // The words of a header may be what a press is for: they stand in no row.
  const isHead = (hit: PcdHit): boolean =>
    hit.role === 'columnheader' ||
    hit.tag === 'th' ||
    (column !== undefined &&
      hit.type === 'text' &&
      hit.role !== 'heading' &&
      (hit.itemIndex === undefined || (hit.role === 'cell' && hit.collectionId !== column.collectionId)) &&
      fold(hit.label) === fold(by));
  const heads = poolOf(view).filter(isHead);
  const isInHead = (hit: PcdHit): boolean => heads.some((head) => liesIn(hit, head));
  const headers = poolOf(view)
    .filter((hit) => !BESIDE.has(hit.landmark) && !isBesidePage(hit))
    .filter((hit) => (hit.type === 'action' && (hit.role === 'button' || hit.role === 'link')) || isHead(hit))
    .map((hit) => ({
      hit,
      score:
        nameScore(by, withoutIcons(hit.label.replace(/[▲▼↑↓⇅]/g, ''))) +
        (hit.type === 'action' ? 0.05 : 0) +
        // The head around it may be for something else: for moving, or marking its column.
        (hit.role === 'link' || hit.role === 'button' ? 0.01 : 0),
    }))
    .filter((each) => each.score >= NAMED && (isHead(each.hit) || isInHead(each.hit) || column !== undefined))
    .sort((a, b) => b.score - a.score);
  const header = headers[0]?.hit;
  if (!header || attemptsOn(view, header).length >= 3) return undefined;
  return act(
    [{ tool: 'dom.click', on: header, say: phraseOf('do_sort', quote(by)) }],
    'verify',
    0.85,
    tell(header),
  );
}

const TOWARDS = {
  asc: /low(?:est)?\b.*high|asc|a\s*[-–]\s*z|oldest|cheapest|aufsteigend|\balte(?:re|ste) zuerst|最早|最旧|↑/,
  desc: /high(?:est)?\b.*low|desc|z\s*[-–]\s*a|newest|latest|absteigend|\bneue(?:re|ste) zuerst|最新|↓/,
};

/** "Price: low to high" in a list box, or a link of that name. */
function byControl(view: SkillView, params: IntentOf<'sort'>): Draft | undefined {
  const up = params.direction === 'asc';
  const direction = TOWARDS[params.direction];
  const turnsAway = TOWARDS[up ? 'desc' : 'asc'];
  const fits = (text: string): number => {
    const folded = fold(text);
    const by = params.by ?? '';
    const isOf = hasPhrase(folded, fold(by)) || (IMPLIED.get(fold(by))?.test(folded) ?? false);
    const named = by === '' ? 0.5 : isOf ? 1 : nameScore(by, text);
    const towards = direction.test(folded) ? 0.5 : 0;
    return named >= 0.5 || towards > 0 ? named + towards : 0;
  };
  let best: { hit: PcdHit; option: string; score: number } | undefined;
  for (const hit of poolOf(view))
    for (const option of hit.options ?? []) {
      const isSort = /sort|order|sortier|排序/.test(fold(hit.label));
      // "Add filter" and "Group by" offer the columns, too.
      if (!isSort && hit.label !== '' && !direction.test(fold(option))) continue;
      const score = fits(option) + (isSort ? 0.5 : 0);
      if (score >= 1 && score > (best?.score ?? 0)) best = { hit, option, score };
    }
  if (best) {
    if (fold(best.hit.value ?? '') === fold(best.option))
      return turnChoice(view, params, best.option) ?? afterChoice(view, best.hit, best.option);
    return act([choose(best.hit, best.option)], 'verify', 0.85, tell(best.hit));
  }
  const opener = openerOf(view, up);
  const entry = poolOf(view).find((hit) =>
    ['menuitem', 'menuitemradio', 'option', 'radio'].includes(hit.role)
      ? fits(hit.label) >= 1
      : hit.type === 'action' &&
        !isPartOfItem(hit) &&
        [hit.label, hit.tooltip ?? ''].some(
          (name) =>
            NAMES_ORDER.test(fold(name)) &&
            (fits(name) >= 1.5 ||
              (NAMES_COLUMN.test(fold(name)) && !turnsAway.test(fold(name)) && fits(name) >= 1)),
        ),
  );
  if (entry && attemptsOn(view, entry).length === 0)
    return act(
      [{ tool: 'dom.click', on: entry, say: phraseOf('do_choose', tell(entry)) }],
      'verify',
      0.8,
      tell(entry),
    );
  return opener
    ? act(
        [{ tool: 'dom.click', on: opener, say: phraseOf('do_open', tell(opener)) }],
        'replan',
        0.7,
        tell(opener),
      )
    : undefined;
}

/** "Oldest first", "Sort by price"; not "Latest news". */
const NAMES_ORDER =
  /^(?:\p{L}+ ){1,4}(?:first|zuerst)$|^(?:sort|order) by |^sortier|^nach .+ sortieren$|^(?:最新|最早|最旧)(?:优先|在前)?$/u;

/** "Sort by file size": of no order, and pressed again for the other. */
const NAMES_COLUMN = /^(?:sort|order) by \p{L}|^sortieren nach |^nach .+ sortieren$/u;

/** "Oldest first" is said of dates, "cheapest" of prices; as `fold` gives them. */
const IMPLIED = new Map(
  Object.entries({
    date: /oldest|newest|latest|most recent|\b(?:altere|alteste|neuere|neueste)\b|最早|最旧|最新/,
    price: /cheapest|expensive|gunstigste|teuerste|最便宜|最贵/,
  }),
);

/** "Price" says nothing of the direction: where the rows stand the other way, what turns them is pressed. */
function turnChoice(view: SkillView, { by, direction }: IntentOf<'sort'>, option: string): Draft | undefined {
  const column = columnOf(view, by);
  const isTold = Object.values(TOWARDS).some((towards) => towards.test(fold(option)));
  if (!column || column.isPart || isTold || isSorted(column.values, direction, view.locale)) return undefined;
  if (isInOwnOrder(view, column.values, direction)) return undefined;
  const turner = poolOf(view).find(
    (hit) =>
      hit.type === 'action' &&
      !hit.disabled &&
      !isPartOfItem(hit) &&
      [hit.label, hit.tooltip ?? ''].some((name) => TURNS.test(fold(name))),
  );
  if (!turner || attemptsOn(view, turner).length > 0) return undefined;
  return act(
    [{ tool: 'dom.click', on: turner, say: phraseOf('do_press', tell(turner)) }],
    'verify',
    0.8,
    tell(turner),
  );
}
const TURNS =
  /^(?:sort(?:ed)? |order )?(?:in )?(?:ascending|descending|asc|desc|reverse)(?: order)?$|^(?:reverse|toggle|change|switch) .*(?:order|direction)$|^(?:aufsteigend|absteigend)(?: sortier\p{L}*)?$|^(?:升序|降序)(?:排列)?$|^[↑↓⇅]$/u;

/** It stands there since before the task; or was chosen, and the page moved by it, or waits to be sent. */
function afterChoice(view: SkillView, hit: PcdHit, option: string): Draft {
  const isOwn = attemptsOn(view, hit).length > 0;
  if (!isOwn || view.attempts.some(reordered)) return { kind: 'done', note: phraseOf('done_sorted', option) };
  const button = submitButtons(view).find(
    (other) => other.formId !== undefined && other.formId === hit.formId,
  );
  if (!button || attemptsOn(view, button).length > 0)
    return { kind: 'unable', reason: phraseOf('unable_no_reaction', tell(hit)) };
  return act(
    [{ tool: 'dom.click', on: button, say: phraseOf('do_press', tell(button)) }],
    'verify',
    0.8,
    tell(button),
  );
}

/** A list that has to be opened to see what can be sorted by; then what turns the order, where it says the wished one. */
function openerOf(view: SkillView, up: boolean): PcdHit | undefined {
  const fresh = poolOf(view).filter((hit) => !hit.disabled && attemptsOn(view, hit).length === 0);
  const other = up ? /desc|absteigend|降序/ : /asc|aufsteigend|升序/;
  return (
    fresh.find((hit) => opensList(hit) && SORTS.test(fold(hit.label))) ??
    fresh.find((hit) => hit.type === 'action' && hit.kind === 'sort' && !other.test(fold(hit.label)))
  );
}

const SORTS = /\b(?:sort|order)|sortier|排序/;

const OF_NAMES =
  /^(?:.* )?(?:names?|titles?|labels?|words?|letters?|alphabet(?:ical(?:ly)?)?|numbers?|values?|titel|namen?|zahl(?:en)?|nummern?|werten?|alphabet(?:isch)?)$|名|标题|数字|字母/;

/** One drag a round: the first thing out of order is put where it belongs. */
function byDragging(view: SkillView, params: IntentOf<'sort'>): Draft {
  // Things that are dragged are told apart by their names, which say nothing of an amount.
  if (params.by && !OF_NAMES.test(fold(params.by)))
    return { kind: 'unable', reason: phraseOf('unable_no_sort_by', quote(params.by)) };
  const movable = poolOf(view).filter((hit) => hit.draggable && dragFitness(hit) === 1 && hit.label !== '');
  // An entry of a menu or a tab is no thing of a list, though a list holds it.
  const seed =
    movable[0] ??
    poolOf(view).find(({ role, tag }) => role === 'listitem' || (tag === 'li' && role === 'generic'));
  const list = seed ? siblingsOf(view, seed) : [];
  if (list.length < 2)
    return {
      kind: 'unable',
      reason: params.by ? phraseOf('unable_no_sort_by', quote(params.by)) : phraseOf('unable_no_sort'),
    };
  const sign = params.direction === 'asc' ? 1 : -1;
  const wanted = [...list].sort((a, b) => sign * compare(a.label, b.label, view.locale));
  const at = list.findIndex((hit, index) => hit.label !== wanted[index]?.label);
  // In order, maybe since before the task: what holds them may want to be sent all the same.
  if (at < 0)
    return { kind: 'done', note: phraseOf('done_they_order'), remember: unsent(view, seed ?? list[0]) };
  const [there, moved] = [list[at], list.find((hit, index) => index > at && hit.label === wanted[at]?.label)];
  const say = there && moved ? phraseOf('do_drag_before', tell(moved), tell(there)) : undefined;
  // The very step that was just taken twice: what is dragged does not stay where it is dropped.
  const isStuck =
    say && view.attempts.length > 1 && view.attempts.slice(-2).every((attempt) => isStep(attempt, say));
  if (!there || !moved || !say || isStuck || view.attempts.length > MOST_DRAGS)
    return { kind: 'unable', reason: phraseOf('unable_drag_orders_not') };
  return act(
    [
      {
        tool: 'dom.drag',
        on: moved,
        to: there,
        args: { at: 'before' },
        say,
      },
    ],
    'replan',
    0.75,
    tell(moved),
  );
}
