// Chooses rows of a grid: exactly those that are meant, by the boxes that the grid has for it, else by clicks that add
// to what is chosen. Done only when the grid tells, or shows, that these rows are chosen and no other is.
import type { TargetPhrase } from '../../shared/intent';
import type { Need } from '../../shared/messages/content-request';
import { phraseOf, series } from '../../shared/phrase';
import type { PcdHit } from '../../shared/query';
import { fittingItems, isWhole } from '../items/fitting-items';
import { itemsOf, type Item } from '../items/items';
import type { SkillView } from '../skill';
import { attemptsOn } from '../steps/attempts';
import { act, type Draft, type DraftStep } from '../steps/draft';
import { withoutHolders } from '../target/drawn-fields';
import { poolOf } from '../target/pool';
import { byAnswer, optionsOf } from '../target/telling';
import { kindsOf } from '../words/naming';
import { CELL_ROLES, meansItem } from '../words/role-words';
import { fold, keywords, nameScore, quoted, sameWord, wordScore } from '../words/words';

/** Rows of one wish. */
const MOST_ROWS = 40;

export const NEEDS_OF_ROWS: readonly Need[] = [
  {
    key: 'rows',
    type: 'query',
    query: {
      roles: ['row', 'gridcell', 'cell', 'rowheader', 'columnheader', 'checkbox', 'radio'],
      topK: 200,
    },
  },
  {
    key: 'cells',
    type: 'query',
    query: { kind: 'text', roles: ['gridcell', 'cell', 'rowheader', 'columnheader'], topK: 200 },
  },
];

interface Row extends Item {
  box: PcdHit | undefined;
  /** As the page says by ARIA, or by the box; undefined where it says nothing. */
  chosen: boolean | undefined;
  isAria: boolean;
}

interface Meant {
  list: Row[];
  wanted: Row[];
}

/** Undefined where no rows of a grid are meant, or where it does not tell which. */
export function chooseRows(view: SkillView, options: readonly TargetPhrase[]): Draft | undefined {
  const meant = meantRows(view, options);
  if (!meant || 'kind' in meant) return meant;
  const { list, wanted } = meant;
  if (wanted.length > MOST_ROWS)
    return { kind: 'unable', reason: phraseOf('unable_too_many_items', wanted.length, MOST_ROWS) };
  const names = quoted(wanted.map((row) => shortName(row, options)).join(', '));
  // Where nothing shows what came of a click, another would only turn it round.
  if (view.attempts.some(({ call, result }) => !result.ok && call.args['chosen'] !== undefined))
    return { kind: 'unable', reason: phraseOf('unable_not_just_these_rows', names) };
  const told = toldChosen(view);
  const isOn = (row: Row): boolean => row.chosen ?? told?.some((text) => isSameText(text, row.text)) ?? false;
  const forAll = wanted.length === list.length ? boxForAll(view, list) : undefined;
  if (forAll && forAll.checked !== true && wanted.some((row) => !isOn(row)) && !wasPressed(view, forAll))
    return act([choice(forAll, true)], 'verify', 0.85, quoted(forAll.label));
  // Boxes of a list that has no box for all of them may stand for something else: others are left as they are.
  const isForChoosing = list.some(({ isAria }) => isAria) || boxForAll(view, list) !== undefined;
  const wrong = [
    ...wanted.filter((row) => !isOn(row)).map((row) => ({ row, on: true })),
    ...(isForChoosing || told
      ? list.filter((row) => !wanted.includes(row) && isOn(row)).map((row) => ({ row, on: false }))
      : []),
  ];
  const more = (told?.length ?? 0) > wanted.length && wrong.length === 0;
  const steps = wrong.map(({ row, on }) => stepOn(row, on, options));
  const again = steps.some((step) => step.on && wasPressed(view, step.on));
  if (more || again || steps.some(({ on }) => !on))
    return { kind: 'unable', reason: phraseOf('unable_not_just_these_rows', names) };
  if (steps.length === 0) return { kind: 'done', note: phraseOf('done_rows_chosen', names) };
  return act(steps, 'verify', 0.85, series(steps.map(({ say }) => say)));
}

