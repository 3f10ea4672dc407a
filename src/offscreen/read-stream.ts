// One reply of an endpoint, put together from its stream. A server that ignores the wish for a stream and
// sends the whole completion is understood as well; anything else is said to be no such server.
import type { OpenAI } from 'openai';
import type { Stream } from 'openai/streaming';
import { z } from '../shared/schema';

export interface RawReply {
  text: string;
  /** Absent when the stream ended before the model did. */
  finish?: string;
  refused: boolean;
  model?: string;
  inputTokens?: number;
  outputTokens?: number;
}

const usage = z.nullish(z.object({ prompt_tokens: z.number(), completion_tokens: z.number() }));
const wholeCompletion = z.object({
  model: z.optional(z.string()),
  choices: z
    .array(
      z.object({
        message: z.object({ content: z.nullish(z.string()), refusal: z.nullish(z.string()) }),
        finish_reason: z.nullish(z.string()),
      }),
    )
    .check(z.minLength(1)),
  usage: z.optional(usage),
});

/** Throws SyntaxError for what is no completion, and whatever the connection throws. */
export async function readReply(
  stream: Stream<OpenAI.ChatCompletionChunk>,
  response: Response,
  onText: (delta: string) => void,
): Promise<RawReply> {
  const type = response.headers.get('content-type') ?? '';
  if (/event-stream/i.test(type)) return readStream(stream, onText);
  if (/json/i.test(type)) return readWhole(await response.text(), onText);
  await response.body?.cancel();
  throw new SyntaxError(`${type.slice(0, 40)} is no reply of a model`);
}

async function readStream(
  stream: Stream<OpenAI.ChatCompletionChunk>,
  onText: (delta: string) => void,
): Promise<RawReply> {
  const reply: RawReply = { text: '', refused: false };
  for await (const chunk of stream) {
    const choice = chunk.choices?.[0];
    const delta = choice?.delta?.content;
    if (typeof delta === 'string' && delta !== '') {
      reply.text += delta;
      onText(delta);
    }
    if (choice?.delta?.refusal) reply.refused = true;
    if (choice?.finish_reason) reply.finish = choice.finish_reason;
    if (chunk.model) reply.model = chunk.model;
    Object.assign(reply, tokensOf(chunk.usage));
  }
  return reply;
}

function readWhole(json: string, onText: (delta: string) => void): RawReply {
  const parsed = wholeCompletion.safeParse(JSON.parse(json));
  if (!parsed.success) throw new SyntaxError('JSON, but no completion');
  const { model, choices, usage: used } = parsed.data;
  const [choice] = choices;
  const text = choice?.message.content ?? '';
  if (text) onText(text);
  return {
    text,
    refused: Boolean(choice?.message.refusal),
    ...(choice?.finish_reason ? { finish: choice.finish_reason } : {}),
    ...(model ? { model } : {}),
    ...tokensOf(used),
  };
}

function tokensOf(used: z.infer<typeof usage>): Pick<RawReply, 'inputTokens' | 'outputTokens'> {
  if (!used) return {};
  const count = (n: unknown) =>
    typeof n === 'number' && Number.isFinite(n) ? Math.max(0, Math.round(n)) : 0;
  return { inputTokens: count(used.prompt_tokens), outputTokens: count(used.completion_tokens) };
}
