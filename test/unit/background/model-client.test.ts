// What a planner may ask of the model that is set up: how much of it, and how long it waits, depends on where it runs.
import { beforeEach, expect, test, vi } from 'vitest';
import type { App } from '../../../src/background/app';
import { modelClientFor, replyTimeoutMs } from '../../../src/background/models/model-client';
import {
  KEYED_REPLY_TIMEOUT_MS,
  LOCAL_CONTEXT_TOKENS,
  LOCAL_REPLY_TIMEOUT_MS,
  ONLINE_CONTEXT_TOKENS,
} from '../../../src/shared/budgets';
import { settings as settingsSchema } from '../../../src/shared/policy-shapes';
import { apiKeyFor } from '../../../src/store/settings';

vi.mock('../../../src/background/models/model-host');
vi.mock('../../../src/store/settings');

beforeEach(() => void vi.mocked(apiKeyFor).mockResolvedValue(undefined));

const HERE = { contextTokens: LOCAL_CONTEXT_TOKENS, timeoutMs: LOCAL_REPLY_TIMEOUT_MS };
const ONLINE = { contextTokens: ONLINE_CONTEXT_TOKENS, timeoutMs: KEYED_REPLY_TIMEOUT_MS };

test.each([
  [{ provider: 'webllm', model: 'small' }, HERE],
  [{ provider: 'chrome' }, HERE],
  [{ provider: 'openai', baseUrl: 'http://localhost:11434/v1', model: 'm' }, HERE],
  [{ provider: 'openai', baseUrl: 'http://127.0.0.1:1234/v1', model: 'm' }, HERE],
  [{ provider: 'openai', baseUrl: 'https://gateway.test/v1', model: 'm' }, ONLINE],
  [{ provider: 'anthropic', model: 'm' }, ONLINE],
] as const)('%j: what may be asked of it', async (provider, asked) => {
  const app = { effective: { settings: settingsSchema.parse({ provider }) } } as unknown as App;
  expect(await modelClientFor(app)).toMatchObject(asked);
});

test('the connection test waits as long as a task', () => {
  expect(replyTimeoutMs({ provider: 'openai', baseUrl: 'https://api.openai.com/v1', model: 'm' })).toBe(
    KEYED_REPLY_TIMEOUT_MS,
  );
  expect(replyTimeoutMs({ provider: 'chrome' })).toBe(LOCAL_REPLY_TIMEOUT_MS);
});
