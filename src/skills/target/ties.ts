// Of things that a phrase fits equally well: which one it means all the same.
import type { TargetPhrase } from '../../shared/intent';
import type { PcdHit } from '../../shared/query';
import { isChoice } from '../words/role-words';
import { kindScore, restOf } from '../words/synonyms';
import { fold, keywords, nameScore, wordScore } from '../words/words';

export interface Match {
  hit: PcdHit;
  score: number;
}

/** "Add author", where each row has an "Add": the one in the row that has the other word. */
export function inNamedItem(tie: readonly Match[], words: string): Match | undefined {
  const fitting = tie.filter(({ hit }) => {
    const rest = keywords(words).filter(
      (word) => !isAmong(word, hit.label) && kindScore(word, hit.kind ?? '') < 0.8,
    );
    return (
      rest.length > 0 && rest.every((word) => isAmong(word, `${hit.itemText ?? ''} ${hit.section ?? ''}`))
    );
  });
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** Beside a control a heading that only says what the control is for is not meant, nor are a choice's own words. */
export function withoutHeadings(tie: readonly Match[]): readonly Match[] {
  const choices = new Set(tie.flatMap(({ hit }) => (isChoice(hit) ? [fold(hit.label)] : [])));
  const others = tie.filter(
    ({ hit }) =>
      hit.type === 'action' ||
      hit.implicit ||
      (hit.role !== 'heading' && !(hit.type === 'text' && choices.has(fold(hit.label)))),
  );
  return others.some(({ hit }) => hit.type === 'action') ? others : tie;
}

/** "New product" in a menu and as a button of the page do the same: the one outside of menus and lists. */
export function outsideLists(tie: readonly Match[]): Match | undefined {
  const [first] = tie;
  const isSame = ({ hit }: Match): boolean =>
    hit.kind !== undefined && hit.kind === first?.hit.kind && fold(hit.label) === fold(first.hit.label);
  const outside = tie.filter(({ hit }) => hit.itemIndex === undefined && hit.landmark !== 'nav');
  return tie.every(isSame) && outside.length === 1 ? outside[0] : undefined;
}

function isAmong(word: string, text: string): boolean {
  return keywords(text).some((other) => wordScore(word, other) >= 0.8);
}

/** Quoted "r" is not the "R" beside it, though that one looks more like a control: of things of a kind, the very letters. */
export function verbatim(matches: readonly Match[], best: Match, phrase: TargetPhrase): Match[] | undefined {
  const isCaseOnly = best.hit.label !== phrase.text && fold(best.hit.label) === fold(phrase.text);
  if (!phrase.literal || !isCaseOnly) return undefined;
  const exact = matches.filter(({ hit }) => hit.label === phrase.text && hit.role === best.hit.role);
  return exact.length > 0 ? exact : undefined;
}

/** Of names that all fit, those written exactly as said; else those that differ in case only, else those that say no more. */
export function closest(tie: readonly Match[], words: string): readonly Match[] {
  if (words === '') return tie;
  for (const bound of [0.995, 0.965]) {
    const close = tie.filter(({ hit }) => nameScore(words, hit.label) >= bound);
    if (close.length > 0) return close;
  }
  // "New project" is what "create project" means, "New personal project" is another.
  const same = tie.filter(({ hit }) => hit.kind !== undefined && saysTheSame(hit.label, words, hit.kind));
  return same.length > 0 ? same : tie;
}

/** But for the word of the act. */
function saysTheSame(label: string, words: string, kind: string): boolean {
  const [said, wanted] = [restOf(label, kind), restOf(words, kind)];
  return wanted.length > 0 && said.length === wanted.length && wanted.every((word) => said.includes(word));
}

/** Links to the same address are one choice, whatever else they tell. */
export function withoutTwins(matches: readonly Match[]): Match[] {
  const seen = new Set<string>();
  return matches.filter(({ hit }) => {
    const leads = hit.role === 'link' && /^https?:/.test(hit.href ?? '');
    // One that is there for a script leads where the script says.
    const key = leads && !/#$/.test(hit.href ?? '') ? hit.href! : undefined;
    if (key === undefined) return true;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
