// "Test connection" asks in the way that tasks ask, and says what became of it.
import { beforeEach, expect, test, vi } from 'vitest';
import type { App } from '../../../src/background/app';
import { askHost } from '../../../src/background/model-host';
import { testModel } from '../../../src/background/model-status';

vi.mock('../../../src/background/model-host', () => ({ askHost: vi.fn(), inWords: vi.fn() }));

const app = {
  effective: { settings: { provider: { provider: 'chrome', model: '', baseUrl: '' } }, managed: [] },
} as unknown as App;

beforeEach(() => {
  vi.stubGlobal('chrome', { i18n: { getMessage: (key: string) => key } });
});

test.each([
  ['{"ready":true}', true, 'model_test_ok'],
  ['I am ready.', false, 'model_not_json'],
  ['', false, 'model_empty'],
])('a model that says %j', async (text, ok, message) => {
  const data = { text, inputTokens: 1, outputTokens: 1, finish: 'stop' as const, model: 'm' };
  vi.mocked(askHost).mockResolvedValue({ ok: true, data } as never);
  expect(await testModel(app)).toEqual({ ok, message });
  const [asked] = vi.mocked(askHost).mock.calls.at(-1) ?? [];
  expect(asked).toMatchObject({ request: { schema: { name: 'test' }, maxTokens: 120 } });
});
