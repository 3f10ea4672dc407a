// Clicks what the user named; opens hidden places first when it is not in view.
import { COUNT, countOf } from '../../interpret/counts';
import type { IntentOf, TargetPhrase } from '../../shared/intent';
import { phraseOf, type Phrase } from '../../shared/phrase';
import type { PcdHit } from '../../shared/query';
import { COUNT_NEEDS, stepBy } from '../amounts/stepper';
import { needsOfPeriod, turnPeriod } from '../dates/turn-period';
import { isField, isSearchField, nameOfField } from '../fields/fields';
import { fieldForNew, hasFormFor } from '../fields/which-field';
import { makesNew } from '../forms/edit-form';
import {
  ADDS_BARELY,
  isListOf,
  isNamedInPart,
  makesAnother,
  pressMaker,
  towardsList,
  towardsPlace,
} from '../pages/maker';
import { amongKinds, openKinds, pressNew, saysNewAlone } from '../pages/menu-of-kinds';
import type { SkillView } from '../skill';
import { attemptsOn } from '../steps/attempts';
import { act, type Draft, type DraftStep, pressOn } from '../steps/draft';
import { draftSkill } from '../steps/draft-skill';
import { refusalOfPress } from '../steps/refused';
import { aim, lookFor, nameOfPhrase } from '../target/aim';
import { pressPlayer } from '../target/player';
import { poolOf } from '../target/pool';
import { lookedInLast, reveal } from '../target/reveal';
import { clickable } from '../target/target';
import { byAnswer, optionsOf, tellName } from '../target/telling';
import { nameOf } from '../words/naming';
import { CELL_ROLES, isChoice } from '../words/role-words';
import { doesAct } from '../words/synonyms';
import { fold, isPartOfWord, nameScore, quote, sameWord, tokens } from '../words/words';
import { MAKES_NEW, nearKey, sender, whereMissing } from './click-missing';

type Found = Extract<ReturnType<typeof aim>, { ok: true }>;

export const clickSkill = draftSkill<'click'>({
  name: 'click',
  kinds: ['click'],
  needs: ({ target, opens = [], place, verb = '' }) => [
    ...lookFor([target, ...opens, ...(place === undefined ? [] : [{ text: place }])]),
    ...(ADDS.test(fold(verb)) ? COUNT_NEEDS : needsOfPeriod(target)),
  ],
  draft,
});

export function draft(view: SkillView, params: IntentOf<'click'>): Draft {
  const made = drafted(view, params);
  if (!params.opens || (made.kind !== 'act' && made.kind !== 'done')) return made;
  const opener = made.kind === 'act' ? made.steps.at(-1)?.on?.label : undefined;
  return { ...made, remember: { ...made.remember, ...makesNew(opener ?? '') } };
}

function drafted(view: SkillView, params: IntentOf<'click'>): Draft {
  const { target, opens, verb } = params;
  const before =
    refusalOfPress(view) ??
    towardsPlace(view, params) ??
    (verb === undefined ? undefined : pressPlayer(view, target));
  if (before) return before;
  if (opens && hasFormFor(view, target, opens)) return FORM_IS_HERE;
  const kind = amongKinds(view, target);
  if (kind) return kind;
  const turned = turnPeriod(view, target.text);
  if (turned?.kind === 'act') return turned;
  const found = aimAt(view, params);
  const isNamed = found.ok && nameOf(found.hit, target.text) >= 0.85;
  const counted = isNamed ? undefined : moreOf(view, params);
  if (counted) return counted;
  return found.ok ? whereFound(view, params, found) : whereMissing(view, params, found.draft);
}

const FORM_IS_HERE: Draft = { kind: 'done', note: phraseOf('done_form_is_here') };

function whereFound(view: SkillView, params: IntentOf<'click'>, found: Found): Draft {
  const { target, opens } = params;
  const { hit } = found;
  const off = disabledOf(view, hit, target);
  if (off)
    return act(
      [{ tool: toolOf(params), on: off, say: phraseOf('do_click', tellName(off)) }],
      'verify',
      0.9,
      tellName(off),
    );
  if (opens && sendsForm(view, hit, opens, target)) return FORM_IS_HERE;
  if (opens && isListOf(hit, target)) return insteadOfList(view, target);
  // The page is called so; what makes one stands beside.
  const maker = opens && hit.type === 'text' ? pressMaker(view, target) : undefined;
  if (maker) return maker;
  const beside = besideMenu(view, hit, target);
  return (
    insteadOfOther(view, params, hit) ??
    (beside && pressOn(beside, 'do_open', 'replan', 0.7, tellName(beside))) ??
    lookFurther(view, hit, target) ??
    enteredBefore(view, hit, params) ??
    (MAKES_NEW.test(fold(params.verb ?? '')) && saysNewAlone(view, hit) ? pressNew(view, hit) : undefined) ??
    clickFound(view, params, found)
  );
}

