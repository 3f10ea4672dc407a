// Finds one item of a list (row, card, message, contact) and does something with it: opens it, presses one of
// its controls, replies, forwards. Looks further down and on further pages; goes into the item when the
// control is not on the row. Where it stands is read from what has been done.
import { phraseOf, type Phrase } from '../shared/phrase';
import type { IntentOf, TargetPhrase } from '../shared/intent';
import type { PcdHit } from '../shared/query';
import type { RoleSelector } from '../shared/selector';
import { lookFor, nameOfPhrase } from './aim';
import { sendActForm } from './act-form';
import { agree } from './agreeing';
import { attemptsOn, changedSomething, opensItem } from './attempts';
import { askedOnSending, compose, ENTER } from './compose';
import { sayThere } from './conversation';
import { doneBox, endsDone } from './done-box';
import { act, draftSkill, type ActDraft, type Draft } from './draft';
import { holds, textFields } from './fields';
import { assign, assignHere, wordsOfAssign } from './assign';
import { actOnAll, actOnTicked, ANY_OF, doneIsSet, NEEDS_OF_BOXES, ofAll } from './all-items';
import { crossOf, isToChoose } from './chips';
import {
  choosesRows,
  control,
  controlScore,
  isMenuFor,
  isMenuOfItem,
  boxCannot,
  isOfMore,
  makesOther,
  takesItAway,
  labelledPart,
} from './item-control';
import { headingOf, isNameWithKind } from './item-heading';
import { fittingItems, isPartOfItem, itemsOf, meetAll, type Item } from './items';
import { askedBack, hasForm, isAsking, isPressStep, TAKES_AWAY } from './asked-back';
import { actOnShown, extentOf, ownControl } from './item-shown';
import { openable } from './open';
import { actOnOwn } from './own-items';
import { isAbout } from './naming';
import { withOwnControls } from './nested-parts';
import { boxesForRemarks, fieldsBefore, fieldsFor, fieldsIn, isReply, isWritten } from './reply-fields';
import { formSent, refusalOf, toldNo, troubleNeed } from './refused';
import { report } from './report';
import { isLookedIn, isLookStep, reveal } from './reveal';
import { isChoice } from './role-words';
import { chooseDay, isDay, withoutDay } from './day-controls';
import type { Attempt, SkillView } from './skill';
import { partOf, poolOf, resolveTarget } from './target';
import { isKnown, isOfOthers, placesCalled, standing, type Standing } from './ticked-rows';
import { byAnswer, isStep, isStepOf, optionsOf, tell } from './telling';
import { fold, quote } from './words';

export const itemSkill = draftSkill<'item'>({
  name: 'item',
  kinds: ['item'],
  needs: (params) => [
    ...lookFor([params.item, { text: params.action }, ...wordsOfAssign(params)], { tables: true }),
    {
      key: 'near',
      type: 'query',
      query: { text: `${params.action.replace(/\|/g, ' ')}|more|send|to|ok|yes|confirm`, topK: 60 },
    },
    ...(isWritten(params)
      ? [troubleNeed]
      : hasForm(params.action)
        ? [...NEEDS_OF_BOXES.slice(0, 2), troubleNeed]
        : NEEDS_OF_BOXES),
  ],
  draft,
  effects: [
    // Enter sends in some boxes and does nothing in others: what was typed must have gone.
    (_after, params, view) => {
      const last = view.attempts.at(-1);
      if (!last || !isStep(last, ENTER)) return true;
      const typed = params.recipient ?? params.value ?? '';
      return !textFields(view).some((hit) => holds(hit, typed));
    },
    // What is taken away leaves a trace: where the page did nothing, nothing was.
    (_after, { action }, view) => {
      const last = view.attempts.at(-1);
      return !TAKES_AWAY.test(fold(action)) || !last?.observation || changedSomething(last);
    },
    (_after, params, view) => (askedOnSending(view) ?? notTaken(view, params)) === undefined,
    // The page asks back before it takes something away: until it has its answer nothing is done.
    (_after, params, view) =>
      askedBack(view, params) === undefined && !isAsking(view) && sendActForm(view, params) === undefined,
  ],
});

