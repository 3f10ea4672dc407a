// One question to a model, answered by a checked value or not at all. What comes back is untrusted text: it is
// parsed by schema; a reply that does not fit is repaired once (the model is told what was wrong) and asked
// for afresh once; then MODEL_OUTPUT_INVALID. Other failures are handed on as they are: the client has
// already retried what was worth it. Pure but for the client it is given; never throws.
import { KEYED_REPLY_TIMEOUT_MS, LOCAL_REPLY_TIMEOUT_MS } from '../../shared/budgets';
import type { ModelClient, ModelMessage, ModelRequest } from '../../shared/model';
import type { z } from '../../shared/schema';
import { failure, type ToolFailure } from '../../shared/tool-result';
import { jsonSchemaOf } from './json-schema';
import { parseReply } from './parse-reply';

export interface Question<T> {
  /** Names the schema for the provider: letters, digits, underscore. */
  name: string;
  messages: ModelMessage[];
  schema: z.ZodMiniType<T>;
  /** Upper bound of the reply, tokens. */
  maxTokens: number;
}

/** `tokens`: prompt and reply of every call it took, failed ones included. */
export type Asked<T> =
  { ok: true; value: T; model: string; tokens: number } | (ToolFailure & { tokens: number });

/** How much of a bad reply is shown back to the model, characters. */
const SHOWN_BACK_CHARS = 2_000;

export async function askModel<T>(
  client: ModelClient,
  question: Question<T>,
  signal: AbortSignal,
): Promise<Asked<T>> {
  const { name, messages, schema, maxTokens } = question;
  const base: Omit<ModelRequest, 'messages'> = {
    schema: { name, json: jsonSchemaOf(schema) },
    maxTokens,
    temperature: 0,
    timeoutMs: client.rung === 1 ? LOCAL_REPLY_TIMEOUT_MS : KEYED_REPLY_TIMEOUT_MS,
  };
  let tokens = 0;
  let issue = '';
  let next = messages;
  // As asked, repaired, as asked again.
  for (let attempt = 1; attempt <= 3; attempt++) {
    const reply = await client.complete({ ...base, messages: next }, { signal });
    if (!reply.ok) {
      if (reply.code !== 'MODEL_OUTPUT_INVALID') return { ...reply, tokens };
      issue = reply.error;
      next = messages;
      continue;
    }
    tokens += reply.data.inputTokens + reply.data.outputTokens;
    const parsed = parseReply(reply.data.text, schema);
    if (parsed.ok) return { ok: true, value: parsed.value, model: reply.data.model, tokens };
    issue = reply.data.finish === 'length' ? 'the reply was cut off' : parsed.issue;
    next = attempt === 1 ? repair(messages, reply.data.text, issue) : messages;
  }
  const error = `The model’s replies could not be used (${issue}).`;
  return { ...failure('MODEL_OUTPUT_INVALID', error), tokens };
}

function repair(messages: ModelMessage[], said: string, issue: string): ModelMessage[] {
  return [
    ...messages,
    { role: 'assistant', content: said.slice(0, SHOWN_BACK_CHARS) || '(nothing)' },
    { role: 'user', content: `That reply cannot be used: ${issue}. Reply again with the JSON object alone.` },
  ];
}
