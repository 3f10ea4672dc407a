// Sets sliders and spin buttons to a value, home-made ones by keys; colours in set-color.ts.
import type { IntentOf } from '../../shared/intent';
import { phraseOf } from '../../shared/phrase';
import type { PcdHit } from '../../shared/query';
import { bestOption, isBlank, nameOfField } from '../fields/fields';
import type { SkillView } from '../skill';
import { attemptsOn, changedSomething } from '../steps/attempts';
import { act, type Draft } from '../steps/draft';
import { draftSkill } from '../steps/draft-skill';
import { aim, lookFor } from '../target/aim';
import { poolOf } from '../target/pool';
import { optionsOf } from '../target/telling';
import { colorHex } from '../words/color-names';
import { numberIn } from '../words/quantity';
import { shareOf } from '../words/range-share';
import { isSlider, takesText, withoutRoles } from '../words/role-words';
import { fold, quote } from '../words/words';
import { setColor } from './set-color';
import { setRange } from './set-range';
import { RATING, setRating } from './set-rating';
import { COUNT_NEEDS, stepBy, stepTo } from './stepper';

const MOST_KEYS = 30;
const SETS: ReadonlySet<string> = new Set(['dom.set', 'dom.type']);

export const setSkill = draftSkill<'set'>({
  name: 'set',
  kinds: ['set'],
  needs: (params) => [
    ...lookFor(params.field ? [params.field] : []).filter((need) => need.key !== 'text'),
    { key: 'text', type: 'query', query: { kind: 'text', topK: 200 } },
    ...(params.by === undefined && params.control !== 'count' ? [] : COUNT_NEEDS.slice(0, 1)),
  ],
  draft,
  effects: [(_after, params, view) => draft(view, params).kind === 'done'],
});

function draft(view: SkillView, params: IntentOf<'set'>): Draft {
  const isColor =
    params.control === 'color' || (params.control === 'any' && colorHex(params.value) !== undefined);
  if (isColor) {
    const done = setColor(view, params);
    if (done) return done;
  }
  if (params.control === 'rating') return setRating(view, params) ?? ratingControl(view, params);
  const isCount = params.by !== undefined || params.control === 'count';
  const counted = params.by === undefined ? stepToCount(view, params) : stepBy(view, params.field, params.by);
  if (counted) return counted;
  const range = params.by === undefined ? setRange(view, params, setNumber) : undefined;
  if (range) return range;
  const fits = (hit: PcdHit): number => fitness(hit, params.control);
  const controls = poolOf(view).filter((hit) => fits(hit) > 0);
  let hit: PcdHit | undefined;
  if (params.field && !isBlank(params.field)) {
    const found = aim(view, withoutRoles(params.field), { suits: fits });
    if (found.ok) hit = found.hit;
    // How many of a thing there are to be is in no field of another name.
    else if (isCount || controls.length !== 1) return found.draft;
  }
  hit ??= controls.length === 1 ? controls[0] : controls.find((each) => each.focused);
  if (!hit) {
    const best = controls.filter((each) => fits(each) === 1);
    if (best.length === 1) hit = best[0];
    else if (controls.length > 1)
      return { kind: 'ask', question: phraseOf('ask_which_control_mean'), options: optionsOf(controls) };
  }
  if (!hit) {
    const moved = byKeys(view, params);
    if (moved) return moved;
    // The page may take the control away once it is set.
    const isTaken = view.attempts.some((each) => SETS.has(each.call.name) && changedSomething(each));
    return isTaken
      ? { kind: 'done', note: phraseOf('done_was_set', params.value) }
      : { kind: 'unable', reason: phraseOf('unable_no_control') };
  }
  const share = isSlider(hit) ? shareOf(hit, params.value) : undefined;
  if (params.by === undefined) return setNumber(view, hit, share ?? params.value);
  const wanted = wantedBy(view.attempts, hit, params.by);
  return wanted === undefined
    ? { kind: 'unable', reason: phraseOf('unable_could_set', nameOfField(hit), params.value) }
    : setNumber(view, hit, String(wanted));
}

/**
 * Where it is to stand: what the first step set, whatever the control is called since, else so far from where it
 * stands now.
 */
function wantedBy(attempts: SkillView['attempts'], hit: PcdHit, by: number): number | undefined {
  const set = attempts.find(({ call }) => call.name === 'dom.set')?.call.args['value'];
  if (typeof set === 'string') return numberIn(set);
  const have = numberIn(hit.value ?? '');
  return have === undefined ? undefined : Number((have + by).toFixed(6));
}

const stepToCount = (view: SkillView, { control, field, value }: IntentOf<'set'>): Draft | undefined =>
  control === 'count' ? stepTo(view, field, Number(value)) : undefined;

/** Where no stars are pressed, a slider, a field or a list takes the rating. */
function ratingControl(view: SkillView, params: IntentOf<'set'>): Draft {
  const controls = poolOf(view).filter((hit) => fitness(hit, 'any') > 0);
  const named = controls.filter((hit) => RATING.test(fold(hit.label)));
  const [first] =
    named.length > 0 ? named : controls.filter(({ role, max }) => role === 'slider' && (max ?? 0) <= 10);
  if (!first) return { kind: 'unable', reason: phraseOf('unable_no_rating') };
  const option = bestOption(first.options ?? [], params.value);
  return setNumber(view, first, option ?? params.value);
}

