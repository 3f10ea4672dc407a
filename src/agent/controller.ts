// The controller: a pure state machine, state + event → state + what to say. It decides; the driver does.
// Seed A section 9: plan, execute, recover (fallback selector → bind again → explore → user), verify, stop.
import { MAX_ROUNDS, MAX_STALLED_ROUNDS, MAX_STEPS, MAX_TRIES } from '../shared/budgets';
import type { ToolFailure, ToolResult } from '../shared/tool-result';
import type { Attempt } from '../skills/skill';
import { actionString } from './action-string';
import { startBeam } from './beam';
import { askCard, say, waitFor } from './cards';
import type { AgentEvent, Clock, MessageDraft, Reduced } from './events';
import { currentStep } from './next-effect';
import { completeItem, failItem, finish, startNextItem } from './item-ends';
import { outcomeText } from './outcome-text';
import { progressOf } from './progress';
import { currentItem, type ControllerState } from './state';
import { mergeFeedback } from './task-items';
import { hasEnded } from '../shared/status';

/** Attempts remembered for one item. */
const MAX_ATTEMPTS = 60;
/** Result data larger than this is not kept in the state (it stays in the journal). */
const MAX_DATA_CHARS = 4_000;
/** Searches for a page that one item may start. */
const MAX_EXPLORATIONS = 3;

export function reduce(state: ControllerState, event: AgentEvent, clock: Clock): Reduced {
  if (hasEnded(state.status)) return { state, say: [] };
  const out = step(state, event, clock);
  return { ...out, state: { ...out.state, progress: progressOf(out.state) } };
}

function step(state: ControllerState, event: AgentEvent, clock: Clock): Reduced {
  switch (event.type) {
    case 'interpreted':
      return interpreted(state, event, clock);
    case 'proposed':
      return proposed(state, event, clock);
    case 'gateAsks': {
      const asking = { ...state, askedFlows: event.flows.map(([from, to]): [string, string] => [from, to]) };
      return waitFor(asking, { ...event.card, kind: 'confirm' }, clock, event.card.what);
    }
    case 'stepDone':
      return stepDone(state, event);
    case 'verified':
      return verified(state, event);
    case 'beam':
      return beamMoved(state, event, clock);
    case 'decided':
      return decided(state, event);
    case 'replied':
      return replied(state, event);
    case 'assistNoticed': {
      if (state.phase.at !== 'wait' || state.phase.card.id !== event.cardId) return { state, say: [] };
      const next = { ...state, status: 'executing' as const, phase: { at: 'propose' as const }, failures: 0 };
      return { state: next, say: [say('notice', event.note)] };
    }
    case 'feedback':
      return feedback(state, event);
    case 'pause':
      return { state: { ...state, paused: true }, say: [] };
    case 'resume':
      return { state: { ...state, paused: false, stepping: false }, say: [] };
    case 'step':
      return { state: { ...state, paused: false, stepping: true }, say: [] };
    case 'stop':
      return finish(state, 'cancelled', event.reason);
    case 'undone':
      return {
        state: event.ok ? { ...state, undo: state.undo.slice(0, -1), paused: true } : state,
        say: [say('notice', event.note)],
      };
    case 'broken':
      return finish(state, 'failed', event.error, event.code);
  }
}

function interpreted(
  state: ControllerState,
  event: Extract<AgentEvent, { type: 'interpreted' }>,
  clock: Clock,
): Reduced {
  const { interpretation } = event;
  if (interpretation.kind === 'clarify') {
    const options = interpretation.options.map((text) => ({ label: text, value: text }));
    return askCard(state, interpretation.question, options, clock);
  }
  const list = interpretation.list;
  const started = startNextItem({ ...state, status: 'executing', list });
  return { state: started.state, say: [say('reading', list.reading), ...started.say] };
}

