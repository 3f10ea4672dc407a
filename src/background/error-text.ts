// Errors as text: for a sentence, and for the log.
import { CopilotError } from '../shared/errors';

/** The error's own message; of what is no error, its text. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** As the log has it: our own errors by their code, all others, which are bugs, with their stack. */
export function logTextOf(error: unknown): string {
  if (error instanceof CopilotError) return `${error.code}: ${error.message}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
