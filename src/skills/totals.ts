// Sums and averages of a column, for questions such as "What is the sum of the amounts?".
import type { Extraction } from '../shared/extraction';
import { phraseOf, type Phrase } from '../shared/phrase';
import { numberIn } from './quantity';
import { fold, keywords, stem, wordScore } from './words';

export interface Total {
  /** The number, written as the cells write theirs. */
  text: string;
  /** Of which column of how many rows. */
  of: Phrase;
}

const SUM = /\b(?:sum|total|add up|altogether|summe|gesamt\w*|zusammen)\b|总和|合计|总计/;
const AVERAGE = /\b(?:average|mean|durchschnitt\w*|mittelwert|schnitt)\b|平均/;

/** Undefined where nothing is to be added up, or no column of numbers is named. */
export function totalOf(tables: readonly Extraction[], question: string): Total | undefined {
  const asked = fold(question);
  const isAverage = AVERAGE.test(asked);
  if (!isAverage && !SUM.test(asked)) return undefined;
  // Of "the sum of the totals" only what follows names the column.
  const words = keywords(asked.replace(isAverage ? AVERAGE : SUM, ' ')).map(stem);
  for (const table of tables) {
    const columns = words.flatMap(
      (word) =>
        table.fields.find((field) => keywords(field).some((part) => wordScore(word, stem(part)) >= 0.8)) ??
        [],
    );
    const column = columns[0];
    if (column === undefined) continue;
    const cells = rowsSaid(table, words).flatMap((row) => row.cells[column] ?? []);
    const numbers = cells.flatMap(({ number, text, date }) => (date ? [] : (number ?? numberIn(text) ?? [])));
    const pattern = cells[0]?.text ?? '';
    if (numbers.length < 2 || numbers.length < cells.length) continue;
    const sum = numbers.reduce((all, number) => all + number, 0);
    const decimals = Math.max(
      ...cells.map(({ text }) => /\d[.,](\d{1,2})(?!\d)/.exec(text)?.[1]?.length ?? 0),
    );
    const value = isAverage ? sum / numbers.length : sum;
    const digits = value.toFixed(isAverage ? Math.max(decimals, 2) : decimals);
    return {
      text: pattern.replace(/-?\d[\d.,\u00a0\u202f]*/, () => digits),
      of: phraseOf(table.more ? 'evidence_column_on' : 'evidence_column', column, numbers.length),
    };
  }
  return undefined;
}

/** A row that adds up the others. */
const OF_ALL = /^(?:(?:grand|sub)[- ]?)?(?:total|sum|summe|gesamt|zwischensumme)\b|^(?:合计|总计|小计)/;

/** Words that are values of rows narrow them: "the sum of the open invoices' amounts". */
function rowsSaid(table: Extraction, words: readonly string[]): Extraction['rows'] {
  const isSaid = (text: string): boolean => {
    const said = keywords(text).map(stem);
    return said.length > 0 && said.every((word) => words.includes(word));
  };
  const rows = table.rows.filter(
    ({ cells }) => !Object.values(cells).some(({ text }) => OF_ALL.test(fold(text))),
  );
  const narrowed = rows.filter(({ cells }) => Object.values(cells).some(({ text }) => isSaid(text)));
  return narrowed.length > 0 ? narrowed : rows;
}
