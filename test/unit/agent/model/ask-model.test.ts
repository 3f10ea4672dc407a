// One question to a model: its reply is a checked value, or a failure with a reason.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { askModel, type Question } from '../../../../src/agent/model/ask-model';
import { jsonSchemaOf } from '../../../../src/agent/model/json-schema';
import { parseReply } from '../../../../src/agent/model/parse-reply';
import { KEYED_REPLY_TIMEOUT_MS, LOCAL_REPLY_TIMEOUT_MS } from '../../../../src/shared/budgets';
import { z } from '../../../../src/shared/schema';
import { failure } from '../../../../src/shared/tool-result';
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

  test('a model on this computer is given more time than one behind a key', async () => {
    const [local, keyed] = [fakeClient(['{}'], 1), fakeClient(['{}'], 2)];
    await askModel(local, question, never);
    await askModel(keyed, question, never);
    expect(local.requests[0]?.timeoutMs).toBe(LOCAL_REPLY_TIMEOUT_MS);
    expect(keyed.requests[0]?.timeoutMs).toBe(KEYED_REPLY_TIMEOUT_MS);
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

  test('hands every other failure on at once', async () => {
    const client = fakeClient([failure('QUOTA', 'Too many requests.')]);
    expect(await askModel(client, question, never)).toMatchObject({ ok: false, code: 'QUOTA', tokens: 0 });
    expect(client.requests).toHaveLength(1);
  });
});

describe('parseReply', () => {
  const good = '{"choice":"1","why":"a } in a string"}';
  test.each([
    ['bare', good],
    ['fenced', `Here you are:\n\`\`\`json\n${good}\n\`\`\``],
    ['after thinking aloud', `<think>{"choice":"2"} or not?</think>\n${good}`],
    ['after thinking whose start is missing', `hm {</think>${good}`],
    ['with a word around it', `Sure! ${good} Anything else?`],
  ])('reads JSON %s', (_name, text) => {
    expect(parseReply(text, schema)).toMatchObject({ ok: true, value: { choice: '1' } });
  });

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
