// The keyed provider against a scripted endpoint on loopback: what it asks, what it makes of the reply, and
// which trouble each failure is.
import { afterEach, describe, expect, test } from 'vitest';
import type { ModelRequest } from '../../../src/shared/model';
import { endpointProvider } from '../../../src/offscreen/endpoint-provider';
import { startEndpoint, type Endpoint, type Script } from '../../endpoint/scripted-endpoint.mjs';

const KEY = 'sk-test-7f3a';
const SCHEMA = { name: 'choice', json: { type: 'object', properties: { pick: { type: 'integer' } } } };

let endpoint: Endpoint | undefined;
let models = 0;
afterEach(async () => {
  await endpoint?.close();
  endpoint = undefined;
});

interface Asked {
  script?: Script;
  endpointKey?: string;
  apiKey?: string;
  schemas?: boolean;
  request?: Partial<ModelRequest>;
  signal?: AbortSignal;
  onText?: (delta: string) => void;
  path?: string;
}

async function ask({
  script = () => 'Hello.',
  endpointKey,
  schemas,
  request,
  path = '',
  ...rest
}: Asked = {}) {
  endpoint = await startEndpoint({
    script,
    ...(endpointKey === undefined ? {} : { key: endpointKey }),
    ...(schemas === undefined ? {} : { schemas }),
  });
  const provider = endpointProvider({
    provider: 'openai',
    baseUrl: endpoint.baseUrl + path,
    // How an endpoint wants to be asked is remembered by model: each test has its own.
    model: `model-${(models += 1)}`,
    apiKey: rest.apiKey ?? KEY,
  });
  return provider.complete(
    {
      messages: [
        { role: 'system', content: 'Choose.' },
        { role: 'user', content: 'Which one?' },
      ],
      maxTokens: 50,
      temperature: 0,
      timeoutMs: 20_000,
      ...request,
    },
    { signal: rest.signal ?? new AbortController().signal, ...(rest.onText ? { onText: rest.onText } : {}) },
  );
}

const sent = () => endpoint?.requests ?? [];

describe('an answer', () => {
  test('comes in pieces, with what it cost and why it ended', async () => {
    const pieces: string[] = [];
    const reply = await ask({
      script: () => ({ text: 'Twelve rows.', pieces: 3 }),
      onText: (delta) => pieces.push(delta),
    });
    expect(reply).toMatchObject({
      ok: true,
      data: { text: 'Twelve rows.', inputTokens: 100, outputTokens: 3, finish: 'stop' },
    });
    expect(pieces).toHaveLength(3);
    expect(pieces.join('')).toBe('Twelve rows.');
  });

  test('is understood when the server sends it whole', async () => {
    const reply = await ask({ script: () => ({ fault: 'whole', text: 'All at once.' }) });
    expect(reply).toMatchObject({ ok: true, data: { text: 'All at once.', outputTokens: 3 } });
  });

  test('that reached its bound says so', async () => {
    const reply = await ask({ script: () => ({ text: 'Once upon', finish: 'length' }) });
    expect(reply).toMatchObject({ ok: true, data: { finish: 'length' } });
  });

  test.each([
    ['thinking before it', '<think>2 or 3?</think>{"pick":3}'],
    ['thinking that the template began', 'It must be 3.</think>\n{"pick":3}'],
    ['a fence', 'Here you are:\n```json\n{"pick":3}\n```'],
    ['words around it', 'I choose {"pick":3}.'],
  ])('is found under %s', async (_, text) => {
    const reply = await ask({ script: () => text, request: { schema: SCHEMA } });
    expect(reply.ok && JSON.parse(reply.data.text)).toEqual({ pick: 3 });
  });
});

describe('a request', () => {
  test('carries model, bound, schema and key, and no header that tells of this computer', async () => {
    await ask({ script: () => '{"pick":1}', request: { schema: SCHEMA } });
    const [request] = sent();
    expect(request?.body).toMatchObject({
      max_tokens: 50,
      temperature: 0,
      stream: true,
      response_format: { type: 'json_schema', json_schema: { name: 'choice', schema: SCHEMA.json } },
    });
    expect(request?.headers['authorization']).toBe(`Bearer ${KEY}`);
    expect(
      Object.keys(request?.headers ?? {}).filter((name) => /stainless|openai|cookie/.test(name)),
    ).toEqual([]);
  });

  test('is put in words to a server that knows no schemas, and from then on at once', async () => {
    const reply = await ask({ schemas: false, script: () => '{"pick":2}', request: { schema: SCHEMA } });
    expect(reply.ok && reply.data.text).toBe('{"pick":2}');
    const [first, second] = sent();
    expect(first?.body.response_format?.type).toBe('json_schema');
    expect(second?.body.response_format?.type).toBe('json_object');
    expect(second?.text).toContain(JSON.stringify(SCHEMA.json));
  });

  test('leaves out what a server refuses by name', async () => {
    const reply = await ask({
      script: ({ body }) => {
        if ('max_tokens' in body)
          return { status: 400, error: { message: "Use 'max_completion_tokens' instead of 'max_tokens'." } };
        if ('temperature' in body)
          return { status: 400, error: { message: "'temperature' does not support 0 with this model." } };
        return 'Hello.';
      },
    });
    expect(reply).toMatchObject({ ok: true });
    expect(sent().at(-1)?.body).toMatchObject({ max_completion_tokens: 50 });
    expect(sent()).toHaveLength(3);
  });

  test('is sent again after a rate limit and a failure of the server', async () => {
    const reply = await ask({
      script: (_, n) =>
        n < 2 ? { status: n === 0 ? 429 : 503, headers: { 'retry-after-ms': '1' }, error: {} } : 'At last.',
    });
    expect(reply).toMatchObject({ ok: true, data: { text: 'At last.' } });
    expect(sent()).toHaveLength(3);
  });

  test('without a key carries none', async () => {
    endpoint = await startEndpoint({ script: () => 'Hello.' });
    const provider = endpointProvider({ provider: 'openai', baseUrl: endpoint.baseUrl, model: 'm' });
    const { signal } = new AbortController();
    const messages = [{ role: 'user' as const, content: 'Hello' }];
    await provider.complete({ messages, maxTokens: 5, timeoutMs: 10_000 }, { signal });
    expect(sent()[0]?.headers).not.toHaveProperty('authorization');
  });
});

