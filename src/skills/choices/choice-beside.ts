// What a text that was named is chosen by: the box, the radio or the button beside it.
import type { PcdHit } from '../../shared/query';
import type { SkillView } from '../skill';
import { poolOf } from '../target/pool';
import { isChoice } from '../words/role-words';
import { fold } from '../words/words';
import { boxBefore } from './row-box';

/** "Sunday" in a row with one nameless choice: that is what chooses it; so does "Select" on a card that is called so. */
export function choiceBeside(view: SkillView, hit: PcdHit): PcdHit {
  const own = ownChoice(view, hit);
  if (own || !isMereText(hit)) return own ?? hit;
  return onlyOne(aroundText(view, hit).filter(isChooser)) ?? hit;
}

function ownChoice(view: SkillView, hit: PcdHit): PcdHit | undefined {
  // A link that leads away chooses nothing where a box does.
  const leadsAway = hit.role === 'link' && hit.href !== undefined && !/#$/.test(hit.href);
  if (hit.itemIndex === undefined && leadsAway) return boxBefore(view, hit);
  if (hit.itemIndex === undefined || hit.type === 'field' || isChoice(hit) || hit.role === 'row')
    return undefined;
  const isPressed = (hit.role === 'link' && !leadsAway) || hit.role === 'button' || hit.role === 'option';
  const own = onlyOne(inItemOf(view, hit).filter((other) => isChoice(other) && !other.disabled));
  return isPressed ? undefined : own;
}

const inItemOf = (view: SkillView, { collectionId, itemIndex }: PcdHit): PcdHit[] =>
  poolOf(view).filter((other) => other.collectionId === collectionId && other.itemIndex === itemIndex);

/** The card that it stands on, or what follows it as a heading. */
const aroundText = (view: SkillView, hit: PcdHit): PcdHit[] =>
  hit.itemIndex === undefined
    ? poolOf(view).filter(({ section }) => section !== undefined && section === (hit.label || hit.text))
    : inItemOf(view, hit);

export const isChooser = ({ type, disabled, label }: PcdHit): boolean =>
  type === 'action' && !disabled && CHOOSER.test(fold(label));
const CHOOSER =
  /^(?:(?:select|choose|pick)(?: (?:this|it|plan|option|room|flight|offer|package|fare|seat|hotel|item|product))?|(?:aus)?wahlen|选择)$/;

const onlyOne = (hits: readonly PcdHit[]): PcdHit | undefined => (hits.length === 1 ? hits[0] : undefined);

export const isMereText = ({ type, implicit }: PcdHit): boolean => type === 'text' && implicit !== true;
