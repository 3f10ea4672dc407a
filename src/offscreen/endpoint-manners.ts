// How one endpoint wants to be asked. Servers that call themselves OpenAI-compatible differ in what they
// refuse: each refusal names the next way to ask, and what worked is remembered while this document lives.
import type { OpenAI } from 'openai';
import { MAX_REPLY_TOKENS, THINKING_ROOM_TOKENS } from '../shared/budgets';
import type { ModelMessage, ModelRequest } from '../shared/model';

export type Body = Omit<OpenAI.ChatCompletionCreateParamsStreaming, 'stream'>;

export interface Manners {
  /** How the schema is handed over: enforced, as "some JSON", or in words alone. */
  format: 'schema' | 'object' | 'words';
  limit: 'max_tokens' | 'max_completion_tokens';
  temperature: boolean;
  usage: boolean;
  stream: boolean;
  /** Thinking counts against the bound of the reply: the bound leaves room for it. */
  room: boolean;
  /** Asked to think little. */
  effort: boolean;
}

const POLITE: Manners = {
  format: 'schema',
  limit: 'max_tokens',
  temperature: true,
  usage: true,
  stream: true,
  room: false,
  effort: false,
};

const learned = new Map<string, Manners>();

export function mannersOf(endpoint: string): Manners {
  return learned.get(endpoint) ?? POLITE;
}

export function rememberManners(endpoint: string, manners: Manners): void {
  learned.set(endpoint, manners);
}

/** The request as this endpoint wants it, but for the wish for a stream. */
export function bodyOf(request: ModelRequest, model: string, manners: Manners): Body {
  const { schema, temperature, maxTokens } = request;
  return {
    model,
    messages: messagesOf(request, manners),
    [manners.limit]: manners.room ? Math.min(maxTokens + THINKING_ROOM_TOKENS, MAX_REPLY_TOKENS) : maxTokens,
    ...(manners.effort ? { reasoning_effort: 'low' } : {}),
    ...(manners.stream && manners.usage ? { stream_options: { include_usage: true } } : {}),
    ...(manners.temperature && temperature !== undefined ? { temperature } : {}),
    ...(schema && manners.format === 'schema'
      ? { response_format: { type: 'json_schema', json_schema: { name: schema.name, schema: schema.json } } }
      : {}),
    ...(schema && manners.format === 'object' ? { response_format: { type: 'json_object' } } : {}),
  };
}

function messagesOf({ messages, schema }: ModelRequest, { format }: Manners): ModelMessage[] {
  if (!schema || format === 'schema') return messages;
  const words = `Reply with one JSON object that fits this JSON schema, and with nothing else:\n${JSON.stringify(schema.json)}`;
  // Chat templates of some models take no system message but the first.
  const system = messages.findIndex(({ role }) => role === 'system');
  const at = system >= 0 ? system : messages.findLastIndex(({ role }) => role === 'user');
  return messages.map((each, index) =>
    index === at ? { ...each, content: `${each.content}\n\n${words}` } : each,
  );
}

/**
 * The next way to ask after a refusal with these words; undefined when there is no other form left. Each step
 * is taken once.
 */
export function nextManners(manners: Manners, refusal: string, hasSchema: boolean): Manners | undefined {
  if (/reasoning|effort|thinking/i.test(refusal) && manners.effort) return { ...manners, effort: false };
  if (/max_completion_tokens/i.test(refusal) && manners.limit === 'max_tokens')
    return { ...manners, limit: 'max_completion_tokens' };
  if (/temperature/i.test(refusal) && manners.temperature) return { ...manners, temperature: false };
  if (/stream_options|include_usage/i.test(refusal) && manners.usage) return { ...manners, usage: false };
  if (/\bstream(?:ing)?\b/i.test(refusal) && manners.stream) return { ...manners, stream: false };
  // Many servers only say that the request is bad. What was added last is the likeliest part they do not know,
  if (manners.effort) return { ...manners, effort: false };
  // and then the schema.
  if (!hasSchema || manners.format === 'words') return undefined;
  return { ...manners, format: manners.format === 'schema' ? 'object' : 'words' };
}

/** The next way to ask a model whose thinking left no room for an answer; undefined when it had room. */
export function roomierManners(manners: Manners): Manners | undefined {
  return manners.room ? undefined : { ...manners, room: true, effort: true };
}
