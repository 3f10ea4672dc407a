// Words for the one at the end of a row of things: the cheapest, the newest, the longest; and whether the things that
// are compared are those of this page. Pure.
import type { TargetPhrase } from '../../shared/intent';
import type { PcdHit } from '../../shared/query';
import type { SkillView } from '../skill';
import { pathWords } from '../words/address';
import { fold, nameScore, sameWord, tokens } from '../words/words';
import { BESIDE } from './page-frame';

/** As `fold` gives them, with what is compared ('' where only the question says it) and which end is meant. */
export const EXTREMES: ReadonlyArray<[RegExp, string, 'min' | 'max']> = [
  [
    /\b(?:cheapest|least expensive|lowest price|(?:gunstigste|billigste|preiswerteste)[nrsm]?)\b|最便宜/,
    'price',
    'min',
  ],
  [/\b(?:most expensive|dearest|highest price|priciest|teuerste[nrsm]?)\b|最贵/, 'price', 'max'],
  [/\b(?:newest|latest|most recent|(?:neue?ste|aktuellste|jungste)[nrsm]?)\b|最新|最近/, 'date', 'max'],
  [/\b(?:oldest|earliest|(?:alteste|fruheste)[nrsm]?)\b|最早|最旧/, 'date', 'min'],
  [/\b(?:shortest|kurzeste[nrsm]?)\b|最短/, 'duration', 'min'],
  [/\b(?:longest|langste[nrsm]?)\b|最长/, 'duration', 'max'],
  [
    /\b(?:highest|largest|biggest|greatest|most|maximum|(?:hochste|gro(?:ss|ß)te|meiste)[nrsm]?)\b|最高|最大|最多/,
    '',
    'max',
  ],
  [
    /\b(?:lowest|smallest|fewest|least|minimum|(?:niedrigste|kleinste|geringste|wenigste)[nrsm]?)\b|最低|最小|最少/,
    '',
    'min',
  ],
];

/** "Latest news", of what is to be the newest: it may be called so, with nothing to compare. */
export const saysExtreme = (
  name: string,
  { field, direction }: NonNullable<TargetPhrase['superlative']>,
): boolean =>
  EXTREMES.some(
    ([words, of, end]) => end === direction && (of === field || of === '') && words.test(fold(name)),
  );

/** The page or a list in it is called so. */
export function isOfPage({ mini }: SkillView, text: string): boolean {
  const lists = mini.collections.filter(({ landmark }) => !BESIDE.has(landmark));
  const said = [mini.title, pathWords(mini.url), ...lists.map(({ name }) => name)].flatMap(tokens);
  return tokens(text).every((word) => said.some((other) => sameWord(word, other)));
}

/** "The newest mail", where a link leads to the mails and this page is another: none of what is listed here is one. */
export function wayToKind(
  view: SkillView,
  pool: readonly PcdHit[],
  { superlative, text, literal, within }: TargetPhrase,
): PcdHit | undefined {
  if (superlative === undefined || text === '' || literal || within || isOfPage(view, text)) return undefined;
  return pool.find(
    ({ role, href, label, disabled }) =>
      (role === 'link' || role === 'menuitem') &&
      href !== undefined &&
      !disabled &&
      nameScore(text, label) >= SAME_NAME,
  );
}

const SAME_NAME = 0.9;
