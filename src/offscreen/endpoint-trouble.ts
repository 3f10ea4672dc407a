// What an endpoint's failure means, and which sentence says so. Judged by status and by the error's own
// words; the words themselves, which may hold anything, are never shown.
import { APIConnectionTimeoutError, APIError, APIUserAbortError } from 'openai';
import type { Trouble } from '../shared/messages/model';
import { isLoopback } from '../shared/providers';
import { EndpointRefusal } from './endpoint-fetch';
import { trouble } from './provider';

const CONTEXT =
  /context[ _-]?(?:length|window|size)|maximum context|too many tokens|prompt is too long|exceed\w* .{0,40}(?:context|token)/i;
const NO_CREDIT =
  /insufficient[ _](?:quota|balance|credits?|funds)|(?:credit )?balance is too low|(?:out of|no) credits?\b/i;
/** A limit a minute or a day is told with words of quota and billing too, and with the time it lasts. */
const PASSES = /(?:try again|retry) in\b/i;
const BAD_KEY = /api[ _]key not valid|invalid[ _]api[ _]key|API_KEY_INVALID/i;
const RATE = /rate.?limit|too many requests/i;
/** A service that wants to be told that a browser asks. */
const ORIGIN = /\bCORS\b/;
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

/** Of the answer, else the one that the error names: gateways send errors with status 200, or inside a stream. */
export function statusOf(error: APIError): number | undefined {
  if (error.status !== undefined) return error.status;
  const code = Number(error.code);
  return Number.isInteger(code) && code >= 400 && code < 600 ? code : undefined;
}

/** The account is empty: no time will help. */
export function isNoCredit(error: APIError): boolean {
  if (statusOf(error) === 402) return true;
  if (error.code === 'insufficient_quota' || error.type === 'insufficient_quota') return true;
  const words = wordsOf(error);
  return NO_CREDIT.test(words) && !PASSES.test(words) && error.headers?.has('retry-after') !== true;
}

/** The endpoint does not take the form of the request: another may do. */
export function isRefusalOfForm(error: unknown): error is APIError {
  if (!isApiError(error)) return false;
  const [status = 0, words] = [statusOf(error), wordsOf(error)];
  if (isContextOverflow(error) || BAD_KEY.test(words) || isNoCredit(error)) return false;
  if (status === 404) return /requested parameters|response_format/i.test(words);
  if (status === 501) return true;
  if (status >= 500) return /grammar|schema|response_format/i.test(words);
  return status === 400 || status === 422;
}

function isContextOverflow(error: APIError): boolean {
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
  const status = statusOf(error);
  if (status !== undefined) return statusTrouble(error, status, asked);
  return error.error === undefined ? unreachable(asked) : spokenTrouble(error, asked);
}

/** `instanceof` alone leaves the class's type parameters `any`. */
export function isApiError(error: unknown): error is APIError {
  return error instanceof APIError;
}

function unreachable({ url }: Asked): Trouble {
  const reason = isLoopback(url.hostname) ? 'no_answer_local' : 'no_answer';
  return trouble('MODEL_UNAVAILABLE', reason, url.origin);
}

/** An error that came where an answer had begun well, and names no status. */
function spokenTrouble(error: APIError, { url }: Asked): Trouble {
  if (isContextOverflow(error)) return trouble('CONTEXT_OVERFLOW', 'context_overflow');
  if (isNoCredit(error)) return trouble('QUOTA', 'no_credit', url.origin);
  if (RATE.test(wordsOf(error))) return trouble('QUOTA', 'rate_limited', url.origin);
  return trouble('LLM_FAILED', 'server_error', url.origin, 'stream');
}

function statusTrouble(error: APIError, status: number, { url, model, hasKey }: Asked): Trouble {
  const { origin, hostname } = url;
  const words = wordsOf(error);
  switch (true) {
    case status === 401 && ORIGIN.test(words):
      return trouble('LLM_FAILED', 'origin_refused', origin);
    case status === 401 || (status === 400 && BAD_KEY.test(words)):
      return trouble('LLM_FAILED', hasKey ? 'key_refused' : 'key_missing', origin);
    case status < 500 && isNoCredit(error):
      return trouble('QUOTA', 'no_credit', origin);
    case status === 403 && isLoopback(hostname):
      return trouble('LLM_FAILED', 'origin_refused', origin);
    case status === 403:
      return trouble('LLM_FAILED', 'not_permitted', origin, model);
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
