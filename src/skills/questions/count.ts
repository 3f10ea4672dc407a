// "How many …": the rows that the question is about, counted; or what the page itself tells of their number.
// A number is told only of rows that every word of the question was found for.
import type { Extraction } from '../../shared/extraction';
import { phraseOf, series } from '../../shared/phrase';
import { cellsOf, isOfChoices, isOfRadios } from '../items/counted-lists';
import { isPairList, itemsOf } from '../items/items';
import { isPartial, toldOfAll } from '../lists/partial-list';
import type { SkillView } from '../skill';
import type { Draft } from '../steps/draft';
import { poolOf } from '../target/pool';
import { COUNTED } from '../words/naming';
import { isSmall } from '../words/question-words';
import { clip, fold, quote, sameWord, tokens } from '../words/words';
import { askedRows, type AskedRows } from './asked-rows';
import { citationOf } from './best-passages';
import { found } from './found';
import { rowOfKind, toldByRow, toldNone } from './kind-rows';

export const COUNTS =
  /\bhow many\b|(?<!\b(?:phone|telephone|mobile|cell|fax|order|room|house|account|serial|tracking|card|invoice|model|part|reference|ticket|customer|case|seat|flight|passport|license|registration|booking|confirmation|member|id|tax|street|table|gate|platform|train|contract|version|article) )\b(?:the )?number of\b|\bcount of\b|^count\b|\bwie ?viele\b|\banzahl\b(?: der| von)?|^zahle?\b|有多少(?!钱)|多少(?![钱元块]|[吗呢?？。\s]*$)|有?几(?=[个张条份项位名家件笔封台本只种次])/;

/** "In this folder" is what the page shows. */
const HERE =
  / (?:in|on|of) (?:this|the current) (?:folder|director(?:y|ies)|list|page|table|view)\b| (?:in|auf) (?:diese[rnm]|der aktuellen|dem aktuellen) (?:ordner|verzeichnis|liste|seite|tabelle|ansicht)\b|(?:这个|当前)(?:文件夹|目录|列表|页面|表格)[里中上]/iu;

export function count(view: SkillView, said: string): Draft | undefined {
  if (!COUNTS.test(fold(said))) return undefined;
  const question = said.replace(HERE, '');
  const all = view.tables('tables').map((table) => ({
    table,
    asked: askedRows(itemsOf([table], poolOf(view)).slice(0, table.rows.length), question, view, COUNTS),
  }));
  const wanted = contentOf(question);
  // Names with their values are no rows of what the page is about.
  const asRows = all.filter(
    ({ table }) =>
      isCalled(table.name, wanted) || (!isOfChoices(view, table) && (!isPairList(table) || isOfAKind(table))),
  );
  const label = labelledCount(view, wanted);
  if (label) return label;
  const ofRows = asRows.filter(({ table }) => !isOfRadios(view, table));
  const counted = ofRows.length > 0 ? ofRows : asRows;
  const ofKind = counted.flatMap(({ table }) => {
    const row = isCalled(table.name, wanted) ? undefined : rowOfKind(view, table, wanted);
    return row ? [{ table, row }] : [];
  });
  for (const { row } of ofKind) {
    const told = toldByRow(view, row);
    if (told) return told;
  }
  const lists = counted.filter(({ table }) => !ofKind.some((each) => each.table === table));
  // Beside rows it is said of something else, or of the end of them.
  const none = lists.some(({ table }) => table.rows.length > 0) ? undefined : toldNone(view, wanted);
  if (none) return none;
  const called = lists.filter(({ asked }) => asked.isOwnName);
  const tables = called.length > 0 ? called : lists;
  // The list that the most of the question fits: with fewest words left, named by it, with its values.
  const fit = ({ isNamed, column, by, noun, unbound }: AskedRows): number =>
    (isNamed ? 2 : 0) +
    (column === undefined ? 0 : 1) +
    Math.min(by.length, 3) -
    unbound.length * 4 -
    (noun ? 1 : 0);
  tables.sort((a, b) => fit(b.asked) - fit(a.asked) || cellsOf(b.table) - cellsOf(a.table));
  const best = tables[0];
  if (!best)
    return (
      toldCount(view, wanted, 0) ??
      (ofKind.length > 0 ? { kind: 'unable', reason: phraseOf('unable_no_answer_here') } : undefined)
    );
  const { table, asked } = best;
  const isPart = isPartial(view, table);
  const told =
    isPart || asked.unbound.length > 0 || asked.noun !== undefined
      ? toldCount(view, wanted, isPart && asked.unbound.length === 0 ? asked.items.length : 0)
      : undefined;
  if (told) return told;
  const name = table.name === '' ? phraseOf('evidence_list') : phraseOf('quote', clip(table.name));
  if (asked.unbound.length > 0)
    return {
      kind: 'unable',
      reason: phraseOf(
        'unable_not_said_which',
        `${table.rows.length}`,
        name,
        series(asked.unbound.map((word) => quote(word))),
      ),
    };
  const { column } = asked;
  const many =
    column === undefined
      ? asked.items.length
      : new Set(asked.items.map(({ cells }) => fold(cells[column]?.text ?? '')).filter((text) => text !== ''))
          .size;
  const isWhole = asked.by.length === 0 && column === undefined && asked.items.length === table.rows.length;
  const whole = isPart && isWhole && asked.noun === undefined ? toldOfAll(view, many) : undefined;
  if (whole) return found(`${whole.all}.`, whole.told, citationOf(view, 1, whole.passage));
  const answer = `${many}`;
  // The only list, and without a name: it may well be of what the question calls it.
  const isOnly =
    tables.length === 1 && ofKind.length === 0 && !all.some((each) => isOfChoices(view, each.table));
  const mayBe = isOnly && table.name === '';
  if (asked.noun !== undefined && asked.by.length === 0 && !mayBe)
    return found(
      phraseOf('answer_rows_unnamed', answer, name, quote(asked.noun)),
      phraseOf('evidence_rows', answer, name),
    );
  const narrowed = series(asked.by.map((value) => quote(value)));
  return found(
    isPart ? phraseOf('answer_goes_on', answer) : `${answer}.`,
    column !== undefined
      ? phraseOf('evidence_distinct', answer, quote(column), name)
      : narrowed === ''
        ? phraseOf('evidence_rows', answer, name)
        : phraseOf('evidence_rows_with', answer, name, narrowed),
  );
}

