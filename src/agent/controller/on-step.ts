// How the task's state changes after a step, and after the check that follows the last step: the plan goes on, another way
// is tried, or the item ends. Pure; part of the controller.
import { MAX_STALLED_ROUNDS, MAX_TRIES } from '../../shared/budgets';
import { english, phraseOf, troubleOf } from '../../shared/phrase';
import type { PlannedStep } from '../../shared/plan';
import type { ToolFailure, ToolResult } from '../../shared/tool-result';
import type { Attempt } from '../../skills/skill';
import { lastAct, waitedInVain } from '../../skills/steps/attempts';
import { actionString } from '../views/action-string';
import { changeWords } from './change-words';
import type { AgentEvent, MessageDraft, Reduced } from './events';
import { completeItem, failItem } from './item-ends';
import { currentStep } from './next-effect';
import { outcomeText } from './outcome-text';
import { currentItem, type ActivePlan, type ControllerState } from './state';

/** Attempts remembered for one item. */
const MAX_ATTEMPTS = 60;
/** Result data larger than this is not kept in the state (it stays in the journal). */
const MAX_DATA_CHARS = 4_000;

/** A step has an outcome: it is added to the attempts of its item, and decides how the plan goes on. */
export function stepDone(state: ControllerState, event: Extract<AgentEvent, { type: 'stepDone' }>): Reduced {
  const seq = state.nextSeq;
  const { underWay, ...rest } = state;
  const plan = state.phase.at === 'step' ? state.plan : undefined;
  const planned = plan && currentStep(state);
  const step = planned ?? underWay?.step;
  // No step of this task any more (a search was given up over its last call), or proved not done: only the number is used up.
  if (!step || event.notDone) return { state: { ...rest, nextSeq: seq + 1 }, say: [] };

  const attempt: Attempt = {
    call: step.call,
    description: step.description,
    ...(step.said ? { said: step.said } : {}),
    result: slim(event.result),
    observation: event.observation,
    round: state.round,
  };
  const seen = event.observation;
  const next: ControllerState = {
    ...rest,
    ...attemptOf(state, attempt, planned ? state.current : underWay?.of),
    nextSeq: seq + 1,
    approvals: [],
    stepsDone: state.stepsDone + 1,
    breadcrumbs: seen ? crumbs(state, seen.url, seen.title, step.description, seen.ts) : state.breadcrumbs,
    undo: withUndo(state, event),
    paused: state.stepping ? true : state.paused,
  };
  const turn = stepMessage(planned ? plan : underWay?.plan, step, seq, event);
  const opened = event.result.ok && seen?.goesOnThere ? seen.openedTabId : undefined;
  const there = opened === undefined ? next : { ...next, tabId: opened };
  // The user's words dropped its plan while it was under way: what comes next has been decided already.
  if (!plan || !planned) return { state: there, say: [turn] };
  if (opened !== undefined) {
    // The rest of the plan was meant for the former tab: it is dropped, and a new plan is made for this one.
    const isLast = plan.index + 1 === plan.steps.length && plan.then === 'verify';
    return {
      state: isLast
        ? { ...there, failures: 0, phase: { at: 'verify' }, doing: 'verifying' }
        : { ...there, failures: 0, phase: { at: 'propose' } },
      say: [turn],
    };
  }
  if (event.result.ok || planned.optional) return { state: afterStep(next, event.result.ok), say: [turn] };
  const failed = afterFailure(next, event.result, planned.fallbacks?.length ?? 0);
  return { state: failed.state, say: [turn, ...failed.say] };
}

/** The state of a task that ended while this step was under way: the step is counted, and can be taken back. */
export function lastStepDone(
  state: ControllerState,
  event: Extract<AgentEvent, { type: 'stepDone' }>,
): ControllerState {
  const isBegun = event.result.ok || event.undo !== undefined;
  return {
    ...state,
    nextSeq: state.nextSeq + 1,
    stepsDone: state.stepsDone + (isBegun ? 1 : 0),
    undo: withUndo(state, event),
  };
}

const withUndo = ({ undo }: ControllerState, event: Extract<AgentEvent, { type: 'stepDone' }>) =>
  event.undo ? [...undo, event.undo].slice(-50) : undo;

/** Where the attempt is kept: with those of the current item, or as the last act of an item before. `of`: the item it was for. */
function attemptOf(
  state: ControllerState,
  attempt: Attempt,
  of: string | undefined,
): Partial<ControllerState> {
  if (of === state.current) return { attempts: [...state.attempts, attempt].slice(-MAX_ATTEMPTS) };
  const acted = lastAct([attempt]);
  return acted && of !== undefined ? { before: acted, beforeOf: of } : {};
}

function afterStep(state: ControllerState, ok: boolean): ControllerState {
  const plan = state.plan;
  if (!plan) return state;
  const index = plan.index + 1;
  const moved = { ...state, plan: { ...plan, index, variant: 0 }, ...(ok ? { failures: 0 } : {}) };
  if (index < plan.steps.length)
    return { ...moved, phase: { at: plan.rung > 0 && isSurprise(state) ? 'propose' : 'step' } };
  return plan.then === 'verify'
    ? { ...moved, phase: { at: 'verify' }, doing: 'verifying' }
    : { ...moved, phase: { at: 'propose' } };
}

const SURPRISES: ReadonlySet<string> = new Set(['dialog', 'validation', 'url']);