/** What the words fit is only the list of such things: what makes one is somewhere else. */
function insteadOfList(view: SkillView, target: TargetPhrase): Draft {
  return (
    pressMaker(view, target) ??
    reveal(view, target, { scroll: false }) ??
    towardsList(view, target) ?? {
      kind: 'unable',
      reason: phraseOf('unable_not_on_page', nameOfPhrase(target)),
    }
  );
}

/** The words fit what only mentions them, or what is called nearly so: what is meant may be hidden. */
function insteadOfOther(
  view: SkillView,
  { target, verb }: IntentOf<'click'>,
  hit: PcdHit,
): Draft | undefined {
  const instead = isPassingMention(hit, target)
    ? (sender(view, target) ?? reveal(view, target, { scroll: false }))
    : undefined;
  if (instead) return instead;
  const isOther =
    isOtherWord(hit, target) ||
    isMereCell(hit, target) ||
    isWholeRow(hit, target) ||
    (verb !== undefined && !doesThat(hit, verb));
  if (!isOther || byAnswer(view, [hit])) return undefined;
  return (
    reveal(view, target, { scroll: false }) ??
    (MAKES_NEW.test(fold(verb ?? '')) ? openKinds(view, target) : undefined) ??
    askFor(hit, target)
  );
}

const toolOf = ({ double }: IntentOf<'click'>): 'dom.click' | 'dom.dblclick' =>
  double ? 'dom.dblclick' : 'dom.click';

/** Those that were found; of all of them, those that were not clicked yet. */
function clickFound(view: SkillView, params: IntentOf<'click'>, { hits, confidence, why }: Found): Draft {
  const tool = toolOf(params);
  const agreed = AGREES.test(fold(params.verb ?? '')) ? tickFound(hits, confidence, why) : undefined;
  if (agreed) return agreed;
  const left = params.target.all
    ? hits.filter((hit) => !attemptsOn(view, hit, tool).some((attempt) => attempt.result.ok))
    : hits;
  if (left.length === 0) return { kind: 'done', note: phraseOf('done_all_clicked', hits.length) };
  const steps = left.slice(0, MOST_CLICKS).map((hit): DraftStep => {
    // A box that is drawn by its label is not there for a pointer.
    const isCovered = isChoice(hit) && attemptsOn(view, hit, tool).some(({ result }) => !result.ok);
    return isCovered
      ? {
          tool: 'dom.check',
          on: hit,
          args: { on: hit.checked !== true },
          say: phraseOf('do_check', tellName(hit)),
        }
      : (onWords(hit, params) ?? { tool, on: hit, say: phraseOf('do_click', tellName(hit)) });
  });
  return act(steps, 'verify', confidence, why);
}
const MOST_CLICKS = 40;

/** Of a thing that holds much more than what was named, the very words are pressed and not its middle. */
function onWords(hit: PcdHit, params: IntentOf<'click'>): DraftStep | undefined {
  const { text } = params.target;
  const said = tokens(text).length;
  const holds = hit.implicit === true || hit.type === 'text' ? tokens(hit.label).length - said : 0;
  if (said === 0 || holds < MUCH_MORE || nameOf(hit, text) >= 0.85) return undefined;
  const selector = { kind: 'text', text, exact: true };
  return { tool: toolOf(params), args: { selector }, say: phraseOf('do_click', quote(text)) };
}
const MUCH_MORE = 6;

