// A value of an item that is named ("the status of 'Paint the gate'"), where the item's row has no field for it: the
// item is opened, its own field is set, its form is sent, and it is done once the page shows the value. Fields that
// stood beside the list belong to the list.
import type { FieldValue, IntentOf, TargetPhrase } from '../../shared/intent';
import { phraseOf, series } from '../../shared/phrase';
import type { PcdHit } from '../../shared/query';
import { isCalledEdit } from '../forms/edit-form';
import { senderOf } from '../forms/offer';
import { fittingItems } from '../items/fitting-items';
import { cellFor } from '../items/item-cells';
import { isCell, isMenuOfItem } from '../items/item-control';
import { partOf } from '../items/item-part';
import { itemsOf, type Item } from '../items/items';
import { openable } from '../pages/open';
import type { Attempt, SkillView } from '../skill';
import { isPressStep } from '../steps/asked-back';
import { attemptsOn, changedSomething, ENTERS, opensItem } from '../steps/attempts';
import { act, type Draft } from '../steps/draft';
import { changedLast } from '../steps/last-filled';
import { refusalOf } from '../steps/refused';
import { poolOf } from '../target/pool';
import { isLookStep, reveal } from '../target/reveal';
import { byAnswer, optionsOf, tell } from '../target/telling';
import { otherNamesOf } from '../words/field-words';
import { nameOf } from '../words/naming';
import { dateIn, numberIn } from '../words/quantity';
import { isChoice } from '../words/role-words';
import { clip, fold, hasPhrase, quote } from '../words/words';
import { cellPhrase, editCell } from './edit-cell';
import { bestOption, isField, isSearchField } from './fields';
import { valueOfLabel } from './label-value';
import { contentOf } from './value';

/** Ids of the fields that stood on the list's page. */
const OF_LIST = 'fields beside the list';
const MENU_OF = 'whose menu may edit';

interface Wish {
  item: TargetPhrase & { where: NonNullable<TargetPhrase['where']> };
  /** What the user called the item by. */
  name: string;
  /** Not only "Anna's phone", which may be the name of a field. */
  isSure: boolean;
  fields: Array<{ text: string; value: string }>;
}

/** What is wished of one item; undefined where none is named. */
function wishOf({ fields }: IntentOf<'fill'>): Wish | undefined {
  const all = fields.map(({ field, value }) => ({ field: field && cellPhrase(field), value }));
  const where = all.find(({ field }) => field?.where?.length)?.field?.where;
  const wished = all.flatMap(({ field, value }) =>
    field && isOf(field, where) && value.from === 'text' ? [{ text: field.text, value: value.text }] : [],
  );
  if (!where || wished.length < fields.length) return undefined;
  const isSure = fields.some(({ field }) => field?.where?.length);
  return { item: { text: '', where }, name: where[0]?.value ?? '', isSure, fields: wished };
}

const isOf = (field: TargetPhrase, where: TargetPhrase['where']): boolean =>
  field.where === undefined || JSON.stringify(field.where) === JSON.stringify(where);

const lastClick = (view: SkillView, is: (attempt: Attempt) => boolean): Attempt | undefined =>
  view.attempts.findLast((attempt) => attempt.result.ok && attempt.call.name === 'dom.click' && is(attempt));

/** The way to the item, and what came of the sending; undefined while its fields are to be filled. */
export function towardsItem(view: SkillView, params: IntentOf<'fill'>): Draft | undefined {
  const wish = wishOf(params);
  if (!wish) return undefined;
  const sent = lastClick(view, isPressStep);
  if (sent) return cameOf(view, wish, sent);
  const opened = lastClick(view, opensItem);
  if (opened && opened === view.attempts.at(-1) && opened.observation && !changedSomething(opened))
    return lacks(wish);
  if (opened || isPageOf(view, wish.name)) return undefined;
  const entry = editEntry(view, wish);
  if (entry) return openBy(entry, wish);
  if (params.fields.some((field) => isForCell(view, field))) return undefined;
  const item = rowOf(view, wish);
  if (item && 'kind' in item) return item;
  if (!item) return wish.isSure ? (reveal(view, { text: wish.name }) ?? notListed(wish)) : undefined;
  if (item.hits.some((hit) => isFieldFor(hit, wish))) return undefined;
  const edit = item.hits.find(isCalledEdit);
  const part = edit ?? partOf(item, { text: wish.name }, openable, false);
  const own = item.hits.find(isMenuOfItem);
  const isOpener = part !== undefined && part.id !== own?.id && part.type !== 'text' && !isCell(part);
  const menu = isOpener ? undefined : own;
  if (menu && attemptsOn(view, menu).length === 0)
    return act(
      [{ tool: 'dom.click', on: menu, say: phraseOf('do_look', tell(menu)) }],
      'replan',
      0.8,
      tell(menu),
      { ...besideList(view), [MENU_OF]: wish.name },
    );
  if (!part || isField(part) > 0) return lacks(wish);
  return openBy(part, wish, besideList(view));
}

