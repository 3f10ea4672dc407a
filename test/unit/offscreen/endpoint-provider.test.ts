// The keyed provider against a scripted endpoint on loopback: what it asks, what it makes of the reply, and
// which trouble each failure is.
import { afterEach, describe, expect, test } from 'vitest';
import type { ModelRequest } from '../../../src/shared/model';
import { endpointProvider } from '../../../src/offscreen/endpoint-provider';
import {
  startEndpoint,
  type Endpoint,
  type Script,
  type ScriptedReply,
} from '../../endpoint/scripted-endpoint.mjs';

const KEY = 'sk-test-7f3a';
const SCHEMA = { name: 'choice', json: { type: 'object', properties: { pick: { type: 'integer' } } } };

const now = { 'retry-after-ms': '1' };

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
  provider?: 'openai' | 'anthropic';
  schemas?: boolean;
  request?: Partial<ModelRequest>;
  signal?: AbortSignal;
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
    provider: rest.provider ?? 'openai',
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
    { signal: rest.signal ?? new AbortController().signal },
  );
}

/** To the same endpoint and model as before. */
const askAgain = () =>
  endpointProvider({
    provider: 'openai',
    baseUrl: endpoint?.baseUrl ?? '',
    model: `model-${models}`,
  }).complete(
    { messages: [{ role: 'user', content: 'Again?' }], maxTokens: 50, timeoutMs: 20_000 },
    { signal: new AbortController().signal },
  );

const sent = () => endpoint?.requests ?? [];

