// Chooses among options: native selects, list boxes, radios, check boxes, ARIA combo boxes, menus.
import type { IntentOf, TargetPhrase } from '../../shared/intent';
import { phraseOf, series } from '../../shared/phrase';
import type { PcdHit } from '../../shared/query';
import { isBlank, nameOfField } from '../fields/fields';
import { severalOf } from '../fields/several';
import { suggestionFor } from '../fields/suggestions';
import { WAYS_TO_EDIT } from '../forms/edit-form';
import { fittingItems, isWhole } from '../items/fitting-items';
import { itemsOf } from '../items/items';
import { agreeIn } from '../lists/column-filter';
import { meansPageSize, pressPageSize, sizeScore } from '../lists/page-size';
import type { SkillView } from '../skill';
import { attemptsOn, changedSomething, countTargets, isChoosing } from '../steps/attempts';
import { act, type Draft, type DraftStep, pressOn } from '../steps/draft';
import { draftSkill } from '../steps/draft-skill';
import { aim, lookFor } from '../target/aim';
import { poolOf } from '../target/pool';
import { reveal } from '../target/reveal';
import { rankTarget, resolveTarget } from '../target/target';
import { isStep } from '../target/telling';
import { kindsOf } from '../words/naming';
import { CELL_ROLES, isChoice, meansItem } from '../words/role-words';
import { fold, keywords, quote, quoted, wordScore } from '../words/words';
import { chosenInMenu, valueButton } from './by-menu';
import { choiceBeside, isChooser, isMereText } from './choice-beside';
import { withFieldApart } from './choice-groups';
import { chooseInList, fitLists } from './choose-in-list';
import { chooseOnly } from './choose-only';
import { chooseRows, NEEDS_OF_ROWS } from './choose-rows';
import { choicesCrossed } from './matrix';
import { apart, asOffered } from './offered';

export const chooseSkill = draftSkill<'choose'>({
  name: 'choose',
  kinds: ['choose'],
  needs: (params) => [
    ...lookFor([...params.options, ...(params.field ? [params.field, ...WAYS_TO_EDIT] : [])], {
      tables: params.field !== undefined,
    }),
    ...NEEDS_OF_ROWS,
  ],
  draft,
  effects: [(_after, params, view) => draft(view, params).kind === 'done'],
});

export function draft(view: SkillView, wish: IntentOf<'choose'>): Draft {
  const alone = wish.only ? chooseOnly(view, wish) : undefined;
  if (alone) return alone;
  const said = { ...wish, options: wish.options.map((option) => asOffered(view, option)) };
  const whole = withFieldApart(view, said);
  const [only] = said.options;
  const inOne = only && said.options.length === 1 && !whole.field ? apart(view, only) : undefined;
  if (inOne)
    return oneOfEach(
      view,
      inOne.map((option) => ({ ...said, options: [option] })),
    );
  const several = said.field === undefined && said.options.length > 1 ? said.options : [];
  const each = several.map((option) => withFieldApart(view, { ...said, options: [option] }));
  // "Order 1002 and order 1004" may be rows of a column that is called so.
  if (each.length > 0 && each.every(({ field }) => field))
    return chooseRows(view, said.options) ?? oneOfEach(view, each);
  return chooseFrom(view, whole);
}

/** "Country Norway, language Danish": an option of each of several lists, one list after the other. */
function oneOfEach(view: SkillView, each: ReadonlyArray<IntentOf<'choose'>>): Draft {
  const before: string[] = [];
  for (const params of each) {
    const attempts = view.attempts.filter(
      ({ description }) => !before.some((text) => description.includes(text)),
    );
    const made = chooseFrom({ ...view, attempts }, params);
    if (made.kind !== 'done') return made.kind === 'act' ? { ...made, then: 'replan' } : made;
    before.push(...params.options.map(({ text }) => text));
  }
  return { kind: 'done', note: phraseOf('done_they_chosen') };
}

