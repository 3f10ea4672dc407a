// What a content script answers when it has failed: its own words, without secrets, and not too many of them.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { request } from '../../../src/background/pages/frames';
import { scrubber } from '../../../src/background/acts/scrub';

vi.mock('../../../src/background/acts/scrub');

const HELLO = { op: 'hello' } as const;
let reply: unknown;

beforeEach(() => {
  vi.stubGlobal('chrome', { tabs: { sendMessage: async () => reply } });
  vi.mocked(scrubber).mockResolvedValue(
    (value) => JSON.parse(JSON.stringify(value).replaceAll('hunter2', '••••')) as typeof value,
  );
});
afterEach(() => void vi.unstubAllGlobals());

test('its reason is told, without the secret in it', async () => {
  reply = { error: 'could not read “hunter2”' };
  await expect(request(1, 'd1', HELLO)).rejects.toMatchObject({
    code: 'INVALID_ACTION',
    message: 'hello: could not read “••••”',
  });
});

test('a reason without end is cut', async () => {
  reply = { error: 'x'.repeat(100_000) };
  await expect(request(1, 'd1', HELLO)).rejects.toMatchObject({
    message: expect.stringMatching(/^.{1,600}$/) as string,
  });
});
