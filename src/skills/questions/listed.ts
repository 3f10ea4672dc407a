// "Which boats are there?" asks for the names of a list's rows, or for what one of its columns tells.
import type { Extraction } from '../../shared/extraction';
import { phraseOf } from '../../shared/phrase';
import { isOfChoices } from '../items/counted-lists';
import { isPairList, itemsOf, type Item } from '../items/items';
import { BESIDE } from '../items/page-frame';
import { isPartial } from '../lists/partial-list';
import type { SkillView } from '../skill';
import type { Draft } from '../steps/draft';
import { poolOf } from '../target/pool';
import { pathWords } from '../words/address';
import { isSmall } from '../words/question-words';
import { clip, fold, isUnspaced, sameWord, tokens } from '../words/words';
import { askedRows } from './asked-rows';
import { found, headOf, rowCitation } from './found';

/** As `fold` gives it. */
const ASKS_LIST = [
  /^(?:which|what) (?<kind>.+?) (?:(?:are|is)(?: (?:there|listed|shown)|(?= (?:on|in) (?:this|the) (?:page|list|table)))|exist|(?:do|does) (?:we|you|they|i|it|this page|the page|this list) (?:have|list|show))(?: (?:here|listed|in total|(?:on|in) (?:this|the) (?:page|list|table)))*$/,
  /^(?:welche|was fur) (?<kind>.+?) (?:gibt es|existieren|haben wir|sind (?:hier|da|vorhanden|aufgelistet|aufgefuhrt))(?: (?:hier|insgesamt|(?:auf|in) dieser (?:seite|liste|tabelle)))*$/,
  /^(?:这里|这个?页面?上?|页面上)?(?:一共|都)?有(?:哪些|什么)(?<kind>.+?)[呢啊]?$/u,
];

/** More names than that are no answer to be read. */
const MOST_NAMES = 50;

const NO_MARKER = /(?!)/;

/** Of what a list is asked for. */
export function kindListed(question: string): string | undefined {
  const asked = fold(question).replace(/[?？。.!\s]+$/u, '');
  return ASKS_LIST.map((form) => form.exec(asked)?.groups?.['kind']).find((each) => each !== undefined);
}

export function listed(view: SkillView, question: string): Draft | undefined {
  const kind = kindListed(question);
  if (kind === undefined) return undefined;
  const lists = view.tables('tables').flatMap((table) => namesIn(view, table, kind) ?? []);
  // A bar of links may be called as the table is: rows that say more of themselves are meant.
  const tables = lists.filter(({ table }) => table.fields.length > 1);
  const [list, other] = tables.length > 0 ? tables : lists;
  const first = list?.rows[0];
  if (!list || !first || other) return undefined;
  const told = list.names.slice(0, MOST_NAMES).join(', ');
  const goesOn = isPartial(view, list.table) || list.names.length > MOST_NAMES;
  return found(
    goesOn ? phraseOf('answer_goes_on', told) : told,
    phraseOf('evidence_rows', `${list.rows.length}`, nameOf(list.table)),
    rowCitation(view, first),
  );
}

const nameOf = ({ name }: Extraction): ReturnType<typeof phraseOf> =>
  name === '' ? phraseOf('evidence_list') : phraseOf('quote', clip(name));

/** What the rows of that kind are called; undefined where the list is of no such kind. */
function namesIn(
  view: SkillView,
  table: Extraction,
  kind: string,
): { table: Extraction; rows: Item[]; names: string[] } | undefined {
  const own = itemsOf([table], poolOf(view)).slice(0, table.rows.length);
  if (isPairList(table) || isOfChoices(view, table) || isBeside(view, table)) return undefined;
  // One character may be all that it is called, and counts for little elsewhere.
  const isWhole = isUnspaced(kind) && isCalled(table.name, kind);
  const asked = askedRows(own, isWhole ? '' : kind, view, NO_MARKER);
  const { items, column, noun, unbound } = asked;
  if (noun !== undefined || unbound.length > 0) return undefined;
  const isNamed =
    isWhole || (table.name === '' ? isOfPage(view, kind) : asked.isOwnName && isCalled(table.name, kind));
  const of = column ?? (isNamed ? undefined : table.fields.find((field) => isCalled(field, kind)));
  if (of !== undefined ? !isCalled(of, kind) : !isNamed) return undefined;
  const names = items.map((item) => (of === undefined ? headOf(item, own) : (item.cells[of]?.text ?? '')));
  const told = [...new Set(names.filter((name) => name !== ''))];
  return told.length > 0 ? { table, rows: items, names: told } : undefined;
}

/** A list of ways through the site. */
const isBeside = ({ mini }: SkillView, { collectionId }: Extraction): boolean =>
  mini.collections.some(({ id, landmark }) => id === collectionId && BESIDE.has(landmark));

/** A list without a name is of what its page is called. */
function isOfPage({ mini }: SkillView, kind: string): boolean {
  return [mini.title, pathWords(mini.url)].some((name) => isCalled(name, kind));
}

/** Words for lists, which say nothing of what is in them. */
const LIST = /^(?:lists?|overview|tables?|index|directory|listen?|ubersicht|tabellen?|verzeichnis|all|alle)$/;

/** "Boats of the club" and "Our boats" are boats; "Boat owners" are owners. */
function isCalled(name: string, kind: string): boolean {
  if (isUnspaced(kind))
    return fold(name)
      .replace(/列表|一览|清单/gu, '')
      .endsWith(kind);
  const runs: string[][] = [[]];
  for (const word of tokens(name))
    if (isSmall(word) || LIST.test(word) || /^\d+$/.test(word)) runs.push([]);
    else runs.at(-1)?.push(word);
  const head = runs.find((run) => run.length > 0)?.at(-1);
  const noun = tokens(kind).at(-1);
  return head !== undefined && noun !== undefined && sameWord(head, noun);
}