function proposed(
  state: ControllerState,
  event: Extract<AgentEvent, { type: 'proposed' }>,
  clock: Clock,
): Reduced {
  const { plan, rung, by, why, tokens } = event.proposal;
  const item = currentItem(state);
  if (!item) return startNextItem(state);
  const base: ControllerState = { ...state, status: 'executing', rung, tokens: state.tokens + (tokens ?? 0) };
  switch (plan.kind) {
    case 'steps': {
      if (state.round >= MAX_ROUNDS || state.nextSeq >= MAX_STEPS) {
        return failItem(base, `I tried ${state.round} times in a row without getting there.`, 'MAX_RETRIES');
      }
      if (plan.steps.length === 0) {
        return {
          state: {
            ...base,
            phase: { at: plan.then === 'verify' ? 'verify' : 'propose' },
            round: base.round + 1,
            stalled: base.stalled + 1,
          },
          say: [],
        };
      }
      const active = {
        id: clock.newId(),
        steps: plan.steps,
        index: 0,
        variant: 0,
        then: plan.then,
        by,
        why,
        rung,
        caller: rung === 0 ? ('skill' as const) : ('model' as const),
      };
      return {
        state: {
          ...base,
          phase: { at: 'step' },
          plan: active,
          round: base.round + 1,
          doing: state.failures > 0 ? 'correcting' : 'acting',
          memory: { ...state.memory, ...plan.remember },
        },
        say: [],
      };
    }
    case 'done':
      return completeItem(
        {
          ...base,
          memory: { ...state.memory, ...plan.remember },
          ...(plan.table ? { table: plan.table } : {}),
        },
        plan.note,
      );
    case 'answer': {
      const message = say('answer', plan.answer, { evidence: plan.evidence });
      const done = completeItem({ ...base, answer: plan.answer }, plan.answer);
      return { state: done.state, say: [message, ...done.say] };
    }
    case 'ask':
      return askCard(base, plan.question, plan.options, clock);
    case 'assist':
      return waitFor(base, { kind: 'assist', type: plan.type, message: plan.message }, clock, plan.message);
    case 'explore':
      if (state.explorations >= MAX_EXPLORATIONS) {
        return failItem(base, `I looked for ${plan.goal} on this site and did not find it.`, 'NOT_FOUND');
      }
      return {
        state: {
          ...base,
          status: 'exploring',
          phase: { at: 'explore', beam: startBeam(plan.terms, plan.goal) },
          explorations: state.explorations + 1,
        },
        say: [say('notice', `Looking for ${plan.goal} on this site.`)],
      };
    case 'unable':
      return item.optional ? completeItem(base, plan.reason) : failItem(base, plan.reason, 'NOT_FOUND');
  }
}

function stepDone(state: ControllerState, event: Extract<AgentEvent, { type: 'stepDone' }>): Reduced {
  const plan = state.plan;
  const planned = currentStep(state);
  const seq = state.nextSeq;
  // Feedback may have dropped the plan while its step was carried out; the journal has the step all the same.
  if (!plan || !planned || state.phase.at !== 'step')
    return { state: { ...state, nextSeq: seq + 1 }, say: [] };
  const counted: ControllerState = { ...state, nextSeq: seq + 1, approvals: [] };
  if (event.notDone) return { state: { ...counted, approvals: state.approvals }, say: [] };

  const attempt: Attempt = {
    call: planned.call,
    description: planned.description,
    result: slim(event.result),
    observation: event.observation,
    round: state.round,
  };
  const seen = event.observation;
  const next: ControllerState = {
    ...counted,
    attempts: [...state.attempts, attempt].slice(-MAX_ATTEMPTS),
    stepsDone: state.stepsDone + 1,
    breadcrumbs: seen ? crumbs(state, seen.url, seen.title, planned.description, seen.ts) : state.breadcrumbs,
    undo: event.undo ? [...state.undo, event.undo].slice(-50) : state.undo,
    paused: state.stepping ? true : state.paused,
  };
  const turn = stepMessage(next, planned.call, planned.description, seq, event);
  const opened = event.result.ok ? seen?.openedTabId : undefined;
  if (opened !== undefined) {
    // What is left of the plan was meant for the former tab.
    return {
      state: { ...next, tabId: opened, failures: 0, phase: { at: 'verify' }, doing: 'verifying' },
      say: [turn],
    };
  }
  if (event.result.ok || planned.optional) return { state: afterStep(next, event.result.ok), say: [turn] };
  const failed = afterFailure(next, event.result, planned.fallbacks?.length ?? 0);
  return { state: failed.state, say: [turn, ...failed.say] };
}

function afterStep(state: ControllerState, ok: boolean): ControllerState {
  const plan = state.plan;
  if (!plan) return state;
  const index = plan.index + 1;
  const moved = { ...state, plan: { ...plan, index, variant: 0 }, ...(ok ? { failures: 0 } : {}) };
  if (index < plan.steps.length) return { ...moved, phase: { at: 'step' } };
  return plan.then === 'verify'
    ? { ...moved, phase: { at: 'verify' }, doing: 'verifying' }
    : { ...moved, phase: { at: 'propose' } };
}