function chooseFrom(view: SkillView, params: IntentOf<'choose'>): Draft {
  const crossed = chooseCrossed(view, params);
  if (crossed) return crossed;
  const several = chooseSeveral(view, params);
  if (several) return several;
  const lists = fitLists(view, params);
  const owner = lists[0];
  if (owner) return chooseInList(view, owner, params.options);
  if (meansPageSize(params.field) && !boxOf(view, params.field)) return pressPageSize(view, params);
  const rows = params.field ? undefined : chooseRows(view, params.options);
  if (rows) return rows;
  const everything = chooseEverything(view, params);
  if (everything) return everything;
  if (choseAll(view, params)) return { kind: 'done', note: phraseOf('done_they_chosen') };
  const steps: DraftStep[] = [];
  let confidence = 1;
  let chosen = 0;
  const box = params.field && !isBlank(params.field) ? boxOf(view, params.field) : undefined;
  for (const option of params.options) {
    if (box && wasTaken(view, box, option.text)) {
      chosen++;
      continue;
    }
    const found = aim(view, withField(option, params.field), {
      suits: (hit) => (box && isOfTable(hit) ? 0 : optionFitness(hit)),
      floor: 0.5,
      mayReveal: false,
    });
    if (!found.ok) {
      if (found.draft.kind === 'ask') return found.draft;
      if (steps.length > 0) break;
      if (isGone(view, params.options.length))
        return { kind: 'done', note: phraseOf('done_chosen_and_closed') };
      const otherwise = openThenChoose(view, params, option) ?? chosenInMenu(view, params);
      return otherwise ?? reveal(view, option) ?? found.draft;
    }
    confidence = Math.min(confidence, found.confidence);
    for (const named of found.hits) {
      const hit = choiceBeside(view, named);
      if (
        isChosen(view, hit) ||
        tookCard(view, named) ||
        (params.options.length === 1 && tookListed(view, hit, option))
      )
        chosen++;
      else steps.push(choose(hit, hit !== named && isChooser(hit) ? named : hit));
      const agreeing = steps.length === 0 && attemptsOn(view, hit).length > 0 && agreeIn(view, hit);
      if (agreeing) return pressOn(agreeing, 'do_press', 'verify', 0.85);
    }
  }
  const inMenu = steps.some((step) => wasTurned(view, step)) ? chosenInMenu(view, params) : undefined;
  if (inMenu?.kind === 'done') return inMenu;
  const reason = phraseOf('unable_not_just_these_rows', quoted(params.options[0]!.text));
  if (steps.some((step) => wasTurned(view, step))) return { kind: 'unable', reason };
  if (steps.length === 0 && chosen > 0)
    return { kind: 'done', note: chosen === 1 ? phraseOf('done_chosen') : phraseOf('done_they_chosen') };
  return act(steps, 'verify', confidence, series(steps.map(({ say }) => say)));
}

/** "Agree for the food": the box that stands in that column of that row. */
function chooseCrossed(view: SkillView, { options, field }: IntentOf<'choose'>): Draft | undefined {
  const [option, other] = options;
  if (!option || other || !field) return undefined;
  const [hit, more] = choicesCrossed(view, [option.text, field.text]);
  if (!hit || more) return undefined;
  if (isChosen(view, hit)) return { kind: 'done', note: phraseOf('done_chosen') };
  return act([choose(hit)], 'verify', 0.9, quoted(hit.label));
}

/** What shows no state in a row, and was pressed under this name: once more might take it back. */
const wasTurned = (view: SkillView, { on, say }: DraftStep): boolean =>
  on !== undefined &&
  (on.itemIndex !== undefined || mayDoNothing(on)) &&
  [on.checked, on.selected, on.pressed].every((state) => state === undefined) &&
  view.attempts.some((attempt) => attempt.result.ok && isStep(attempt, say));

/** Each for itself, in a box of which several can be chosen. */
function chooseSeveral(view: SkillView, { options, field }: IntentOf<'choose'>): Draft | undefined {
  const texts = options.map(({ text }) => text);
  const isPlain = options.every((option) => option.text !== '' && !option.where && !option.all);
  if (!field || isBlank(field) || !isPlain) return undefined;
  const box = boxOf(view, field);
  return box && severalOf(view, box, texts);
}

/** "Select all posts" of a list with a box for each: the box for all of them, else every one. */
function chooseEverything(view: SkillView, { options, field }: IntentOf<'choose'>): Draft | undefined {
  const [wanted, ...others] = options;
  if (!wanted?.all || !isWhole(wanted) || others.length > 0 || field) return undefined;
  const listed = keywords(kindsOf(view));
  const isListed = (word: string): boolean => listed.some((other) => wordScore(word, other) >= 0.8);
  if (!meansItem(wanted.roles) && !keywords(wanted.text).every(isListed)) return undefined;
  const boxes = poolOf(view).filter((hit) => hit.role === 'checkbox' && !hit.disabled);
  const forAll = boxes.filter((hit) => hit.itemIndex === undefined && FOR_ALL.test(fold(hit.label)));
  const rows = forAll.length > 0 ? forAll.slice(0, 1) : boxes.filter((hit) => hit.itemIndex !== undefined);
  if (rows.length === 0) return undefined;
  const steps = rows.filter((hit) => !isChosen(view, hit)).map((hit) => choose(hit));
  if (steps.length === 0) return { kind: 'done', note: phraseOf('done_all_chosen') };
  return act(steps, 'verify', 0.85, series(steps.map(({ say }) => say)));
}

