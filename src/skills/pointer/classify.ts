// Puts each of several things where a rule says: odd or even, by sign, by letter, by shape or colour, by a bound.
// A place is a control beside the thing, or somewhere to drag it to.
import type { IntentOf, TargetPhrase } from '../../shared/intent';
import { phraseOf } from '../../shared/phrase';
import type { PcdHit } from '../../shared/query';
import type { SkillView } from '../skill';
import { attemptsOn } from '../steps/attempts';
import { act, type Draft, type DraftStep } from '../steps/draft';
import { draftSkill } from '../steps/draft-skill';
import { unsent } from '../steps/last-filled';
import { lookFor } from '../target/aim';
import { withLook } from '../target/look';
import { poolOf } from '../target/pool';
import { resolveTarget } from '../target/target';
import { tell } from '../target/telling';
import { nameOf } from '../words/naming';
import { numberIn } from '../words/quantity';
import { roleFit } from '../words/role-words';
import { fold, hasPhrase, keywords } from '../words/words';
import { dragFitness, stepInto } from './drag';
import { isHeld, isInside, wasTaken } from './dragged';

export const classifySkill = draftSkill<'classify'>({
  name: 'classify',
  kinds: ['classify'],
  needs: (params) => [
    ...lookFor([params.items, ...params.places]).filter((need) => need.key !== 'text'),
    { key: 'text', type: 'query', query: { kind: 'text', topK: 200 } },
  ],
  draft,
  effects: [(_after, params, view) => draft(view, params).kind === 'done'],
});

/** A page may need to be told twice; more is no use. */
const MOST_DRAGS = 2;

function draft(view: SkillView, params: IntentOf<'classify'>): Draft {
  if (params.items.look && params.places.length === 2) return byLook(view, params);
  const classes = params.places.map((place) => ({
    place,
    says: ruleOf(`${place.text} ${params.places.length === 1 ? params.rule : ''}`),
  }));
  const named = classes.length > 0 ? classes : classesOf(params.rule);
  if (named.length === 0) return { kind: 'unable', reason: phraseOf('unable_no_judgement', params.rule) };
  const things = thingsOf(
    view,
    params.items,
    named.flatMap(({ says }) => (says ? [says] : [])),
  );
  const steps: DraftStep[] = [];
  for (const thing of things) {
    const fit = named.find(({ says, place }) =>
      says ? says(thing) : hasPhrase(fold(`${thing.label} ${thing.look.color ?? ''}`), fold(place.text)),
    );
    if (!fit) continue;
    const beside = controlBeside(view, thing, fit.place);
    if (beside) {
      const isOn = beside.checked === true || beside.selected === true || beside.pressed === true;
      const tried = attemptsOn(view, beside, 'dom.click').length > 0;
      const tells = (beside.checked ?? beside.selected ?? beside.pressed) !== undefined;
      if (!isOn && tried && tells)
        return { kind: 'unable', reason: phraseOf('unable_stays_not_on', tell(beside)) };
      if (!isOn && !tried)
        steps.push({
          tool: 'dom.click',
          on: beside,
          say: phraseOf('do_mark_as', tell(thing), fit.place.text),
        });
      continue;
    }
    const box = resolveTarget(view, fit.place, { suits: (hit) => (things.includes(hit) ? 0 : 0.9) });
    const to = box.kind === 'found' ? box.hits[0] : undefined;
    if (!to || isHeld(view, thing, to)) continue;
    const drags = attemptsOn(view, thing, 'dom.drag');
    if (drags.length > 0 && wasTaken(drags.at(-1))) continue;
    if (drags.length >= MOST_DRAGS)
      return { kind: 'unable', reason: phraseOf('unable_takes_no_drop', tell(to)) };
    steps.push(stepInto(thing, to));
  }
  if (steps.length > 0) return act(steps.slice(0, 40), 'verify', 0.75, params.rule);
  if (view.attempts.some((attempt) => attempt.result.ok))
    return { kind: 'done', note: phraseOf('done_everything_place') };
  return { kind: 'unable', reason: phraseOf('unable_nothing_to_classify', params.rule) };
}

