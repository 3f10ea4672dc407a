// Properties 8 to 12: the way of a run from its first task to its last word.
import { english } from '../../../src/shared/phrase';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { interactView } from '../../../src/agent/views/chat-view';
import { reduce } from '../../../src/agent/controller/controller';
import type { AgentEvent } from '../../../src/agent/controller/events';
import { nextEffect } from '../../../src/agent/controller/next-effect';
import { controllerState, currentItem, type ControllerState } from '../../../src/agent/controller/state';
import { nextItem } from '../../../src/agent/controller/task-items';
import { noticeOf } from '../../../src/background/panel/notify';
import { interpret } from '../../../src/interpret/interpret';
import { MAX_STALLED_ROUNDS, MAX_TRIES } from '../../../src/shared/budgets';
import { hasEnded } from '../../../src/shared/status';
import type { ItemStatus } from '../../../src/shared/task-list';
import { refusalOf, remarks } from './generators/feedback';
import { NOW, taskLists } from './generators/task-lists';
import { failedOutcome, kindWorlds, worlds } from './generators/worlds';
import { clock, endOf, runTask, startedWith, type Turn } from './run-task';

/** A question, or a look around, is no other goal. */
const ASIDE: ReadonlySet<string> = new Set(['answer', 'wait', 'scroll']);
const OVER: readonly ItemStatus[] = ['completed', 'failed', 'skipped'];
const statusesOf = (state: ControllerState) => state.list?.tasks.map(({ status }) => status) ?? [];
const timeout = 60_000;

// **Feature: browser-automation-assistant, Property 8: Continuous state assessment**
describe('Property 8: Continuous state assessment', { timeout }, () => {
  test('every act brings what was seen after it into the state, and no plan follows another unlooked', () => {
    fc.assert(
      fc.property(taskLists, worlds, (list, world) => {
        const turns = runTask(startedWith(list), world);
        let planOfLastAct: string | undefined;
        for (const turn of turns) {
          if (turn.effect?.type === 'propose' || turn.effect?.type === 'verify') planOfLastAct = undefined;
          if (turn.event.type !== 'stepDone' || turn.event.notDone) continue;
          const { observation } = turn.event;
          const kept = turn.after.current === turn.before.current;
          if (kept) expect(turn.after.attempts.at(-1)?.observation).toEqual(observation);
          if (observation) expect(turn.after.breadcrumbs.at(-1)?.url).toBe(observation.url);
          expect([undefined, turn.before.plan?.id]).toContain(planOfLastAct);
          planOfLastAct = turn.before.plan?.id;
        }
      }),
      { numRuns: 200 },
    );
  });

  test('no task is called completed before the page was looked at after its last act', () => {
    fc.assert(
      fc.property(taskLists, worlds, (list, world) => {
        for (const turn of runTask(startedWith(list), world)) {
          const id = turn.before.current;
          const done = turn.after.list?.tasks.find((item) => item.id === id)?.status === 'completed';
          const wasDone = turn.before.list?.tasks.find((item) => item.id === id)?.status === 'completed';
          if (done && !wasDone) expect(['proposed', 'verified']).toContain(turn.event.type);
        }
      }),
      { numRuns: 200 },
    );
  });
});

/** A state is defined when one thing is due, or the user is asked for one, or it is over. */
function expectDefined({ after }: Turn): void {
  expect(controllerState.safeParse(JSON.parse(JSON.stringify(after))).success).toBe(true);
  if (hasEnded(after.status)) {
    expect(nextEffect(after)).toEqual({ type: 'end' });
    expect(after.result).toMatch(/\S/);
    expect(statusesOf(after).every((status) => OVER.includes(status))).toBe(true);
    return;
  }
  const due = nextEffect(after) !== null;
  const asked = after.phase.at === 'wait' && after.status === 'awaiting_user';
  expect(due || asked).toBe(true);
  const current = currentItem(after);
  expect(current?.status).toBe(asked ? 'requires_assistance' : 'executing');
}

