// What is taken back, and what is left to take back after it.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { initialState } from '../../../src/agent/controller/state';
import type { App } from '../../../src/background/app';
import { apply } from '../../../src/background/tasks/apply-event';
import { callDirectly, type DirectOutcome } from '../../../src/background/acts/direct-call';
import { addRun, dropRun, type Run } from '../../../src/background/tasks/running';
import { undo } from '../../../src/background/acts/undo';
import type { UndoRecord } from '../../../src/shared/messages/content';
import type { TaskRecord } from '../../../src/shared/records';
import { success } from '../../../src/shared/tool-result';
import { saveTask } from '../../../src/store/tasks';

vi.mock('../../../src/store/tasks');
vi.mock('../../../src/background/acts/direct-call');
vi.mock('../../../src/background/alarm');
vi.mock('../../../src/background/panel/notify', () => ({ notifyUser: async () => undefined }));

const app = { broadcast: () => undefined } as unknown as App;
const typed = (value: string): UndoRecord => ({
  selector: { kind: 'role', role: 'textbox' },
  call: { name: 'dom.type', args: { text: value } },
});
const [A, B] = [typed('a'), typed('b')];
const texts = () => vi.mocked(callDirectly).mock.calls.map(([, call]) => call.args['text']);

let run: Run;

beforeEach(() => {
  vi.stubGlobal('__TEST_HOOKS__', false);
  vi.stubGlobal('chrome', { i18n: { getUILanguage: () => 'en-US' } });
  vi.mocked(saveTask).mockResolvedValue([]);
  const step = { kind: 'tool' as const, call: B.call, description: 'Type “b”' };
  const plan = {
    ...{ id: 'p', steps: [step], index: 0, variant: 0, then: 'verify' as const },
    ...{ by: 'fill', why: '', rung: 0 as const, caller: 'skill' as const, tokens: 0 },
  };
  const fresh = initialState('fill it in', 1, 'https://a.test');
  const state = { ...fresh, paused: true, phase: { at: 'step' as const }, plan };
  run = {
    task: { taskId: 't1', sessionId: 's1', tabId: 1, goal: state.goal } as TaskRecord,
    state,
    abort: new AbortController(),
    busy: true,
    wake: undefined,
  };
  addRun(run);
});
afterEach(() => {
  dropRun('t1');
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

test('a step that ends while an earlier one is taken back can still be taken back', async () => {
  run.state = { ...run.state, undo: [A] };
  let end: (outcome: DirectOutcome) => void = () => undefined;
  vi.mocked(callDirectly).mockReturnValue(new Promise((resolve) => (end = resolve)));
  const taken = undo(app, 't1');
  await vi.waitFor(() => expect(callDirectly).toHaveBeenCalledOnce());
  await apply(app, run, { type: 'stepDone', result: success({}), observation: undefined, undo: B });
  end({ result: success({}) });
  await taken;
  expect(run.state.undo).toEqual([B]);
});

test('after a stop the act that it met is taken back, and none before it', async () => {
  run.state = { ...run.state, undo: [A] };
  await apply(app, run, { type: 'stop', reason: 'stopped' });
  await expect(undo(app, 't1')).rejects.toThrow('still being ended');
  expect(callDirectly).not.toHaveBeenCalled();
  await apply(app, run, { type: 'stepDone', result: success({}), observation: undefined, undo: B });
  expect(run.state).toMatchObject({ status: 'cancelled', undo: [A, B] });
});

test('undo asked for twice takes two steps back, the last one first', async () => {
  run.state = { ...run.state, undo: [A, B] };
  vi.mocked(callDirectly).mockImplementation(async () => ({ result: success({}) }));
  await Promise.all([undo(app, 't1'), undo(app, 't1')]);
  expect(texts()).toEqual(['b', 'a']);
  expect(run.state.undo).toEqual([]);
});

test('what looks the same twice is taken back once at a time', async () => {
  run.state = { ...run.state, undo: [A, typed('a')] };
  vi.mocked(callDirectly).mockImplementation(async () => ({ result: success({}) }));
  await undo(app, 't1');
  expect(run.state.undo).toEqual([A]);
});

test('what stood in a field of another page is not written into this one', async () => {
  const page = 'https://a.test/boats/7?tab=1';
  run.state = { ...run.state, undo: [{ ...A, page }] };
  vi.mocked(callDirectly).mockImplementation(async () => ({ result: success({}) }));
  let url = 'https://b.test/boats/7?tab=1';
  vi.stubGlobal('chrome', {
    i18n: { getUILanguage: () => 'en-US' },
    tabs: { get: async () => ({ url }) },
    storage: { session: { get: async () => ({}) } },
  });
  await undo(app, 't1');
  expect(callDirectly).not.toHaveBeenCalled();
  expect(run.state.undo).toHaveLength(1);
  url = `${page}#notes`;
  await undo(app, 't1');
  expect(callDirectly).toHaveBeenCalledOnce();
});
