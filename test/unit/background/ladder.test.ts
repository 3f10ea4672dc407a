// What the ladder is told of a task. A goal that is more than can be taken in is asked about, and nothing of it is read:
// neither here nor by a model.
import { beforeEach, expect, test, vi } from 'vitest';
import { initialState, type ControllerState } from '../../../src/agent/controller/state';
import type { App } from '../../../src/background/app';
import { propose, readGoal } from '../../../src/background/tasks/ladder';
import { modelClientFor } from '../../../src/background/models/model-client';
import type { Run } from '../../../src/background/tasks/running';
import { taskContextOf } from '../../../src/background/tasks/task-context';
import { MAX_GOAL_CHARS } from '../../../src/shared/budgets';
import { failure } from '../../../src/shared/tool-result';
import type { TaskRecord } from '../../../src/shared/records';
import { fakeClient } from '../agent/model/fake-client';
import { hit, requestFor } from '../agent/model/pages';

vi.mock('../../../src/background/models/model-client');
vi.mock('../../../src/background/acts/scrub', () => ({ scrubber: async () => (text: string) => text }));
vi.mock('../../../src/background/tasks/task-context');

const app = {
  broadcast: () => undefined,
  effective: { settings: { planner: 'auto', scripts: false } },
} as unknown as App;

function runOf(goal: string, more: Partial<ControllerState>): Run {
  const task = { taskId: 't1', sessionId: 's1', tabId: 1, goal } as TaskRecord;
  const state = { ...initialState(goal, 1, 'https://a.test'), ...more };
  return { task, state, abort: new AbortController(), busy: false, wake: undefined };
}

const read = (goal: string, more: Partial<ControllerState> = {}) =>
  readGoal(app, runOf(goal, more), new AbortController().signal);

const model = fakeClient([
  { intent: 'action', tasks: [{ do: 'click', what: 'Delete', value: '' }], ask: '' },
]);

beforeEach(() => {
  vi.mocked(modelClientFor).mockResolvedValue(model);
  vi.mocked(taskContextOf).mockResolvedValue({
    userPreferences: { locale: 'en', language: 'en' },
    previousTasks: [],
  } as never);
});

test('the question tells how much was written', async () => {
  const { interpretation, rung } = await read('click "Delete"', { tooLong: 4_200 });
  expect(interpretation).toMatchObject({
    kind: 'clarify',
    question: expect.stringContaining('4200') as string,
  });
  expect(rung).toBe(0);
});

test('the answer to it is read in its place', async () => {
  const { interpretation } = await read('click "Delete"', { tooLong: 4_200, answers: ['click "Save"'] });
  expect(interpretation).toMatchObject({
    kind: 'tasks',
    list: { tasks: [{ parameters: { kind: 'click' } }] },
  });
  expect(JSON.stringify(interpretation)).toContain('Save');
  expect(JSON.stringify(interpretation)).not.toContain('Delete');
});

test('a goal that only its handles make too long is read', async () => {
  const handle = 'secret:0123456789abcdef';
  const filler = `click "${'x'.repeat(MAX_GOAL_CHARS - 100)}"`;
  const { interpretation } = await read(`${filler}, ${handle} ${handle} ${handle} ${handle} ${handle}`);
  expect(JSON.stringify(interpretation)).not.toContain('longer than I can take in');
});

test('a task that goes on without the model asks none, whatever the settings say', async () => {
  const byKey = { ...app, effective: { settings: { planner: 'key', scripts: false } } } as unknown as App;
  const down = fakeClient([failure('MODEL_UNAVAILABLE', 'The server is down.')]);
  vi.mocked(modelClientFor).mockResolvedValue(down);
  const request = requestFor({ kind: 'click', target: { text: 'Save' } }, { hits: [hit({ label: 'Save' })] });
  const without = await propose(byKey, runOf('click "Save"', { withoutModel: true }), request);
  expect(without).toMatchObject({ rung: 0, plan: { kind: 'steps' } });
  expect(down.requests).toEqual([]);
  const asked = await propose(byKey, runOf('click "Save"', {}), request);
  expect(asked.plan.kind).toBe('ask');
});
