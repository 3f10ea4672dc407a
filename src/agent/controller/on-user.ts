// What the user says while a task runs: decisions on cards, answers to questions, feedback.
import type { IntentKind } from '../../shared/intent';
import { phraseOf } from '../../shared/phrase';
import type { TaskItem, TaskList } from '../../shared/task-list';
import { WITHOUT_MODEL } from '../rungs/ladder';
import { say } from './cards';
import type { AgentEvent, Clock, MessageDraft, Reduced } from './events';
import { alreadyIn, forbiddenBy, isAddition, OPEN } from './feedback-words';
import { completeItem, declinedText, finish, items, startNextItem } from './item-ends';
import { currentStep } from './next-effect';
import { currentItem, type ControllerState } from './state';
import { leaveOut, mergeFeedback } from './task-items';
import { typedAnswer } from './typed-answer';

/** The user approved or declined a confirm card. An answer to a card that is not the open one changes nothing. */
export function decided(state: ControllerState, event: Extract<AgentEvent, { type: 'decided' }>): Reduced {
  if (
    state.phase.at !== 'wait' ||
    state.phase.card.id !== event.cardId ||
    state.phase.card.kind !== 'confirm'
  ) {
    return { state, say: [] };
  }
  const card = state.phase.card;
  if (!event.approve && currentItem(state)?.parameters.kind === 'offer') {
    const ended = completeItem(state, phraseOf('done_not_sent_as_wished'));
    return { state: ended.state, say: [say('reply', phraseOf('said_declined'), {}, 'user'), ...ended.say] };
  }
  if (!event.approve) {
    const ended = finish(state, 'cancelled', declinedText(state, card));
    return { state: ended.state, say: [say('reply', phraseOf('said_declined'), {}, 'user'), ...ended.say] };
  }
  return {
    state: {
      ...state,
      status: 'executing',
      phase: { at: 'step' },
      approvals: [{ actionHash: card.actionHash, fingerprint: card.fingerprint ?? '' }],
      approvedFlows: [...state.approvedFlows, ...state.askedFlows],
      askedFlows: [],
    },
    say: [say('reply', phraseOf('said_approved'), {}, 'user')],
  };
}

/** The user answered a question, or said that the help is given. An answer to a card that is not the open one changes nothing. */
export function replied(state: ControllerState, event: Extract<AgentEvent, { type: 'replied' }>): Reduced {
  if (state.phase.at !== 'wait' || state.phase.card.id !== event.cardId) return { state, say: [] };
  const card = state.phase.card;
  const option = card.kind === 'clarify' ? card.options.find((o) => o.value === event.value) : undefined;
  const shown = say('reply', option?.said ?? option?.label ?? event.value, {}, 'user');
  const item = currentItem(state)?.parameters;
  const isOfGoal =
    item?.kind === 'other' && card.kind === 'clarify' && card.question === item.instead?.question;
  if (!state.list || isOfGoal) {
    // The goal itself was unclear: the answer completes or replaces it (the driver reads both).
    const { list: _unclear, current: _item, ...unread } = state;
    return {
      state: {
        ...unread,
        status: 'planning',
        answers: [...state.answers, event.value],
        phase: { at: 'interpret' },
      },
      say: [shown],
    };
  }
  return {
    state: {
      ...state,
      status: 'executing',
      phase: { at: 'propose' },
      answers: [...state.answers, event.value],
      withoutModel: state.withoutModel || option?.value === WITHOUT_MODEL,
      heard: state.round,
      failures: 0,
    },
    say: [shown],
  };
}

/**
 * A remark typed while the task runs. It answers the open question, takes items away, adds some, or replaces those that
 * are left; what the rules cannot read goes to the model that works on the item, if one does.
 */
