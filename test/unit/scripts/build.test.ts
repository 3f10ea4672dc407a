// A build that fails says what was in the way.
import { expect, test } from 'vitest';
import { whyFailed } from '../../../scripts/build.mjs';

test('one that took too long says so, without the warnings that came by then', () => {
  const error = Object.assign(new Error('spawnSync node ETIMEDOUT'), { code: 'ETIMEDOUT' });
  const why = whyFailed('site', { error, stdout: '', stderr: 'a comment in a package' });
  expect(why).toMatch(/ended after \d+ s/);
  expect(why).not.toContain('comment');
});

test('one that broke off tells everything', () => {
  expect(whyFailed('site', { stdout: 'made a.js', stderr: 'b.ts: unknown word' })).toMatch(
    /made a\.js.*b\.ts/,
  );
});
