// An option by what the page calls it: "$25" for 25 dollars, "Can edit" for an editor; and two options said as one,
// "the yearly Team plan".
import type { TargetPhrase } from '../../shared/intent';
import type { PcdHit } from '../../shared/query';
import type { SkillView } from '../skill';
import { poolOf } from '../target/pool';
import { moneyIn } from '../words/quantity';
import { isChoice } from '../words/role-words';
import { fold, nameScore, sameWord } from '../words/words';

/** What somebody may do with a thing that is shared with them; as `fold` gives it. */
const ACCESS: ReadonlyArray<readonly string[]> = [
  [
    'editor',
    'can edit',
    'edit',
    'can write',
    'write',
    'bearbeiter',
    'kann bearbeiten',
    'bearbeiten',
    '可编辑',
    '编辑',
  ],
  [
    'viewer',
    'can view',
    'view',
    'reader',
    'can read',
    'read only',
    'read',
    'betrachter',
    'kann ansehen',
    'kann lesen',
    'lesen',
    '可查看',
    '只读',
  ],
  ['commenter', 'can comment', 'comment', 'kommentator', 'kann kommentieren', '可评论'],
];

/** Names of all that can be chosen here, and do nothing else. */
const offersOf = (view: SkillView): string[] =>
  poolOf(view).flatMap((hit) => [...(hit.options ?? []), ...(isOffer(hit) ? [hit.label] : [])]);

const isOffer = (hit: PcdHit): boolean =>
  !hit.disabled &&
  (isChoice(hit) || hit.role === 'option' || (hit.role === 'button' && hit.pressed !== undefined));

/** Nothing but an amount of money. */
const AMOUNT =
  /^(?:[$€£¥]\s?)?\d[\d.,]*\s?(?:[$€£¥元]|dollars?|euros?|pounds?|usd|eur|gbp|chf|franken|yuan)?$/iu;

/** The option in the page's words, where it has none in these. */
export function asOffered(view: SkillView, option: TargetPhrase): TargetPhrase {
  const { text } = option;
  const access = ACCESS.find((names) => names.includes(fold(text)));
  const amount = !access && AMOUNT.test(text) ? moneyIn(text) : undefined;
  if (!access && amount === undefined) return option;
  const offers = [...new Set(offersOf(view))];
  if (offers.some((name) => nameScore(text, name) >= 0.7)) return option;
  const [same, ...others] = offers.filter((name) =>
    access ? access.includes(fold(name)) : AMOUNT.test(name) && moneyIn(name) === amount,
  );
  return same !== undefined && others.length === 0 ? { ...option, text: same } : option;
}

/** "Yearly" and "Team plan" of what is said as one, where nothing is called by both and each is here. */
export function apart(view: SkillView, option: TargetPhrase): TargetPhrase[] | undefined {
  const words = option.text.split(/\s+|(?<=\p{Script=Han})的(?=\p{Script=Han})/u);
  const isPlain = Object.keys(option).length === 1 && words.length > 1 && words.length < 6;
  const pool = isPlain ? poolOf(view) : [];
  const isWhole = ({ label, options = [] }: PcdHit): boolean =>
    [label, ...options].some((name) => nameScore(option.text, name) >= NAMED);
  if (!isPlain || pool.some(isWhole)) return undefined;
  for (let count = 1; count < words.length; count++) {
    const [first, rest] = [words.slice(0, count).join(' '), words.slice(count).join(' ')];
    const state = pool.find(
      (hit) => isState(hit) && (nameScore(first, hit.label) >= 0.9 || sameWord(fold(first), fold(hit.label))),
    );
    const isOther = (hit: PcdHit): boolean =>
      hit.role !== 'link' && hit.id !== state?.id && hit.label !== state?.label;
    if (state && pool.some((hit) => isOther(hit) && nameScore(hit.label, rest) >= NAMED))
      return [{ text: first }, { text: rest }];
  }
  return undefined;
}

const NAMED = 0.75;

/** One of several that exclude each other, and shows whether it is chosen. */
const isState = ({ role, pressed, selected, checked, disabled }: PcdHit): boolean =>
  !disabled &&
  ((role === 'tab' && selected !== undefined) ||
    (role === 'radio' && checked !== undefined) ||
    (role === 'button' && pressed !== undefined));
