// The list of local models for the options page: what stands in the way of all is said once.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { localModelsView } from '../../../src/background/models/local-models';
import { askHost } from '../../../src/background/models/model-host';

vi.mock('../../../src/background/models/model-host', () => ({
  askHost: vi.fn(),
  inWords: ({ reason }: { reason: string }) => ({ error: `words of ${reason}` }),
}));

beforeEach(() => vi.stubGlobal('chrome', { i18n: { getMessage: (key: string) => `text ${key}` } }));
afterEach(() => vi.unstubAllGlobals());

async function viewOf(...reasons: (string | undefined)[]) {
  const models = reasons.map((reason, i) => ({
    id: `m${i}`,
    ...(reason ? { trouble: { code: 'MODEL_UNAVAILABLE', reason, args: [`m${i}`] } } : {}),
  }));
  vi.mocked(askHost).mockResolvedValue({ ok: true, data: { models, adapter: '' } } as never);
  const { problem, models: rows } = await localModelsView();
  return [problem, ...rows.map((row) => row.problem)];
}

test('a reason that all share is said of the list, not of each', async () => {
  expect(await viewOf('webllm_no_webgpu', 'webllm_no_webgpu')).toEqual([
    'text options_local_no_webgpu',
    undefined,
    undefined,
  ]);
});

test('reasons of their own stay in the rows', async () => {
  expect(await viewOf('webllm_no_library', undefined)).toEqual([
    undefined,
    'words of webllm_no_library',
    undefined,
  ]);
  expect(await viewOf('webllm_no_f16', 'webllm_no_f16')).toEqual([
    undefined,
    'words of webllm_no_f16',
    'words of webllm_no_f16',
  ]);
});
