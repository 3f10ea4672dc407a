// Task lists as the interpreter makes them, and as a model may: one to six items that hang together without a circle.
import fc from 'fast-check';
import { interpret } from '../../../../src/interpret/interpret';
import type { Interpretation, TaskItem, TaskList } from '../../../../src/shared/task-list';
import { clearGoal } from './goals';

export const NOW = new Date('2026-03-02T09:30:00Z');

/** Lists that come out of real readings. */
export const readList: fc.Arbitrary<TaskList> = clearGoal
  .map((goal) => interpret(goal, { now: NOW, locale: 'en-US' }))
  .filter((made): made is Extract<Interpretation, { kind: 'tasks' }> => made.kind === 'tasks')
  .map((made) => made.list);

/** Chains, fans and islands, in any order: what is needed first may stand last. */
const wovenList: fc.Arbitrary<TaskList> = fc
  .array(fc.record({ links: fc.array(fc.nat(5), { maxLength: 2 }), optional: fc.boolean() }), {
    minLength: 1,
    maxLength: 6,
  })
  .map((drafts) => {
    const tasks = drafts.map(({ links, optional }, index): TaskItem => {
      const earlier = new Set(index === 0 ? [] : links.map((link) => `t${(link % index) + 1}`));
      return {
        id: `t${index + 1}`,
        description: `Click “Part ${index + 1}”`,
        type: 'click',
        parameters: { kind: 'click', target: { text: `Part ${index + 1}`, literal: true } },
        status: 'pending',
        dependencies: [...earlier],
        ...(optional ? { optional } : {}),
      };
    });
    return tasks;
  })
  .chain((tasks) => fc.shuffledSubarray(tasks, { minLength: tasks.length, maxLength: tasks.length }))
  .map((tasks) => ({
    id: 'woven',
    tasks,
    createdAt: NOW.getTime(),
    confidence: 0.9,
    reading: 'Click the parts',
  }));

export const taskLists: fc.Arbitrary<TaskList> = fc.oneof(readList, wovenList);
