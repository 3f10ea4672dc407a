// The prompt of a tie: which of a few things, told in short lines, is the one that is meant.
import type { ModelMessage } from '../../shared/model';
import { DATA_RULE, pageData, prompt } from './page-data';
import { taskLines, type TaskWords } from './task-lines';

/** The whole prompt, tokens; a unit test holds it with a real tokenizer. */
export const SCOUT_BUDGET_TOKENS = 1_400;
/** Of one candidate's line. */
export const SCOUT_LINE_TOKENS = 60;
export const SCOUT_REPLY_TOKENS = 120;

const SYSTEM = `Several things on a web page fit what a person asks for. Reply with JSON only: {"choice","sure","why"}.
choice: the number of the one that the task means; "none" when the task does not tell them apart.
sure: true only when the task itself says which one.
why: at most 12 words.
${DATA_RULE}`;

export function scoutPrompt(task: TaskWords, candidateLines: readonly string[]): ModelMessage[] {
  return prompt(SYSTEM, `${taskLines(task)}\n${pageData(candidateLines)}`);
}
