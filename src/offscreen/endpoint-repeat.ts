// Whether a request that failed is sent again as it was, and after which pause. The SDK could do that itself,
// but its pauses heed neither a cancelled request nor its deadline.
import { APIConnectionError, APIConnectionTimeoutError, type APIError } from 'openai';
import { MODEL_REPEAT_BASE_MS, MODEL_REPEAT_MAX_MS, MODEL_RETRIES } from '../shared/budgets';
import { EndpointRefusal } from './endpoint-fetch';
import { isApiError, isNoCredit, statusOf } from './endpoint-trouble';

/** The pause before the request is sent again, ms; undefined where that is no use. `repeats`: how often it was sent again already. */
export function repeatAfterMs(error: unknown, repeats: number, isLocal: boolean): number | undefined {
  if (!isApiError(error) || !mayPass(error)) return undefined;
  // A server on this computer says so while it loads its model, and that takes as long as it takes.
  const isLoading = isLocal && statusOf(error) === 503;
  if (repeats >= MODEL_RETRIES && !isLoading) return undefined;
  const asked = askedForMs(error.headers);
  // "At once" is no pause for what may go on for minutes.
  if (asked !== undefined) return isLoading ? Math.max(asked, MODEL_REPEAT_BASE_MS) : asked;
  return Math.min(MODEL_REPEAT_BASE_MS * 2 ** repeats, MODEL_REPEAT_MAX_MS);
}

function mayPass(error: APIError): boolean {
  const wish = error.headers?.get('x-should-retry');
  if (wish === 'true' || wish === 'false') return wish === 'true';
  const status = statusOf(error);
  if (status === undefined)
    return (
      error instanceof APIConnectionError &&
      !(error instanceof APIConnectionTimeoutError) &&
      !(error.cause instanceof EndpointRefusal)
    );
  if (status === 429) return !isNoCredit(error);
  return status === 408 || status === 409 || (status >= 500 && status !== 501);
}

/** What the server asks for: in ms, in seconds, or as a date. */
function askedForMs(headers: Headers | undefined): number | undefined {
  const ms = Number.parseFloat(headers?.get('retry-after-ms') ?? '');
  if (ms >= 0) return ms;
  const said = headers?.get('retry-after') ?? '';
  const seconds = Number.parseFloat(said);
  const asked = Number.isNaN(seconds) ? Date.parse(said) - Date.now() : seconds * 1_000;
  return Number.isNaN(asked) ? undefined : Math.max(0, asked);
}
