// How a prompt shares out what the model can take. The user's words stand in it whole, for what is cut from them is done
// wrong or not at all; the reply gets room to repeat what they dictate; the page gets the rest. Pure.
import { LONGEST_REPLY_TOKENS } from '../../shared/budgets';
import type { ModelClient } from '../../shared/model';
import { failure, type ToolFailure } from '../../shared/tool-result';
import { estimateTokens } from './token-estimate';

export interface Shares {
  /** The prompt without the user's words and the page, and the schema, tokens; a unit test holds it. */
  frame: number;
  /** For the page: with less it is not asked, more is not of use. */
  page: { least: number; most: number };
  /** For the reply; `most` also where there is room, and where it dictates, as much more as the user's words are. */
  reply: { least: number; most: number; dictates?: boolean };
}

interface Room {
  page: number;
  reply: number;
}

/** A reply that does not fit is said back to the model, with what is wrong with it. */
const REPAIR_TOKENS = 80;

/** `words`: all that the prompt says in the user's words. */
export function roomFor(
  { contextTokens }: ModelClient,
  words: string,
  { frame, page, reply }: Shares,
): Room | (ToolFailure & { tokens: number }) {
  const said = estimateTokens(words);
  // The reply counts twice: it may have to be said back.
  const left = contextTokens - frame - said - REPAIR_TOKENS - 2 * reply.least;
  if (left < page.least) return TOO_LONG;
  const wanted = Math.min(reply.most + (reply.dictates === true ? said : 0), LONGEST_REPLY_TOKENS);
  const more = Math.min(Math.max(0, wanted - reply.least), Math.floor((left - page.least) / 2));
  return { page: Math.min(page.most, left - 2 * more), reply: reply.least + more };
}

const TOO_LONG = {
  ...failure(
    'CONTEXT_OVERFLOW',
    'What you wrote is longer than this model can take in at once. Give the task in smaller parts, or choose an online model in the options.',
  ),
  tokens: 0,
};
