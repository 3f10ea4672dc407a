// The prompt of a question about the page: numbered passages, and an answer that names those it rests on.
import type { ModelMessage } from '../../shared/model';
import { DATA_RULE, pageData, prompt } from './page-data';

/** Of the prompt for passages, tokens, by rung; the rest is the same for both. */
export const ANSWER_PAGE_TOKENS = { 1: 1_500, 2: 5_000 } as const;
/** The prompt without passages, tokens; a unit test holds it with a real tokenizer. */
export const ANSWER_FRAME_TOKENS = 500;
export const ANSWER_REPLY_TOKENS = 500;

const MAX_QUESTION_CHARS = 800;

const SYSTEM = `You answer a question from numbered passages of a web page. Reply with JSON only: {"found","answer","sources"}.
found: true when the passages tell the answer, else false.
answer: short, in the language of the question, from the passages alone; "" when not found.
sources: the numbers of the passages that tell it.
${DATA_RULE}`;

export function answerPrompt(question: string, passageLines: readonly string[]): ModelMessage[] {
  return prompt(SYSTEM, `question: ${question.slice(0, MAX_QUESTION_CHARS)}\n${pageData(passageLines)}`);
}
