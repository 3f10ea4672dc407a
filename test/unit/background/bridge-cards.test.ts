// Cards of an outside agent: answered once, by the user, after they could read them, or not at all.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBridgeCards, type BridgeCards } from '../../../src/background/bridge/cards';
import type { Ask } from '../../../src/background/acts/gate';
import { BRIDGE_CONFIRM_MS, CARD_INERT_MS } from '../../../src/shared/budgets';

const ask = (trustable: boolean): Ask => ({
  kind: 'ask',
  card: {
    kind: 'confirm',
    what: 'Click the button “Save”',
    where: 'https://a.test',
    why: 'An outside agent asks for it.',
    risk: 'medium',
    values: [],
    actionHash: 'h',
    fingerprint: 'f',
  },
  flows: [],
  trustable,
});
let cards: BridgeCards;
const changed = vi.fn();
const idOfFirst = () => cards.list()[0]?.card.id ?? '';

beforeEach(() => {
  vi.useFakeTimers();
  changed.mockClear();
  cards = createBridgeCards(changed);
});
afterEach(() => void vi.useRealTimers());

test('an answer is given once, and not in the card’s first moments', async () => {
  const answer = cards.put(ask(false));
  const id = idOfFirst();
  expect(() => cards.decide(id, true, false)).toThrow(/only just been shown/);
  vi.advanceTimersByTime(CARD_INERT_MS);
  cards.decide(id, true, false);
  expect(await answer).toBe('approved');
  expect(() => cards.decide(id, true, false)).toThrow(/no longer open/);
  expect(cards.list()).toEqual([]);
  expect(changed).toHaveBeenCalledTimes(2);
});

test.each([
  [true, true, true, 'trusted'],
  [true, true, false, 'approved'],
  [false, true, true, 'approved'],
  [true, false, true, 'declined'],
])('offers trust %s, approved %s, with trust %s: %s', async (offered, approve, trust, is) => {
  const answer = cards.put(ask(offered));
  vi.advanceTimersByTime(CARD_INERT_MS);
  cards.decide(idOfFirst(), approve, trust);
  expect(await answer).toBe(is);
});

test('a card that nobody answers expires, and one whose agent has gone is withdrawn', async () => {
  const late = cards.put(ask(false));
  vi.advanceTimersByTime(BRIDGE_CONFIRM_MS);
  expect(await late).toBe('expired');
  const [one, two] = [cards.put(ask(false)), cards.put(ask(true))];
  expect(cards.list()).toHaveLength(2);
  cards.withdrawAll();
  expect(await Promise.all([one, two])).toEqual(['withdrawn', 'withdrawn']);
  expect(cards.list()).toEqual([]);
});
