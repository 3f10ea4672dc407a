// How long a reply is waited for: what runs on this computer may be slow, whoever serves it.
import { expect, test } from 'vitest';
import { replyTimeoutMs } from '../../../src/background/model-client';
import { KEYED_REPLY_TIMEOUT_MS, LOCAL_REPLY_TIMEOUT_MS } from '../../../src/shared/budgets';

test.each([
  ['https://api.openai.com/v1', KEYED_REPLY_TIMEOUT_MS],
  ['http://localhost:11434/v1', LOCAL_REPLY_TIMEOUT_MS],
  ['http://127.0.0.1:8080/v1', LOCAL_REPLY_TIMEOUT_MS],
])('the patience for %s', (baseUrl, timeoutMs) => {
  expect(replyTimeoutMs({ provider: 'openai', baseUrl, model: 'm' })).toBe(timeoutMs);
});

test('the patience for models of this browser', () => {
  expect(replyTimeoutMs({ provider: 'chrome' })).toBe(LOCAL_REPLY_TIMEOUT_MS);
  expect(replyTimeoutMs({ provider: 'webllm', model: 'tiny' })).toBe(LOCAL_REPLY_TIMEOUT_MS);
});
