// An answer to a card that nobody can have read yet.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refuseUnread } from '../../../src/background/panel/unread-card';
import { CARD_INERT_MS } from '../../../src/shared/budgets';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('is refused until its first moments are over', () => {
  const card = { createdAt: Date.now() };
  vi.advanceTimersByTime(CARD_INERT_MS - 1);
  expect(() => refuseUnread(card)).toThrow(/only just been shown/);
  vi.advanceTimersByTime(1);
  expect(() => refuseUnread(card)).not.toThrow();
});
