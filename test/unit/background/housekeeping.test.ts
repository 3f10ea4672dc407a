// What is tidied at browser start: tasks and conversations whose tabs went with the last browser.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { initialState } from '../../../src/agent/controller/state';
import type { App } from '../../../src/background/app';
import { housekeeping, retainDaily, tabClosed } from '../../../src/background/housekeeping';
import { dispatch } from '../../../src/background/tasks/run-driver';
import { addRun, dropRun, type Run } from '../../../src/background/tasks/running';
import type { TaskRecord } from '../../../src/shared/records';
import { applyRetention, retentionIsDue } from '../../../src/store/retention';
import { eraseSecretValues, removeSecret } from '../../../src/store/secrets';
import { tabsWithSession, unbindTab } from '../../../src/store/sessions';

vi.mock('../../../src/background/tasks/run-driver');
vi.mock('../../../src/store/retention');
vi.mock('../../../src/store/secrets');
vi.mock('../../../src/store/sessions');

const app = { effective: { settings: { retentionDays: 30 } } } as unknown as App;

function waitingOn(tabId: number): Run {
  const task = { taskId: `on ${tabId}`, sessionId: 's', tabId } as TaskRecord;
  const state = initialState('open the bills', tabId, 'https://a.test');
  return { task, state, abort: new AbortController(), busy: false, wake: undefined };
}

beforeEach(() => {
  vi.stubGlobal('chrome', { tabs: { query: async () => [{ id: 1 }] } });
  vi.mocked(applyRetention).mockResolvedValue([]);
  vi.mocked(tabsWithSession).mockResolvedValue([1, 2]);
});
afterEach(() => {
  for (const tabId of [1, 3]) dropRun(`on ${tabId}`);
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

test('sessions of tabs that are gone are unbound before old records go, those of open tabs are not', async () => {
  await housekeeping(app);
  expect(vi.mocked(unbindTab).mock.calls.map(([, tabId]) => tabId)).toEqual([2]);
  expect(vi.mocked(unbindTab).mock.invocationCallOrder[0]).toBeLessThan(
    vi.mocked(applyRetention).mock.invocationCallOrder[0] ?? 0,
  );
});

test('a task that waits on a tab that is gone ends, and says why', async () => {
  const [open, gone] = [waitingOn(1), waitingOn(3)];
  addRun(open);
  addRun(gone);
  await housekeeping(app);
  expect(vi.mocked(dispatch).mock.calls.map(([, run, event]) => [run, event])).toEqual([
    [gone, { type: 'broken', code: 'TAB_CLOSED', error: 'The tab of this task was closed.' }],
  ]);
});

test('a tab that cannot be tidied away keeps nothing else from it', async () => {
  vi.mocked(tabsWithSession).mockResolvedValue([2, 4]);
  vi.mocked(unbindTab).mockRejectedValueOnce(new Error('full'));
  await housekeeping({ ...app, sessionId: 's' } as App);
  expect(vi.mocked(unbindTab).mock.calls.map(([, tabId]) => tabId)).toEqual([2, 4]);
  expect(applyRetention).toHaveBeenCalledOnce();
});

test('a worker that starts in a browser that runs on lets old records go, but not at every start', async () => {
  vi.mocked(retentionIsDue).mockResolvedValueOnce(true).mockResolvedValueOnce(false);
  vi.mocked(applyRetention).mockResolvedValue(['secret:old']);
  await retainDaily(app);
  await retainDaily(app);
  expect(applyRetention).toHaveBeenCalledOnce();
  expect(eraseSecretValues).toHaveBeenCalledExactlyOnceWith(['secret:old']);
});

test('what the palette was to type goes with its tab', async () => {
  await tabClosed(app, 7);
  expect(removeSecret).toHaveBeenCalledExactlyOnceWith(undefined, 'secret:palette-7');
});
