// What is said of a page that the browser does not let the extension see.
import { afterEach, expect, test, vi } from 'vitest';
import { Unreachable } from '../../../src/background/pages/frames';
import { failureToReach } from '../../../src/background/acts/funnel';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['a website without leave', 'https://a.test/', 'Give access to the site'],
  ['a page of the browser', 'chrome://version/', 'I can work on websites only'],
  ['a tab whose address is not told', undefined, 'click my icon in the toolbar there'],
])('%s is told as such', async (_, url, told) => {
  vi.stubGlobal('chrome', {
    tabs: { get: () => Promise.resolve({ id: 1, url }) },
    storage: { session: { get: async () => ({}) } },
  });
  const trouble = await failureToReach(
    1,
    new Unreachable('forbidden', 'Cannot access contents of the page.'),
  );
  expect(trouble).toMatchObject({ code: 'NEEDS_PERMISSION' });
  expect(trouble.error).toContain(told);
});
