// Answers a question from the page: look-ups, counts and extremes in tables; else the passages that fit best,
// said to be extracts. Nothing is made up: every answer names where it stands.
import { phraseOf, series, type Words } from '../shared/phrase';
import { MAX_READ_CHARS } from '../shared/perception-budgets';
import type { Citation } from '../shared/citation';
import { pageBlock } from '../shared/page-block';
import type { Extraction } from '../shared/extraction';
import { lookFor } from './aim';
import { bestPassages, citationOf } from './best-passages';
import { draftSkill, type Draft } from './draft';
import { cellFor, itemsOf, measureOf, type Item } from './items';
import { dateIn, moneyIn } from './quantity';
import type { SkillView } from './skill';
import { poolOf } from './target';
import { totalOf } from './totals';
import { contentOf } from './value';
import { clip, fold, hasPhrase, keywords, nameScore, wordScore } from './words';

const MOST_EXTRACTS = 3;

export const answerSkill = draftSkill<'answer'>({
  name: 'answer',
  kinds: ['answer'],
  needs: (params) => [
    ...lookFor([{ text: keywords(params.question).join(' ') }], { tables: true }),
    { key: 'passages', type: 'text', maxChars: MAX_READ_CHARS },
  ],
  draft(view, params) {
    const { question } = params;
    const items = itemsOf(view.tables('tables'), poolOf(view));
    return (
      count(view, question) ??
      extreme(view, items, question) ??
      total(view, question) ??
      lookUp(view, items, question) ??
      rowsWith(view, items, question) ??
      field(view, question) ??
      extracts(view, question)
    );
  },
});

const IGNORED = new Set(
  'what which who where when how many much does do did is are was were there price cost list table page show tell row rows entries'.split(
    ' ',
  ),
);

function topic(question: string): string[] {
  return keywords(question).filter((word) => !IGNORED.has(word));
}

function count(view: SkillView, question: string): Draft | undefined {
  if (!/\bhow many\b|\bnumber of\b|\bcount\b|wie viele|多少/.test(fold(question))) return undefined;
  const wanted = topic(question).filter((word) => word !== 'number' && word !== 'count');
  const label = labelledCount(view, wanted);
  if (label) return label;
  const about = (table: Extraction): number =>
    wanted.filter((word) =>
      keywords(`${table.name} ${table.fields.join(' ')} ${view.mini.title}`).some(
        (other) => wordScore(word, other) >= 0.8,
      ),
    ).length;
  const tables = [...view.tables('tables')].sort(
    (a, b) => about(b) - about(a) || b.rows.length - a.rows.length,
  );
  const table = tables[0];
  if (!table) return undefined;
  // "How many invoices are open": words that are values of rows narrow the count.
  const values = wanted.filter((word) =>
    table.rows.some((row) => Object.values(row.cells).some((cell) => fold(cell.text) === word)),
  );
  const rows = table.rows.filter((row) =>
    values.every((word) => Object.values(row.cells).some((cell) => fold(cell.text) === word)),
  );
  const told = table.more && values.length === 0 ? toldCount(view, wanted, rows.length) : undefined;
  if (told) return told;
  const name = table.name === '' ? phraseOf('evidence_list') : phraseOf('quote', clip(table.name));
  const narrowed = series(values.map((value) => phraseOf('quote', clip(value))));
  const answer = `${rows.length}`;
  return found(
    table.more ? phraseOf('answer_goes_on', answer) : `${answer}.`,
    narrowed === ''
      ? phraseOf('evidence_rows', answer, name)
      : phraseOf('evidence_rows_with', answer, name, narrowed),
  );
}

/** "Drafts (2)": a control that tells how many there are of what it leads to. */
function labelledCount(view: SkillView, wanted: readonly string[]): Draft | undefined {
  const isAmong = (word: string, words: readonly string[]): boolean =>
    words.some((other) => wordScore(word, other) >= 0.8);
  for (const hit of poolOf(view)) {
    const [, name = '', digits] = COUNTED.exec(hit.label) ?? [];
    if (hit.type !== 'action' || digits === undefined || wanted.length === 0) continue;
    const words = keywords(name);
    if (words.every((word) => isAmong(word, wanted)) && wanted.every((word) => isAmong(word, words)))
      return found(`${digits}.`, hit.label);
  }
  return undefined;
}

const COUNTED = /^(\p{L}[^\d()[\]]*?)\s*[([]\s*(\d[\d.,\u00a0\u202f]*)\s*[)\]]$/u;

/** What pages call the entries of any list. */
const ENTRIES = /^(?:items?|entries|records?|results?|rows?|elements?|eintrage|ergebnisse|treffer|elemente)$/;

