// Which pictures are given up, and what is said of it.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { captureCandidates } from '../../../../src/background/capture/capture-candidates';
import { lookAt, type Sight } from '../../../../src/background/capture/sight';
import { takeShot } from '../../../../src/background/capture/take-shot';
import type { TabId } from '../../../../src/shared/ids';
import { success } from '../../../../src/shared/tool-result';

vi.mock('../../../../src/background/capture/sight', async (actual) => ({
  ...(await actual<object>()),
  lookAt: vi.fn(),
}));
vi.mock('../../../../src/background/capture/take-shot');
vi.mock('../../../../src/store/secrets', () => ({ secretValues: async () => [] }));

const call = { name: 'capture.candidates' as const, args: { tabId: 1 as TabId, ids: ['a1'] } };
const shot = { width: 800, height: 600, close: vi.fn() };

function sightAt(x: number): Sight {
  const candidates = [{ id: 'a1', label: 'Save', box: { x, y: 0, w: 40, h: 20 } }];
  return { width: 800, height: 600, visible: true, candidates, covers: [], gone: [], unseen: [], unread: [] };
}

/** Where the candidate stands at each look: two before a picture, one after it. */
function stands(at: (look: number) => number): void {
  let looks = 0;
  vi.mocked(lookAt).mockImplementation(async () => sightAt(at(looks++)));
}

async function taken() {
  const result = captureCandidates(call, []);
  await vi.runAllTimersAsync();
  return result;
}

beforeEach(() => {
  vi.resetAllMocks();
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

const KEPT_MOVING = {
  code: 'TIMEOUT',
  retryable: true,
  error: expect.stringContaining('kept moving') as string,
};

test('a page that moves under every shot has no picture', async () => {
  stands((look) => (look % 3 === 2 ? 50 : 0));
  vi.mocked(takeShot).mockResolvedValue(success(shot as unknown as ImageBitmap));
  expect(await taken()).toMatchObject(KEPT_MOVING);
  expect(takeShot).toHaveBeenCalled();
  expect(shot.close).toHaveBeenCalledTimes(vi.mocked(takeShot).mock.calls.length);
});

test('what moves before the shot is not pictured, wherever it would stand after it', async () => {
  stands((look) => (look % 2 === 0 ? 0 : 50));
  vi.mocked(takeShot).mockResolvedValue(success(shot as unknown as ImageBitmap));
  expect(await taken()).toMatchObject(KEPT_MOVING);
  expect(takeShot).not.toHaveBeenCalled();
});

test('that the browser takes no more pictures is not said to be the page’s doing', async () => {
  stands(() => 0);
  vi.mocked(takeShot).mockResolvedValue(null);
  expect(await taken()).toMatchObject({
    code: 'TIMEOUT',
    retryable: true,
    error: expect.stringContaining('a few pictures a second') as string,
  });
});
