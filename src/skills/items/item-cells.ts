// What an item says of a field, by the user's word for it, and the value by which it is compared with others.
import { dateIn, dateValue, measureAmong, moneyIn, timeIn } from '../words/quantity';
import { fold, nameScore } from '../words/words';
import type { Item } from './items';

/** The field of an item that the user's word for it means. */
export function cellFor(
  item: Pick<Item, 'cells' | 'text'>,
  field: string,
): { name: string; text: string; score: number } | undefined {
  let best: { name: string; text: string; score: number } | undefined;
  for (const [name, cell] of Object.entries(item.cells)) {
    const score = Math.max(nameScore(field, name), fieldSynonym(field, name) ? 0.75 : 0);
    if (score > (best?.score ?? 0.45)) best = { name, text: cell.text, score };
  }
  if (best) return best;
  const labelled = field === '' ? undefined : labelledText(item, field);
  return labelled === undefined ? undefined : { name: field, text: labelled, score: 0.6 };
}

/** "Price: $3" inside the text of a card. */
function labelledText(item: Pick<Item, 'text'>, field: string): string | undefined {
  // Not in the midst of a word: "by" is no part of "Bobby".
  const named = `(?<![a-z0-9])${escaped(field)}(?![a-z0-9])`;
  return new RegExp(`${named}\\s*[:=]?\\s*([^|;\\n]{1,60})`, 'i').exec(item.text)?.[1];
}

const FIELD_WORDS: readonly RegExp[] = [
  /price|cost|amount|total|fare|sum|fee|charge|preis|betrag|价格|金额/,
  /date|day|when|issued|created|time|datum|日期/,
  /name|title|subject|product|item|description|titel|名称/,
  /duration|length|time|dauer/,
  /sender|from|author|by|user|von|作者/,
  /status|state|zustand|状态/,
  /quantity|count|number|stock|anzahl|数量/,
  /rating|stars|score|bewertung/,
];

function fieldSynonym(wanted: string, name: string): boolean {
  const [w, n] = [fold(wanted), fold(name)];
  return FIELD_WORDS.some((words) => words.test(w) && words.test(n));
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** The value that a superlative compares: the named field, else the only thing that measures. */
export function measureOf(item: Item, field: string): number | undefined {
  const cell = cellFor(item, field);
  if (cell) {
    const told = isOfTime(field) ? momentOf({ ...item.cells[cell.name], text: cell.text }) : undefined;
    const found = told ?? measureAmong(cell.text, field);
    if (found !== undefined) return found;
  }
  const labelled = field === '' ? undefined : labelledText(item, field);
  const beside = labelled === undefined ? undefined : measureAmong(labelled, field);
  if (beside !== undefined) return beside;
  const about = fold(field);
  const texts = Object.values(item.cells).map((each) => each.text);
  const pool = [...(texts.length > 0 ? texts : [item.text]), ...item.hits.map((hit) => hit.label)];
  if (/price|cost|cheap|expens|preis|价/.test(about)) {
    for (const text of pool) {
      const amount = moneyIn(text);
      if (amount !== undefined) return amount;
    }
  }
  if (/date|new|old|recent|latest|datum/.test(about))
    for (const each of [...Object.values(item.cells), ...pool.map((text) => ({ text }))]) {
      const moment = momentOf(each);
      if (moment !== undefined) return moment;
    }
  const numbers = pool
    .flatMap((text) => (/\d/.test(text) ? [measureAmong(text, field)] : []))
    .filter((n) => n !== undefined);
  return field === '' || numbers.length === 1 ? numbers[0] : cell ? undefined : numbers[0];
}

/** The day that a text tells, and the time of it, so that they compare; "yesterday" is read where the page is. */
function momentOf({
  text,
  date = dateIn(text),
}: {
  text: string;
  date?: string | undefined;
}): number | undefined {
  return date === undefined ? undefined : dateValue(date) + (timeIn(text) ?? 0) / MINUTES_OF_DAY;
}
const MINUTES_OF_DAY = 1_440;

/** Whether a field tells a day or a time. */
export const isOfTime = (field: string): boolean => /date|datum|newest|oldest|latest|日期/.test(fold(field));
