// Clicks what the user named; opens hidden places first when it is not in view.
import { COUNT, countOf } from '../interpret/counts';
import { phraseOf, type Phrase, roleWord } from '../shared/phrase';
import type { IntentOf, TargetPhrase } from '../shared/intent';
import type { PcdHit } from '../shared/query';
import { aim, lookFor, nameOfPhrase } from './aim';
import { attemptsOn } from './attempts';
import { act, draftSkill, type Draft, type DraftStep } from './draft';
import { makesNew } from './edit-form';
import { isField, isSearchField, nameOfField } from './fields';
import { lookedInLast, reopen, reveal } from './reveal';
import { refusalOfPress } from './refused';
import { ADDS_BARELY, goOnce, makerOf, makesAnother, towardsMessages, towardsPlace } from './maker';
import { CELL_ROLES, isChoice } from './role-words';
import { pressPlayer } from './player';
import { COUNT_NEEDS, stepBy } from './stepper';
import { needsOfTurn, turnByOne } from './shown-month';
import type { SkillView } from './skill';
import { submitButtons } from './submit-buttons';
import { doesAct, kindScore } from './synonyms';
import { nameOf } from './naming';
import { clickable, poolOf } from './target';
import { byAnswer, optionsOf } from './telling';
import { fieldForNew, hasFormFor } from './which-field';
import { fold, isPartOfWord, nameScore, quote, quoted, sameWord, saysAny, tokens } from './words';

export const clickSkill = draftSkill<'click'>({
  name: 'click',
  kinds: ['click'],
  needs: ({ target, opens = [], place, verb = '' }) => [
    ...lookFor([target, ...opens, ...(place === undefined ? [] : [{ text: place }])]),
    ...(ADDS.test(fold(verb)) ? COUNT_NEEDS : needsOfTurn(target)),
  ],
  draft,
});

export function draft(view: SkillView, params: IntentOf<'click'>): Draft {
  const made = drafted(view, params);
  if (!params.opens || (made.kind !== 'act' && made.kind !== 'done')) return made;
  return { ...made, remember: { ...made.remember, ...makesNew() } };
}

