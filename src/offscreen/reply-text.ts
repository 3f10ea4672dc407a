// What a model wrote, without the thinking before it. Pure text; what comes out is as untrusted as what went in.
import { isJson } from '../shared/is-json';

/** Thinking that models put before the answer; one that never closes has no answer after it. */
const THINKING = /<(think|thinking|reasoning)>[\s\S]*?(?:<\/\1>|$)/gi;
/** Some chat templates put the opening tag into the prompt: the reply then has the closing one alone. */
const HEADLESS_THINKING = /^[\s\S]*<\/(?:think|thinking|reasoning)>/i;

/** The answer as it was written. JSON has no thinking before it, whatever its strings hold. */
export function plainAnswer(text: string): string {
  if (isJson(text)) return text.trim();
  return text.replace(THINKING, '').replace(HEADLESS_THINKING, '').trim();
}
