// An item that holds things with the same controls: a box of feeds with "⚙" for the box and for each feed, a thread
// with "Delete" under each answer. Of such controls those of the thing that was named are its own.
import type { PcdHit } from '../../shared/query';
import { sameLine } from '../steps/asked-back';
import { fold, hasPhrase, nameScore } from '../words/words';
import type { Item } from './items';

/** The item with one of each set of equal controls: the one beside what bears the name, else the next after it. */
export function withOwnControls(item: Item, words: string): Item {
  const named = partNamed(item, words);
  if (!named) return item;
  const twins = twinsAmong(item.hits.filter(isControl));
  if (twins.length === 0) return item;
  const isTwin = (hit: PcdHit): boolean => twins.some((set) => set.includes(hit));
  const first = Math.min(...item.hits.filter((hit) => says(hit) && !isTwin(hit)).map(({ order }) => order));
  const kept = new Set(twins.map((set) => ownOf(set, named, first)));
  const isOther = (hit: PcdHit): boolean => !kept.has(hit) && isTwin(hit);
  return { ...item, hits: item.hits.filter((hit) => !isOther(hit)) };
}

/** Sets of controls that are called alike, each in the order of the page. */
function twinsAmong(controls: readonly PcdHit[]): PcdHit[][] {
  const sets = new Map<string, PcdHit[]>();
  for (const hit of [...controls].sort((a, b) => a.order - b.order))
    sets.set(nameOf(hit), [...(sets.get(nameOf(hit)) ?? []), hit]);
  return [...sets.values()].filter((set) => set.length > 1);
}

const says = ({ implicit, role, label }: PcdHit): boolean =>
  !implicit && role !== 'img' && /\p{L}/u.test(label);

const isControl = ({ type, implicit, label, tooltip }: PcdHit): boolean =>
  type === 'action' && !implicit && `${label}${tooltip ?? ''}` !== '';

const nameOf = ({ role, label, tooltip }: PcdHit): string => `${role} ${fold(label)} ${fold(tooltip ?? '')}`;

/** What bears the name, or all of it but the word for its kind: "the feed Open Files". */
function partNamed({ hits }: Item, words: string): PcdHit | undefined {
  const wanted = fold(words);
  const fit = (hit: PcdHit): number => {
    const said = fold(hit.label);
    const isIn = /\p{L}{2}/u.test(said) && hasPhrase(wanted, said);
    return Math.max(nameScore(words, hit.label), isIn ? 0.7 + said.length / 1_000 : 0);
  };
  const [best] = hits.filter((hit) => !hit.implicit).sort((a, b) => fit(b) - fit(a) || a.order - b.order);
  return best && fit(best) >= 0.7 ? best : undefined;
}

/** The one on its line; else the one before it where controls stand before what they belong to, or the one after. */
function ownOf(set: readonly PcdHit[], named: PcdHit, firstWords: number): PcdHit | undefined {
  const apart = ({ look }: PcdHit): number => Math.abs(look.box.x - named.look.box.x);
  const [beside] = set.filter((hit) => sameLine(hit, named)).sort((a, b) => apart(a) - apart(b));
  const before = set.findLast((hit) => hit.order < named.order);
  const after = set.find((hit) => hit.order > named.order);
  const leads = set[0]!.order < firstWords;
  return beside ?? (leads ? (before ?? after) : (after ?? before));
}