function openBy(way: PcdHit, { name }: Wish, remember = {}): Draft {
  const say = phraseOf('do_open_item', quote(way.label || name));
  return act([{ tool: 'dom.click', on: way, say }], 'replan', 0.85, tell(way), remember);
}

const besideList = (view: SkillView): Record<string, string> => ({
  [OF_LIST]: JSON.stringify(poolOf(view).flatMap((hit) => (isField(hit) > 0 ? [hit.id] : []))),
});

/** "Edit" in the menu of the item, which was opened last. */
function editEntry(view: SkillView, { name }: Wish): PcdHit | undefined {
  const last = view.attempts.at(-1);
  if (!last?.result.ok || !isLookStep(last) || view.memory[MENU_OF] !== name) return undefined;
  return poolOf(view).find((hit) => isCalledEdit(hit) && hit.itemIndex === undefined && !hit.disabled);
}

/** Its cell in the list has not been found to be text alone. */
function isForCell(view: SkillView, field: FieldValue): boolean {
  const cell = editCell(view, field);
  if (cell?.kind === 'unable')
    return typeof cell.reason === 'string' || cell.reason.key !== 'unable_becomes_no_field';
  return cell !== undefined || view.attempts.some(({ call }) => call.name === 'dom.dblclick');
}

const lacks = ({ name, fields }: Wish): Draft => ({
  kind: 'unable',
  reason: phraseOf('unable_lacks_act', quote(name), quote(fields[0]?.text ?? '')),
});

const notListed = ({ name }: Wish): Draft => ({
  kind: 'unable',
  reason: phraseOf('unable_not_in_list', quote(name)),
});

/** The row that is meant, or the question which one is. */
function rowOf(view: SkillView, { item, name }: Wish): Item | Extract<Draft, { kind: 'ask' }> | undefined {
  const rows = fittingItems(itemsOf(view.tables('tables'), poolOf(view)), item, view.locale);
  const isNamed = ({ cells, hits }: Item): boolean =>
    [...Object.values(cells).map(({ text }) => text), ...hits.map(({ label }) => label)].some(
      (text) => fold(text) === fold(name),
    );
  const exact = rows.filter((row) => isNamed(row.item));
  const fitting = (exact.length > 0 ? exact : rows).map((row) => row.item);
  if (new Set(fitting.map(({ text }) => fold(text))).size < 2) return fitting[0];
  const parts = fitting.flatMap((row) => partOf(row, { text: name }, openable, false) ?? []);
  const answered = byAnswer(view, parts);
  if (answered) return fitting.find(({ hits }) => hits.includes(answered));
  return { kind: 'ask', question: phraseOf('ask_which_mean', quote(name)), options: optionsOf(parts) };
}

/** A field of the row that is called so, or has no name and takes the value; the box that chooses the row is none. */
function isFieldFor(hit: PcdHit, { fields }: Wish): boolean {
  if (isField(hit) === 0) return false;
  return fields.some(
    ({ text, value }) =>
      nameOf(hit, text) >= 0.5 ||
      (!isChoice(hit) && (hit.options ? bestOption(hit.options, value) !== undefined : hit.label === '')),
  );
}

/** The page is about the item: its heading or its title says so. */
function isPageOf(view: SkillView, name: string): boolean {
  const isHeading = ({ role, label, itemIndex }: PcdHit): boolean =>
    role === 'heading' && itemIndex === undefined && fold(label) === fold(name);
  return name !== '' && (hasPhrase(fold(view.mini.title), fold(name)) || poolOf(view).some(isHeading));
}

/** Which fields may be the item's; undefined where any of the page may be meant, or the row decides. */
export function isFieldOfItem(view: SkillView, phrase: TargetPhrase): ((hit: PcdHit) => boolean) | undefined {
  const opened = lastClick(view, opensItem);
  const isItsPage = phrase.where?.length === 1 && isPageOf(view, phrase.where[0]?.value ?? '');
  if (!opened && !isItsPage) return undefined;
  // Another document counts its things anew.
  const isOther = view.attempts.some(({ observation }) => observation?.navigated === true);
  const ofList = isOther ? [] : (JSON.parse(view.memory[OF_LIST] ?? '[]') as string[]);
  const forms = poolOf(view).filter(({ type, label, kind }) => type === 'form' && finds(label, kind));
  return (hit) =>
    !isSearchField(hit) &&
    !ofList.includes(hit.id) &&
    !finds(hit.section ?? '', undefined) &&
    !forms.some(({ id }) => id === hit.formId);
}

