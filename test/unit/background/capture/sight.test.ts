// Views of several frames as one: places, what is painted over, what cannot be seen.
import { expect, test } from 'vitest';
import { agree, compose, type FrameSight } from '../../../../src/background/capture/sight';
import type { Box } from '../../../../src/shared/box';
import type { BoxesReply } from '../../../../src/shared/messages/content';
import type { PageText } from '../../../../src/shared/page-text';

const VIEW: Box = { x: 0, y: 0, w: 1000, h: 600 };
const at = (x: number, y: number, w = 50, h = 20): Box => ({ x, y, w, h });
const shown = (id: string, box: Box) => ({ id, label: `Label ${id}` as PageText, box });
const reply = (more: Partial<BoxesReply>): BoxesReply => ({
  view: VIEW,
  visible: true,
  place: [],
  seen: [],
  unseen: [],
  gone: [],
  secret: [],
  texts: [],
  frames: [],
  ...more,
});
const main = (more: Partial<BoxesReply>): FrameSight => ({ frameId: 0, reply: reply(more) });
const child = (frameId: number, index: number, more: Partial<BoxesReply>): FrameSight => ({
  frameId,
  reply: reply({ place: [index], ...more }),
});
const FRAME = {
  index: 0,
  box: at(100, 200, 300, 150),
  origin: { x: 102, y: 202, scale: 1 },
  reached: true,
};
const held = (covers: readonly Box[], { x, y, w, h }: Box) =>
  covers.some((c) => c.x <= x && c.y <= y && c.x + c.w >= x + w && c.y + c.h >= y + h);

test('things of a child frame stand where the frame stands, clipped to it', () => {
  const inside = child(7, 0, {
    seen: [shown('a1', at(10, 10)), shown('a2', at(280, 10)), shown('a3', at(900, 10))],
  });
  const sight = compose([main({ frames: [FRAME] }), inside], ['f7.a1', 'f7.a2', 'f7.a3']);
  expect(sight.candidates.map(({ id, box }) => [id, box])).toEqual([
    ['f7.a1', at(112, 212)],
    ['f7.a2', at(382, 212, 18)],
  ]);
  expect(sight.unseen).toEqual(['f7.a3']);
  expect(sight.covers).toEqual([]);
});

test('a scaled frame scales what is in it', () => {
  const scaled = { ...FRAME, origin: { x: 100, y: 200, scale: 0.5 } };
  const sight = compose(
    [main({ frames: [scaled] }), child(7, 0, { seen: [shown('a1', at(20, 40))] })],
    ['f7.a1'],
  );
  expect(sight.candidates[0]?.box).toEqual(at(110, 220, 25, 10));
});

test.each([
  ['has not answered', [main({ frames: [FRAME] })]],
  ['is not listed', [main({ frames: [{ ...FRAME, index: undefined }] }), child(7, 0, {})]],
  ['is another one by now', [main({ frames: [{ ...FRAME, index: 1 }] }), child(7, 0, {})]],
  ['is turned', [main({ frames: [{ ...FRAME, origin: undefined }] }), child(7, 0, {})]],
] as [string, FrameSight[]][])(
  'a frame that %s is painted over whole, its things are unread',
  (_why, frames) => {
    const sight = compose(frames, ['a9', 'f7.a1']);
    expect(held(sight.covers, FRAME.box)).toBe(true);
    expect(sight.unread).toContain('f7.a1');
    expect(sight.candidates).toEqual([]);
  },
);

test('fields for secrets are painted over in every frame, also under what lies over the frame', () => {
  const inside = child(7, 0, { secret: [at(10, 10)], seen: [shown('a1', at(10, 40))] });
  const sight = compose(
    [main({ secret: [at(500, 500)], frames: [{ ...FRAME, reached: false }] }), inside],
    ['f7.a1'],
  );
  expect(held(sight.covers, at(500, 500))).toBe(true);
  expect(held(sight.covers, at(112, 212))).toBe(true);
  expect(sight.unseen).toEqual(['f7.a1']);
});

test('what is in a frame that is scrolled away is unseen or gone, also in a frame of it', () => {
  const inside = child(7, 0, { seen: [shown('a1', at(10, 10))], gone: ['a2'] });
  const within = child(8, 0, { place: [0, 0], seen: [shown('a1', at(10, 10))], secret: [at(10, 40)] });
  const away = { ...FRAME, box: at(100, 700) };
  for (const listed of [[], [away]]) {
    const sight = compose([main({ frames: listed }), inside, within], ['f7.a1', 'f7.a2', 'f8.a1']);
    expect(sight).toMatchObject({ unseen: ['f7.a1', 'f8.a1'], gone: ['f7.a2'], unread: [] });
    expect([sight.candidates, sight.covers]).toEqual([[], []]);
  }
});

test('what is in a frame that cannot be placed is unread, also in a frame of it', () => {
  const inside = child(7, 0, { seen: [shown('a1', at(10, 10))] });
  const within = child(8, 0, { place: [0, 0], seen: [shown('a1', at(10, 10))] });
  const nowhere = child(9, 0, { place: undefined, seen: [shown('a1', at(10, 10))] });
  const frames = [main({ frames: [{ ...FRAME, origin: undefined }] }), inside, within, nowhere];
  const ids = ['f7.a1', 'f8.a1', 'f9.a1'];
  expect(compose(frames, ids)).toMatchObject({ unread: ids, unseen: [], candidates: [] });
});

test('a text from which a secret was taken is painted over, another is not', () => {
  const texts = [
    { text: 'Your token is ••••', box: at(10, 10) },
    { text: 'Nothing to hide', box: at(10, 100) },
  ];
  const { covers } = compose([main({ texts })], []);
  expect(held(covers, at(10, 10))).toBe(true);
  expect(covers).toHaveLength(1);
});

test('a view that was pinched shows its part only', () => {
  const view = { x: 400, y: 300, w: 500, h: 300 };
  const seen = [shown('a1', at(450, 320)), shown('a2', at(10, 10))];
  const sight = compose([main({ view, seen })], ['a1', 'a2']);
  expect(sight).toMatchObject({ width: 500, height: 300, unseen: ['a2'] });
  expect(sight.candidates[0]?.box).toEqual(at(50, 20));
});

test('two looks agree while candidates keep their places', () => {
  const look = (x: number, more: Partial<BoxesReply> = {}) =>
    compose([main({ seen: [shown('a1', at(x, 10))], ...more })], ['a1']);
  expect(agree(look(10), look(11))).toBe(true);
  expect(agree(look(10), look(40))).toBe(false);
  expect(agree(look(10), look(10, { seen: [], unseen: ['a1'] }))).toBe(false);
  expect(agree(look(10), look(10, { view: { ...VIEW, h: 580 } }))).toBe(false);
});

test('two looks agree only while what is to be hidden keeps its place', () => {
  const look = (...secret: Box[]) => compose([main({ secret })], []);
  expect(agree(look(at(10, 10)), look(at(11, 10)))).toBe(true);
  expect(agree(look(at(10, 10)), look(at(10, 60)))).toBe(false);
  expect(agree(look(at(10, 10)), look(at(10, 10, 90)))).toBe(false);
  expect(agree(look(at(10, 10)), look(at(10, 10), at(10, 60)))).toBe(false);
});
