// Which pictures are given up, and what is said of it.
import { beforeEach, expect, test, vi } from 'vitest';
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

let looks = 0;
beforeEach(() => {
  vi.resetAllMocks();
  looks = 0;
  vi.mocked(lookAt).mockImplementation(async () => sightAt(50 * looks++));
});

test('a page that moves under every shot has no picture', async () => {
  vi.mocked(takeShot).mockResolvedValue(success(shot as unknown as ImageBitmap));
  const taken = await captureCandidates(call, []);
  expect(taken).toMatchObject({ code: 'TIMEOUT', retryable: true });
  expect(taken).toHaveProperty('error', expect.stringContaining('kept moving'));
  expect(shot.close).toHaveBeenCalledTimes(vi.mocked(takeShot).mock.calls.length);
});

test('that the browser takes no more pictures is not said to be the page’s doing', async () => {
  vi.mocked(takeShot).mockResolvedValue(null);
  const taken = await captureCandidates(call, []);
  expect(taken).toMatchObject({ code: 'TIMEOUT', retryable: true });
  expect(taken).toHaveProperty('error', expect.stringContaining('a few pictures a second'));
});