/** A part of the page that narrows a list. */
const finds = (name: string, kind: string | undefined): boolean =>
  kind === 'search' || kind === 'filter' || /^(?:filters?|search|suche|筛选|搜索)(?!\p{L})/u.test(fold(name));

/** Sends what was entered for the item; undefined where nothing is to be sent. */
export function sendItem(view: SkillView, params: IntentOf<'fill'>): Draft | undefined {
  const wish = wishOf(params);
  if (!wish || !(lastClick(view, opensItem) || isPageOf(view, wish.name))) return undefined;
  if (!view.attempts.some(({ call, result }) => result.ok && ENTERS.has(call.name))) return undefined;
  const changed = changedLast(view);
  const button = changed && senderOf(view, changed);
  const unsent: Draft = { kind: 'unable', reason: phraseOf('unable_not_sent') };
  if (!button) return changed?.formId === undefined ? undefined : unsent;
  if (attemptsOn(view, button).length > 0) return unsent;
  return act(
    [{ tool: 'dom.click', on: button, say: phraseOf('do_press', tell(button)) }],
    'replan',
    0.9,
    tell(button),
  );
}

function cameOf(view: SkillView, wish: Wish, sent: Attempt): Draft {
  const refusal = refusalOf(view);
  if (refusal) return refusal;
  if (sent.observation && !changedSomething(sent))
    return { kind: 'unable', reason: phraseOf('unable_not_sent') };
  const missing = wish.fields.find((field) => !isShown(view, wish.name, field) && !isKept(view, sent, field));
  if (missing)
    return {
      kind: 'unable',
      reason: phraseOf('unable_keeps_not', quote(missing.text), quote(clip(missing.value))),
    };
  const told = wish.fields.map(({ text, value }) => phraseOf('done_is_now', quote(text), quote(clip(value))));
  return { kind: 'done', note: series(told, 'sentences') };
}

/** The field still has it, and what sent it has nothing more to send. */
function isKept(view: SkillView, sent: Attempt, { text, value }: Wish['fields'][number]): boolean {
  const pool = poolOf(view);
  return (
    pool.some((hit) => hit.disabled && attemptsOn(view, hit).includes(sent)) &&
    pool.some((hit) => isField(hit) > 0 && nameOf(hit, text) >= 0.95 && isSame(hit.value ?? '', value))
  );
}

/** Beside its name, in the item's row; where the page has no such name, anywhere. */
function isShown(view: SkillView, item: string, { text, value }: Wish['fields'][number]): boolean {
  const names = [text, ...otherNamesOf(text)].map(plain);
  const said = poolOf(view).filter((hit) => hit.type !== 'form' && hit.type !== 'collection');
  const rows = itemsOf(view.tables('tables'), said).filter((row) => hasPhrase(fold(row.text), fold(item)));
  const cells = rows.flatMap((row) => names.flatMap((name) => cellFor(row, name)?.text ?? []));
  if (cells.length > 0) return cells.some((cell) => isSame(cell, value));
  const labels = said.filter((hit) => hit.role !== 'columnheader' && names.includes(plain(contentOf(hit))));
  const where =
    labels.length > 0
      ? labels.flatMap((label) => valueOfLabel(said, label) ?? [])
      : said.filter(({ type }) => type !== 'field');
  return (
    where.some((hit) => isSame(contentOf(hit), value)) ||
    said.some((hit) => isLine(contentOf(hit), names, value))
  );
}

const plain = (text: string): string => fold(text).replace(/[\s:：*]+$/, '');

/** "Status: Open". */
function isLine(line: string, names: readonly string[], value: string): boolean {
  const [, name, rest] = /^([^:：]+)[:：](.+)$/su.exec(line) ?? [];
  return name !== undefined && rest !== undefined && names.includes(plain(name)) && isSame(rest, value);
}

function isSame(have: string, wanted: string): boolean {
  if (fold(have) === fold(wanted)) return true;
  const day = dateIn(wanted);
  if (day !== undefined) return dateIn(have) === day;
  if (/^[-+−]?\d[\d.,]*\s*%?$/.test(wanted.trim())) return numberIn(have) === numberIn(wanted);
  return wanted.includes(' ') && hasPhrase(fold(have), fold(wanted));
}