// **Feature: browser-automation-assistant, Property 9: Error handling and recovery**
describe('Property 9: Error handling and recovery', { timeout }, () => {
  test('after any error the task tries again, asks, or ends with a reason; it is never left in between', () => {
    fc.assert(
      fc.property(
        taskLists,
        worlds,
        fc.array(failedOutcome, { minLength: 1, maxLength: 5 }),
        (list, world, failed) => {
          const start = startedWith(list);
          const turns = runTask(
            start,
            { ...world, outcomes: [...failed, ...world.outcomes] },
            { maxTurns: 400 },
          );
          turns.forEach(expectDefined);
          const errors = turns.filter(
            ({ event }) => event.type === 'stepDone' && !event.result.ok && !event.notDone,
          );
          for (const { said } of errors) expect(said.length).toBeGreaterThan(0);
        },
      ),
      { numRuns: 200 },
    );
  });

  test('a run in which every act fails ends within its tries, and says of every task how it ended', () => {
    fc.assert(
      fc.property(
        taskLists,
        kindWorlds,
        fc.array(failedOutcome, { minLength: 1, maxLength: 4 }),
        (list, world, failed) => {
          const start = startedWith(list);
          const turns = runTask(start, { ...world, outcomes: failed, verdicts: [false] });
          const end = endOf(turns, start);
          expect(hasEnded(end.status)).toBe(true);
          expect(statusesOf(end).every((status) => OVER.includes(status))).toBe(true);
          for (const item of end.list?.tasks ?? []) {
            if (item.status === 'failed') expect(item.note).toMatch(/\S/);
            const tries = turns.filter(
              ({ effect, before }) => effect?.type === 'propose' && before.current === item.id,
            );
            expect(tries.length).toBeLessThan(MAX_TRIES + MAX_STALLED_ROUNDS);
          }
        },
      ),
      { numRuns: 100 },
    );
  });

  test('a run that is stopped or breaks at any moment leaves no task half done', () => {
    const end: fc.Arbitrary<AgentEvent> = fc.constantFrom(
      { type: 'stop', reason: 'You stopped this.' },
      { type: 'broken', code: 'TAB_CLOSED', error: 'The tab of this task was closed.' },
    );
    fc.assert(
      fc.property(taskLists, worlds, fc.nat(20), end, (list, world, at, event) => {
        const start = startedWith(list);
        const turns = runTask(start, world, {
          interrupt: (_state, turn) => (turn === at ? event : undefined),
        });
        fc.pre(turns.some((turn) => turn.event === event));
        turns.forEach(expectDefined);
        expect(endOf(turns, start).status).toBe(event.type === 'stop' ? 'cancelled' : 'failed');
      }),
      { numRuns: 200 },
    );
  });

  test('tasks that do not need the one that failed are carried out all the same', () => {
    fc.assert(
      fc.property(taskLists, worlds, (list, world) => {
        const turns = runTask(startedWith(list), world, { maxTurns: 400 });
        for (const { before, after } of turns) {
          if (hasEnded(after.status) || before.current === after.current || !before.list) continue;
          const done = new Set(before.list.tasks.filter((t) => t.status === 'completed').map((t) => t.id));
          if (after.list?.tasks.find((t) => t.id === before.current)?.status === 'completed')
            done.add(before.current ?? '');
          const due = before.list.tasks.find(
            (t) =>
              t.id !== before.current && t.status === 'pending' && t.dependencies.every((id) => done.has(id)),
          );
          expect(after.current).toBe(due?.id);
        }
      }),
      { numRuns: 100 },
    );
  });
});

// **Feature: browser-automation-assistant, Property 10: Task completion and progression**
describe('Property 10: Task completion and progression', { timeout }, () => {
  test('a task whose wish came true is completed, and the next one that may begin begins', () => {
    fc.assert(
      fc.property(taskLists, kindWorlds, (list, world) => {
        const start = startedWith(list);
        const completed: string[] = [];
        for (const { before, event, after } of runTask(start, world)) {
          if (event.type !== 'verified' || !before.current) continue;
          completed.push(before.current);
          const of = (state: ControllerState, id: string) =>
            state.list?.tasks.find((item) => item.id === id)?.status;
          expect(of(after, before.current)).toBe('completed');
          const due =
            before.list &&
            nextItem({
              ...before.list,
              tasks: before.list.tasks.map((t) =>
                t.id === before.current ? { ...t, status: 'completed' as const } : t,
              ),
            });
          expect(after.current).toBe(due?.id);
          if (due) expect(of(after, due.id)).toBe('executing');
          expect(after.progress).toBeGreaterThan(before.progress - 1e-9);
        }
        expect([...completed].sort()).toEqual(list.tasks.map(({ id }) => id).sort());
        // In an order that respects what each needs.
        for (const item of list.tasks)
          for (const need of item.dependencies)
            expect(completed.indexOf(need)).toBeLessThan(completed.indexOf(item.id));
      }),
      { numRuns: 200 },
    );
  });
});

