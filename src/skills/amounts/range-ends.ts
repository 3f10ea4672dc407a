// The two controls that take the ends of a range: handles of one slider, or a field for the least and one for the most.
import type { PcdHit } from '../../shared/query';
import { isField, takesDate } from '../fields/fields';
import type { SkillView } from '../skill';
import { poolOf } from '../target/pool';
import { nameOf } from '../words/naming';
import { moneyIn, numberIn, timeIn } from '../words/quantity';
import { fold, keywords } from '../words/words';

const END = String.raw`\p{Sc}?\s?\d[\d.,]*(?::\d{2})?(?:\s?[ap]m)?`;
const RANGE = new RegExp(
  String.raw`^\s*(?<from>${END})[^\d]{0,8}?(?:[-–—~]|to|and|bis|und|至|到)\s*(?<to>${END})[^\d]{0,8}$`,
  'iu',
);

/** Both ends of "30 – 60" as they were said; undefined: the value is one, no range. */
export function endsIn(value: string): { from: string; to: string } | undefined {
  const { from, to } = RANGE.exec(value)?.groups ?? {};
  return from === undefined || to === undefined ? undefined : { from: from.trim(), to: to.trim() };
}

/** An end as a number: times in minutes. */
export const amountOf = (text: string): number | undefined =>
  /:\d|\d\s?[ap]m/i.test(text) ? timeIn(text) : numberIn(text);

export type Pair = readonly [low: PcdHit, high: PcdHit];

/** The only pair that the words name, or the only one where they name none; handles before fields. */
export const pairFor = (view: SkillView, words: string): Pair | undefined =>
  onlyOne(handlesOn(view), words) ?? onlyOne(fieldsOn(view), words);

/** Neighbours on one track, the lower one first. */
function handlesOn(view: SkillView): Pair[] {
  const handles = poolOf(view).filter(
    (hit) => !hit.disabled && (hit.role === 'slider' || hit.inputType === 'range'),
  );
  return neighbours(handles)
    .filter(([a, b]) => Math.abs(a.look.box.y - b.look.box.y) <= a.look.box.h)
    .map(([a, b]) => (valueOf(a) <= valueOf(b) ? [a, b] : [b, a]));
}

const valueOf = (hit: PcdHit): number => numberIn(hit.value ?? '') ?? 0;

const LOW =
  /(?<!\p{L})(?:min(?:imum|imal\w*|dest\w*)?|from|low(?:est)?|least|start\w*|begin\w*|opens?|von|ab|anfang|untergrenze)(?!\p{L})|最低|最小|最少|下限|开始|起/u;
const HIGH =
  /(?<!\p{L})(?:max(?:imum|imal\w*)?|to|up to|until|high(?:est)?|most|end\w*|closes?|bis|hochst\w*|obergrenze)(?!\p{L})|最高|最大|最多|上限|结束|止|到/u;
/** Ends of one range stand together, px. */
const MOST_APART = 120;

/** A field for the least, and the one for the most that follows it. */
function fieldsOn(view: SkillView): Pair[] {
  const fields = poolOf(view).filter(
    (hit) => isField(hit) >= 0.9 && (hit.inputType === 'time' || !takesDate(hit)),
  );
  return neighbours(fields).filter(
    ([a, b]) =>
      a.formId === b.formId &&
      Math.abs(a.look.box.y - b.look.box.y) < MOST_APART &&
      LOW.test(saidOf(a)) &&
      HIGH.test(saidOf(b)) &&
      !LOW.test(saidOf(b)),
  );
}

const neighbours = (hits: readonly PcdHit[]): Pair[] => {
  const inOrder = [...hits].sort((a, b) => a.order - b.order);
  return inOrder.flatMap((hit, at): Pair[] => {
    const next = inOrder[at + 1];
    return next ? [[hit, next]] : [];
  });
};

const saidOf = (hit: PcdHit): string => fold(`${hit.label} ${hit.placeholder ?? ''}`);

function onlyOne(pairs: readonly Pair[], words: string): Pair | undefined {
  const named = words === '' ? [] : pairs.filter((pair) => pair.some((hit) => isNamed(hit, words)));
  if (named.length > 0) return named.length === 1 ? named[0] : undefined;
  const [only] = pairs;
  const isMeant = only?.every((hit) => takesNumber(hit) && (words === '' || saysEndAlone(hit)));
  return pairs.length === 1 && isMeant ? only : undefined;
}

/** "price range" is said of prices. */
const RANGE_NOUN = /(?<=\S)[\s-]?(?:range|span|interval|bereich|spanne|范围|区间)$/iu;

const isNamed = (hit: PcdHit, words: string): boolean =>
  [words, words.replace(RANGE_NOUN, '')].some(
    (name) => nameOf(hit, name) >= 0.7 || nameOf({ ...hit, label: hit.section ?? hit.label }, name) >= 0.7,
  );

/** "From" and "to" are asked of journeys, too: what is not named has to be there for numbers. */
const takesNumber = (hit: PcdHit): boolean =>
  hit.role === 'slider' ||
  hit.role === 'spinbutton' ||
  ['number', 'range', 'time'].includes(hit.inputType ?? '') ||
  /\p{Sc}|\d|(?<!\p{L})(?:min|max)|最低|最高|最小|最大/u.test(`${saidOf(hit)} ${hit.value ?? ''}`);

/** "Min", "to €": nothing says what is meant but where it stands. */
function saysEndAlone(hit: PcdHit): boolean {
  const rest = keywords(hit.label).filter((word) => !LOW.test(word) && !HIGH.test(word));
  return rest.every((word) => !/\p{L}/u.test(word) || moneyIn(`1 ${word}`) !== undefined);
}