function drafted(view: SkillView, params: IntentOf<'click'>): Draft {
  const refusal = refusalOfPress(view);
  if (refusal) return refusal;
  const elsewhere =
    towardsPlace(view, params) ?? (params.verb === undefined ? undefined : pressPlayer(view, params.target));
  if (elsewhere) return elsewhere;
  if (params.opens && hasFormFor(view, params.target, params.opens))
    return { kind: 'done', note: phraseOf('done_form_is_here') };
  const tool = params.double ? 'dom.dblclick' : 'dom.click';
  const found = aimAt(view, params);
  const isNamed = found.ok && nameOf(found.hit, params.target.text) >= 0.85;
  const counted = isNamed ? undefined : moreOf(view, params);
  if (counted) return counted;
  const off = found.ok ? disabledOf(view, found.hit, params.target) : undefined;
  if (off) return act([{ tool, on: off, say: phraseOf('do_click', told(off)) }], 'verify', 0.9, told(off));
  if (found.ok && params.opens && sendsForm(view, found.hit, params.opens, params.target))
    return { kind: 'done', note: phraseOf('done_form_is_here') };
  const maker =
    params.opens && (!found.ok || isListOf(found.hit, params.target))
      ? makerOf(view, params.target)
      : undefined;
  if (maker)
    return act(
      [{ tool: 'dom.click', on: maker, say: phraseOf('do_click', told(maker)) }],
      'verify',
      0.85,
      told(maker),
    );
  if (found.ok && params.opens && isListOf(found.hit, params.target))
    return (
      reveal(view, params.target, { scroll: false }) ??
      towardsList(view, params) ?? {
        kind: 'unable',
        reason: phraseOf('unable_not_on_page', nameOfPhrase(params.target)),
      }
    );
  const passing = found.ok && isPassingMention(found.hit, params.target);
  const instead = passing
    ? (sender(view, params.target) ?? reveal(view, params.target, { scroll: false }))
    : undefined;
  if (instead) return instead;
  const isOther =
    found.ok &&
    (isOtherWord(found.hit, params.target) ||
      isMereCell(found.hit, params.target) ||
      (params.verb !== undefined && !doesThat(found.hit, params.verb)));
  if (found.ok && isOther && !byAnswer(view, [found.hit]))
    return reveal(view, params.target, { scroll: false }) ?? askFor(found.hit, params.target);
  const beside = found.ok ? besideMenu(view, found.hit, params.target) : undefined;
  if (beside)
    return act(
      [{ tool: 'dom.click', on: beside, say: phraseOf('do_open', told(beside)) }],
      'replan',
      0.7,
      told(beside),
    );
  const onward = found.ok ? lookFurther(view, found.hit, params.target) : undefined;
  if (onward) return onward;
  if (!found.ok) {
    if (found.draft.kind !== 'unable') return found.draft;
    const owner = poolOf(view).find((hit) => optionOf(hit, params.target.text) !== undefined);
    const option = owner && optionOf(owner, params.target.text);
    if (owner && option)
      return act(
        [
          {
            tool: 'dom.select',
            on: owner,
            args: { value: option },
            say: phraseOf('do_choose', quote(option)),
          },
        ],
        'verify',
        0.8,
        phraseOf('why_option', quote(option)),
      );
    const closed = reveal(view, params.target, { sectionsOnly: true });
    const near = closed ? undefined : view.memory[nearKey(params.target)];
    return (
      leave(view, params.target) ??
      toggle(view, params.target) ??
      turnByOne(view, params.target) ??
      sender(view, params.target) ??
      writer(view, params.target) ??
      (params.opens && towardsMessages(view, params.target)) ??
      (near === undefined ? undefined : reopen(view, near)) ??
      reveal(view, params.target) ??
      (params.opens && towardsList(view, params)) ??
      found.draft
    );
  }
  const entered = enteredBefore(view, found.hit, params);
  if (entered) return entered;
  const left = params.target.all
    ? found.hits.filter((hit) => !attemptsOn(view, hit, tool).some((attempt) => attempt.result.ok))
    : found.hits;
  if (left.length === 0) return { kind: 'done', note: phraseOf('done_all_clicked', found.hits.length) };
  const steps = left.slice(0, 40).map((hit): DraftStep => {
    // A box that is drawn by its label is not there for a pointer.
    const isCovered = isChoice(hit) && attemptsOn(view, hit, tool).some(({ result }) => !result.ok);
    return isCovered
      ? {
          tool: 'dom.check',
          on: hit,
          args: { on: hit.checked !== true },
          say: phraseOf('do_check', told(hit)),
        }
      : { tool, on: hit, say: phraseOf('do_click', told(hit)) };
  });
  return act(steps, 'verify', found.confidence, found.why);
}

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
  const rest = target.text.slice(verb.length).trim();
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
  const press: DraftStep = { tool: 'dom.click', on: hit, say: phraseOf('do_press', told(hit)) };
  return act([type, press], 'verify', 0.8, nameOfField(field));
}

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
    opens && makesAnother(view, hit, target) && !sendsForm(view, hit, opens, target) ? 0 : clickable(hit);
  const found = aim(view, target, { suits, mayReveal: false });
  if (found.ok || found.draft.kind !== 'ask' || !opens) return found;
  const first = aim(view, { ...target, ordinal: 1 }, { suits, mayReveal: false });
  const isTwin = ({ type, label }: PcdHit): boolean =>
    first.ok && type === 'action' && label === first.hit.label;
  const twins = poolOf(view).filter(isTwin).length;
  return twins > 1 && twins === found.draft.options.length ? first : found;
}

/** "Create an issue" where nothing does: the list of issues may have the button. It is gone to once. */
function towardsList(view: SkillView, { target }: IntentOf<'click'>): Draft | undefined {
  const lists = poolOf(view).filter((hit) => !hit.behind && !hit.disabled && isListOf(hit, target));
  const [way] = lists;
  if (!way || new Set(lists.map(({ href }) => href)).size > 1) return undefined;
  return goOnce(view, way, 0.7, told(way));
}

