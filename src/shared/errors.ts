// The one catalogue of error codes. Page trouble is a value with one of these codes;
// the UI shows `messages.json` text `error_<CODE>` beside the specific sentence.
import { z } from './schema';

export const ERROR_CODES = [
  'NOT_FOUND',
  'AMBIGUOUS',
  'STALE',
  'NOT_ACTIONABLE',
  'TIMEOUT',
  'DIALOG_OPEN',
  'OUTCOME_UNKNOWN',
  'FRAME_UNREACHABLE',
  'TAB_CLOSED',
  'POLICY_DENIED',
  'NEEDS_CONFIRM',
  'NEEDS_PERMISSION',
  'INVALID_ACTION',
  'MODEL_UNAVAILABLE',
  'MODEL_OUTPUT_INVALID',
  'CONTEXT_OVERFLOW',
  'LLM_FAILED',
  'CODE_FAILED',
  'MAX_RETRIES',
  'QUOTA',
  'CANCELLED',
] as const;

export const errorCode = z.enum(ERROR_CODES);
export type ErrorCode = z.infer<typeof errorCode>;

/** Whether trying the same call again, perhaps another way, can help. */
export const RETRYABLE: Readonly<Record<ErrorCode, boolean>> = {
  NOT_FOUND: true,
  AMBIGUOUS: false,
  STALE: true,
  NOT_ACTIONABLE: true,
  TIMEOUT: true,
  DIALOG_OPEN: false,
  OUTCOME_UNKNOWN: false,
  FRAME_UNREACHABLE: true,
  TAB_CLOSED: false,
  POLICY_DENIED: false,
  NEEDS_CONFIRM: false,
  NEEDS_PERMISSION: false,
  INVALID_ACTION: false,
  MODEL_UNAVAILABLE: true,
  MODEL_OUTPUT_INVALID: true,
  CONTEXT_OVERFLOW: false,
  LLM_FAILED: true,
  CODE_FAILED: true,
  MAX_RETRIES: false,
  QUOTA: false,
  CANCELLED: false,
};

/**
 * What ends the work at hand, with its code: a broken contract, or trouble that nobody on the way up can do anything about (a
 * page that may not be read, a tab that is gone). The next boundary tells it as a value. What a tool meets is a `ToolResult`.
 */
export class CopilotError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'CopilotError';
  }
}
