// What an endpoint's failure means, and which sentence says so. Judged by status and by the error's own
// words; the words themselves, which may hold anything, are never shown.
import { APIConnectionTimeoutError, APIError, APIUserAbortError } from 'openai';
import type { Trouble } from '../shared/messages/model';
import { isLoopback } from '../shared/providers';
import { EndpointRefusal } from './endpoint-fetch';
import { trouble } from './provider';

const CONTEXT =
  /context[ _-]?(?:length|window|size)|maximum context|too many tokens|prompt is too long|exceed\w* .{0,40}(?:context|token)/i;
const CREDIT = /insufficient_quota|quota|billing|credit|balance|payment/i;
const MODEL = /\bmodel\b/i;

export interface Asked {
  url: URL;
  model: string;
  hasKey: boolean;
}

/** All that an API error says of itself, for matching only. */
export function wordsOf(error: APIError): string {
  return [error.code, error.type, error.param, error.message].filter((part) => part).join(' ');
}

export function isContextOverflow(error: APIError): boolean {
  return error.status === 413 || CONTEXT.test(wordsOf(error));
}

/** Anything that was thrown while the endpoint was asked. */
export function endpointTrouble(error: unknown, asked: Asked): Trouble {
  const { origin } = asked.url;
  if (error instanceof EndpointRefusal)
    return error.reason === 'too_large'
      ? trouble('MODEL_OUTPUT_INVALID', 'too_large')
      : trouble('POLICY_DENIED', 'other_origin', origin);
  if (error instanceof APIUserAbortError) return trouble('CANCELLED', 'cancelled');
  if (error instanceof APIConnectionTimeoutError) return trouble('TIMEOUT', 'timeout', origin);
  if (error instanceof SyntaxError) return trouble('MODEL_OUTPUT_INVALID', 'garbled', origin);
  if (!isApiError(error)) return trouble('LLM_FAILED', 'cut_off', origin);
  if (error.status === undefined && error.error !== undefined) return spokenTrouble(error, asked);
  if (error.status === undefined) return unreachable(asked);
  return statusTrouble(error, asked);
}

/** `instanceof` alone leaves the class's type parameters `any`. */
export function isApiError(error: unknown): error is APIError {
  return error instanceof APIError;
}

function unreachable({ url }: Asked): Trouble {
  const reason = isLoopback(url.hostname) ? 'no_answer_local' : 'no_answer';
  return trouble('MODEL_UNAVAILABLE', reason, url.origin);
}

/** An error that came inside a stream that had begun well: there is no status to go by. */
function spokenTrouble(error: APIError, { url }: Asked): Trouble {
  if (isContextOverflow(error)) return trouble('CONTEXT_OVERFLOW', 'context_overflow');
  return trouble('LLM_FAILED', 'server_error', url.origin, 'stream');
}

function statusTrouble(error: APIError, { url, model, hasKey }: Asked): Trouble {
  const { origin, hostname } = url;
  const words = wordsOf(error);
  const status = error.status ?? 0;
  switch (true) {
    case status === 401:
      return trouble('LLM_FAILED', hasKey ? 'key_refused' : 'key_missing', origin);
    case status === 403 && isLoopback(hostname):
      return trouble('LLM_FAILED', 'origin_refused', origin);
    case status === 403:
      return trouble('LLM_FAILED', 'not_permitted', origin, model);
    case status === 402 || (status === 429 && CREDIT.test(words)):
      return trouble('QUOTA', 'no_credit', origin);
    case status === 429:
      return trouble('QUOTA', 'rate_limited', origin);
    case isContextOverflow(error):
      return trouble('CONTEXT_OVERFLOW', 'context_overflow');
    case status === 404 && MODEL.test(words):
      return trouble('MODEL_UNAVAILABLE', 'model_unknown', origin, model);
    case status === 404 || status === 405:
      return trouble('MODEL_UNAVAILABLE', 'address_unknown', url.href);
    case status === 408 || status === 504:
      return trouble('TIMEOUT', 'timeout', origin);
    case status >= 500:
      return trouble('MODEL_UNAVAILABLE', 'server_error', origin, String(status));
    default:
      return trouble('LLM_FAILED', 'refused', origin, String(status));
  }
}
