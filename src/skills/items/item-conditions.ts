// Whether an item meets what the user said of it: "from Ada", "over 100 €", "selected".
import type { TargetPhrase } from '../../shared/intent';
import type { PcdHit } from '../../shared/query';
import { bytesIn, dateIn, dateValue, measure, moneyIn, numberIn } from '../words/quantity';
import { fold, hasPhrase, nameScore, tokens } from '../words/words';
import { cellFor } from './item-cells';
import type { Item } from './items';

export type Condition = NonNullable<TargetPhrase['where']>[number];

/** Whether an item meets a condition: 0 no, 1 surely, between when the text only suggests it. */
export function meets(
  item: Pick<Item, 'cells' | 'hits' | 'text'>,
  condition: Condition,
  locale: string,
): number {
  const cell = condition.field ? cellFor(item, condition.field) : undefined;
  const texts = cell ? [cell.text] : Object.values(item.cells).map((each) => each.text);
  const whole = cell ? cell.text : item.text;
  const wanted = fold(condition.value);
  // "Over 500" is asked in the unit of the column, "over 500 KB" of sizes.
  const read = bytesIn(condition.value) === undefined ? measure : bytesIn;
  const compare = (judge: (value: number, bound: number) => boolean): number => {
    const bound = read(condition.value, condition.field);
    if (bound === undefined) return 0;
    const isDate = dateIn(condition.value, locale) !== undefined;
    const isMoney = moneyIn(condition.value) !== undefined;
    const readings = (cell ? [cell.text] : texts.length > 0 ? texts : [item.text]).map((text) => {
      const date = dateIn(text, locale);
      // "Over 100 dollars" is asked of amounts alone; no number is meant that is a day.
      if (isMoney && !cell) return moneyIn(text);
      if (!isDate) return date === undefined || cell ? read(text, condition.field) : undefined;
      return date === undefined ? undefined : dateValue(date);
    });
    return readings.some((value) => value !== undefined && judge(value, bound)) ? 1 : 0;
  };
  switch (condition.op) {
    case 'is': {
      const isMarked = asksForTicked(condition);
      if (isMarked && isTicked(item)) return 1;
      if (cell) return isSame(cell.text, condition.value, locale);
      if (texts.some((text) => isSame(text, condition.value, locale) === 1)) return 1;
      // "Not selected" is no mark.
      if (isMarked) return 0;
      return item.hits.some((hit) => fold(hit.label) === wanted)
        ? 1
        : hasPhrase(fold(whole), wanted)
          ? 0.9
          : tokens(wanted).every((word) => tokens(whole).includes(word))
            ? 0.6
            : dateMatches(whole, condition.value, locale);
    }
    case 'contains':
      return fold(whole).includes(wanted) ? 1 : dateMatches(whole, condition.value, locale);
    case 'startsWith':
      return [whole, ...texts].some((text) => fold(text).startsWith(wanted)) ? 1 : 0;
    case 'endsWith':
      return [whole, ...texts].some((text) => fold(text).endsWith(wanted)) ? 1 : 0;
    case 'not':
      return 1 - Math.round(meets(item, { ...condition, op: 'is' }, locale));
    case 'lt':
      return compare((value, bound) => value < bound);
    case 'le':
      return compare((value, bound) => value <= bound);
    case 'gt':
      return compare((value, bound) => value > bound);
    case 'ge':
      return compare((value, bound) => value >= bound);
    case 'between': {
      const upper = read(condition.to ?? condition.value, condition.field);
      return compare((value, bound) => value >= bound && upper !== undefined && value <= upper);
    }
  }
}

const TICKED =
  /^(?:(?:selected|checked|ticked|marked|highlighted)|(?:ausgewahlte|markierte|angehakte|angekreuzte)[nrs]?|(?:选中|勾选|已选)的?)$/;

/** "Selected", "not ticked": a state that is told by a mark. */
export const asksForTicked = ({ field, value }: Condition): boolean =>
  field === undefined && TICKED.test(fold(value));

/** A row that is chosen, or whose first box is ticked; a switch or another box in it says something else. */
function isTicked({ hits }: Pick<Item, 'hits'>): boolean {
  const told = hits.find(({ role, selected }) => role === 'row' && selected !== undefined);
  if (told) return told.selected === true;
  const box = hits.find(({ role }) => role === 'checkbox');
  return box?.checked === true || hits.some(({ selected }) => selected === true);
}

function isSame(text: string, wanted: string, locale: string): number {
  const [t, w] = [fold(text), fold(wanted)];
  if (t === w || tokens(t).join(' ') === tokens(w).join(' ')) return 1;
  const [a, b] = [numberIn(t), numberIn(w)];
  if (a !== undefined && a === b && /^[^\p{L}]*$/u.test(t + w)) return 1;
  if (hasPhrase(t, w)) return 0.8;
  return Math.max(dateMatches(text, wanted, locale), nameScore(wanted, text) >= 0.75 ? 0.7 : 0);
}

/** A text holds the day or the month that the user said. */
function dateMatches(text: string, wanted: string, locale: string): number {
  const [have, want] = [dateIn(text, locale), dateIn(wanted, locale)];
  if (!have || !want) return 0;
  return have === want || (want.length === 7 && have.startsWith(want)) ? 0.9 : 0;
}

/** Whether things that stand together, and are no item of a list, say all that an item is to be known by. */
export function meetAll(hits: readonly PcdHit[], { where = [] }: TargetPhrase, locale: string): boolean {
  const text = hits.map((hit) => [hit.label, hit.text ?? ''].join(' ')).join(' ');
  const whole = { cells: {}, hits: [...hits], text };
  return where.every((condition) => meets(whole, condition, locale) >= 0.5);
}
