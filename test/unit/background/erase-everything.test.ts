// What is erased where something else cannot be.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { initialState } from '../../../src/agent/controller/state';
import type { App } from '../../../src/background/app';
import { eraseEverything, stopOrDrop } from '../../../src/background/erase-everything';
import { dispatch } from '../../../src/background/tasks/run-driver';
import { addRun, allRuns, dropRun, type Run } from '../../../src/background/tasks/running';
import { CopilotError } from '../../../src/shared/errors';
import type { TaskRecord } from '../../../src/shared/records';
import { deleteDatabase } from '../../../src/store/database';
import { eraseAll } from '../../../src/store/retention';
import { eraseSecretValues } from '../../../src/store/secrets';
import { eraseSettings } from '../../../src/store/settings';

vi.mock('../../../src/background/tasks/run-driver');
vi.mock('../../../src/background/models/model-host');
vi.mock('../../../src/store/database');
vi.mock('../../../src/store/retention');
vi.mock('../../../src/store/secrets');
vi.mock('../../../src/store/settings');

const app = { broadcast: () => undefined } as unknown as App;
const removed = vi.fn(async () => true);
const cleared = vi.fn(async () => true);
const weights = vi.fn(async () => undefined);

function running(taskId: string): Run {
  const state = initialState('open the bills', 1, 'https://a.test');
  const task = { taskId, sessionId: 's1', tabId: 1, goal: state.goal } as TaskRecord;
  const run = { task, state, abort: new AbortController(), busy: false, wake: undefined };
  addRun(run);
  return run;
}

beforeEach(() => {
  removed.mockResolvedValue(true);
  vi.stubGlobal('chrome', {
    permissions: { getAll: async () => ({ origins: ['https://a.test/*'] }), remove: removed },
    storage: { session: { get: async () => ({}) } },
    notifications: { getAll: async () => ({ 'task:t1': true, other: true }), clear: cleared },
  });
  vi.stubGlobal('caches', { keys: async () => [] });
  vi.stubGlobal('navigator', { storage: { getDirectory: async () => ({ removeEntry: weights }) } });
});
afterEach(() => {
  for (const { task } of allRuns()) dropRun(task.taskId);
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

const erased = () => [eraseAll, eraseSecretValues, eraseSettings, removed, weights];

test('a task whose end cannot be saved keeps nothing from being erased, and is let go', async () => {
  running('t1');
  vi.mocked(dispatch).mockRejectedValue(new CopilotError('QUOTA', 'full'));
  await eraseEverything(app);
  for (const each of erased()) expect(each).toHaveBeenCalled();
  expect(cleared.mock.calls).toEqual([['task:t1']]);
  expect(allRuns()).toEqual([]);
});

test('records that cannot be erased keep nothing else from being erased, and it is said', async () => {
  vi.mocked(eraseAll).mockRejectedValue(new Error('the store is locked'));
  await expect(eraseEverything(app)).rejects.toThrow('the store is locked');
  for (const each of erased()) expect(each).toHaveBeenCalled();
});

test('a database that cannot be opened is erased as a whole, and all else with it', async () => {
  running('t1');
  await eraseEverything(undefined);
  const [records, ...rest] = erased();
  expect(records).not.toHaveBeenCalled();
  for (const each of [deleteDatabase, ...rest]) expect(each).toHaveBeenCalled();
  expect(allRuns()).toEqual([]);
});

test('a task that is erased by itself need not be saved either', async () => {
  const run = running('t1');
  vi.mocked(dispatch).mockRejectedValue(new CopilotError('STALE', 'not ours'));
  await stopOrDrop(app, run, 'erased');
  expect(allRuns()).toEqual([]);
});
