// How long a pause lasts, and what ends it early.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pause } from '../../../src/shared/pause';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a pause ends after its time', async () => {
  const ended = vi.fn();
  void pause(100).then(ended);
  await vi.advanceTimersByTimeAsync(99);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledOnce();
});

test('a pause ends when it is no longer wanted, and does not begin when it never was', async () => {
  const stop = new AbortController();
  const waiting = pause(100, stop.signal);
  stop.abort();
  await waiting;
  await pause(100, stop.signal);
  expect(vi.getTimerCount()).toBe(0);
});