/** Whether the last step led to another page than the one that a model planned its further steps on, or changed nothing. */
function isSurprise({ attempts }: ControllerState): boolean {
  const seen = attempts.at(-1)?.observation;
  if (!seen) return false;
  if (seen.urlChanged === true || seen.navigated === true) return true;
  return seen.changes?.length === 0 || (seen.changes ?? []).some(({ what }) => SURPRISES.has(what));
}

/** Error of a list that was found, but does not have the option that was to be chosen. */
const NO_OPTION = / has no option “/;

/** Recovery, in this order: fallback selector, then bind again, then give the item up. */
function afterFailure(state: ControllerState, result: ToolFailure, fallbacks: number): Reduced {
  const plan = state.plan;
  if (!plan) return { state, say: [] };
  const isMissing = result.code === 'NOT_FOUND' || result.code === 'AMBIGUOUS' || result.code === 'STALE';
  // A list without the option is not tried by a fallback selector: that would find the same list.
  const findsNothing = isMissing && !NO_OPTION.test(result.error);
  if (findsNothing && plan.variant < fallbacks) {
    return {
      state: { ...state, plan: { ...plan, variant: plan.variant + 1 }, doing: 'correcting' },
      say: [],
    };
  }
  // Whether the act happened is not known: the page is looked at before anything else is done.
  if (result.code === 'OUTCOME_UNKNOWN')
    return { state: { ...state, phase: { at: 'verify' }, doing: 'verifying' }, say: [] };
  const hopeless =
    result.code === 'POLICY_DENIED' ||
    result.code === 'TAB_CLOSED' ||
    result.code === 'CANCELLED' ||
    result.code === 'NEEDS_PERMISSION';
  const failures = state.failures + 1;
  if (hopeless) return failItem(state, troubleOf(result), result.code);
  if (failures >= MAX_TRIES)
    return failItem(state, phraseOf('unable_many_tries', troubleOf(result), failures), 'MAX_RETRIES');
  return { state: { ...state, failures, phase: { at: 'propose' }, doing: 'correcting' }, say: [] };
}

/** It was checked whether the item came true. If not, it is planned anew; after MAX_STALLED_ROUNDS such rounds it fails. */
export function verified(state: ControllerState, event: Extract<AgentEvent, { type: 'verified' }>): Reduced {
  const item = currentItem(state);
  if (event.ok && item) return completeItem(state, outcomeText(item, state.attempts));
  const stalled = state.stalled + 1;
  const lastFailed = state.attempts.at(-1)?.result;
  if (lastFailed && !lastFailed.ok && lastFailed.code === 'OUTCOME_UNKNOWN') {
    return failItem(state, troubleOf(lastFailed), 'OUTCOME_UNKNOWN');
  }
  if (stalled >= MAX_STALLED_ROUNDS) return failItem(state, event.why, 'MAX_RETRIES');
  return { state: { ...state, stalled, doing: 'correcting', phase: { at: 'propose' } }, say: [] };
}

function stepMessage(
  plan: ActivePlan | undefined,
  { call, description, said }: PlannedStep,
  seq: number,
  event: Extract<AgentEvent, { type: 'stepDone' }>,
): MessageDraft {
  const { result, observation } = event;
  const isIdle = waitedInVain({ call, result, said });
  const outcome = isIdle ? phraseOf('seen_nothing_came') : result.ok ? phraseOf('seen_done') : result.error;
  const seen = changeWords(observation) ?? outcome;
  return {
    role: 'assistant',
    content: description,
    actionString: actionString(call),
    status: result.ok ? 'success' : isIdle ? 'skipped' : 'failure',
    ...(result.ok || isIdle ? {} : { error: { code: result.code, message: result.error } }),
    metadata: {
      turn: 'step',
      ...(said ? { said } : {}),
      stepSeq: seq,
      rung: plan?.rung ?? 0,
      ...(plan && plan.tokens > 0 && plan.index === 0 ? { tokens: plan.tokens } : {}),
      thought: plan?.why ?? '',
      ...(plan?.saidWhy ? { saidThought: plan.saidWhy } : {}),
      observation: english(seen),
      ...(typeof seen === 'object' ? { saidObservation: seen } : {}),
      ...fileOf(result),
    },
  };
}

/** The file that a download brought, for the message. */
function fileOf(result: ToolResult): { file?: { name: string; bytes?: number } } {
  if (!result.ok || typeof result.data !== 'object' || result.data === null) return {};
  const { fileName, bytes } = result.data as { fileName?: unknown; bytes?: unknown };
  if (typeof fileName !== 'string') return {};
  return { file: { name: fileName, ...(typeof bytes === 'number' ? { bytes } : {}) } };
}

/** Without data that is too large for the state. */
function slim(result: ToolResult): ToolResult {
  if (!result.ok) return result;
  const text = JSON.stringify(result.data ?? null);
  return text.length <= MAX_DATA_CHARS ? result : { ok: true, data: { omittedChars: text.length } };
}

/** The pages that the task has been on, oldest first; at most 50. */
function crumbs(state: ControllerState, url: string, title: string, labelFrom: string, ts: number) {
  if (state.breadcrumbs.at(-1)?.url === url) return state.breadcrumbs;
  return [...state.breadcrumbs, { url, title, labelFrom, ts }].slice(-50);
}
