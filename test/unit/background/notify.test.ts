// Who hears of a click on a notice.
import { afterEach, expect, test, vi } from 'vitest';
import { watchNotices } from '../../../src/background/notify';

afterEach(() => vi.unstubAllGlobals());

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