function meantRows(view: SkillView, options: readonly TargetPhrase[]): Meant | Draft | undefined {
  const [first] = options;
  if (!first) return undefined;
  const lists = listsOf(view).filter((list) => options.every(({ within }) => isWithin(view, list, within)));
  if (options.length === 1 && first.all && isWhole(first)) {
    if (!meansItem(first.roles) && !isListed(view, first.text)) return undefined;
    const fit = lists.some(tellsChoice) ? lists.filter(tellsChoice) : lists;
    const named = fit.filter((list) => first.text !== '' && isWithin(view, list, first.text));
    return oneOf(view, named.length > 0 ? named : fit);
  }
  // What is called so elsewhere may be meant: an option, a button, a tab.
  const isCalled = (hit: PcdHit): boolean =>
    options.some(({ text }) => text !== '' && fold(text) === fold(hit.label));
  if (poolOf(view).some((hit) => hit.itemIndex === undefined && hit.type === 'action' && isCalled(hit)))
    return undefined;
  const found = lists.flatMap((list): Meant[] => {
    const each = options.map((option) => rowsFor(view, list, option));
    const isClear = each.every((rows, at) => rows.length === 1 || (rows.length > 1 && options[at]?.all));
    const wanted = [...new Set(each.flat())];
    return isClear && (wanted.length > 1 || tellsChoice(list) || meansItem(first.roles))
      ? [{ list, wanted }]
      : [];
  });
  return found.length === 1 ? found[0] : undefined;
}

/** "All rows", of the only grid or the one that the user names. */
function oneOf(view: SkillView, lists: Row[][]): Meant | Draft | undefined {
  const [list, ...others] = lists;
  if (!list) return undefined;
  if (others.length === 0) return { list, wanted: list };
  const heads = lists.flatMap((each) => headOf(view, each) ?? []);
  const answered = byAnswer(view, heads);
  const chosen = answered && lists.find((each) => each[0]?.collectionId === answered.id);
  if (chosen) return { list: chosen, wanted: chosen };
  return { kind: 'ask', question: phraseOf('ask_which_one'), options: optionsOf(heads) };
}

/** Lists whose items are rows with cells, the headings left out. */
function listsOf(view: SkillView): Row[][] {
  const all = hitsOf(view);
  const heads = all.filter(({ role }) => role === 'columnheader');
  const lists = new Map<string, Row[]>();
  for (const item of itemsOf(view.tables('tables'), all)) {
    if (!item.hits.some(({ role }) => CELL_ROLES.has(role))) continue;
    const box = item.hits.find((hit) => hit.role === 'checkbox' && !hit.disabled && isRowBox(hit, heads));
    const selected = item.hits.find(({ role }) => role === 'row')?.selected;
    const chosen = selected ?? (typeof box?.checked === 'boolean' ? box.checked : undefined);
    const row: Row = { ...item, box, chosen, isAria: selected !== undefined };
    lists.set(item.collectionId, [...(lists.get(item.collectionId) ?? []), row]);
  }
  return [...lists.values()];
}

function hitsOf(view: SkillView): PcdHit[] {
  const hits = [...poolOf(view), ...view.hits('rows'), ...view.hits('cells')];
  return withoutHolders([...new Map(hits.map((hit) => [hit.id, hit])).values()]);
}

const middleOf = ({ look }: PcdHit): number => look.box.x + look.box.w / 2;

/** A box under a heading of its own ("Paid") says something of the row, and does not choose it. */
function isRowBox(box: PcdHit, heads: readonly PcdHit[]): boolean {
  const over = heads.filter(
    ({ look: { box: head } }) => head.x <= middleOf(box) && middleOf(box) <= head.x + head.w,
  );
  return !over.some(({ label }) => /[\p{L}\p{N}]/u.test(label) && !FOR_ROWS.test(fold(label)));
}

const FOR_ROWS = /\b(?:select|selection|choose|all|rows?|auswahl|auswahlen|alle|zeilen?)\b|选|全/;

const tellsChoice = (list: readonly Row[]): boolean => list.some(({ chosen }) => chosen !== undefined);

const headOf = (view: SkillView, list: readonly Row[]): PcdHit | undefined =>
  poolOf(view).find(({ id }) => id === list[0]?.collectionId);

function isWithin(view: SkillView, list: readonly Row[], within: string | undefined): boolean {
  const head = headOf(view, list);
  return (
    within === undefined || [head?.label, head?.section].some((name) => nameScore(within, name ?? '') >= 0.6)
  );
}

/** "All people", of a list that is called so. */
function isListed(view: SkillView, text: string): boolean {
  const listed = keywords(kindsOf(view));
  return keywords(text).every((word) => listed.some((other) => wordScore(word, other) >= 0.8));
}

