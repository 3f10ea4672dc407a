// When a task that waits for the user to sign in notices that they have.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { initialState } from '../../../src/agent/controller/state';
import type { App } from '../../../src/background/app';
import { tabChanged, watchAssist } from '../../../src/background/pages/assist-watch';
import { mainFrame, Unreachable } from '../../../src/background/pages/frames';
import { perceive } from '../../../src/background/pages/page-client';
import type { Run } from '../../../src/background/tasks/running';
import type { TaskRecord } from '../../../src/shared/records';

vi.mock('../../../src/background/pages/page-client');
vi.mock('../../../src/background/pages/frames', async (actual) => ({
  ...(await actual<object>()),
  mainFrame: vi.fn(),
}));

const app = {} as App;
let run: Run;
const notAsked = () => Promise.reject(new Error('not asked'));
const asks = (kind: 'steps' | 'assist') => vi.fn(async () => ({ plan: { kind, type: 'login' } }) as never);
const pageAt = (path: string, loginState: 'unknown' | 'in' = 'unknown') =>
  vi.mocked(perceive).mockResolvedValue({
    mini: { url: `https://a.test${path}`, loginState, forms: [] },
  } as never);

beforeEach(() => {
  const createdAt = Date.now();
  const card = {
    id: 'c',
    taskId: 't',
    createdAt,
    kind: 'assist',
    type: 'login',
    message: 'Sign in.',
  } as const;
  const state = {
    ...initialState('open the bills', 1, 'https://a.test'),
    phase: { at: 'wait' as const, card },
  };
  const task = { taskId: 't', sessionId: 's', tabId: 1 } as TaskRecord;
  run = { task, state, abort: new AbortController(), busy: false, wake: undefined };
  vi.useFakeTimers();
});
afterEach(async () => {
  // The next look finds no card, and ends the watch.
  run.state = { ...run.state, phase: { at: 'end' } };
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  vi.resetAllMocks();
});

test.each([
  ['/authors/ann', true],
  ['/bills', true],
  ['/oauth2/authorize?client=1', false],
  ['/auth/callback', false],
  ['/user/sign-in', false],
])('a page at %s that shows no log-in form: signed in is %s', async (path, expected) => {
  pageAt('/login');
  const notify = vi.fn(async () => undefined);
  watchAssist(app, run, { notify, propose: notAsked, entered: notAsked });
  await vi.advanceTimersByTimeAsync(0);
  pageAt(path);
  tabChanged(1);
  await vi.advanceTimersByTimeAsync(0);
  expect(perceive).toHaveBeenCalledTimes(2);
  expect(notify).toHaveBeenCalledTimes(expected ? 1 : 0);
});

test('a log-in that a model asks for on a page that shows none is the user’s to tell of', async () => {
  run.state = { ...run.state, rung: 2 };
  pageAt('/bills', 'in');
  const notify = vi.fn(async () => undefined);
  watchAssist(app, run, { notify, propose: asks('steps'), entered: notAsked });
  await vi.advanceTimersByTimeAsync(0);
  tabChanged(1);
  await vi.advanceTimersByTimeAsync(0);
  expect(perceive).toHaveBeenCalledTimes(2);
  expect(notify).not.toHaveBeenCalled();
});

test('each request has its own first look', async () => {
  run.state = { ...run.state, rung: 2 };
  pageAt('/login');
  const notify = vi.fn(async () => undefined);
  watchAssist(app, run, { notify, propose: asks('steps'), entered: notAsked });
  await vi.advanceTimersByTimeAsync(0);
  if (run.state.phase.at !== 'wait') throw new Error('It does not wait.');
  run.state = { ...run.state, phase: { at: 'wait', card: { ...run.state.phase.card, id: 'next' } } };
  pageAt('/bills');
  tabChanged(1);
  await vi.advanceTimersByTimeAsync(0);
  expect(notify).not.toHaveBeenCalled();
});

test.each([
  ['asks no more', asks('steps'), 1],
  ['would ask again', asks('assist'), 0],
])(
  'on a page that looks signed in from the start, a skill that %s decides',
  async (_what, propose, times) => {
    pageAt('/bills', 'in');
    const notify = vi.fn(async () => undefined);
    watchAssist(app, run, { notify, propose, entered: notAsked });
    await vi.advanceTimersByTimeAsync(0);
    expect(propose).toHaveBeenCalled();
    expect(notify).toHaveBeenCalledTimes(times);
  },
);

test('a task that waits for access goes on when its page can be entered, and no sooner', async () => {
  const card = { id: 'c', taskId: 't', createdAt: Date.now(), kind: 'assist', type: 'permission' } as const;
  run.state = { ...run.state, phase: { at: 'wait', card: { ...card, message: 'Access is needed.' } } };
  vi.mocked(mainFrame).mockRejectedValueOnce(new Unreachable('forbidden', 'no access'));
  vi.mocked(mainFrame).mockResolvedValue({ origin: 'https://b.test' } as never);
  const happened: unknown[] = [];
  watchAssist(app, run, {
    notify: async (event) => {
      happened.push(event);
      run.state = { ...run.state, phase: { at: 'propose' } };
    },
    propose: notAsked,
    entered: async ({ id }, origin) => void happened.push([id, origin]),
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(happened).toEqual([]);
  tabChanged(1);
  await vi.advanceTimersByTimeAsync(0);
  expect(happened).toEqual([
    ['c', 'https://b.test'],
    expect.objectContaining({ type: 'assistNoticed', cardId: 'c', origin: 'https://b.test' }),
  ]);
});

test('what was noticed and could not be written down is noticed again', async () => {
  pageAt('/bills', 'in');
  const notify = vi.fn(async () => undefined).mockRejectedValueOnce(new Error('the store is full'));
  watchAssist(app, run, { notify, propose: asks('steps'), entered: notAsked });
  await vi.advanceTimersByTimeAsync(0);
  tabChanged(1);
  await vi.advanceTimersByTimeAsync(0);
  expect(notify).toHaveBeenCalledTimes(2);
});