/** Recovery in the order of the spec: fallback selector, then bind again, then give the item up. */
function afterFailure(state: ControllerState, result: ToolFailure, fallbacks: number): Reduced {
  const plan = state.plan;
  if (!plan) return { state, say: [] };
  const findsNothing = result.code === 'NOT_FOUND' || result.code === 'AMBIGUOUS' || result.code === 'STALE';
  if (findsNothing && plan.variant < fallbacks) {
    return {
      state: { ...state, plan: { ...plan, variant: plan.variant + 1 }, doing: 'correcting' },
      say: [],
    };
  }
  // Whether it happened is not known: look at the page before anything else is done.
  if (result.code === 'OUTCOME_UNKNOWN')
    return { state: { ...state, phase: { at: 'verify' }, doing: 'verifying' }, say: [] };
  const hopeless =
    result.code === 'POLICY_DENIED' ||
    result.code === 'TAB_CLOSED' ||
    result.code === 'CANCELLED' ||
    result.code === 'NEEDS_PERMISSION';
  const failures = state.failures + 1;
  if (hopeless) return failItem(state, result.error, result.code);
  if (failures >= MAX_TRIES)
    return failItem(state, `${result.error} (after ${failures} tries)`, 'MAX_RETRIES');
  return { state: { ...state, failures, phase: { at: 'propose' }, doing: 'correcting' }, say: [] };
}

function verified(state: ControllerState, event: Extract<AgentEvent, { type: 'verified' }>): Reduced {
  const item = currentItem(state);
  if (event.ok && item) return completeItem(state, outcomeText(item, state.attempts.map(asAttempt)));
  const stalled = state.stalled + 1;
  const lastFailed = state.attempts.at(-1)?.result;
  if (lastFailed && !lastFailed.ok && lastFailed.code === 'OUTCOME_UNKNOWN') {
    return failItem(state, lastFailed.error, 'OUTCOME_UNKNOWN');
  }
  if (stalled >= MAX_STALLED_ROUNDS) return failItem(state, event.why, 'MAX_RETRIES');
  return { state: { ...state, stalled, doing: 'correcting', phase: { at: 'propose' } }, say: [] };
}

function beamMoved(
  state: ControllerState,
  event: Extract<AgentEvent, { type: 'beam' }>,
  clock: Clock,
): Reduced {
  const { beam } = event;
  if (state.phase.at !== 'explore')
    return { state: { ...state, nextSeq: state.nextSeq + event.journaled }, say: [] };
  const urls = beam.nodes.filter((n) => n.state !== 'queued').map((n) => n.url);
  const base: ControllerState = {
    ...state,
    phase: { at: 'explore', beam },
    nextSeq: state.nextSeq + event.journaled,
    siteGraph: {
      nodes: beam.nodes.length,
      edges: beam.nodes.filter((n) => n.parent).length,
      recentUrls: urls.slice(-20),
    },
  };
  if (beam.stage !== 'end') return { state: base, say: [] };
  const summary = say(
    'notice',
    `Opened ${beam.tabsOpened} background tabs, visited ${urls.length} pages, closed ${beam.tabsClosed}.`,
  );
  const notes = beam.tabsOpened > 0 ? [summary] : [];
  if (beam.found?.wall) {
    const asked = waitFor(
      base,
      {
        kind: 'assist',
        type: 'login',
        message:
          'This site wants you to sign in before it shows this. Please sign in on the page; I go on by myself when you have.',
      },
      clock,
      'Please sign in on the page.',
    );
    // A search that ended at a log-in is no failed search.
    return {
      state: { ...asked.state, explorations: Math.max(0, state.explorations - 1) },
      say: [...notes, ...asked.say],
    };
  }
  if (beam.found) return { state: { ...base, status: 'executing', phase: { at: 'propose' } }, say: notes };
  const failed = failItem(
    { ...base, status: 'executing' },
    `I looked for ${beam.goal} on this site and did not find it.`,
    'NOT_FOUND',
  );
  return { state: failed.state, say: [...notes, ...failed.say] };
}

