// What is typed into the composer while a question stands open: its answer, or a remark on what is to come.
import { expect, test } from 'vitest';
import { reduce } from '../../../src/agent/controller/controller';
import { initialState, type ControllerState } from '../../../src/agent/controller/state';
import { interpret } from '../../../src/interpret/interpret';
import { refusedIn } from '../../../src/interpret/refused';
import { CARD_INERT_MS } from '../../../src/shared/budgets';
import type { TaskItem } from '../../../src/shared/task-list';

const context = { now: new Date(0), locale: 'en' };
const item = (id: string, status: TaskItem['status']): TaskItem => ({
  id,
  description: id,
  type: 'click',
  parameters: { kind: 'click', target: { text: id } },
  status,
  dependencies: [],
});

function asking(labels: string[]): ControllerState {
  const options = labels.map((label) => ({ label, value: `the ${label}` }));
  return {
    ...initialState('choose the plan, then save', 1, 'https://a.test'),
    list: {
      id: 'l',
      tasks: [item('choose', 'executing'), item('save', 'pending')],
      createdAt: 0,
      confidence: 1,
      reading: '',
    },
    current: 'choose',
    status: 'awaiting_user',
    phase: {
      at: 'wait',
      card: { kind: 'clarify', id: 'q', taskId: 't', createdAt: 0, question: 'Which one?', options },
    },
  };
}

function typed(text: string, labels: string[], now = CARD_INERT_MS): ControllerState {
  const [interpretation, refused] = [interpret(text, context), refusedIn(text, context)];
  const event = { type: 'feedback', text, interpretation, refused } as const;
  return reduce(asking(labels), event, { now, newId: () => 'n' }).state;
}
const left = ({ list }: ControllerState) => list?.tasks.map(({ id }) => id);

const PLANS = ['Plan', 'Premium plan', 'Save draft'];
test.each([
  ['Premium plan', PLANS, 'the Premium plan'],
  ['save draft', PLANS, 'the Save draft'],
  ['Choose the Premium plan', PLANS, 'the Premium plan'],
  ['选择草稿', ['草稿', '终稿'], 'the 草稿'],
  ['not now', ['Not now', 'Now'], 'the Not now'],
  ['no, not Premium plan', PLANS, 'no, not Premium plan'],
  ['Premium plan, please', PLANS, 'the Premium plan'],
  ['2', PLANS, '2'],
  ['the second one', PLANS, 'the second one'],
  ['no, the other one', PLANS, 'no, the other one'],
  ['my name is Bob', [], 'my name is Bob'],
  ['I do not eat meat', [], 'I do not eat meat'],
])('“%s” answers the question, and what is still to come stays', (text, labels, answer) => {
  const state = typed(text, labels);
  expect(state.answers).toEqual([answer]);
  expect(left(state)).toEqual(['choose', 'save']);
  expect(state.phase.at).toBe('propose');
});

test.each([
  ['also click Help', ['choose', 'save', expect.anything()]],
  ['skip save', ['choose', 'save']],
  ['don’t click Premium plan', ['choose', 'save']],
  ['is the Premium plan cheaper?', ['t1', 'choose', 'save']],
  ['Premium plan, and then click Help', [expect.anything(), expect.anything()]],
  ['Open billing', [expect.anything()]],
])('“%s” is a remark on what is to come', (text, tasks) => {
  const state = typed(text, PLANS);
  expect(state.answers).toEqual([]);
  expect(left(state)).toEqual(tasks);
});

test('what was being typed when the question came up does not answer it', () => {
  expect(typed('Premium plan', PLANS, CARD_INERT_MS - 1).answers).toEqual([]);
});
