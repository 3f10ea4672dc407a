// When the worker asks the browser to be started again.
import { beforeEach, expect, test, vi } from 'vitest';
import { initialState, type ControllerState } from '../../../src/agent/controller/state';
import { syncAlarm } from '../../../src/background/alarm';
import type { App } from '../../../src/background/app';
import { addRun, allRuns, dropRun } from '../../../src/background/tasks/running';
import type { Card } from '../../../src/shared/card';
import type { TaskRecord } from '../../../src/shared/records';

const alarms = new Map<string, unknown>();
const appWith = (bridgeOn: boolean) =>
  ({ effective: { settings: { bridge: { on: bridgeOn } } } }) as unknown as App;

beforeEach(() => {
  alarms.clear();
  for (const { task } of allRuns()) dropRun(task.taskId);
  vi.stubGlobal('chrome', {
    alarms: {
      get: async (name: string) => alarms.get(name),
      clear: async (name: string) => alarms.delete(name),
      create: async (name: string, info: unknown) => void alarms.set(name, info),
    },
  });
});

function running(taskId: string, state: Partial<ControllerState>): void {
  addRun({
    task: { taskId } as TaskRecord,
    state: { ...initialState('open the bills', 1, 'https://a.test'), ...state },
    abort: new AbortController(),
    busy: false,
    wake: undefined,
  });
}
const waiting = (kind: Card['kind']): Partial<ControllerState> => ({
  status: 'awaiting_user',
  phase: { at: 'wait', card: { kind } as Card },
});

test.each([
  ['nothing is open', () => undefined, false],
  ['a task has something to do', () => running('t1', {}), true],
  ['a task is paused', () => running('t1', { paused: true }), false],
  ['a question has not been answered', () => running('t1', waiting('confirm')), false],
  ['what the user was asked to do is watched for', () => running('t1', waiting('assist')), true],
])('%s', async (_what, open, set) => {
  open();
  await syncAlarm(appWith(false));
  expect(alarms.has('resume')).toBe(set);
});

test('the bridge is on', async () => {
  await syncAlarm(appWith(true));
  expect(alarms.size).toBe(1);
});

test('it goes when the last task that needs it waits for the user, also where both are asked for at once', async () => {
  running('t1', {});
  const first = syncAlarm(appWith(false));
  running('t1', waiting('confirm'));
  await Promise.all([first, syncAlarm(appWith(false))]);
  expect(alarms.size).toBe(0);
});

test('a browser that fails once is asked again', async () => {
  running('t1', {});
  const { create } = chrome.alarms;
  chrome.alarms.create = async () => {
    throw new Error('not now');
  };
  await expect(syncAlarm(appWith(false))).rejects.toThrow('not now');
  chrome.alarms.create = create;
  await syncAlarm(appWith(false));
  expect(alarms.size).toBe(1);
});
