// Sets both ends of a range, "30 – 60": two handles, two fields, or a field that takes both as its text.
import type { IntentOf } from '../../shared/intent';
import { phraseOf } from '../../shared/phrase';
import type { PcdHit } from '../../shared/query';
import { enter, nameOfField } from '../fields/fields';
import type { SkillView } from '../skill';
import { attemptsOn } from '../steps/attempts';
import { act, type Draft } from '../steps/draft';
import { aim } from '../target/aim';
import { poolOf } from '../target/pool';
import { isSlider, takesText, withoutRoles } from '../words/role-words';
import { fold } from '../words/words';
import { amountOf, endsIn, pairFor, type Pair } from './range-ends';

/** Undefined: the value is one, no range. */
export function setRange(
  view: SkillView,
  params: IntentOf<'set'>,
  one: (view: SkillView, hit: PcdHit, value: string) => Draft,
): Draft | undefined {
  const ends = endsIn(params.value);
  if (!ends) return undefined;
  const pair = pairFor(view, params.field?.text ?? '');
  return pair ? setPair(view, pair, params.value, ends) : setAlone(view, params, ends, one);
}

/** Both ends, the lower one in the first of the pair. */
export function setPair(
  view: SkillView,
  pair: Pair,
  value: string,
  { from, to }: { from: string; to: string },
): Draft {
  const isTurned = (amountOf(from) ?? 0) > (amountOf(to) ?? 0);
  const [low, high] = isTurned ? [to, from] : [from, to];
  const left = pair
    .map((hit, at) => ({ hit, wanted: at === 0 ? low : high }))
    .filter(({ hit, wanted }) => amountOf(hit.value ?? '') !== amountOf(wanted));
  const [first] = left;
  if (!first) return { kind: 'done', note: phraseOf('done_it_is_at', value) };
  // A handle that has to pass the other one waits until that has moved.
  const free = left.find(({ hit }) => attemptsOn(view, hit).length === 0);
  const upper = left.find(({ hit }) => hit === pair[1]);
  const isBlocked = (amountOf(low) ?? 0) > (amountOf(pair[1].value ?? '') ?? Infinity);
  const next = isBlocked && upper && attemptsOn(view, upper.hit).length === 0 ? upper : free;
  if (!next) return { kind: 'unable', reason: phraseOf('unable_could_set', nameOfField(first.hit), value) };
  const bare = next.wanted.replace(/[^\d.,:apm]/giu, '');
  return act([enter(next.hit, bare)], 'replan', 0.85, nameOfField(next.hit));
}

const isOneOf = (have: number, ...ends: string[]): boolean => ends.some((end) => amountOf(end) === have);

/** One field: it takes the range as its text, or is at the first value and is to be at the second. */
function setAlone(
  view: SkillView,
  { value, field }: IntentOf<'set'>,
  { from, to }: { from: string; to: string },
  one: (view: SkillView, hit: PcdHit, value: string) => Draft,
): Draft {
  const found = field ? aim(view, withoutRoles(field), { suits: takesRange }) : undefined;
  if (found && !found.ok) return found.draft;
  const sliders = poolOf(view).filter((each) => !each.disabled && isSlider(each));
  const hit = found?.hit ?? (sliders.length === 1 ? sliders[0] : undefined);
  if (!hit) return { kind: 'unable', reason: phraseOf('unable_no_control') };
  const have = endsIn(hit.value ?? '') ? undefined : amountOf(hit.value ?? '');
  const wasSet = attemptsOn(view, hit).length > 0;
  if (have !== undefined && (wasSet || isOneOf(have, from, to))) return one(view, hit, to);
  const isNumber = isSlider(hit) || hit.role === 'spinbutton' || hit.inputType === 'number';
  if (isNumber || !takesText(hit))
    return { kind: 'unable', reason: phraseOf('unable_takes_no_range', nameOfField(hit), value) };
  if (fold(hit.value ?? '') === fold(value))
    return { kind: 'done', note: phraseOf('done_is_at', nameOfField(hit), value) };
  return wasSet
    ? { kind: 'unable', reason: phraseOf('unable_could_set', nameOfField(hit), value) }
    : act([enter(hit, value)], 'replan', 0.85, nameOfField(hit));
}

const takesRange = (hit: PcdHit): number =>
  isSlider(hit) || hit.role === 'spinbutton' || takesText(hit) ? 1 : 0;