/** People with their numbers are rows of one kind; a weight and a version are not. */
function isOfAKind({ rows, fields }: Extraction): boolean {
  const values = rows.map(({ cells }) => cells[fields[1] ?? '']?.text ?? '');
  return [/^[\d\s()+/.,-]+$/, /@/, /^\D+$/].some((kind) => values.every((value) => kind.test(value)));
}

const isCalled = (name: string, wanted: readonly string[]): boolean =>
  wanted.every((word) => tokens(name).some((other) => sameWord(word, other)));

/** Of what the number is asked: "how many links are there on this page?". */
export function kindCounted(question: string): string | undefined {
  return COUNTS.test(fold(question)) ? contentOf(question.replace(HERE, '')).join(' ') : undefined;
}

/** The words of the question that say what is counted. */
function contentOf(question: string): string[] {
  const rest = fold(question).replace(COUNTS, ' ');
  return tokens(rest).filter((word) => !isSmall(word));
}

/** "Drafts (2)": a control that tells how many there are of what it leads to. */
function labelledCount(view: SkillView, wanted: readonly string[]): Draft | undefined {
  const isAmong = (word: string, words: readonly string[]): boolean =>
    words.some((other) => sameWord(word, other));
  for (const hit of poolOf(view)) {
    const [, name = '', digits] = COUNTED.exec(hit.label) ?? [];
    if (hit.type !== 'action' || digits === undefined || wanted.length === 0) continue;
    const words = tokens(name).filter((word) => !isSmall(word));
    if (words.every((word) => isAmong(word, wanted)) && wanted.every((word) => isAmong(word, words)))
      return found(`${digits}.`, hit.label);
  }
  return undefined;
}

/** What pages call the entries of any list. */
const ENTRIES = /^(?:items?|entries|records?|results?|rows?|elements?|eintrage|ergebnisse|treffer|elemente)$/;
/** On one line, and not "20 items per page". */
const TOLD = /(\d[\d.,\u00a0\u202f]*)[ \u00a0]+(?!\p{L}+ (?:per|pro|je)\b)((?:\p{L}+[ \u00a0]){0,3}\p{L}+)/gu;

/** "15 books", "3 overdue invoices": as pages say it of a list that goes on, or that they do not show. */
function toldCount(view: SkillView, wanted: readonly string[], shown: number): Draft | undefined {
  for (const passage of view.passages('passages'))
    for (const [told, digits = '', words = ''] of passage.text.matchAll(TOLD)) {
      const total = Number(digits.replace(/\D/g, ''));
      const said = tokens(words);
      const isMeant =
        wanted.length > 0 && wanted.every((word) => said.some((other) => sameWord(word, other)))
          ? // "12 invoices" is no number of overdue ones, nor is "3 overdue invoices" one of invoices.
            wanted.length > 1 || sameWord(wanted[0] ?? '', said[0] ?? '')
          : wanted.length <= 1 && ENTRIES.test(said[0] ?? '') && shown > 0;
      if (total >= shown && isMeant) return found(`${total}.`, told, citationOf(view, 1, passage));
    }
  return undefined;
}
