// Properties 6 and 7: the run stops for a person, and goes on from where it stood.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { interactView } from '../../../src/agent/views/chat-view';
import { reduce } from '../../../src/agent/controller/controller';
import type { AgentEvent } from '../../../src/agent/controller/events';
import { nextEffect } from '../../../src/agent/controller/next-effect';
import { controllerState, currentItem, type ControllerState } from '../../../src/agent/controller/state';
import { assistCard, confirmCard } from '../../../src/shared/card';
import { startBeam } from '../../../src/agent/explore/beam';
import { taskLists } from './generators/task-lists';
import { assistPlans, userReplies, worlds } from './generators/worlds';
import { clock, proposed, runTask, startedWith } from './run-task';

/** Somewhere in the middle of a run: a state that is about to plan. */
const midRun = fc
  .tuple(taskLists, worlds, fc.nat(12))
  .map(([list, world, turns]) => {
    const start = startedWith(list);
    const seen = runTask(start, world, { maxTurns: turns }).map((turn) => turn.after);
    return [start, ...seen].findLast((state) => nextEffect(state)?.type === 'propose');
  })
  .filter((state): state is ControllerState => state !== undefined);

const confirmEvent: AgentEvent = {
  type: 'gateAsks',
  card: {
    kind: 'confirm',
    what: 'Click “Place order”',
    where: 'https://shop.example',
    why: 'Placing an order cannot be taken back.',
    risk: 'high',
    values: [],
    actionHash: 'hash',
    fingerprint: 'print',
  },
  flows: [],
};

/** Everything that only a person can settle: captcha, log-in, else, a wall met on a search, a risky step. */
const scenario = fc.oneof(
  assistPlans.map((plan) => ({ kind: plan.type, event: proposed(plan) })),
  fc.constant({ kind: 'confirm' as const, event: confirmEvent }),
  fc.constant({
    kind: 'login' as const,
    event: {
      type: 'beam' as const,
      journaled: 0,
      beam: {
        ...startBeam('invoice', 'the invoices'),
        stage: 'end' as const,
        found: { url: 'https://shop.example/login', wall: true },
      },
    } as unknown as AgentEvent,
  }),
);

function meets(state: ControllerState, event: AgentEvent): ControllerState {
  if (event.type !== 'beam') return reduce(state, event, clock).state;
  const searching = reduce(
    state,
    proposed({ kind: 'explore', terms: 'invoice', goal: 'the invoices' }),
    clock,
  ).state;
  return reduce(searching, event, clock).state;
}

// **Feature: browser-automation-assistant, Property 6: Assistance request creation**
describe('Property 6: Assistance request creation', { timeout: 60_000 }, () => {
  test('whatever needs a person makes a request of its kind, and nothing more is done', () => {
    fc.assert(
      fc.property(midRun, scenario, (state, { kind, event }) => {
        const searched = event.type === 'beam' && state.explorations >= 3;
        fc.pre(!searched);
        const asked = meets(state, event);
        expect(asked.status).toBe('awaiting_user');
        expect(nextEffect(asked)).toBeNull();
        if (asked.phase.at !== 'wait') throw new Error('the task does not wait');
        const { card } = asked.phase;
        expect(card.id).not.toBe('');
        if (kind === 'confirm') {
          expect(confirmCard.safeParse(card).success).toBe(true);
        } else {
          expect(assistCard.safeParse(card).success).toBe(true);
          expect(card).toMatchObject({ kind: 'assist', type: kind });
        }
        expect(currentItem(asked)?.status).toBe('requires_assistance');
        expect(interactView(asked, 'task', 'session')).toMatchObject({
          status: 'needs_user_input',
          userQuestion: expect.stringMatching(/\S/) as string,
        });
      }),
      { numRuns: 200 },
    );
  });
});

// **Feature: browser-automation-assistant, Property 7: Execution resumption after assistance**
describe('Property 7: Execution resumption after assistance', { timeout: 60_000 }, () => {
  const answers: fc.Arbitrary<(cardId: string) => AgentEvent> = fc.oneof(
    userReplies.map((value) => (cardId: string) => ({ type: 'replied' as const, cardId, value })),
    fc.constant((cardId: string) => ({ type: 'assistNoticed' as const, cardId, note: 'You are signed in.' })),
  );

  test('after an answer the same item goes on, with all that was done before it', () => {
    fc.assert(
      fc.property(midRun, assistPlans, answers, (before, plan, answer) => {
        const asked = reduce(before, proposed(plan), clock).state;
        if (asked.phase.at !== 'wait') throw new Error('the task does not wait');
        // The browser may have ended the worker while the user was busy: what rests in the store is enough.
        const rested = controllerState.parse(JSON.parse(JSON.stringify(asked)));
        const resumed = reduce(rested, answer(asked.phase.card.id), clock).state;
        expect(resumed.status).toBe('executing');
        expect(nextEffect(resumed)).not.toBeNull();
        expect(resumed.current).toBe(before.current);
        expect(currentItem(resumed)?.status).toBe('executing');
        for (const kept of ['stepsDone', 'attempts', 'breadcrumbs', 'memory', 'undo', 'nextSeq'] as const)
          expect(resumed[kept]).toEqual(asked[kept]);
        expect(resumed.progress).toBeGreaterThanOrEqual(before.progress);
        const ended = (state: ControllerState) =>
          state.list?.tasks.filter(({ status }) => ['completed', 'failed', 'skipped'].includes(status));
        expect(ended(resumed)).toEqual(ended(before));
      }),
      { numRuns: 200 },
    );
  });

  test('an approved step is the next thing that is done, and exactly that one', () => {
    fc.assert(
      fc.property(taskLists, worlds, fc.nat(12), (list, world, turns) => {
        const start = startedWith(list);
        const due = [start, ...runTask(start, world, { maxTurns: turns }).map((turn) => turn.after)].findLast(
          (state) => nextEffect(state)?.type === 'call',
        );
        fc.pre(due !== undefined);
        const asked = reduce(due, confirmEvent, clock).state;
        const cardId = asked.phase.at === 'wait' ? asked.phase.card.id : '';
        const resumed = reduce(asked, { type: 'decided', cardId, approve: true }, clock).state;
        expect(nextEffect(resumed)).toEqual(nextEffect(due));
        expect(resumed.approvals).toEqual([{ actionHash: 'hash', fingerprint: 'print' }]);
      }),
      { numRuns: 100 },
    );
  });

  test('an answer to another request resumes nothing', () => {
    fc.assert(
      fc.property(midRun, assistPlans, answers, (before, plan, answer) => {
        const asked = reduce(before, proposed(plan), clock).state;
        expect(reduce(asked, answer('another card'), clock).state).toEqual(asked);
      }),
      { numRuns: 100 },
    );
  });
});
