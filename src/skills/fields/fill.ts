// Fills one or many fields: by name, by place, all of them; text, secrets, dates, choices, suggestions.
import { ASSIST_DONE } from '../../shared/assist-done';
import type { FieldValue, IntentOf } from '../../shared/intent';
import type { Change } from '../../shared/observation';
import { phraseOf, series } from '../../shared/phrase';
import { toMySettings } from '../account/my-settings';
import { stepFields } from '../amounts/stepper';
import { chooseInMenu } from '../choices/by-menu';
import { toNextStep, wasFilledBefore } from '../forms/form-steps';
import type { SkillView } from '../skill';
import { askedOfValue } from '../steps/asked-back';
import { attemptsOn, changedSomething, countTargets, ENTERS } from '../steps/attempts';
import { act, type Draft, type DraftStep } from '../steps/draft';
import { draftSkill } from '../steps/draft-skill';
import { wrongEntry } from '../steps/refused';
import { poolOf } from '../target/pool';
import { clip } from '../words/words';
import { nameOfField } from './fields';
import { fieldsFor } from './fields-for';
import { needsOfFill } from './fill-needs';
import { hasOpenList, intoField } from './into-field';
import { intoOther } from './into-other';
import { sendItem, towardsItem } from './item-field';
import { pressNamed } from './loose-value';
import { inNameParts } from './name-parts';
import { repeatsOf } from './repeated-secrets';

export const fillSkill = draftSkill<'fill'>({
  name: 'fill',
  kinds: ['fill'],
  needs: needsOfFill,
  draft,
  effects: [(_after, params, view) => draft(view, params).kind === 'done'],
});

export function draft(view: SkillView, wish: IntentOf<'fill'>): Draft {
  const counted = stepFields(view, wish.fields);
  if (counted.next) return counted.next;
  if (counted.done && counted.rest.length === 0) return counted.done;
  const params = { ...wish, fields: inNameParts(view, counted.rest) };
  return towardsItem(view, params) ?? fillFields(view, params);
}

/** Fills what is here, field by field, as far as one look at the page goes. */
function fillFields(view: SkillView, params: IntentOf<'fill'>): Draft {
  const steps: DraftStep[] = [];
  const taken = new Set<string>();
  let confidence = 1;
  let missing: Draft | undefined;
  for (const [index, field] of params.fields.entries()) {
    const named = pressNamed(view, field);
    if (named?.kind === 'done') continue;
    if (named) return named;
    const other = intoOther(view, field);
    if (other === 'held') continue;
    if (other && 'end' in other) return other.end;
    if (other) {
      for (const { id } of other.hits) taken.add(id);
      steps.push(...other.steps);
      continue;
    }
    const found = fieldsFor(view, params.fields, index, taken);
    if (!found.ok) {
      const otherwise = withoutField(view, field, found.draft);
      if (otherwise === 'held') continue;
      if (otherwise) return otherwise;
      missing ??= found.draft;
      // Many an open list hides all else until something is taken from it.
      if (steps.length === 0 && poolOf(view).some((hit) => hasOpenList(view, hit))) continue;
      if (found.draft.kind === 'ask') return found.draft;
      // What is here is filled first: the rest may only show afterwards.
      if (steps.length > 0) break;
      return whereMissing(view, params, missing);
    }
    confidence = Math.min(confidence, found.confidence);
    for (const hit of [...found.hits, ...repeatsOf(view, found.hits, params)]) {
      taken.add(hit.id);
      const into = intoField(view, field, hit);
      if (into === 'held') continue;
      if ('end' in into) return into.end;
      if ('step' in into) steps.push(into.step);
      else if (steps.length === 0) return into.alone;
      else break;
    }
    // What it offers is taken before the next field: a page may drop what was only typed.
    if (steps.some(offersList)) break;
  }
  if (missing && steps.length === 0) return missing;
  return steps.length === 0 ? afterFilling(view, params) : fillBy(steps, confidence);
}

function fillBy(steps: DraftStep[], confidence: number): Draft {
  const why = series(steps.flatMap(({ on }) => (on ? nameOfField(on) : [])));
  return act(steps, steps.some(offersList) ? 'replan' : 'verify', confidence, why);
}

/** Everything holds its value: what the page says of it, and what is still to be sent. */
function afterFilling(view: SkillView, params: IntentOf<'fill'>): Draft {
  const done: Draft = { kind: 'done', note: phraseOf('done_fields_hold') };
  return wrongEntry(view) ?? sendItem(view, params) ?? done;
}

/** The value may have been entered on a step before this one, or be chosen in a menu. */
function withoutField(view: SkillView, field: FieldValue, missing: Draft): Draft | 'held' | undefined {
  if (wasFilledBefore(view, field)) return 'held';
  const menu = missing.kind === 'ask' ? undefined : chooseInMenu(view, field);
  return menu?.kind === 'done' ? 'held' : menu;
}

/** Nothing of it is here: it has gone, or there is a way to it. */
function whereMissing(view: SkillView, params: IntentOf<'fill'>, missing: Draft): Draft {
  if (areGone(view, params.fields.length)) return { kind: 'done', note: phraseOf('done_filled_and_gone') };
  const question = view.answers.includes(ASSIST_DONE) ? undefined : askedOfValue(view);
  if (question !== undefined)
    return { kind: 'assist', type: 'custom', message: phraseOf('help_in_front', clip(question)) };
  const own = params.mine ? toMySettings(view, params.fields) : undefined;
  return own ?? (missing.kind === 'act' ? undefined : toNextStep(view)) ?? missing;
}

function offersList({ on, tool }: DraftStep): boolean {
  if (!on || on.tag === 'select') return false;
  return on.role === 'combobox' || (on.hasPopup === 'listbox' && tool !== 'dom.select');
}

/** The page may take the fields away once they are filled; those that it only shuts are still there. */
function areGone(view: SkillView, count: number): boolean {
  const entered = view.attempts.filter(({ call, result }) => result.ok && ENTERS.has(call.name));
  if (countTargets(entered) < count || !entered.some(changedSomething)) return false;
  // What a dialog covers has not gone.
  const covers = ({ what, detail }: Change): boolean =>
    what === 'dialog' && detail?.startsWith('opened') === true;
  if (view.mini.dialog && entered.at(-1)?.observation?.changes?.some(covers)) return false;
  const shut = poolOf(view).filter((hit) => hit.type === 'field' && hit.disabled);
  return !shut.some((hit) => attemptsOn(view, hit).some((attempt) => entered.includes(attempt)));
}