const FOR_ALL =
  /^(?:(?:select|check|tick|choose|toggle|mark) )?(?:all|everything)\b|^alles?(?: auswahlen| markieren)?$|^全选$/;

/** A box of which several can be chosen has taken them all at once: another press would take one back. */
function choseAll(view: SkillView, { options }: IntentOf<'choose'>): boolean {
  const whole = view.attempts.filter(({ call, result }) => {
    const { values } = call.args;
    return result.ok && Array.isArray(values) && options.every(({ text }) => values.includes(text));
  });
  if (whole.length === 0) return false;
  // One that takes a single value shows the last of them.
  const boxes = poolOf(view).filter((hit) => attemptsOn(view, hit, 'dom.select').length > 0);
  return boxes.every(
    ({ value = '' }) => value === '' || options.every(({ text }) => fold(value).includes(fold(text))),
  );
}

/** Lists close and options go once they are chosen. */
function isGone(view: SkillView, count: number): boolean {
  const chose = view.attempts.filter((attempt) => attempt.result.ok && isChoosing(attempt));
  return countTargets(chose) >= count && chose.some(changedSomething);
}

function withField(option: TargetPhrase, field: TargetPhrase | undefined): TargetPhrase {
  return field && field.text !== '' && !option.within ? { ...option, within: field.text } : option;
}

function optionFitness(hit: PcdHit): number {
  if (hit.disabled || hit.type === 'form' || hit.type === 'collection') return 0;
  if (['option', 'radio', 'menuitemradio', 'checkbox', 'switch', 'menuitemcheckbox'].includes(hit.role))
    return 1;
  if (['menuitem', 'treeitem', 'tab', 'listitem', 'row', 'gridcell'].includes(hit.role)) return 0.9;
  if (hit.implicit || hit.role === 'button') return 0.8;
  return hit.type === 'text' ? 0.5 : hit.type === 'field' ? 0 : 0.7;
}

/** From a box that opens a list and is told no value. */
const wasTaken = (view: SkillView, box: PcdHit, text: string): boolean =>
  box.role !== 'combobox' &&
  attemptsOn(view, box, 'dom.select').some(
    (attempt) => attempt.result.ok && attempt.call.args['value'] === text && changedSomething(attempt),
  );

/** What stands in a table under a heading that is called as a box is no option of the box. */
const isOfTable = (hit: PcdHit): boolean =>
  CELL_ROLES.has(hit.role) ||
  TABLE_ROLES.has(hit.role) ||
  (isChoice(hit) && hit.itemIndex !== undefined) ||
  (hit.implicit === true && hit.label.length > MOST_OF_OPTION);
const TABLE_ROLES: ReadonlySet<string> = new Set(['row', 'columnheader', 'table', 'grid']);
const MOST_OF_OPTION = 80;

function isChosen(view: SkillView, hit: PcdHit): boolean {
  if (hit.checked === true || hit.selected === true || hit.pressed === true) return true;
  // The button of a list that has been chosen from, and is called by what was chosen: pressed, it would open again.
  if (hit.hasPopup === 'listbox' && view.attempts.some((attempt) => tookFrom(attempt, hit))) return true;
  if (hit.checked === undefined && hit.selected === undefined && hit.pressed === undefined)
    return attemptsOn(view, hit).some(
      (attempt) =>
        attempt.result.ok && (!mayDoNothing(hit) || !attempt.observation || changedSomething(attempt)),
    );
  return false;
}

/** The button of the card that is called so was pressed, with effect: it may be called otherwise now. */
const tookCard = (view: SkillView, named: PcdHit): boolean =>
  isMereText(named) &&
  view.attempts.some(
    (attempt) => attempt.result.ok && isStep(attempt, choose(named).say) && changedSomething(attempt),
  );

/** One that is listed was told by what it says, and the button in it pressed, with effect: it is called otherwise now. */
const tookListed = (view: SkillView, hit: PcdHit, option: TargetPhrase): boolean =>
  !option.all &&
  hit.role === 'button' &&
  (option.where !== undefined || option.superlative !== undefined || option.ordinal !== undefined) &&
  hit.itemIndex !== undefined &&
  [hit.checked, hit.selected, hit.pressed].every((state) => state === undefined) &&
  view.attempts.some((attempt) => attempt.result.ok && isChoosing(attempt) && changedSomething(attempt));

