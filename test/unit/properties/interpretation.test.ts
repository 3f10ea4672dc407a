// Properties 1 and 3: what becomes of what the user typed.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { reduce } from '../../../src/agent/controller/controller';
import { nextEffect } from '../../../src/agent/controller/next-effect';
import { initialState } from '../../../src/agent/controller/state';
import { interpret } from '../../../src/interpret/interpret';
import { intent } from '../../../src/shared/intent';
import { TASK_TYPES, taskList } from '../../../src/shared/task-list';
import { ambiguousGoal, anyInput, clearGoal } from './generators/goals';
import { NOW } from './generators/task-lists';
import { askPlans } from './generators/worlds';
import { clock, proposed, startedWith } from './run-task';

const LOCALES = fc.constantFrom('en-US', 'en-GB', 'de-DE', 'zh-CN', 'fr');
const read = (goal: string, locale = 'en-US') => interpret(goal, { now: NOW, locale });

// **Feature: browser-automation-assistant, Property 1: Task interpretation produces valid structure**
describe('Property 1: Task interpretation produces valid structure', { timeout: 60_000 }, () => {
  test('every input becomes a whole TaskList, or a question', () => {
    fc.assert(
      fc.property(anyInput, LOCALES, (goal, locale) => {
        const made = read(goal, locale);
        if (made.kind === 'clarify') {
          expect(made.question).toMatch(/\S/);
          return;
        }
        expect(taskList.safeParse(made.list).success).toBe(true);
        const { id, tasks, createdAt } = made.list;
        expect(id).not.toBe('');
        expect(createdAt).toBe(NOW.getTime());
        expect(tasks.length).toBeGreaterThan(0);
        tasks.forEach((task, index) => {
          const earlier = tasks.slice(0, index).map((each) => each.id);
          expect(earlier).not.toContain(task.id);
          expect(task.description).toMatch(/\S/);
          expect(TASK_TYPES).toContain(task.type);
          expect(intent.safeParse(task.parameters).success).toBe(true);
          expect(task.status).toBe('pending');
          expect(earlier).toEqual(expect.arrayContaining(task.dependencies));
        });
      }),
      { numRuns: 300 },
    );
  });

  test('every goal that says clearly what it wants becomes tasks, one for each wish at least', () => {
    fc.assert(
      fc.property(clearGoal, (goal) => {
        const made = read(goal);
        expect(made.kind, JSON.stringify(made)).toBe('tasks');
      }),
      { numRuns: 200 },
    );
  });
});

// **Feature: browser-automation-assistant, Property 3: Ambiguous input triggers clarification**
describe('Property 3: Ambiguous input triggers clarification', { timeout: 60_000 }, () => {
  test('a goal that could mean several things, or nothing, waits with a question and does nothing', () => {
    fc.assert(
      fc.property(ambiguousGoal, LOCALES, (goal, locale) => {
        const interpretation = read(goal, locale);
        expect(interpretation.kind, JSON.stringify(interpretation)).toBe('clarify');
        const { state, say } = reduce(
          initialState(goal, 1, undefined),
          { type: 'interpreted', interpretation },
          clock,
        );
        expect(state.status).toBe('awaiting_user');
        expect(state.phase).toMatchObject({ at: 'wait', card: { kind: 'clarify' } });
        expect(nextEffect(state)).toBeNull();
        expect(state.stepsDone).toBe(0);
        expect(say.at(-1)).toMatchObject({ role: 'assistant', metadata: { turn: 'question' } });
      }),
      { numRuns: 200 },
    );
  });

  test('a goal that fits several things on the page waits with all of them to choose from', () => {
    fc.assert(
      fc.property(clearGoal, askPlans, (goal, plan) => {
        const made = read(goal);
        if (made.kind === 'clarify') return;
        const { state } = reduce(startedWith(made.list, goal), proposed(plan), clock);
        expect(state.status).toBe('awaiting_user');
        expect(nextEffect(state)).toBeNull();
        expect(state.phase).toMatchObject({ card: { kind: 'clarify', options: plan.options } });
      }),
      { numRuns: 100 },
    );
  });
});
