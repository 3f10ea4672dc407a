// One reply of an endpoint, put together from its stream, or read whole: from a server that was asked for no
// stream, or ignores the wish. Side details that servers leave out or write otherwise are forgiven; what is no
// completion is said to be none.
import { APIError, type OpenAI } from 'openai';
import type { Stream } from 'openai/streaming';
import { z } from '../shared/schema';

export interface RawReply {
  text: string;
  /** Absent when the server does not say why the reply ended. */
  finish?: string;
  refused: boolean;
  model?: string;
  inputTokens?: number;
  outputTokens?: number;
}

const wholeCompletion = z.object({
  model: z.nullish(z.string()),
  choices: z
    .array(
      z.object({
        message: z.object({ content: z.optional(z.unknown()), refusal: z.nullish(z.string()) }),
        finish_reason: z.nullish(z.string()),
      }),
    )
    .check(z.minLength(1)),
  usage: z.optional(z.unknown()),
});

/** Throws SyntaxError for what is no completion, APIError for one that the server sends, and what the connection throws. */
export async function readReply(
  stream: Stream<OpenAI.ChatCompletionChunk>,
  response: Response,
): Promise<RawReply> {
  const type = response.headers.get('content-type') ?? '';
  return /event-stream/i.test(type) ? readStream(stream) : readWhole(response);
}

async function readStream(stream: Stream<OpenAI.ChatCompletionChunk>): Promise<RawReply> {
  const reply: RawReply = { text: '', refused: false };
  // Some servers send `data: null` to keep the connection.
  for await (const chunk of stream as AsyncIterable<OpenAI.ChatCompletionChunk | null>) {
    const choice = chunk?.choices?.[0];
    reply.text += textOf(choice?.delta?.content);
    if (choice?.delta?.refusal) reply.refused = true;
    if (choice?.finish_reason) reply.finish = choice.finish_reason;
    if (chunk?.model) reply.model = chunk.model;
    Object.assign(reply, tokensOf(chunk?.usage));
  }
  return reply;
}

/** As `readReply`. */
export async function readWhole(response: Response): Promise<RawReply> {
  const type = response.headers.get('content-type') ?? '';
  if (!/json/i.test(type)) {
    await response.body?.cancel();
    throw new SyntaxError(`${type.slice(0, 40)} is no reply of a model`);
  }
  const json: unknown = JSON.parse(await response.text());
  const { error } = (json ?? {}) as { error?: unknown };
  if (error) throw new APIError(undefined, Object(error), undefined, response.headers);
  const parsed = wholeCompletion.safeParse(json);
  if (!parsed.success) throw new SyntaxError('JSON, but no completion');
  const { model, choices, usage } = parsed.data;
  const [choice] = choices;
  return {
    text: textOf(choice?.message.content),
    refused: Boolean(choice?.message.refusal),
    ...(choice?.finish_reason ? { finish: choice.finish_reason } : {}),
    ...(model ? { model } : {}),
    ...tokensOf(usage),
  };
}

/** Content is text, or a list of parts of which some are text and some are thinking. */
function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content
    .map((part: unknown) => {
      const { type, text } = (part ?? {}) as { type?: unknown; text?: unknown };
      return type === 'text' && typeof text === 'string' ? text : '';
    })
    .join('');
}

function tokensOf(usage: unknown): Pick<RawReply, 'inputTokens' | 'outputTokens'> {
  if (typeof usage !== 'object' || usage === null) return {};
  const used = usage as Record<string, unknown>;
  const count = (n: unknown) =>
    typeof n === 'number' && Number.isFinite(n) ? Math.max(0, Math.round(n)) : 0;
  return { inputTokens: count(used['prompt_tokens']), outputTokens: count(used['completion_tokens']) };
}
