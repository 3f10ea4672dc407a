// What a task's events do outside of its state.
import { afterEach, beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest';
import { startBeam, type BeamNode, type BeamState } from '../../../src/agent/explore/beam';
import { reduce } from '../../../src/agent/controller/controller';
import { verifyByLadder } from '../../../src/agent/rungs/ladder';
import type { AgentEvent } from '../../../src/agent/controller/events';
import { initialState } from '../../../src/agent/controller/state';
import type { App } from '../../../src/background/app';
import { syncAlarm } from '../../../src/background/alarm';
import { Unreachable } from '../../../src/background/pages/frames';
import { clearCall, perform, type Clearance, type Cleared } from '../../../src/background/acts/funnel';
import { propose, readGoal } from '../../../src/background/tasks/ladder';
import { perceive } from '../../../src/background/pages/page-client';
import { apply } from '../../../src/background/tasks/apply-event';
import { drive, dispatch } from '../../../src/background/tasks/run-driver';
import { haveRead, runOf, type Run } from '../../../src/background/tasks/running';
import { interpret } from '../../../src/interpret/interpret';
import { CopilotError } from '../../../src/shared/errors';
import type { TaskRecord } from '../../../src/shared/records';
import { failure } from '../../../src/shared/tool-result';
import { LeaseLost } from '../../../src/store/lease-lost';
import { releaseLease, renewLease } from '../../../src/store/leases';
import { commitIntent, saveTask } from '../../../src/store/tasks';

vi.mock('../../../src/store/leases');
vi.mock('../../../src/store/tasks');
vi.mock('../../../src/background/alarm');
vi.mock('../../../src/background/acts/funnel', async (actual) => ({
  ...(await actual<object>()),
  clearCall: vi.fn(),
  perform: vi.fn(),
}));
vi.mock('../../../src/agent/rungs/ladder', async (actual) => ({
  ...(await actual<object>()),
  verifyByLadder: vi.fn(),
}));
vi.mock('../../../src/background/tasks/ladder');
vi.mock('../../../src/background/pages/page-client');
vi.mock('../../../src/background/panel/notify', () => ({ notifyUser: async () => undefined }));

const app = { broadcast: () => undefined } as unknown as App;
const happened: string[] = [];

function searching(tabId?: number): BeamState {
  const node: BeamNode = {
    id: 'n1',
    url: 'https://a.test/bills',
    title: '',
    depth: 1,
    label: 'Bills',
    score: 1,
    state: 'reading',
    ...(tabId === undefined ? {} : { tabId }),
  };
  return { ...startBeam('bills', 'bills'), stage: 'search', nodes: [node] };
}

function runWith(beam: BeamState): Run {
  const state = initialState('open the bills', 1, 'https://a.test');
  return {
    task: { taskId: 't1', sessionId: 's1', tabId: 1, goal: state.goal } as TaskRecord,
    state: { ...state, status: 'exploring', phase: { at: 'explore', beam } },
    abort: new AbortController(),
    busy: false,
    wake: undefined,
  };
}

beforeEach(() => {
  happened.length = 0;
  vi.stubGlobal('__TEST_HOOKS__', false);
  vi.stubGlobal('chrome', {
    tabs: { remove: async (id: number) => void happened.push(`closed ${id}`) },
    i18n: { getUILanguage: () => 'en-US' },
  });
  vi.mocked(saveTask).mockImplementation(async () => {
    happened.push('saved');
    return [];
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

test('a search that is left closes its tabs while the stored state still knows them', async () => {
  await apply(app, runWith(searching(7)), { type: 'stop', reason: 'stopped' });
  expect(happened).toEqual(['closed 7', 'saved']);
});

test('a tab that was opened while the search was being left is closed too', async () => {
  const run = runWith(searching());
  await apply(app, run, { type: 'stop', reason: 'stopped' });
  await apply(app, run, { type: 'beam', beam: searching(8), journaled: 1 });
  expect(happened).toEqual(['saved', 'closed 8', 'saved']);
});

test('a search that goes on keeps its tabs', async () => {
  await apply(app, runWith(searching(7)), { type: 'beam', beam: searching(7), journaled: 1 });
  expect(happened).toEqual(['saved']);
});

test('what is read while an event is being saved stays known as read', async () => {
  const run = runWith(searching());
  vi.mocked(saveTask).mockImplementation(async () => {
    haveRead(run, ['https://b.test']);
    return [];
  });
  await apply(app, run, { type: 'beam', beam: searching(), journaled: 1 });
  expect(run.state.readOrigins).toEqual(['https://b.test']);
});

/** A task whose next effect is to ask for a plan. */
function planning(failures = 0): Run {
  const goal = 'click "Imprint"';
  const interpretation = interpret(goal, { now: new Date('2026-11-21T12:00:00Z'), locale: 'en-US' });
  const { state } = reduce(
    initialState(goal, 1, 'https://a.test'),
    { type: 'interpreted', interpretation },
    { now: 0, newId: () => 'id' },
  );
  return { ...runWith(searching()), state: { ...state, failures } };
}

test('a task that another worker has taken over is not worked on any more', async () => {
  vi.mocked(propose).mockRejectedValue(new Error('It was asked.'));
  const run = planning();
  run.abort.abort();
  await drive(app, run);
  expect(propose).not.toHaveBeenCalled();
});

test('a task that is stopped during the pause between two tries asks for no plan', async () => {
  vi.mocked(propose).mockRejectedValue(new Error('It was asked.'));
  const run = planning(1);
  const driven = drive(app, run);
  await vi.waitFor(() => expect(run.wake).toBeDefined());
  await dispatch(app, run, { type: 'stop', reason: 'stopped' });
  await driven;
  expect(propose).not.toHaveBeenCalled();
});

test('a task that has ended leaves its tab free, also when its lease cannot be given back', async () => {
  vi.mocked(releaseLease).mockRejectedValue(new CopilotError('QUOTA', 'full'));
  const run = planning();
  run.task = { ...run.task, lease: { owner: 'me', epoch: 1, until: 0 } };
  vi.mocked(propose).mockRejectedValue(new Error('Nothing was to be seen.'));
  await drive(app, run);
  expect(run.state.status).toBe('failed');
  expect(runOf('t1')).toBeUndefined();
});

test('a look at the page is told the words of the item that is worked on', async () => {
  vi.mocked(perceive).mockRejectedValue(new CopilotError('TAB_CLOSED', 'closed'));
  vi.mocked(propose).mockImplementation(async (_app, _run, { page }) => {
    await page.look([]);
    throw new Error('Nothing was to be seen.');
  });
  await drive(app, planning());
  expect(vi.mocked(perceive).mock.calls.map(([, , , subgoal]) => subgoal)).toEqual(['Click “Imprint”']);
});

/** A task whose next effect is the one step of its plan. */
function stepping(): Run {
  const run = planning();
  const call = { name: 'dom.click', args: { tabId: 1, selector: { kind: 'ref', ref: 'a1' } } } as const;
  const { state } = reduce(
    run.state,
    {
      type: 'proposed',
      proposal: {
        plan: {
          kind: 'steps',
          steps: [{ kind: 'tool', call, description: 'Click “Pay”' }],
          then: 'verify',
          remember: {},
        },
        rung: 0,
        confidence: 1,
        by: 'click',
        why: '',
      } as never,
    },
    { now: 0, newId: () => 'id' },
  );
  return { ...run, state };
}

const GO: Clearance = {
  kind: 'go',
  cleared: {
    call: { name: 'dom.click', args: { tabId: 1 } },
    tool: { name: 'dom.click', effect: 'act' },
    tabId: 1,
    nonce: 'nonce-0001',
    urlBefore: 'https://a.test/',
    risk: 'low',
  } as unknown as Cleared,
};

test.each([
  ['stopped', { type: 'stop', reason: 'stopped' }],
  ['paused', { type: 'pause' }],
] as const)('a step is not begun when its task is %s while the gate judges it', async (_how, event) => {
  const run = stepping();
  vi.mocked(clearCall).mockImplementation(async () => {
    await dispatch(app, run, event);
    return GO;
  });
  vi.mocked(perform).mockRejectedValue(new Error('It was done.'));
  await drive(app, run);
  expect(clearCall).toHaveBeenCalledOnce();
  expect(commitIntent).not.toHaveBeenCalled();
  expect(perform).not.toHaveBeenCalled();
});

describe('what comes while words of the user are being saved', () => {
  const goal = 'click "Imprint", then click "Help"';
  const context = { now: new Date('2026-11-21T12:00:00Z'), locale: 'en-US' };
  const statuses = (run: Run) => run.state.list?.tasks.map(({ status }) => status);
  const card = {
    ...{ kind: 'confirm' as const, what: 'Click “Imprint”', where: 'https://a.test', why: 'It sends.' },
    ...{ risk: 'high' as const, values: [], actionHash: 'h' },
  };

  /** `words` are being saved from when `ask` is asked until it has answered, or failed. */
  async function during<A extends unknown[], T>(
    run: Run,
    words: AgentEvent,
    ask: MockInstance<(...args: A) => Promise<T>>,
    answer: T | Error,
  ): Promise<void> {
    let reply: (value: T | Promise<T>) => void = () => undefined;
    let saved: () => void = () => undefined;
    ask.mockImplementationOnce(() => new Promise<T>((resolve) => (reply = resolve)));
    vi.mocked(propose).mockImplementation(
      (_app, _run, { signal }) =>
        new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('over')))),
    );
    const driven = drive(app, run);
    await vi.waitFor(() => expect(ask).toHaveBeenCalledOnce());
    vi.mocked(saveTask).mockImplementationOnce(() => new Promise((resolve) => (saved = () => resolve([]))));
    const said = dispatch(app, run, words);
    await vi.waitFor(() => expect(saveTask).toHaveBeenCalledOnce());
    reply(answer instanceof Error ? Promise.reject(answer) : answer);
    await new Promise((resolve) => setTimeout(resolve));
    saved();
    await said;
    await new Promise((resolve) => setTimeout(resolve));
    const { state } = run;
    await dispatch(app, run, { type: 'stop', reason: 'over' });
    await driven;
    run.state = state;
  }

  const two = (): Run => {
    const interpretation = interpret(goal, context);
    const run = planning();
    const { state } = reduce(
      initialState(goal, 1, 'https://a.test'),
      { type: 'interpreted', interpretation },
      { now: 0, newId: () => 'id' },
    );
    return { ...run, state };
  };
  const skip: AgentEvent = {
    type: 'feedback',
    text: 'skip Imprint',
    interpretation: { kind: 'clarify', question: '?', options: [] },
  };
  const plan = (kind: 'done' | 'ask') =>
    ({
      plan: { kind, note: 'Done.', question: 'Which?', options: [], remember: {} },
      ...{ rung: 0, confidence: 1, by: 'click', why: '', seen: undefined },
    }) as never;

  test('a verdict on what they took away is none on what comes next', async () => {
    const run = two();
    run.state = { ...run.state, phase: { at: 'verify' } };
    await during(run, skip, vi.mocked(verifyByLadder), { ok: true, why: '' });
    expect(statuses(run)).toEqual(['skipped', 'executing']);
  });

  test.each(['done', 'ask'] as const)(
    'a plan for what they took away (%s) is none for what comes next',
    async (kind) => {
      const run = two();
      await during(run, skip, vi.mocked(propose), plan(kind));
      expect(statuses(run)).toEqual(['skipped', 'executing']);
      expect(run.state.phase.at).toBe('propose');
    },
  );

  test('what went wrong with such a plan does not end the task', async () => {
    const run = two();
    await during(run, skip, vi.mocked(propose), new Error('The page went away.'));
    expect(statuses(run)).toEqual(['skipped', 'executing']);
    expect(run.state.phase.at).toBe('propose');
  });

  test('what went wrong with such a verdict does not either', async () => {
    const run = two();
    run.state = { ...run.state, phase: { at: 'verify' } };
    const gone = new Error('The page went away.');
    await during(run, skip, vi.mocked(verifyByLadder), gone);
    expect(statuses(run)).toEqual(['skipped', 'executing']);
  });

  test('a question of the gate about it is not asked', async () => {
    const run = two();
    run.state = { ...run.state, phase: { at: 'step' }, plan: stepping().state.plan! };
    await during(run, skip, vi.mocked(clearCall), { kind: 'ask', card, flows: [] } as never);
    expect(run.state.phase.at).toBe('propose');
  });

  test('a step that the gate lets pass is not begun', async () => {
    const run = two();
    run.state = { ...run.state, phase: { at: 'step' }, plan: stepping().state.plan! };
    await during(run, skip, vi.mocked(clearCall), GO);
    expect(commitIntent).not.toHaveBeenCalled();
    expect(perform).not.toHaveBeenCalled();
  });

  test('a reading of the goal without them is not taken', async () => {
    const run = planning();
    run.state = initialState(goal, 1, 'https://a.test');
    const interpretation = interpret(goal, context);
    vi.mocked(readGoal).mockResolvedValue({ interpretation, rung: 0, tokens: 0, note: 'read again' });
    await during(run, { ...skip, text: 'quickly' }, vi.mocked(readGoal), {
      interpretation: { kind: 'clarify', question: 'What?', options: [] },
      rung: 0,
      tokens: 0,
    });
    expect(run.state.list?.tasks).toHaveLength(2);
  });

  test('a plan that a pause cut short is made anew, also where the pause is over by then', async () => {
    const run = two();
    vi.mocked(propose).mockImplementation(
      (_app, _run, { signal }) =>
        new Promise((resolve) =>
          signal?.addEventListener('abort', () => setTimeout(resolve, 0, plan('ask'))),
        ),
    );
    const driven = drive(app, run);
    await vi.waitFor(() => expect(propose).toHaveBeenCalledOnce());
    await dispatch(app, run, { type: 'pause' });
    await dispatch(app, run, { type: 'resume' });
    await vi.waitFor(() => expect(propose).toHaveBeenCalledTimes(2));
    expect(run.state.phase.at).toBe('propose');
    await dispatch(app, run, { type: 'stop', reason: 'over' });
    await driven;
  });

  test('nothing comes of a plan while the task is paused', async () => {
    const run = two();
    await during(run, { type: 'pause' }, vi.mocked(propose), plan('done'));
    expect(statuses(run)).toEqual(['executing', 'pending']);
  });
});

test('a stop reaches the act that is under way', async () => {
  const run = stepping();
  vi.mocked(clearCall).mockResolvedValue(GO);
  vi.mocked(perform).mockImplementation(async (_app, _cleared, stop) => {
    expect(stop?.aborted).toBe(false);
    await dispatch(app, run, { type: 'stop', reason: 'stopped' });
    expect(stop?.aborted).toBe(true);
    return { result: failure('CANCELLED', 'stopped') };
  });
  await drive(app, run);
  expect(perform).toHaveBeenCalledOnce();
  expect(run.state.status).toBe('cancelled');
});

test('a task whose lease another worker holds is given up within seconds', async () => {
  vi.useFakeTimers();
  try {
    const run = planning();
    run.task = { ...run.task, lease: { owner: 'me', epoch: 1, until: 0 } };
    vi.mocked(renewLease).mockResolvedValue(false);
    vi.mocked(propose).mockImplementation(
      (_app, _run, { signal }) =>
        new Promise((_resolve, reject) =>
          signal?.addEventListener('abort', () => reject(new Error('given up'))),
        ),
    );
    vi.mocked(saveTask).mockRejectedValue(new LeaseLost('task t1 is w2’s'));
    const driven = drive(app, run);
    await vi.advanceTimersByTimeAsync(20_000);
    await driven;
    expect(run.abort.signal.aborted).toBe(true);
    expect(runOf('t1')).toBeUndefined();
  } finally {
    vi.useRealTimers();
  }
});

test('after a write that is refused for want of the lease nothing is done or written', async () => {
  const run = stepping();
  vi.mocked(clearCall).mockResolvedValue(GO);
  vi.mocked(commitIntent).mockRejectedValue(new LeaseLost('somebody else has it'));
  await drive(app, run);
  expect(perform).not.toHaveBeenCalled();
  expect(saveTask).not.toHaveBeenCalled();
  expect(runOf('t1')).toBeUndefined();
});

test('a task that breaks ends as failed, also where the browser sets no alarm and tells no address', async () => {
  vi.mocked(syncAlarm).mockRejectedValue(new Error('no alarm'));
  const cause = new Unreachable('forbidden', 'no access');
  vi.mocked(propose).mockRejectedValue(new CopilotError('NEEDS_PERMISSION', 'closed', { cause }));
  const run = planning();
  await drive(app, run);
  expect(run.state.status).toBe('failed');
});
