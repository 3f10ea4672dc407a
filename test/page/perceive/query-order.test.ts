// The order of an answer, and how much is ranked and measured for it.
import { expect, test, vi } from 'vitest';
import { perceived, perception } from './perceived';

const LIKES = 150;
const likes = (first: string) =>
  Array.from(
    { length: LIKES },
    (_, n) => `<button ${n === 0 ? first : ''}>Edit order ${n % 10}</button>`,
  ).join('');
const orderOf = async (text: string) => {
  const hits = await perception!.find({ text, topK: 3 });
  return hits.map(({ id }) =>
    [...document.querySelectorAll('button')].indexOf(perception!.elementOf(id) as never),
  );
};

test('of likes the first in the page comes first', async () => {
  await perceived(likes(''));
  expect(await orderOf('edit')).toEqual([0, 1, 2]);
});

test('of likes those above the fold come first', async () => {
  await perceived(likes(`style="position:absolute;top:${5 * innerHeight}px"`));
  expect(await orderOf('edit')).toEqual([1, 2, 3]);
});

test('the very name comes first wherever it stands', async () => {
  await perceived(`${likes('')}<button style="position:absolute;top:${5 * innerHeight}px">Edit</button>`);
  expect((await orderOf('edit'))[0]).toBe(LIKES);
});

test('boxes are asked of the best, not of all that has the words', async () => {
  await perceived(likes(''));
  await perception!.find({ text: 'edit', topK: 3 });
  const boxes = vi.spyOn(Element.prototype, 'getBoundingClientRect');
  try {
    await perception!.find({ text: 'order', topK: 3 });
    expect(boxes.mock.calls.length).toBeLessThan(LIKES / 3);
  } finally {
    boxes.mockRestore();
  }
});
