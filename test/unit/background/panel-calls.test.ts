// The panel's calls about a whole conversation: what goes with it, and who hears of it.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { initialState } from '../../../src/agent/controller/state';
import { createApi } from '../../../src/background/panel/api';
import type { App } from '../../../src/background/app';
import { apply } from '../../../src/background/tasks/apply-event';
import type { Bridge } from '../../../src/background/bridge/bridge';
import { eraseEverything, stopOrDrop } from '../../../src/background/erase-everything';
import { dispatch } from '../../../src/background/tasks/run-driver';
import { addRun, allRuns, dropRun, type Run } from '../../../src/background/tasks/running';
import type { Card } from '../../../src/shared/card';
import type { UiEvent } from '../../../src/shared/messages/ui';
import type { TaskRecord } from '../../../src/shared/records';
import { messagesOf } from '../../../src/store/messages';
import { eraseTask } from '../../../src/store/retention';
import { createSession, sessionForTab, sessionOfTab } from '../../../src/store/sessions';
import { loadTask, saveTask } from '../../../src/store/tasks';

vi.mock('../../../src/background/tasks/run-driver');
vi.mock('../../../src/background/erase-everything');
vi.mock('../../../src/background/models/model-client');
vi.mock('../../../src/background/pages/page-label');
vi.mock('../../../src/background/panel/notify');
vi.mock('../../../src/store/messages');
vi.mock('../../../src/store/retention');
vi.mock('../../../src/store/secrets');
vi.mock('../../../src/store/sessions');
vi.mock('../../../src/store/tasks');

const heard: UiEvent[] = [];
const app = { broadcast: (event: UiEvent) => heard.push(event) } as unknown as App;
const api = createApi(app, {} as Bridge);
const tabId = 1 as never;

function running(taskId: string, sessionId: string, onTab: number): Run {
  const state = initialState('open the bills', onTab, 'https://a.test');
  const task = { taskId, sessionId, tabId: onTab, goal: state.goal, createdAt: 1 } as TaskRecord;
  const run = { task, state, abort: new AbortController(), busy: false, wake: undefined };
  addRun(run);
  return run;
}

beforeEach(() => {
  vi.stubGlobal('__TEST_HOOKS__', false);
  vi.stubGlobal('chrome', { i18n: { getUILanguage: () => 'en-US', getMessage: () => 'en' } });
  vi.mocked(sessionOfTab).mockResolvedValue({ sessionId: 's1' } as never);
  vi.mocked(createSession).mockResolvedValue({ sessionId: 's9' } as never);
  vi.mocked(sessionForTab).mockResolvedValue({ sessionId: 's1' } as never);
  vi.mocked(messagesOf).mockResolvedValue({ sessionId: 's', messages: [], total: 0, sessionExists: true });
  vi.mocked(saveTask).mockResolvedValue([]);
});
afterEach(() => {
  heard.length = 0;
  for (const { task } of allRuns()) dropRun(task.taskId);
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

const stopped = () => vi.mocked(stopOrDrop).mock.calls.map(([, run]) => run.task.taskId);

test('a new conversation stops what runs in the former one and on its tab, and nothing else', async () => {
  running('on-tab', 's5', 1);
  running('of-session', 's1', 2);
  running('elsewhere', 's3', 3);
  await api.newSession({ tabId });
  expect(stopped()).toEqual(['on-tab', 'of-session']);
});

test('a conversation that is opened again stops nothing', async () => {
  running('on-tab', 's1', 1);
  await api.openSession({ tabId });
  expect(stopped()).toEqual([]);
});

test('panels hear of what was erased, also where not all could be', async () => {
  vi.mocked(loadTask).mockResolvedValue({ taskId: 't1', sessionId: 's1' } as never);
  vi.mocked(eraseTask).mockResolvedValue([]);
  await api.eraseTask({ taskId: 't1' });
  vi.mocked(eraseEverything).mockRejectedValue(new Error('the store is locked'));
  await expect(api.eraseAll({})).rejects.toThrow('locked');
  expect(heard).toEqual([{ type: 'erased', task: { sessionId: 's1', taskId: 't1' } }, { type: 'erased' }]);
});

test('a task ends once, whatever is undone later', async () => {
  const run = running('t1', 's1', 1);
  await apply(app, run, { type: 'stop', reason: 'enough' });
  const { endedAt } = run.task;
  expect(endedAt).toBeTypeOf('number');
  run.task = { ...run.task, endedAt: 5 };
  await apply(app, run, { type: 'undone', note: 'taken back', record: undefined });
  expect(run.task.endedAt).toBe(5);
  expect(heard.at(-2)).toMatchObject({ type: 'task_update', task: { endedAt: 5 } });
});

test.each([
  ['Stop!', { type: 'stop', typed: 'Stop!' }],
  ['warte kurz', { type: 'pause', typed: 'warte kurz' }],
  ['go on', { type: 'resume', typed: 'go on' }],
  ['stop the video', { type: 'feedback', text: 'stop the video' }],
])('“%s”, typed while a task runs, does what its words say', async (text, event) => {
  const run = running('t', 's1', 1);
  await api.feedback({ taskId: 't', text });
  expect(dispatch).toHaveBeenCalledExactlyOnceWith(app, run, expect.objectContaining(event));
});

test('“cancel” may be an answer that was offered, and “go on” says that the user has done it', async () => {
  const run = running('t', 's1', 1);
  const wait = (card: object) => {
    run.state = {
      ...run.state,
      phase: { at: 'wait', card: { id: 'c', taskId: 't', createdAt: 0, ...card } as Card },
    };
  };
  wait({ kind: 'clarify', question: 'Which one?', options: [{ label: 'Cancel', value: 'the Cancel' }] });
  await api.feedback({ taskId: 't', text: 'cancel' });
  wait({ kind: 'assist', type: 'custom', message: 'Please draw it.' });
  await api.feedback({ taskId: 't', text: 'weiter' });
  expect(vi.mocked(dispatch).mock.calls.map(([, , { type }]) => type)).toEqual(['feedback', 'replied']);
});