const PLACES = 'places beside the list';
const STANDING = 'what stood there before';
const MENU_OF = 'whose menu is open';

function done(view: SkillView, is: (attempt: Attempt) => boolean): boolean {
  return view.attempts.some((attempt) => attempt.result.ok && is(attempt));
}

export function draft(view: SkillView, params: IntentOf<'item'>): Draft {
  const { action } = params;
  const opens =
    /^(?:open|view|show|read|select|click|go to|see|choose|pick|offnen|anzeigen|打开|查看)?$/.test(
      fold(action),
    );
  const given = assignHere(view, params);
  if (given) return given;
  const said = sayThere(view, params);
  if (said) return said;
  if (params.value !== undefined || params.recipient !== undefined) {
    if (done(view, isPressStep)) {
      if (fold(action) === 'report') return report(view, params);
      const fields = fieldsFor(view, params, done(view, opensItem));
      const further = fields.length === 0 ? entryThatCame(view, action) : undefined;
      return further ? press(further, params) : compose(view, params, fields);
    }
  }
  const mine = params.mine && !done(view, isPressStep) ? actOnOwn(view, params) : undefined;
  if (mine) return mine;
  const ended = notTaken(view, params) ?? doneIsSet(view, params);
  if (ended) return ended;
  const agreement = askedBack(view, params);
  if (agreement) {
    const confirm = agree(view, agreement, params.item.all === true ? 'replan' : 'verify');
    return hasForm(action) ? { ...confirm, remember: formSent(view) } : confirm;
  }
  const sends = sendActForm(view, params);
  if (sends) return sends;
  if (params.item.shown) return actOnShown(view, params);
  const forAll = ofAll(view, params);
  if (forAll) return press(forAll, params);
  const each = opens ? undefined : actOnAll(view, params);
  if (each) return each;
  const bare = ofAll(view, params, { bare: true });
  if (bare) return press(bare, params);
  const day = chooseDay(view, params.item);
  if (day) return day;
  const cross = TAKES_AWAY.test(fold(action)) ? crossOf(view, params.item) : undefined;
  if (cross && !done(view, isPressStep)) return press(cross, params);
  const opened = done(view, opensItem);
  const mayBeShown = !opens && view.attempts.length === 0 && !TAKES_AWAY.test(fold(action));
  const isShown = mayBeShown && isThing(params.item) && isAbout(view, params.item.text);
  const shown = isShown ? ownControl(view, action) : undefined;
  if (shown) return press(shown, params);
  const found = findItem(view, withoutDay(view, params.item));
  if (!opened) {
    if (found.kind === 'ask') return found.draft;
    if (found.kind === 'none') {
      // An open menu may hide its list from whoever cannot see.
      const isOpen = !opens && view.memory[MENU_OF] === JSON.stringify(params.item);
      const entry = isOpen ? control(entriesOfMenu(view, params), action) : undefined;
      if (entry) return press(entry, params);
      return (
        reveal(view, params.item) ?? {
          kind: 'unable',
          reason: phraseOf('unable_not_in_list', nameOfPhrase(params.item)),
        }
      );
    }
    const { hits, item } = found;
    if (!opens) {
      const own = isReply(params) ? fieldsIn(view, hits) : [];
      if (own.length > 0) return compose(view, params, own);
      const before = fieldsBefore(view, hits);
      // "Delete otto" is ticked for the button that does.
      const acts = boxCannot(action) ? hits.filter((hit) => !isChoice(hit)) : hits;
      const part = control(acts, action);
      const isBox = item !== undefined && endsDone(action) !== undefined && doneBox(item) !== undefined;
      if (part && isSure(part, action) && !(isBox && isChoice(part))) return press(part, params, before);
      const more = hits.find((hit) => isMenuOfItem(hit) && !isLookedIn(view, hit));
      if (more)
        return {
          ...click(more, phraseOf('do_look', tell(more)), 'replan', 0.8),
          remember: { [MENU_OF]: JSON.stringify(params.item) },
        };
      const revealed = control(entriesOfMenu(view, params), action);
      if (revealed) return press(revealed, params, before);
      const box = isBox ? actOnTicked(view, item, params) : undefined;
      if (box) return box;
      const likely = part ?? labelledPart(acts, action);
      if (likely) return press(likely, params, before);
      const ticked = item && actOnTicked(view, item, params);
      if (ticked) return ticked;
      const assigned = assign(view, params);
      if (assigned) return assigned;
    }
    const main = mainPart(found, /^(?:select|choose|pick|click)$/.test(fold(action)));
    // What sends a form is no thing of a list, whatever it is called; nor is one of them all.
    const isNone = !opens && (main?.inputType === 'submit' || params.item.all === true);
    if (!main || isNone || (TAKES_AWAY.test(fold(action)) && isToChoose(view, main)))
      return {
        kind: 'unable',
        reason: phraseOf('unable_cannot_open', quote(item?.text ?? params.item.text)),
      };
    const say = phraseOf('do_open_item', quote(main.label || params.item.text));
    const list = itemsOf(view.tables('tables'), poolOf(view)).filter(
      ({ collectionId }) => collectionId === item?.collectionId,
    );
    return {
      ...click(main, say, opens ? 'verify' : 'replan', 0.85),
      remember: {
        ...fieldsBefore(view, hits),
        [PLACES]: JSON.stringify(placesCalled(view, action, list)),
        [STANDING]: JSON.stringify(standing(view, action, list)),
      },
    };
  }
  const last = view.attempts.at(-1);
  // Where opening changed nothing, what stands on the page belongs to other things.
  if (last !== undefined && opensItem(last) && !changedSomething(last) && last.observation !== undefined)
    return { kind: 'unable', reason: phraseOf('unable_lacks_act', nameOfPhrase(params.item), quote(action)) };
  // A folder, or a link of the site's navigation, leads to where such things are, and does nothing with this one.
  const places = JSON.parse(view.memory[PLACES] ?? '[]') as string[];
  const opening = view.attempts.findLast(opensItem);
  const stood = JSON.parse(view.memory[STANDING] ?? '{"known":[]}') as Standing;
  const isOther = isOfOthers(view, opening, stood);
  const around = poolOf(view).filter(
    (hit) =>
      (hit.role !== 'link' || hit.landmark !== 'nav') &&
      !(isChoice(hit) && boxCannot(action)) &&
      !isOfMore(hit, action, params.item.text) &&
      !choosesRows(hit) &&
      !isKnown(hit, places) &&
      !isOther(hit),
  );
  // Where the box for it stands, "Reply" beside it would open another one.
  const boxes = isReply(params) ? boxesForRemarks(view) : [];
  if (boxes.length > 0) return compose(view, params, boxes);
  const part = control(around, action) ?? labelledPart(around, action);
  if (part && attemptsOn(view, part).length === 0) return press(part, params);
  const fields = fieldsFor(view, params, true);
  if (params.value !== undefined && fields.length > 0) return compose(view, params, fields);
  const menus = poolOf(view).filter(
    (hit) =>
      (hit.kind === 'menu' || (isMenuOfItem(hit) && !isPartOfItem(hit))) &&
      !hit.disabled &&
      !choosesRows(hit) &&
      attemptsOn(view, hit).length === 0,
  );
  const more =
    menus.find((hit) => isMenuFor(hit, action)) ??
    menus[0] ??
    poolOf(view).find((hit) => ONE_CHOSEN.test(hit.label) && cameLast(view, hit));
  if (more) return click(more, phraseOf('do_look', tell(more)), 'replan', 0.7);
  if (isTaking(last, action))
    return { kind: 'done', note: phraseOf('done_chosen_named', quote(params.item.text)) };
  return { kind: 'unable', reason: phraseOf('unable_lacks_act', quote(params.item.text), quote(action)) };
}

