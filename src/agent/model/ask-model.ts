// One question to a model, answered by a checked value or not at all. What comes back is untrusted text: it is
// parsed by schema. A reply that was cut off is asked for again with a larger bound; one that does not fit is
// repaired once (the model is told what was wrong) and asked for afresh once; then MODEL_OUTPUT_INVALID. Failures
// of the client are handed on as they are: it has already repeated what was worth it. Pure but for the client it
// is given; never throws.
import { LONGEST_REPLY_TOKENS } from '../../shared/budgets';
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
  /** Upper bound of the reply, tokens; a reply that is cut off is given more, as far as the model can take it. */
  maxTokens: number;
}

/** `tokens`: prompt and reply of every reply that came, bad ones included. */
export type Asked<T> =
  { ok: true; value: T; model: string; tokens: number } | (ToolFailure & { tokens: number });

/** As asked, repaired, as asked again. */
const ATTEMPTS = 3;
/** How much of a bad reply is shown back to the model, characters. */
const SHOWN_BACK_CHARS = 2_000;
/** How much larger the bound becomes after a reply that reached it. */
const MORE_ROOM = 3;

/** The value that the reply holds; or MODEL_OUTPUT_INVALID, or the failure of the client. With the tokens that it cost. */
export async function askModel<T>(
  client: ModelClient,
  question: Question<T>,
  signal: AbortSignal,
): Promise<Asked<T>> {
  const { name, messages, schema } = question;
  const base: Omit<ModelRequest, 'messages' | 'maxTokens'> = {
    schema: { name, json: jsonSchemaOf(schema) },
    temperature: 0,
    timeoutMs: client.timeoutMs,
  };
  let tokens = 0;
  let issue = '';
  let next = messages;
  let { maxTokens } = question;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const reply = await client.complete({ ...base, maxTokens, messages: next }, { signal });
    if (!reply.ok) return { ...reply, tokens };
    const { text, finish, inputTokens, outputTokens, model } = reply.data;
    tokens += inputTokens + outputTokens;
    const parsed = parseReply(text, schema);
    if (parsed.ok) return { ok: true, value: parsed.value, model, tokens };
    const isCutOff = finish === 'length';
    issue = isCutOff ? 'the reply was cut off' : parsed.issue;
    if (isCutOff) {
      const most = Math.min(LONGEST_REPLY_TOKENS, client.contextTokens - inputTokens);
      // The same again would be cut off at the same place.
      if (most <= maxTokens) break;
      maxTokens = Math.min(maxTokens * MORE_ROOM, most);
    }
    // Half a reply is nothing to be repaired.
    next = isCutOff || attempt > 1 ? messages : repair(messages, text, issue);
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
