// One action at a time per tab.
import { expect, test } from 'vitest';
import { inTabOrder } from '../../../src/background/acts/tab-queue';

/** Work that is over when it is told. */
function work() {
  let end: (result?: Error) => void = () => undefined;
  const over = new Promise<void>((resolve, reject) => {
    end = (error) => (error ? reject(error) : resolve());
  });
  return { over, end };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('acts in one tab begin one after the other, in the order in which they came, however each ended', async () => {
  const begun: string[] = [];
  const [first, second] = [work(), work()];
  const one = inTabOrder(1, () => (begun.push('one'), first.over));
  const two = inTabOrder(1, () => (begun.push('two'), second.over));
  const three = inTabOrder(1, async () => void begun.push('three'));
  await settled();
  expect(begun).toEqual(['one']);
  first.end(new Error('failed'));
  await expect(one).rejects.toThrow('failed');
  await settled();
  expect(begun).toEqual(['one', 'two']);
  second.end();
  await Promise.all([two, three]);
  expect(begun).toEqual(['one', 'two', 'three']);
});

test('another tab is not waited for', async () => {
  const held = work();
  const waiting = inTabOrder(1, () => held.over);
  expect(await inTabOrder(2, async () => 'done')).toBe('done');
  held.end();
  await waiting;
});