/** "1 row", which came when one was chosen: what can be done with it is behind that. */
const ONE_CHOSEN =
  /^1 (?!comment|repl|answer|like|view|vote|share|star|result|page|new|kommentar|antwort)\p{L}+(?: (?:selected|ausgewählt))?$|^已选择? ?1/iu;

/** The page says that it must not be, or the form for the act has come back with words of trouble. */
const notTaken = (view: SkillView, { action }: IntentOf<'item'>): Draft | undefined =>
  toldNo(view.attempts) ??
  (hasForm(action) && isStepOf(view.attempts.at(-1), 'do_confirm') ? refusalOf(view) : undefined);

/** "This issue": one word, and nothing else that would say which. */
const isThing = ({ text, ...rest }: TargetPhrase): boolean =>
  text !== '' && !text.includes(' ') && Object.keys(rest).length === 0;

/** Entries that stand on the page from the start, as of a bar, are no menu of this one thing. */
const isOfOpenMenu = (view: SkillView, hit: PcdHit): boolean =>
  (['menuitem', 'option'].includes(hit.role) && view.attempts.some(isLookStep)) || cameByLook(view, hit);

const entriesOfMenu = (view: SkillView, { action, item }: IntentOf<'item'>): PcdHit[] =>
  poolOf(view).filter((hit) => isOfOpenMenu(view, hit) && !isOfMore(hit, action, item.text));

