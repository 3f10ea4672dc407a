// A call goes to the frame that it names, and to no other.
import { expect, test } from 'vitest';
import { globalId } from '../../../src/background/pages/frames';
import { routeCall } from '../../../src/background/pages/page-client';

const ref = (frameId: number, local: string) => ({ kind: 'ref', ref: globalId(frameId, local) });
const named = (framePath: string[]) => ({ kind: 'role', role: 'button', name: 'Card', framePath });

test.each([
  ['by id', ref(3, 'a1'), ref(0, 'a5')],
  ['by name', named(['#board']), named(['#other'])],
])('a drag from one frame into another is refused, %s', async (_, selector, to) => {
  const routed = await routeCall(1, { name: 'dom.drag', args: { selector, to } });
  expect(routed).toMatchObject({ ok: false, code: 'INVALID_ACTION' });
});