/** "15 books", "33 items": as pages say it of a list that goes on. */
function toldCount(view: SkillView, wanted: readonly string[], shown: number): Draft | undefined {
  for (const passage of view.passages('passages'))
    for (const [told, digits = '', noun = ''] of passage.text.matchAll(
      /(\d[\d.,\u00a0\u202f]*)\s+(\p{L}+)/gu,
    )) {
      const total = Number(digits.replace(/\D/g, ''));
      const isMeant = ENTRIES.test(fold(noun)) || wanted.some((word) => wordScore(word, fold(noun)) >= 0.8);
      if (total >= shown && isMeant) return found(`${total}.`, told, citationOf(view, 1, passage));
    }
  return undefined;
}

function total(view: SkillView, question: string): Draft | undefined {
  const made = totalOf(view.tables('tables'), question);
  return made && found(`${made.text}.`, made.of);
}

/** "Which authors are from Norway?": the rows of a table that have the value that the question names. */
function rowsWith(view: SkillView, items: readonly Item[], question: string): Draft | undefined {
  const asked = fold(question);
  if (
    !/^(?:which|who|whose|welche[rsn]?|wer)\b|^(?:哪些|谁)/.test(asked) ||
    /\b(?:not|no|never|nicht|kein\w*)\b/.test(asked)
  )
    return undefined;
  const valuesOf = (item: Item): string[] =>
    Object.values(item.cells)
      .map(({ text }) => text)
      .filter((text) => text !== headOf(item) && /\p{L}{2}/u.test(text) && isSaid(text, asked));
  const most = Math.max(0, ...items.map((item) => valuesOf(item).length));
  const rows = most === 0 ? [] : items.filter((item) => valuesOf(item).length === most);
  const home = rows[0]?.collectionId;
  // What is common to all tells nothing.
  if (rows.some(({ collectionId }) => collectionId !== home)) return undefined;
  const first = rows[0];
  if (!first || rows.length === items.filter(({ collectionId }) => collectionId === home).length)
    return undefined;
  const goesOn = view.tables('tables').some(({ collectionId, more }) => collectionId === home && more);
  return found(
    goesOn ? phraseOf('answer_goes_on', rows.map(headOf).join(', ')) : rows.map(headOf).join(', '),
    clip(rows.map(rowText).join(' | '), 300),
    rowCitation(view, first),
  );
}

/** "Editor" is what "which users are editors" asks for. */
function isSaid(value: string, asked: string): boolean {
  const text = fold(value);
  return hasPhrase(asked, text) || (/^\p{L}+$/u.test(text) && hasPhrase(asked, `${text}s`));
}

const EXTREMES: ReadonlyArray<[RegExp, string, 'min' | 'max']> = [
  [/\b(?:cheapest|least expensive|lowest price|gunstigste)\b|最便宜/, 'price', 'min'],
  [/\b(?:most expensive|dearest|highest price|priciest|teuerste)\b|最贵/, 'price', 'max'],
  [/\b(?:newest|latest|most recent|neueste)\b|最新/, 'date', 'max'],
  [/\b(?:oldest|earliest|alteste)\b|最早/, 'date', 'min'],
  [/\b(?:shortest)\b/, 'duration', 'min'],
  [/\b(?:longest)\b/, 'duration', 'max'],
  [/\b(?:highest|largest|biggest|greatest|most|maximum|hochste|grosste)\b/, '', 'max'],
  [/\b(?:lowest|smallest|fewest|least|minimum|niedrigste|kleinste)\b/, '', 'min'],
];

function extreme(view: SkillView, items: readonly Item[], question: string): Draft | undefined {
  const asked = EXTREMES.find(([words]) => words.test(fold(question)));
  if (!asked || items.length < 2) return undefined;
  const [, named, direction] = asked;
  const column = named === '' ? columnIn(items, question) : named;
  if (column === undefined) return undefined;
  const measured = items.flatMap((item) => {
    if (named !== '' && !tells(item, named)) return [];
    const value = measureOf(item, column);
    return value === undefined ? [] : [{ item, value }];
  });
  measured.sort((a, b) => (direction === 'min' ? a.value - b.value : b.value - a.value));
  const best = measured[0];
  if (!best || measured.length < 2) return undefined;
  const name = headOf(best.item);
  const value = cellFor(best.item, column)?.text;
  const answer = value && value !== name ? `${name} (${value})` : name;
  return found(answer, clip(rowText(best.item), 300), rowCitation(view, best.item));
}

/** Whether an item says something of that kind: any number is neither a day nor a price. */
function tells(item: Item, kind: string): boolean {
  if (cellFor(item, kind)) return true;
  const texts = [item.text, ...Object.values(item.cells).map((cell) => cell.text)];
  if (kind === 'date') return texts.some((text) => dateIn(text) !== undefined);
  return kind === 'price' && texts.some((text) => moneyIn(text) !== undefined);
}

function columnIn(items: readonly Item[], question: string): string | undefined {
  const names = Object.keys(items[0]?.cells ?? {});
  const words = topic(question);
  return names.find((name) =>
    keywords(name).some((part) => words.some((word) => wordScore(word, part) >= 0.8)),
  );
}