/** What the menu showed that was opened last. */
const cameByLook = (view: SkillView, hit: PcdHit): boolean =>
  isLookStep(view.attempts.at(-1)) && cameLast(view, hit);

/** What the last step brought up, by its name. */
function cameLast(view: SkillView, hit: PcdHit): boolean {
  const last = view.attempts.at(-1);
  if (!last?.result.ok || hit.type !== 'action' || hit.label === '') return false;
  return (last.observation?.changes ?? []).some(({ detail = '' }) => detail.includes(`“${hit.label}”`));
}

/** "Quick edit", of a menu that the press on "Edit" has opened. */
const entryThatCame = (view: SkillView, action: string): PcdHit | undefined =>
  poolOf(view).find(
    (hit) =>
      cameLast(view, hit) &&
      fold(hit.label) !== fold(action) &&
      attemptsOn(view, hit).length === 0 &&
      controlScore(hit, action) >= 0.6,
  );

/** A time or a seat is booked by the press of its own button, where nothing is left to press for it. */
function isTaking(last: Attempt | undefined, action: string): boolean {
  const { selector } = (last?.call.args ?? {}) as { selector?: RoleSelector };
  return (
    /^(?:book|reserve|buchen|reservieren|预订)$/.test(fold(action)) &&
    selector?.kind === 'role' &&
    ['button', 'radio', 'option', 'gridcell'].includes(selector.role)
  );
}

type FoundItem =
  | { kind: 'found'; hits: PcdHit[]; main: PcdHit | undefined; item: Item | undefined; phrase: TargetPhrase }
  | { kind: 'ask'; draft: Draft }
  | { kind: 'none' };

