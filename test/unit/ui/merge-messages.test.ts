// One list by sequenceNumber, one entry per messageId, whatever the order of arrival.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ChatMessage } from '../../../src/shared/chat';
import { mergeMessages } from '../../../src/ui/sidepanel/merge-messages';

const message = (sequenceNumber: number, content = ''): ChatMessage => ({
  messageId: `m${sequenceNumber}`,
  role: 'assistant',
  content,
  timestamp: '',
  sequenceNumber,
});

test('any order and any repetition of arrivals shows the same list', () => {
  const whole = Array.from({ length: 12 }, (_, i) => message(i));
  fc.assert(
    fc.property(
      fc.shuffledSubarray([...whole, ...whole], { minLength: 24 }),
      fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1 }),
      (arrivals, sizes) => {
        let shown: readonly ChatMessage[] = [];
        for (let at = 0, i = 0; at < arrivals.length; i++) {
          const size = sizes[i % sizes.length] ?? 1;
          shown = mergeMessages(shown, arrivals.slice(at, at + size));
          at += size;
        }
        expect(shown).toEqual(whole);
      },
    ),
  );
});

test('the newest word on a message replaces the older one', () => {
  const pending = [message(0), message(1, 'clicking')];
  expect(mergeMessages(pending, [message(1, 'clicked')]).map(({ content }) => content)).toEqual([
    '',
    'clicked',
  ]);
});

test("a message without a role is the assistant's", () => {
  const { role: _, ...bare } = message(0);
  expect(mergeMessages([], [bare as ChatMessage])[0]?.role).toBe('assistant');
});