/** "Accept the terms": a box for it is ticked; a press would take a tick away. */
function tickFound(hits: readonly PcdHit[], confidence: number, why: Phrase): Draft | undefined {
  const isBox = ({ role, checked }: PcdHit): boolean =>
    checked !== undefined && /^(?:checkbox|switch|menuitemcheckbox)$/.test(role);
  if (!hits.every(isBox)) return undefined;
  const steps = hits.flatMap((hit): DraftStep[] =>
    hit.checked === true
      ? []
      : [{ tool: 'dom.check', on: hit, args: { on: true }, say: phraseOf('do_check', tellName(hit)) }],
  );
  if (steps.length === 0) return { kind: 'done', note: phraseOf('done_already_so', why) };
  return act(steps, 'verify', confidence, why);
}
const AGREES = /^(?:accept|agree|acknowledge|confirm|consent|akzeptier|bestatig|stimm|接受|同意|确认)/;

/** "Add a child", "add two more adults", where they are counted between "−" and "+". */
function moreOf(view: SkillView, { target, verb = '' }: IntentOf<'click'>): Draft | undefined {
  if (!ADDS.test(fold(verb))) return undefined;
  const said = target.text.slice(verb.length).trim();
  const count = MORE_OF.exec(said)?.[1] ?? '1';
  return stepBy(view, { text: said.replace(MORE_OF, '') }, Number(countOf(count)));
}
const ADDS = /^add$/;
const MORE_OF = new RegExp(`^(?:another|(${COUNT}) more) `, 'iu');

/** What is called so is the button of the form itself, which has a field that is wanted, or one for the new thing: nobody sends it empty. */
function sendsForm(
  view: SkillView,
  { role, formId }: PcdHit,
  opens: readonly TargetPhrase[],
  target: TargetPhrase,
): boolean {
  if (role !== 'button' || formId === undefined) return false;
  const suits = (field: PcdHit): number =>
    field.formId === formId && !isSearchField(field) && !/filter|search|such/.test(fold(field.label))
      ? isField(field)
      : 0;
  return (
    isFormForNew(view, formId, target) ||
    opens.some((field) => aim(view, field, { suits, field: true, mayReveal: false }).ok)
  );
}

/** "Add milk", where "Add" stands beside an empty field of its form: the milk goes there first. */
function enteredBefore(view: SkillView, hit: PcdHit, { target, verb }: IntentOf<'click'>): Draft | undefined {
  if (verb === undefined || hit.formId === undefined || !ADDS_BARELY.test(fold(hit.label))) return undefined;
  const rest = withoutVerb(target.text, verb);
  const fields = poolOf(view).filter(({ type, formId }) => type === 'field' && formId === hit.formId);
  const [field, other] = fields;
  const isFree = field && !other && !field.disabled && !field.readonly && field.value === '';
  if (!isFree || rest === '' || (field.inputType ?? 'text') !== 'text' || isSearchField(field))
    return undefined;
  const type: DraftStep = {
    tool: 'dom.type',
    on: field,
    args: { text: rest },
    say: phraseOf('do_type_into', quote(rest), nameOfField(field)),
  };
  const press: DraftStep = { tool: 'dom.click', on: hit, say: phraseOf('do_press', tellName(hit)) };
  return act([type, press], 'verify', 0.8, nameOfField(field));
}

/** Before what is made, or behind it: "Add milk", „Milch hinzufügen“. */
const withoutVerb = (text: string, verb: string): string =>
  (text.endsWith(` ${verb}`) ? text.slice(0, -verb.length) : text.slice(verb.length)).trim();

function isFormForNew(view: SkillView, formId: string, { text }: TargetPhrase): boolean {
  const made = fieldForNew(view);
  const said = tokens(text);
  return (
    made?.field.formId === formId &&
    tokens(made.of).every((word) => said.some((other) => sameWord(word, other)))
  );
}

/** Of several that open the same form, one over each column of a board, the first will do. */
function aimAt(view: SkillView, { target, opens }: IntentOf<'click'>): ReturnType<typeof aim> {
  const suits = (hit: PcdHit): number =>
    opens &&
    (isNamedInPart(view, hit, target) ||
      (makesAnother(view, hit, target) && !sendsForm(view, hit, opens, target)))
      ? 0
      : clickable(hit);
  const found = aim(view, target, { suits, mayReveal: false });
  if (found.ok || found.draft.kind !== 'ask' || !opens) return found;
  const first = aim(view, { ...target, ordinal: 1 }, { suits, mayReveal: false });
  const isTwin = ({ type, label }: PcdHit): boolean =>
    first.ok && type === 'action' && label === first.hit.label;
  const twins = poolOf(view).filter(isTwin).length;
  return twins > 1 && twins === found.draft.options.length ? first : found;
}