function findItem(view: SkillView, phrase: TargetPhrase): FoundItem {
  const pool = poolOf(view);
  const items = itemsOf(view.tables('tables'), pool);
  const alike = fittingItems(items, phrase, view.locale).filter((each) => each.score >= 0.5);
  // What nothing can be pointed at in is a mere reading of the page.
  const held = alike.filter(({ item }) => item.hits.length > 0);
  const fitting = held.length > 0 ? held : alike;
  const under = (hit: PcdHit): FoundItem => ({
    kind: 'found',
    hits: extentOf(pool, hit),
    main: hit,
    item: undefined,
    phrase,
  });
  // A page about one thing at a time names it in its heading; rows below that hold the word are parts of it.
  const heading = headingOf(pool, phrase, (wanted, name) => wanted === name);
  if (heading) return under(heading);
  const first = fitting[0];
  if (first) {
    const tie = fitting.filter((each) => first.score - each.score < 0.05);
    if (tie.length > 1 && !phrase.superlative && phrase.ordinal === undefined) {
      const parts = tie.flatMap(({ item }) => partOf(item, phrase, openable, false) ?? []);
      const answered = byAnswer(view, parts);
      const chosen = answered && tie.find(({ item }) => item.hits.includes(answered));
      if (chosen) return { kind: 'found', hits: chosen.item.hits, main: answered, item: chosen.item, phrase };
      // Equal in name: the same thing listed twice is the first of them; different ones are a question.
      if (parts.length > 1 && new Set(tie.map(({ item }) => fold(item.text))).size > 1)
        return {
          kind: 'ask',
          draft: {
            kind: 'ask',
            question:
              phrase.text === ''
                ? phraseOf('ask_which_one')
                : phraseOf('ask_which_mean', nameOfPhrase(phrase)),
            options: optionsOf(parts),
          },
        };
    }
    const item = withOwnControls(first.item, phrase.text);
    return { kind: 'found', hits: item.hits, main: undefined, item, phrase };
  }
  // After the rows: a heading "Project" over them is not the "Project Alpha" that one of them is.
  const kindHeading = headingOf(pool, phrase, isNameWithKind);
  if (kindHeading) return under(kindHeading);
  // What is to be of a day is not what has the same words on any day; nor is anything meant by conditions alone.
  if (phrase.where?.some(({ value }) => isDay(value) || phrase.text === '')) return { kind: 'none' };
  // "The order of Rosa" is no column "Order", no link "Orders".
  const suits = (each: PcdHit): number =>
    meetAll(extentOf(pool, each), phrase, view.locale) ? openable(each) : 0;
  const direct = resolveTarget(view, phrase, { suits, floor: 0.6 });
  const hit = direct.kind === 'found' ? direct.hits[0] : undefined;
  return hit ? under(hit) : { kind: 'none' };
}

/** `orBox`: its box will do, to choose it. */
function mainPart(found: Extract<FoundItem, { kind: 'found' }>, orBox: boolean): PcdHit | undefined {
  if (found.main) return found.main;
  if (!found.item) return found.hits[0];
  const { text } = found.phrase;
  const hits = found.item.hits.filter(
    (hit) => (orBox || !isChoice(hit)) && (text === '' || !makesOther(hit, text)) && !takesItAway(hit, text),
  );
  const best = partOf(
    { ...found.item, hits },
    { text: ANY_OF.test(fold(text)) ? '' : text },
    openable,
    false,
  );
  // "⚙" in a row leads to all that is done with it; a row that can be dragged may do nothing when it is pressed.
  const own = best?.type === 'action' && !best.implicit ? undefined : hits.find(opensForm);
  return (orBox ? undefined : own) ?? best ?? hits[0];
}

const opensForm = ({ kind, type }: PcdHit): boolean =>
  type === 'action' && (kind === 'settings' || kind === 'edit');

/** Words that only hold the act's name may tell something else: a menu of the row is asked before they are pressed. */
function isSure(part: PcdHit, action: string): boolean {
  return (part.type === 'action' && !part.implicit) || controlScore(part, action) >= 0.9;
}

function press(hit: PcdHit, params: IntentOf<'item'>, remember: Record<string, string> = {}): Draft {
  const then = params.value !== undefined || params.recipient !== undefined ? 'replan' : 'verify';
  return { ...click(hit, phraseOf('do_press', tell(hit)), then, 0.85), remember };
}

function click(on: PcdHit, say: Phrase, then: 'verify' | 'replan', confidence: number): ActDraft {
  return act([{ tool: 'dom.click', on, say }], then, confidence, tell(on));
}
