// Fills one or many fields: by name, by place, all of them; text, secrets, dates, choices, suggestions.
import { phraseOf, series } from '../shared/phrase';
import type { Change } from '../shared/observation';
import type { FieldValue, IntentOf, TargetPhrase } from '../shared/intent';
import type { PcdHit } from '../shared/query';
import { aim } from './aim';
import { attemptsOn, changedSomething, countTargets, ENTERS } from './attempts';
import { showsOtherMonth } from './calendar-view';
import { choicesNamed, take } from './choice-groups';
import { takeTyped } from './date-field';
import { otherOrder } from './day-first';
import { act, draftSkill, type Draft, type DraftStep } from './draft';
import { chooseInMenu } from './by-menu';
import { cellPhrase, editCell } from './edit-cell';
import { choose, enter, holds, isBlank, isField, isShownChosen, nameOfField, unnamedFields } from './fields';
import { toNextStep, wasFilledBefore } from './form-steps';
import { isFieldOfItem, sendItem, towardsItem } from './item-field';
import { unsent } from './last-filled';
import { monthText } from './month';
import { asOffered } from './offered';
import { isTime, isTimePicker, pickTime } from './picked-time';
import { dateIn, numberIn } from './quantity';
import { wrongEntry } from './refused';
import { repeatsOf } from './repeated-secrets';
import { reveal } from './reveal';
import { withoutRoles } from './role-words';
import { enterParts, partsOf, segmentsOf } from './segments';
import { severalIn } from './several';
import type { SkillView } from './skill';
import { stepFields } from './stepper';
import { optionsOffered, suggestionFor, waitForOption } from './suggestions';
import { needsOfFill } from './fill-needs';
import { toMySettings } from './my-settings';
import { inNameParts } from './name-parts';
import { poolOf } from './target';
import { byAnswer, optionsOf, isStep } from './telling';
import { transformed, valueOf } from './value';
import { addition, endOfText, isEdited, textWith, typeOver } from './text-edit';
import { bySuggestion, suggestedWish } from './wished-suggestion';
import { bodyOf, isAnother, listWithout, onlyRequired, onlyTextArea, titleField } from './which-field';
import { clip, fold, quote } from './words';

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
  const way = towardsItem(view, params);
  if (way) return way;
  const steps: DraftStep[] = [];
  const taken = new Set<string>();
  let confidence = 1;
  let missing: Draft | undefined;
  for (const [index, field] of params.fields.entries()) {
    const choices =
      field.value.from === 'text'
        ? choicesNamed(view, field.field, asOffered(view, { text: field.value.text }).text)
        : undefined;
    if (choices) {
      for (const hit of choices) {
        taken.add(hit.id);
        const tried = attemptsOn(view, hit).filter(({ result }) => result.ok).length;
        if (hit.checked ?? hit.pressed ?? tried > 0) continue;
        if (tried > 1)
          return { kind: 'unable', reason: phraseOf('unable_stays_not_chosen', nameOfField(hit)) };
        steps.push(take(hit));
      }
      continue;
    }
    const segments = segmentsFor(view, field);
    if (segments) {
      if (segments === 'refused')
        return { kind: 'unable', reason: phraseOf('unable_boxes_keep_not', quote(field.field?.text ?? '')) };
      steps.push(...segments);
      continue;
    }
    if (isEdited(view, field)) continue;
    const cell = editCell(view, field);
    if (cell?.kind === 'done') continue;
    if (cell) return cell;
    const found = fieldsFor(view, field, index, params.fields.length, taken);
    if (!found.ok) {
      if (wasFilledBefore(view, field)) continue;
      const menu = found.draft.kind === 'ask' ? undefined : chooseInMenu(view, field);
      if (menu?.kind === 'done') continue;
      if (menu) return menu;
      missing ??= found.draft;
      // Many an open list hides all else until something is taken from it.
      if (steps.length === 0 && poolOf(view).some((hit) => hasOpenList(view, hit))) continue;
      if (found.draft.kind === 'ask') return found.draft;
      // What is here is filled first: the rest may only show afterwards.
      if (steps.length > 0) break;
      if (areGone(view, params.fields.length))
        return { kind: 'done', note: phraseOf('done_filled_and_gone') };
      const own = params.mine ? toMySettings(view, params.fields) : undefined;
      return own ?? (missing.kind === 'act' ? undefined : toNextStep(view)) ?? missing;
    }
    confidence = Math.min(confidence, found.confidence);
    for (const hit of [...found.hits, ...repeatsOf(view, found.hits, params)]) {
      taken.add(hit.id);
      const wish = suggestedWish(field.value);
      if (wish) {
        const offered = bySuggestion(view, hit, wish);
        if (offered === 'held') continue;
        return offered;
      }
      const value = valueOf(view, field.value, hit);
      if (value === undefined)
        return field.value.from === 'page'
          ? (reveal(view, field.value.target) ?? {
              kind: 'unable',
              reason: phraseOf(
                'unable_nothing_to_copy',
                field.value.target.text || phraseOf('thing_such_value'),
              ),
            })
          : { kind: 'unable', reason: phraseOf('unable_no_value') };
      if ('secret' in value) {
        if (!attemptsOn(view, hit, 'dom.type').some((attempt) => attempt.result.ok))
          steps.push(enter(hit, '', { secret: value.secret }));
        continue;
      }
      const said = transformed(value.text, field.transform);
      const edit = field.append ? undefined : typeOver(view, hit, said, field.field);
      if (edit && 'kind' in edit) return edit;
      if (edit) {
        steps.push(edit);
        continue;
      }
      const several =
        field.value.from === 'text' ? severalIn(view, hit, said, field.append === true) : undefined;
      if (several === 'held') continue;
      if (several) {
        // What the box opens lies over the other fields.
        if (steps.length > 0) break;
        return several;
      }
      const iso = field.value.from === 'date' ? field.value.date.from : undefined;
      const other = iso === undefined ? monthText(view, hit, said) : otherOrder(view, hit, said, iso);
      const text = other ?? said;
      const typed = attemptsOn(view, hit).filter(
        (attempt) => attempt.result.ok && !/^dom\.(?:click|press)$/.test(attempt.call.name),
      );
      if (field.append) {
        if (typed.length === 0) steps.push(enter(hit, addition(hit, text, field.field), { append: true }));
        continue;
      }
      const time = isTime(text) && isTimePicker(hit) ? pickTime(view, hit, text) : undefined;
      if (time === 'held') continue;
      if (time) {
        // Its panel is dealt with before anything else is touched.
        if (steps.length > 0) break;
        return time;
      }
      const isChosen = hit.readonly === true && hit.value === '' && isShownChosen(view, hit, text);
      if (typed.length > 0 && isChosen) continue;
      // What was taken from its list is told elsewhere; in the box more may be typed.
      const picked = attemptsOn(view, hit, 'dom.select').filter(({ result }) => result.ok);
      const isCombobox = hit.role === 'combobox' && hit.tag !== 'select' && hit.readonly !== true;
      if (isCombobox && hit.value === '' && picked.some(changedSomething)) continue;
      const suggestion = typed.length > 0 && picked.length === 0 ? suggestionFor(view, hit, text) : undefined;
      const inVain = attemptsOn(view, hit, 'dom.select').some(({ result }) => !result.ok);
      const isOption = isCombobox && suggestion?.role === 'option' && suggestion.label !== '';
      if (suggestion && !(isOption && inVain) && attemptsOn(view, suggestion).length === 0) {
        const take: DraftStep = {
          tool: 'dom.click',
          on: suggestion,
          say: phraseOf('do_choose_suggestion', suggestion.label, nameOfField(hit)),
        };
        const why = phraseOf('why_suggestion', nameOfField(hit));
        // Some lists take an option when the button goes down, and go: the box knows how to tell.
        return act([isOption ? choose(hit, suggestion.label) : take], 'replan', 0.85, why, unsent(view, hit));
      }
      // Its list is still open and offers what was typed: nothing has been chosen yet.
      const offered =
        isCombobox && hit.expanded === true
          ? optionsOffered(view, hit).find((option) => fold(option) === fold(text))
          : undefined;
      if (typed.length > 0 && picked.length === 0 && offered !== undefined) {
        steps.push(choose(hit, offered));
        continue;
      }
      if (hasOpenList(view, hit) && !suggestion && attemptsOn(view, hit, 'dom.select').length === 0) {
        const waited = view.attempts.find((attempt) => isStep(attempt, waitForOption(text).say));
        // It has come, though it may still be fading in: choosing it waits for the rest.
        const next = waited ? choose(hit, text) : waitForOption(text);
        const why = phraseOf('why_offers', nameOfField(hit));
        if (!waited || waited.result.ok) return act([next], 'replan', 0.85, why, unsent(view, hit));
      }
      // Written the other way round it is yet to be tried.
      const isTried = text === said || typed.some(({ call }) => call.args['text'] === text);
      if (typed.length > 0 && isTried && showsOtherMonth(view, typed, iso?.slice(0, 10) ?? text))
        return { kind: 'unable', reason: phraseOf('unable_takes_not', nameOfField(hit), quote(clip(text))) };
      if (holds(hit, text)) {
        const taking = takeTyped(view, hit);
        // By itself: it takes what was typed, and sends nothing.
        if (taking) return act([taking], 'replan', 0.9, nameOfField(hit), unsent(view, hit));
        continue;
      }
      if (typed.length > 0 && hit.value === undefined) continue;
      // Typed in full, and the page made its own of it: once more is enough.
      if (typed.length >= 2) {
        if (isMadeOf(hit.value ?? '', text, view.locale)) continue;
        const reason = phraseOf(
          'unable_shows_other',
          nameOfField(hit),
          quote(clip(hit.value ?? '')),
          quote(clip(text)),
        );
        return { kind: 'unable', reason };
      }
      steps.push(enter(hit, text));
    }
    // What it offers is taken before the next field: a page may drop what was only typed.
    if (steps.some(offersList)) break;
  }
  if (missing && steps.length === 0) return missing;
  const done: Draft = { kind: 'done', note: phraseOf('done_fields_hold') };
  if (steps.length === 0) return wrongEntry(view) ?? sendItem(view, params) ?? done;
  const why = series(steps.flatMap(({ on }) => (on ? nameOfField(on) : [])));
  return act(steps, steps.some(offersList) ? 'replan' : 'verify', confidence, why);
}