const now = { 'retry-after-ms': '1' };

describe('trouble', () => {
  test.each<[string, Asked, { code: string; reason: string }]>([
    ['a refused key', { endpointKey: 'another' }, { code: 'LLM_FAILED', reason: 'key_refused' }],
    [
      'a server on this computer that refuses our origin',
      { script: () => ({ status: 403, body: '' }) },
      { code: 'LLM_FAILED', reason: 'origin_refused' },
    ],
    [
      'an unknown model',
      { script: () => ({ status: 404, error: { message: 'model "m" not found, try pulling it first' } }) },
      { code: 'MODEL_UNAVAILABLE', reason: 'model_unknown' },
    ],
    ['a wrong address', { path: '/elsewhere/x' }, { code: 'MODEL_UNAVAILABLE', reason: 'address_unknown' }],
    [
      'too many requests',
      { script: () => ({ status: 429, headers: now, error: { message: 'Slow down.' } }) },
      { code: 'QUOTA', reason: 'rate_limited' },
    ],
    [
      'an empty account',
      { script: () => ({ status: 429, headers: now, error: { code: 'insufficient_quota', message: '' } }) },
      { code: 'QUOTA', reason: 'no_credit' },
    ],
    [
      'a failure of the server',
      { script: () => ({ status: 500, headers: now, error: { message: 'Oops' } }) },
      { code: 'MODEL_UNAVAILABLE', reason: 'server_error' },
    ],
    [
      'a prompt that is too long',
      {
        script: () => ({
          status: 400,
          error: { code: 'context_length_exceeded', message: 'maximum context length is 4096 tokens' },
        }),
      },
      { code: 'CONTEXT_OVERFLOW', reason: 'context_overflow' },
    ],
    ['a stream cut off', { script: () => ({ fault: 'cut off' }) }, { code: 'LLM_FAILED', reason: 'cut_off' }],
    [
      'an error inside the stream',
      { script: () => ({ fault: 'error in stream' }) },
      { code: 'LLM_FAILED', reason: 'server_error' },
    ],
    [
      'data that is no JSON',
      { script: () => ({ fault: 'bad JSON' }) },
      { code: 'MODEL_OUTPUT_INVALID', reason: 'garbled' },
    ],
    [
      'a web page',
      { script: () => ({ fault: 'web page' }) },
      { code: 'MODEL_OUTPUT_INVALID', reason: 'garbled' },
    ],
    [
      'an endless answer',
      { script: () => ({ fault: 'huge' }) },
      { code: 'MODEL_OUTPUT_INVALID', reason: 'too_large' },
    ],
    ['an empty answer', { script: () => '' }, { code: 'MODEL_OUTPUT_INVALID', reason: 'empty' }],
    [
      'nothing but thinking',
      { script: () => ({ text: '<think>Hm, hm', finish: 'length' }) },
      { code: 'MODEL_OUTPUT_INVALID', reason: 'only_thought' },
    ],
    [
      'prose where JSON was asked for',
      { script: () => 'The third one.', request: { schema: SCHEMA } },
      { code: 'MODEL_OUTPUT_INVALID', reason: 'not_json' },
    ],
    [
      'silence',
      { script: () => ({ fault: 'silent' }), request: { timeoutMs: 300 } },
      { code: 'TIMEOUT', reason: 'timeout' },
    ],
    [
      'a redirect',
      {
        script: () => ({
          status: 302,
          headers: { location: 'http://localhost:1/v1/chat/completions' },
          body: '',
        }),
      },
      { code: 'MODEL_UNAVAILABLE', reason: 'no_answer_local' },
    ],
  ])('%s', async (_, asked, expected) => {
    expect(await ask(asked)).toMatchObject({ ok: false, ...expected });
  });

  test('a request that is cancelled ends at once, at the server too', async () => {
    const cancel = new AbortController();
    const script: Script = () => {
      cancel.abort();
      return { fault: 'silent' };
    };
    expect(await ask({ script, signal: cancel.signal })).toMatchObject({ code: 'CANCELLED' });
    await expect.poll(() => endpoint?.open()).toBe(0);
  });

  test('nobody there', async () => {
    const gone = await startEndpoint({ script: () => '' });
    await gone.close();
    const provider = endpointProvider({ provider: 'openai', baseUrl: gone.baseUrl, model: 'm', apiKey: KEY });
    const { signal } = new AbortController();
    const messages = [{ role: 'user' as const, content: 'Hello' }];
    expect(await provider.complete({ messages, maxTokens: 5, timeoutMs: 20_000 }, { signal })).toMatchObject({
      code: 'MODEL_UNAVAILABLE',
      reason: 'no_answer_local',
    });
  });

  test('never repeats what the server said, nor the key', async () => {
    const reply = await ask({
      script: ({ headers }) => ({ status: 418, error: { message: `bad key ${headers['authorization']}` } }),
    });
    expect(reply.ok).toBe(false);
    expect(JSON.stringify(reply)).not.toContain(KEY);
  });
});
