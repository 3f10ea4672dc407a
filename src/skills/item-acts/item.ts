// Finds one item of a list (row, card, message, contact) and does something with it: opens it, presses one of
// its controls, replies, forwards. Looks further down and on further pages; goes into the item when the
// control is not on the row. Where it stands is read from what has been done.
import type { IntentOf, TargetPhrase } from '../../shared/intent';
import { chooseDay, withoutDay } from '../dates/day-controls';
import { crossOf } from '../fields/chips';
import { holds, textFields } from '../fields/fields';
import { namesOfSwitch } from '../items/item-control';
import type { SkillView } from '../skill';
import { agree } from '../steps/agreeing';
import { askedBack, hasForm, isAsking } from '../steps/asked-back';
import { changedSomething } from '../steps/attempts';
import type { Draft } from '../steps/draft';
import { draftSkill } from '../steps/draft-skill';
import { formSent, refusalOf, toldNo, troubleNeed } from '../steps/refused';
import { lookFor } from '../target/aim';
import { isStep, isStepOf } from '../target/telling';
import { TAKES_AWAY } from '../words/act-words';
import { isAbout } from '../words/naming';
import { fold } from '../words/words';
import { sendActForm } from './act-form';
import { actOnAll, doneIsSet, NEEDS_OF_BOXES, ofAll } from './all-items';
import { assignHere, wordsOfAssign } from './assign';
import { askedOnSending, compose, ENTER } from './compose';
import { sayThere } from './conversation';
import { findItem } from './find-item';
import { onFound } from './item-in-list';
import { entryThatCame } from './item-menu';
import { insideOpened } from './item-opened';
import { actOnShown, ownControl } from './item-shown';
import { hasOpened, hasPressed, opensOnly, pressFor } from './item-steps';
import { actOnOwn } from './own-items';
import { fieldsFor, isWritten } from './reply-fields';
import { report } from './report';

/** What stands about an act: a menu, the form for it, the question back. */
const NEAR = 'more|send|to|ok|yes|confirm';
const actOf = ({ action }: IntentOf<'item'>): string => action.replace(/\|/g, ' ');

export const itemSkill = draftSkill<'item'>({
  name: 'item',
  kinds: ['item'],
  needs: (params) => [
    ...lookFor([params.item, { text: params.action }, ...wordsOfAssign(params)], { tables: true }),
    {
      key: 'near',
      type: 'query',
      query: { text: [actOf(params), ...namesOfSwitch(params.action), NEAR].join('|'), topK: 60 },
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

export function draft(view: SkillView, params: IntentOf<'item'>): Draft {
  const begun = afterwards(view, params) ?? withoutOpening(view, params);
  if (begun) return begun;
  return hasOpened(view)
    ? insideOpened(view, params)
    : onFound(view, params, findItem(view, withoutDay(view, params.item)));
}

/** Goes on with what was begun: with what is to be written, with what the page says or asks. */
function afterwards(view: SkillView, params: IntentOf<'item'>): Draft | undefined {
  return (
    assignHere(view, params) ??
    sayThere(view, params) ??
    writeAfterPress(view, params) ??
    (params.mine && !hasPressed(view) ? actOnOwn(view, params) : undefined) ??
    notTaken(view, params) ??
    doneIsSet(view, params) ??
    agreeTo(view, params) ??
    sendActForm(view, params)
  );
}

/** What is to be written goes into the fields that a press brought up. */
function writeAfterPress(view: SkillView, params: IntentOf<'item'>): Draft | undefined {
  const { action, value, recipient } = params;
  if ((value === undefined && recipient === undefined) || !hasPressed(view)) return undefined;
  if (fold(action) === 'report') return report(view, params);
  const fields = fieldsFor(view, params, hasOpened(view));
  const further = fields.length === 0 ? entryThatCame(view, action) : undefined;
  return further ? pressFor(further, params) : compose(view, params, fields);
}

/** Gives the answer to what the page asks back. */
function agreeTo(view: SkillView, params: IntentOf<'item'>): Draft | undefined {
  const agreement = askedBack(view, params);
  if (!agreement) return undefined;
  const confirm = agree(view, agreement, params.item.all === true ? 'replan' : 'verify');
  return hasForm(params.action) ? { ...confirm, remember: formSent(view) } : confirm;
}

/** For what is no single item of a list: all of them, a day, what a box has taken, what the page is about. */
function withoutOpening(view: SkillView, params: IntentOf<'item'>): Draft | undefined {
  const { action, item } = params;
  if (item.shown) return actOnShown(view, params);
  const forAll = ofAll(view, params);
  if (forAll) return pressFor(forAll, params);
  const each = opensOnly(action) ? undefined : actOnAll(view, params);
  if (each) return each;
  const bare = ofAll(view, params, { bare: true });
  if (bare) return pressFor(bare, params);
  const day = chooseDay(view, item);
  if (day) return day;
  const takesAway = TAKES_AWAY.test(fold(action));
  const cross = takesAway && !hasPressed(view) ? crossOf(view, item) : undefined;
  if (cross) return pressFor(cross, params);
  const mayBeShown = !opensOnly(action) && view.attempts.length === 0 && !takesAway;
  const isShown = mayBeShown && isThing(item) && isAbout(view, item.text);
  const shown = isShown ? ownControl(view, action) : undefined;
  return shown && pressFor(shown, params);
}

/** The page says that it must not be, or the form for the act has come back with words of trouble. */
const notTaken = (view: SkillView, { action }: IntentOf<'item'>): Draft | undefined =>
  toldNo(view.attempts) ??
  (hasForm(action) && isStepOf(view.attempts.at(-1), 'do_confirm') ? refusalOf(view) : undefined);

/** "This issue": one word, and nothing else that would say which. */
const isThing = ({ text, ...rest }: TargetPhrase): boolean =>
  text !== '' && !text.includes(' ') && Object.keys(rest).length === 0;