/** Opened one of several sections and found what is nearly as quoted: another one may have the very words. */
function lookFurther(view: SkillView, hit: PcdHit, target: TargetPhrase): Draft | undefined {
  const place = lookedInLast(view);
  if (!target.literal || place === undefined || isWritten(hit, target.text)) return undefined;
  const next = reveal(view, target, { sectionsOnly: true });
  return next && { ...next, remember: { [nearKey(target)]: place } };
}

/** In these very letters and signs, but for case and the marks that controls bear at their end. */
function isWritten(hit: PcdHit, words: string): boolean {
  const plain = (text: string): string =>
    text
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/(?:\s*[:*›»…]|\.{3})$/, '')
      .toLowerCase();
  const names = [hit.label, hit.text, hit.value, hit.placeholder];
  return names.some((name) => name !== undefined && plain(name) === plain(words));
}

/** A button of that very name that is disabled is meant before a form or a text that says the same. */
function disabledOf(view: SkillView, hit: PcdHit, { text }: TargetPhrase): PcdHit | undefined {
  if (text === '' || hit.type === 'action' || hit.type === 'field') return undefined;
  return poolOf(view).find(
    (other) => other.type === 'action' && other.disabled === true && nameScore(text, other.label) >= 0.95,
  );
}

/** A sentence that has the words somewhere is hardly what is to be pressed. */
function isPassingMention(hit: PcdHit, { text, roles }: TargetPhrase): boolean {
  if (text === '') return false;
  // A form of that purpose is not pressed either.
  if (hit.type === 'form') return true;
  if (hit.type !== 'text') return false;
  if (roles !== undefined && !roles.some((role) => role === 'button' || role === 'link')) return false;
  return tokens(hit.label).length > tokens(text).length + 4;
}

/** "Play" in quotes is not "Playback": what is called exactly so may sit in a closed place. */
function isOtherWord(hit: PcdHit, { text, literal }: TargetPhrase): boolean {
  return (
    literal === true &&
    isPartOfWord(text, hit.label) &&
    nameOf({ ...hit, label: '' as PcdHit['label'] }, text, true) < 0.7
  );
}

/** "Undo the last edit" is no press on "Edit". */
function doesThat({ label, fullLabel, text, tooltip, value, icon, kind }: PcdHit, verb: string): boolean {
  return doesAct(verb, [label, fullLabel, text, tooltip, value, icon].join(' '), kind);
}

/** "The Follow button next to Marta" is not the row that says both. */
function isWholeRow({ type, label }: PcdHit, { text, roles, where = [] }: TargetPhrase): boolean {
  const isButton = roles?.some((role) => role === 'button' || role === 'link') === true;
  return (
    type === 'text' &&
    isButton &&
    text !== '' &&
    where.some(
      ({ op, value }) => op === 'contains' && nameScore(value, label) > 0 && !isPartOfWord(value, label),
    ) &&
    tokens(label).length > tokens(text).length
  );
}

/** "Add one more chair" is no press on the cell that says "Chair". */
function isMereCell(hit: PcdHit, { text }: TargetPhrase): boolean {
  return CELL_ROLES.has(hit.role) && text !== '' && nameOf(hit, text) < 0.7;
}

function askFor(hit: PcdHit, { text }: TargetPhrase): Draft {
  const question = phraseOf('ask_is_it_this', quote(text));
  return { kind: 'ask', question, options: optionsOf([hit]) };
}

/** "Save as draft" is not "Save" where a menu hangs on that: it may be in there. */
function besideMenu(view: SkillView, hit: PcdHit, { text, literal }: TargetPhrase): PcdHit | undefined {
  const isLess = tokens(hit.label).length < tokens(text).length && nameOf(hit, text) < 0.9;
  if (hit.role !== 'button' || literal || !isLess) return undefined;
  const { x, y, w, h } = hit.look.box;
  return poolOf(view).find(({ id, role, hasPopup, expanded, disabled, look: { box } }) => {
    if (id === hit.id || role !== 'button' || hasPopup !== 'menu' || expanded === true || disabled)
      return false;
    const isBeside = Math.abs(box.x - x - w) <= 8 || Math.abs(x - box.x - box.w) <= 8;
    return isBeside && Math.abs(box.y + box.h / 2 - y - h / 2) <= 4;
  });
}
