// "Test connection" asks in the way that tasks ask, and says what became of it in the user's language.
import { beforeEach, expect, test, vi } from 'vitest';
import type { App } from '../../../src/background/app';
import { askHost } from '../../../src/background/models/model-host';
import { testModel } from '../../../src/background/models/model-status';
import { sayIn } from '../ui/say-in';

vi.mock('../../../src/background/clock', () => {
  let time = 0;
  return { now: () => (time += 834) };
});
vi.mock('../../../src/background/models/model-host', () => ({ askHost: vi.fn(), inWords: vi.fn() }));

const app = {
  effective: { settings: { provider: { provider: 'chrome', model: '', baseUrl: '' } }, managed: [] },
} as unknown as App;

const answers = (text: string): void => {
  const data = { text, inputTokens: 1, outputTokens: 1, finish: 'stop' as const, model: 'm' };
  vi.mocked(askHost).mockResolvedValue({ ok: true, data } as never);
};

beforeEach(() => {
  vi.stubGlobal('chrome', {
    i18n: {
      getMessage: (key: string) => (key === 'uiLanguage' ? 'en' : key),
      getUILanguage: () => 'en-US',
    },
  });
});

test.each([
  ['{"ready":true}', true, 'model_test_ok'],
  ['I am ready.', false, 'model_not_json'],
  ['', false, 'model_empty'],
])('a model that says %j', async (text, ok, message) => {
  answers(text);
  expect(await testModel(app)).toEqual({ ok, message });
  const [asked] = vi.mocked(askHost).mock.calls.at(-1) ?? [];
  expect(asked).toMatchObject({ request: { schema: { name: 'test' }, maxTokens: 120 } });
});

test('the seconds are told as the user writes numbers', async () => {
  const say = sayIn('de');
  vi.stubGlobal('chrome', {
    i18n: { getMessage: (key: string, args: string[] = []) => say(key, args), getUILanguage: () => 'de-AT' },
  });
  answers('{"ready":true}');
  const told = await testModel(app);
  expect(told).toEqual({ ok: true, message: 'Es funktioniert: m hat in 0,8 s geantwortet.' });
});
