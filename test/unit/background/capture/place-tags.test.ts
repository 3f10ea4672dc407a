// Numbers beside boxes: on no other number, on nothing that they would hide, inside the picture.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeTags, type Tag } from '../../../../src/background/capture/place-tags';
import { areaOf, intersection, type Box } from '../../../../src/shared/box';

const PICTURE = { width: 400, height: 300 };
const SIZE = { w: 17, h: 18 };
const at = (x: number, y: number, w = 80, h = 24): Box => ({ x, y, w, h });
const place = (boxes: Box[]): Tag[] =>
  placeTags(
    boxes,
    boxes.map(() => SIZE),
    PICTURE,
  );
const overlap = (a: Box, b: Box) => areaOf(intersection(a, b));

test('stands on the box’s upper right corner where there is room, off the labels of fields', () => {
  expect(place([at(100, 100)])).toEqual([{ box: { x: 163, y: 82, ...SIZE }, apart: false }]);
});

test('stays inside the picture, off its box, at every edge', () => {
  for (const own of [at(0, 0), at(320, 0), at(0, 276), at(320, 276)]) {
    const { box } = place([own])[0]!;
    expect(intersection(box, { x: 0, y: 0, w: 400, h: 300 })).toEqual(box);
    expect(overlap(box, own)).toBe(0);
  }
});

test('stands in a box that fills the picture', () => {
  const { box } = place([at(0, 0, 400, 300)])[0]!;
  expect(overlap(box, at(0, 0, 400, 300))).toBe(areaOf(box));
});

test('keeps off neighbours: a column of controls without gaps', () => {
  const column = [0, 1, 2, 3, 4].map((i) => at(100, 50 + i * 24));
  const tags = place(column);
  tags.forEach(({ box }, i) => {
    for (const other of column) expect(overlap(box, other), `tag ${i}`).toBe(0);
    for (const other of tags.slice(i + 1)) expect(overlap(box, other.box), `tag ${i}`).toBe(0);
  });
});

test('goes apart, with a line, where everything near is taken', () => {
  const grid = [0, 1, 2].flatMap((row) =>
    [0, 1, 2].map((column) => at(100 + column * 12, 100 + row * 12, 12, 12)),
  );
  const tags = place(grid);
  expect(tags.some(({ apart }) => apart)).toBe(true);
  tags.forEach(({ box }, i) => {
    for (const other of tags.slice(i + 1)) expect(overlap(box, other.box)).toBe(0);
  });
});

test('forty boxes anywhere: every number is inside the picture, and belongs to its box’s place in the list', () => {
  const side = (most: number) => fc.integer({ min: 1, max: most });
  const anyBox = fc.record({ x: side(380), y: side(280), w: side(20), h: side(20) });
  fc.assert(
    fc.property(fc.array(anyBox, { maxLength: 40 }), (boxes) => {
      const tags = place(boxes);
      expect(tags).toHaveLength(boxes.length);
      for (const { box } of tags) expect(intersection(box, { x: 0, y: 0, w: 400, h: 300 })).toEqual(box);
    }),
    { numRuns: 100 },
  );
});
