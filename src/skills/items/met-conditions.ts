// Which things that are no items of a list meet what the user said of them: "that start with b", "except Newsletter".
// What nothing tells is met by none: a condition that cannot be judged is not left out.
import type { TargetPhrase } from '../../shared/intent';
import type { PcdHit } from '../../shared/query';
import { asksForTicked, meets, type Condition } from './item-conditions';
import type { Item } from './items';

/** Those that meet each condition by what they say themselves, else by what stands over or around them. */
export function meeting(
  hits: readonly PcdHit[],
  where: TargetPhrase['where'] = [],
  locale: string,
): PcdHit[] {
  return where.reduce<PcdHit[]>((left, condition) => fitting(left, condition, locale), [...hits]);
}

function fitting(hits: readonly PcdHit[], condition: Condition, locale: string): PcdHit[] {
  if (condition.op !== 'not') return told(hits, condition, locale);
  const spared = told(hits, { ...condition, op: 'is' }, locale);
  const isJudged =
    spared.length > 0 || (asksForTicked(condition) && hits.every(({ checked }) => checked !== undefined));
  return isJudged ? hits.filter((hit) => !spared.includes(hit)) : [];
}

function told(hits: readonly PcdHit[], condition: Condition, locale: string): PcdHit[] {
  const saying = (textsOf: (hit: PcdHit) => Array<string | undefined>): PcdHit[] =>
    hits.filter((hit) => textsOf(hit).some((text = '') => textMeets(text, condition, locale, [hit])));
  const own = saying(({ label, fullLabel, text, placeholder, tooltip, value, checked }) => [
    fullLabel ?? label,
    text,
    placeholder,
    tooltip,
    // That of a box is none that anybody sees.
    checked === undefined ? value : undefined,
  ]);
  return own.length > 0 ? own : saying(({ section, itemText }) => [section, itemText]);
}

/** What a text says of a thing, and what `hits` show. */
export function textMeets(text: string, condition: Condition, locale: string, hits: PcdHit[] = []): boolean {
  const item: Pick<Item, 'cells' | 'hits' | 'text'> = { cells: {}, hits, text };
  return text !== '' && meets(item, condition, locale) >= 0.5;
}
