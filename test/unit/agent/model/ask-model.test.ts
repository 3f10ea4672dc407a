// One question to a model: its reply is a checked value, or a failure with a reason.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { askModel, type Question } from '../../../../src/agent/model/ask-model';
import { jsonSchemaOf } from '../../../../src/agent/model/json-schema';
import { parseReply } from '../../../../src/agent/model/parse-reply';
import { endpointProvider } from '../../../../src/offscreen/endpoint-provider';
import type { ModelClient } from '../../../../src/shared/model';
import { z } from '../../../../src/shared/schema';
import { failure } from '../../../../src/shared/tool-result';
import { startEndpoint } from '../../../endpoint/scripted-endpoint.mjs';
import { fakeClient } from './fake-client';

const schema = z.object({ choice: z.enum(['1', '2', 'done']), why: z.string() });
const question: Question<z.infer<typeof schema>> = {
  name: 'choose',
  messages: [{ role: 'user', content: 'Which?' }],
  schema,
  maxTokens: 50,
};
const never = new AbortController().signal;

describe('askModel', () => {
  test('gives the value of a reply that fits, and what it cost', async () => {
    const client = fakeClient([{ choice: '2', why: 'it fits' }]);
    expect(await askModel(client, question, never)).toEqual({
      ok: true,
      value: { choice: '2', why: 'it fits' },
      model: 'fake',
      tokens: 110,
    });
    expect(client.requests[0]?.schema?.json).toMatchObject({ required: ['choice', 'why'] });
  });

  test('waits as long as the model’s client says', async () => {
    const client = fakeClient(['{}']);
    await askModel({ ...client, timeoutMs: 7_000 }, question, never);
    expect(client.requests[0]?.timeoutMs).toBe(7_000);
  });

  test('repairs a reply that does not fit: the model sees its own words and what was wrong', async () => {
    const client = fakeClient([
      { choice: '9', why: '' },
      { choice: '1', why: '' },
    ]);
    expect(await askModel(client, question, never)).toMatchObject({
      ok: true,
      value: { choice: '1' },
      tokens: 220,
    });
    const [, said, told] = client.requests[1]?.messages ?? [];
    expect(said).toEqual({ role: 'assistant', content: '{"choice":"9","why":""}' });
    expect(told?.content).toContain('choice');
  });

  test('asks once more afresh, then gives up as MODEL_OUTPUT_INVALID with what was wrong', async () => {
    const client = fakeClient(['no idea']);
    const asked = await askModel(client, question, never);
    expect(asked).toMatchObject({ ok: false, code: 'MODEL_OUTPUT_INVALID', tokens: 330 });
    expect(asked.ok ? '' : asked.error).toContain('no JSON');
    expect(client.requests).toHaveLength(3);
    expect(client.requests[2]?.messages).toEqual(question.messages);
  });

  test('asks with a larger bound when the reply was cut off, and does not show half of it back', async () => {
    const client = fakeClient([{ cutOff: '{"choice":"1","why":"bec' }, { choice: '1', why: '' }]);
    expect(await askModel(client, question, never)).toMatchObject({ ok: true, tokens: 220 });
    expect(client.requests.map(({ maxTokens }) => maxTokens)).toEqual([50, 150]);
    expect(client.requests[1]?.messages).toEqual(question.messages);
  });

  test('asks again also where a draft stood whole before what was cut off', async () => {
    const client = fakeClient([
      { cutOff: 'Perhaps {"choice":"1","why":""} No, better: {"choice":"2","why":"bec' },
      { choice: '2', why: '' },
    ]);
    expect(await askModel(client, question, never)).toMatchObject({ ok: true, value: { choice: '2' } });
  });

  test('the bound grows no further than any model is asked for, and what is cut off there is not asked again', async () => {
    const client = fakeClient([{ cutOff: '{"choice":' }], 2);
    const asked = await askModel(client, { ...question, maxTokens: 2_000 }, never);
    expect(asked.ok ? '' : asked.error).toContain('cut off');
    expect(client.requests.map(({ maxTokens }) => maxTokens)).toEqual([2_000, 4_000]);
  });

  test('the bound grows no further than the context of the model', async () => {
    const client = fakeClient([{ cutOff: '{"choice":' }], 1, 1_500);
    expect(await askModel(client, { ...question, maxTokens: 1_000 }, never)).toMatchObject({ ok: false });
    expect(client.requests.map(({ maxTokens }) => maxTokens)).toEqual([1_000, 1_400]);
  });

  test.each(['QUOTA', 'MODEL_OUTPUT_INVALID'] as const)('hands %s of the client on at once', async (code) => {
    const client = fakeClient([failure(code, 'The client has tried.')]);
    expect(await askModel(client, question, never)).toMatchObject({ ok: false, code, tokens: 0 });
    expect(client.requests).toHaveLength(1);
  });

  test('repairs what a real endpoint sent as prose, and counts it', async () => {
    const endpoint = await startEndpoint({
      script: (_, n) => (n === 0 ? 'I would take the first.' : { json: { choice: '1', why: '' } }),
    });
    const provider = endpointProvider({ provider: 'openai', baseUrl: endpoint.baseUrl, model: 'm' });
    const client: ModelClient = {
      rung: 2,
      timeoutMs: 20_000,
      contextTokens: 32_768,
      complete: async (request, options) => {
        const reply = await provider.complete(request, options);
        return reply.ok ? reply : failure(reply.code, reply.reason);
      },
    };
    expect(await askModel(client, question, never)).toMatchObject({ ok: true, tokens: 212 });
    expect(endpoint.requests[1]?.text).toContain('I would take the first.');
    await endpoint.close();
  });
});