function fitness(hit: PcdHit, control: IntentOf<'set'>['control']): number {
  if (hit.disabled) return 0;
  const isSpin = hit.role === 'spinbutton' || hit.inputType === 'number';
  if (control === 'slider') return isSlider(hit) ? 1 : isSpin ? 0.5 : 0;
  if (control === 'spinbutton') return isSpin ? 1 : isSlider(hit) ? 0.5 : takesText(hit) ? 0.3 : 0;
  if (control === 'count')
    return isSpin || hit.tag === 'select' || (takesText(hit) && /^\d{1,3}$/.test(hit.value ?? '')) ? 1 : 0;
  if (control === 'color') return hit.inputType === 'color' ? 1 : 0;
  return isSlider(hit) || isSpin ? 1 : takesText(hit) ? 0.6 : hit.tag === 'select' ? 0.6 : 0;
}

function setNumber(view: SkillView, hit: PcdHit, value: string): Draft {
  const wanted = numberIn(value);
  const have = hit.value === undefined ? undefined : numberIn(hit.value);
  if (wanted === undefined ? fold(hit.value ?? '') === fold(value) : have === wanted)
    return { kind: 'done', note: phraseOf('done_is_at', nameOfField(hit), value) };
  if (wanted !== undefined && ((hit.min ?? -Infinity) > wanted || (hit.max ?? Infinity) < wanted))
    return {
      kind: 'unable',
      reason: phraseOf('unable_out_of_range', nameOfField(hit), hit.min ?? '…', hit.max ?? '…', value),
    };
  const set = attemptsOn(view, hit, 'dom.set');
  const name = nameOfField(hit);
  const plain = wanted === undefined ? value : String(wanted);
  if (set.length === 0)
    return act(
      [{ tool: 'dom.set', on: hit, args: { value: plain }, say: phraseOf('do_set', name, quote(value)) }],
      'verify',
      0.9,
      name,
    );
  if (hit.tag === 'input' && takesText(hit) && attemptsOn(view, hit, 'dom.type').length === 0)
    return act(
      [
        {
          tool: 'dom.type',
          on: hit,
          args: { text: plain },
          say: phraseOf('do_type_into', quote(value), name),
        },
      ],
      'verify',
      0.8,
      name,
    );
  if (wanted !== undefined && have !== undefined && !isStuck(view))
    return pressTowards(hit, have, wanted, hit.step ?? 1);
  // What tells no value may tell by a change of the page.
  if (hit.value === undefined && set.some(changedSomething))
    return { kind: 'done', note: phraseOf('done_set_to', name, value) };
  return { kind: 'unable', reason: phraseOf('unable_could_set', name, value) };
}

/** The last key moved nothing: more of them will not either. */
function isStuck({ attempts }: SkillView): boolean {
  const last = attempts.at(-1);
  return last?.call.name === 'dom.press' && !changedSomething(last);
}

function pressTowards(hit: PcdHit, have: number, wanted: number, step: number): Draft {
  const times = Math.min(MOST_KEYS, Math.round(Math.abs(wanted - have) / step));
  const key = wanted > have ? 'ArrowRight' : 'ArrowLeft';
  const steps = Array.from({ length: Math.max(1, times) }, () => ({
    tool: 'dom.press' as const,
    on: hit,
    args: { key },
    say: phraseOf('do_press_on', key, nameOfField(hit)),
  }));
  return act(steps, 'replan', 0.7, nameOfField(hit));
}

/** A handle without a role: arrow keys move it, and the number beside it, else their count, tells how far. */
function byKeys(view: SkillView, params: IntentOf<'set'>): Draft | undefined {
  const wanted = numberIn(params.value);
  if (wanted === undefined) return undefined;
  const handles = poolOf(view).filter(
    (hit) =>
      hit.type === 'action' &&
      (hit.implicit || hit.draggable || hit.role === 'generic') &&
      hit.text === undefined &&
      hit.look.box.w <= 40 &&
      hit.look.box.h <= 40,
  );
  const handle = handles.length === 1 ? handles[0] : handles[(params.field?.ordinal ?? 0) - 1];
  if (!handle) return undefined;
  const readouts = poolOf(view)
    .filter((hit) => hit.type === 'text' && /^-?\d+(?:\.\d+)?$/.test(hit.label.trim()))
    .sort((a, b) => distance(a, handle) - distance(b, handle));
  const have = readouts[0] ? numberIn(readouts[0].label) : keysThatMoved(view);
  if (have === wanted) return { kind: 'done', note: phraseOf('done_it_is_at', params.value) };
  if (view.attempts.length > 200 || have === undefined || isStuck(view)) return undefined;
  return pressTowards(handle, have, wanted, 1);
}

function keysThatMoved({ attempts }: SkillView): number {
  const moves = attempts.filter((each) => each.call.name === 'dom.press' && changedSomething(each));
  return moves.reduce((sum, { call }) => sum + (call.args['key'] === 'ArrowRight' ? 1 : -1), 0);
}

function distance(a: PcdHit, b: PcdHit): number {
  const [p, q] = [a.look.box, b.look.box];
  return Math.hypot(p.x + p.w / 2 - q.x - q.w / 2, p.y + p.h / 2 - q.y - q.h / 2);
}
