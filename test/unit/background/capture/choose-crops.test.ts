// Which parts of a picture are enlarged: where candidates are small or lie on each other, at most three.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseCrops } from '../../../../src/background/capture/choose-crops';
import { intersection, type Box } from '../../../../src/shared/box';

const VIEW = { width: 1280, height: 800 };
const MAX = 500;
const small = (x: number, y: number): Box => ({ x, y, w: 16, h: 16 });
const large = (x: number, y: number): Box => ({ x, y, w: 120, h: 40 });
const holds = (part: Box, box: Box) => JSON.stringify(intersection(part, box)) === JSON.stringify(box);

test('large things with room around them need no enlargement', () => {
  expect(chooseCrops([large(10, 10), large(400, 10), large(10, 300)], VIEW, MAX)).toEqual([]);
});

test('small things near each other share one part', () => {
  const icons = [0, 1, 2, 3].map((i) => small(600 + i * 20, 300));
  const parts = chooseCrops([large(10, 10), ...icons], VIEW, MAX);
  expect(parts).toHaveLength(1);
  for (const icon of icons) expect(holds(parts[0]!, icon)).toBe(true);
});

test('things that lie on each other are enlarged though they are large', () => {
  const card = large(300, 300);
  const button = { x: 320, y: 305, w: 60, h: 30 };
  const [part] = chooseCrops([card, button], VIEW, MAX);
  expect(holds(part!, card) && holds(part!, button)).toBe(true);
});

test('the parts with the most such things are taken, three at most', () => {
  const group = (x: number, y: number, count: number) =>
    Array.from({ length: count }, (_, i) => small(x + i * 20, y));
  const groups = [group(10, 10, 1), group(1100, 10, 4), group(10, 700, 2), group(1100, 700, 3)];
  const parts = chooseCrops(groups.flat(), VIEW, MAX);
  const held = groups.map((each) => parts.some((part) => each.every((box) => holds(part, box))));
  expect(parts).toHaveLength(3);
  expect(held).toEqual([false, true, true, true]);
});

test('a thing that no part can hold is left to the whole picture', () => {
  expect(chooseCrops([{ x: 0, y: 100, w: 1280, h: 10 }], VIEW, MAX)).toEqual([]);
});

test('parts lie in the view and are no longer than allowed', () => {
  const anyBox = fc.record({
    x: fc.integer({ min: 0, max: 1270 }),
    y: fc.integer({ min: 0, max: 790 }),
    w: fc.integer({ min: 1, max: 10 }),
    h: fc.integer({ min: 1, max: 10 }),
  });
  fc.assert(
    fc.property(fc.array(anyBox, { maxLength: 40 }), (boxes) => {
      const parts = chooseCrops(boxes, VIEW, MAX);
      expect(parts.length).toBeLessThanOrEqual(3);
      for (const part of parts) {
        expect(intersection(part, { x: 0, y: 0, w: 1280, h: 800 })).toEqual(part);
        expect(Math.max(part.w, part.h)).toBeLessThanOrEqual(MAX);
        expect(boxes.some((box) => holds(part, box))).toBe(true);
      }
    }),
    { numRuns: 100 },
  );
});