/** "all red shapes to the left box, everything else to the right": what looks so goes to the first place. */
function byLook(view: SkillView, params: IntentOf<'classify'>): Draft {
  const pool = poolOf(view);
  const isThing = (hit: PcdHit): boolean =>
    hit.type === 'action' &&
    (hit.draggable === true || (hit.implicit === true && hit.kind !== 'scroll_area')) &&
    hit.kind !== 'resize_handle';
  const things = pool.filter(isThing);
  if (things.length === 0) return { kind: 'unable', reason: phraseOf('unable_nothing_draggable') };
  const looking = new Set(withLook(things, params.items.look ?? {}));
  const boxes = params.places.map((place) => {
    const found = resolveTarget(view, place, {
      suits: (hit) => (isThing(hit) || things.some((thing) => thing.id === hit.parent) ? 0 : 0.9),
    });
    return found.kind === 'found' ? found.hits[0] : undefined;
  });
  const [first, second] = boxes;
  if (!first || !second || first.id === second.id)
    return { kind: 'unable', reason: phraseOf('unable_no_two_places') };
  const placed = things.map((hit) => ({ hit, box: looking.has(hit) ? first : second }));
  const left = placed.filter(({ hit, box }) => !isInside(hit, box));
  if (left.length === 0)
    return { kind: 'done', note: phraseOf('done_everything_place'), remember: unsent(view, things[0]) };
  const again = left.filter(({ hit }) => attemptsOn(view, hit, 'dom.drag').length < MOST_DRAGS);
  if (again.length === 0) return { kind: 'unable', reason: phraseOf('unable_takes_no_drop', tell(first)) };
  return act(
    again.slice(0, 40).map(({ hit, box }) => stepInto(hit, box)),
    'replan',
    0.8,
    tell(first),
  );
}

type Rule = (hit: PcdHit) => boolean;

const numberOf = (hit: PcdHit): number | undefined =>
  /^\W*-?[\d.,]+\W*$/.test(hit.label) ? numberIn(hit.label) : undefined;

function ruleOf(words: string): Rule | undefined {
  const text = fold(words);
  const numeric =
    (judge: (value: number) => boolean): Rule =>
    (hit) => {
      const value = numberOf(hit);
      return value !== undefined && judge(value);
    };
  if (/\bodd\b|ungerade|奇数/.test(text)) return numeric((value) => Math.abs(value % 2) === 1);
  if (/\beven\b|gerade|偶数/.test(text)) return numeric((value) => value % 2 === 0);
  if (/\bpositive\b/.test(text)) return numeric((value) => value > 0);
  if (/\bnegative\b/.test(text)) return numeric((value) => value < 0);
  const bound = numberIn(text);
  if (bound !== undefined && /greater|more|above|over|larger|>/.test(text))
    return numeric((value) => value > bound);
  if (bound !== undefined && /less|below|under|smaller|fewer|</.test(text))
    return numeric((value) => value < bound);
  if (/\bvowels?\b/.test(text)) return (hit) => /^[aeiou]$/.test(fold(hit.label));
  if (/\bconsonants?\b/.test(text)) return (hit) => /^[b-df-hj-np-tv-z]$/.test(fold(hit.label));
  if (/\bdigits?\b|\bnumbers?\b/.test(text)) return (hit) => numberOf(hit) !== undefined;
  if (/\bletters?\b/.test(text)) return (hit) => /^\p{L}$/u.test(hit.label.trim());
  return undefined;
}

/** The classes that a rule without places speaks of. */
function classesOf(rule: string): Array<{ place: TargetPhrase; says: Rule | undefined }> {
  return keywords(rule)
    .map((word) => ({ place: { text: word }, says: ruleOf(word) }))
    .filter((each) => each.says !== undefined);
}

function thingsOf(view: SkillView, phrase: TargetPhrase, rules: readonly Rule[]): PcdHit[] {
  const pool = poolOf(view);
  const judged = pool.filter((hit) => rules.some((rule) => rule(hit)));
  const movable = pool.filter((hit) => hit.draggable);
  const base =
    judged.length > 0 ? judged : movable.length > 0 ? movable : pool.filter((hit) => dragFitness(hit) >= 0.7);
  const fitting = base.filter(
    (hit) => (phrase.text === '' || nameOf(hit, phrase.text) >= 0.5) && roleFit(hit, phrase.roles) >= 0.4,
  );
  const kept = fitting.length > 0 ? fitting : judged;
  return kept.filter((hit) => !kept.some((other) => other.id === hit.parent));
}

/** A control named as the class on the line of the thing. */
function controlBeside(view: SkillView, thing: PcdHit, place: TargetPhrase): PcdHit | undefined {
  const middle = thing.look.box.y + thing.look.box.h / 2;
  return poolOf(view)
    .filter((hit) => hit.id !== thing.id && hit.type !== 'text' && nameOf(hit, place.text) >= 0.85)
    .map((hit) => ({ hit, gap: Math.abs(hit.look.box.y + hit.look.box.h / 2 - middle) }))
    .filter(({ hit, gap }) => gap < Math.max(hit.look.box.h, thing.look.box.h))
    .sort((a, b) => a.gap - b.gap)[0]?.hit;
}
