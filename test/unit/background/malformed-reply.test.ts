// A page that answers in a shape nobody agreed on: the call fails, the task that made it goes on.
import { beforeEach, expect, test, vi } from 'vitest';
import type { App } from '../../../src/background/app';
import { captureCandidates } from '../../../src/background/capture/capture-candidates';
import { framesOf, request, type Frame } from '../../../src/background/pages/frames';
import { perform, type Cleared } from '../../../src/background/acts/funnel';
import { executeScript, scriptsHindered } from '../../../src/background/acts/script-world';
import { tabExists } from '../../../src/background/pages/navigation';
import { CopilotError } from '../../../src/shared/errors';
import { success } from '../../../src/shared/tool-result';

vi.mock('../../../src/background/pages/frames', async (actual) => ({
  ...(await actual<object>()),
  framesOf: vi.fn(),
  request: vi.fn(),
}));
vi.mock('../../../src/background/capture/capture-candidates');
vi.mock('../../../src/background/acts/script-world');
vi.mock('../../../src/background/pages/navigation');

const malformed = new CopilotError('INVALID_ACTION', 'boxes: not what was asked for');
const FRAME: Frame = {
  frameId: 0,
  documentId: 'd1',
  origin: 'https://a.test',
  url: 'https://a.test/',
  path: [],
};

const cleared = (host: 'capture' | 'script') =>
  ({
    call: { name: 'x', args: { tabId: 1, code: 'go()' } },
    tool: { name: 'x', host, effect: 'read' },
    tabId: 1,
    frame: FRAME,
    readable: async () => success([FRAME]),
  }) as unknown as Cleared;

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(framesOf).mockResolvedValue([FRAME]);
  vi.mocked(tabExists).mockResolvedValue(true);
  vi.mocked(scriptsHindered).mockResolvedValue(undefined);
  vi.mocked(executeScript).mockResolvedValue(success({ value: '' }));
});

test('there is no picture', async () => {
  vi.mocked(captureCandidates).mockRejectedValue(malformed);
  const { result } = await perform({} as App, cleared('capture'));
  expect(result).toMatchObject({ ok: false, code: 'INVALID_ACTION', error: malformed.message });
});

test('code is not run when the page cannot be watched', async () => {
  vi.mocked(request).mockRejectedValue(malformed);
  const { result } = await perform({} as App, cleared('script'));
  expect(result).toMatchObject({ ok: false, code: 'INVALID_ACTION' });
  expect(executeScript).not.toHaveBeenCalled();
});

test('of code that has run it is not known what became of it', async () => {
  vi.mocked(request).mockResolvedValueOnce({}).mockRejectedValueOnce(malformed);
  const { result } = await perform({} as App, cleared('script'));
  expect(result).toMatchObject({ ok: false, code: 'OUTCOME_UNKNOWN' });
});
