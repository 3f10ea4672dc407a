// The prompt of a question about the page: numbered passages, and an answer that names those it rests on.
import type { ModelMessage } from '../../shared/model';
import { DATA_RULE, pageData, prompt } from './page-data';
import type { Shares } from './prompt-room';

/** Page: passages, by rung; a local model takes its time to read them. */
export const ANSWER_SHARES: Readonly<Record<1 | 2, Shares>> = {
  1: { frame: 250, page: { least: 600, most: 1_500 }, reply: { least: 500, most: 500 } },
  2: { frame: 250, page: { least: 600, most: 5_000 }, reply: { least: 500, most: 500 } },
};

const SYSTEM = `You answer a question from numbered passages of a web page. Reply with JSON only: {"found","answer","sources"}.
found: true when the passages tell the answer, else false.
answer: short, in the language of the question, from the passages alone; "" when not found.
sources: the numbers of the passages that tell it.
${DATA_RULE}`;

export function answerPrompt(question: string, passageLines: readonly string[]): ModelMessage[] {
  return prompt(SYSTEM, `question: ${question}\n${pageData(passageLines)}`);
}
