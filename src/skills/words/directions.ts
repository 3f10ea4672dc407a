// "Next week", "the previous chapter": the word for the way is part of what is wanted, and what is called without it is
// something else. Pure.
import type { PcdHit } from '../../shared/query';
import { fold } from './words';

export type Way = 'next' | 'previous';

/** As `fold` gives it. */
const WAYS: ReadonlyArray<readonly [RegExp, Way]> = [
  [
    /^(?:the )?next (?=\S)|^nachste[nrsm]? (?=\S)|^下(?:一)?(?:个|[封条篇章页张]|(?=[周天日月年]|星期))/u,
    'next',
  ],
  [
    /^(?:the )?prev(?:ious)? (?=\S)|^(?:vorherige|vorige)[nrsm]? (?=\S)|^上(?:一)?(?:个|[封条篇章页张]|(?=[周天日月年]|星期))/u,
    'previous',
  ],
];

/** "Previous orders" are those of before, and "the next 7 days" are a time: with many, nothing is turned. */
const MANY = /\d|[^s]s$|\p{Ll}en$/u;

/** Which way a name says, and what it is about; undefined where it says none. */
export function wayOf(text: string): { way: Way; of: string } | undefined {
  const said = fold(text);
  for (const [words, way] of WAYS) {
    const of = said.replace(words, '').trim();
    if (of !== said && of !== '' && !MANY.test(of)) return { way, of };
  }
  return undefined;
}

const SAYS: Readonly<Record<Way, RegExp>> = {
  next: /\bnext\b|\bnachste|\bweiter\b|\bforwards?\b|\blater\b|_right\b|\b(?:chevron|arrow|caret|angle)-right\b|下(?=$|[一个]|[周天日月年页张条篇章]|星期)|[>›»→▶►❯⟩]/u,
  previous:
    /\bprev(?:ious)?\b|\bvorherige|\bvorige|\bzuruck\b|\bback(?:wards?)?\b|\bearlier\b|_left\b|\b(?:chevron|arrow|caret|angle)-left\b|上(?=$|[一个]|[周天日月年页张条篇章]|星期)|[<‹«←◀◄❮⟨]/u,
};
const KINDS: Readonly<Record<Way, readonly string[]>> = {
  next: ['next', 'next_page'],
  previous: ['previous', 'previous_page', 'back'],
};

/** Whether words, or an arrow among them, say so. */
export const saysWord = (said: string, way: Way): boolean => SAYS[way].test(fold(said));

/** Whether it goes that way: by its words, by an arrow, by its picture. A field is called by what it is about. */
export const saysWay = ({ type, kind, ...hit }: PcdHit, way: Way): boolean =>
  type === 'field' ||
  KINDS[way].includes(kind ?? '') ||
  [hit.label, hit.fullLabel, hit.text, hit.tooltip, hit.icon].some((said) => saysWord(said ?? '', way));
