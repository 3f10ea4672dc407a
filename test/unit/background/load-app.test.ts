// What the worker has loaded is kept while it is good, and loaded again when it is not.
import { beforeEach, expect, test, vi } from 'vitest';
import { appLoader } from '../../../src/background/load-app';
import { wakeUp } from '../../../src/background/tasks/wake-up';
import { openDatabase, type CopilotDb } from '../../../src/store/database';

vi.mock('../../../src/background/alarm');
vi.mock('../../../src/background/tasks/wake-up');
vi.mock('../../../src/store/database');
vi.mock('../../../src/store/settings');

const [first, second] = [{ name: 'first' }, { name: 'second' }] as unknown as [CopilotDb, CopilotDb];
const load = () => appLoader(() => undefined);

beforeEach(() => {
  vi.resetAllMocks();
});

test('a database that could not be opened is opened at the next call', async () => {
  vi.mocked(openDatabase).mockRejectedValueOnce(new Error('locked')).mockResolvedValueOnce(first);
  const app = load();
  await expect(app()).rejects.toThrow('locked');
  expect(await app()).toMatchObject({ db: first });
  expect(await app()).toBe(await app());
  expect(openDatabase).toHaveBeenCalledTimes(2);
});

test('a database that the browser has ended is opened again for all that runs, which is taken up once', async () => {
  vi.mocked(openDatabase).mockResolvedValueOnce(first).mockResolvedValueOnce(second);
  const app = load();
  const before = await app();
  vi.mocked(openDatabase).mock.calls[0]?.[0]?.ended?.();
  expect(before.db).toBe(first);
  expect(await app()).toBe(before);
  expect(before.db).toBe(second);
  expect(wakeUp).toHaveBeenCalledTimes(1);
});