function decided(state: ControllerState, event: Extract<AgentEvent, { type: 'decided' }>): Reduced {
  if (
    state.phase.at !== 'wait' ||
    state.phase.card.id !== event.cardId ||
    state.phase.card.kind !== 'confirm'
  ) {
    return { state, say: [] };
  }
  const card = state.phase.card;
  if (!event.approve) {
    const ended = finish(state, 'cancelled', `Not done, as you declined: ${card.what}`);
    return { state: ended.state, say: [say('reply', 'Declined', {}, 'user'), ...ended.say] };
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
    say: [say('reply', 'Approved', {}, 'user')],
  };
}

function replied(state: ControllerState, event: Extract<AgentEvent, { type: 'replied' }>): Reduced {
  if (state.phase.at !== 'wait' || state.phase.card.id !== event.cardId) return { state, say: [] };
  const card = state.phase.card;
  const option = card.kind === 'clarify' ? card.options.find((o) => o.value === event.value) : undefined;
  const shown = say('reply', option?.label ?? event.value, {}, 'user');
  if (!state.list) {
    // The goal itself was unclear: the answer completes or replaces it (the driver reads both).
    return {
      state: {
        ...state,
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
      failures: 0,
    },
    say: [shown],
  };
}

function feedback(state: ControllerState, event: Extract<AgentEvent, { type: 'feedback' }>): Reduced {
  const heard = say('feedback', event.text, {}, 'user');
  const { interpretation } = event;
  if (!state.list) {
    return {
      state: {
        ...state,
        answers: [...state.answers, event.text],
        phase: { at: 'interpret' },
        status: 'planning',
      },
      say: [heard],
    };
  }
  if (interpretation.kind === 'clarify')
    return { state, say: [heard, say('notice', interpretation.question)] };
  const append = /^(also|and|then|after|afterwards|außerdem|danach|dann|und|然后|再|还)\b/i.test(
    event.text.trim(),
  );
  const list = mergeFeedback(state.list, interpretation.list, append ? 'append' : 'replace');
  const note = say('reading', interpretation.list.reading);
  if (append && currentItem(state)) return { state: { ...state, list }, say: [heard, note] };
  const started = startNextItem({ ...withoutPlan(state), list, status: 'executing' });
  return { state: started.state, say: [heard, note, ...started.say] };
}

function withoutPlan(state: ControllerState): ControllerState {
  const { plan: _dropped, ...rest } = state;
  return rest;
}

function stepMessage(
  state: ControllerState,
  call: Attempt['call'],
  description: string,
  seq: number,
  event: Extract<AgentEvent, { type: 'stepDone' }>,
): MessageDraft {
  const { result, observation } = event;
  const changes = observation?.changes?.map((c) => c.detail ?? c.what).join('; ');
  const where =
    observation?.urlChanged || observation?.navigated
      ? `Now at ${observation.title || observation.url}`
      : undefined;
  return {
    role: 'assistant',
    content: description,
    actionString: actionString(call),
    status: result.ok ? 'success' : 'failure',
    ...(result.ok ? {} : { error: { code: result.code, message: result.error } }),
    metadata: {
      turn: 'step',
      stepSeq: seq,
      rung: state.plan?.rung ?? 0,
      thought: state.plan?.why ?? '',
      observation: [where, changes].filter(Boolean).join('. ') || (result.ok ? 'Done' : result.error),
      ...fileOf(result),
    },
  };
}

function fileOf(result: ToolResult): { file?: { name: string; bytes?: number } } {
  if (!result.ok || typeof result.data !== 'object' || result.data === null) return {};
  const { fileName, bytes } = result.data as { fileName?: unknown; bytes?: unknown };
  if (typeof fileName !== 'string') return {};
  return { file: { name: fileName, ...(typeof bytes === 'number' ? { bytes } : {}) } };
}

function asAttempt(attempt: ControllerState['attempts'][number]): Attempt {
  return { ...attempt, observation: attempt.observation };
}

function slim(result: ToolResult): ToolResult {
  if (!result.ok) return result;
  const text = JSON.stringify(result.data ?? null);
  return text.length <= MAX_DATA_CHARS ? result : { ok: true, data: { omittedChars: text.length } };
}

function crumbs(state: ControllerState, url: string, title: string, labelFrom: string, ts: number) {
  if (state.breadcrumbs.at(-1)?.url === url) return state.breadcrumbs;
  return [...state.breadcrumbs, { url, title, labelFrom, ts }].slice(-50);
}
