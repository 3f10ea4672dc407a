// How the model's context is shared out in a prompt, in tokens. The user's words are never cut, or the task would be done
// wrong; the reply gets room to repeat texts that they dictate; the page gets the rest. Pure.
import { LONGEST_REPLY_TOKENS } from '../../shared/budgets';
import type { ModelClient } from '../../shared/model';
import { failure, type ToolFailure } from '../../shared/tool-result';
import { estimateTokens } from './token-estimate';

export interface Shares {
  /** Tokens of the prompt without the user's words and the page, but with the schema; a unit test checks it. */
  frame: number;
  /** Tokens for the page: with less than `least` the model is not asked, more than `most` is of no use. */
  page: { least: number; most: number };
  /** Tokens for the reply: `least` at any rate, `most` where there is room; with `dictates`, also as many as the user's words have. */
  reply: { least: number; most: number; dictates?: boolean };
}

/** Tokens that may be used for the page and for the reply. */
interface Room {
  page: number;
  reply: number;
}

/** For the message that gives a reply that does not fit back to the model, and says what is wrong with it. */
const REPAIR_TOKENS = 80;

/** `words`: all that the prompt says in the user's words. `CONTEXT_OVERFLOW` where they leave too little for the page. */
export function roomFor(
  { contextTokens }: ModelClient,
  words: string,
  { frame, page, reply }: Shares,
): Room | (ToolFailure & { tokens: number }) {
  const said = estimateTokens(words);
  // The reply counts twice: a wrong one is part of the next prompt.
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
