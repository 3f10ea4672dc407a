// What is to be done with one field so that it holds its value: by typing, by what it offers, by its parts.
import type { FieldValue } from '../../shared/intent';
import { phraseOf } from '../../shared/phrase';
import type { PcdHit } from '../../shared/query';
import { showsOtherMonth } from '../dates/calendar-view';
import { takeTyped } from '../dates/date-field';
import { otherOrder } from '../dates/day-first';
import { monthText } from '../dates/month';
import { isTime, isTimePicker, pickTime } from '../dates/picked-time';
import type { Attempt, SkillView } from '../skill';
import { attemptsOn, changedSomething } from '../steps/attempts';
import { act, type Draft, type DraftStep } from '../steps/draft';
import { unsent } from '../steps/last-filled';
import { reveal } from '../target/reveal';
import { isStep } from '../target/telling';
import { dateIn, numberIn } from '../words/quantity';
import { clip, fold, quote } from '../words/words';
import { describedValue } from './described-value';
import { choose, enter, holds, isShownChosen, nameOfField } from './fields';
import { withoutName } from './loose-value';
import { severalIn } from './several';
import { isUntold, optionsOffered, suggestionFor, waitForOption } from './suggestions';
import { addition, typeOver } from './text-edit';
import { transformed, valueOf } from './value';
import { bySuggestion, suggestedWish } from './wished-suggestion';

/**
 * It holds the value; a step towards that; what is done with this field and no other, as what it opens lies over the
 * rest; or what ends the filling for now.
 */
export type IntoField = 'held' | { step: DraftStep } | { alone: Draft } | { end: Draft };

export function intoField(view: SkillView, field: FieldValue, hit: PcdHit): IntoField {
  const wished = suggestedWish(field.value);
  if (wished) {
    const offered = bySuggestion(view, hit, wished);
    return offered === 'held' ? 'held' : { end: offered };
  }
  const told = field.value.from === 'described' ? describedValue(view, field.value.words, hit) : undefined;
  if (told === 'held' || (told && 'end' in told)) return told;
  const value = told ?? valueOf(view, field.value, hit);
  if (value === undefined) return { end: withoutValue(view, field.value) };
  if (!('secret' in value))
    return intoOne(view, field, hit, transformed(withoutName(field, hit, value.text), field.transform));
  const isTyped = attemptsOn(view, hit, 'dom.type').some((attempt) => attempt.result.ok);
  return isTyped ? 'held' : { step: enter(hit, '', { secret: value.secret }) };
}

function withoutValue(view: SkillView, value: FieldValue['value']): Draft {
  if (value.from !== 'page') return { kind: 'unable', reason: phraseOf('unable_no_value') };
  const { text } = value.target;
  return (
    reveal(view, value.target) ?? {
      kind: 'unable',
      reason: phraseOf('unable_nothing_to_copy', text || phraseOf('thing_such_value')),
    }
  );
}

/** `said`: the value as it was said; the field may take it written another way. */
function intoOne(view: SkillView, field: FieldValue, hit: PcdHit, said: string): IntoField {
  const edit = field.append ? undefined : typeOver(view, hit, said, field.field);
  if (edit) return 'kind' in edit ? { end: edit } : { step: edit };
  const several = field.value.from === 'text' ? severalIn(view, hit, said, field.append === true) : undefined;
  if (several) return several === 'held' ? 'held' : { alone: several };
  const iso = field.value.from === 'date' ? field.value.date.from : undefined;
  const other = iso === undefined ? monthText(view, hit, said) : otherOrder(view, hit, said, iso);
  const text = other ?? said;
  const typed = typedInto(view, hit);
  if (field.append)
    return typed.length > 0
      ? 'held'
      : { step: enter(hit, addition(hit, text, field.field), { append: true }) };
  const time = isTime(text) && isTimePicker(hit) ? pickTime(view, hit, text) : undefined;
  if (time) return time === 'held' ? 'held' : { alone: time };
  const offered = byOffer(view, hit, text);
  if (offered) return offered;
  // Written the other way round it is yet to be tried.
  const isTried = text === said || typed.some(({ call }) => call.args['text'] === text);
  if (typed.length > 0 && isTried && showsOtherMonth(view, typed, iso?.slice(0, 10) ?? text))
    return {
      end: { kind: 'unable', reason: phraseOf('unable_takes_not', nameOfField(hit), quote(clip(text))) },
    };
  return byTyping(view, hit, text);
}

/** Steps that gave it a value. */
const typedInto = (view: SkillView, hit: PcdHit): Attempt[] =>
  attemptsOn(view, hit).filter(
    (attempt) => attempt.result.ok && !/^dom\.(?:click|press)$/.test(attempt.call.name),
  );