/** The cell that names a row: its first text that is no number. */
function headOf(item: Item): string {
  const texts = Object.values(item.cells).map((cell) => cell.text);
  return texts.find((text) => /\p{L}/u.test(text)) ?? texts[0] ?? item.text;
}

function rowText(item: Item): string {
  const cells = Object.entries(item.cells);
  return cells.length > 0 ? cells.map(([name, cell]) => `${name}: ${cell.text}`).join('; ') : item.text;
}

/** "The price of X": a row that X names, a column that the rest names. */
function lookUp(view: SkillView, items: readonly Item[], question: string): Draft | undefined {
  const words = keywords(question);
  let best: { item: Item; column: string; text: string; score: number } | undefined;
  for (const item of items) {
    const head = headOf(item);
    const [number = ''] = Object.values(item.cells).map(({ text }) => text);
    // A row is called by its name, or by the number that it begins with: "order 1003".
    const isNumbered = /^#?\d+$/.test(number) && shareSaid(number, words) === 1;
    const name = isNumbered ? number : head;
    const named = shareSaid(name, words);
    if (named < 0.5) continue;
    for (const [column, cell] of Object.entries(item.cells)) {
      if (cell.text === name || cell.text === '') continue;
      const asked = Math.max(
        ...words.map((word) => nameScore(word, column)),
        columnSynonym(question, column),
      );
      if (asked >= 0.6 && named + asked > (best?.score ?? 0))
        best = { item, column, text: cell.text, score: named + asked };
    }
  }
  return best ? found(best.text, clip(rowText(best.item), 300), rowCitation(view, best.item)) : undefined;
}

/** Of the words of `name`, how many the question has. */
function shareSaid(name: string, words: readonly string[]): number {
  const parts = keywords(name);
  return (
    parts.filter((part) => words.some((word) => wordScore(word, part) >= 0.8)).length /
    Math.max(1, parts.length)
  );
}

function columnSynonym(question: string, column: string): number {
  const pairs: ReadonlyArray<[RegExp, RegExp]> = [
    [/how much|cost|price|amount/, /price|cost|amount|total|preis|betrag/],
    [/when|date/, /date|time|day|datum/],
    [/who/, /name|author|by|from|user|customer/],
    [/where/, /place|location|city|address|country|ort/],
  ];
  const [q, c] = [fold(question), fold(column)];
  return pairs.some(([asked, named]) => asked.test(q) && named.test(c)) ? 0.8 : 0;
}

/** A labelled value: a form field, or "Order number: 42". */
function field(view: SkillView, question: string): Draft | undefined {
  const words = topic(question).join(' ');
  if (words === '') return undefined;
  for (const hit of poolOf(view)) {
    const text = contentOf(hit);
    const pair = /^([^:：]{2,60})[:：]\s*(.{1,200})$/s.exec(hit.type === 'text' ? text : '');
    if (pair?.[1] && pair[2] && nameScore(words, pair[1]) >= 0.85)
      return found(
        pair[2].trim(),
        clip(text, 300),
        citationOf(view, 1, { id: hit.id, text: pageBlock(text, 300) }),
      );
    if (
      hit.type === 'field' &&
      hit.value &&
      hit.inputType !== 'password' &&
      nameScore(words, hit.label) >= 0.85
    )
      return found(hit.value, `${hit.label}: ${clip(hit.value, 200)}`);
  }
  return undefined;
}

function extracts(view: SkillView, question: string): Draft {
  const passages = view.passages('passages');
  if (passages.length === 0)
    return { kind: 'unable', reason: phraseOf(isPdf(view.mini.url) ? 'unable_pdf' : 'unable_no_text') };
  const chosen = bestPassages(topic(question).join(' ') || question, passages, MOST_EXTRACTS);
  if (chosen.length === 0) return { kind: 'unable', reason: phraseOf('unable_no_answer_here') };
  const texts = chosen.map(({ text }) => clip(text, 500));
  return {
    kind: 'answer',
    answer: texts.join('\n'),
    basis: 'extracts',
    evidence: [],
    citations: chosen.map((passage, index) => citationOf(view, index + 1, passage)),
  };
}

/** The browser shows a PDF as a picture that no extension can look into. */
const isPdf = (url: string): boolean => URL.canParse(url) && /\.pdf$/i.test(new URL(url).pathname);

/** A value read from the page, and where. */
function found(answer: Words, evidence: Words, where?: Citation): Draft {
  return { kind: 'answer', answer, basis: 'lookup', evidence: [evidence], citations: where ? [where] : [] };
}

function rowCitation(view: SkillView, item: Item): Citation {
  const cells = Object.values(item.cells).map((cell) => cell.text);
  return citationOf(view, 1, {
    id: item.collectionId,
    text: pageBlock(cells.length > 0 ? cells.join(' | ') : item.text, 500),
  });
}
