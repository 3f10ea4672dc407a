// What a new worker takes up.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { initialState } from '../../../src/agent/state';
import type { App } from '../../../src/background/app';
import { drive } from '../../../src/background/run-driver';
import { allRuns, dropRun } from '../../../src/background/running';
import { wakeUp } from '../../../src/background/wake-up';
import { CopilotError } from '../../../src/shared/errors';
import type { TaskRecord } from '../../../src/shared/records';
import { acquireLease } from '../../../src/store/leases';
import { listRunningTasks, openIntents } from '../../../src/store/tasks';

vi.mock('../../../src/background/fence');
vi.mock('../../../src/background/run-driver');
vi.mock('../../../src/store/leases');
vi.mock('../../../src/store/tasks');

const app = { owner: 'me' } as unknown as App;
const task = (taskId: string, tabId: number) =>
  ({
    taskId,
    tabId,
    state: initialState('open the bills', tabId, 'https://a.test'),
  }) as unknown as TaskRecord;

beforeEach(() => {
  vi.mocked(listRunningTasks).mockResolvedValue([task('one', 1), task('two', 2)]);
  vi.mocked(openIntents).mockResolvedValue([]);
});
afterEach(() => {
  for (const { task: record } of allRuns()) dropRun(record.taskId);
  vi.resetAllMocks();
});

test('a task that cannot be taken up does not keep the worker from starting, nor the other tasks from going on', async () => {
  vi.mocked(acquireLease).mockRejectedValueOnce(new CopilotError('QUOTA', 'full')).mockResolvedValueOnce(1);
  await wakeUp(app);
  await vi.waitFor(() => expect(drive).toHaveBeenCalledOnce());
  expect(allRuns().map(({ task: { taskId } }) => taskId)).toEqual(['two']);
});