/** By what it offers for what was typed; undefined where it offers nothing that is to be taken. */
function byOffer(view: SkillView, hit: PcdHit, text: string): IntoField | undefined {
  const isTyped = typedInto(view, hit).length > 0;
  const isChosen = hit.readonly === true && hit.value === '' && isShownChosen(view, hit, text);
  if (isTyped && isChosen) return 'held';
  // What was taken from its list is told elsewhere; in the box more may be typed.
  const picks = attemptsOn(view, hit, 'dom.select');
  const picked = picks.filter(({ result }) => result.ok);
  const isCombobox = hit.role === 'combobox' && hit.tag !== 'select' && hit.readonly !== true;
  if (isCombobox && hit.value === '' && picked.some(changedSomething)) return 'held';
  const suggestion = isTyped && picked.length === 0 ? suggestionFor(view, hit, text) : undefined;
  const inVain = picks.some(({ result }) => !result.ok);
  const isOption = isCombobox && suggestion?.role === 'option' && suggestion.label !== '';
  if (suggestion && !(isOption && inVain) && attemptsOn(view, suggestion).length === 0)
    return { end: takeSuggestion(view, hit, suggestion, isOption) };
  // Its list is still open and offers what was typed: nothing has been chosen yet.
  const offered =
    isCombobox && hit.expanded === true
      ? optionsOffered(view, hit).find((option) => fold(option) === fold(text))
      : undefined;
  if (isTyped && picked.length === 0 && offered !== undefined) return { step: choose(hit, offered) };
  if (suggestion || picks.length > 0) return undefined;
  const waited = view.attempts.find((attempt) => isStep(attempt, waitForOption(text).say));
  // Many lists are looked for only once no more is typed.
  const mayOpen =
    isCombobox && isTyped && hit.expanded === false && !waited && fold(hit.value ?? '') === fold(text);
  if (!hasOpenList(view, hit) && !mayOpen) return undefined;
  if (waited && !waited.result.ok) return undefined;
  // It has come, though it may still be fading in: choosing it waits for the rest.
  const next = waited ? choose(hit, text) : waitForOption(text);
  return { end: act([next], 'replan', 0.85, phraseOf('why_offers', nameOfField(hit)), unsent(view, hit)) };
}

function takeSuggestion(view: SkillView, hit: PcdHit, suggestion: PcdHit, isOption: boolean): Draft {
  const press: DraftStep = {
    tool: 'dom.click',
    on: suggestion,
    say: phraseOf('do_choose_suggestion', suggestion.label, nameOfField(hit)),
  };
  // Some lists take an option when the button goes down, and go: the box knows how to tell.
  const step = isOption && !isUntold(view, hit) ? choose(hit, suggestion.label) : press;
  return act([step], 'replan', 0.85, phraseOf('why_suggestion', nameOfField(hit)), unsent(view, hit));
}

/** Types it, where it is not there yet, and no third time. */
function byTyping(view: SkillView, hit: PcdHit, text: string): IntoField {
  const times = typedInto(view, hit).length;
  if (holds(hit, text)) {
    const taking = takeTyped(view, hit);
    // By itself: it takes what was typed, and sends nothing.
    return taking ? { end: act([taking], 'replan', 0.9, nameOfField(hit), unsent(view, hit)) } : 'held';
  }
  if (times > 0 && hit.value === undefined) return 'held';
  if (times < 2) return { step: enter(hit, text) };
  // Typed in full, and the page made its own of it: once more is enough.
  const have = hit.value ?? '';
  if (isMadeOf(have, text, view.locale)) return 'held';
  const reason = phraseOf('unable_shows_other', nameOfField(hit), quote(clip(have)), quote(clip(text)));
  return { end: { kind: 'unable', reason } };
}

/** A box that was typed into, and the list of options that it opened is open still. */
export function hasOpenList(view: SkillView, hit: PcdHit): boolean {
  const isOpen = hit.role === 'combobox' && hit.hasPopup === 'listbox' && hit.expanded === true;
  return isOpen && attemptsOn(view, hit, 'dom.type').length > 0;
}

/** Another way of writing the same: a number grouped, a date turned around, a suggestion that goes on. */
function isMadeOf(have: string, text: string, locale: string): boolean {
  const isNumber = /^\s*[-+−]?\s*\d[\d.,'\u00a0\u202f]*\s*$/.test(text);
  if (isNumber && numberIn(have) === numberIn(text)) return true;
  const day = dateIn(text, locale);
  if (day !== undefined) return dateIn(have, locale) === day;
  if (!/\p{L}/u.test(text)) return false;
  const bare = (each: string): string => fold(each).replace(/[^\p{L}\p{N}]/gu, '');
  return bare(have).includes(bare(text));
}
