// Sums and averages of a column, for questions such as "What is the sum of the amounts?".
import { cellOf, type Extraction } from '../../shared/extraction';
import { phraseOf, type Phrase } from '../../shared/phrase';
import { itemsOf, type Item } from '../items/items';
import type { SkillView } from '../skill';
import { moneyIn, numberIn } from '../words/quantity';
import { isSmall } from '../words/question-words';
import { fold, keywords, sameWord, tokens } from '../words/words';
import { askedRows } from './asked-rows';

export interface Total {
  /** The number, written as the cells write theirs. */
  text: string;
  /** Of which column of how many rows. */
  of: Phrase;
}

const SUM =
  /\b(?:sum|total|add up|altogether|(?:gesamt)?summe|gesamt\w*|zusammen)\b|总和|合计|总计|总额|总共/;
const AVERAGE = /\b(?:average|mean|durchschnitt\w*|mittelwert|schnitt)\b|平均/;

/** Undefined where nothing is to be added up, no column of numbers is meant, or a word of the question fits nothing. */
export function totalOf(view: SkillView, question: string): Total | undefined {
  const asked = fold(question);
  const pattern = AVERAGE.test(asked) ? AVERAGE : SUM;
  const isAverage = pattern === AVERAGE;
  if (!pattern.test(asked)) return undefined;
  // Of "the sum of the totals" only what follows names the column.
  const words = tokens(asked.replace(pattern, ' ')).filter((word) => !isSmall(word));
  for (const table of view.tables('tables')) {
    const all = itemsOf([table], []).filter((item) => !isOfAll(item));
    const { items, by, unbound } = askedRows(all, question, view, pattern);
    // One row that is called by its name is looked up.
    if (items.length === 1 && by.includes(Object.values(items[0]?.cells ?? {})[0]?.text ?? '')) continue;
    const column = columnOf(table, all, words);
    if (column === undefined) continue;
    const named = keywords(column);
    if (
      !unbound.every((text) =>
        tokens(text).every((word) => isAside(word) || named.some((part) => sameWord(word, part))),
      )
    )
      continue;
    const cells = items.flatMap((item) => cellOf(item.cells, column) ?? []);
    const numbers = cells.flatMap(({ text, date }) => (date ? [] : (numberIn(text) ?? [])));
    const written = cells[0]?.text ?? '';
    if (numbers.length === 0 || numbers.length < (by.length > 0 ? 1 : 2) || numbers.length < cells.length)
      continue;
    const sum = numbers.reduce((whole, number) => whole + number, 0);
    const decimals = Math.max(
      ...cells.map(({ text }) => /\d[.,](\d{1,2})(?!\d)/.exec(text)?.[1]?.length ?? 0),
    );
    const value = isAverage ? sum / numbers.length : sum;
    const digits = value.toFixed(isAverage ? Math.max(decimals, 2) : decimals);
    return {
      text: written.replace(/-?\d[\d.,\u00a0\u202f]*/, () => digits),
      of: phraseOf(table.more ? 'evidence_column_on' : 'evidence_column', column, numbers.length),
    };
  }
  return undefined;
}

/** The column that the words name; else the only one of amounts of money. */
function columnOf(
  { fields }: Extraction,
  items: readonly Item[],
  words: readonly string[],
): string | undefined {
  for (const word of words) {
    const named = fields.find(
      (field) =>
        keywords(field).some((part) => sameWord(word, part)) &&
        items.every(({ cells }) => numberIn(cells[field]?.text ?? '') !== undefined),
    );
    if (named !== undefined) return named;
  }
  const money = fields.filter((field) =>
    items.every(({ cells }) => moneyIn(cells[field]?.text ?? '') !== undefined),
  );
  return money.length === 1 ? money[0] : undefined;
}

/** A row that adds up the others. */
const OF_ALL = /^(?:(?:grand|sub)[- ]?)?(?:total|sum|summe|gesamt|zwischensumme)\b|^(?:合计|总计|小计)/;
export const isOfAll = ({ cells }: Item): boolean =>
  Object.values(cells).some(({ text }) => OF_ALL.test(fold(text)));

/** Say what is added up, which only numbers can be. */
const isAside = (word: string): boolean =>
  /^(?:amounts?|values?|column|price|money|high|hoch|betrage?|betragt|spalte|werte?|金|额|值|高)$/.test(word);