describe('parseReply', () => {
  const good = '{"choice":"1","why":"a } in a string"}';
  test.each([
    ['bare', good],
    ['fenced', `Here you are:\n\`\`\`json\n${good}\n\`\`\``],
    ['with a word around it', `Sure! ${good} Anything else?`],
    ['after words with braces', `The set {1, 2} holds {"x": 1}. ${good}`],
    ['before words with braces', `${good} (as in {a "b" c})`],
  ])('reads JSON %s', (_name, text) => {
    expect(parseReply(text, schema)).toMatchObject({ ok: true, value: { choice: '1' } });
  });

  test('takes no part of what was cut off', () => {
    expect(parseReply(`{"steps":[${good}`, schema)).toMatchObject({ ok: false });
  });

  test.each(['{"choice":"2","why":"it', '{"choice":"2",', '{'])(
    'takes no draft for the answer that was cut off after it: %s',
    (begun) => {
      expect(parseReply(`First idea: ${good} No, better: ${begun}`, schema)).toMatchObject({ ok: false });
    },
  );

  test('refuses a reply that is far too long', () => {
    expect(parseReply(`${good}${' '.repeat(50_000)}`, schema)).toMatchObject({ ok: false });
  });

  test('never throws and never lets anything through that the schema does not allow', () => {
    const pieces = fc.oneof(fc.json(), fc.string(), fc.constantFrom('{', '}', '</think>', '```json', good));
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
        const parsed = parseReply(parts.join(' '), schema);
        if (parsed.ok) expect(['1', '2', 'done']).toContain(parsed.value.choice);
        else expect(parsed.issue).not.toBe('');
      }),
      { numRuns: 10_000 },
    );
  }, 60_000);
});

test('a JSON schema keeps to the subset that every provider takes', () => {
  const rich = z.object({
    pick: z.pipe(z.transform(String), z.enum(['1', 'ask'])),
    steps: z.array(z.object({ n: z.int().check(z.minimum(1)), note: z.string().check(z.maxLength(9)) })),
  });
  expect(jsonSchemaOf(rich)).toEqual({
    type: 'object',
    properties: {
      pick: { type: 'string', enum: ['1', 'ask'] },
      steps: {
        type: 'array',
        items: {
          type: 'object',
          properties: { n: { type: 'integer' }, note: { type: 'string' } },
          required: ['n', 'note'],
          additionalProperties: false,
        },
      },
    },
    required: ['pick', 'steps'],
    additionalProperties: false,
  });
});