/** A link that says the kind alone: "Issues", of "create issue". */
function isListOf({ role, label }: PcdHit, { text }: TargetPhrase): boolean {
  const [said, wanted] = [tokens(label), tokens(text)];
  const isOfIt = (word: string): boolean => wanted.some((other) => sameWord(word, other));
  const isKind = said.length > 0 && said.length < wanted.length && said.every(isOfIt);
  return role === 'link' && isKind && !saysAny(label, MAKES);
}

/** As `fold` gives it. */
const MAKES = /^(?:add|new|create|make|neu(?:e[nrs]?)?|erstellen|anlegen|hinzufugen)$|新建|创建|添加|新增/u;

/** Where something that is written nearly so was seen, while the very words were looked for. */
const nearKey = ({ text }: TargetPhrase): string => `${quoted(text)} was seen nearly so in`;

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

/** "Close the dialog" where its only way out is called "Cancel". */
function leave(view: SkillView, { text, within = '' }: TargetPhrase): Draft | undefined {
  if (kindScore(text, 'close') < 0.8 || !DIALOG.test(fold(within))) return undefined;
  const outs = poolOf(view).filter(({ role, disabled, label }) => {
    return role === 'button' && !disabled && OUT.test(fold(label));
  });
  const [out] = outs;
  if (!view.mini.dialog || !out || outs.length > 1) return undefined;
  return act(
    [{ tool: 'dom.click', on: out, say: phraseOf('do_click', told(out)) }],
    'verify',
    0.75,
    told(out),
  );
}

const DIALOG = /dialog|popup|pop-up|modal|window|fenster|对话框|弹窗/;
const OUT = /^(?:cancel|dismiss|not now|no,? thanks|abbrechen|nicht jetzt|取消)$/;

/** "Hide the sidebar" where the one button for that says "Toggle sidebar". */
function toggle(view: SkillView, { text, within = '' }: TargetPhrase): Draft | undefined {
  if (kindScore(text, 'close') < 0.8 || within === '') return undefined;
  const hit = poolOf(view).find(
    ({ type, label }) => type === 'action' && TOGGLES.test(fold(label)) && nameScore(within, label) >= 0.7,
  );
  return (
    hit &&
    act([{ tool: 'dom.click', on: hit, say: phraseOf('do_click', told(hit)) }], 'verify', 0.75, told(hit))
  );
}

const TOGGLES = /\b(?:toggle|hide|collapse|umschalten|ausblenden|einklappen)\b|切换|隐藏/;

/** "Press login" where the only button of the form says "OK": the word names what it does. */
function sender(view: SkillView, { text, roles }: TargetPhrase): Draft | undefined {
  const doesSend = kindScore(text, 'login') >= 0.8 || kindScore(text, 'submit') >= 0.8;
  if (!doesSend || (roles !== undefined && !roles.includes('button'))) return undefined;
  const buttons = submitButtons(view).filter((hit) => hit.role === 'button' && hit.formId !== undefined);
  const [only] = buttons;
  if (!only || buttons.length > 1) return undefined;
  return act(
    [{ tool: 'dom.click', on: only, say: phraseOf('do_press', told(only)) }],
    'verify',
    0.65,
    told(only),
  );
}

/** "Compose" where what opens the form says "New message". */
function writer(view: SkillView, { text }: TargetPhrase): Draft | undefined {
  if (kindScore(text, 'compose') < 0.8) return undefined;
  const [only, ...others] = poolOf(view).filter(
    ({ type, disabled, label }) => type === 'action' && !disabled && kindScore(label, 'compose') > 0.8,
  );
  if (!only || others.some(({ label }) => label !== only.label)) return undefined;
  const say = phraseOf('do_click', told(only));
  return act([{ tool: 'dom.click', on: only, say }], 'verify', 0.75, told(only));
}

function optionOf(hit: PcdHit, words: string): string | undefined {
  if (words === '') return undefined;
  return hit.options?.find((option) => nameOf({ ...hit, label: option }, words, true) >= 0.95);
}

function told(hit: PcdHit): Phrase {
  const name = hit.label || hit.text || hit.value || '';
  return name === '' ? phraseOf('thing_the', roleWord(hit.role)) : quote(name);
}
