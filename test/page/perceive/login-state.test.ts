// Looking for the way out of a log-in, in slices.
import { expect, test } from 'vitest';
import { loginStateOf } from '../../../src/page/perceive/login-state';
import type { RetainedPage } from '../../../src/page/perceive/retained-page';
import { due, inSlices, type Steps } from '../../../src/page/perceive/slices';

test('goes on where the page takes its links away while it has its turn', async () => {
  document.body.innerHTML = '<a href="/a">A</a><form action="/b"></form>'.repeat(10);
  const page = { doc: document, updates: 0, stretches: [], byElement: new Map() } as unknown as RetainedPage;
  let turns = 0;
  function* looked(): Steps<unknown> {
    while (!due());
    const steps = loginStateOf(page);
    for (;;) {
      const step = steps.next();
      if (step.done === true) return step.value;
      turns++;
      document.body.replaceChildren();
      yield;
      while (!due());
    }
  }
  expect(await inSlices(looked(), () => 0)).toBe('unknown');
  expect(turns).toBeGreaterThan(0);
});
