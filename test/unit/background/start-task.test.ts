// One task a tab, however fast the user is.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { App } from '../../../src/background/app';
import { askerOf } from '../../../src/background/acts/asker';
import { drive, dispatch } from '../../../src/background/tasks/run-driver';
import { addRun, allRuns, dropRun, runOnTab } from '../../../src/background/tasks/running';
import { startTask } from '../../../src/background/tasks/start-task';
import { MAX_GOAL_CHARS } from '../../../src/shared/budgets';
import { acquireLease } from '../../../src/store/leases';
import { removeSecret, saveSecret } from '../../../src/store/secrets';
import { getSession } from '../../../src/store/sessions';
import { createTask, taskOfRequest } from '../../../src/store/tasks';

vi.mock('../../../src/background/tasks/run-driver');
vi.mock('../../../src/background/markers');
vi.mock('../../../src/store/grants');
vi.mock('../../../src/store/leases');
vi.mock('../../../src/store/secrets');
vi.mock('../../../src/store/sessions');
vi.mock('../../../src/store/tasks');

const app = { owner: 'me', broadcast: () => undefined } as unknown as App;
const give = (requestId: string, prompt: string) =>
  startTask(app, { sessionId: 's1', requestId, tabId: 1, prompt });
const ask = (requestId: string) => give(requestId, `click "${requestId}"`);

beforeEach(() => {
  vi.stubGlobal('chrome', {
    tabs: { get: async () => ({ url: 'https://a.test/' }) },
    i18n: { getUILanguage: () => 'en', getMessage: () => 'en' },
  });
  vi.mocked(getSession).mockResolvedValue({} as never);
  vi.mocked(acquireLease).mockResolvedValue(1);
  const stored = new Map<string, never>();
  vi.mocked(taskOfRequest).mockImplementation(async (_db, requestId) => stored.get(requestId));
  vi.mocked(createTask).mockImplementation(async (_db, { task }) => {
    stored.set(task.requestId, task as never);
    return { task, messages: [], created: true };
  });
  vi.mocked(drive).mockImplementation(async (_app, run) => addRun(run));
  vi.mocked(dispatch).mockImplementation(async (_app, run) => {
    run.state = { ...run.state, status: 'cancelled' };
  });
});
afterEach(() => {
  for (const { task } of allRuns()) dropRun(task.taskId);
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

test('of two goals that come at once the later one takes the place of the earlier one', async () => {
  await Promise.all([ask('One'), ask('Two')]);
  expect(allRuns().map(({ state }) => [state.goal, state.status])).toEqual([
    ['click "One"', 'cancelled'],
    ['click "Two"', 'created'],
  ]);
});

test('a goal that comes twice at once is one task, and goes on', async () => {
  await Promise.all([ask('One'), ask('One')]);
  expect(allRuns().map(({ state }) => state.status)).toEqual(['created']);
});

test('a task that was stopped and is still at its last call does not hide the one that has its tab', async () => {
  await ask('One');
  await ask('Two');
  await ask('Three');
  expect(allRuns().filter(({ state }) => state.status === 'created')).toHaveLength(1);
  expect(runOnTab(1)?.state.goal).toBe('click "Three"');
});

const LONGEST = 'a'.repeat(MAX_GOAL_CHARS);
const KEY = `${'b'.repeat(60)}, password: "${'c'.repeat(200)}"`;
test.each([
  ['as long as it may be, with blanks around it', `  ${LONGEST}  `, undefined],
  ['cut at a blank', `${LONGEST} and delete all`, MAX_GOAL_CHARS + 15],
  ['shorter without its secret', `${'a'.repeat(MAX_GOAL_CHARS - 100)} ${KEY}`, MAX_GOAL_CHARS + 175],
  ['longer by the handle of its secret', `${LONGEST.slice(30)}, password: "s3"`, undefined],
])('of a goal that is %s the length is told as it was written', async (_what, prompt, tooLong) => {
  await give('One', prompt);
  expect(allRuns()[0]?.state.tooLong).toBe(tooLong);
});

test('a goal that was too long is too long when it is given again, and none of it counts as what the user said', async () => {
  await give('One', `${LONGEST} and delete all`);
  const [run] = allRuns();
  expect(run?.task.goal.length).toBeGreaterThan(MAX_GOAL_CHARS);
  expect(run && askerOf(run).words).toBe('');
});

test('a secret that stands where a goal is cut is kept apart whole', async () => {
  await give('One', `${LONGEST.slice(18)}, password: "hunter22" and more`);
  expect(vi.mocked(saveSecret).mock.calls.map(([, { value }]) => value)).toEqual(['hunter22']);
  expect(allRuns()[0]?.state.goal).not.toContain('hunt');
});

test('secrets of a goal that cannot be stored are not kept', async () => {
  vi.mocked(createTask).mockRejectedValue(new Error('full'));
  await expect(give('One', 'log in with password: "hunter22"')).rejects.toThrow('full');
  const [[, saved]] = vi.mocked(saveSecret).mock.calls as [Parameters<typeof saveSecret>];
  expect(vi.mocked(removeSecret).mock.calls.map(([, handle]) => handle)).toEqual([saved.handle]);
});

test.each([
  ['Fill in anna for User and tulip for Password', 'tulip'],
  ['Fill in User: anna, Password (repeat): tulip', 'tulip'],
])(
  'what is entered into a field of that name is no part of the goal: %s',
  { timeout: 30_000 },
  async (goal, value) => {
    await give('One', goal);
    expect(vi.mocked(saveSecret).mock.calls.map(([, saved]) => saved.value)).toEqual([value]);
    const [[, stored]] = vi.mocked(createTask).mock.calls as [Parameters<typeof createTask>];
    expect(JSON.stringify(stored)).not.toContain(value);
    expect(stored.task.goal).toContain('anna');
  },
);
