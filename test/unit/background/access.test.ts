// What a task that stands before a closed page asks for, and what follows when it is let in.
import { afterEach, expect, test, vi } from 'vitest';
import { reduce } from '../../../src/agent/controller/controller';
import { initialState } from '../../../src/agent/controller/state';
import { accessNeededAfter, allowEntered } from '../../../src/background/pages/access';
import type { App } from '../../../src/background/app';
import { Unreachable } from '../../../src/background/pages/frames';
import type { Run } from '../../../src/background/tasks/running';
import type { AssistCard } from '../../../src/shared/card';
import { CopilotError } from '../../../src/shared/errors';
import { addGrant } from '../../../src/store/grants';

vi.mock('../../../src/store/grants');
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

const closed = (told = 'Cannot access contents of the page.') =>
  new CopilotError('NEEDS_PERMISSION', 'No access.', { cause: new Unreachable('forbidden', told) });

function browserWith(url: string | undefined, granted = false): void {
  vi.stubGlobal('chrome', {
    tabs: { get: async () => ({ id: 1, url }) },
    permissions: { contains: async () => granted },
    storage: { session: { get: async () => ({}) } },
  });
}

test.each([
  ['a site without leave', 'https://a.test/x', ['https://a.test']],
  ['a tab whose address is not told', undefined, []],
])('%s: the user is asked to let us in', async (_, url, origins) => {
  browserWith(url);
  expect(await accessNeededAfter(1, closed())).toMatchObject({ type: 'accessNeeded', origins });
});

test('where no leave would help, none is asked for', async () => {
  browserWith('chrome://settings/');
  expect(await accessNeededAfter(1, closed())).toBeUndefined();
  browserWith('https://store.test/', true);
  expect(await accessNeededAfter(1, closed())).toBeUndefined();
  browserWith(undefined);
  expect(await accessNeededAfter(1, closed('Frame is showing error page'))).toBeUndefined();
  expect(await accessNeededAfter(1, new CopilotError('NEEDS_PERMISSION', 'downloads'))).toBeUndefined();
});

const clock = { now: 5, newId: () => 'id' };
const needed = {
  type: 'accessNeeded',
  trouble: { code: 'NEEDS_PERMISSION', error: 'No access.' },
  origins: [],
} as const;

test('a goal given on a page that nobody could see belongs to the site that is seen then, and to no later one', () => {
  const waiting = reduce(
    initialState('open the bills', 1, undefined),
    { ...needed, origins: [] },
    clock,
  ).state;
  expect(waiting).toMatchObject({ status: 'awaiting_user', phase: { card: { type: 'permission' } } });
  const seen = { type: 'assistNoticed', cardId: 'id', note: '', origin: 'https://a.test' } as const;
  const first = reduce(waiting, seen, clock).state;
  expect(first).toMatchObject({ goalOrigins: ['https://a.test'], phase: { at: 'interpret' } });
  const again = reduce(first, { ...needed, origins: [] }, clock).state;
  const second = reduce(again, { ...seen, origin: 'https://b.test' }, clock).state;
  expect(second.goalOrigins).toEqual(['https://a.test']);
});

test('only the site that was asked for, or where the goal was given, joins the allowlist', async () => {
  const card = { kind: 'assist', type: 'permission', origins: ['https://b.test'] } as AssistCard;
  const runOf = (origin: string | undefined) => ({ state: initialState('go', 1, origin) }) as Run;
  const app = {} as App;
  await allowEntered(app, runOf('https://a.test'), card, 'https://c.test');
  expect(addGrant).not.toHaveBeenCalled();
  await allowEntered(app, runOf('https://a.test'), card, 'https://b.test');
  await allowEntered(app, runOf(undefined), { ...card, origins: [] }, 'https://d.test');
  expect(vi.mocked(addGrant).mock.calls.map(([, origin]) => origin)).toEqual([
    'https://b.test',
    'https://d.test',
  ]);
});
