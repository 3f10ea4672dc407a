// What every tool call comes back as: a value, also when it failed.
import { errorCode, RETRYABLE, type ErrorCode } from './errors';
import { z } from './schema';

export type ToolFailure = { ok: false; error: string; retryable: boolean; code: ErrorCode };
export type ToolResult<T = unknown> = { ok: true; data: T } | ToolFailure;

export const toolFailureSchema = z.object({
  ok: z.literal(false),
  error: z.string().check(z.maxLength(2_000)),
  retryable: z.boolean(),
  code: errorCode,
});

export const toolResultSchema = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), data: z.unknown() }),
  toolFailureSchema,
]);

export function success<T>(data: T): { ok: true; data: T } {
  return { ok: true, data };
}

/** `error` names the culprit and what would have been right. */
export function failure(code: ErrorCode, error: string): ToolFailure {
  return { ok: false, code, error, retryable: RETRYABLE[code] };
}
