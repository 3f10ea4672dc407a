// What a language model is asked and what it gives back, whichever provider it runs on. The planner's side
// (agent/) knows only ModelClient; the offscreen document's side (offscreen/) implements Provider.
import { MAX_REPLY_TOKENS } from './budgets';
import { z } from './schema';
import type { ToolResult } from './tool-result';

export const modelMessage = z.object({
  role: z.enum(['system', 'user', 'assistant']),
  content: z.string().check(z.maxLength(200_000)),
});
export type ModelMessage = z.infer<typeof modelMessage>;

export const modelRequest = z.object({
  messages: z.array(modelMessage).check(z.minLength(1), z.maxLength(40)),
  /** A JSON schema (draft 2020-12 subset: object, array, enum, string, integer, boolean) that the reply must fit. */
  schema: z.optional(z.object({ name: z.string(), json: z.record(z.string(), z.unknown()) })),
  /** Upper bound of the reply, tokens. */
  maxTokens: z.int().check(z.positive(), z.maximum(MAX_REPLY_TOKENS)),
  temperature: z.optional(z.number().check(z.minimum(0), z.maximum(2))),
  /** Patience for the whole reply, ms. */
  timeoutMs: z.int().check(z.positive(), z.maximum(600_000)),
});
export type ModelRequest = z.infer<typeof modelRequest>;

export const modelReply = z.object({
  /** What the model wrote after its thinking, maybe nothing; whether it fits the schema is the asker's to find out. */
  text: z.string(),
  inputTokens: z.int(),
  outputTokens: z.int(),
  finish: z.enum(['stop', 'length']),
  /** Name of the model as the provider gives it. */
  model: z.string(),
});
export type ModelReply = z.infer<typeof modelReply>;

export interface ModelOptions {
  signal: AbortSignal;
}

/**
 * A model that is ready to be asked. Failures are values: MODEL_UNAVAILABLE (not there, not loaded, server
 * down), CONTEXT_OVERFLOW, QUOTA (rate limit, credit), LLM_FAILED (key refused and all else),
 * MODEL_OUTPUT_INVALID (no reply at all to be read), TIMEOUT, CANCELLED; the text is a sentence for the user with the next step.
 */
export interface ModelClient {
  /** 1 local, 2 keyed. */
  rung: 1 | 2;
  /** Patience for one reply, ms. */
  timeoutMs: number;
  /** What one question may take, its reply included, tokens. */
  contextTokens: number;
  complete(request: ModelRequest, options: ModelOptions): Promise<ToolResult<ModelReply>>;
}