/** What is left to set of a date or a time that has a box for each of its parts. */
function segmentsFor(view: SkillView, { field, value }: FieldValue): DraftStep[] | 'refused' | undefined {
  const said = value.from === 'date' ? value.date.from : value.from === 'text' ? value.text : undefined;
  const group = said !== undefined && field ? segmentsOf(view, field) : undefined;
  const parts = said !== undefined && group ? partsOf(said, group, view.locale) : undefined;
  return group && parts ? (enterParts(view, group, parts) ?? 'refused') : undefined;
}

/** A box that was typed into, and the list of options that it opened is open still. */
function hasOpenList(view: SkillView, hit: PcdHit): boolean {
  const isOpen = hit.role === 'combobox' && hit.hasPopup === 'listbox' && hit.expanded === true;
  return isOpen && attemptsOn(view, hit, 'dom.type').length > 0;
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

type Fields = { ok: true; hits: PcdHit[]; confidence: number } | { ok: false; draft: Draft };

function fieldsFor(
  view: SkillView,
  field: FieldValue,
  index: number,
  count: number,
  taken: ReadonlySet<string>,
): Fields {
  const phrase = field.field;
  if (phrase && !isBlank(phrase) && !(phrase.all && phrase.text === '')) {
    const isOfItem = isFieldOfItem(view, phrase);
    const suits = (hit: PcdHit): number =>
      taken.has(hit.id) || isOfItem?.(hit) === false || isAnother(view, hit, phrase, field.value)
        ? 0
        : isField(hit);
    const named = isOfItem ? { ...cellPhrase(phrase), where: undefined } : phrase;
    const loose: TargetPhrase = phrase.text === '' ? named : withoutRoles(named);
    const end = field.append ? endOfText(view, phrase, taken) : undefined;
    if (end) return 'id' in end ? { ok: true, hits: [end], confidence: 0.85 } : { ok: false, draft: end };
    const body = bodyOf(view, phrase, taken);
    const found = aim(view, loose, { suits, field: true, ...(body ? { mayReveal: false } : {}) });
    // A part of the form that is called so, "Message headers", is no name of what stands in it without one.
    const isNameless =
      found.ok && found.hits.every(({ label, section }) => label === '' || label === section);
    if (body && (isNameless || (!found.ok && found.draft.kind !== 'ask')))
      return { ok: true, hits: [body], confidence: 0.75 };
    if (found.ok) return { ok: true, hits: found.hits, confidence: found.confidence };
    const list = found.draft.kind === 'ask' ? undefined : listWithout(view, phrase, field.value);
    if (list && field.value.from === 'text') {
      const reason = phraseOf('unable_takes_not', nameOfField(list), quote(clip(field.value.text)));
      return { ok: false, draft: { kind: 'unable', reason } };
    }
    const title = found.draft.kind === 'ask' ? undefined : titleField(view, phrase, taken);
    if (title) return { ok: true, hits: [title], confidence: 0.7 };
    const needed = found.draft.kind === 'ask' ? onlyRequired(view, phrase, suits) : undefined;
    if (needed) return { ok: true, hits: [needed], confidence: 0.7 };
    const text = found.draft.kind === 'ask' ? undefined : textWith(view, field, taken);
    if (!text) return found;
    return 'id' in text ? { ok: true, hits: [text], confidence: 0.85 } : { ok: false, draft: text };
  }
  const secret = field.value.from === 'secret';
  let fields = unnamedFields(view).filter((hit) => !taken.has(hit.id));
  const secrets = fields.filter((hit) => hit.inputType === 'password');
  if (secret && secrets.length > 0) fields = secrets;
  else if (!secret && !phrase?.all && fields.length > secrets.length)
    fields = fields.filter((hit) => hit.inputType !== 'password');
  if (phrase?.all) {
    if (fields.length > 0) return { ok: true, hits: fields, confidence: 0.9 };
  }
  const only = fields.length === 1 || count > 1 ? fields[0] : undefined;
  if (only && (count === 1 || fields.length >= count - index))
    return { ok: true, hits: [only], confidence: fields.length === 1 ? 0.95 : 0.6 };
  const focused = fields.find((hit) => hit.focused);
  if (focused) return { ok: true, hits: [focused], confidence: 0.85 };
  const typed = fields.find((hit) => attemptsOn(view, hit).length > 0);
  if (typed) return { ok: true, hits: [typed], confidence: 0.85 };
  const empty = fields.filter((hit) => (hit.value ?? '') === '');
  if (empty.length === 1 && empty[0]) return { ok: true, hits: [empty[0]], confidence: 0.75 };
  if (fields.length > 1) {
    const answered = byAnswer(view, fields);
    if (answered) return { ok: true, hits: [answered], confidence: 1 };
    // A sentence belongs into the one place that takes sentences.
    const area = onlyTextArea(view, taken);
    if (area && field.value.from === 'text' && field.value.text.split(/\s+/).length >= 3)
      return { ok: true, hits: [area], confidence: 0.75 };
    return {
      ok: false,
      draft: { kind: 'ask', question: phraseOf('ask_which_field_mean'), options: optionsOf(fields) },
    };
  }
  const other = poolOf(view).filter((hit) => isField(hit) >= 0.8 && !taken.has(hit.id));
  if (other.length === 1 && other[0]) return { ok: true, hits: [other[0]], confidence: 0.7 };
  const opened = reveal(view, { text: '' });
  return {
    ok: false,
    draft: opened ?? { kind: 'unable', reason: phraseOf('unable_no_text_field') },
  };
}