describe('an answer', () => {
  test('is put together from its pieces, with what it cost and why it ended', async () => {
    const reply = await ask({ script: () => ({ text: 'Twelve rows.', pieces: 3 }) });
    expect(reply).toMatchObject({
      ok: true,
      data: { text: 'Twelve rows.', inputTokens: 100, outputTokens: 3, finish: 'stop' },
    });
  });

  test('is understood when the server sends it whole', async () => {
    const reply = await ask({ script: () => ({ fault: 'whole', text: 'All at once.' }) });
    expect(reply).toMatchObject({ ok: true, data: { text: 'All at once.', outputTokens: 3 } });
  });

  test('that reached its bound says so', async () => {
    const reply = await ask({ script: () => ({ text: 'Once upon', finish: 'length' }) });
    expect(reply).toMatchObject({ ok: true, data: { finish: 'length' } });
  });

  test('comes without the thinking before it, and is otherwise as the model wrote it', async () => {
    const text = '<think>2 or 3?</think>Here you are:\n```json\n{"pick":3}\n```';
    const reply = await ask({ script: () => text, request: { schema: SCHEMA } });
    expect(reply).toMatchObject({ ok: true, data: { text: text.replace(/<think>.*<\/think>/, '') } });
  });

  test.each([
    ['prose where JSON was asked for', { text: 'The third one.' }, 'stop'],
    ['half of the JSON', { text: '{"pick":', finish: 'length' as const }, 'length'],
    ['nothing', { text: '' }, 'stop'],
  ])('that is %s is handed on with what it cost: the asker judges it', async (_, said, finish) => {
    const reply = await ask({ script: () => said, request: { schema: SCHEMA } });
    expect(reply).toMatchObject({ ok: true, data: { text: said.text, inputTokens: 100, finish } });
  });

  const delta = (content: unknown, finish: string | null = null) => ({
    choices: [{ index: 0, delta: { content }, finish_reason: finish }],
  });
  const whole = (more: object, message: object = { content: 'Two.' }) => ({
    status: 200,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ choices: [{ message, finish_reason: 'stop' }], ...more }),
  });
  test.each<[string, ScriptedReply]>([
    ['a stream that does not say why it ended', { chunks: [delta('Two.')] }],
    ['content in parts', { chunks: [delta([{ type: 'thinking' }, { type: 'text', text: 'Two.' }], 'stop')] }],
    ['empty data to keep the connection', { chunks: [null, delta('Two.', 'stop')] }],
    ['empty usage', whole({ usage: {} })],
    ['usage without the reply’s', whole({ usage: { prompt_tokens: 3 } })],
    ['no reason of its end', whole({ choices: [{ message: { content: 'Two.' } }] })],
    ['no error', whole({ error: null })],
  ])('is read in spite of %s', async (_, said) => {
    expect(await ask({ script: () => said })).toMatchObject({ ok: true, data: { text: 'Two.' } });
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

  test.each([
    [501, 'response_format not implemented'],
    [500, 'failed to parse grammar'],
    [404, 'No endpoints found that can handle the requested parameters.'],
  ])('is put otherwise to a server that refuses the schema with %i', async (status, message) => {
    const reply = await ask({
      script: ({ body }) =>
        body.response_format?.type === 'json_schema' ? { status, error: { message } } : { json: { pick: 1 } },
      request: { schema: SCHEMA },
    });
    expect(reply).toMatchObject({ ok: true });
    expect(sent()).toHaveLength(2);
  });

  test('asks for the reply as a whole where streams are refused', async () => {
    const reply = await ask({
      script: ({ body }) =>
        body.stream
          ? { status: 400, error: { message: 'Your organization must be verified to stream this model.' } }
          : { fault: 'whole', text: 'All at once.' },
    });
    expect(reply).toMatchObject({ ok: true, data: { text: 'All at once.' } });
    expect(sent().at(-1)?.body).not.toHaveProperty('stream_options');
  });

  test('leaves room for thinking when a model thought and did not answer, and from then on at once', async () => {
    const script: Script = ({ body }) =>
      (body['max_tokens'] as number) < 1_000 ? { text: '', finish: 'length' } : 'Thought over.';
    const reply = await ask({ script });
    expect(reply).toMatchObject({ ok: true, data: { text: 'Thought over.', inputTokens: 200 } });
    expect(sent().map(({ body }) => [body['max_tokens'], body['reasoning_effort']])).toEqual([
      [50, undefined],
      [4_050, 'low'],
    ]);
    await askAgain();
    expect(sent()).toHaveLength(3);
  });

  test('keeps the room where the wish to think little is refused', async () => {
    const reply = await ask({
      script: ({ body }) => {
        if (body['reasoning_effort'] !== undefined) return { status: 400, error: { message: 'bad request' } };
        return body['max_tokens'] === 50
          ? { text: '<think>Hm, hm', finish: 'length' }
          : { json: { pick: 1 } };
      },
      request: { schema: SCHEMA },
    });
    expect(reply).toMatchObject({ ok: true });
    expect(sent().at(-1)?.body).toMatchObject({
      max_tokens: 4_050,
      response_format: { type: 'json_schema' },
    });
  });

  test.each([
    [['system', 'user'], 0],
    [['user'], 0],
    [['user', 'assistant', 'user'], 2],
  ] as const)('in words, of messages %j, adds none', async (roles, at) => {
    const messages = roles.map((role) => ({ role, content: `the ${role}` }));
    await ask({ schemas: false, script: () => '{"pick":2}', request: { schema: SCHEMA, messages } });
    const said = sent().at(-1)?.body.messages ?? [];
    expect(said.map(({ role }) => role)).toEqual(roles);
    expect(said.findIndex(({ content }) => content.includes('JSON schema'))).toBe(at);
  });

  test('tells Anthropic that a browser asks, and nobody else', async () => {
    const header = 'anthropic-dangerous-direct-browser-access';
    await ask({ provider: 'anthropic' });
    expect(sent()[0]?.headers[header]).toBe('true');
    await endpoint?.close();
    await ask();
    expect(sent()[0]?.headers).not.toHaveProperty(header);
  });

  test('is sent again to a server on this computer for as long as it loads its model', async () => {
    const reply = await ask({
      script: (_, n) =>
        n < 5 ? { status: 503, headers: now, error: { message: 'Loading model' } } : 'Loaded.',
    });
    expect(reply).toMatchObject({ ok: true, data: { text: 'Loaded.' } });
    expect(sent()).toHaveLength(6);
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

type Trouble = [string, Asked, { code: string; reason: string }];

/** An answer with status 200. */
const okWith = (json: object, headers = {}) => ({
  status: 200,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(json),
});

describe('trouble', () => {
  test.each<Trouble>([
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
    [
      'a key that Google does not know',
      {
        script: () => ({ status: 400, body: JSON.stringify([{ error: { message: 'API key not valid.' } }]) }),
        request: { schema: SCHEMA },
      },
      { code: 'LLM_FAILED', reason: 'key_refused' },
    ],
    [
      'a browser that a service does not answer',
      { script: () => ({ status: 401, error: { message: 'CORS requests must set a header' } }) },
      { code: 'LLM_FAILED', reason: 'origin_refused' },
    ],
    ...[
      'Rate limit reached: tokens per minute. Please try again in 5s. Upgrade at /settings/billing',
      'Quota exceeded for metric requests per minute. Please retry in 20s.',
      'Add 10 credits to unlock 1000 requests a day',
    ].map((message): Trouble => [
      `a limit that passes: ${message}`,
      { script: () => ({ status: 429, headers: now, error: { message } }) },
      { code: 'QUOTA', reason: 'rate_limited' },
    ]),
    [
      'an account without balance',
      { script: () => ({ status: 402, error: { message: 'Insufficient Balance' } }) },
      { code: 'QUOTA', reason: 'no_credit' },
    ],
    [
      'a limit that lasts longer than the patience',
      { script: () => ({ status: 429, headers: { 'retry-after': '600' }, error: {} }) },
      { code: 'QUOTA', reason: 'rate_limited' },
    ],
    [
      'a rate limit with status 200',
      { script: () => okWith({ error: { code: 429, message: 'Limited' } }, now) },
      { code: 'QUOTA', reason: 'rate_limited' },
    ],
    [
      'a prompt that is too long with status 200',
      { script: () => okWith({ error: { code: 400, message: 'maximum context length is 4096 tokens' } }) },
      { code: 'CONTEXT_OVERFLOW', reason: 'context_overflow' },
    ],
    [
      'a refused key inside the stream',
      { script: () => ({ chunks: [{ error: { code: 401, message: 'No auth' } }] }) },
      { code: 'LLM_FAILED', reason: 'key_refused' },
    ],
    [
      'a stream that ends in an error',
      { script: () => ({ chunks: [{ choices: [{ delta: { content: 'x' }, finish_reason: 'error' }] }] }) },
      { code: 'LLM_FAILED', reason: 'server_error' },
    ],
    [
      'words of a refusal outside of an error',
      {
        script: () => ({ status: 400, body: JSON.stringify({ message: 'maximum context length is 4096' }) }),
      },
      { code: 'CONTEXT_OVERFLOW', reason: 'context_overflow' },
    ],
    [
      'silence in the middle of a stream',
      {
        script: () => ({ chunks: [{ choices: [{ delta: { content: '{' } }] }], hang: true }),
        request: { timeoutMs: 300 },
      },
      { code: 'TIMEOUT', reason: 'timeout' },
    ],
    [
      'nothing but thinking',
      { script: () => ({ text: '<think>Hm, hm', finish: 'length' }) },
      { code: 'MODEL_OUTPUT_INVALID', reason: 'only_thought' },
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

  test('a request that is cancelled in a pause or in mid-stream ends at once', async () => {
    for (const reply of [
      { status: 429, headers: { 'retry-after': '15' }, error: {} },
      { chunks: [{ choices: [{ delta: { content: 'Half' } }] }], hang: true },
    ]) {
      const cancel = new AbortController();
      const asked = ask({ script: () => reply, signal: cancel.signal });
      await expect.poll(() => endpoint?.requests.length).toBe(1);
      cancel.abort();
      expect(await asked).toMatchObject({ code: 'CANCELLED' });
      await endpoint?.close();
      endpoint = undefined;
    }
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
