// How one endpoint wants to be asked. Servers that call themselves OpenAI-compatible differ in what they
// refuse: each refusal names the next way to ask, and what worked is remembered while this document lives.
import type { OpenAI } from 'openai';
import type { ModelRequest } from '../shared/model';

type Body = OpenAI.ChatCompletionCreateParamsStreaming;

export interface Manners {
  /** How the schema is handed over: enforced, as "some JSON", or in words alone. */
  format: 'schema' | 'object' | 'words';
  limit: 'max_tokens' | 'max_completion_tokens';
  temperature: boolean;
  usage: boolean;
}

const POLITE: Manners = { format: 'schema', limit: 'max_tokens', temperature: true, usage: true };
/** More than a refusal of every parameter takes. */
export const MAX_MANNERS = 6;

const learned = new Map<string, Manners>();

export function mannersOf(endpoint: string): Manners {
  return learned.get(endpoint) ?? POLITE;
}

export function rememberManners(endpoint: string, manners: Manners): void {
  learned.set(endpoint, manners);
}

/** The request as this endpoint wants it. */
export function bodyOf(request: ModelRequest, model: string, manners: Manners): Body {
  const { schema, temperature, maxTokens } = request;
  return {
    model,
    messages: messagesOf(request, manners),
    stream: true,
    [manners.limit]: maxTokens,
    ...(manners.usage ? { stream_options: { include_usage: true } } : {}),
    ...(manners.temperature && temperature !== undefined ? { temperature } : {}),
    ...(schema && manners.format === 'schema'
      ? { response_format: { type: 'json_schema', json_schema: { name: schema.name, schema: schema.json } } }
      : {}),
    ...(schema && manners.format === 'object' ? { response_format: { type: 'json_object' } } : {}),
  };
}

function messagesOf({ messages, schema }: ModelRequest, { format }: Manners): Body['messages'] {
  if (!schema || format === 'schema') return messages;
  const words = `Reply with one JSON object that fits this JSON schema, and with nothing else:\n${JSON.stringify(schema.json)}`;
  return [...messages, { role: 'system', content: words }];
}

/**
 * The next way to ask after a refusal (400 or 422) with these words; undefined when the refusal is not about
 * the form of the request, or there is no other form left.
 */
export function nextManners(manners: Manners, refusal: string, hasSchema: boolean): Manners | undefined {
  if (/max_completion_tokens/i.test(refusal) && manners.limit === 'max_tokens')
    return { ...manners, limit: 'max_completion_tokens' };
  if (/temperature/i.test(refusal) && manners.temperature) return { ...manners, temperature: false };
  if (/stream_options|include_usage/i.test(refusal) && manners.usage) return { ...manners, usage: false };
  // Many servers only say that the request is bad: the schema is the likeliest part they do not know.
  if (!hasSchema || manners.format === 'words') return undefined;
  return { ...manners, format: manners.format === 'schema' ? 'object' : 'words' };
}