export function feedback(
  state: ControllerState,
  event: Extract<AgentEvent, { type: 'feedback' }>,
  clock: Clock,
): Reduced {
  const answer = typedAnswer(state, event, clock.now);
  if (answer) return replied(state, { type: 'replied', ...answer });
  const remark = say('feedback', event.text, {}, 'user');
  const { interpretation } = event;
  if (!state.list) {
    return {
      state: {
        ...state,
        answers: [...state.answers, event.text],
        phase: { at: 'interpret' },
        status: 'planning',
      },
      say: [remark],
    };
  }
  const { refused } = event;
  const dropped = forbiddenBy(event.text, refused ?? [], state.list);
  // "Don't click Save, click Cancel" takes one away and names another; what else is left stays.
  const adds = isAddition(event.text) || (dropped.length > 0 && !!refused?.length);
  if (dropped.length > 0 && (interpretation.kind === 'clarify' || !adds))
    return withoutItems(state, state.list, dropped, remark);
  if (interpretation.kind === 'clarify') {
    if (isWithModel(state)) return { state: toldOf(state, event.text), say: [remark] };
    // What is not to be done may be the very next step: the task is paused until the user has said what is meant.
    if (refused)
      return { state: { ...state, paused: true }, say: [remark, say('question', interpretation.question)] };
    return { state, say: [remark, say('notice', interpretation.question)] };
  }
  const isUnread = isUnreadByRules(interpretation.list);
  if (isUnread && isWithModel(state)) return { state: toldOf(state, event.text), say: [remark] };
  if (isUnread && !event.hasModel) {
    return { state, say: [remark, say('notice', phraseOf('unable_i_know_how_without_model'))] };
  }
  // "Don't click Save, click Cancel": Cancel may be in the list already, and is not to be done twice.
  const isSwap = dropped.length > 0 && !isAddition(event.text);
  const known = isSwap ? alreadyIn(state.list, interpretation.list, dropped) : undefined;
  return merged(state, { current: state.list, said: interpretation.list, known }, { adds, dropped, remark });
}

/** The list of the task with what the user has just said worked into it, and what the user is told about that. */
function merged(
  state: ControllerState,
  {
    current,
    said,
    known,
  }: { current: TaskList; said: TaskList; known?: ReadonlyMap<string, string> | undefined },
  { adds, dropped, remark }: { adds: boolean; dropped: readonly TaskItem[]; remark: MessageDraft },
): Reduced {
  // A question, or what only a model may understand, is no new goal: what is left is done all the same.
  const asideOnly = isUnreadByRules(said) || said.tasks.every(({ parameters }) => ASIDE.has(parameters.kind));
  // The user answers our question with one of their own, before anything of the item was done: theirs is answered first.
  const first = asideOnly && !adds && state.phase.at === 'wait' && state.attempts.length === 0;
  const append = adds || (asideOnly && !first);
  const mode = first ? 'before' : append ? 'append' : 'replace';
  const list = mergeFeedback(current, said, mode, known);
  const note = say('reading', said.reading);
  if (dropped.length > 0) {
    const spared = withoutItems(state, list, dropped, remark);
    return { ...spared, say: [...spared.say, note] };
  }
  if (append && currentItem(state)) return { state: { ...state, list }, say: [remark, note] };
  const started = startNextItem({ ...withoutPlan(state), list, status: 'executing' });
  const left = mode !== 'replace' ? [] : current.tasks.filter(({ status }) => OPEN.has(status));
  const replaced = left.length > 0 ? [say('notice', phraseOf('done_left_out', items(left)))] : [];
  return { state: started.state, say: [remark, ...replaced, note, ...started.say] };
}

const isUnreadByRules = ({ tasks }: TaskList): boolean =>
  tasks.every(({ parameters }) => parameters.kind === 'other');

/** Kinds of wishes that are said in passing: they do not replace what the task is about. */
const ASIDE: ReadonlySet<IntentKind> = new Set(['answer', 'wait', 'scroll']);

/** The task without the items that the user does not want any more, and with the others of `from`. */
function withoutItems(
  state: ControllerState,
  from: TaskList,
  dropped: readonly TaskItem[],
  remark: MessageDraft,
): Reduced {
  const list = dropped.reduce((left, item) => leaveOut(left, item.id, LEFT_OUT), from);
  const note = say('notice', phraseOf('done_left_out', items(dropped)));
  if (!dropped.some((item) => item.id === state.current))
    return { state: { ...state, list }, say: [remark, note] };
  const started = startNextItem({ ...withoutPlan(state), list, status: 'executing' });
  return { state: started.state, say: [remark, note, ...started.say] };
}

const LEFT_OUT = phraseOf('done_left_out_as_said');

/** Whether a model works on the item, while the task is not waiting for an answer. */
function isWithModel(state: ControllerState): boolean {
  const item = currentItem(state);
  if (!item || state.phase.at === 'wait' || state.phase.at === 'end') return false;
  return state.rung > 0 || item.parameters.kind === 'other';
}

/** What rung 0 cannot read, a model can: its plan is dropped, and it makes the next one with the user's words. */
function toldOf(state: ControllerState, words: string): ControllerState {
  return {
    ...withoutPlan(state),
    answers: [...state.answers, words],
    heard: state.round,
    phase: { at: 'propose' },
  };
}

/** The step under way may be too late to call back: it is kept as `underWay`, so that its outcome is still told (on-step.ts). */
function withoutPlan(state: ControllerState): ControllerState {
  const { plan, ...rest } = state;
  const step = state.phase.at === 'step' ? currentStep(state) : undefined;
  return step && state.current !== undefined
    ? { ...rest, underWay: { step, of: state.current, plan } }
    : rest;
}
