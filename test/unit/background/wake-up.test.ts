// What a new worker takes up.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { initialState } from '../../../src/agent/controller/state';
import type { App } from '../../../src/background/app';
import { apply } from '../../../src/background/tasks/apply-event';
import { drive } from '../../../src/background/tasks/run-driver';
import { allRuns, dropRun } from '../../../src/background/tasks/running';
import { wakeUp } from '../../../src/background/tasks/wake-up';
import { CopilotError } from '../../../src/shared/errors';
import type { TaskRecord } from '../../../src/shared/records';
import { acquireLease } from '../../../src/store/leases';
import { allOpenIntents, commitOutcome, listRunningTasks, openIntents } from '../../../src/store/tasks';
import { unknownOutcome, whatBecameOf } from '../../../src/background/acts/what-became';
import type { IntentEntry } from '../../../src/shared/records';
import { failure, success } from '../../../src/shared/tool-result';

vi.mock('../../../src/background/acts/fence');
vi.mock('../../../src/background/tasks/apply-event');
vi.mock('../../../src/background/tasks/run-driver');
vi.mock('../../../src/background/acts/what-became');
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
  vi.mocked(allOpenIntents).mockResolvedValue([]);
  vi.mocked(unknownOutcome).mockReturnValue(failure('OUTCOME_UNKNOWN', 'unknown'));
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

test('the last step of a task that was stopped over it gets its outcome; those of tasks that go on are theirs', async () => {
  vi.mocked(acquireLease).mockResolvedValue(1);
  const open = (taskId: string, seq: number) =>
    ({ taskId, seq, ts: 0, tabId: 1, call: { name: 'dom.click', args: {} } }) as unknown as IntentEntry;
  vi.mocked(allOpenIntents).mockResolvedValue([open('one', 0), open('stopped', 3), open('stopped', 4)]);
  vi.mocked(whatBecameOf).mockRejectedValueOnce(new Error('malformed')).mockResolvedValue('notDone');
  await wakeUp(app);
  await vi.waitFor(() => expect(commitOutcome).toHaveBeenCalledTimes(2));
  expect(vi.mocked(commitOutcome).mock.calls.map(([, entry]) => entry)).toMatchObject([
    { taskId: 'stopped', seq: 3, status: 'unknown' },
    { taskId: 'stopped', seq: 4, status: 'skipped' },
  ]);
});

test('what cannot be found out of a running task’s act is unknown, and the task goes on from there', async () => {
  vi.mocked(acquireLease).mockResolvedValue(1);
  vi.mocked(listRunningTasks).mockResolvedValue([task('one', 1)]);
  const open = {
    taskId: 'one',
    seq: 0,
    ts: 0,
    call: { name: 'dom.click', args: {} },
  } as unknown as IntentEntry;
  vi.mocked(openIntents).mockResolvedValue([open]);
  vi.mocked(whatBecameOf).mockRejectedValue(new Error('malformed'));
  await wakeUp(app);
  await vi.waitFor(() => expect(drive).toHaveBeenCalledOnce());
  expect(vi.mocked(apply).mock.calls[0]?.[3]).toMatchObject({ seq: 0, status: 'unknown' });
});

test('an outcome that cannot be written does not keep the other acts open', async () => {
  vi.mocked(listRunningTasks).mockResolvedValue([]);
  const intent = (taskId: string) => ({ taskId, seq: 0, ts: 0, call: { name: 'dom.click', args: {} } });
  vi.mocked(allOpenIntents).mockResolvedValue([intent('one'), intent('two')] as IntentEntry[]);
  vi.mocked(whatBecameOf).mockResolvedValue({ result: success({}) });
  vi.mocked(commitOutcome).mockRejectedValueOnce(new Error('refused'));
  await wakeUp(app);
  await vi.waitFor(() => expect(commitOutcome).toHaveBeenCalledTimes(2));
});
