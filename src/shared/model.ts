// What a language model is asked and what it gives back, whichever provider it runs on. The planner's side
// (agent/) knows only ModelClient; the offscreen document's side (offscreen/) implements Provider.
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
  maxTokens: z.int().check(z.positive(), z.maximum(8_192)),
  temperature: z.optional(z.number().check(z.minimum(0), z.maximum(2))),
  /** Patience for the whole reply, ms. */
  timeoutMs: z.int().check(z.positive(), z.maximum(600_000)),
});
export type ModelRequest = z.infer<typeof modelRequest>;

export const modelReply = z.object({
  /** Fits the schema where one was given: still untrusted, parse it. */
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
  /** Pieces of the reply as they come, for progress only. */
  onText?: (delta: string) => void;
}

/**
 * A model that is ready to be asked. Failures are values: MODEL_UNAVAILABLE (not there, not loaded, server
 * down), CONTEXT_OVERFLOW, QUOTA (rate limit, credit), LLM_FAILED (key refused and all else),
 * MODEL_OUTPUT_INVALID, TIMEOUT, CANCELLED; the text is a sentence for the user with the next step.
 */
export interface ModelClient {
  /** 1 local, 2 keyed. */
  rung: 1 | 2;
  complete(request: ModelRequest, options: ModelOptions): Promise<ToolResult<ModelReply>>;
}
