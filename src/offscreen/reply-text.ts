// What a model wrote, without what is not the answer: thinking aloud, code fences, words around the JSON.
// Pure text; what comes out is as untrusted as what went in.

/** Thinking that models put before the answer; one that never closes has no answer after it. */
const THINKING = /<(think|thinking|reasoning)>[\s\S]*?(?:<\/\1>|$)/gi;
/** Some chat templates put the opening tag into the prompt: the reply then has the closing one alone. */
const HEADLESS_THINKING = /^[\s\S]*<\/(?:think|thinking|reasoning)>/i;
const FENCED = /```(?:json)?\s*\n?([\s\S]*?)```/i;

/** The answer in words. */
export function plainAnswer(text: string): string {
  return text.replace(THINKING, '').replace(HEADLESS_THINKING, '').trim();
}

/** The one JSON value of the answer, as text, or undefined when there is none. */
export function jsonAnswer(text: string): string | undefined {
  const answer = plainAnswer(text);
  const candidates = [answer, FENCED.exec(answer)?.[1]?.trim(), between(answer, '{', '}')];
  return candidates.find((candidate) => candidate !== undefined && isJson(candidate));
}

function between(text: string, open: string, close: string): string | undefined {
  const [from, to] = [text.indexOf(open), text.lastIndexOf(close)];
  return from >= 0 && to > from ? text.slice(from, to + 1) : undefined;
}

function isJson(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null;
  } catch {
    return false;
  }
}
