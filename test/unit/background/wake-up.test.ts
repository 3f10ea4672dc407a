// What a new worker takes up.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { initialState } from '../../../src/agent/state';
import type { App } from '../../../src/background/app';
import { apply } from '../../../src/background/apply-event';
import { drive } from '../../../src/background/run-driver';
import { allRuns, dropRun } from '../../../src/background/running';
import { wakeUp } from '../../../src/background/wake-up';
import { CopilotError } from '../../../src/shared/errors';
import type { TaskRecord } from '../../../src/shared/records';
import { acquireLease } from '../../../src/store/leases';
import { listRunningTasks, openIntents } from '../../../src/store/tasks';
import { whatBecameOf } from '../../../src/background/what-became';
import type { IntentEntry } from '../../../src/shared/records';
import { success } from '../../../src/shared/tool-result';

vi.mock('../../../src/background/fence');
vi.mock('../../../src/background/apply-event');
vi.mock('../../../src/background/run-driver');
vi.mock('../../../src/background/what-became');
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

test('a task does not go on before what was left open has its outcome, whatever the user says meanwhile', async () => {
  vi.mocked(acquireLease).mockResolvedValue(1);
  vi.mocked(listRunningTasks).mockResolvedValue([task('one', 1)]);
  vi.mocked(openIntents).mockImplementation(async (_db, taskId) =>
    taskId === 'one' ? [{ taskId, seq: 0, ts: 0, call: { name: 'dom.click', args: {} } } as IntentEntry] : [],
  );
  let know: (became: { result: ReturnType<typeof success> }) => void = () => undefined;
  vi.mocked(whatBecameOf).mockReturnValue(new Promise((resolve) => (know = resolve)));
  const busyAt: (boolean | undefined)[] = [];
  vi.mocked(apply).mockImplementation(async (_app, run) => void busyAt.push(run.busy));
  vi.mocked(drive).mockImplementation(async (_app, run) => void busyAt.push(run.busy));
  await wakeUp(app);
  expect(allRuns().map(({ busy }) => busy)).toEqual([true]);
  know({ result: success({}) });
  await vi.waitFor(() => expect(drive).toHaveBeenCalledOnce());
  expect(busyAt).toEqual([true, false]);
});