/** A press on a text may do nothing, and on a cell only move the focus. */
const mayDoNothing = (hit: PcdHit): boolean => isMereText(hit) || CELL_ROLES.has(hit.role);

function tookFrom({ call, result }: SkillView['attempts'][number], { label }: PcdHit): boolean {
  const { value } = call.args;
  const isTaken = call.name === 'dom.select' && result.ok && typeof value === 'string';
  return isTaken && fold(label).includes(fold(value));
}

function choose(hit: PcdHit, called = hit): DraftStep {
  const name = quoted(called.label || called.text || called.value || called.role);
  return isChoice(hit)
    ? { tool: 'dom.check', on: hit, args: { on: true }, say: phraseOf('do_choose', name) }
    : { tool: 'dom.click', on: hit, say: phraseOf('do_choose', name) };
}

/** What opens a list of options; the only one there is where none is named. */
export function boxOf(view: SkillView, field: TargetPhrase | undefined): PcdHit | undefined {
  const boxes = poolOf(view).filter(
    (hit) =>
      !hit.disabled &&
      hit.tag !== 'select' &&
      (hit.role === 'combobox' ||
        // An open list is no box: a press in its middle takes what stands there.
        (hit.role === 'listbox' && hit.expanded === false) ||
        hit.hasPopup === 'listbox' ||
        hit.hasPopup === 'menu'),
  );
  if (!field || isBlank(field)) return boxes.length === 1 ? boxes[0] : undefined;
  if (meansPageSize(field)) return boxes.find((hit) => sizeScore(hit) > 0);
  const found = resolveTarget(view, { ...field, roles: [] }, { among: boxes });
  if (found.kind === 'found') return found.hits[0];
  return rankTarget(view, field, { among: boxes })[0]?.hit ?? valueButton(view, field.text);
}

/** A combo box that shows its options only when opened or typed into. */
function openThenChoose(
  view: SkillView,
  params: IntentOf<'choose'>,
  option: TargetPhrase,
): Draft | undefined {
  const box = boxOf(view, params.field);
  if (!box || option.text === '') return undefined;
  const tried = attemptsOn(view, box);
  const suggestion = suggestionFor(view, box, option.text);
  if (suggestion && attemptsOn(view, suggestion).length === 0)
    return act([choose(suggestion)], 'verify', 0.85, nameOfField(box));
  const name = nameOfField(box);
  if (fold(box.value ?? '') === fold(option.text) && tried.length > 0)
    return leaveTyped(view, box) ?? { kind: 'done', note: phraseOf('done_chosen_named', quote(option.text)) };
  const way = tried.length;
  const values = params.options.map(({ text }) => text).filter((text) => text !== '');
  if (way === 0 && (box.role === 'combobox' || (box.type === 'field' && box.hasPopup === 'listbox')))
    return act(
      [
        {
          tool: 'dom.select',
          on: box,
          args: { value: option.text, ...(values.length > 1 ? { values } : {}) },
          say: phraseOf('do_choose_in', quote(values.join(', ')), name),
          optional: true,
        },
      ],
      'replan',
      0.8,
      name,
    );
  if (way <= 1)
    return act(
      [{ tool: 'dom.click', on: box, say: phraseOf('do_open', name), optional: true }],
      'replan',
      0.75,
      name,
    );
  if (way === 2 && box.tag === 'input')
    return act(
      [
        {
          tool: 'dom.type',
          on: box,
          args: { text: option.text },
          say: phraseOf('do_type_into', quote(option.text), name),
        },
      ],
      'replan',
      0.75,
      name,
    );
  return undefined;
}

/** What no option was found for was merely typed: a box that takes its own options alone drops it when it is left. */
function leaveTyped(view: SkillView, box: PcdHit): Draft | undefined {
  const [typed, left] = [attemptsOn(view, box, 'dom.type'), attemptsOn(view, box, 'dom.press')];
  if (typed.length === 0 || left.length > 0) return undefined;
  const leave: DraftStep = {
    tool: 'dom.press',
    on: box,
    args: { key: 'Tab' },
    say: phraseOf('do_leave_field'),
  };
  return act([leave], 'replan', 0.75, nameOfField(box));
}

/** Rows that fit conditions, when the options are rows with a choice in them. */
export function choicesInItems(view: SkillView, phrase: TargetPhrase): PcdHit[] {
  const items = itemsOf(view.tables('tables'), poolOf(view));
  return fittingItems(items, phrase, view.locale).flatMap(({ item }) => item.hits.find(isChoice) ?? []);
}