// **Feature: browser-automation-assistant, Property 11: Workflow completion notification**
describe('Property 11: Workflow completion notification', { timeout }, () => {
  test('when the last task is completed the user is told once, with finish()', () => {
    fc.assert(
      fc.property(taskLists, kindWorlds, (list, world) => {
        const start = startedWith(list);
        const turns = runTask(start, world);
        const end = endOf(turns, start);
        expect(statusesOf(end).every((status) => status === 'completed')).toBe(true);
        expect(end).toMatchObject({ status: 'succeeded', progress: 1 });
        const told = turns.flatMap(({ said }) => said).filter(({ metadata }) => metadata?.turn === 'result');
        expect(told).toHaveLength(1);
        expect(told[0]).toMatchObject({ role: 'assistant', status: 'success', actionString: 'finish()' });
        expect(told[0]?.content).toMatch(/\S/);
        const notices = turns.flatMap(({ before, after }) => noticeOf(before, after) ?? []);
        expect(notices.map(({ title, text }) => [title, english(text)])).toEqual([
          ['notify_succeeded', end.result],
        ]);
        expect(interactView(end, 'task', 'session')).toMatchObject({
          action: 'finish()',
          status: 'completed',
        });
      }),
      { numRuns: 200 },
    );
  });
});

// **Feature: browser-automation-assistant, Property 12: Feedback incorporation**
describe('Property 12: Feedback incorporation', { timeout }, () => {
  const midway = fc
    .tuple(taskLists, kindWorlds, fc.nat(9))
    .map(([list, world, turns]) =>
      endOf(runTask(startedWith(list), world, { maxTurns: turns }), startedWith(list)),
    )
    .filter((state) => !hasEnded(state.status));
  const heard = (state: ControllerState, text: string) =>
    reduce(
      state,
      { type: 'feedback', text, interpretation: interpret(text, { now: NOW, locale: 'en-US' }) },
      clock,
    );
  const done = (state: ControllerState) => state.list?.tasks.filter(({ status }) => OVER.includes(status));

  test('what is asked for besides, or in passing, leaves what is left; what is asked for instead takes its place', () => {
    fc.assert(
      fc.property(midway, remarks, (before, remark) => {
        const reading = interpret(remark.text, { now: NOW, locale: 'en-US' });
        const { state, say } = heard(before, remark.text);
        expect(say[0]).toMatchObject({ role: 'user', content: remark.text, metadata: { turn: 'feedback' } });
        expect(say.length).toBeGreaterThan(1);
        // Whatever was said, what was done stays done.
        expect(done(state)?.slice(0, done(before)?.length)).toEqual(done(before));
        if (remark.kind === 'remark') {
          expect(state.list).toEqual(before.list);
          return;
        }
        if (reading.kind !== 'tasks') throw new Error(`“${remark.text}” should be read as tasks`);
        const wanted = reading.list.tasks.map(({ description }) => description);
        const left = state.list?.tasks.filter(({ status }) => !OVER.includes(status)) ?? [];
        if (
          remark.kind === 'instead' &&
          reading.list.tasks.every(({ parameters }) => ASIDE.has(parameters.kind))
        ) {
          const open = before.list?.tasks.filter(({ status }) => !OVER.includes(status)) ?? [];
          const ids = new Set(left.map(({ id }) => id));
          expect(open.every(({ id }) => ids.has(id))).toBe(true);
          expect(left).toHaveLength(open.length + wanted.length);
          return;
        }
        expect(left.slice(-wanted.length).map(({ description }) => description)).toEqual(wanted);
        if (remark.kind === 'more') {
          expect(state.current).toBe(before.current);
          expect(state.list?.tasks.slice(0, before.list?.tasks.length)).toEqual(before.list?.tasks);
        } else {
          expect(left).toHaveLength(wanted.length);
          expect(state.plan).toBeUndefined();
          expect(nextEffect(state)).toMatchObject({ type: 'propose' });
        }
        expect(new Set(state.list?.tasks.map(({ id }) => id)).size).toBe(state.list?.tasks.length);
      }),
      { numRuns: 200 },
    );
  });

  test('what is refused is left out, and the rest is carried out to its end', () => {
    fc.assert(
      fc.property(
        taskLists.chain((list) => fc.tuple(fc.constant(list), refusalOf(list))),
        kindWorlds,
        ([list, refusal], world) => {
          const { state } = heard(startedWith(list), refusal.text);
          const of = (id: string, from: ControllerState) =>
            from.list?.tasks.find((item) => item.id === id)?.status;
          expect(of(refusal.id, state)).toBe('skipped');
          const end = endOf(runTask(state, world), state);
          const isAllRefused = end.list?.tasks.every(({ status }) => status === 'skipped') === true;
          expect(end.status).toBe(isAllRefused ? 'cancelled' : 'succeeded');
          const described = list.tasks.find(({ id }) => id === refusal.id)?.description;
          for (const item of end.list?.tasks ?? [])
            if (item.description !== described) expect(item.status).toBe('completed');
        },
      ),
      { numRuns: 100 },
    );
  });
});
