// Who is told by a notice, and who hears of a click on it.
import { afterEach, expect, test, vi } from 'vitest';
import { initialState } from '../../../src/agent/controller/state';
import { notifyUser, watchNotices } from '../../../src/background/panel/notify';
import type { Run } from '../../../src/background/tasks/running';
import { isInView } from '../../../src/background/panel/ui-port';

vi.mock('../../../src/background/panel/ui-port');

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

test.each([
  ['its own', 's1', 0],
  ['another', 's2', 1],
])(
  'a panel in view that shows %s conversation tells of a task in %s: %i notices',
  async (_what, shown, count) => {
    vi.mocked(isInView).mockImplementation((sessionId) => sessionId === shown);
    const create = vi.fn(async () => '');
    vi.stubGlobal('chrome', {
      notifications: { create },
      runtime: { getURL: (path: string) => path },
      i18n: { getMessage: (key: string) => key },
    });
    const before = initialState('open the bills', 1, 'https://a.test');
    const run = { task: { taskId: 't1', sessionId: 's1' }, state: { ...before, status: 'succeeded' } };
    await notifyUser(before, run as unknown as Run);
    expect(create).toHaveBeenCalledTimes(count);
  },
);

test('a click is heard by one, however often the permission was taken and given again', () => {
  const heard = new Set<unknown>();
  let given: (added: { permissions: string[] }) => void = () => undefined;
  vi.stubGlobal('chrome', {
    notifications: { onClicked: { addListener: (listener: unknown) => heard.add(listener) } },
    permissions: { onAdded: { addListener: (listener: typeof given) => (given = listener) } },
  });
  watchNotices(() => undefined);
  given({ permissions: ['notifications'] });
  given({ permissions: ['notifications'] });
  expect(heard.size).toBe(1);
});