/** Rows that have a cell of just these words, or meet the conditions. */
function rowsFor(view: SkillView, list: readonly Row[], option: TargetPhrase): Row[] {
  if (!isWhole(option) || option.superlative) {
    const fitting = fittingItems(list, option, view.locale).filter(({ score }) => score >= 0.5);
    return fitting.map(({ item }) => item as Row);
  }
  if (option.text === '') return [];
  const named = list.filter((row) => cellOf(row, option.text) !== undefined);
  const bare = named.length > 0 ? undefined : withoutKind(view, option.text);
  return bare === undefined ? named : list.filter((row) => cellOf(row, bare) !== undefined);
}

/** "1001" of "orders 1001", where a list or a column of the page is called so. */
function withoutKind(view: SkillView, text: string): string | undefined {
  const [kind, ...rest] = text.split(' ');
  const heads = poolOf(view).filter(({ role }) => role === 'columnheader' || role === 'heading');
  const known = keywords([kindsOf(view), ...heads.map(({ label }) => label)].join(' '));
  const isKind = kind !== undefined && known.some((word) => sameWord(fold(kind), word));
  return isKind && rest.length > 0 ? rest.join(' ') : undefined;
}

const cellOf = (row: Row, text: string): PcdHit | undefined =>
  row.hits.find((hit) => CELL_ROLES.has(hit.role) && fold(hit.label) === fold(text));

function shortName(row: Row, options: readonly TargetPhrase[]): string {
  const said = options.find(({ text }) => text !== '' && cellOf(row, text))?.text;
  const isOwn = ({ role, label }: PcdHit): boolean =>
    CELL_ROLES.has(role) && label.length > 1 && label !== row.box?.label;
  return said ?? row.hits.find(isOwn)?.label ?? row.text;
}

/** The row's box; else a cell of it that is only text where there is one. */
function stepOn(row: Row, on: boolean, options: readonly TargetPhrase[]): DraftStep {
  if (row.box) return choice(row.box, on, shortName(row, options));
  const cells = row.hits.filter(({ role }) => CELL_ROLES.has(role));
  const named = options.flatMap(({ text }) => (text === '' ? [] : (cellOf(row, text) ?? [])))[0];
  const cell = named ?? cells.find(({ type }) => type === 'text') ?? cells[0];
  const name = quoted(shortName(row, options));
  return {
    tool: 'dom.click',
    ...(cell ? { on: cell } : {}),
    args: { chosen: on },
    say: on ? phraseOf('do_choose', name) : phraseOf('do_unchoose', name),
  };
}

function choice(box: PcdHit, on: boolean, name: string = box.label): DraftStep {
  const told = quoted(name);
  return {
    tool: 'dom.check',
    on: box,
    args: { on },
    say: on ? phraseOf('do_choose', told) : phraseOf('do_unchoose', told),
  };
}

/** The box over the column of the rows' boxes. */
function boxForAll(view: SkillView, list: readonly Row[]): PcdHit | undefined {
  const box = list[0]?.box;
  if (!box) return undefined;
  return hitsOf(view).find(
    (hit) =>
      hit.role === 'checkbox' &&
      !hit.disabled &&
      hit.itemIndex === undefined &&
      Math.abs(middleOf(hit) - middleOf(box)) < 10 &&
      hit.look.box.y < box.look.box.y &&
      box.look.box.y - hit.look.box.y < 4 * Math.max(hit.look.box.h, 24),
  );
}

/** Texts of the rows that the page showed as chosen after the last click. */
function toldChosen(view: SkillView): string[] | undefined {
  const last = view.attempts.findLast(({ call, result }) => result.ok && call.args['chosen'] !== undefined);
  const chosen =
    last?.result.ok === true ? (last.result.data as { chosen?: unknown } | null)?.chosen : undefined;
  return Array.isArray(chosen) ? chosen.map(String) : undefined;
}

const isSameText = (a: string, b: string): boolean => {
  const plain = (text: string): string => fold(text).replace(/\s+/g, '').slice(0, 120);
  return plain(a) === plain(b);
};

/** Whether this wish has pressed it, and the page took it: what was undone since is not to be fought over. */
const wasPressed = (view: SkillView, hit: PcdHit): boolean =>
  attemptsOn(view, hit).some(({ result }) => result.ok);
