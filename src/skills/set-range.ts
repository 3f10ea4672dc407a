// Sets both ends of a range, "30 – 60", where a slider has two handles or two fields stand side by side.
import { phraseOf } from '../shared/phrase';
import type { IntentOf } from '../shared/intent';
import type { PcdHit } from '../shared/query';
import { attemptsOn } from './attempts';
import { act, type Draft } from './draft';
import { nameOfField } from './fields';
import { nameOf } from './naming';
import { numberIn } from './quantity';
import type { SkillView } from './skill';
import { poolOf } from './target';
import { quote } from './words';

const RANGE =
  /^\s*(?<from>\p{Sc}?\s?\d[\d.,]*)[^\d]{0,8}?(?:[-–—~]|to|and|bis|und|至|到)\s*(?<to>\p{Sc}?\s?\d[\d.,]*)[^\d]{0,8}$/iu;

/** Undefined: the value is one, no range. */
export function setRange(view: SkillView, params: IntentOf<'set'>): Draft | undefined {
  const { from, to } = RANGE.exec(params.value)?.groups ?? {};
  const ends = [from, to].map((end) => (end === undefined ? undefined : numberIn(end)));
  const [low, high] = ends;
  if (low === undefined || high === undefined || low > high) return undefined;
  const pair = pairFor(view, params.field?.text ?? '');
  if (!pair)
    return params.control === 'slider'
      ? { kind: 'unable', reason: phraseOf('unable_no_control') }
      : undefined;
  const left = pair
    .map((hit, at) => ({ hit, wanted: at === 0 ? low : high }))
    .filter(({ hit, wanted }) => numberIn(hit.value ?? '') !== wanted);
  const [first] = left;
  if (!first) return { kind: 'done', note: phraseOf('done_is_at', nameOfField(pair[0]), params.value) };
  // A handle that has to pass the other one waits until that has moved.
  const free = left.find(({ hit }) => attemptsOn(view, hit, 'dom.set').length === 0);
  const upper = left.find(({ hit }) => hit === pair[1]);
  const isBlocked = low > (numberIn(pair[1].value ?? '') ?? Infinity);
  const next = isBlocked && upper && attemptsOn(view, upper.hit, 'dom.set').length === 0 ? upper : free;
  if (!next)
    return { kind: 'unable', reason: phraseOf('unable_could_set', nameOfField(first.hit), params.value) };
  const { hit, wanted } = next;
  const name = nameOfField(hit);
  const say = phraseOf('do_set', name, quote(String(wanted)));
  return act([{ tool: 'dom.set', on: hit, args: { value: String(wanted) }, say }], 'replan', 0.85, name);
}

/** Two handles on one track, the lower one first; the only such pair, or the one that the words name. */
function pairFor(view: SkillView, words: string): [PcdHit, PcdHit] | undefined {
  const handles = poolOf(view)
    .filter((hit) => !hit.disabled && (hit.role === 'slider' || hit.inputType === 'range'))
    .sort((a, b) => a.order - b.order);
  const pairs = handles.flatMap((hit, at): Array<[PcdHit, PcdHit]> => {
    const next = handles[at + 1];
    if (!next || Math.abs(hit.look.box.y - next.look.box.y) > hit.look.box.h) return [];
    return [
      (numberIn(hit.value ?? '') ?? 0) <= (numberIn(next.value ?? '') ?? 0) ? [hit, next] : [next, hit],
    ];
  });
  if (pairs.length <= 1 || words === '') return pairs.length === 1 ? pairs[0] : undefined;
  const named = pairs.filter((pair) =>
    pair.some(
      (hit) => nameOf(hit, words) >= 0.7 || nameOf({ ...hit, label: hit.section ?? hit.label }, words) >= 0.7,
    ),
  );
  return named.length === 1 ? named[0] : undefined;
}
